"""A page drawn freely, as by a design program: what is read first need not be drawn first."""

import io

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from . import phrases
from .dates import point, span, years
from .truth import Truth
from .words import headings

TOP, BOTTOM = 50, 45


def make(person, random, target="pdf"):
    page = _Page(person, random)
    page.main()
    page.side()
    return page.truth.made("pdf", page.printed(), target)


class _Column:
    """Text runs down a column and over to the next page; nothing is drawn before the end."""

    def __init__(self, height, x, width, top):
        self.height, self.x, self.width = height, x, width
        self.y, self.page, self.runs = height - top, 0, []

    def room(self, needed):
        if self.y - needed < BOTTOM:
            self.page, self.y = self.page + 1, self.height - TOP

    def write(self, text, font="Helvetica", size=9.5, colour="#222222", indent=0, gap=2, mark=""):
        for number, part in enumerate(simpleSplit(text, font, size, self.width - indent)):
            self.room(size)
            self.y -= size + 2.5
            if mark and not number:
                self.runs.append((self.page, self.x + indent - 9, self.y, mark, font, size, colour))
            self.runs.append((self.page, self.x + indent, self.y, part, font, size, colour))
        self.y -= gap


class _Page:
    def __init__(self, person, random):
        self.person, self.random, self.truth, self.words = person, random, Truth(), headings(person, random)
        self.size = random.choice([A4, LETTER])
        self.ink = random.choice(["#0B3C49", "#6B2737", "#2F4B26"])
        self.dates = random.choice(["years_to", "dotted", "slash"])
        self.spaced = random.random() < 0.5
        width, height = self.size
        self.side_x = 30 if random.random() < 0.5 else width - 185
        main_x = 215 if self.side_x == 30 else 40
        self.body = _Column(height, main_x, width - 255, 130)
        self.aside = _Column(height, self.side_x, 155, 130)
        self.dated = []
        self.company_first = random.random() < 0.5
        self.side_last = random.random() < 0.7
        self.dates_apart = random.random() < 0.6

    def heading(self, column, section):
        text = self.words[section].upper()
        column.room(50)
        column.y -= 9
        if self.spaced and len(text) < 14:
            column.y -= 13
            column.runs.append((column.page, column.x, column.y, "   ".join(" ".join(word) for word in text.split()), "Helvetica-Bold", 10.5, self.ink))
            column.y -= 4
        else:
            column.write(text, "Helvetica-Bold", 10.5, self.ink, gap=4)

    def dated_line(self, text, when):
        """Bold text with a date at the right edge, drawn with the text or after everything else."""
        column = self.body
        column.room(40)
        column.write(text, "Helvetica-Bold", 10, gap=0)
        run = (column.page, column.x + column.width, column.y, when, "Helvetica", 9, "#555555", "right")
        (self.dated if self.dates_apart else column.runs).append(run)

    def main(self):
        person, column = self.person, self.body
        self.heading(column, "summary")
        column.write(person.summary)
        self.truth.summary(person.summary)
        self.heading(column, "jobs")
        for job in person.jobs:
            when = span(job, self.dates)
            where = phrases.placed(job.company, job.place, " / ")
            first, second = (where, job.position) if self.company_first else (job.position, where)
            self.dated_line(first, when)
            column.write(second, "Helvetica-Oblique", 9.5, self.ink, gap=3)
            if job.text:
                column.write(job.text)
            for text in job.bullets:
                column.write(text, indent=11, mark="•")
            column.y -= 5
            self.truth.job(job, when)
        self.heading(column, "schools")
        for school in person.schools:
            self.dated_line(school.institution, years(school))
            column.write(phrases.study(school, "comma"), gap=5)
            self.truth.school(school)
        for job in person.volunteering:
            self.heading(column, "volunteering")
            when = span(job, self.dates)
            self.dated_line(f"{job.position}, {job.company}", when)
            for text in job.bullets:
                column.write(text, indent=11, mark="•")
            self.truth.volunteering(job, when)

    def side(self):
        person, column = self.person, self.aside
        for text in (person.phone, person.email, person.second, person.location):
            if text:
                column.write(text, size=9, gap=3)
        self.truth.who(person)
        self.heading(column, "skills")
        for skill in person.all_skills:
            column.write(skill, size=9, gap=5)
        self.truth.skills(person.all_skills)
        self.heading(column, "certificates")
        for entry in person.certificates:
            when = point(entry.date, "slash")
            column.write(entry.name, "Helvetica-Bold", 9, gap=0)
            column.write(", ".join(part for part in (entry.issuer, when) if part), size=8.5, gap=5)
            self.truth.certificate(entry, when)
        self.heading(column, "awards")
        for entry in person.awards:
            column.write(phrases.award(entry), size=9, gap=1)
            if entry.text:
                column.write(entry.text, "Helvetica-Oblique", 8.5, gap=5)
            self.truth.award(entry)
        self.heading(column, "languages")
        for text in phrases.spoken(person.languages):
            column.write(text, size=9)
        self.truth.languages(person.languages)

    def printed(self):
        """All pages: the main column and the sidebar, one after the other, then the dates that stand apart, and the name last of all."""
        held = io.BytesIO()
        canvas = Canvas(held, pagesize=self.size, invariant=1)
        width, height = self.size
        for page in range(max(self.body.page, self.aside.page) + 1):
            canvas.setFillColor(HexColor("#ECEFF1"))
            canvas.rect(self.side_x - 12, 0, 178, height, stroke=0, fill=1)
            columns = self.body.runs + self.aside.runs if self.side_last else self.aside.runs + self.body.runs
            for run in columns + self.dated:
                if run[0] == page:
                    _draw(canvas, *run[1:])
            if page == 0:
                canvas.setFillColor(HexColor(self.ink))
                canvas.rect(0, height - 105, width, 105, stroke=0, fill=1)
                _draw(canvas, 40, height - 58, self.person.name, "Helvetica-Bold", 26, "#FFFFFF")
                _draw(canvas, 40, height - 82, self.person.title, "Helvetica", 12, "#FFFFFF")
            canvas.showPage()
        canvas.save()
        return held.getvalue()


def _draw(canvas, x, y, text, font, size, colour, side="left"):
    canvas.setFont(font, size)
    canvas.setFillColor(HexColor(colour))
    (canvas.drawRightString if side == "right" else canvas.drawString)(x, y, text)
