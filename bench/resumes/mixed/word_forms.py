"""Word-processor layouts that label what they say: a federal application and a table of keys and values."""

import docx
from docx.shared import Pt

from kit.text import glue
from kit.word import packed

from .page import Dates, Page


def blank(font="Calibri", size=10.5):
    """An empty document in one font."""
    document = docx.Document()
    document.styles["Normal"].font.name = font
    document.styles["Normal"].font.size = Pt(size)
    document.styles["Normal"].paragraph_format.space_after = Pt(2)
    return document


def line(document, *parts, style=None):
    """A paragraph of (text, "b" or "i" or "") runs."""
    paragraph = document.add_paragraph(style=style)
    for text, look in parts:
        run = paragraph.add_run(text)
        run.bold, run.italic = "b" in look, "i" in look
    return paragraph


def labelled(document, label, value):
    """"Label: value", or nothing for no value."""
    if value:
        line(document, (f"{label}: ", "b"), (value, ""))


def federal(person, rng):
    """Each entry spelled out with labels, hours and supervisor included, as public service asks."""
    page = Page(person, rng, Dates("{mm}/{yyyy}", " - ", "Present"), prize=("by", "date", "story"), hide=("likes", "tongues", "papers", "memberships", "works"), heads={"roles": "WORK EXPERIENCE", "studies": "EDUCATION", "skills": "OTHER SKILLS", "cards": "JOB-RELATED TRAINING AND CERTIFICATES", "prizes": "HONORS AND AWARDS", "about": "SUMMARY"})
    document = blank("Times New Roman" if rng.random() < 0.5 else "Arial")
    line(document, (person.name, "b")).runs[0].font.size = Pt(14)
    for label, value in [("Address", person.place), ("Phone", person.phone), ("Email", person.email), *person.personal]:
        labelled(document, label, value)
    _federal_head(document, page, "about")
    line(document, (person.about, ""))
    _federal_head(document, page, "roles")
    for job in person.roles:
        _federal_job(document, page, job, rng)
    _federal_head(document, page, "studies")
    for school in person.studies:
        for label, value in [("School", school.school), ("Location", school.place), ("Degree", school.degree), ("Major", school.subject), ("Dates attended", page.years(school, " - ")), ("Notes", "; ".join(school.notes))]:
            labelled(document, label, value)
        document.add_paragraph()
    _federal_head(document, page, "cards")
    for cert in person.cards:
        line(document, (glue(", ", cert.name, cert.issuer, page.date(cert)), ""), style="List Bullet")
    _federal_head(document, page, "prizes")
    for award in person.prizes:
        line(document, (glue(", ", award.title, award.by, page.date(award)) + (f": {award.story}" if award.story else ""), ""), style="List Bullet")
    _federal_head(document, page, "skills")
    line(document, ("; ".join(person.all_skills), ""))
    if page.has("helping"):
        _federal_head(document, page, "helping")
        for job in person.helping:
            line(document, (glue(", ", job.title, job.company, page.dates(job)), ""))
    return page.made("docx", packed(document), rng.choice(["docx", "pdf"]))


def _federal_head(document, page, name):
    paragraph = line(document, (page.heads[name].upper(), "b"))
    paragraph.runs[0].underline = True
    paragraph.paragraph_format.space_before = Pt(8)


def _federal_job(document, page, job, rng):
    """One labelled post; duties follow as a paragraph or as bullets."""
    labels = [("Employer", job.company), ("Location", job.place), ("Title", job.title), ("Dates", page.dates(job)), ("Hours per week", str(rng.choice([37, 40, 45])))]
    for label, value in labels:
        labelled(document, label, value)
    points, intro = page.points(job), page.intro(job)
    if intro:
        labelled(document, "Duties", intro)
    elif points:
        line(document, ("Duties:", "b"))
    for point in points:
        line(document, (point, ""), style="List Bullet")
    document.add_paragraph()


def keyvalue(person, rng):
    """A form of bordered tables: a key in the left cell, its value in the right; skills with a level each."""
    page = Page(person, rng, Dates(rng.choice(["{mm}/{yyyy}", "{Mon}-{yyyy}"]), rng.choice([" to ", " till "]), "date"), prize=("by", "date", "place"), work=("story", "tools", "dates", "url"), hide=("helping", "memberships", "papers"))
    document = blank(rng.choice(["Calibri", "Verdana"]), 10)
    document.add_heading("CURRICULUM VITAE", 0)
    _grid(document, [("Name", person.name), ("Address", person.place), ("Mobile", person.phone), ("E-mail ID", person.email), *person.personal])
    document.add_heading(page.heads["about"], 1)
    line(document, (person.about, ""))
    document.add_heading(page.heads["studies"], 1)
    _grid(document, [(school.degree, school.subject, school.school, page.years(school, "-")) for school in person.studies], ("Qualification", "Specialisation", "Institute", "Year"))
    document.add_heading(page.heads["roles"], 1)
    for job in person.roles:
        _grid(document, [("Organisation", job.company), ("Designation", job.title), ("Period", page.dates(job)), ("Responsibilities", "\n".join([part for part in [page.intro(job), *page.points(job)] if part]))])
        document.add_paragraph()
    if page.has("works"):
        document.add_heading(page.heads["works"], 1)
    for project in person.works:
        _grid(document, [("Project", project.name), ("Description", project.story), ("Duration", page.dates(project)), ("Tools used", ", ".join(project.tools)), ("Link", project.url)])
        document.add_paragraph()
    document.add_heading(page.heads["skills"], 1)
    _grid(document, [(skill, rng.choice(["Basic", "Good", "Very good", "Expert"])) for skill in person.all_skills], ("Skill", "Level"))
    _closing(document, page)
    return page.made("docx", packed(document), rng.choice(["doc", "docx", "pdf"]))


def _closing(document, page):
    """Certificates, awards, languages and interests as plain lines."""
    person = page.person
    certs = [glue(" from ", cert.name, cert.issuer) + (f", {page.date(cert)}" if cert.date else "") for cert in person.cards]
    awards = [glue(", ", award.place, award.title, award.by) + (f" ({page.date(award)})" if award.date else "") for award in person.prizes]
    for name, lines in [("cards", certs), ("prizes", awards)]:
        if lines:
            document.add_heading(page.heads[name], 1)
        for text in lines:
            line(document, (text, ""), style="List Number" if name == "cards" else "List Bullet")
    document.add_heading(page.heads["tongues"], 1)
    line(document, (", ".join(f"{language} ({level})" for language, level in person.tongues), ""))
    document.add_heading(page.heads["likes"], 1)
    line(document, (", ".join(person.likes), ""))


def _grid(document, rows, head=()):
    """A bordered table; pairs without a value are left out."""
    rows = [row for row in rows if head or row[1]]
    table = document.add_table(0, len(head or rows[0]), style="Table Grid")
    for row in ([head] if head else []) + rows:
        for place, (cell, value) in enumerate(zip(table.add_row().cells, row)):
            cell.text = value
            for paragraph in cell.paragraphs:
                for run in paragraph.runs:
                    run.bold = row is head or (place == 0 and not head)
