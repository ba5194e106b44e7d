"""A director's page from a drawing library: selected achievements first, board roles, career in lines."""

import io
from html import escape as e

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import HRFlowable, Paragraph, SimpleDocTemplate, Spacer

from kit.text import glue

from .sheet import Sheet, When

_FACES = {"Board": "Serif-Regular", "Board-b": "Serif-Bold", "Board-i": "Serif-Italic"}


def _styles():
    for name, file in _FACES.items():
        pdfmetrics.registerFont(TTFont(name, f"/usr/share/fonts/truetype/liberation2/Liberation{file}.ttf"))
    pdfmetrics.registerFontFamily("Board", normal="Board", bold="Board-b", italic="Board-i", boldItalic="Board-b")
    text = ParagraphStyle("text", fontName="Board", fontSize=10.5, leading=14)
    return {"text": text, "name": ParagraphStyle("name", parent=text, fontSize=22, leading=27, alignment=1), "mid": ParagraphStyle("mid", parent=text, alignment=1), "head": ParagraphStyle("head", parent=text, fontName="Board-b", spaceBefore=10, spaceAfter=3, textColor=colors.HexColor("#7a1f2b")), "point": ParagraphStyle("point", parent=text, leftIndent=16, bulletIndent=4, bulletFontName="Board"), "role": ParagraphStyle("role", parent=text, spaceBefore=6)}


def boardroom(person, rng):
    """Awards as "Selected Achievements" with the year first, then career "Employer (dates) – Title, Place", board roles, education in one run."""
    s = Sheet(person, When("{yyyy}", "–", "date"), prize=("by", "date", "story"), hide=("works", "papers"), heads={"prizes": "SELECTED ACHIEVEMENTS", "roles": "CAREER", "boards": "BOARD ROLES", "studies": "EDUCATION", "skills": "AREAS OF EXPERTISE", "tongues": "LANGUAGES", "likes": "INTERESTS", "about": "EXECUTIVE PROFILE", "cards": "PROFESSIONAL QUALIFICATIONS", "helping": "VOLUNTARY"})
    style = _styles()
    say = lambda text, kind="text", **more: Paragraph(text, style[kind], **more)
    flow = [say(e(person.name), "name"), say(e(f"{person.place} · {person.email} · {person.phone}"), "mid"), Spacer(1, 6), HRFlowable(width="100%")]

    def section(name, lines):
        if s.has(name):
            flow.extend([say(e(s.heads[name]), "head"), *lines])

    roles = []
    for role in person.roles:
        roles.append(say(f"<b>{e(role.company)}</b> ({e(s.dates(role))}) – <i>{e(role.title)}</i>, {e(role.place)}", "role"))
        intro, duties, wins = s.told(role)
        roles.extend([say(e(intro))] if intro else [])
        roles.extend(say(e(item), "point", bulletText="▪") for item in [*duties, *wins])
    section("about", [say(e(person.about))])
    section("prizes", [say(f"{e(s.date(p))}: <b>{e(p.title)}</b>, {e(p.by)}{e('. ' + p.story if p.story else '')}", "point", bulletText="▪") for p in person.prizes])
    section("skills", [say(e("  •  ".join(person.all_skills)))])
    section("roles", roles)
    section("boards", [say(e(text), "point", bulletText="▪") for text in person.boards])
    section("studies", [say(f"{e(glue(' ', t.degree, t.subject and f'({t.subject})'))}, {e(t.school)}, {e(s.years(t))}") for t in person.studies])
    section("cards", [say(f"{e(glue(', ', c.name, c.issuer))}, {e(s.date(c))}") for c in person.cards])
    section("helping", [say(f"{e(r.title)}, {e(r.company)} ({e(s.dates(r))})") for r in person.helping])
    section("tongues", [say(e(", ".join(f"{a} ({b})" for a, b in person.tongues)))])
    section("likes", [say(e(", ".join(person.likes)))])
    buffer = io.BytesIO()
    SimpleDocTemplate(buffer, pagesize=A4, leftMargin=56, rightMargin=56, topMargin=48, bottomMargin=48, invariant=1).build(flow)
    return s.made("pdf", buffer.getvalue())
