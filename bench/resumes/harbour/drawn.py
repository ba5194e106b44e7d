"""Pages drawn by coordinates (reportlab), as design programs do.

drawn_band: a coloured band with the name, jobs as "Employer | title" with the date on a line of its own below; certificates as a drawn table; contact centred at the very end.
drawn_tabs: coloured tabs for headings at the left edge; dates flush right and in brackets; title, employer and place on three lines; "2015 to date"; skills in three columns; award date first.
"""

import io

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from .html import inside, some, spoken
from .model import Dates, Sheet

FONTS = "/usr/share/fonts/truetype/liberation2/Liberation"
for face in ("Sans-Regular", "Sans-Bold", "Sans-Italic", "Serif-Regular", "Serif-Bold", "Serif-Italic"):
    pdfmetrics.registerFont(TTFont(face, f"{FONTS}{face}.ttf"))


class Pen:
    """Writes downwards on a canvas and turns the page when it is full."""

    def __init__(self, size, left, right, family):
        self.bytes, self.size, self.left, self.right, self.family = io.BytesIO(), size, left, size[0] - right, family
        self.canvas, self.y = Canvas(self.bytes, pagesize=size), size[1] - 50

    def face(self, style="Regular"):
        return f"{self.family}-{style}"

    def down(self, gap):
        self.y -= gap
        if self.y < 50:
            self.canvas.showPage()
            self.y = self.size[1] - 60

    def line(self, text, style="Regular", points=10, x=0, color=(0, 0, 0), right=""):
        """One printed line, with another text flush right."""
        self.down(points * 1.4)
        self.canvas.setFillColorRGB(*color)
        self.canvas.setFont(self.face(style), points)
        self.canvas.drawString(self.left + x, self.y, text)
        if right:
            self.canvas.setFont(self.face(), points)
            self.canvas.drawRightString(self.right, self.y, right)

    def centre(self, text, style="Regular", points=10):
        self.down(points * 1.4)
        self.canvas.setFont(self.face(style), points)
        self.canvas.drawCentredString(self.size[0] / 2, self.y, text)

    def wrapped(self, text, style="Regular", points=10, x=0, sign=""):
        """Text broken to the column's width; `sign` hangs before the first line."""
        hang, row, first = (12 if sign else 0), "", True
        for word in [*text.split(), None]:
            longer = f"{row} {word}".strip()
            if word is not None and pdfmetrics.stringWidth(longer, self.face(style), points) <= self.right - self.left - x - hang:
                row = longer
                continue
            self.line(row, style, points, x + hang)
            if sign and first:
                self.canvas.drawString(self.left + x, self.y, sign)
            row, first = word, False

    def done(self):
        self.canvas.save()
        return self.bytes.getvalue()


def drawn_band(person, _random):
    """A band of colour, and the contact as the last thing."""
    sheet = Sheet(person, Dates("{Month} {yyyy}", " through ", "present"), prize="by date", work="story dates")
    p, pen = sheet.p, Pen(LETTER, 60, 60, "Serif")
    pen.canvas.setFillColorRGB(0.1, 0.35, 0.36)
    pen.canvas.rect(0, LETTER[1] - 92, LETTER[0], 92, stroke=0, fill=1)
    pen.line(p.name, "Bold", 24, color=(1, 1, 1))
    pen.down(32)

    def head(text):
        pen.down(12)
        pen.line("  ".join(" ".join(word) for word in text.upper().split()), "Regular", 10.5, color=(0.1, 0.35, 0.36))
        pen.down(2)

    pen.wrapped(p.about, "Italic", 11)
    head("Engagements")
    for job in p.roles:
        pen.line(some(job.company, job.title, join=" | "), "Bold", 10.5)
        pen.line(some(sheet.dates(job), job.place, join=", "), "Italic", 9.5)
        for line in sheet.lines(job):
            pen.wrapped(line, sign="–")
        pen.down(5)
    if p.works:
        head("Initiatives")
        for project in p.works:
            pen.line(some(project.name, sheet.dates(project), join=", "), "Bold")
            pen.wrapped(project.story)
    head("Learning")
    for school in p.studies:
        pen.line(f"{sheet.degree(school)}, {sheet.years(school)}")
        pen.line(some(school.school, school.place), "Italic", 9.5)
    head("Credentials")
    for cert in p.cards:
        pen.line(cert.name)
        pen.canvas.drawString(330, pen.y, cert.issuer)
        pen.canvas.drawRightString(pen.right, pen.y, sheet.date(cert))
        pen.canvas.line(pen.left, pen.y - 3, pen.right, pen.y - 3)
    if p.prizes:
        head("Honours")
        for honour in p.prizes:
            pen.wrapped(f"{honour.title} ({honour.by}), {sheet.date(honour)}", sign="–")
    head("Competence")
    pen.wrapped(", ".join(p.all_skills))
    head("Contact")
    pen.centre(p.place)
    pen.centre(f"{p.phone}   •   {p.email}")
    return sheet.made("pdf", pen.done())


def drawn_tabs(person, _random):
    """Tabs at the edge of the page hold the headings."""
    sheet = Sheet(person, Dates("{yyyy}", " to ", "date"), place="", card="issuer date", prize="by date story place", leave="about")
    p, pen = sheet.p, Pen(A4, 64, 50, "Sans")

    def head(text):
        pen.down(26)
        pen.canvas.setFillColorRGB(0.93, 0.7, 0.2)
        pen.canvas.rect(0, pen.y - 5, 76 + pdfmetrics.stringWidth(text, "Sans-Bold", 12), 19, stroke=0, fill=1)
        pen.canvas.setFillColorRGB(0, 0, 0)
        pen.canvas.setFont("Sans-Bold", 12)
        pen.canvas.drawString(pen.left, pen.y, text)
        pen.down(3)

    pen.line(p.name, "Bold", 20)
    pen.line(p.job, points=11, color=(0.4, 0.4, 0.4))
    pen.line(f"T {p.phone}", points=9)
    pen.line(f"E {p.email}", points=9)
    head("Kit and know-how")
    skills = p.all_skills
    for number in range(0, len(skills), 3):
        pen.line(skills[number])
        for column, skill in enumerate(skills[number + 1 : number + 3], 1):
            pen.canvas.drawString(pen.left + 160 * column, pen.y, skill)
    head("Certificates held")
    for cert in p.cards:
        pen.line(f"{cert.name}, by {cert.issuer}", right=f"({sheet.date(cert)})")
    head("Jobs so far")
    for job in p.roles:
        pen.line(job.title, "Bold", 10.5, right=inside("(", sheet.dates(job), ")"))
        for text in (job.company, job.place):
            if text:
                pen.line(text)
        for line in sheet.lines(job):
            pen.wrapped(line, points=9.5, x=10, sign="›")
        pen.down(6)
    if p.works:
        head("Things made")
        for project in p.works:
            pen.line(project.name, "Bold", right=inside("(", sheet.dates(project), ")"))
            pen.wrapped(project.story + ".")
            for text in (inside("Tools: ", ", ".join(project.tools)), project.url):
                if text:
                    pen.line(text, points=9.5)
    head("Schools and courses")
    for school in p.studies:
        pen.line(school.school, "Bold", right=f"({sheet.years(school, ' to ', 'date')})")
        pen.line(some(sheet.degree(school, ", "), school.note, join="; "))
    if p.prizes:
        head("Awards")
        for honour in p.prizes:
            pen.line(some(sheet.date(honour), some(honour.title, honour.place, honour.by), join="  "))
            if honour.story:
                pen.wrapped(honour.story, x=30)
    if p.tongues:
        head("Languages")
        pen.line(spoken(p, "{}: {}"))
    return sheet.made("pdf", pen.done())
