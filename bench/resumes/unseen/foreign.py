"""Layouts in other languages. Each has people of its own; who is dealt decides which of them it prints."""

from kit.word import packed, shade, widths

from . import abroad
from .people import PEOPLE
from .sheet import Sheet, day, esc, flat, lis, span
from .web import page
from .word import blank, fill, put, say

SPANISH = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
DUTCH = "jan feb mrt apr mei jun jul aug sep okt nov dec".split()


def own(dealt, people):
    return people[PEOPLE.index(dealt) % len(people)]


def hoja_de_vida(dealt, rng):
    """Spanish: headings on coloured strips, time in words on the left, employer below the role, labels in the personal block."""
    person = own(dealt, abroad.SPANISH)
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    jobs = ""
    for role in person["jobs"]:
        start, end = day(role["start"], "{month} de {y}", SPANISH), day(role["end"], "{month} de {y}", SPANISH) if role["end"] else ""
        time = start if start == end else f"De {start} a {end}" if end else f"Desde {start}"
        points = sheet.job(role, time)
        intro = f"<p>{esc(role['intro'])}</p>" if role["intro"] else ""
        jobs += f"<tr><th>{time}<td><b>{esc(role['title'])}</b><br>{esc(role['company'])}, {esc(role['place'])}{intro}" + (f"<ul>{lis(points)}</ul>" if points else "")
    schools = ""
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']} a {course['end']}" if course["start"] else course["end"]
        joint = " en " if course["degree"] in ("Máster", "Grado", "Licenciatura", "Diplomado") else ", "
        schools += f"<tr><th>{years}<td><b>{esc(course['degree'])}{joint}{esc(course['field'])}</b><br>{esc(course['institution'])}, {esc(course['place'])}"
    more = ""
    for one in person["certs"]:
        date = day(one["date"], "{month} de {y}", SPANISH)
        sheet.cert(one, date)
        more += f"<tr><th>{date}<td><b>{esc(one['name'])}</b><br>{esc(one['issuer'])}"
    prizes = ""
    for one in person["awards"]:
        sheet.award(one, one["date"])
        prizes += f"<tr><th>{one['date']}<td><b>{esc(one['title'])}</b><br>{esc(one['organization'])}<br>{esc(one['description'])}"
    for name, level in person["languages"]:
        sheet.language(name, level)
    sheet.also(person["interests"])
    tongues = "".join(f"<tr><th>{esc(name)}<td>{esc(level)}" for name, level in person["languages"])
    style = """@page{size:A4;margin:16mm 17mm}body{font:10pt/1.42 'Noto Sans Display','Noto Sans';margin:0}h1{font-size:21pt;margin:0;color:#7b1e3a}h2{background:#7b1e3a;color:#fff;font-size:10pt;padding:1mm 3mm;margin:5mm 0 2mm}
    table{border-spacing:0;width:100%}th{width:36mm;text-align:left;font-weight:normal;color:#7b1e3a;padding-right:5mm}td,th{vertical-align:top;padding-bottom:2.5mm}ul{margin:.5mm 0;padding-left:4mm}p{margin:0}"""
    personal = (f"<tr><th>Domicilio<td>{esc(person['location'])}<tr><th>Móvil<td>{person['phone']}<tr><th>Correo electrónico<td>{person['email']}<tr><th>Fecha de nacimiento<td>{rng.randint(3, 27)}/0{rng.randint(1, 9)}/198{rng.randint(4, 9)}")
    body = (f"<h1>{esc(person['name'])}</h1>{esc(person['headline'])}<h2>Datos personales</h2><table>{personal}</table><h2>Sobre mí</h2><p>{esc(person['summary'])}</p><h2>Trayectoria laboral</h2><table>{jobs}</table>"
            f"<h2>Estudios</h2><table>{schools}</table><h2>Cursos y acreditaciones</h2><table>{more}</table>" + (f"<h2>Premios</h2><table>{prizes}</table>" if prizes else "") +
            f"<h2>Conocimientos</h2><p>{esc(', '.join(sheet.skills(flat(person))))}</p><h2>Idiomas</h2><table>{tongues}</table><h2>Aficiones</h2><p>{esc(', '.join(person['interests']))}</p>")
    return sheet.made("html", page(style, body).replace('lang="en"', 'lang="es"'), "pdf")


def lebenslauf(dealt, rng):
    """German: the tabular form with tab stops, role and employer in one line, signature with place and day at the end."""
    person = own(dealt, abroad.GERMAN)
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], "")
    born = min(int(course["end"]) for course in person["schools"]) - 20
    document = blank("Liberation Sans", 10.5, 2.3)
    put(document, "Lebenslauf", size=22, color="404040")

    def head(text):
        document.add_heading(text, 2)

    def row(left, right, note=""):
        line = put(document, f"{left}\t", tab=4.6, indent=4.6, before=3)
        line.paragraph_format.first_line_indent = -line.paragraph_format.left_indent
        say(line, right, bold=True)
        say(line, note)

    def below(text):
        put(document, text, indent=4.6)

    head("Zur Person")
    for label, value in (("Name", person["name"]), ("Anschrift", person["location"]), ("Telefon", person["phone"]), ("E-Mail", person["email"]), ("Geburtsdatum", f"{rng.randint(10, 28)}.0{rng.randint(1, 9)}.{born}"), ("Familienstand", "verheiratet")):
        put(document, f"{label}\t{value}", tab=4.6)
    head("Beruflicher Weg")
    for role in person["jobs"]:
        time = span(role, "{mm}/{y}", " bis ", "") if role["end"] else f"seit {day(role['start'], '{mm}/{y}')}"
        if not role["company"]:
            row(time, "", role["title"])
            sheet.neutral["experience"].append({"company": "", "position": role["title"], "duration": time, "description": ""})
            continue
        points = sheet.job(role, time)
        row(time, role["title"], f", {role['company']}, {role['place']}")
        for point in points:
            below(f"– {point}")
    head("Aus- und Weiterbildung")
    for course in person["schools"]:
        sheet.school(course)
        row(f"{course['start']} bis {course['end']}" if course["start"] else course["end"], course["degree"] + (f" ({course['field']})" if course["field"] else ""), f", {course['institution']}, {course['place']}")
        if course["note"]:
            below(course["note"])
    head("Zusatzqualifikationen")
    for one in person["certs"]:
        date = day(one["date"], "{mm}/{y}")
        sheet.cert(one, date)
        row(date, one["name"], f", {one['issuer']}")
    head("Kenntnisse")
    for label, names in person["skills"].items():
        put(document, f"{label}\t{', '.join(sheet.skills(names))}", tab=4.6)
    for name, level in person["languages"]:
        sheet.language(name, level)
    put(document, "Sprachen\t" + ", ".join(f"{name} ({level})" for name, level in person["languages"]), tab=4.6)
    if person["helping"]:
        head("Ehrenamt")
        for one in person["helping"]:
            sheet.helping(one, f"seit {one['start']}")
            row(f"seit {one['start']}", one["title"], f", {one['company']}")
            below(one["text"])
    head("Hobbys")
    sheet.also(person["interests"])
    put(document, ", ".join(person["interests"]))
    put(document, f"{person['location'].split(', ')[1].split(' ', 1)[1]}, im November 2025", before=24)
    put(document, person["name"], italic=True)
    return sheet.made("docx", packed(document), "docx")


def werkervaring(dealt, rng):
    """Dutch: a tinted left cell with personal facts, the broad cell with employer first and time in italics at the end of the entry."""
    person = own(dealt, abroad.DUTCH)
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    document = blank("Liberation Serif", 10.5, 1.6)
    grid = document.add_table(rows=1, cols=2)
    widths(grid, 5.4, 12.2)
    left, right = grid.rows[0].cells
    shade(left, "E4EFE6")

    def head(cell, text):
        put(cell, text, bold=True, size=13, before=12, color="2E6B3E")

    fill(left, "Gegevens", bold=True, size=13, color="2E6B3E")
    for value in (person["location"], f"tel. {person['phone']}", person["email"]):
        put(left, value, size=9)
    head(left, "Daar ben ik goed in")
    for name in sheet.skills(flat(person)):
        put(left, f"• {name}")
    head(left, "Talen")
    for name, level in person["languages"]:
        sheet.language(name, level)
        put(left, f"{name} ({level})")
    head(left, "Vrije tijd")
    sheet.also(person["interests"])
    put(left, ", ".join(person["interests"]))
    fill(right, person["name"], bold=True, size=22, color="2E6B3E")
    put(right, person["headline"], italic=True)
    put(right, person["summary"], before=6)
    head(right, "Loopbaan")
    for role in person["jobs"]:
        time = span(role, "{month} {y}", " t/m ", "heden", DUTCH)
        points = sheet.job(role, time)
        put(right, f"{role['company']}, {role['place']}", bold=True, before=6)
        put(right, role["title"])
        if role["intro"]:
            put(right, role["intro"])
        for point in points:
            put(right, f"▪ {point}", indent=0.4)
        put(right, time, italic=True, size=9, color="666666")
    head(right, "Opleidingen")
    for course in person["schools"]:
        sheet.school(course)
        put(right, course["institution"], bold=True, before=4)
        put(right, f"{course['degree']}, {course['field']}")
        put(right, f"{course['start']} t/m {course['end']}", italic=True, size=9, color="666666")
    head(right, "Certificaten")
    for one in person["certs"]:
        date = day(one["date"], "{month} {y}", DUTCH)
        sheet.cert(one, date)
        put(right, f"{one['name']}, {one['issuer']}, {date}")
    if person["awards"]:
        head(right, "Prijzen")
        for one in person["awards"]:
            sheet.award(one, one["date"])
            put(right, f"{one['title']}, {one['organization']}, {one['date']}", bold=True)
            put(right, one["description"])
    if person["projects"]:
        head(right, "Projecten")
        for one in person["projects"]:
            sheet.project(one, f"{one['start']} t/m {one['end']}")
            put(right, one["name"], bold=True)
            put(right, one["description"])
            put(right, f"Gemaakt met: {', '.join(one['technologies'])}")
            put(right, one["url"])
            put(right, f"{one['start']} t/m {one['end']}", italic=True, size=9, color="666666")
    return sheet.made("docx", packed(document), "pdf")
