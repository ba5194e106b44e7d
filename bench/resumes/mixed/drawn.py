"""Layouts set by a drawing library: a main column with a margin of facts, and a centred sheet that ends in three columns."""

import io
from html import escape as e

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_JUSTIFY, TA_RIGHT
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, HRFlowable, NextPageTemplate, PageTemplate, Paragraph, SimpleDocTemplate, Spacer, Table

from kit.text import glue

from .page import Dates, Page

_FOLDER = "/usr/share/fonts/truetype/liberation2/Liberation"


def _family(name):
    """Registers a font family with its bold and italic faces."""
    faces = {"": "Regular", "-b": "Bold", "-i": "Italic", "-bi": "BoldItalic"}
    for mark, face in faces.items():
        pdfmetrics.registerFont(TTFont(name + mark, f"{_FOLDER}{name}-{face}.ttf"))
    pdfmetrics.registerFontFamily(name, normal=name, bold=name + "-b", italic=name + "-i", boldItalic=name + "-bi")
    return name


def _styles(font, size):
    """Paragraph makers by name."""
    base = ParagraphStyle("base", fontName=font, fontSize=size, leading=size * 1.32, spaceAfter=2)
    made = lambda name, **changes: ParagraphStyle(name, parent=base, **changes)
    return {"p": base, "head": made("head", fontName=font + "-b", fontSize=size + 2, leading=size + 6, spaceBefore=9, textColor=colors.HexColor("#24506b")), "right": made("right", alignment=TA_RIGHT), "center": made("center", alignment=TA_CENTER),
            "name": made("name", fontName=font + "-b", fontSize=size + 11, leading=size + 15), "bullet": made("bullet", leftIndent=11, bulletIndent=2), "just": made("just", alignment=TA_JUSTIFY), "small": made("small", fontSize=size - 1, textColor=colors.HexColor("#555555"))}


def _row(left, right, styles, width):
    """Left text with right-aligned text on its line."""
    table = Table([[Paragraph(left, styles["p"]), Paragraph(right, styles["right"])]], colWidths=[width * 0.66, width * 0.34])
    table.setStyle([("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    return table


def ledger(person, rng):
    """Company and dates on one line, title below; skills with levels, certificates and awards stand in a tinted column on the right."""
    page = Page(person, rng, Dates(rng.choice(["{Mon} {yyyy}", "{mm}/{yy}"]), rng.choice([" - ", "–"]), "Present"), prize=("date", "place", "story"), work=("story", "tools", "dates"), hide=("memberships", "helping"), spans=rng.random() < 0.5)
    styles = _styles(_family("Sans"), 9.5)
    para = lambda text, style="p": Paragraph(text, styles[style])
    width = 345
    main = [para(e(person.name), "name"), para(e(person.job)), *_headed(page, styles, "about", [para(e(person.about))])]
    jobs = [piece for job in person.roles for piece in [_row(f"<b>{e(job.company or job.title)}</b>", e(page.dates(job)), styles, width), *([para(f"<i>{e(job.title)}</i>")] if job.company else []), *_told(page, job, styles)]]
    schools = [piece for s in person.studies for piece in [_row(f"<b>{e(glue(', ', s.degree, s.subject))}</b>", e(page.years(s)), styles, width), para(e(s.school)), *(para(e(note), "small") for note in s.notes)]]
    projects = [piece for p in person.works for piece in [_row(f"<b>{e(p.name)}</b>", e(page.dates(p)), styles, width), para(e(p.story)), para(f"Technologies: {e(', '.join(p.tools))}", "small")]]
    for name, pieces in [("roles", jobs), ("works", projects), ("studies", schools), ("papers", [para(e(text)) for text in person.papers])]:
        main += _headed(page, styles, name, pieces)
    levels = ["basic", "intermediate", "advanced"]
    side = [para(f"<b>{e(page.heads['contact'])}</b>", "head"), para(e(person.place)), para(e(person.phone)), para(e(person.email)),
            *_headed(page, styles, "skills", [para(f"{e(skill)} ({rng.choice(levels)})") for skill in person.all_skills]),
            *_headed(page, styles, "cards", [piece for c in person.cards for piece in [para(f"<b>{e(c.name)}</b>"), para(e(glue(" | ", c.issuer, page.date(c))), "small")]]),
            *_headed(page, styles, "prizes", [piece for a in person.prizes for piece in [para(e(glue(", ", a.title, a.place, page.date(a)))), *([para(e(a.story), "small")] if a.story else [])]]),
            *_headed(page, styles, "tongues", [para(f"{e(language)} ({e(level)})") for language, level in person.tongues]), *_headed(page, styles, "likes", [para(e(", ".join(person.likes)))])]
    return page.made("pdf", _two_frames(side, main, person), "pdf")


def _two_frames(side, main, person):
    """The tinted right column is drawn first, the main text after; later pages have the main column only."""
    buffer = io.BytesIO()

    def tint(canvas, _):
        canvas.setFillColor(colors.HexColor("#e9f0f3"))
        canvas.rect(400, 0, A4[0] - 400, A4[1], stroke=0, fill=1)

    document = BaseDocTemplate(buffer, pagesize=A4, title=person.name)
    left = lambda identifier: Frame(36, 36, 352, A4[1] - 72, id=identifier, leftPadding=0, rightPadding=7)
    document.addPageTemplates([PageTemplate("first", [Frame(408, 36, 175, A4[1] - 72, id="side"), left("main")], onPage=tint), PageTemplate("later", [left("more")])])
    document.build([NextPageTemplate("later"), *side, FrameBreak(), *main])
    return buffer.getvalue()


def _headed(page, styles, name, pieces):
    return [Paragraph(e(page.heads[name]), styles["head"]), *pieces] if page.has(name) else []


def _told(page, job, styles):
    """Intro and bullets."""
    intro = page.intro(job)
    return ([Paragraph(e(intro), styles["p"])] if intro else []) + [Paragraph(e(point), styles["bullet"], bulletText="•") for point in page.points(job)] + [Spacer(1, 4)]


def letterhead(person, rng):
    """Centred name and letter-spaced headings; title, then company and place, then dates; schools, skills and certificates in three columns at the end."""
    page = Page(person, rng, Dates(rng.choice(["{Month} {yyyy}", "{yyyy}.{mm}"]), rng.choice([" — ", " ~ "]), "present"), prize=("by", "date"), work=("story",), hide=("memberships", "papers", "likes"))
    styles = _styles(_family("Serif"), 10)
    para = lambda text, style="p": Paragraph(text, styles[style])
    head = lambda name: [para(f"<b>{'&nbsp;'.join(e(page.heads[name]).upper()) if len(page.heads[name]) < 12 and '&' not in page.heads[name] else e(page.heads[name]).upper()}</b>", "center"), HRFlowable(width="30%", thickness=0.6, spaceAfter=5)]
    story = [Paragraph(e(person.name), ParagraphStyle("big", parent=styles["center"], fontSize=22, leading=27)), para(e(person.job), "center"), para(e(glue("   ", person.email, person.phone, person.place)), "center"), Spacer(1, 8)]
    story += [*head("about"), para(e(person.about), "just"), *head("roles")]
    for job in person.roles:
        story += [para(f"<b>{e(job.title)}</b>"), *([para(e(glue(" | ", job.company, job.place)))] if job.company else []), para(f"<i>{e(page.dates(job))}</i>", "small"), *_told(page, job, styles)]
    if page.has("prizes"):
        story += [*head("prizes"), *(para(f"{e(glue(', ', a.title, page.date(a)))} — {e(a.by)}") for a in person.prizes)]
    if page.has("works"):
        story += [*head("works"), *(para(f"<b>{e(p.name)}:</b> {e(p.story)}") for p in person.works)]
    if page.has("helping"):
        story += [*head("helping"), *(para(e(glue(", ", v.title, v.company, page.dates(v)))) for v in person.helping)]
    schools = [para(f"<b>{e(page.heads['studies'])}</b>"), *(piece for s in person.studies for piece in [para(e(glue(", ", s.degree, s.subject))), para(f"<i>{e(s.school)}</i>"), para(e(page.years(s)), "small"), Spacer(1, 4)])]
    skills = [para(f"<b>{e(page.heads['skills'])}</b>"), *(para(f"· {e(skill)}") for skill in person.all_skills)]
    certs = [para(f"<b>{e(page.heads['cards'])}</b>"), *(para(e(glue(", ", glue(" – ", c.name, c.issuer), page.date(c)))) for c in person.cards)]
    columns = Table([[schools, skills, certs]], colWidths=[175, 155, 175])
    columns.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), 0.8, colors.grey)])
    story += [Spacer(1, 10), columns, Spacer(1, 6), para("<b>" + e(page.heads["tongues"]) + ":</b> " + e(", ".join(f"{language} ({level})" for language, level in person.tongues)))]
    buffer = io.BytesIO()
    SimpleDocTemplate(buffer, pagesize=LETTER, leftMargin=50, rightMargin=50, topMargin=45, bottomMargin=45, title=person.name).build(story)
    return page.made("pdf", buffer.getvalue(), "pdf")
