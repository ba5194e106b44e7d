"""Word files: after the built-in templates, a British plain CV, a federal résumé and a form with labels."""

from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt

from kit import word
from kit.text import glue
from kit.word import bullets, line, packed

from .sheet import Sheet, When


def _blank(font, size, margin=2.0):
    """An empty document on the paper that the program has by itself."""
    return word.blank(font, size, margin, a4=False)


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
    line(document, (glue(" | ", person.place, person.phone, person.phone2, person.email, person.email2, *person.links), "g"))

    def role_lines():
        for role in person.roles:
            line(document, (s.dates(role).upper(), "sg"))
            document.add_heading(f"{role.title} | {role.company} | {role.place}", 2)
            intro, duties, wins = s.told(role)
            if intro:
                line(document, (intro, ""))
            bullets(document, [*duties, *wins])

    def study_lines():
        for study in person.studies:
            line(document, (s.years(study, " – "), "sg"))
            document.add_heading(f"{glue(', ', study.degree, study.subject)} | {study.school}", 2)
            for note in study.notes:
                line(document, (note, ""))

    def skill_table():
        cells = document.add_table(rows=1, cols=2).rows[0].cells
        half = (len(person.all_skills) + 1) // 2
        for cell, skills in zip(cells, (person.all_skills[:half], person.all_skills[half:])):
            cell.paragraphs[0].text, cell.paragraphs[0].style = skills[0], "List Bullet"
            bullets(cell, skills[1:])

    _all(s, [("about", lambda: line(document, (person.about, ""))), ("skills", skill_table), ("roles", role_lines), ("studies", study_lines),
             ("cards", lambda: bullets(document, [glue(" | ", c.name, c.issuer, s.date(c)) for c in person.cards])), ("works", lambda: [line(document, (w.name, "b"), (f" | {', '.join(w.tools)}\n{w.story}", "")) for w in person.works]),
             ("prizes", lambda: bullets(document, [glue(" | ", p.title, p.by, s.date(p)) + (f": {p.story}" if p.story else "") for p in person.prizes])),
             ("helping", lambda: [line(document, (f"{r.title} | {r.company} | {s.dates(r)}", "")) for r in person.helping]), ("tongues", lambda: line(document, (", ".join(f"{a} ({b})" for a, b in person.tongues), ""))), ("likes", lambda: line(document, (", ".join(person.likes), "")))], lambda text: document.add_heading(text, 1))
    return s.made("docx", packed(document), "docx")


def halved(person, rng):
    """Polished template in a table: a narrow cell with contacts under capital labels, a wide cell with "Title, Employer" and the dates after a slash."""
    s = Sheet(person, When("{Dotted} {yyyy}", "-", "Current"), rng=rng, prize=("date",), card=("issuer", "date"), work=("story",), bare=2)
    s.sections -= {"boards", "papers", "helping"}
    document = _blank("Liberation Serif", 10.5, 1.6)
    title = line(document, (person.name.upper(), "b"))
    title.runs[0].font.size = Pt(24)
    line(document, (person.job.upper(), "g"))
    table = document.add_table(rows=1, cols=2)
    table.autofit = False
    small, wide = table.rows[0].cells
    for column, width in zip(table.columns, (Cm(5.4), Cm(12.4))):
        column.width = column.cells[0].width = width
    label = lambda cell, text: line(cell, (text.upper(), "bs")).paragraph_format.__setattr__("space_before", Pt(9))
    label(small, s.heads["contact"])
    for text in (person.phone, person.email, person.place):
        line(small, (text, "s"))
    _all(s, [("studies", lambda: [line(small, (t.school, "b"), (f"\n{glue(chr(10), t.degree, t.subject)}\n{s.years(t)}", "s")) for t in person.studies]), ("skills", lambda: [line(small, (k, "s")) for k in person.all_skills]), ("tongues", lambda: [line(small, (f"{a} - {b}", "s")) for a, b in person.tongues]), ("likes", lambda: line(small, (", ".join(person.likes), "s")))], lambda text: label(small, text))

    def role_lines():
        for role in person.roles:
            line(wide, (role.title, "b"), (f", {role.company}", ""), (f"  /  {s.dates(role)}", "gi"))
            intro, duties, wins = s.told(role)
            text = glue(" ", intro, *[f"{item}." for item in [*duties, *wins]])
            if text:
                line(wide, (text, "")).alignment = WD_ALIGN_PARAGRAPH.JUSTIFY

    _all(s, [("about", lambda: line(wide, (person.about, "i"))), ("roles", role_lines), ("cards", lambda: [line(wide, (f"{c.name}{f', {c.issuer}' if c.issuer else ''}  /  {s.date(c)}", "")) for c in person.cards]),
             ("prizes", lambda: [line(wide, (f"{p.title}  /  {s.date(p)}", "")) for p in person.prizes]), ("works", lambda: [line(wide, (f"{w.name}. ", "b"), (f"{w.story}.", "")) for w in person.works])], lambda text: label(wide, text))
    return s.made("docx", packed(document), "pdf")


def british(person, rng):
    """Plain British CV: "Curriculum Vitae", labels with tabs, personal statement, "dates<tab>title / employer", two referees in a table; an old .doc."""
    s = Sheet(person, When("{Month} {yyyy}", " to ", "present"), prize=("by", "date"), hide=("works", "papers", "boards"), heads={"about": "Personal Statement", "roles": "Employment", "studies": "Education and Qualifications", "cards": "Training", "likes": "Hobbies and Interests", "skills": "Key Skills", "prizes": "Achievements", "helping": "Voluntary Work"})
    document = _blank("Liberation Sans", 11, 2.4)
    line(document, ("CURRICULUM VITAE", "bu")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    for label, text in [("Name", person.name), ("Address", person.place), ("Tel", person.phone), ("Email", person.email)]:
        line(document, (f"{label}:\t", "b"), (text, "")).paragraph_format.tab_stops.add_tab_stop(Cm(3))

    def role_lines():
        for role in person.roles:
            row = line(document, (f"{s.dates(role)}\t", ""), (role.title, "b"))
            row.paragraph_format.tab_stops.add_tab_stop(Cm(6.6))
            row.paragraph_format.space_before = Pt(7)
            line(document, (f"\t{role.company}, {role.place}", "")).paragraph_format.tab_stops.add_tab_stop(Cm(6.6))
            intro, duties, wins = s.told(role)
            if intro:
                line(document, (intro, ""))
            if duties:
                line(document, ("Duties included:", "i"))
            for item in [*duties, *wins]:
                line(document, (f"-  {item}", ""))

    def study_lines():
        for study in person.studies:
            line(document, (f"{s.years(study)}\t{study.school}, {study.place}", "")).paragraph_format.tab_stops.add_tab_stop(Cm(3))
            line(document, (f"\t{glue(' ', study.degree, study.subject)}", "b")).paragraph_format.tab_stops.add_tab_stop(Cm(3))
            for note in study.notes:
                line(document, (f"\t{note}", "")).paragraph_format.tab_stops.add_tab_stop(Cm(3))

    _all(s, [("about", lambda: line(document, (person.about, ""))), ("skills", lambda: [line(document, (f"-  {k}", "")) for k in person.all_skills]), ("roles", role_lines), ("studies", study_lines),
             ("cards", lambda: [line(document, (f"{c.name}{f' ({c.issuer})' if c.issuer else ''}, {s.date(c)}", "")) for c in person.cards]), ("prizes", lambda: [line(document, (f"{p.title} from {p.by}, {s.date(p)}", "")) for p in person.prizes]),
             ("helping", lambda: [line(document, (f"{r.title}, {r.company}, {s.dates(r)}", "")) for r in person.helping]), ("tongues", lambda: line(document, (", ".join(f"{a} ({b})" for a, b in person.tongues), ""))), ("likes", lambda: line(document, (", ".join(person.likes) + ".", "")))], lambda text: line(document, (text, "bu")).paragraph_format.__setattr__("space_before", Pt(10)))
    line(document, ("References", "bu"))
    cells = document.add_table(rows=1, cols=max(len(person.referees), 1)).rows[0].cells
    for cell, referee in zip(cells, person.referees):
        cell.text = "\n".join(referee)
    return s.made("docx", packed(document), "doc")


def agency(person, rng):
    """US federal: employer and address, "title" with grade, dates, hours per week, salary and supervisor one per line; duties as a paragraph, "ACCOMPLISHMENTS:" below."""
    s = Sheet(person, When("{mm}/{yyyy}", " to ", "Present"), prize=("by", "date", "story"), hide=("works", "papers", "likes", "tongues", "helping"), heads={"roles": "WORK EXPERIENCE", "studies": "EDUCATION", "cards": "JOB RELATED TRAINING AND CERTIFICATIONS", "skills": "JOB RELATED SKILLS", "prizes": "AWARDS", "boards": "AFFILIATIONS", "about": "QUALIFICATIONS SUMMARY"})
    document = _blank("Liberation Serif", 11, 2.5)
    for text in (person.name, person.place, f"Mobile: {person.phone}", f"Email: {person.email}", "Citizenship: United States   Availability: Full-Time, Permanent"):
        line(document, (text, ""))

    def role_lines():
        for role in person.roles:
            line(document, (role.company, "b")).paragraph_format.space_before = Pt(9)
            for text in (role.place, "", f"{s.dates(role)}", f"Hours per week: {rng.choice([36, 40, 40])}", role.title):
                if text:
                    line(document, (text, "b" if text == role.title else ""))
            line(document, (f"Supervisor: {rng.choice(['A. Reyes', 'K. Brandvold', 'T. Osei'])} ({rng.choice(['555-018-2210', '555-018-4471'])})   Okay to contact: Yes", ""))
            intro, duties, wins = s.told(role)
            if intro or duties:
                line(document, ("Duties: ", "b"), (glue(" ", intro, *[f"{item}." for item in duties]), ""))
            if wins:
                line(document, ("ACCOMPLISHMENTS:", "b"))
                bullets(document, wins)

    _all(s, [("about", lambda: line(document, (person.about, ""))), ("roles", role_lines), ("studies", lambda: [line(document, (f"{t.school}, {t.place}\n", "b"), (glue("\n", f"{glue(' in ', t.degree, t.subject)}, {s.years(t)}", *t.notes), "")) for t in person.studies]),
             ("cards", lambda: bullets(document, [f"{c.name}, {c.issuer}, {s.date(c)}" for c in person.cards])), ("skills", lambda: line(document, ("; ".join(person.all_skills), ""))), ("prizes", lambda: [line(document, (f"{p.title} ({s.date(p)}), {p.by}{f'. {p.story}' if p.story else ''}", "")) for p in person.prizes]), ("boards", lambda: bullets(document, person.boards))], lambda text: line(document, (text, "b")).paragraph_format.__setattr__("space_before", Pt(12)))
    return s.made("docx", packed(document), "docx")


_FORM = {"es": ("HOJA DE VIDA", "Cargo", "Empresa", "Periodo", "Funciones", "Título", "Institución", "Año", "Teléfono", "Correo electrónico", "Ciudad"), "cs": ("ŽIVOTOPIS", "Pozice", "Zaměstnavatel", "Období", "Náplň práce", "Obor", "Škola", "Rok", "Telefon", "E-mail", "Bydliště")}


def labelled(person, rng):
    """A form: "Empresa: …", "Cargo: …", "Periodo: …" line by line, personal facts first, referees last."""
    form, job, firm, span, duty, degree, school, year, phone, mail, town = _FORM[person.lang]
    s = Sheet(person, When(rng.choice(["{Month} {yyyy}", "{mm}/{yyyy}"]), rng.choice([" - ", " – "])), rng=rng, both=False, prize=("by", "date"), work=("story",))
    s.sections -= {"helping", "papers", "boards"}
    document = _blank("Liberation Sans", 11, 2.5)
    line(document, (form, "b")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    line(document, (person.name, "b")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    field = lambda label, text: line(document, (f"{label}: ", "b"), (text, "")) if text else None
    field(town, person.place), field(phone, person.phone), field(mail, person.email)
    heading = lambda text: document.add_heading(text.upper(), 2)
    heading(s.heads["personal"])
    for fact in person.personal:
        line(document, (fact, ""))

    def role_lines():
        for role in person.roles:
            field(firm, role.company).paragraph_format.space_before = Pt(6)
            field(job, role.title), field(span, s.dates(role))
            intro, duties, wins = s.told(role)
            field(duty, intro)
            if duties:
                line(document, (f"{duty}:", "b"))
                bullets(document, [*duties, *wins])

    _all(s, [("about", lambda: line(document, (person.about, ""))), ("studies", lambda: [(field(school, t.school), field(degree, glue(", ", t.degree, t.subject)), field(year, s.years(t))) for t in person.studies]), ("roles", role_lines),
             ("cards", lambda: bullets(document, [f"{c.name}. {c.issuer}. {s.date(c)}" for c in person.cards])), ("skills", lambda: bullets(document, person.all_skills)), ("works", lambda: [line(document, (f"{w.name}: ", "b"), (w.story, "")) for w in person.works]),
             ("prizes", lambda: bullets(document, [f"{p.title}. {p.by}. {s.date(p)}" for p in person.prizes])), ("tongues", lambda: line(document, ("; ".join(f"{a} ({b})" for a, b in person.tongues), ""))), ("likes", lambda: line(document, (", ".join(person.likes), "")))], heading)
    if person.referees:
        heading(s.heads["referees"])
        for referee in person.referees:
            line(document, ("\n".join(referee), ""))
    return s.made("docx", packed(document), rng.choice(["docx", "pdf"]))
