"""Layouts that draw their own pages with ReportLab."""

import io

from reportlab.lib.enums import TA_CENTER
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, PageTemplate, Paragraph, SimpleDocTemplate, Table

from .sheet import Sheet, day, esc, flat, span


def style(name, size, lead, **more):
    return ParagraphStyle(name, fontName=more.pop("font", "Helvetica"), fontSize=size, leading=lead, **more)


def split_line(left, right, width, look):
    """One line with text at both edges."""
    return Table([[Paragraph(left, look), Paragraph(right, ParagraphStyle("r", parent=look, alignment=2))]], colWidths=[width * .66, width * .34],
                 style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")])


def executive(person, rng):
    """A roomy executive résumé over several pages: roles grouped below their employer, running header with page numbers."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    width = letter[0] - 50 * mm
    text, bold = style("t", 11.5, 16, font="Times-Roman"), style("b", 11.5, 16, font="Times-Bold")
    bullet = style("u", 11.5, 16, font="Times-Roman", leftIndent=16, bulletIndent=4)
    head = style("h", 12, 16, font="Times-Bold", spaceBefore=14, spaceAfter=4, alignment=TA_CENTER, borderWidth=.5, borderPadding=2, borderColor="black")
    flow = [Paragraph(esc(person["name"]).upper(), style("n", 21, 26, font="Times-Bold", alignment=TA_CENTER)),
            Paragraph(f"{esc(person['location'])} | C: {person['phone']} | {person['email']}", style("c", 10.5, 15, font="Times-Roman", alignment=TA_CENTER)),
            Paragraph(esc(person["headline"]).upper(), head), Paragraph(esc(person["summary"]), text)]
    flow += [Paragraph("AREAS OF STRENGTH", head), Paragraph(esc("  •  ".join(sheet.skills(flat(person)))), style("k", 11.5, 16, font="Times-Roman", alignment=TA_CENTER))]
    flow.append(Paragraph("PROFESSIONAL BACKGROUND", head))
    before = ""
    for role in person["jobs"]:
        time = span(role, "{mon} {y}", " – ", "Present")
        points = sheet.job(role, time)
        if role["company"] != before:
            flow.append(Paragraph(f"<b>{esc(role['company']).upper()}</b>, {esc(role['place'])}", ParagraphStyle("e", parent=text, spaceBefore=8)))
        before = role["company"]
        flow.append(split_line(f"<i>{esc(role['title'])}</i>", time, width, bold))
        if role["intro"]:
            flow.append(Paragraph(esc(role["intro"]), text))
        flow += [Paragraph(esc(point) + ".", bullet, bulletText="•") for point in points]
        sheet.truth["experience"][-1]["description"] = "\n".join(([role["intro"]] if role["intro"] else []) + [point + "." for point in points])
    flow.append(Paragraph("EDUCATION AND CREDENTIALS", head))
    for course in person["schools"]:
        sheet.school(course, start=False)
        flow.append(split_line(f"<b>{esc(course['degree'])}{', ' + esc(course['field']) if course['field'] else ''}</b>, {esc(course['institution'])}", course["end"], width, text))
    for one in person["certs"]:
        sheet.cert(one, one["date"][:4])
        flow.append(split_line(f"<b>{esc(one['name'])}</b>, {esc(one['issuer'])}", one["date"][:4], width, text))
    if person["awards"]:
        flow.append(Paragraph("HONORS", head))
        for one in person["awards"]:
            sheet.award(one, one["date"])
            rest = ". ".join(part for part in (one["position"], one["description"]) if part)
            flow.append(split_line(f"<b>{esc(one['title'])}</b>, {esc(one['organization'])}" + (f"<br/>{esc(rest)}" if rest else ""), one["date"], width, text))
    for name, level in person["languages"]:
        sheet.language(name, level)
    flow += [Paragraph("LANGUAGES", head), Paragraph(esc(", ".join(f"{name} ({level})" for name, level in person["languages"])), text)]

    def later(canvas, document):
        canvas.setFont("Times-Italic", 9)
        canvas.drawString(25 * mm, letter[1] - 13 * mm, person["name"])
        canvas.drawRightString(letter[0] - 25 * mm, letter[1] - 13 * mm, f"Page {document.page}")

    out = io.BytesIO()
    SimpleDocTemplate(out, pagesize=letter, leftMargin=25 * mm, rightMargin=25 * mm, topMargin=20 * mm, bottomMargin=20 * mm, title="Resume", invariant=1).build(flow, onLaterPages=later)
    return sheet.made("pdf", out.getvalue(), "pdf")


def three_columns(person, rng):
    """One sheet in three newspaper columns under a centred name: contact and skills, then work, then study and prizes."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    text, small = style("t", 8.6, 11.6), style("s", 8, 11, textColor="#666666")
    name, head = style("n", 26, 32, font="Helvetica-Bold", alignment=TA_CENTER), style("h", 10, 13, font="Helvetica-Bold", spaceBefore=9, spaceAfter=3, textColor="#14507a")
    strong, bullet = style("b", 9, 12, font="Helvetica-Bold", spaceBefore=4), style("u", 8.6, 11.6, leftIndent=8)
    flow = [Paragraph(esc(person["name"]), name), Paragraph(esc(person["headline"]), style("l", 10, 14, alignment=TA_CENTER, textColor="#14507a")), FrameBreak()]
    flow += [Paragraph("get in touch", head), Paragraph(f"m: {person['phone']}", text), Paragraph(f"e: {person['email']}", style("m", 7.6, 11.6)), Paragraph(f"a: {esc(person['location'])}", text)]
    flow += [Paragraph("who I am", head), Paragraph(esc(person["summary"]), text), Paragraph("what I can do", head)]
    flow += [Paragraph(esc(skill), text) for skill in sheet.skills(flat(person))]
    flow.append(Paragraph("what I speak", head))
    for tongue, level in person["languages"]:
        sheet.language(tongue, level)
        flow.append(Paragraph(f"{esc(tongue)}, {esc(level)}", text))
    flow += [FrameBreak(), Paragraph("what I did", head)]
    for role in person["jobs"]:
        time = span(role, "{mon} ’{yy}", " – ", "now")
        points = sheet.job(role, time)
        flow += [Paragraph(esc(role["title"]), strong), Paragraph(f"{esc(role['company'])} ({time})", small)]
        flow += [Paragraph(esc(role["intro"]), text)] if role["intro"] else []
        flow += [Paragraph(f"+ {esc(point)}", bullet) for point in points]
    flow += [FrameBreak(), Paragraph("what I studied", head)]
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']} – {course['end']}" if course["start"] else course["end"]
        title = course["degree"] + (f": {course['field']}" if course["field"] else "")
        flow += [Paragraph(esc(title), strong), Paragraph(f"{esc(course['institution'])} ({years})", small)]
    flow.append(Paragraph("what I passed", head)) if person["certs"] else None
    for one in person["certs"]:
        date = day(one["date"], "{mon} ’{yy}")
        sheet.cert(one, date)
        tail = f" ({date})" if date else ""
        flow.append(Paragraph(esc(one["name"]) + ("" if one["issuer"] else tail), strong))
        flow += [Paragraph(esc(one["issuer"]) + tail, small)] if one["issuer"] else []
    flow.append(Paragraph("what I won", head))
    for one in person["awards"]:
        date = one["date"]
        sheet.award(one, date)
        rank = f"{one['position']}: " if one["position"] else ""
        flow += [Paragraph(rank + esc(one["title"]), strong), Paragraph(f"{esc(one['organization'])} ({date})", small)]
        flow += [Paragraph(esc(one["description"]), text)] if one["description"] else []
    if person["projects"]:
        flow.append(Paragraph("what I made", head))
        for one in person["projects"]:
            years = f"{one['start']} – {one['end'] or 'now'}" if one["start"] else ""
            sheet.project(one, years, url=False)
            flow += [Paragraph(esc(one["name"]), strong), Paragraph(f"{esc(', '.join(one['technologies']))} ({years})", small), Paragraph(esc(one["description"]), text)]
    wide, high = A4
    columns = [(11, 55), (68, 70), (142, 56)]
    frames = [Frame(12 * mm, high - 36 * mm, wide - 24 * mm, 24 * mm, id="top")] + [Frame(x * mm, 10 * mm, w * mm, high - 50 * mm, id=str(x)) for x, w in columns]

    def rules(canvas, document):
        canvas.setStrokeColor("#14507a")
        canvas.line(14 * mm, high - 38 * mm, wide - 14 * mm, high - 38 * mm)
        for x in (66.5, 140):
            canvas.line(x * mm, 14 * mm, x * mm, high - 44 * mm)

    out = io.BytesIO()
    BaseDocTemplate(out, pagesize=A4, title="cv", invariant=1, pageTemplates=[PageTemplate(frames=frames, onPage=rules)]).build(flow)
    return sheet.made("pdf", out.getvalue(), "pdf")
