"""Word files as they are written around the world: an Indian fresher's tables, a federal résumé, a British CV, a Brazilian currículo, a Japanese record of work in English."""

from itertools import groupby

from docx.shared import Cm, Pt

from kit.text import glue
from kit.word import bullets, column_widths, packed, shade

from .sheet import Sheet, When
from .word_parts import CENTER, blank, footed, grid, line, linked, sections, tabbed


def fresher(person, rng):
    """Objective, schools in a bordered table, projects as "Title / Technologies / Description" lines, awards as sentences, a personal table and a declaration."""
    s = Sheet(person, When("{Mon}-{yyyy}", "{start} to {end}", now="Till Date"), rng, hide="papers helping", card="issuer date url", prize="by date place url", work="story tools url", both=False, heads={"about": "CAREER OBJECTIVE:", "studies": "ACADEMIC QUALIFICATION:", "roles": "INTERNSHIP / WORK EXPERIENCE:", "skills": "TECHNICAL SKILLS:", "works": "ACADEMIC & PERSONAL PROJECTS:", "cards": "COURSES AND CERTIFICATIONS:", "prizes": "ACHIEVEMENTS:", "tongues": "LANGUAGES KNOWN:", "likes": "HOBBIES:"})
    document = blank("Liberation Serif", 11.5, 2.2)
    line(document, ("RESUME", "bu"), align=CENTER)
    line(document, (person.name, "b"), size=15)
    line(document, f"Mobile: {person.phone}"), line(document, f"E-mail: {person.email}"), line(document, f"Address: {person.place}")
    heading = lambda text: line(document, (text, "bu"), before=9)

    def prize(p):
        sentence = f"{p.place} {'of' if p.place == 'Winner' else 'in'} {p.title}, organised by {p.by}" if p.place else f"Received {p.title} from {p.by}" if p.by else p.title
        paragraph = document.add_paragraph(glue(", ", sentence, s.date(p)), style="List Bullet")
        if p.url:
            linked(paragraph.add_run(" – ")._parent, "View result", p.url)

    def card(c):
        paragraph = document.add_paragraph(f"{c.name} from {c.issuer} ({s.date(c)}) ", style="List Bullet")
        if c.url:
            linked(paragraph, "Verify", c.url)

    def work(number, w):
        line(document, (f"{number}. Title: ", "b"), w.name, before=4)
        line(document, ("Technologies: ", "b"), ", ".join(w.tools))
        line(document, ("Description: ", "b"), w.story)
        if w.url:
            linked(line(document, ("Link: ", "b")), w.url, w.url)

    schools = [["Degree / Exam", "Branch", "Institute", "Year of Passing", "Result"]] + [[t.degree, t.subject, t.school, s.years(t), t.note] for t in person.studies]
    groups = lambda: grid(document, [[name or "General", ", ".join(words)] for name, words in person.skills.items()], [4, 12.5])
    sections(s, [("about", lambda: line(document, person.about)), ("studies", lambda: grid(document, schools, [3.6, 3.6, 4.6, 2.4, 2.4], bold_first=True)), ("skills", groups), ("roles", lambda: [(line(document, (f"{r.title}, {r.company}", "b"), f", {r.place} ({s.dates(r)})", before=3), bullets(document, r.points)) for r in person.roles]),
                 ("works", lambda: [work(i + 1, w) for i, w in enumerate(person.works)]), ("cards", lambda: [card(c) for c in person.cards]), ("prizes", lambda: [prize(p) for p in person.prizes]), ("tongues", lambda: line(document, ", ".join(a for a, _ in person.tongues))), ("likes", lambda: line(document, ", ".join(person.likes)))], heading)
    heading("PERSONAL PROFILE:")
    grid(document, [[a, f": {b}"] for a, b in person.personal or [("Marital Status", "Single")]], [5, 9], style="Normal Table")
    heading("DECLARATION:")
    line(document, "I hereby declare that the above information is true to the best of my knowledge and belief.")
    tabbed(document, "Date:", f"({person.name})", before=14)
    return s.made("docx", packed(document), person.ending)


def federal(person, rng):
    """A table without lines: employer, place, span, hours and grade in the left cell, position and duties in the right; everything spelled out."""
    s = Sheet(person, When("{mm}/{yyyy}", "{start} - {end}"), rng, hide="works likes", card="issuer date", prize="by date", heads={"about": "Summary:", "roles": "Work Experience:", "studies": "Education:", "skills": "Job Related Skills:", "cards": "Job Related Training and Licenses:", "prizes": "Honors, Awards and Special Accomplishments:", "tongues": "Language Skills:", "helping": "Volunteer Experience:", "papers": "Professional Publications:"})
    document = blank("Liberation Sans", 10.5, 1.9)
    for text in (person.name, person.place, f"Mobile: {person.phone}", f"Email: {person.email}"):
        line(document, (text, "b" if text == person.name else ""))
    line(document, "Availability: Permanent, Full-time     Desired locations: ", person.place.split(",")[0], before=6)

    def entry(left, right):
        table = column_widths(document.add_table(rows=1, cols=2), 5.4, 11.8)
        for cell, width, runs in zip(table.rows[0].cells, (5.4, 11.8), (left, right)):
            cell.width = Cm(width)
            cell._tc.remove(cell.paragraphs[0]._p)
            for run in runs:
                line(cell, run)

    def role(r):
        intro, tasks = s.told(r)
        entry([(r.company, "b"), r.place, "", s.dates(r), f"Hours per week: {rng.choice([40, 40, 36])}", f"Salary: {('$74,950', '$61,200', '$38,400')[person.roles.index(r)]} USD Per Year"], [(r.title, "b"), *([("Duties, Accomplishments and Related Skills:", "u")] if tasks else []), *([intro] if intro else []), *[f"{task}." for task in tasks]])

    heading = lambda text: line(document, (text, "b"), before=10, size=12)
    school = lambda t: entry([(t.school, "b"), t.place], [glue(" ", t.degree, s.years(t, " - ")), *([f"Major: {t.subject}"] if t.subject else []), *([t.note] if t.note else [])])
    sections(s, [("about", lambda: line(document, person.about)), ("roles", lambda: [role(r) for r in person.roles]), ("studies", lambda: [school(t) for t in person.studies]), ("cards", lambda: [line(document, glue(" – ", c.name, c.issuer, s.date(c))) for c in person.cards]),
                 ("skills", lambda: line(document, ", ".join(person.all_skills))), ("prizes", lambda: [line(document, glue(", ", p.title, p.by, s.date(p))) for p in person.prizes]), ("tongues", lambda: [line(document, f"{a}: {b}") for a, b in person.tongues]), ("papers", lambda: bullets(document, person.papers)), ("helping", lambda: [line(document, glue(", ", r.title, r.company, r.place, s.dates(r))) for r in person.helping])], heading)
    return s.made("docx", packed(document), person.ending)


def british(person, rng):
    """A plain British CV: centred title and contacts, key skills as bullets in two columns, span and EMPLOYER on one tabbed line, job title below, interests and referees last."""
    s = Sheet(person, When("{Mon} {yyyy}", "{start} – {end}", now="to date"), rng, hide="papers", card="date issuer url", prize="by date place story", work="story url", heads={"about": "PERSONAL STATEMENT", "roles": "CAREER HISTORY", "studies": "EDUCATION AND QUALIFICATIONS", "skills": "KEY SKILLS", "cards": "PROFESSIONAL TRAINING", "prizes": "ACHIEVEMENTS AND AWARDS", "likes": "HOBBIES AND INTERESTS", "referees": "REFEREES", "helping": "VOLUNTARY WORK", "works": "PROJECTS"})
    document = blank("Liberation Sans", 11, 2.4)
    footed(document, f"{person.name} – Curriculum Vitae – Page ")
    line(document, ("CURRICULUM VITAE", "b"), align=CENTER, size=14), line(document, (person.name, "b"), align=CENTER, size=14)
    line(document, person.place, align=CENTER), line(document, f"Tel: {person.phone}   Email: {person.email}", align=CENTER)

    def dated(left, *runs):
        paragraph = line(document, f"{left}\t", *runs, before=5)
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(4.6))
        paragraph.paragraph_format.left_indent, paragraph.paragraph_format.first_line_indent = Cm(4.6), Cm(-4.6)
        return paragraph

    def role(r):
        dated(s.dates(r), (r.company.upper(), "b"), f", {r.place}")
        line(document, (r.title, "u"))
        bullets(document, s.told(r)[1])

    def skills():
        half = (len(person.all_skills) + 1) // 2
        table = document.add_table(rows=1, cols=2)
        for cell, items in zip(table.rows[0].cells, (person.all_skills[:half], person.all_skills[half:])):
            cell._tc.remove(cell.paragraphs[0]._p)
            bullets(cell, items)

    def card(c):
        paragraph = dated(s.date(c), glue(", ", c.name, c.issuer))
        if c.url:
            linked(paragraph.add_run(" (")._parent, c.url, c.url).add_run(")")

    prize = lambda p: dated(s.date(p), (p.title, "b"), f" – {p.place}" if p.place else "", f" ({p.by})" if p.by else "", f". {p.story}." if p.story else "")
    work = lambda w: line(document, (w.name, "b"), f" – {w.story}. ", w.url)
    sections(s, [("about", lambda: line(document, person.about)), ("skills", skills), ("roles", lambda: [role(r) for r in person.roles]), ("studies", lambda: [dated(s.years(t), (t.school, "b"), f", {t.place}: {glue(', ', t.degree, t.subject)}") for t in person.studies]), ("cards", lambda: [card(c) for c in person.cards]), ("prizes", lambda: [prize(p) for p in person.prizes]),
                 ("works", lambda: [work(w) for w in person.works]), ("helping", lambda: [role(r) for r in person.helping]), ("likes", lambda: line(document, ", ".join(person.likes) + ".")), ("tongues", lambda: line(document, ", ".join(f"{a} ({b})" for a, b in person.tongues)))], lambda text: line(document, (text.upper(), "b"), before=11))
    line(document, ("REFEREES", "b"), before=11), line(document, "Available on request.")
    return s.made("docx", packed(document), person.ending)


_CURRICULO = {"pt": ("OBJETIVO", "Cargo", "Principais atividades", " em ", "conclusão em"), "es": ("OBJETIVO", "Puesto", "Funciones principales", " en ", "finalizado en"), "it": ("OBIETTIVO", "Ruolo", "Attività principali", " in ", "conseguito nel")}


def curriculo(person, rng):
    """A Brazilian currículo: personal facts under a centred name, the wished post as objective, "Empresa (mar/2019 – atual)" then "Cargo:" and activities run together with semicolons."""
    goal, job, duties, within, closing = _CURRICULO[person.lang]
    s = Sheet(person, When("{Mon}/{yyyy}", "{start} – {end}"), rng, hide="papers likes helping", card="issuer date", prize="by date place url", work="story tools url", both=False)
    document = blank("Liberation Sans", 11, 2.5)
    line(document, (person.name, "b"), align=CENTER, size=16)
    if person.personal:
        line(document, ", ".join(f"{a}: {b}" for a, b in person.personal), align=CENTER)
    line(document, f"{person.place} | {person.phone} | {person.email}", align=CENTER)
    heading = lambda text: line(document, (text.upper(), "b"), before=10, color="1F4E79")
    heading(goal), line(document, f"{person.job}.")

    def role(r):
        line(document, (r.company, "b"), f" ({s.dates(r)})", before=5)
        line(document, (f"{job}: ", "b"), r.title)
        if r.points:
            line(document, (f"{duties}: ", "b"), "; ".join(r.points) + ".")

    def prize(p):
        paragraph = document.add_paragraph(glue(" – ", p.title, p.place) + f" ({glue(', ', p.by, s.date(p))})", style="List Bullet")
        if p.url:
            linked(paragraph.add_run(" ")._parent, p.url, p.url)

    def work(w):
        paragraph = line(document)
        if w.url:
            linked(paragraph, w.name, w.url)
        else:
            paragraph.add_run(w.name)
        paragraph.add_run(f": {w.story} [{', '.join(w.tools)}]")

    sections(s, [("about", lambda: line(document, person.about)), ("studies", lambda: bullets(document, [f"{glue(within, t.degree, t.subject)} – {t.school}, {closing} {s.years(t)}." for t in person.studies])), ("roles", lambda: [role(r) for r in person.roles]), ("cards", lambda: bullets(document, [f"{c.name} – {c.issuer} – {s.date(c)}" for c in person.cards])),
                 ("skills", lambda: bullets(document, person.all_skills)), ("works", lambda: [work(w) for w in person.works]), ("prizes", lambda: [prize(p) for p in person.prizes]), ("tongues", lambda: bullets(document, [f"{a}: {b}" for a, b in person.tongues]))], heading)
    return s.made("docx", packed(document), person.ending)


def shokumu(person, rng):
    """A Japanese record of work in English: date of writing at the right, a bordered table per employer with a shaded head, span cells with "~", licences and schools in tables of year and month, "Self-PR"."""
    s = Sheet(person, When("{yyyy}/{mm}", "{start} ~ {end}"), rng, hide="papers helping likes", card="issuer date", prize="by date place", work="story tools dates", heads={"about": "Self-PR", "roles": "Employment Record", "studies": "Academic Record", "skills": "PC Skills / Knowledge", "cards": "Licences and Qualifications", "prizes": "Commendations", "works": "Project Record", "tongues": "Language Ability"})
    document = blank("Liberation Serif", 10.5, 2.0)
    line(document, ("RECORD OF WORK EXPERIENCE", "b"), align=CENTER, size=15)
    tabbed(document, "", "As of 1 March 2025")
    grid(document, [["Name", person.name], ["Present address", person.place], ["Telephone", person.phone], ["E-mail", person.email], *[list(x) for x in person.personal]], [4, 13])
    heading = lambda text: line(document, (f"■ {text}", "b"), before=10, size=12)

    def firm(name, roles):
        table = document.add_table(rows=0, cols=2)
        table.style = "Table Grid"
        head = table.add_row().cells
        head[0].merge(head[1]).paragraphs[0].add_run(name).bold = True
        shade(head[0], "E4E4E4")
        for r in roles:
            left, right = table.add_row().cells
            left.width, right.width = Cm(4.2), Cm(12.8)
            left.paragraphs[0].add_run(s.dates(r))
            right.paragraphs[0].add_run(r.title).bold = True
            if r.intro:
                line(right, r.intro)
            for task in r.points:
                line(right, f"・{task}")
        column_widths(table, 4.2, 12.8)
        document.add_paragraph().paragraph_format.space_after = Pt(0)

    roles = lambda: [firm(name, list(group)) for name, group in groupby(person.roles, lambda r: r.company)]
    works = lambda: grid(document, [["Period", "Project", "Environment"]] + [[s.dates(w), f"{w.name}\n{w.story}", "\n".join(w.tools)] for w in person.works], [4.2, 8.8, 4], bold_first=True)
    prizes = lambda: grid(document, [["Date", "Title", "Awarded by", "Result"]] + [[s.date(p), p.title, p.by, p.place] for p in person.prizes], [2.6, 6.4, 5.4, 2.6], bold_first=True)
    sections(s, [("roles", roles), ("works", works), ("studies", lambda: grid(document, [[s.years(t, " ~ "), glue(" ", f"{t.school},", t.degree, t.subject and f"({t.subject})")] for t in person.studies], [4.2, 12.8])), ("cards", lambda: grid(document, [[s.date(c), f"{c.name} ({c.issuer})"] for c in person.cards], [4.2, 12.8])),
                 ("prizes", prizes), ("skills", lambda: [line(document, f"{k}: " if k else "", ", ".join(v)) for k, v in person.skills.items()]), ("tongues", lambda: line(document, ", ".join(f"{a} ({b})" for a, b in person.tongues))), ("about", lambda: line(document, person.about))], heading)
    tabbed(document, "", "End", before=8)
    return s.made("docx", packed(document), person.ending)
