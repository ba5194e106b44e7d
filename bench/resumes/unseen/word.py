"""Layouts that word processors print: python-docx writes them, LibreOffice turns some into other files."""

from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt, RGBColor

from kit import word
from kit.word import packed, shade, widths

from .sheet import Sheet, day, flat, span


def blank(font, size, margin=2.0):
    """An empty A4 document in `font`, without space between paragraphs."""
    return word.blank(font, size, margin, margin, 0)


def put(place, text="", bold=False, italic=False, size=None, color=None, before=0, align=None, indent=None, tab=None):
    """Adds a paragraph to a document or cell; `tab` is the place of a tab stop in cm."""
    line = place.add_paragraph()
    line.paragraph_format.space_before = Pt(before)
    if align == "center":
        line.alignment = WD_ALIGN_PARAGRAPH.CENTER
    if indent is not None:
        line.paragraph_format.left_indent = Cm(indent)
    if tab is not None:
        line.paragraph_format.tab_stops.add_tab_stop(Cm(tab))
    say(line, text, bold, italic, size, color)
    return line


def say(line, text, bold=False, italic=False, size=None, color=None):
    """Adds a run of text to a paragraph."""
    if not text:
        return
    run = line.add_run(text)
    run.bold, run.italic = bold, italic
    if size:
        run.font.size = Pt(size)
    if color:
        run.font.color.rgb = RGBColor.from_string(color)


def fill(cell, text, **how):
    """Puts text in a cell's first, empty paragraph."""
    say(cell.paragraphs[0], text, **how)


def ledger(person, rng):
    """Ruled tables with header rows for work, study and courses; the contact stands in the page header."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    document = blank("Liberation Sans", 10)
    header = document.sections[0].header
    fill_line = header.paragraphs[0]
    fill_line.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    say(fill_line, f"{person['phone']}   |   {person['email']}   |   {person['location']}", size=8.5, color="555555")
    put(document, person["name"].upper(), bold=True, size=20, color="1F3864")
    put(document, person["headline"], italic=True)
    put(document, "About me", bold=True, size=13, before=10, color="1F3864")
    put(document, person["summary"])

    listed = rng.random() < .6

    def table(title, heads, rows, *sizes):
        put(document, title, bold=True, size=13, before=12, color="1F3864")
        grid = document.add_table(rows=1, cols=len(heads))
        grid.style = "Table Grid"
        for cell, head in zip(grid.rows[0].cells, heads):
            fill(cell, head, bold=True)
            shade(cell, "D9E2F3")
        for row in rows:
            for cell, content in zip(grid.add_row().cells, row):
                lines = content if isinstance(content, list) else [content]
                fill(cell, lines[0], bold=isinstance(content, list))
                for line in lines[1:]:
                    put(cell, line.removeprefix("- ") if listed else line).style = document.styles["List Bullet" if listed and line.startswith("- ") else "Normal"]
        widths(grid, *sizes)

    form = rng.choice(["{mm}.{y}", "{mon} {y}", "{mm}-{y}"])
    rows = []
    for role in person["jobs"]:
        time = span(role, form, " to ", "date")
        points = sheet.job(role, time)
        rows.append([time, role["company"] + (f", {role['place']}" if role["place"] else ""), [role["title"]] + ([role["intro"]] if role["intro"] else []) + [f"- {point}" for point in points]])
    table("Employment record", ["Period", "Employer", "Role and main duties"], rows, 3.2, 4.8, 9)
    rows = []
    for course in person["schools"]:
        sheet.school(course, start=False)
        rows.append([course["end"], course["degree"], course["field"], course["institution"]])
    table("Study", ["Year", "Award", "Subject", "Institution"], rows, 1.8, 4.6, 4.8, 5.8)
    rows = []
    for one in person["certs"]:
        date = day(one["date"], "{mm}.{y}") if one["date"] else ""
        sheet.cert(one, date)
        rows.append([one["name"], one["issuer"], date])
    if rows:
        table("Courses and tickets", ["Certificate", "Issued by", "Date"], rows, 8, 6, 3)
    put(document, "Skills", bold=True, size=13, before=12, color="1F3864")
    names = sheet.skills(flat(person))
    grid = document.add_table(rows=-(-len(names) // 3), cols=3)
    for number, name in enumerate(names):
        fill(grid.cell(number // 3, number % 3), f"✓ {name}")
    put(document, "Languages and leisure", bold=True, size=13, before=12, color="1F3864")
    for name, level in person["languages"]:
        sheet.language(name, level)
    sheet.also(person["interests"])
    put(document, "; ".join([f"{name} ({level})" for name, level in person["languages"]] + person["interests"]))
    return sheet.made("docx", packed(document), "docx")


def labelled_letter(person, rng):
    """A plain typed document: personal details with colons, jobs as a line and a paragraph, time in brackets behind the employer."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], "")
    document = blank("Liberation Serif", 12, 2.5)
    put(document, "CURRICULUM VITAE", bold=True, align="center", size=14)

    def head(text):
        put(document, text, bold=True, before=14).runs[0].underline = True

    head("Personal Details")
    for label, value in (("Name", person["name"]), ("Address", person["location"]), ("Telephone", person["phone"]), ("E-mail", person["email"])):
        put(document, f"{label}:\t{value}", tab=3.5)
    head("Present and Past Employment")
    for role in person["jobs"]:
        time = span(role, "{month} {y}", " to ", "the present")
        points = sheet.job(role, time)
        line = put(document, "", before=8)
        say(line, role["title"], bold=True)
        say(line, f" with {role['company']}" + (f", {role['place'].split(',')[0]}" if role["place"] else "") + f" ({time})")
        text = ". ".join(([role["intro"].rstrip(".")] if role["intro"] else []) + points)
        sheet.truth["experience"][-1]["description"] = f"{text}." if text else ""
        if text:
            put(document, f"{text}.")
    head("Qualifications")
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']} to {course['end']}" if course["start"] else course["end"]
        put(document, course["degree"] + (f" in {course['field']}" if course["field"] else "") + f" from {course['institution']} ({years})", before=4)
    head("Certificates")
    for one in person["certs"]:
        date = day(one["date"], "{month} {y}")
        sheet.cert(one, date)
        put(document, f"{one['name']} from {one['issuer']} ({date})", before=4)
    if person["awards"]:
        head("Prizes and Awards")
        for one in person["awards"]:
            sheet.award(one, one["date"])
            text = f"{one['title']} from {one['organization']} ({one['date']})" + (f", {one['position']}" if one["position"] else "")
            put(document, text + (f". {one['description']}." if one["description"] else ""), before=4)
    head("Skills")
    put(document, ", ".join(sheet.skills(flat(person))) + ".")
    head("Languages")
    for name, level in person["languages"]:
        sheet.language(name, level)
    put(document, ", ".join(f"{name} ({level})" for name, level in person["languages"]))
    head("References")
    put(document, "Available upon request.")
    return sheet.made("docx", packed(document), "doc")


def tinted_right(person, rng):
    """An office template: a coloured band with the name, a broad left cell, and a tinted cell on the right."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    document = blank("Liberation Sans", 9.5, 1.5)
    band = document.add_table(rows=1, cols=1).cell(0, 0)
    shade(band, "6B2D5C")
    fill(band, person["name"], bold=True, size=24, color="FFFFFF")
    put(band, person["headline"].upper(), size=10, color="F0D9E7")
    grid = document.add_table(rows=1, cols=2)
    widths(grid, 12.2, 5.8)
    left, right = grid.rows[0].cells
    shade(right, "F5EEF3")

    def head(cell, text):
        put(cell, "  ".join(" ".join(word) for word in text.upper().split()), bold=True, size=10, color="6B2D5C", before=11)

    fill(left, person["summary"], italic=True)
    form, between = rng.choice([("{mon} {y}", " / "), ("{month} {y}", " – "), ("{m}/{y}", " – ")])
    head(left, "Career history")
    for role in person["jobs"]:
        time = span(role, form, between, "now")
        points = sheet.job(role, time)
        put(left, role["title"], bold=True, before=6, size=10.5)
        line = put(left, role["company"], color="6B2D5C")
        say(line, f"  |  {time}", color="777777")
        if role["intro"]:
            put(left, role["intro"])
        for point in points:
            put(left, f"»  {point}", indent=0.4)
    head(left, "Degrees")
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']} / {course['end']}" if course["start"] else course["end"]
        put(left, course["degree"] + (f" – {course['field']}" if course["field"] else ""), bold=True, before=4)
        line = put(left, course["institution"], color="6B2D5C")
        say(line, f"  |  {years}", color="777777")
    fill(right, "C O N T A C T", bold=True, size=10, color="6B2D5C")
    for value in (person["phone"], person["second_phone"], person["email"], person["second_email"], person["location"]):
        if value:
            put(right, value, size=8.5)
    head(right, "Key skills")
    for name in sheet.skills(flat(person)):
        put(right, f"{name}  {'●' * rng.randint(3, 5):○<5}")
    if person["certs"]:
        head(right, "Accreditations")
        for one in person["certs"]:
            date = day(one["date"], "{mon} {y}")
            sheet.cert(one, date)
            put(right, one["name"], bold=True, before=3)
            put(right, f"{one['issuer']}, {date}")
    if person["awards"]:
        head(right, "Awards")
        for one in person["awards"]:
            sheet.award(one, one["date"], description=False)
            put(right, one["title"], bold=True, before=3)
            put(right, f"{one['organization']}, {one['date']}" + (f" ({one['position']})" if one["position"] else ""))
    head(right, "Languages")
    for name, level in person["languages"]:
        sheet.language(name, level)
        put(right, f"{name}: {level}")
    return sheet.made("docx", packed(document), "pdf")
