"""Word-processor layouts that look like letters: dates above the title, and a borderless table for the continent."""

from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.shared import Cm, Pt, RGBColor

from kit.text import glue
from kit.word import packed

from .page import Dates, Page
from .word_forms import blank, line
from .words import ON_REQUEST


def tabbed(person, rng):
    """Name and contact in the page header, dates above the title, duties as one paragraph, awards with a tab before the year."""
    page = Page(person, rng, Dates("{Month} {yyyy}", rng.choice([" to ", " – "]), "the present"), prize=("by", "date"), work=("story", "url"), hide=("helping", "memberships"))
    document = blank(rng.choice(["Garamond", "Georgia", "Liberation Serif"]), 11)
    header = document.sections[0].header
    header.paragraphs[0].text = person.name
    header.paragraphs[0].runs[0].font.size = Pt(18)
    header.add_paragraph(glue("  |  ", person.place, person.phone, person.email))
    for name, write in [("about", _summary), ("roles", _dated_jobs), ("skills", _skill_lines), ("cards", _comma_certs), ("prizes", _tab_awards), ("works", _project_lines), ("papers", _publications), ("studies", _school_lines), ("tongues", _languages), ("likes", _interests)]:
        if page.has(name):
            _capitals(document, page.heads[name])
            write(document, page)
    return page.made("docx", packed(document), rng.choice(["docx", "doc", "pdf"]))


def _capitals(document, text):
    """A small heading in capitals of its own, no heading style."""
    paragraph = line(document, (text.upper(), "b"))
    paragraph.paragraph_format.space_before, paragraph.paragraph_format.keep_with_next = Pt(12), True
    paragraph.runs[0].font.color.rgb = RGBColor(0x8A, 0x3B, 0x12)


def _summary(document, page):
    line(document, (page.person.about, "i"))


def _dated_jobs(document, page):
    for job in page.person.roles:
        line(document, (page.dates(job), "")).paragraph_format.space_before = Pt(6)
        line(document, (job.title, "b"), (f", {job.company}" if job.company else "", ""), (f", {job.place}" if job.company and job.place else "", "i"))
        text = " ".join([part for part in [page.intro(job), *page.points(job)] if part])
        if text:
            line(document, (text, "")).alignment = WD_ALIGN_PARAGRAPH.JUSTIFY


def _skill_lines(document, page):
    line(document, (", ".join(page.person.all_skills) + ".", ""))


def _comma_certs(document, page):
    for cert in page.person.cards:
        line(document, (glue(", ", cert.name, cert.issuer, page.date(cert)), ""))


def _tab_awards(document, page):
    for award in page.person.prizes:
        paragraph = line(document, (f"{glue(' – ', award.title, award.by)}\t{page.date(award)}", ""))
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(15), WD_TAB_ALIGNMENT.RIGHT)


def _project_lines(document, page):
    for project in page.person.works:
        line(document, (project.name, "b"), (f": {project.story}.", ""), (f" {project.url}" if project.url else "", "i"))


def _publications(document, page):
    for text in page.person.papers:
        line(document, (text, ""))


def _school_lines(document, page):
    for school in page.person.studies:
        line(document, (page.years(school, " to "), "")).paragraph_format.space_before = Pt(4)
        line(document, (school.school, "b"), (f", {school.place}", ""))
        line(document, (glue(" in " if school.degree[0] in "BM" else ", ", school.degree, school.subject), ""))
        for note in school.notes:
            line(document, (note, "i"))


def _languages(document, page):
    line(document, ("; ".join(f"{language} ({level})" for language, level in page.person.tongues), ""))


def _interests(document, page):
    line(document, (", ".join(page.person.likes), ""))


def continental_word(person, rng):
    """A borderless table with headings of its own width, dates left in years or months, skills rated with dots."""
    page = Page(person, rng, Dates(rng.choice(["{Mon} {yyyy}", "{yyyy}", "{m}-{yyyy}"]), rng.choice([" – ", " - "])), prize=("by", "date"), work=("story", "tools", "dates"), hide=("helping",))
    document = blank(rng.choice(["Arial", "Cambria"]), 10.5)
    title = line(document, (person.name, "b"))
    title.runs[0].font.size, title.alignment = Pt(20), WD_ALIGN_PARAGRAPH.CENTER
    line(document, (glue(" • ", person.place, person.phone, person.email), "")).alignment = WD_ALIGN_PARAGRAPH.CENTER
    sheet = document.add_table(0, 2)
    sheet.autofit = False
    sheet.columns[0].width, sheet.columns[1].width = Cm(4), Cm(12)
    head = lambda name: _wide(sheet, page.heads[name])
    if page.has("about"):
        head("about")
        _row(sheet, "", [(person.about, "")])
    head("roles")
    for job in person.roles:
        _row(sheet, page.dates(job), [(job.title, "b"), (glue(", ", job.company, job.place) if job.company else "", "i"), (page.intro(job), ""), *((f"- {point}", "") for point in page.points(job))])
    head("studies")
    for school in person.studies:
        _row(sheet, page.years(school, " – "), [(glue(" ", school.degree, f"({school.subject})" if school.subject else ""), "b"), (school.school, ""), *((note, "") for note in school.notes)])
    for name, rows in _further(page):
        if page.has(name):
            head(name)
            for left, lines in rows:
                _row(sheet, left, lines)
    head("skills")
    for group, names in person.skills.items():
        _row(sheet, group, [(f"{name} {'●' * level}{'○' * (5 - level)}", "") for name in names for level in [rng.randint(2, 5)]])
    head("references")
    _row(sheet, "", [(ON_REQUEST[page.lang], "")])
    return page.made("docx", packed(document), rng.choice(["pdf", "pdf", "docx"]))


def _further(page):
    """The shorter sections: (section, [(left cell, lines)])."""
    person = page.person
    return [
        ("cards", [(page.date(c), [(c.name + (f" ({c.issuer})" if c.issuer else ""), "")]) for c in person.cards]),
        ("prizes", [(page.date(a), [(glue(", ", a.title, a.by), "")]) for a in person.prizes]),
        ("works", [(page.dates(p), [(p.name, "b"), (p.story, ""), (", ".join(p.tools), "i")]) for p in person.works]),
        ("papers", [("", [(text, "")]) for text in person.papers]),
        ("tongues", [(language, [(level, "")]) for language, level in person.tongues]),
        ("likes", [("", [(", ".join(person.likes), "")])]),
    ]


def _wide(sheet, text):
    """A heading across both columns."""
    cells = sheet.add_row().cells
    paragraph = cells[0].merge(cells[1]).paragraphs[0]
    paragraph.paragraph_format.space_before = Pt(9)
    paragraph.add_run(text).bold = True
    paragraph.runs[0].font.size = Pt(12.5)


def _row(sheet, left, lines):
    """Left cell and lines of the right one."""
    cells = sheet.add_row().cells
    cells[0].width, cells[1].width = Cm(4), Cm(12)
    cells[0].text = left
    for index, (text, look) in enumerate([pair for pair in lines if pair[0]]):
        paragraph = cells[1].paragraphs[0] if index == 0 else cells[1].add_paragraph()
        run = paragraph.add_run(text)
        run.bold, run.italic = "b" in look, "i" in look
