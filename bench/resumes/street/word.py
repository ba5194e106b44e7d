"""Word files: after the built-in templates, a British plain CV, a federal résumé and a form with labels."""

import io

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.shared import Cm, Pt, RGBColor

from kit.text import glue

from .sheet import Sheet, When


def _blank(font, size, margin=2.0):
    document = Document()
    style = document.styles["Normal"]
    style.font.name, style.font.size = font, Pt(size)
    style.paragraph_format.space_after = Pt(2)
    for section in document.sections:
        section.left_margin = section.right_margin = Cm(margin)
        section.top_margin = section.bottom_margin = Cm(1.8)
    return document


def _line(box, *runs, style=None):
    """A paragraph of (text, marks) runs; marks: b, i, u, s (small), g (grey)."""
    paragraph = box.add_paragraph(style=style)
    for text, marks in runs:
        run = paragraph.add_run(text)
        run.bold, run.italic, run.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
        if "s" in marks:
            run.font.size = Pt(9)
        if "g" in marks:
            run.font.color.rgb = RGBColor(0x66, 0x66, 0x66)
    return paragraph


def _tabbed(document, left, right, at=17):
    """Runs at left, text at a right tab."""
    paragraph = _line(document, *left, (f"\t{right}", ""))
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(at), WD_TAB_ALIGNMENT.RIGHT)
    paragraph.paragraph_format.space_before = Pt(5)
    return paragraph


def _points(document, items, style="List Bullet"):
    for item in items:
        document.add_paragraph(item, style=style)


def _packed(document):
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def _all(sheet, writers, heading):
    """Writes each section that the sheet has, under its heading."""
    for name, write in writers:
        if sheet.has(name):
            heading(sheet.heads[name])
            write()


def barred(person, rng):
    """The built-in chronological template: "DATES", then "Title | Employer | Place" as a Heading 2, skills in a two-column table."""
    s = Sheet(person, When("{Month} {yyyy}", " – ", "Present"), rng=rng, prize=("by", "date", "story"), work=("story", "tools"), heads={"skills": "Skills & Abilities", "likes": "Activities and Interests"})
    s.sections -= {"boards", "papers"}
    document = _blank("Liberation Sans", 10.5)
    document.add_heading(person.name, 0)
    _line(document, (glue(" | ", person.place, person.phone, person.phone2, person.email, person.email2, *person.links), "g"))

    def role_lines():
        for role in person.roles:
            _line(document, (s.dates(role).upper(), "sg"))
            document.add_heading(f"{role.title} | {role.company} | {role.place}", 2)
            intro, duties, wins = s.told(role)
            if intro:
                _line(document, (intro, ""))
            _points(document, [*duties, *wins])

    def study_lines():
        for study in person.studies:
            _line(document, (s.years(study, " – "), "sg"))
            document.add_heading(f"{glue(', ', study.degree, study.subject)} | {study.school}", 2)
            for note in study.notes:
                _line(document, (note, ""))

    def skill_table():
        cells = document.add_table(rows=1, cols=2).rows[0].cells
        half = (len(person.all_skills) + 1) // 2
        for cell, skills in zip(cells, (person.all_skills[:half], person.all_skills[half:])):
            cell.paragraphs[0].text, cell.paragraphs[0].style = skills[0], "List Bullet"
            _points(cell, skills[1:])

    _all(s, [("about", lambda: _line(document, (person.about, ""))), ("skills", skill_table), ("roles", role_lines), ("studies", study_lines),
             ("cards", lambda: _points(document, [glue(" | ", c.name, c.issuer, s.date(c)) for c in person.cards])), ("works", lambda: [_line(document, (w.name, "b"), (f" | {', '.join(w.tools)}\n{w.story}", "")) for w in person.works]),
             ("prizes", lambda: _points(document, [glue(" | ", p.title, p.by, s.date(p)) + (f": {p.story}" if p.story else "") for p in person.prizes])),
             ("helping", lambda: [_line(document, (f"{r.title} | {r.company} | {s.dates(r)}", "")) for r in person.helping]), ("tongues", lambda: _line(document, (", ".join(f"{a} ({b})" for a, b in person.tongues), ""))), ("likes", lambda: _line(document, (", ".join(person.likes), "")))], lambda text: document.add_heading(text, 1))
    return s.made("docx", _packed(document), "docx")


def halved(person, rng):
    """Polished template in a table: a narrow cell with contacts under capital labels, a wide cell with "Title, Employer" and the dates after a slash."""
    s = Sheet(person, When("{Dotted} {yyyy}", "-", "Current"), rng=rng, prize=("date",), card=("issuer", "date"), work=("story",), bare=2)
    s.sections -= {"boards", "papers", "helping"}
    document = _blank("Liberation Serif", 10.5, 1.6)
    title = _line(document, (person.name.upper(), "b"))
    title.runs[0].font.size = Pt(24)
    _line(document, (person.job.upper(), "g"))
    table = document.add_table(rows=1, cols=2)
    table.autofit = False
    small, wide = table.rows[0].cells
    for column, width in zip(table.columns, (Cm(5.4), Cm(12.4))):
        column.width = column.cells[0].width = width
    label = lambda cell, text: _line(cell, (text.upper(), "bs")).paragraph_format.__setattr__("space_before", Pt(9))
    label(small, s.heads["contact"])
    for text in (person.phone, person.email, person.place):
        _line(small, (text, "s"))
    _all(s, [("studies", lambda: [_line(small, (t.school, "b"), (f"\n{glue(chr(10), t.degree, t.subject)}\n{s.years(t)}", "s")) for t in person.studies]), ("skills", lambda: [_line(small, (k, "s")) for k in person.all_skills]), ("tongues", lambda: [_line(small, (f"{a} - {b}", "s")) for a, b in person.tongues]), ("likes", lambda: _line(small, (", ".join(person.likes), "s")))], lambda text: label(small, text))

    def role_lines():
        for role in person.roles:
            _line(wide, (role.title, "b"), (f", {role.company}", ""), (f"  /  {s.dates(role)}", "gi"))
            intro, duties, wins = s.told(role)
            text = glue(" ", intro, *[f"{item}." for item in [*duties, *wins]])
            if text:
                _line(wide, (text, "")).alignment = WD_ALIGN_PARAGRAPH.JUSTIFY

    _all(s, [("about", lambda: _line(wide, (person.about, "i"))), ("roles", role_lines), ("cards", lambda: [_line(wide, (f"{c.name}{f', {c.issuer}' if c.issuer else ''}  /  {s.date(c)}", "")) for c in person.cards]),
             ("prizes", lambda: [_line(wide, (f"{p.title}  /  {s.date(p)}", "")) for p in person.prizes]), ("works", lambda: [_line(wide, (f"{w.name}. ", "b"), (f"{w.story}.", "")) for w in person.works])], lambda text: label(wide, text))
    return s.made("docx", _packed(document), "pdf")


def british(person, rng):
    """Plain British CV: "Curriculum Vitae", labels with tabs, personal statement, "dates<tab>title / employer", two referees in a table; an old .doc."""
    s = Sheet(person, When("{Month} {yyyy}", " to ", "present"), prize=("by", "date"), hide=("works", "papers", "boards"), heads={"about": "Personal Statement", "roles": "Employment", "studies": "Education and Qualifications", "cards": "Training", "likes": "Hobbies and Interests", "skills": "Key Skills", "prizes": "Achievements", "helping": "Voluntary Work"})
    document = _blank("Liberation Sans", 11, 2.4)
    _line(document, ("CURRICULUM VITAE", "bu")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    for label, text in [("Name", person.name), ("Address", person.place), ("Tel", person.phone), ("Email", person.email)]:
        _line(document, (f"{label}:\t", "b"), (text, "")).paragraph_format.tab_stops.add_tab_stop(Cm(3))

    def role_lines():
        for role in person.roles:
            row = _line(document, (f"{s.dates(role)}\t", ""), (role.title, "b"))
            row.paragraph_format.tab_stops.add_tab_stop(Cm(6.6))
            row.paragraph_format.space_before = Pt(7)
            _line(document, (f"\t{role.company}, {role.place}", "")).paragraph_format.tab_stops.add_tab_stop(Cm(6.6))
            intro, duties, wins = s.told(role)
            if intro:
                _line(document, (intro, ""))
            if duties:
                _line(document, ("Duties included:", "i"))
            for item in [*duties, *wins]:
                _line(document, (f"-  {item}", ""))

    def study_lines():
        for study in person.studies:
            _line(document, (f"{s.years(study)}\t{study.school}, {study.place}", "")).paragraph_format.tab_stops.add_tab_stop(Cm(3))
            _line(document, (f"\t{glue(' ', study.degree, study.subject)}", "b")).paragraph_format.tab_stops.add_tab_stop(Cm(3))
            for note in study.notes:
                _line(document, (f"\t{note}", "")).paragraph_format.tab_stops.add_tab_stop(Cm(3))

    _all(s, [("about", lambda: _line(document, (person.about, ""))), ("skills", lambda: [_line(document, (f"-  {k}", "")) for k in person.all_skills]), ("roles", role_lines), ("studies", study_lines),
             ("cards", lambda: [_line(document, (f"{c.name}{f' ({c.issuer})' if c.issuer else ''}, {s.date(c)}", "")) for c in person.cards]), ("prizes", lambda: [_line(document, (f"{p.title} from {p.by}, {s.date(p)}", "")) for p in person.prizes]),
             ("helping", lambda: [_line(document, (f"{r.title}, {r.company}, {s.dates(r)}", "")) for r in person.helping]), ("tongues", lambda: _line(document, (", ".join(f"{a} ({b})" for a, b in person.tongues), ""))), ("likes", lambda: _line(document, (", ".join(person.likes) + ".", "")))], lambda text: _line(document, (text, "bu")).paragraph_format.__setattr__("space_before", Pt(10)))
    _line(document, ("References", "bu"))
    cells = document.add_table(rows=1, cols=max(len(person.referees), 1)).rows[0].cells
    for cell, referee in zip(cells, person.referees):
        cell.text = "\n".join(referee)
    return s.made("docx", _packed(document), "doc")


def agency(person, rng):
    """US federal: employer and address, "title" with grade, dates, hours per week, salary and supervisor one per line; duties as a paragraph, "ACCOMPLISHMENTS:" below."""
    s = Sheet(person, When("{mm}/{yyyy}", " to ", "Present"), prize=("by", "date", "story"), hide=("works", "papers", "likes", "tongues", "helping"), heads={"roles": "WORK EXPERIENCE", "studies": "EDUCATION", "cards": "JOB RELATED TRAINING AND CERTIFICATIONS", "skills": "JOB RELATED SKILLS", "prizes": "AWARDS", "boards": "AFFILIATIONS", "about": "QUALIFICATIONS SUMMARY"})
    document = _blank("Liberation Serif", 11, 2.5)
    for text in (person.name, person.place, f"Mobile: {person.phone}", f"Email: {person.email}", "Citizenship: United States   Availability: Full-Time, Permanent"):
        _line(document, (text, ""))

    def role_lines():
        for role in person.roles:
            _line(document, (role.company, "b")).paragraph_format.space_before = Pt(9)
            for text in (role.place, "", f"{s.dates(role)}", f"Hours per week: {rng.choice([36, 40, 40])}", role.title):
                if text:
                    _line(document, (text, "b" if text == role.title else ""))
            _line(document, (f"Supervisor: {rng.choice(['A. Reyes', 'K. Brandvold', 'T. Osei'])} ({rng.choice(['555-018-2210', '555-018-4471'])})   Okay to contact: Yes", ""))
            intro, duties, wins = s.told(role)
            if intro or duties:
                _line(document, ("Duties: ", "b"), (glue(" ", intro, *[f"{item}." for item in duties]), ""))
            if wins:
                _line(document, ("ACCOMPLISHMENTS:", "b"))
                _points(document, wins)

    _all(s, [("about", lambda: _line(document, (person.about, ""))), ("roles", role_lines), ("studies", lambda: [_line(document, (f"{t.school}, {t.place}\n", "b"), (glue("\n", f"{glue(' in ', t.degree, t.subject)}, {s.years(t)}", *t.notes), "")) for t in person.studies]),
             ("cards", lambda: _points(document, [f"{c.name}, {c.issuer}, {s.date(c)}" for c in person.cards])), ("skills", lambda: _line(document, ("; ".join(person.all_skills), ""))), ("prizes", lambda: [_line(document, (f"{p.title} ({s.date(p)}), {p.by}{f'. {p.story}' if p.story else ''}", "")) for p in person.prizes]), ("boards", lambda: _points(document, person.boards))], lambda text: _line(document, (text, "b")).paragraph_format.__setattr__("space_before", Pt(12)))
    return s.made("docx", _packed(document), "docx")


_FORM = {"es": ("HOJA DE VIDA", "Cargo", "Empresa", "Periodo", "Funciones", "Título", "Institución", "Año", "Teléfono", "Correo electrónico", "Ciudad"), "cs": ("ŽIVOTOPIS", "Pozice", "Zaměstnavatel", "Období", "Náplň práce", "Obor", "Škola", "Rok", "Telefon", "E-mail", "Bydliště")}


def labelled(person, rng):
    """A form: "Empresa: …", "Cargo: …", "Periodo: …" line by line, personal facts first, referees last."""
    form, job, firm, span, duty, degree, school, year, phone, mail, town = _FORM[person.lang]
    s = Sheet(person, When(rng.choice(["{Month} {yyyy}", "{mm}/{yyyy}"]), rng.choice([" - ", " – "])), rng=rng, both=False, prize=("by", "date"), work=("story",))
    s.sections -= {"helping", "papers", "boards"}
    document = _blank("Liberation Sans", 11, 2.5)
    _line(document, (form, "b")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    _line(document, (person.name, "b")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    field = lambda label, text: _line(document, (f"{label}: ", "b"), (text, "")) if text else None
    field(town, person.place), field(phone, person.phone), field(mail, person.email)
    heading = lambda text: document.add_heading(text.upper(), 2)
    heading(s.heads["personal"])
    for fact in person.personal:
        _line(document, (fact, ""))

    def role_lines():
        for role in person.roles:
            field(firm, role.company).paragraph_format.space_before = Pt(6)
            field(job, role.title), field(span, s.dates(role))
            intro, duties, wins = s.told(role)
            field(duty, intro)
            if duties:
                _line(document, (f"{duty}:", "b"))
                _points(document, [*duties, *wins])

    _all(s, [("about", lambda: _line(document, (person.about, ""))), ("studies", lambda: [(field(school, t.school), field(degree, glue(", ", t.degree, t.subject)), field(year, s.years(t))) for t in person.studies]), ("roles", role_lines),
             ("cards", lambda: _points(document, [f"{c.name}. {c.issuer}. {s.date(c)}" for c in person.cards])), ("skills", lambda: _points(document, person.all_skills)), ("works", lambda: [_line(document, (f"{w.name}: ", "b"), (w.story, "")) for w in person.works]),
             ("prizes", lambda: _points(document, [f"{p.title}. {p.by}. {s.date(p)}" for p in person.prizes])), ("tongues", lambda: _line(document, ("; ".join(f"{a} ({b})" for a, b in person.tongues), ""))), ("likes", lambda: _line(document, (", ".join(person.likes), "")))], heading)
    if person.referees:
        heading(s.heads["referees"])
        for referee in person.referees:
            _line(document, ("\n".join(referee), ""))
    return s.made("docx", _packed(document), rng.choice(["docx", "pdf"]))
