"""A page drawn word by word: two columns told line by line across both, letter-spaced headings, links over titles."""

import io
import pathlib

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from kit.text import glue

from .sheet import Sheet

_FOLDER = pathlib.Path("/usr/share/fonts/truetype/dejavu")
_TOP, _BOTTOM = A4[1] - 112, 48


def _fonts():
    for name, file in (("Thin", "DejaVuSans.ttf"), ("Fat", "DejaVuSans-Bold.ttf")):
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, _FOLDER / file))


def _wrapped(text, font, size, width):
    """Lines of words that fit; a word that is too long is cut."""
    lines, line = [], ""
    for word in text.split():
        while pdfmetrics.stringWidth(word, font, size) > width:
            cut = next(n for n in range(len(word), 0, -1) if pdfmetrics.stringWidth(word[:n], font, size) <= width)
            lines, line, word = [*lines, *([line] if line else []), word[:cut]], "", word[cut:]
        longer = glue(" ", line, word)
        if pdfmetrics.stringWidth(longer, font, size) > width:
            lines, line = [*lines, line], word
        else:
            line = longer
    return [*lines, line] if line else lines


class _Column:
    """Lines waiting to be drawn: (y, page, x, text, font, size, colour, spacing, link)."""

    def __init__(self, x, width, y=_TOP):
        self.x, self.width, self.y, self.page, self.lines = x, width, y, 0, []

    def room(self, need):
        if self.y - need < _BOTTOM:
            self.page, self.y = self.page + 1, A4[1] - 56

    def head(self, text):
        self.room(60)
        self.y -= 8
        for line in _wrapped(text.upper(), "Fat", 12.2, self.width):
            self.y -= 12
            self.lines.append((self.page, self.y, self.x, line, "Fat", 9, (0.72, 0.2, 0.12), 2.4, ""))
        self.y -= 3

    def say(self, text, font="Thin", size=8.6, indent=0, colour=(0.1, 0.1, 0.1), link="", before=0):
        self.y -= before
        for line in _wrapped(text, font, size, self.width - indent) if text else []:
            self.room(size * 1.35)
            self.y -= size * 1.35
            self.lines.append((self.page, self.y, self.x + indent, line, font, size, colour, 0, link))

    def titled(self, s, name, url):
        """A title with its link as this file shows links."""
        self.say(name, "Fat", link=url if s.link == "name" else "", before=4)
        if url and s.link == "text":
            self.say(url.removeprefix("https://"), size=7.8, colour=(0.2, 0.3, 0.6))
        elif url and s.link == "word":
            self.say(s.click.replace("↗", "view"), size=7.8, colour=(0.2, 0.3, 0.6), link=url)

    def points(self, items):
        for item in items:
            self.room(12)
            self.lines.append((self.page, self.y - 8.6 * 1.35, self.x + 3, "›", "Thin", 8.6, (0.72, 0.2, 0.12), 0, ""))
            self.say(item, indent=12)


def _drawn(s, columns, top):
    """Draws all lines of all columns from the top of each page to its foot."""
    buffer = io.BytesIO()
    canvas = Canvas(buffer, pagesize=A4, invariant=1)
    lines = sorted((line for column in columns for line in column.lines), key=lambda line: (line[0], -line[1], line[2]))
    top(canvas)
    page = 0
    for number, y, x, text, font, size, colour, spacing, link in lines:
        if number != page:
            canvas.showPage()
            page = number
        canvas.setFillColorRGB(*colour)
        canvas.setFont(font, size)
        if spacing:
            canvas.drawString(x, y, text, charSpace=spacing)
            continue
        start = x
        for word in text.split(" "):
            canvas.drawString(x, y, word)
            x += pdfmetrics.stringWidth(word + " ", font, size)
        if link:
            canvas.linkURL(link, (start, y - 2, x, y + size))
    canvas.save()
    return s.made("pdf", buffer.getvalue())


def woven(person, rng):
    """Narrow column left for skills, schools and certificates, wide one right for jobs; both are written line by line together."""
    _fonts()
    s = Sheet(person, rng, ["tight", "through", "plain", "onwards"], hide=("papers", "referees"))
    small, wide = _Column(42, 158), _Column(222, 332)
    dim = (0.42, 0.42, 0.42)

    def role(column):
        for r in person.roles:
            column.room(40)
            column.say(r.title, "Fat", 9.2, before=5)
            column.say(glue("  ·  ", r.company, s.dates(r)), colour=dim)
            column.points(s.told(r))

    def school(column):
        for x in person.studies:
            column.say(x.degree, "Fat", before=4)
            column.say(x.subject)
            column.say(x.school)
            column.say(s.years(x), colour=dim)

    def card(column):
        for name, issuer, date, url in map(s.card, person.cards):
            column.titled(s, name, url)
            column.say(issuer)
            column.say(date, colour=dim)

    def prize(column):
        for title, by, date, place, story, url in map(s.prize, person.prizes):
            column.titled(s, title, url)
            column.say(glue("  ·  ", place, by, date), colour=dim)
            column.say(story)

    def work(column):
        for name, story, tools, dates, url in map(s.work, person.works):
            column.titled(s, name, url)
            column.say(dates, colour=dim)
            column.say(story)
            column.say("Tech: " + " | ".join(tools) if tools else "")

    writers = {"roles": role, "studies": school, "cards": card, "prizes": prize, "works": work, "skills": lambda c: [c.say(k, before=1) for k in person.all_skills], "tongues": lambda c: [c.say(f"{a} – {b}") for a, b in person.tongues],
               "likes": lambda c: c.say(", ".join(person.likes)), "helping": lambda c: [(c.say(r.title, "Fat", before=4), c.say(glue("  ·  ", r.company, s.dates(r)), colour=dim), c.say(r.intro)) for r in person.helping]}
    if s.has("about"):
        wide.head(s.heads["about"])
        wide.say(s.about, before=2)
    for column, names in ((small, ("skills", "studies", "cards", "tongues", "likes")), (wide, ("roles", "prizes", "works", "helping"))):
        for name in s.order(*names):
            column.head(s.heads[name])
            writers[name](column)

    def top(canvas):
        canvas.setFont("Fat", 21)
        canvas.drawString(42, A4[1] - 62, person.name)
        canvas.setFont("Thin", 8.6)
        canvas.drawString(42, A4[1] - 80, glue("   ", person.email, person.phone, person.place))
        canvas.drawString(42, A4[1] - 92, "   ".join(person.links))
        canvas.line(42, A4[1] - 102, A4[0] - 42, A4[1] - 102)

    return _drawn(s, (small, wide), top)
