"""Word with a small ruled table for each job, as job centres hand them out."""

from kit.word import packed

from . import phrases, word
from .dates import point, span, years
from .truth import Truth
from .words import headings

LABELS = {
    "en": ("Period", "Employer", "Position held", "Duties"),
    "de": ("Zeitraum", "Arbeitgeber", "Tätigkeit", "Aufgaben"),
    "fr": ("Période", "Employeur", "Poste", "Missions"),
}
CONTACT = {
    "en": ("Name", "Address", "Phone", "E-mail", "Marital status: single"),
    "de": ("Name", "Anschrift", "Telefon", "E-Mail", "Familienstand: verheiratet"),
    "fr": ("Nom et prénom", "Adresse", "Téléphone", "Courriel", "Permis B"),
}
STUDY = {"en": ("Years", "School", "Qualification"), "de": ("Jahre", "Einrichtung", "Abschluss"), "fr": ("Années", "Établissement", "Diplôme")}
TITLE = {"en": "PERSONAL DATA SHEET", "de": "LEBENSLAUF", "fr": "CURRICULUM VITÆ"}


def make(person, random, target="docx"):
    page = _Page(person, random)
    page.contact()
    page.jobs()
    page.schools()
    page.lists()
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth, self.words = person, Truth(), headings(person, random)
        self.dates = {"en": "dash", "de": "point", "fr": "french"}[person.lang]
        self.labelled = random.random() < 0.4
        self.paper = word.document("Liberation Serif", 11)

    def heading(self, section):
        paragraph = word.line(self.paper, self.words[section], bold=True, size=13)
        paragraph.paragraph_format.space_before = 150000
        paragraph.paragraph_format.keep_with_next = True

    def contact(self):
        person = self.person
        word.line(self.paper, TITLE[person.lang], bold=True, size=16)
        *labels, remark = CONTACT[person.lang]
        grid = word.table(self.paper, 4, (4, 12))
        for row, label, text in zip(grid.rows, labels, (person.name, person.location, person.phone, person.email)):
            word.run(word.first(row.cells[0]), label + ":")
            word.run(word.first(row.cells[1]), text, bold=label == labels[0])
        word.line(self.paper, remark, italic=True)
        self.truth.who(person)

    def jobs(self):
        self.heading("jobs")
        for job in self.person.jobs:
            when = span(job, self.dates, self.person.lang)
            if self.labelled:
                self.labelled_table(job, when)
            else:
                self.bare_table(job, when)
            self.paper.add_paragraph()
            self.truth.job(job, when)

    def labelled_table(self, job, when):
        """One fact to a row."""
        facts = list(zip(LABELS[self.person.lang], (when, phrases.placed(job.company, job.place), job.position, job.lines)))
        facts = [fact for fact in facts if fact[1]]
        for row, (label, value) in zip(word.table(self.paper, len(facts), (3.6, 13), grid=True).rows, facts):
            word.run(word.first(row.cells[0]), label, bold=True)
            self.fill(row.cells[1], value)

    def bare_table(self, job, when):
        """Date beside position, company below, duties across both."""
        grid = word.table(self.paper, 3 if job.lines else 2, (11, 5.6), grid=True)
        word.run(word.first(grid.cell(0, 0)), job.position, bold=True)
        word.run(word.first(grid.cell(0, 1)), when)
        word.run(word.first(grid.cell(1, 0)), job.company, italic=True)
        word.run(word.first(grid.cell(1, 1)), job.place)
        if job.lines:
            self.fill(grid.cell(2, 0).merge(grid.cell(2, 1)), job.lines)

    def fill(self, cell, value):
        if isinstance(value, str):
            word.run(word.first(cell), value)
            return
        for text in value:
            word.line(cell, text, style="List Bullet")
        word.drop_first(cell)

    def schools(self):
        self.heading("schools")
        person = self.person
        grid = word.table(self.paper, 1 + len(person.schools), (3.2, 7, 6.4), grid=True)
        for cell, label in zip(grid.rows[0].cells, STUDY[person.lang]):
            word.shade(cell, "D9D9D9")
            word.run(word.first(cell), label, bold=True)
        for row, school in zip(grid.rows[1:], person.schools):
            for cell, text in zip(row.cells, (years(school, " – "), phrases.placed(school.institution, school.place), phrases.study(school, "comma"))):
                word.run(word.first(cell), text)
            self.truth.school(school)

    def lists(self):
        person = self.person
        self.heading("certificates")
        for entry in person.certificates:
            when = point(entry.date, "point")
            word.line(self.paper, phrases.certificate(entry, when, "dash"), style="List Bullet")
            self.truth.certificate(entry, when)
        self.heading("skills")
        word.line(self.paper, "; ".join(person.all_skills))
        self.truth.skills(person.all_skills)
        self.heading("languages")
        word.line(self.paper, "; ".join(phrases.spoken(person.languages)))
        self.truth.languages(person.languages)
        for job in person.volunteering:
            self.heading("volunteering")
            when = span(job, self.dates, person.lang)
            word.line(self.paper, f"{job.position}, {job.company}, {when}")
            self.truth.volunteering(job, when)
