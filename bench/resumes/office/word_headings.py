"""Word with Heading styles and dates at a right tab stop: what a careful person makes of a blank page."""

from kit.word import packed, right_tab

from . import phrases, word
from .dates import point, span, years
from .truth import Truth
from .words import headings

TAB = 17


def make(person, random, target="docx"):
    page = _Page(person, random)
    page.head()
    page.jobs()
    for section in page.order:
        getattr(page, section)()
    return page.truth.made("docx", packed(page.paper), target)


class _Page:
    """One résumé in the making; the author's habits are drawn once."""

    def __init__(self, person, random):
        self.person, self.truth, self.words = person, Truth(), headings(person, random)
        self.dates = random.choice(["dotted", "short", "slash_since"])
        self.company_first = random.random() < 0.5
        self.bullet = random.choice(["List Bullet", "List Bullet", None])
        self.order = random.choice([("schools", "certificates", "awards", "projects", "skills", "rest"), ("skills", "schools", "projects", "awards", "certificates", "rest")])
        font, colour = random.choice([("Liberation Serif", "000000"), ("Carlito", "2E5E4E"), ("Liberation Sans", "7A1F2B")])
        self.paper = word.document(font, 10.5)
        word.restyle(self.paper, "Title", font, 22, colour)
        word.restyle(self.paper, "Heading 1", font, 13, colour, caps=random.random() < 0.5)
        word.restyle(self.paper, "Heading 2", font, 11, before=6)

    def head(self):
        person = self.person
        self.paper.add_paragraph(person.name, style="Title")
        word.line(self.paper, person.title, italic=True)
        word.line(self.paper, " | ".join(part for part in (person.location, person.phone, person.email, person.second, person.link) if part))
        self.truth.who(person)
        if person.summary:
            self.heading("summary")
            word.line(self.paper, person.summary)
            self.truth.summary(person.summary)

    def heading(self, section):
        self.paper.add_heading(self.words[section], 1)

    def entry(self, left, right):
        """A Heading 2 whose date stands at the right margin."""
        paragraph = right_tab(self.paper.add_heading(left, 2), TAB)
        if right:
            word.run(paragraph, "\t" + right)
        return paragraph

    def jobs(self):
        self.heading("jobs")
        for job in self.person.jobs:
            when = span(job, self.dates, self.person.lang)
            if self.company_first:
                self.entry(phrases.placed(job.company, job.place), when)
                word.line(self.paper, job.position, italic=True)
            else:
                self.entry(job.position, when)
                word.line(self.paper, phrases.placed(job.company, job.place, " – "), italic=True)
            self.lines(job)
            self.truth.job(job, when)

    def lines(self, job):
        if job.text:
            word.line(self.paper, job.text)
        for text in job.bullets:
            word.line(self.paper, text if self.bullet else f"–\t{text}", style=self.bullet)

    def schools(self):
        self.heading("schools")
        for school in self.person.schools:
            self.entry(phrases.study(school, "comma"), years(school))
            word.line(self.paper, phrases.placed(school.institution, school.place))
            if school.note:
                word.line(self.paper, school.note, italic=True)
            self.truth.school(school)

    def certificates(self):
        if not self.person.certificates:
            return
        self.heading("certificates")
        for entry in self.person.certificates:
            when = point(entry.date, self.dates, self.person.lang)
            paragraph = right_tab(word.line(self.paper), TAB)
            if entry.url:
                word.link(paragraph, entry.name, entry.url)
            else:
                word.run(paragraph, entry.name, bold=True)
            word.run(paragraph, (f", {entry.issuer}" if entry.issuer else "") + (f"\t{when}" if when else ""))
            self.truth.certificate(entry, when, entry.url)

    def awards(self):
        if not self.person.awards:
            return
        self.heading("awards")
        for entry in self.person.awards:
            word.line(self.paper, phrases.award(entry), style="List Bullet")
            if entry.text:
                word.line(self.paper, entry.text)
            self.truth.award(entry)

    def projects(self):
        if not self.person.projects:
            return
        self.heading("projects")
        for entry in self.person.projects:
            self.entry(entry.name, entry.years)
            word.line(self.paper, entry.text)
            if entry.tools:
                word.line(self.paper, "Built with " + ", ".join(entry.tools), italic=True)
            if entry.url:
                word.line(self.paper, entry.url)
            self.truth.project(entry)

    def skills(self):
        self.heading("skills")
        for label, group in self.person.skills:
            paragraph = word.line(self.paper)
            if label:
                word.run(paragraph, label + ": ", bold=True)
            word.run(paragraph, ", ".join(group))
            self.truth.skills(group)

    def rest(self):
        """What comes last: languages, volunteering, interests."""
        person = self.person
        if person.languages:
            self.heading("languages")
            word.line(self.paper, ", ".join(phrases.spoken(person.languages)))
            self.truth.languages(person.languages)
        for job in person.volunteering:
            self.heading("volunteering")
            when = span(job, self.dates, person.lang)
            self.entry(f"{job.position}, {job.company}", when)
            self.lines(job)
            self.truth.volunteering(job, when)
        if person.interests:
            self.heading("interests")
            word.line(self.paper, ", ".join(person.interests))
            self.truth.interests(person.interests)
        if person.references:
            self.heading("references")
            for text in person.references:
                word.line(self.paper, text)
