"""Word with name and contact in the page header or in a text box, and real columns for what is short."""

from docx.enum.section import WD_SECTION
from docx.enum.text import WD_ALIGN_PARAGRAPH

from kit.word import packed

from . import phrases, word
from .dates import point, span, years
from .truth import Truth
from .words import headings


def make(person, random, target="docx"):
    page = _Page(person, random)
    page.banner()
    page.career()
    page.paper.add_section(WD_SECTION.CONTINUOUS)
    word.columns(page.paper.sections[0], 1)
    word.columns(page.paper.sections[1], 2)
    page.columns()
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth, self.words = person, Truth(), headings(person, random)
        self.dates = "french" if person.lang == "fr" else random.choice(["point", "season", "word_to"])
        self.box = random.random() < 0.4
        self.paper = word.document("Carlito", 10.5, (1.8 if self.box else 3.8, 2, 1.8, 2))
        self.centred = random.random() < 0.5
        self.numbered = random.random() < 0.4
        self.count = 0

    def banner(self):
        """Name, title and contact: the header of every page, or a box on the first."""
        person, header = self.person, self.paper.sections[0].header
        anchor = self.paper.add_paragraph() if self.box else None
        where = self.paper if self.box else header
        paragraphs = [self.paper.add_paragraph() if self.box else header.paragraphs[0], where.add_paragraph(), where.add_paragraph()]
        word.run(paragraphs[0], person.name, bold=True, size=18)
        word.run(paragraphs[1], person.title, italic=True)
        word.run(paragraphs[2], f"{person.location}  ◆  {person.phone}  ◆  {person.email}")
        for paragraph in paragraphs:
            if self.centred:
                paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
        word.rule(paragraphs[2])
        if self.box:
            word.boxed(anchor, paragraphs)
        footer = self.paper.sections[0].footer.paragraphs[0]
        footer.alignment = WD_ALIGN_PARAGRAPH.RIGHT
        word.page_number(footer, f"{person.name.title()} – page ")
        self.truth.who(person)

    def heading(self, section):
        self.count += 1
        text = f"{self.count}. {self.words[section]}" if self.numbered else self.words[section]
        paragraph = word.line(self.paper, text, bold=True, size=13, colour="8A3B12", after=3)
        paragraph.paragraph_format.space_before = 130000
        paragraph.paragraph_format.keep_with_next = True

    def career(self):
        person = self.person
        word.line(self.paper, person.summary)
        self.truth.summary(person.summary)
        self.heading("jobs")
        for job in person.jobs:
            when = span(job, self.dates, person.lang)
            paragraph = word.line(self.paper, after=0)
            word.run(paragraph, job.company, bold=True)
            word.run(paragraph, (f" ({job.place})" if job.place else "") + (f" — {when}" if when else ""))
            word.line(self.paper, job.position, italic=True)
            if job.text:
                word.line(self.paper, job.text)
            for text in job.bullets:
                word.line(self.paper, text, style="List Bullet")
            self.truth.job(job, when)

    def columns(self):
        person = self.person
        self.heading("schools")
        for school in person.schools:
            word.line(self.paper, phrases.placed(school.institution, school.place), bold=True, after=0)
            word.line(self.paper, f"{phrases.study(school, 'dash')}, {years(school, ' - ')}")
            self.truth.school(school)
        if person.certificates:
            self.heading("certificates")
            for entry in person.certificates:
                when = point(entry.date, "word", person.lang)
                word.line(self.paper, phrases.certificate(entry, when, "dash"))
                self.truth.certificate(entry, when)
        self.heading("skills")
        word.line(self.paper, " • ".join(person.all_skills))
        self.truth.skills(person.all_skills)
        if person.awards:
            self.heading("awards")
        for entry in person.awards:
            word.line(self.paper, phrases.award(entry))
            if entry.text:
                word.line(self.paper, entry.text)
            self.truth.award(entry)
        self.projects()
        self.heading("languages")
        word.line(self.paper, " • ".join(phrases.spoken(person.languages)))
        self.truth.languages(person.languages)
        for name, texts in (("works", person.works), ("memberships", person.memberships)):
            if texts:
                self.heading(name)
                for text in texts:
                    word.line(self.paper, text)
                self.truth.mentions(texts)

    def projects(self):
        if not self.person.projects:
            return
        self.heading("projects")
        for entry in self.person.projects:
            word.line(self.paper, " / ".join(part for part in (entry.name, entry.years) if part), bold=True, after=0)
            word.line(self.paper, entry.text, after=0)
            word.line(self.paper, f"Tools: {', '.join(entry.tools)}", italic=True)
            self.truth.project(entry, url="")
