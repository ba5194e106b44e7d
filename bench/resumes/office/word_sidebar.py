"""Word with one big table: contact and skills in a shaded cell, the career in the other."""

from docx.shared import Cm

from kit.word import packed

from . import phrases, word
from .dates import point, span, years
from .truth import Truth
from .words import headings


def make(person, random, target="docx"):
    page = _Page(person, random)
    page.main()
    page.side()
    for cell in (page.left, page.right):
        word.drop_first(cell)
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    """`aside` is the narrow cell and `body` the wide one; which is on the left is the author's taste."""

    def __init__(self, person, random):
        self.person, self.random, self.truth, self.words = person, random, Truth(), headings(person, random)
        self.dates = random.choice(["apostrophe", "word", "iso"])
        self.paper = word.document(random.choice(["Carlito", "Liberation Sans"]), 10, (1.2, 1.2, 1.2, 1.2))
        narrow_first = random.random() < 0.6
        widths = (5.6, 13) if narrow_first else (13, 5.6)
        self.left, self.right = word.table(self.paper, 1, widths).rows[0].cells
        self.aside, self.body = (self.left, self.right) if narrow_first else (self.right, self.left)
        self.name_aside = random.random() < 0.4
        word.shade(self.aside, random.choice(["E8EEF2", "F3EBDD", "DDE8DD"]))
        self.bullet = random.choice(["• ", "▪ ", "› "])

    def heading(self, cell, section):
        text = self.words[section].upper()
        paragraph = word.line(cell, after=3)
        paragraph.paragraph_format.space_before = 120000
        part = word.run(paragraph, text, bold=True, size=11, colour="34495E")
        word.letter_spacing(part, 30)
        word.rule(paragraph, "34495E")

    def name(self, cell):
        word.line(cell, self.person.name, bold=True, size=20, after=0)
        word.line(cell, self.person.title, size=11, colour="666666", after=6)

    def main(self):
        person = self.person
        if not self.name_aside:
            self.name(self.body)
        self.heading(self.body, "summary")
        word.line(self.body, person.summary)
        self.truth.summary(person.summary)
        self.heading(self.body, "jobs")
        for job in person.jobs:
            self.job(job)
        if person.projects:
            self.heading(self.body, "projects")
            for entry in person.projects:
                self.project(entry)
        self.heading(self.body, "schools")
        for school in person.schools:
            word.line(self.body, phrases.study(school, "round"), bold=True, after=0)
            word.line(self.body, " | ".join(part for part in (phrases.placed(school.institution, school.place), years(school)) if part))
            self.truth.school(school)

    def job(self, job):
        when = span(job, self.dates, self.person.lang)
        word.line(self.body, job.position, bold=True, size=10.5, after=0)
        word.line(self.body, " | ".join(part for part in (job.company, job.place, when) if part), colour="666666")
        if job.text:
            word.line(self.body, job.text)
        for text in job.bullets:
            paragraph = word.line(self.body, self.bullet + text)
            paragraph.paragraph_format.left_indent = Cm(0.4)
            paragraph.paragraph_format.first_line_indent = Cm(-0.4)
        self.truth.job(job, when)

    def project(self, entry):
        paragraph = word.line(self.body, after=0)
        if entry.url:
            word.link(paragraph, entry.name, entry.url if "://" in entry.url else "https://" + entry.url)
        else:
            word.run(paragraph, entry.name, bold=True)
        if entry.years:
            word.run(paragraph, f" ({entry.years})")
        word.line(self.body, entry.text)
        if entry.tools:
            word.line(self.body, "[" + " · ".join(entry.tools) + "]", italic=True)
        self.truth.project(entry)

    def side(self):
        person, cell = self.person, self.aside
        if self.name_aside:
            self.name(cell)
        for sign, text in (("✉ ", person.email), ("☎ ", person.phone), ("⌂ ", person.location), ("", person.link)):
            if text:
                word.line(cell, sign + text)
        self.truth.who(person)
        self.heading(cell, "skills")
        for label, group in person.skills:
            if label:
                word.line(cell, label, bold=True, after=0)
            for skill in group:
                word.line(cell, skill + (" " + "●" * self.random.randint(2, 5) if self.bullet == "• " else ""), after=0)
            self.truth.skills(group)
        self.heading(cell, "languages")
        for text in phrases.spoken(person.languages, ": "):
            word.line(cell, text, after=0)
        self.truth.languages(person.languages)
        self.aside_lists(cell)

    def aside_lists(self, cell):
        person = self.person
        if person.certificates:
            self.heading(cell, "certificates")
            for entry in person.certificates:
                when = point(entry.date, "slash")
                word.line(cell, entry.name, bold=True, after=0)
                word.line(cell, ", ".join(part for part in (entry.issuer, when) if part))
                self.truth.certificate(entry, when)
        if person.awards:
            self.heading(cell, "awards")
            for entry in person.awards:
                word.line(cell, phrases.award(entry), after=0)
                if entry.text:
                    word.line(cell, entry.text, italic=True)
                self.truth.award(entry)
