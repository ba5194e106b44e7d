"""Word in the manner of the old Europass form: labels on the left, contents on the right."""

from docx.enum.text import WD_ALIGN_PARAGRAPH

from kit.word import packed

from . import phrases, word
from .dates import point, span, years
from .truth import Truth

WIDTHS = (4.6, 12.9)
BLUE = "0E4194"


def make(person, random, target="docx"):
    page = _Page(person, random)
    page.personal()
    page.jobs()
    page.schools()
    page.abilities()
    page.further()
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth = person, Truth()
        self.dates = random.choice(["word", "slash", "point"])
        self.old_form = random.random() < 0.4
        self.paper = word.document("Liberation Sans", 9.5, (1.6, 1.8, 1.6, 1.8))
        header = self.paper.sections[0].header.paragraphs[0]
        word.run(header, "Curriculum Vitae", colour=BLUE, size=12)
        word.run(header, f"      {person.name}", size=9)
        footer = self.paper.sections[0].footer.paragraphs[0]
        word.page_number(footer, "Page ", f" - Curriculum vitae of {person.name}")

    def row(self, label, paint=BLUE):
        """A label on the left; hands back the cell on the right."""
        cells = word.table(self.paper, 1, WIDTHS).rows[0].cells
        left = word.first(cells[0])
        left.alignment = WD_ALIGN_PARAGRAPH.RIGHT
        word.run(left, label, colour=paint, size=9)
        return cells[1]

    def section(self, text):
        cell = self.row(text)
        word.rule(word.first(cell), BLUE, 4)
        self.paper.add_paragraph().paragraph_format.space_after = 0

    def value(self, label, text, bold=False):
        word.run(word.first(self.row(label)), text, bold=bold)

    def personal(self):
        person = self.person
        self.section("PERSONAL INFORMATION")
        self.value("Surname(s) / First name(s)" if self.old_form else "Name", person.name, bold=True)
        self.value("Address", person.location)
        self.value("Telephone(s)" if self.old_form else "Mobile", person.phone)
        self.value("E-mail(s)" if self.old_form else "E-mail", person.email)
        self.value("Date of birth", "12/03/1986")
        self.truth.who(person)
        self.value("JOB APPLIED FOR", person.title)
        if person.summary:
            self.value("PERSONAL STATEMENT", person.summary)
            self.truth.summary(person.summary)

    def jobs(self):
        self.section("WORK EXPERIENCE")
        for job in self.person.jobs:
            when = span(job, self.dates)
            if self.old_form:
                self.value("Dates", when)
                self.value("Occupation or position held", job.position, bold=True)
                if job.lines:
                    self.bullets(self.row("Main activities and responsibilities"), job)
                self.value("Name and address of employer", phrases.placed(job.company, job.place))
                self.paper.add_paragraph()
            else:
                cell = self.row(when)
                word.run(word.first(cell), job.position, bold=True, size=10.5, colour=BLUE)
                word.line(cell, phrases.placed(job.company, job.place))
                self.bullets(cell, job, False)
            self.truth.job(job, when)

    def bullets(self, cell, job, bare=True):
        for text in job.lines:
            word.line(cell, ("▪ " if text != job.text else "") + text)
        if bare:
            word.drop_first(cell)

    def schools(self):
        self.section("EDUCATION AND TRAINING")
        for school in self.person.schools:
            when = years(school, " – ")
            if self.old_form:
                self.value("Dates", when)
                self.value("Title of qualification awarded", phrases.study(school, "in"), bold=True)
                self.value("Name and type of organisation providing education and training", phrases.placed(school.institution, school.place))
            else:
                cell = self.row(when)
                word.run(word.first(cell), phrases.study(school, "in"), bold=True, colour=BLUE)
                word.line(cell, phrases.placed(school.institution, school.place))
                if school.note:
                    word.line(cell, school.note)
            self.truth.school(school)

    def abilities(self):
        """The form's grid of languages, then skills by kind."""
        person = self.person
        self.section("PERSONAL SKILLS")
        self.value("Mother tongue(s)", person.languages[0][0])
        grid = word.table(self.paper, 1 + len(person.languages[1:]), (4.6, 4.3, 4.3, 4.3), grid=True)
        for cell, text in zip(grid.rows[0].cells, ("Other language(s)", "Understanding", "Speaking", "Writing")):
            word.run(word.first(cell), text, size=8)
        for row, (name, level) in zip(grid.rows[1:], person.languages[1:]):
            for cell, text in zip(row.cells, (name, level, level, level)):
                word.run(word.first(cell), text, size=8)
        self.truth.languages(person.languages)
        for label, group in person.skills:
            self.value(f"{label} skills" if label else "Job-related skills", ", ".join(group))
            self.truth.skills(group)

    def further(self):
        person = self.person
        if person.certificates or person.awards:
            self.section("ADDITIONAL INFORMATION")
        if person.certificates:
            cell = self.row("Certifications")
            for entry in person.certificates:
                when = point(entry.date, self.dates)
                word.line(cell, phrases.certificate(entry, when))
                self.truth.certificate(entry, when)
            word.drop_first(cell)
        if person.awards:
            cell = self.row("Honours and awards")
            for entry in person.awards:
                word.line(cell, phrases.award(entry) + (f". {entry.text}" if entry.text else ""))
                self.truth.award(entry)
            word.drop_first(cell)
        for job in person.volunteering:
            when = span(job, self.dates)
            cell = self.row("Volunteering")
            word.run(word.first(cell), f"{job.position}, {job.company}, {when}")
            self.bullets(cell, job, False)
            self.truth.volunteering(job, when)
