"""Word files of one flow: an agency's labelled lines, Word's own heading styles, right tabs, prose."""

from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from kin.docx_tools import address, blank, line, named, packed, sections
from kit.word import tight_bullets, widths

from .sheet import Dates, Leaf, after, glue, on_paper


def told(box, role, style="List Bullet"):
    if role.intro:
        line(box, role.intro)
    tight_bullets(box, role.points, style)


def ruled(paragraph):
    """A line under a paragraph."""
    borders, bottom = OxmlElement("w:pBdr"), OxmlElement("w:bottom")
    for name, value in (("val", "single"), ("sz", "6"), ("space", "1"), ("color", "444444")):
        bottom.set(qn(f"w:{name}"), value)
    borders.append(bottom)
    paragraph._p.get_or_add_pPr().append(borders)
    return paragraph


def w_agency(person, rng):
    """A recruiter's template: details in a table without lines, then each job as "Employer:", "Position:", "Dates:" lines; certificates as "Name, Issuer, date"."""
    s = Leaf(person, rng, Dates("{Month} {yyyy}", " {to} "), "about skills roles studies cards works prizes tongues likes", degree=", ", split=False, studied="both")
    document = on_paper(blank("Liberation Sans", 10.5, 2.4), person)
    line(document, ("CURRICULUM VITAE" if s.lang in ("en", "de", "nl", "fr") else "CV", "b")).runs[0].font.size = Pt(16)
    table = document.add_table(rows=0, cols=2)
    for name, text in [("who", person.name), *((name, getattr(person, name)) for name in ("place", "phone", "email") if name in s.contact), *(("web", link) for link in s.links)]:
        cells = table.add_row().cells
        cells[0].paragraphs[0].add_run(f"{s.label[name]}:").bold = True
        cells[1].text = text
    widths(table, 4, 12)
    fact = lambda name, *runs, before=0: line(document, (f"{s.label.get(name, name)}: ", "b"), *runs, before=before)

    def role_lines(roles):
        for role in roles:
            fact("work", glue(", ", role.company, role.place), before=7)
            fact("title", role.title)
            fact("span", s.dates(role))
            told(document, role)

    def study_lines(studies):
        for study in studies:
            fact("school", glue(", ", study.school, study.place), before=5)
            fact("degree", s.title_of(study))
            fact("span", s.years(study))

    def work_lines(works):
        for work in works:
            line(document, (work.name, "b"), after(s.dates(work), " (", ")"), before=5)
            line(document, work.story)
            fact(s.tool_word, ", ".join(work.tools))
            if work.url:
                fact("link", *address(s, work))

    def prize_lines(prizes):
        for prize in prizes:
            line(document, (prize.title, "b"), f", {glue(', ', prize.by, s.date(prize))}", before=4)
            if prize.place:
                fact("place_won", prize.place)
            if prize.story:
                line(document, prize.story)
            if prize.url:
                fact("link", *address(s, prize))

    writers = {
        "about": lambda _: line(document, person.about), "roles": role_lines, "studies": study_lines, "works": work_lines, "prizes": prize_lines,
        "skills": lambda _: tight_bullets(document, person.all_skills), "cards": lambda cards: [line(document, glue(", ", c.name, c.issuer, s.date(c)), *address(s, c, ", ")) for c in cards],
        "tongues": lambda _: tight_bullets(document, s.spoken()), "likes": lambda likes: line(document, ", ".join(likes)),
    }
    sections(s, writers, lambda text: line(document, (text.upper(), "b"), before=12))
    line(document, s.refs, before=10)
    return packed(s, document)


def w_styles(person, rng):
    """Word's own title and headings: heading 2 "Position, Employer", under it "Place, dates" in grey italics."""
    s = Leaf(person, rng, Dates("{Mon}, {yyyy}", " - ", now="Present"), rng.choice(["about roles studies works cards prizes skills helping tongues", "about studies skills cards roles prizes works likes clubs"]), url=rng.choice(["text", "name"]), degree=None, studied="class")
    document = on_paper(blank("Carlito", 11, 2.2, 3), person)
    document.add_heading(person.name, 0)
    line(document, " • ".join([*s.reach("email", "phone", "place"), *s.links]))
    second = lambda *texts: document.add_heading(glue(", ", *texts), 2)
    grey = lambda *texts: line(document, (glue(", ", *texts), "ig"))

    def role_lines(roles):
        for role in roles:
            second(role.title, role.company)
            grey(role.place, s.dates(role))
            told(document, role)

    def study_lines(studies):
        for study in studies:
            second(s.title_of(study), study.school)
            grey(study.place, s.years(study))

    def work_lines(works):
        for work in works:
            line(document, named(s, work, work.name), f" [{', '.join(work.tools)}] ", (s.dates(work), "g"), before=4)
            line(document, work.story, *address(s, work, " "))

    def prize_lines(prizes):
        for prize in prizes:
            line(document, named(s, prize, prize.title), f", {glue(', ', prize.place, prize.by)} ", (s.date(prize), "g"), before=3)
            if prize.story or (prize.url and s.url == "text"):
                line(document, prize.story, *address(s, prize, " " if prize.story else ""))

    writers = {
        "about": lambda _: line(document, person.about), "roles": role_lines, "helping": role_lines, "studies": study_lines, "works": work_lines, "prizes": prize_lines,
        "cards": lambda cards: [line(document, named(s, c, c.name, ""), f" ({glue(', ', c.issuer, s.date(c))})" if c.issuer or c.date else "", *address(s, c, " "), style="List Bullet") for c in cards],
        "skills": lambda items: [line(document, (f"{k}: " if k else "", "b"), ", ".join(v)) for k, v in items.items()],
        "tongues": lambda _: line(document, ", ".join(s.spoken())), "likes": lambda likes: line(document, ", ".join(likes)), "clubs": lambda clubs: tight_bullets(document, clubs),
    }
    sections(s, writers, lambda text: document.add_heading(text, 1))
    return packed(s, document)


def w_righttabs(person, rng):
    """Employer bold, dates at a right tab; position in italics with the place at the tab; ruled headings in capitals; certificates "Name – Issuer" with the date at the tab."""
    s = Leaf(person, rng, Dates("{mm}/{yy}", " – ", years=" – "), rng.choice(["about roles studies skills prizes cards works tongues helping", "studies roles prizes works cards skills tongues likes"]), url=rng.choice(["text", "word"]), degree=None, studied="both")
    document = on_paper(blank("Liberation Serif", 10.5, 2.0), person)
    line(document, (person.name.upper(), "b"), align=1).runs[0].font.size = Pt(18)
    line(document, " · ".join([*s.reach("place", "phone", "email"), *s.links]), align=1)

    def row(left, right, before=0, more=()):
        made = line(document, left, *more, f"\t{right}", before=before)
        made.paragraph_format.tab_stops.add_tab_stop(Cm(16.9), WD_TAB_ALIGNMENT.RIGHT)

    def role_lines(roles):
        for role in roles:
            row((role.company, "b"), s.dates(role), 5)
            row((role.title, "i"), role.place)
            told(document, role)

    def study_lines(studies):
        for study in studies:
            row((study.school, "b"), s.years(study), 4)
            row((s.title_of(study), "i"), study.place)
            if study.note:
                line(document, study.note)

    def work_lines(works):
        for work in works:
            row((work.name, "b"), s.dates(work), 4, [f" – {', '.join(work.tools)}"])
            line(document, work.story, *address(s, work, " – "))

    def prize_lines(prizes):
        for prize in prizes:
            row((prize.title, "b"), s.date(prize), 3, [f" – {glue(', ', prize.place, prize.by)}"])
            if prize.story or prize.url:
                line(document, prize.story, *address(s, prize, " – " if prize.story else ""))

    writers = {
        "about": lambda _: line(document, person.about), "roles": role_lines, "helping": role_lines, "studies": study_lines, "works": work_lines, "prizes": prize_lines,
        "cards": lambda cards: [row(c.name, s.date(c), 0, [f" – {c.issuer}" if c.issuer else "", *address(s, c, " – ")]) for c in cards],
        "skills": lambda items: [line(document, (f"{k}: " if k else "", "b"), ", ".join(v)) for k, v in items.items()],
        "tongues": lambda _: line(document, ", ".join(s.spoken())), "likes": lambda likes: line(document, ", ".join(likes)),
    }
    sections(s, writers, lambda text: ruled(line(document, (text.upper(), "b"), before=11)))
    return packed(s, document)


def w_prose(person, rng):
    """A letter-like page: one run-in line "Position, Employer, Place. Dates." and the duties as sentences of one paragraph; green headings; awards and certificates as sentences."""
    s = Leaf(person, rng, Dates("{Month} {yyyy}", " – "), rng.choice(["about roles works prizes studies cards skills tongues papers", "about studies roles cards prizes works skills helping likes"]), url="text", degree=" (", studied="both", split=False)
    document = on_paper(blank("Caladea", 11, 2.6, 4), person)
    line(document, person.name).runs[0].font.size = Pt(22)
    line(document, ", ".join([*s.reach("place", "phone", "email"), *s.links]))

    def heading(text):
        made = line(document, (text, "b"), before=11)
        made.runs[0].font.size, made.runs[0].font.color.rgb = Pt(12.5), RGBColor(0x2F, 0x6B, 0x3A)
        return made

    def role_lines(roles):
        for role in roles:
            line(document, (role.title, "b"), f", {glue(', ', role.company, role.place)}. {s.dates(role)}.", before=4)
            if role.intro or role.points:
                line(document, glue(" ", role.intro, *(f"{point}." for point in role.points)))

    def prize_lines(prizes):
        for prize in prizes:
            line(document, (prize.title, "b"), f", {glue(', ', prize.by, prize.place)}.{after(s.date(prize), ' ', '.')}", f" {prize.story}." if prize.story else "", *address(s, prize, " "))

    def work_lines(works):
        for work in works:
            line(document, (work.name, "b"), f". {after(s.dates(work), '', '. ')}{work.story}. {s.tool_word}: {', '.join(work.tools)}.", *address(s, work, " "))

    writers = {
        "about": lambda _: line(document, (person.about, "i")), "roles": role_lines, "helping": role_lines, "works": work_lines, "prizes": prize_lines,
        "studies": lambda studies: [line(document, (s.title_of(x), "b"), f", {glue(', ', x.school, x.place)}. {s.years(x)}.") for x in studies],
        "cards": lambda cards: [line(document, (c.name, "b"), f", {glue(', ', c.issuer, s.date(c))}." if c.issuer or c.date else ".", *address(s, c, " ")) for c in cards],
        "skills": lambda _: line(document, ", ".join(person.all_skills) + "."), "tongues": lambda _: line(document, ", ".join(s.spoken()) + "."), "likes": lambda likes: line(document, ", ".join(likes) + "."), "papers": lambda papers: [line(document, text) for text in papers],
    }
    sections(s, writers, heading)
    return packed(s, document)
