"""Word files: dotted leaders, forms with labels, contacts in the header, a cell of small things at the right, and a sheet typed with a machine."""

from itertools import groupby

from docx.enum.section import WD_SECTION
from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from kit.text import glue
from kit.word import tight_bullets, widths

from .sheet import Sheet
from .word_kit import add, blank, line, saved, shade, tab, titled, trailing


def _run(s, box, writers, heading, names=()):
    """Writes the sections in this file's order, each under its heading."""
    p = s.person
    shared = {"tongues": lambda b: line(b, ", ".join(f"{a} ({l})" for a, l in p.tongues)), "likes": lambda b: line(b, ", ".join(p.likes)), "papers": lambda b: tight_bullets(b, p.papers), "referees": lambda b: line(b, p.referees),
              "helping": lambda b: [(line(b, (r.title, "b"), f", {r.company}, {s.dates(r)}"), r.intro and line(b, r.intro)) for r in p.helping]}
    for name in s.order(*names):
        heading(box, s.heads[name])
        (writers.get(name) or shared[name])(box)


def leaders(person, rng):
    """Shaded headings without a heading style; "Employer ..... dates" on a dotted leader, the title in italics under it; tasks with typed dashes."""
    s = Sheet(person, rng, ["dotted", "short", "single", "until"], hide=("papers",))
    doc = blank("Liberation Sans", 10)
    dotted = lambda b, right, *left: tab(line(b, *left, f"\t{right}" if right else "", before=4), 17, dots=True)

    def heading(box, text):
        shade(line(box, (text, "b"), before=9), "E3E3D6")

    def roles(b):
        for r in person.roles:
            dotted(b, s.dates(r), (r.company, "b"))
            line(b, (r.title, "i"), f", {r.place}")
            for item in r.points:
                line(b, f"– {item}", indent=0.5)

    def studies(b):
        for x in person.studies:
            dotted(b, s.years(x), (x.school, "b"))
            line(b, (glue(", ", x.degree, x.subject), "i"))
            if s.note(x):
                line(b, s.note(x))

    def cards(b):
        for name, issuer, date, url in map(s.card, person.cards):
            par = line(b, before=2)
            titled(s, par, name, url, "")
            add(par, f", {issuer}" if issuer else "")
            trailing(s, par, url)
            add(tab(par, 17, dots=True), f"\t{date}" if date else "")

    def prizes(b):
        for title, by, date, place, story, url in map(s.prize, person.prizes):
            par = line(b, before=2)
            titled(s, par, title, url)
            add(tab(par, 17, dots=True), f"\t{date}" if date else "")
            trailing(s, line(b, (glue(", ", place, by), "i")), url)
            if story:
                line(b, story)

    def works(b):
        for name, story, tools, dates, url in map(s.work, person.works):
            par = line(b, before=2)
            titled(s, par, name, url)
            add(tab(par, 17, dots=True), f"\t{dates}" if dates else "")
            trailing(s, line(b, story + (f" ({', '.join(tools)})" if tools else "")), url)

    line(doc, (person.name, "bL"))
    for text in (person.place, person.phone, person.email, *person.links):
        line(doc, (text, "g"))
    if s.has("about"):
        heading(doc, s.heads["about"])
        line(doc, s.about)
    _run(s, doc, {"roles": roles, "studies": studies, "cards": cards, "prizes": prizes, "works": works, "skills": lambda b: [line(b, (f"{k}: ", "b"), ", ".join(v)) for k, v in person.skills.items()]}, heading)
    return saved(s, doc)


def labels(person, rng):
    """A form: a bordered table per section, each fact in a row after its label."""
    s = Sheet(person, rng, ["days", "dashes", "plain", "behind"], links=("text",), hide=("likes",))
    doc = blank("Liberation Serif", 10.5)

    def heading(box, text):
        line(box, (text.upper(), "bu"), before=10)

    def form(box, *rows):
        table = widths(box.add_table(rows=0, cols=2), 4, 13)
        table.style = "Table Grid"
        for label, value in rows:
            if value:
                cells = table.add_row().cells
                cells[0].paragraphs[0].add_run(label).bold = True
                first, *rest = value if isinstance(value, list) else [value]
                cells[1].paragraphs[0].add_run(first)
                for text in rest:
                    cells[1].add_paragraph(text)
        widths(table, 4, 13)
        line(box)

    line(doc, ("Application form / Curriculum vitae", "g"))
    form(doc, ("Full name", person.name), ("Address", person.place), ("Telephone", person.phone), ("E-mail", person.email), ("Web", ", ".join(person.links)))
    if s.has("about"):
        heading(doc, s.heads["about"])
        line(doc, s.about)
    _run(s, doc, {"roles": lambda b: [form(b, ("Employer", r.company), ("Job title", r.title), ("Period", s.dates(r)), ("Location", r.place), ("Duties", s.told(r))) for r in person.roles],
                  "studies": lambda b: [form(b, ("Institution", x.school), ("Qualification", x.degree), ("Subject", x.subject), ("Years", s.years(x)), ("Result", s.note(x))) for x in person.studies],
                  "skills": lambda b: form(b, *[(k, ", ".join(v)) for k, v in person.skills.items()]), "tongues": lambda b: form(b, *person.tongues),
                  "cards": lambda b: [form(b, ("Certificate", n), ("Issued by", i), ("Date", d), ("Link", u)) for n, i, d, u in map(s.card, person.cards)],
                  "prizes": lambda b: [form(b, ("Award", t), ("Placing", pl), ("Awarded by", by), ("Date", d), ("Details", st), ("Link", u)) for t, by, d, pl, st, u in map(s.prize, person.prizes)],
                  "works": lambda b: [form(b, ("Project", n), ("Dates", d), ("Description", st), ("Technologies", ", ".join(tools)), ("Link", u)) for n, st, tools, d, u in map(s.work, person.works)]}, heading)
    return saved(s, doc)


def letterhead(person, rng):
    """Name and contacts in the page header; jobs as a numbered list with soft line breaks; skills in a section of three columns."""
    s = Sheet(person, rng, ["through", "season", "apostrophe", "onwards"], hide=("papers", "referees"))
    doc = blank("Noto Sans", 9.5)
    head = doc.sections[0].header
    head.paragraphs[0].add_run(person.name).bold = True
    line(head, (glue("  |  ", person.email, person.phone, person.place, *person.links), "s"))

    def heading(box, text):
        doc.add_heading(text, 2)

    def columns(count):
        section = doc.add_section(WD_SECTION.CONTINUOUS)
        marks = section._sectPr.find(qn("w:cols"))
        if marks is None:
            marks = OxmlElement("w:cols")
            section._sectPr.append(marks)
        marks.set(qn("w:num"), str(count))

    def skills(b):
        columns(3)
        tight_bullets(b, person.all_skills)
        columns(1)

    def roles(b):
        for r in person.roles:
            line(b, (r.title, "b"), glue("\n", f"\n{r.company}, {r.place}", s.dates(r)), style="List Number")
            for item in r.points:
                line(b, item, style="List Bullet 2")

    def listed(rows):
        def write(b):
            for title, url, *texts in rows():
                par = line(b, style="List Bullet")
                titled(s, par, title, url)
                add(par, "".join(f"\n{text}" for text in texts if text))
                trailing(s, par, url)
        return write

    if s.has("about"):
        line(doc, (s.about, "i"))
    _run(s, doc, {"roles": roles, "skills": skills, "studies": lambda b: [line(b, (glue(" – ", x.degree, x.subject), "b"), f"\n{x.school}\n{s.years(x)}", f"\n{s.note(x)}" if s.note(x) else "", style="List Number 2") for x in person.studies],
                  "cards": listed(lambda: [(n, u, glue(", ", i, d)) for n, i, d, u in map(s.card, person.cards)]), "prizes": listed(lambda: [(t, u, glue(" / ", pl, by, d), st) for t, by, d, pl, st, u in map(s.prize, person.prizes)]),
                  "works": listed(lambda: [(n, u, d, st, " • ".join(tools)) for n, st, tools, d, u in map(s.work, person.works)])}, heading)
    return saved(s, doc)


def annex(person, rng):
    """A borderless table: jobs grouped by employer in the wide left cell, small things in a shaded cell at the right."""
    s = Sheet(person, rng, ["points", "arrow", "length", "plain"], hide=("papers",))
    doc = blank("Liberation Sans", 9.5, 1.5)
    line(doc, (person.name.upper(), "bL"))
    line(doc, (person.job, "g"))
    wide, small = widths(doc.add_table(rows=1, cols=2), 12, 6).rows[0].cells
    shade(small, "EEF1E6")

    def heading(box, text):
        line(box, (text, "bu"), before=9)

    def roles(b):
        for _, spell in groupby(person.roles, key=lambda r: r.company):
            for number, r in enumerate(spell):
                if not number:
                    line(b, (r.company, "b"), f" – {r.place}", before=5)
                line(b, (r.title, "i"), f"  {glue(' · ', s.dates(r), s.lasting(r))}")
                tight_bullets(b, r.points)

    def titles(b, rows):
        for title, url, *texts in rows:
            par = line(b, before=3)
            titled(s, par, title, url)
            for text in filter(None, texts):
                par = line(b, text)
            trailing(s, par, url)

    writers = {"roles": roles, "studies": lambda b: [(line(b, (glue(", ", x.degree, x.subject), "b"), before=3), line(b, x.school), line(b, (s.years(x), "g"))) for x in person.studies], "skills": lambda b: [line(b, k) for k in person.all_skills],
               "cards": lambda b: titles(b, [(n, u, i, d) for n, i, d, u in map(s.card, person.cards)]), "prizes": lambda b: titles(b, [(t, u, glue(", ", pl, by, d), st) for t, by, d, pl, st, u in map(s.prize, person.prizes)]),
               "works": lambda b: titles(b, [(n, u, d, st, f"Technologies: {'; '.join(tools)}" if tools else "") for n, st, tools, d, u in map(s.work, person.works)]), "tongues": lambda b: [line(b, f"{a}: {l}") for a, l in person.tongues]}
    line(small, (s.heads["contact"], "bu"))
    for text in (person.phone, person.email, person.place, *person.links):
        line(small, text)
    if s.has("about"):
        heading(wide, s.heads["about"])
        line(wide, s.about)
    _run(s, wide, writers, heading, ("roles", "works", "prizes", "helping", "referees"))
    _run(s, small, writers, heading, ("studies", "skills", "cards", "tongues", "likes"))
    line(doc)
    return saved(s, doc)


def typed(person, rng):
    """Typed in a fixed-width face: headings between rows of signs, stars for bullets, spaces for columns; every link is text."""
    s = Sheet(person, rng, ["tight", "behind", "interval", "through"], links=("text",), hide=("referees",))
    doc = blank("Liberation Mono", 9.5)
    rule = rng.choice("=-*~")

    def heading(box, text):
        line(box)
        line(box, text.upper())
        line(box, rule * 60)

    def entry(b, head, *texts):
        line(b, head, before=5)
        for text in filter(None, texts):
            line(b, text)

    spaced = lambda left, right: f"{left:<44}  {right}" if right else left
    line(doc, person.name.upper())
    for label, text in (("Phone:  ", person.phone), ("Email:  ", person.email), ("Home:   ", person.place), *(("Web:    ", x) for x in person.links)):
        line(doc, label + text)
    if s.has("about"):
        heading(doc, s.heads["about"])
        line(doc, s.about)
    _run(s, doc, {"roles": lambda b: [entry(b, spaced(r.title, s.dates(r)), f"{r.company}, {r.place}", *[f"* {x}" for x in r.points]) for r in person.roles], "studies": lambda b: [entry(b, spaced(x.school, s.years(x)), glue(", ", x.degree, x.subject), s.note(x)) for x in person.studies],
                  "skills": lambda b: [line(b, f"{k:<14}: {', '.join(v)}") for k, v in person.skills.items()], "cards": lambda b: [entry(b, f"* {n}", f"  {glue(', ', i, d)}" if i or d else "", f"  {u}" if u else "") for n, i, d, u in map(s.card, person.cards)],
                  "prizes": lambda b: [entry(b, f"* {t}{': ' + pl if pl else ''}", f"  {glue(', ', by, d)}", f"  {st}" if st else "", f"  {u}" if u else "") for t, by, d, pl, st, u in map(s.prize, person.prizes)],
                  "works": lambda b: [entry(b, spaced(n, d), st, f"Uses: {', '.join(tools)}" if tools else "", u) for n, st, tools, d, u in map(s.work, person.works)]}, heading)
    return saved(s, doc)
