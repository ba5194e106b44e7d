"""Pages drawn line by line: a typed plain-text résumé and one whose lines are drawn in no reading order."""

import io
import textwrap

from reportlab.lib.pagesizes import A4, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

from kit.text import glue

from .sheet import Sheet, When

_FONTS = "/usr/share/fonts/truetype/liberation2/Liberation{}.ttf"
for _name in ("Mono-Regular", "Sans-Regular", "Sans-Bold", "Sans-Italic"):
    pdfmetrics.registerFont(TTFont(_name, _FONTS.format(_name)))


def r_ascii(person, rng):
    """A typed text file on paper: capitals underlined with signs, "*" bullets, dates in brackets with two dots, 78 signs a line."""
    s = Sheet(person, rng, When("{yyyy}-{mm}", " .. ", "now"), works=("story", "tools", "dates", "url"), case=str.upper)
    sign = rng.choice("=-~")
    wrap = lambda text, first="", later="": textwrap.wrap(text, 78, initial_indent=first, subsequent_indent=later, break_on_hyphens=False, break_long_words=False)
    bullets = lambda items: [line for item in items for line in wrap(item, "  * ", "    ")]
    cells = {
        "about": wrap(person.about), "likes": wrap(", ".join(person.likes)), "tongues": [f"{a} ({b})" for a, b in person.tongues], "papers": [line for x in person.papers for line in wrap(x, "  * ", "    ")], "referees": [person.referees],
        "roles": [line for r in person.roles for line in [*wrap(f"{r.title}, {r.company}"), f"{r.place} [{s.dates(r)}]", *bullets(r.points), ""]],
        "studies": [line for x in person.studies for line in [f"{x.degree}, {x.subject} [{s.years(x, ' .. ')}]", f"{x.school}{'  -- ' + x.note if x.note else ''}"]],
        "skills": [line for k, v in person.skills.items() for line in wrap(f"{k:.<18} {', '.join(v)}", "", " " * 19)],
        "cards": [line for c in person.cards for line in [*wrap(f"{c.name}{', ' + c.issuer if c.issuer else ''}{' [' + s.date(c) + ']' if c.date else ''}"), *([f"  <{c.url}>"] if c.url else [])]],
        "prizes": [line for p in person.prizes for line in [*wrap(glue(", ", p.title, p.place, p.by) + (f" [{s.date(p)}]" if p.date else "")), *(wrap(p.story, "  ", "  ") if p.story else []), *([f"  <{p.url}>"] if p.url else [])]],
        "works": [line for w in person.works for line in [f"{w.name}{' [' + s.dates(w) + ']' if w.start else ''}", *wrap(w.story, "  ", "  "), f"  uses: {', '.join(w.tools)}", *([f"  <{w.url}>"] if w.url else []), ""]],
        "helping": [line for r in person.helping for line in [f"{r.title}, {r.company} [{s.dates(r)}]", *bullets(r.points)]],
    }
    lines = [person.name.center(78).rstrip(), person.job.center(78).rstrip(), *[x.center(78).rstrip() for x in (person.place, f"{person.email} :: {person.phone}", *person.links)], ""]
    for name in s.order:
        heading = s.heads[name]
        lines += [heading, sign * len(heading), *cells[name], *([] if cells[name][-1] == "" else [""])]
    return s.made("pdf", _typed(lines))


def _typed(lines):
    buffer = io.BytesIO()
    sheet = canvas.Canvas(buffer, pagesize=letter)
    for start in range(0, len(lines), 58):
        sheet.setFont("Mono-Regular", 10)
        for row, line in enumerate(lines[start:start + 58]):
            sheet.drawString(60, 735 - row * 12, line)
        sheet.showPage()
    sheet.save()
    return buffer.getvalue()


class _Desk:
    """Collects lines with their places; `save` draws each page’s lines in a shuffled order."""

    def __init__(self):
        self.lines, self.page, self.y = [], 0, 790

    def down(self, by):
        self.y -= by
        if self.y < 55:
            self.page, self.y = self.page + 1, 790

    def put(self, text, x=56, font="Sans-Regular", size=9.5, right=0):
        """One line; `right` aligns it there instead."""
        if right:
            x = right - pdfmetrics.stringWidth(text, font, size)
        self.lines.append((self.page, x, self.y, font, size, text))

    def flow(self, text, x=56, width=480, font="Sans-Regular", size=9.5, mark=""):
        """Wrapped lines below each other, with `mark` left of the first."""
        row = ""
        for word in [*text.split(), ""]:
            if word and pdfmetrics.stringWidth(f"{row} {word}", font, size) < width:
                row = f"{row} {word}".strip()
                continue
            self.down(12.5)
            if mark:
                self.put(mark, x - 11, font, size)
            self.put(row, x, font, size)
            row, mark = word, ""

    def save(self, rng):
        buffer = io.BytesIO()
        sheet = canvas.Canvas(buffer, pagesize=A4)
        for page in range(self.page + 1):
            lines = [line for line in self.lines if line[0] == page]
            rng.shuffle(lines)
            for _, x, y, font, size, text in lines:
                sheet.setFont(font, size)
                sheet.drawString(x, y, text)
            sheet.showPage()
        sheet.save()
        return buffer.getvalue()


def r_scrambled(person, rng):
    """As some editors save it: every line is a text of its own, in no order. Title left and dates right, employer below; skills in three columns."""
    s = Sheet(person, rng, When("{Mon} {yyyy}", " through ", "today"), years="end", works=("story", "tools", "url"))
    desk = _Desk()
    desk.put(person.name, font="Sans-Bold", size=19)
    for text in (person.email, person.phone, person.place, *person.links):
        desk.put(text, right=540, size=8.5)
        desk.down(11)
    desk.put(person.job, font="Sans-Italic")
    entry = lambda left, right: (desk.down(15), desk.put(left, font="Sans-Bold"), desk.put(right, right=540, size=8.8))

    def roles():
        for r in person.roles:
            entry(r.title, s.dates(r))
            desk.flow(f"{r.company}, {r.place}", font="Sans-Italic")
            for x in r.points:
                desk.flow(x, 70, 465, mark="•")

    def skills():
        for at, x in enumerate(person.all_skills):
            if at % 3 == 0:
                desk.down(13)
            desk.put(x, 56 + at % 3 * 165)

    def prizes():
        for p in person.prizes:
            entry(glue(" – ", p.title, p.place), s.date(p))
            desk.flow(p.by, font="Sans-Italic")
            for x in filter(None, (p.story, p.url)):
                desk.flow(x)

    def works():
        for w in person.works:
            entry(w.name, "")
            desk.flow(f"{w.story} | {', '.join(w.tools)}")
            if w.url:
                desk.flow(w.url, size=8.5)

    writers = {
        "about": lambda: desk.flow(person.about), "roles": roles, "skills": skills, "prizes": prizes, "works": works,
        "studies": lambda: [(entry(f"{x.degree}, {x.subject}", s.years(x)), desk.flow(x.school, font="Sans-Italic")) for x in person.studies],
        "cards": lambda: [(entry(c.name, s.date(c)), [desk.flow(x) for x in (c.issuer, c.url) if x]) for c in person.cards],
        "tongues": lambda: desk.flow(", ".join(f"{a} ({b})" for a, b in person.tongues)), "likes": lambda: desk.flow(", ".join(person.likes)), "papers": lambda: [desk.flow(x) for x in person.papers], "referees": lambda: desk.flow(person.referees),
        "helping": lambda: [(entry(r.title, s.dates(r)), desk.flow(r.company, font="Sans-Italic")) for r in person.helping],
    }
    for name in s.order:
        desk.down(24)
        desk.put(s.heads[name], font="Sans-Bold", size=12)
        writers[name]()
    return s.made("pdf", desk.save(rng))
