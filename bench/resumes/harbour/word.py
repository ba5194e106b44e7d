"""Word files with everything set by hand: no styles, as people who format as they type leave them.

word_tabs: German; date, tab, title; employer and place below; "seit 03/2019"; headings bold with a bottom rule; schooling with grade; docx.
word_letterhead: name and contact in the page header, page number in the footer; certificates before jobs; "Career so far"; title, employer – place, (date) on one line, bold title; dash points typed by hand; docx.
word_boxes: text boxes for contact and skills beside centred headings; employer in capitals, tab, date; title italic below; description one paragraph; docx.
word_numbers: everything numbered; headings typed in capitals with a colon; labels "Employer:", "Position:", "Period:", "Duties:"; awards with giver in brackets; old doc.
word_cells: Turkish; a table with labels at the left and text at the right, printed to PDF; date first in its own line; dots as bullets.
word_prose: centred page, dates in the margin by hanging indent "2017–now"; jobs told as "Title at Employer (Place)" and a paragraph; skills sentence; awards as sentences; printed to PDF.
"""

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement, parse_xml
from docx.shared import Cm, Pt, RGBColor

from kit.word import packed

from .html import inside, some, spoken
from .model import Dates, Sheet

XML = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"'


class Writer:
    """A document that is typed paragraph by paragraph; a run is a text or (text, marks), marks of b, i, u, c (grey)."""

    def __init__(self, font, points, margin=2.2):
        self.document, self.points = Document(), points
        normal = self.document.styles["Normal"]
        normal.font.name, normal.font.size = font, Pt(points)
        normal.paragraph_format.space_after = Pt(2)
        section = self.document.sections[0]
        section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = Cm(margin)

    def type(self, *runs, into=None, size=None, before=0, align=None, tabs=(), right=None, left=0, hang=0):
        """One paragraph; `tabs` and `right` are tab stops in centimetres."""
        paragraph = (into or self.document).add_paragraph()
        shape = paragraph.paragraph_format
        shape.space_before, shape.left_indent, shape.first_line_indent = Pt(before), Cm(left), Cm(-hang)
        for stop in tabs:
            shape.tab_stops.add_tab_stop(Cm(stop))
        if right:
            shape.tab_stops.add_tab_stop(Cm(right), WD_TAB_ALIGNMENT.RIGHT)
        if align:
            paragraph.alignment = {"centre": WD_ALIGN_PARAGRAPH.CENTER, "right": WD_ALIGN_PARAGRAPH.RIGHT}[align]
        for run in runs:
            text, marks = run if isinstance(run, tuple) else (run, "")
            typed = paragraph.add_run(text)
            typed.bold, typed.italic, typed.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
            if "c" in marks:
                typed.font.color.rgb = RGBColor(0x70, 0x70, 0x70)
            if size:
                typed.font.size = Pt(size)
        return paragraph

    def rule(self, paragraph):
        """A line below the paragraph."""
        borders = OxmlElement("w:pBdr")
        borders.append(parse_xml(f'<w:bottom {XML} w:val="single" w:sz="6" w:space="1" w:color="404040"/>'))
        paragraph._p.get_or_add_pPr().append(borders)

    def box(self, lines, left, top, width, height):
        """A text box that floats at a place of the page (points); the first line is bold."""
        typed = "".join(f'<w:p><w:r><w:rPr>{"<w:b/>" if number == 0 else ""}<w:sz w:val="19"/></w:rPr><w:t xml:space="preserve">{line}</w:t></w:r></w:p>' for number, line in enumerate(lines))
        style = f"position:absolute;margin-left:{left}pt;margin-top:{top}pt;width:{width}pt;height:{height}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page"
        shape = f'<w:pict {XML}><v:shape type="#_x0000_t202" style="{style}" fillcolor="#eef2f6" strokecolor="#99a"><v:textbox><w:txbxContent>{typed}</w:txbxContent></v:textbox></v:shape></w:pict>'
        self.document.paragraphs[0].add_run()._r.append(parse_xml(shape))

    def bytes(self):
        return packed(self.document)


def word_tabs(person, _random):
    """A German Lebenslauf held together by tab stops."""
    sheet = Sheet(person, Dates("{mm}/{yyyy}", " - ", "heute", open="seit {start}"), place="street", prize="by date story")
    p, w = sheet.p, Writer("Liberation Sans", 10.5)
    head = lambda text: w.rule(w.type((text, "b"), size=12, before=10))
    row = lambda left, *runs: w.type(f"{left}\t", *runs, tabs=[4.4], left=4.4, hang=4.4)
    w.type(("Lebenslauf", "b"), size=20)
    head("Zu mir")
    for label, value in [("Name", p.name), ("Anschrift", p.street), ("Telefon", p.phone), ("E-Mail", p.email)]:
        row(f"{label}:", value)
    if p.about:
        w.type((p.about, "i"), before=6)
    head("Stationen im Beruf")
    for job in p.roles:
        row(sheet.dates(job), (job.title, "b"))
        w.type(some(job.company, job.place), left=4.4)
        for line in sheet.lines(job):
            w.type(f"•  {line}", left=4.9, hang=0.5)
    head("Schule und Studium")
    for school in p.studies:
        row(sheet.years(school, " - "), (sheet.degree(school, ", ") if school.subject else school.degree, "b"))
        w.type(some(school.school, school.place, school.note and f"Abschlussnote: {school.note}"), left=4.4)
    head("Scheine und Lehrgänge")
    for cert in p.cards:
        row(sheet.date(cert), some(cert.name, cert.issuer))
    if p.works:
        head("Eigene Vorhaben")
        for project in p.works:
            row(sheet.dates(project), (project.name, "b"))
            w.type(project.story, left=4.4)
            w.type("Werkzeuge: " + ", ".join(project.tools), left=4.4)
    head("Auszeichnungen")
    for honour in p.prizes:
        row(sheet.date(honour), some(honour.title, honour.by))
        if honour.story:
            w.type(honour.story, left=4.4)
    head("Kenntnisse")
    for label, skills in p.skills.items():
        row(f"{label}:", ", ".join(skills))
    row("Sprachen:", spoken(p))
    w.type(f"{p.place.split()[-1]}, den 3. Juni 2025", before=22)
    return sheet.made("docx", w.bytes(), "docx")


def word_letterhead(person, _random):
    """Name and contact live in the page header, as on a firm's paper."""
    sheet = Sheet(person, Dates("{Mon}. {yyyy}", "–", "now"), place="street", prize="by date place", work="story dates tools")
    p, w = sheet.p, Writer("DejaVu Serif", 9.5)
    top = w.document.sections[0].header
    w.type((p.name, "b"), into=top, size=17, align="right")
    w.type(p.street, into=top, size=8.5, align="right")
    w.type(f"{p.phone}  –  {p.email}", into=top, size=8.5, align="right")
    w.type("Page 1 of 1, references on request", into=w.document.sections[0].footer, size=8, align="centre")
    head = lambda text: w.type((text, "bu"), size=11, before=12)
    head("Who I am")
    w.type(p.about)
    head("Licences and Certificates First")
    for cert in p.cards:
        w.type(f"{sheet.date(cert)}  {cert.name}  ({cert.issuer})")
    head("Career so far")
    for job in p.roles:
        w.type((job.title, "b"), inside(", ", some(job.company, job.place, join=" – ")), inside(" (", sheet.dates(job), ")"), before=5)
        for line in sheet.lines(job):
            w.type(f"- {line}")
    head("Education, Most Recent First")
    for school in p.studies:
        w.type(sheet.degree(school, " – "), f", {school.school}", f" ({sheet.years(school)})")
    if p.works:
        head("Undertakings")
        for project in p.works:
            w.type((project.name, "b"), inside(" (", sheet.dates(project), ")"), f": {project.story}", inside(". Tools: ", ", ".join(project.tools)))
    head("Honours and Mentions")
    for honour in p.prizes:
        w.type(f"{some(honour.place, honour.title)}, {honour.by} ({sheet.date(honour)})")
    head("Able With")
    w.type(" / ".join(p.all_skills))
    return sheet.made("docx", w.bytes(), "docx")


def word_boxes(person, _random):
    """Two boxes float at the right; the text keeps clear of them."""
    sheet = Sheet(person, Dates("{Month} {yyyy}", " - ", "today"), short=True, card="issuer", prize="by date story place", leave="works")
    p, w = sheet.p, Writer("Liberation Sans", 10)
    w.document.sections[0].right_margin = Cm(8)
    w.type((p.name, "b"), size=22)
    w.box(["Reach me", p.place, p.phone, p.email], 410, 62, 160, 78)
    w.box(["Strong in", *p.all_skills], 410, 160, 160, 26 + 15 * len(p.all_skills))
    head = lambda text: w.type((text, "c"), size=14, before=12, align="centre")
    w.type((p.job, "i"))
    w.type(p.about, before=4)
    head("Positions")
    for job in p.roles:
        w.type((job.company.upper() or job.title, "b"), f"\t{sheet.dates(job)}", right=11.4, before=6)
        if job.company:
            w.type((job.title, "i"), inside(", ", job.place))
        if sheet.lines(job):
            w.type("; ".join(sheet.lines(job)) + ".")
    head("Training")
    for school in p.studies:
        w.type((school.school, "b"), f"\t{sheet.years(school)}", right=11.4)
        w.type(sheet.degree(school, ", "))
    head("Certified")
    for cert in p.cards:
        w.type(f"{cert.name} by {cert.issuer}")
    head("Singled Out")
    for honour in p.prizes:
        w.type((honour.title, "b"), inside(", ", honour.place), f"\t{sheet.date(honour)}", right=11.4)
        w.type(some(honour.by, honour.story, join=": "))
    return sheet.made("docx", w.bytes(), "docx")


def word_numbers(person, _random):
    """A form-like page of labels and numbers, saved as an old Word file."""
    sheet = Sheet(person, Dates("{yyyy}/{mm}", " - ", "Current"), prize="by date place", work="story dates url")
    p, w = sheet.p, Writer("Liberation Serif", 11.5)
    head = lambda text: w.type((text.upper() + ":", "b"), before=10)
    w.type(("CURRICULUM VITAE", "b"), align="centre")
    for label, value in [("Full name", p.name), ("Place of living", p.place), ("Mobile", p.phone), ("E-mail", p.email)]:
        w.type(f"{label}\t:  {value}", tabs=[4])
    head("Employment record")
    for number, job in enumerate(p.roles, 1):
        w.type(f"{number}.  Position: {job.title}", before=5)
        for label, value in [("Employer", job.company), ("Place", job.place), ("Period", sheet.dates(job))]:
            if value:
                w.type(f"{label}: {value}", left=0.8)
        for place, line in enumerate(sheet.lines(job)):
            w.type(f"{'Duties: ' if place == 0 else ''}{line}", left=0.8 if place == 0 else 2.1)
    head("Academic record")
    for number, school in enumerate(p.studies, 1):
        w.type(f"{number}.  {sheet.degree(school)} from {school.school}, {sheet.years(school)}")
    head("Short courses and licences")
    for number, cert in enumerate(p.cards, 1):
        w.type(f"{number}.  {cert.name} from {cert.issuer}, {sheet.date(cert)}")
    if p.works:
        head("Works of my own")
        for number, project in enumerate(p.works, 1):
            w.type(f"{number}.  {project.name}{inside(' - ', sheet.dates(project))}")
            w.type(project.story + ".", left=0.8)
            if project.url:
                w.type(project.url, left=0.8)
    if p.prizes:
        head("Prizes")
        for number, honour in enumerate(p.prizes, 1):
            w.type(f"{number}.  {some(honour.title, honour.place)} ({honour.by}) {sheet.date(honour)}")
    head("Skills")
    for number, skill in enumerate(p.all_skills, 1):
        w.type(f"{number}.  {skill}")
    head("Personal statement")
    w.type(p.about)
    return sheet.made("docx", w.bytes(), "doc")


def word_cells(person, _random):
    """Turkish: labels at the left of a table, everything else at the right."""
    sheet = Sheet(person, Dates("{Month} {yyyy}", " – ", "devam ediyor"), prize="by date story place")
    p, w = sheet.p, Writer("Noto Sans", 9.5, 1.8)
    table = w.document.add_table(0, 2)
    table.autofit = False
    table.columns[0].width, table.columns[1].width = Cm(4), Cm(13.4)

    def row(label):
        left, right = table.add_row().cells
        left.width, right.width = Cm(4), Cm(13.4)
        left.paragraphs[0].add_run(label).bold = True
        return right

    def put(cell, *runs):
        w.type(*runs, into=cell)

    for label, value in [("Ad Soyad", p.name), ("Telefon", p.phone), ("E-posta", p.email), ("Şehir", p.place), ("Kısaca", p.about)]:
        row(label).paragraphs[0].add_run(value)
    cell = row("Çalıştığım yerler")
    for job in p.roles:
        put(cell, (sheet.dates(job), "c"))
        put(cell, (job.title, "b"), f", {some(job.company, job.place, join=' / ')}")
        for line in sheet.lines(job):
            put(cell, f"• {line}")
    cell = row("Okuduğum okullar")
    for school in p.studies:
        put(cell, (sheet.years(school), "c"))
        put(cell, f"{school.school}, {school.subject} ({school.degree})")
    cell = row("Belgelerim")
    for cert in p.cards:
        put(cell, f"{cert.name}, {cert.issuer}, {sheet.date(cert)}")
    if p.works:
        cell = row("Projelerim")
        for project in p.works:
            put(cell, (project.name, "b"), f", {sheet.dates(project)}")
            put(cell, project.story)
            put(cell, "Araçlar: " + ", ".join(project.tools))
    cell = row("Ödüllerim")
    for honour in p.prizes:
        put(cell, (honour.title, "b"), inside(", ", honour.place), f", {honour.by}, {sheet.date(honour)}")
        if honour.story:
            put(cell, honour.story)
    cell = row("Bildiklerim")
    for label, skills in p.skills.items():
        put(cell, (f"{label}: ", "i"), ", ".join(skills))
    row("Diller").paragraphs[0].add_run(spoken(p))
    return sheet.made("docx", w.bytes(), "pdf")


def word_prose(person, _random):
    """A letter-like page: years hang in the margin, the rest is told."""
    sheet = Sheet(person, Dates("{yyyy}", "–", "now"), prize="by date", card="issuer date", work="story dates")
    p, w = sheet.p, Writer("Noto Serif", 10.5, 2.6)
    hang = lambda left, *runs: w.type(f"{left}\t", *runs, tabs=[2.8], left=2.8, hang=2.8)
    head = lambda text: w.type((text, "i"), size=15, before=12)
    w.type(p.name, size=24, align="centre")
    w.type(p.job, align="centre")
    w.type(f"{p.email} ~ {p.phone} ~ {p.place}", align="centre")
    w.type(p.about, before=8)
    head("What I studied, and where")
    for school in p.studies:
        hang(sheet.years(school), f"{sheet.degree(school)}, {school.school}", inside(" (", school.note, ")"))
    head("Where I have earned my living")
    for job in p.roles:
        hang(sheet.dates(job), (job.title, "b"), inside(" at ", job.company), inside(" (", job.place, ")"))
        if sheet.lines(job):
            w.type(". ".join(sheet.lines(job)) + ".", left=2.8)
    if p.works:
        head("What I have started")
        for project in p.works:
            hang(sheet.dates(project), (project.name, "b"))
            w.type(project.story + ".", left=2.8)
    head("What I am licensed to do")
    for cert in p.cards:
        hang(sheet.date(cert), f"{cert.name}, {cert.issuer}")
    if p.prizes:
        head("What others said")
        for honour in p.prizes:
            hang(sheet.date(honour), f"{honour.title}, awarded by {honour.by}")
    head("What I am good at")
    w.type(", ".join(p.all_skills) + ".")
    return sheet.made("docx", w.bytes(), "pdf")
