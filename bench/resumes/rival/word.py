"""Word files: text boxes, outlines, ledgers, content controls and entries held together by line breaks."""

from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Cm, Pt

from kit.text import glue
from kit.word import fill, line

from .sheet import Sheet, When, listed
from .wordkit import blank, control, hyperlink, packed, target, text_box


def _rest(s, box, style=None):
    """Writers of the sections that look the same in most files."""
    p = s.person
    return {
        "about": lambda: [line(box, p.about, style=style)], "likes": lambda: [line(box, ", ".join(p.likes), style=style)], "papers": lambda: [line(box, x, style=style) for x in p.papers], "referees": lambda: [line(box, p.referees, style=style)],
        "tongues": lambda: [line(box, f"{a} ({b})", style=style) for a, b in p.tongues], "helping": lambda: [line(box, f"{r.title}, {r.company}, {s.dates(r)}", style=style) for r in p.helping],
    }


def _shade(cell, colour):
    cell._tc.get_or_add_tcPr().append(parse_xml(f'<w:shd {nsdecls("w")} w:val="clear" w:fill="{colour}"/>'))


def d_boxes(person, rng):
    """Name and side panel in text boxes, as Word’s designed templates have them; the roles in the text."""
    s = Sheet(person, rng, When("{Mon}-{yyyy}", " – ", "Till date"), years="end", works=("story", "tools", "dates"), prizes=("by", "date", "place"))
    document = blank("Liberation Sans", 9.5, right=8.0, top=3.6)
    anchor = line(document, "")
    text_box(document, anchor, [line(document, (person.name, "bL")), line(document, person.job)], 2, 1.1, 17, 2)
    panel = [line(document, (s.heads["contact"], "b"))] + [line(document, x) for x in (person.phone, person.email, person.place, *person.links)]
    side = {"skills": person.all_skills, "tongues": [f"{a} – {b}" for a, b in person.tongues], "likes": person.likes, "referees": [person.referees]}
    for name in (name for name in s.order if name in side):
        panel += [line(document, (s.heads[name], "b"), before=8), *[line(document, x) for x in side[name]]]
    text_box(document, anchor, panel, 13.6, 3.8, 5.6, 24)
    writers = _rest(s, document) | {
        "roles": lambda: [_boxed_role(document, s, r) for r in person.roles],
        "studies": lambda: [line(document, (x.school, "b"), f"\n{x.degree}, {x.subject}\n{s.years(x)}", before=3) for x in person.studies],
        "cards": lambda: [hyperlink(line(document, f"{c.name}{', ' + c.issuer if c.issuer else ''}{' – ' + s.date(c) if c.date else ''} "), "(link)" if c.url else "", c.url) for c in person.cards],
        "prizes": lambda: [line(document, (p.title, "b"), f"{' – ' + p.place if p.place else ''}\n{glue(', ', p.by, s.date(p))}", before=3) for p in person.prizes],
        "works": lambda: [line(document, (w.name, "b"), f" {s.dates(w)}\n{w.story}\nTools: {', '.join(w.tools)}", before=3) for w in person.works],
    }
    for name in (name for name in s.order if name not in side):
        document.add_heading(s.heads[name], 2)
        writers[name]()
    return packed(s, document)


def _boxed_role(document, s, role):
    line(document, (role.title, "b"), before=4)
    line(document, f"{role.company}, {role.place}")
    line(document, (s.dates(role), "i"))
    for x in role.points:
        line(document, x, style="List Bullet")


def d_outline(person, rng):
    """One long outline: counted headings, each entry a bullet, what belongs to it bullets below; quarters instead of months."""
    s = Sheet(person, rng, When("Q{Q} {yyyy}", " – ", "present"), works=("story", "tools", "url"))
    document = blank("Liberation Serif", 11)
    top, low = "List Bullet", "List Bullet 2"
    line(document, (person.name, "bL"))
    for label, x in [("", person.job), ("Lives in ", person.place), ("Mail ", person.email), ("Mobile ", person.phone), *[("Online ", x) for x in person.links]]:
        line(document, f"{label}{x}")
    nested = lambda head, items: (line(document, *head, style=top), [line(document, x, style=low) for x in items if x])
    writers = _rest(s, document, top) | {
        "roles": lambda: [nested([f"{s.dates(r)}: ", (r.title, "b"), f", {r.company} ({r.place})"], r.points) for r in person.roles],
        "studies": lambda: [nested([f"{s.years(x)}: ", (f"{x.degree} {x.subject}", "b"), f", {x.school}"], [x.note]) for x in person.studies],
        "skills": lambda: [nested([(k, "b")], v) for k, v in person.skills.items()],
        "cards": lambda: [nested([(c.name, "b")], [c.issuer, s.date(c), c.url]) for c in person.cards],
        "prizes": lambda: [nested([f"{s.date(p)}: " if p.date else "", (p.title, "b"), f", {p.by}"], [p.place, p.story, p.url]) for p in person.prizes],
        "works": lambda: [nested([(w.name, "b"), f": {w.story}"], [f"Technology: {listed(w.tools)}", w.url]) for w in person.works],
    }
    for name in s.order:
        line(document, (s.heads[name], "bu"), style="List Number", before=8)
        writers[name]()
    return packed(s, document)


def d_ledger(person, rng):
    """Like an application form: tables with header rows, "From" and "To" in columns of their own, headings in a shaded first row."""
    s = Sheet(person, rng, When("{mm}/{yyyy}", " - ", "to date"), works=("story", "tools", "url"), prizes=("by", "date", "place", "url"))
    document = blank("Liberation Sans", 9.5)
    line(document, ("CURRICULUM VITAE", "b")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    personal = [("Full name", person.name), ("Profession", person.job), ("Residence", person.place), ("Telephone", person.phone), ("E-mail", person.email), *[("Web", x) for x in person.links]]
    _ledger(document, "Particulars", (), (4, 13), personal)
    ends = lambda thing: (s.when.one(thing.start), s.when.one(thing.end))
    tables = {
        "roles": (("From", "To", "Employer", "Post", "Duties"), (1.7, 1.7, 3.4, 2.9, 7.3), [(*ends(r), r.company, r.title, "\n".join(r.points)) for r in person.roles]),
        "studies": (("From", "To", "Institution", "Award", "Subject"), (1.7, 1.7, 5.6, 3.5, 4.5), [(x.start[:4], "to date" if x.end == "now" else x.end[:4], x.school, x.degree, x.subject) for x in person.studies]),
        "cards": (("Certificate", "Awarding body", "Date"), (7, 7, 3), [(c.name + (f"\n{c.url}" if c.url else ""), c.issuer, s.date(c)) for c in person.cards]),
        "prizes": (("Award", "Given by", "Result", "Date"), (6, 6, 2.7, 2.3), [(p.title + (f"\n{p.url}" if p.url else ""), p.by, p.place, s.date(p)) for p in person.prizes]),
        "works": (("Project", "Description", "Means"), (4, 8.5, 4.5), [(w.name + (f"\n{w.url}" if w.url else ""), w.story, ", ".join(w.tools)) for w in person.works]),
        "skills": ((), (4, 13), [(k, ", ".join(v)) for k, v in person.skills.items()]), "tongues": (("Language", "Level"), (4, 13), person.tongues),
        "helping": (("From", "To", "Body", "Role"), (1.7, 1.7, 7, 6.6), [(*ends(r), r.company, r.title) for r in person.helping]),
        "about": ((), (17,), [(person.about,)]), "likes": ((), (17,), [(", ".join(person.likes),)]), "papers": ((), (17,), [(x,) for x in person.papers]), "referees": ((), (17,), [(person.referees,)]),
    }
    for name in s.order:
        _ledger(document, s.heads[name], *tables[name])
    return packed(s, document)


def _ledger(document, title, header, widths, rows):
    table = document.add_table(rows=0, cols=len(widths), style="Table Grid")
    table.autofit = False
    for column, width in zip(table.columns, widths):
        column.width = Cm(width)
    top = table.add_row().cells
    cell = top[0].merge(top[-1]) if len(top) > 1 else top[0]
    cell.paragraphs[0].text = ""
    fill(cell.paragraphs[0], (title, "b"))
    _shade(cell, "D9D9D9")
    for row in [header, *rows] if header else rows:
        for cell, text, width in zip(table.add_row().cells, row, widths):
            cell.width = Cm(width)
            fill(cell.paragraphs[0], (text, "is" if row is header else ""))
    document.add_paragraph().paragraph_format.space_after = Pt(0)


def d_controls(person, rng):
    """Name and contacts in the page’s header, page count in the footer, each section in a content control as long as it is a new Word file; links on names."""
    s = Sheet(person, rng, When("{mm}.{yy}", " – ", "now"), years="end", prizes=("by", "date", "place", "url"), case=str.upper)
    document = blank("Liberation Sans", 10, top=3.4)
    header, footer = document.sections[0].header, document.sections[0].footer
    fill(header.paragraphs[0], (person.name, "bL"))
    line(header, glue("  ◦  ", person.job, person.place, person.phone, person.email))
    if person.links:
        line(header, "  ◦  ".join(person.links))
    fill(footer.paragraphs[0], f"{person.name} – résumé – page ")
    field = OxmlElement("w:fldSimple")
    field.set("{http://schemas.openxmlformats.org/wordprocessingml/2006/main}instr", "PAGE")
    footer.paragraphs[0]._p.append(field)

    def linked(text, url, rest):
        paragraph = line(document, "", before=3)
        hyperlink(paragraph, text, url)
        fill(paragraph, rest)
        return paragraph

    writers = _rest(s, document) | {
        "roles": lambda: [x for r in person.roles for x in (line(document, (r.title, "b"), f" – {r.company} – {r.place} – {s.dates(r)}", before=5), *[line(document, p, style="List Bullet") for p in r.points])],
        "studies": lambda: [line(document, (f"{x.degree} – {x.subject}", "b"), f" – {x.school} – {s.years(x)}") for x in person.studies],
        "skills": lambda: [line(document, "\t".join(person.all_skills[at:at + 3])) for at in range(0, len(person.all_skills), 3)],
        "cards": lambda: [linked(c.name, c.url, "".join(f" – {x}" for x in (c.issuer, s.date(c)) if x)) for c in person.cards],
        "prizes": lambda: [linked(p.title, p.url, "".join(f" – {x}" for x in (p.place, p.by, s.date(p)) if x)) for p in person.prizes],
        "works": lambda: [x for w in person.works for x in (linked(w.name, w.url, f" – {s.dates(w)}" if w.start else ""), line(document, f"{w.story} ({', '.join(w.tools)})"))],
    }
    for name in s.order:
        head = line(document, (s.heads[name], "b"), before=9)
        written = _tabs(writers[name]())
        if target(s) == "docx":
            control([head])
            control(written)
    return packed(s, document)


def _tabs(paragraphs, at=(6, 12)):
    for paragraph in paragraphs:
        for stop in at:
            paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(stop))
    return paragraphs


def d_breaks(person, rng):
    """Typed by someone who knows no styles: each section one paragraph with line breaks, tabs and typed hyphens."""
    s = Sheet(person, rng, When("{MON}. {yyyy}", " to ", "NOW"), works=("story", "tools", "url"), case=lambda text: f"{text.upper()} :")
    document = blank("Courier New" if rng.random() < 0.2 else "Liberation Serif", 11)
    line(document, (f"{person.name}\n", "bL"), f"{person.job}\n{person.place}\nTel.\t{person.phone}\nMail\t{person.email}" + "".join(f"\nWeb\t{x}" for x in person.links))
    told = lambda *rows: "\n".join(row for row in rows if row)
    texts = {
        "roles": [told(f"{r.company}, {r.place}\t{s.dates(r)}", f"{r.title}", *[f"- {x}" for x in r.points]) for r in person.roles],
        "studies": [told(f"{x.school}\t{s.years(x, ' to ')}", f"{x.degree}, {x.subject}", x.note) for x in person.studies],
        "skills": ["\n".join(f"- {k}: {', '.join(v)}" for k, v in person.skills.items())],
        "cards": [told(f"{c.name}\t{s.date(c)}", c.issuer, c.url) for c in person.cards],
        "prizes": [told(f"{p.title}\t{s.date(p)}", glue(", ", p.place, p.by), p.story, p.url) for p in person.prizes],
        "works": [told(w.name, w.story, f"({', '.join(w.tools)})", w.url) for w in person.works],
        "about": [person.about], "likes": [", ".join(person.likes)], "papers": person.papers, "referees": [person.referees], "tongues": ["\n".join(f"- {a} ({b})" for a, b in person.tongues)],
        "helping": [f"{r.company}\t{s.dates(r)}\n{r.title}" for r in person.helping],
    }
    for name in s.order:
        paragraph = line(document, (f"{s.heads[name]}\n", "bu"), ("\n" if name in ("skills", "cards", "tongues") else "\n\n").join(texts[name]), before=8)
        _tabs([paragraph], (2.5, 10.5))
    return packed(s, document)
