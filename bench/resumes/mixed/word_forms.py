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
    page = Page(person, rng, Dates("{mm}/{yyyy}", " - ", "Present"), award=("organization", "date", "description"), hide=("interests", "languages", "publications", "memberships", "projects"), heads={"jobs": "WORK EXPERIENCE", "schools": "EDUCATION", "skills": "OTHER SKILLS", "certs": "JOB-RELATED TRAINING AND CERTIFICATES", "awards": "HONORS AND AWARDS", "summary": "SUMMARY"})
    document = blank("Times New Roman" if rng.random() < 0.5 else "Arial")
    line(document, (person.name, "b")).runs[0].font.size = Pt(14)
    for label, value in [("Address", person.place), ("Phone", person.phone), ("Email", person.email), *person.personal]:
        labelled(document, label, value)
    _federal_head(document, page, "summary")
    line(document, (person.summary, ""))
    _federal_head(document, page, "jobs")
    for job in person.jobs:
        _federal_job(document, page, job, rng)
    _federal_head(document, page, "schools")
    for school in person.schools:
        for label, value in [("School", school.name), ("Location", school.place), ("Degree", school.degree), ("Major", school.subject), ("Dates attended", page.years(school, " - ")), ("Notes", "; ".join(school.notes))]:
            labelled(document, label, value)
        document.add_paragraph()
    _federal_head(document, page, "certs")
    for cert in person.certs:
        line(document, (glue(", ", cert.name, cert.issuer, page.stamp(cert.date)), ""), style="List Bullet")
    _federal_head(document, page, "awards")
    for award in person.awards:
        line(document, (glue(", ", award.title, award.organization, page.stamp(award.date)) + (f": {award.description}" if award.description else ""), ""), style="List Bullet")
    _federal_head(document, page, "skills")
    line(document, ("; ".join(person.all_skills), ""))
    if page.has("volunteering"):
        _federal_head(document, page, "volunteering")
        for job in person.volunteering:
            line(document, (glue(", ", job.title, job.company, page.when(job)), ""))
    return page.made("docx", packed(document), rng.choice(["docx", "pdf"]))


def _federal_head(document, page, name):
    paragraph = line(document, (page.heads[name].upper(), "b"))
    paragraph.runs[0].underline = True
    paragraph.paragraph_format.space_before = Pt(8)


def _federal_job(document, page, job, rng):
    """One labelled post; duties follow as a paragraph or as bullets."""
    labels = [("Employer", job.company), ("Location", job.place), ("Title", job.title), ("Dates", page.when(job)), ("Hours per week", str(rng.choice([37, 40, 45])))]
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
    page = Page(person, rng, Dates(rng.choice(["{mm}/{yyyy}", "{Mon}-{yyyy}"]), rng.choice([" to ", " till "]), "date"), award=("organization", "date", "position"), project=("description", "technologies", "duration", "url"), hide=("volunteering", "memberships", "publications"))
    document = blank(rng.choice(["Calibri", "Verdana"]), 10)
    document.add_heading("CURRICULUM VITAE", 0)
    _grid(document, [("Name", person.name), ("Address", person.place), ("Mobile", person.phone), ("E-mail ID", person.email), *person.personal])
    document.add_heading(page.heads["summary"], 1)
    line(document, (person.summary, ""))
    document.add_heading(page.heads["schools"], 1)
    _grid(document, [(school.degree, school.subject, school.name, page.years(school, "-")) for school in person.schools], ("Qualification", "Specialisation", "Institute", "Year"))
    document.add_heading(page.heads["jobs"], 1)
    for job in person.jobs:
        _grid(document, [("Organisation", job.company), ("Designation", job.title), ("Period", page.when(job)), ("Responsibilities", "\n".join([part for part in [page.intro(job), *page.points(job)] if part]))])
        document.add_paragraph()
    if page.has("projects"):
        document.add_heading(page.heads["projects"], 1)
    for project in person.projects:
        _grid(document, [("Project", project.name), ("Description", project.description), ("Duration", page.when(project)), ("Tools used", ", ".join(project.tools)), ("Link", project.url)])
        document.add_paragraph()
    document.add_heading(page.heads["skills"], 1)
    _grid(document, [(skill, rng.choice(["Basic", "Good", "Very good", "Expert"])) for skill in person.all_skills], ("Skill", "Level"))
    _closing(document, page)
    return page.made("docx", packed(document), rng.choice(["doc", "docx", "pdf"]))


def _closing(document, page):
    """Certificates, awards, languages and interests as plain lines."""
    person = page.person
    certs = [glue(" from ", cert.name, cert.issuer) + (f", {page.stamp(cert.date)}" if cert.date else "") for cert in person.certs]
    awards = [glue(", ", award.position, award.title, award.organization) + (f" ({page.stamp(award.date)})" if award.date else "") for award in person.awards]
    for name, lines in [("certs", certs), ("awards", awards)]:
        if lines:
            document.add_heading(page.heads[name], 1)
        for text in lines:
            line(document, (text, ""), style="List Number" if name == "certs" else "List Bullet")
    document.add_heading(page.heads["languages"], 1)
    line(document, (", ".join(f"{language} ({level})" for language, level in person.languages), ""))
    document.add_heading(page.heads["interests"], 1)
    line(document, (", ".join(person.interests), ""))


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
