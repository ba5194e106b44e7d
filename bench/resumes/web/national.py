"""Habits of single countries: the tabular Lebenslauf, the French CV, the Spanish and Portuguese currículo."""

from kit.markup import e

from .dates import Dates
from .sheet import Sheet

TABLE = """
@page { size: A4; margin: 22mm 20mm 20mm 25mm; } body { margin: 0; font: 11pt/1.4 "Liberation Sans"; } h1 { font-size: 20pt; margin: 0 0 10pt; } h2 { font-size: 12.5pt; margin: 16pt 0 6pt; break-after: avoid; border-bottom: .6pt solid #555; }
table { border-collapse: collapse; width: 100%; } td { vertical-align: top; padding: 2pt 0 5pt; } td:first-child { width: 46mm; padding-right: 6mm; } p { margin: 1pt 0; } ul { margin: 1pt 0; padding-left: 13pt; } .sign { margin-top: 24pt; }
"""
GERMAN_DATES = [Dates("{n}/{y}", "de", "{a} – {b}", "seit {a}"), Dates("{m} {y}", "de", "{a} – {b}", "{a} – heute"), Dates("{n}.{y}", "de", "{a} bis {b}", "{a} bis heute")]


def lebenslauf(person, rng):
    """Two columns of a table, personal data first, signed at the end."""
    sheet = Sheet(person, rng, GERMAN_DATES[rng.randrange(3)], location=person.street)
    personal = [("Name", person.name), ("Anschrift", person.street), ("Telefon", " / ".join(part for part in (person.phone, person.phone2) if part)), ("E-Mail", person.email), ("Geburtsdatum", person.born), ("Staatsangehörigkeit", person.nationality), ("Familienstand", person.family)]
    body = f'<h1>Lebenslauf</h1>{_section(sheet.head("personal"), [(e(label), e(value)) for label, value in personal])}'
    if sheet.has("about"):
        body += f'<h2>{sheet.head("about")}</h2><p>{e(person.about)}</p>'
    jobs = [(sheet.time(job), f"<b>{e(job.title)}</b><br>{e(job.company)}, {e(job.place)}{sheet.text(job)}{sheet.points(job)}") for job in person.roles]
    schools = [(sheet.years(item, " – ", "heute"), f"{e(item.school)}, {e(item.place)}<br>{e(item.degree)}{', ' + e(item.subject) if item.subject else ''}{'<br>' + e(item.note) if item.note else ''}") for item in person.studies]
    body += _section(sheet.head("roles"), jobs) + _section(sheet.head("studies"), schools)
    body += _section(sheet.head("cards"), [(sheet.day(cert), f"{e(cert.name)}, {e(cert.issuer)}") for cert in person.cards])
    body += _section(sheet.head("skills"), [(e(label), e(", ".join(group))) for label, group in person.skills.items()])
    body += _section(sheet.head("tongues"), [(e(language), e(level)) for language, level in person.tongues])
    if sheet.has("prizes"):
        body += _section(sheet.head("prizes"), [(e(item.date), f"{e(item.title)}, {e(item.by)}{'<br>' + e(item.story) if item.story else ''}") for item in person.prizes])
    if sheet.has("helping"):
        body += _section(sheet.head("helping"), [(sheet.time(job), f"{e(job.title)}, {e(job.company)}") for job in person.helping])
    body += _section(sheet.head("likes"), [("", e(", ".join(person.likes)))])
    return sheet.made(TABLE, f'{body}<p class="sign">{e(person.place)}, den {rng.randint(2, 28)}. Januar 2025</p>', "Lebenslauf")


def _section(head, rows):
    return f"<h2>{head}</h2><table>" + "".join(f"<tr><td>{left}</td><td>{right}</td></tr>" for left, right in rows) + "</table>"


FRENCH = """
@page { size: A4; margin: 14mm 16mm; } html { print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { margin: 0; font: 10.2pt/1.42 "Bitstream Charter", "Liberation Serif"; color: #1c1c1c; }
header { display: flex; justify-content: space-between; border-left: 5pt solid #b5452c; padding-left: 10pt; } h1 { font-size: 21pt; margin: 0; } .who { font-size: 9.4pt; text-align: right; } .what { font-size: 12.5pt; color: #b5452c; text-align: center; margin: 12pt 0 4pt; font-weight: bold; }
h2 { font-size: 11.5pt; text-transform: uppercase; background: #f3e5df; padding: 2pt 7pt; margin: 13pt 0 6pt; break-after: avoid; } .j { margin: 0 0 8pt 6pt; } p { margin: 2pt 0; } ul { margin: 2pt 0; padding-left: 14pt; list-style-type: "» "; } .d { color: #b5452c; } td { padding: 0 12pt 4pt 6pt; vertical-align: top; }
"""
FRENCH_DATES = [Dates("{m} {y}", "fr", "de {a} à {b}", "depuis {a}"), Dates("{m} {y}", "fr-short", "{a} – {b}", "{a} – aujourd'hui"), Dates("{n}/{y}", "fr", "{a} à {b}", "Depuis {a}")]


def french(person, rng):
    """The French page: civil status on the right, the aim in the middle, loisirs at the end."""
    sheet = Sheet(person, rng, FRENCH_DATES[rng.randrange(3)], location=person.street)
    civil = "<br>".join(e(part) for part in (person.born, person.nationality) if part)
    header = f'<header><div><h1>{e(person.name)}</h1><div>{e(person.street)}</div><div>Tél. : {e(person.phone)}{" – " + e(person.phone2) if person.phone2 else ""}</div><div>Courriel : {e(person.email)}</div></div><div class="who">{civil}</div></header>'
    body = f'<div class="what">{e(person.job)}</div>'
    if sheet.has("about"):
        body += f'<h2>{sheet.head("about")}</h2><p class="j">{e(person.about)}</p>'
    jobs = "".join(f'<div class="j"><span class="d">{sheet.time(job)}</span> : <b>{e(job.title)}</b><br>{e(job.company)} – {e(job.place)}{sheet.text(job)}{sheet.points(job)}</div>' for job in person.roles)
    schools = f'<table>{"".join(_french_school(sheet, item) for item in person.studies)}</table>'
    parts = [f'<h2>{sheet.head("roles")}</h2>{jobs}', f'<h2>{sheet.head("studies")}</h2>{schools}']
    body += "".join(parts if rng.random() < .6 else reversed(parts))
    if sheet.has("cards"):
        body += f'<h2>{sheet.head("cards")}</h2>' + "".join(f'<div class="j">{e(cert.name)} – {e(cert.issuer)} ({sheet.day(cert)})</div>' for cert in person.cards)
    if sheet.has("works"):
        body += f'<h2>{sheet.head("works")}</h2>' + "".join(f'<div class="j"><b>{e(item.name)}</b> ({sheet.time(item)})<br>{e(item.story)}<br>Outils : {e(", ".join(item.tools))}</div>' for item in person.works)
    if sheet.has("prizes"):
        body += f'<h2>{sheet.head("prizes")}</h2>' + "".join(f'<div class="j"><span class="d">{e(item.date)}</span> : {e(item.title)}{", " + e(item.place) if item.place else ""} – {e(item.by)}<br>{e(item.story)}</div>' for item in person.prizes)
    skills = "".join(f'<div class="j">{"<b>" + e(label) + " :</b> " if label else ""}{e(", ".join(group))}</div>' for label, group in person.skills.items())
    body += f'<h2>{sheet.head("skills")}</h2>{skills}<h2>{sheet.head("tongues")}</h2><div class="j">{e(", ".join(f"{language} ({level})" for language, level in person.tongues))}</div>'
    if sheet.has("helping"):
        body += f'<h2>{sheet.head("helping")}</h2>' + "".join(f'<div class="j"><span class="d">{sheet.time(job)}</span> : {e(job.title)}, {e(job.company)}</div>' for job in person.helping)
    return sheet.made(FRENCH, header + body + f'<h2>{sheet.head("likes")}</h2><div class="j">{e(", ".join(person.likes))}</div>', "CV")


def _french_school(sheet, item):
    study = e(item.degree) + (f", {e(item.subject)}" if item.subject else "")
    note = f"<br><i>{e(item.note)}</i>" if item.note else ""
    return f'<tr><td class="d">{sheet.years(item, " – ", "en cours")}</td><td><b>{study}</b><br>{e(item.school)}, {e(item.place)}{note}</td></tr>'


IBERIAN = """
@page { size: A4; margin: 15mm 14mm; } html { print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { margin: 0; font: 10pt/1.45 "Liberation Sans"; color: #23282d; } .g { display: grid; grid-template-columns: 56mm 1fr; gap: 9mm; }
h1 { font-size: 23pt; margin: 0; color: #0e6b5c; } .what { font-size: 12pt; margin-bottom: 9mm; color: #666; } h2 { font-size: 11.5pt; color: #0e6b5c; margin: 0 0 5pt; border-top: 2pt solid #0e6b5c; padding-top: 4pt; break-after: avoid; } section { margin-bottom: 13pt; }
dt { font-size: 8.4pt; color: #777; } dd { margin: 0 0 5pt; overflow-wrap: anywhere; } .j { margin-bottom: 9pt; } .d { font-style: italic; } p { margin: 2pt 0; } ul { margin: 2pt 0; padding-left: 13pt; }
"""
IBERIAN_DATES = {"es": [Dates("{m} de {y}", "es", "{a} - {b}", "Desde {a}"), Dates("{m} {y}", "es-short", "{a} – {b}", "{a} – actualidad")], "pt": [Dates("{m} de {y}", "pt", "{a} a {b}", "{a} até à data")]}
LABELS = {
    "es": {"street": "Dirección", "phone": "Teléfono", "email": "Correo electrónico", "born": "Fecha de nacimiento", "nationality": "Nacionalidad", "now": "actualidad"},
    "pt": {"street": "Morada", "phone": "Telemóvel", "email": "Correio eletrónico", "born": "Data de nascimento", "nationality": "Nacionalidade", "now": "presente"},
}


def iberian(person, rng):
    """Personal data with small labels on the left, career on the right."""
    sheet = Sheet(person, rng, rng.choice(IBERIAN_DATES[person.lang]), location=person.street or person.place, whole_span=rng.random() < .6, work=("story", "tools"))
    labels = LABELS[person.lang]
    personal = [("street", sheet.location), ("phone", person.phone), ("email", person.email), ("born", person.born), ("nationality", person.nationality)]
    left = _part(sheet, "contact", "<dl>" + "".join(f"<dt>{labels[key]}</dt><dd>{e(value)}</dd>" for key, value in personal) + "</dl>")
    left += _part(sheet, "skills", "".join(f"<div>{e(skill)}</div>" for skill in sheet.skills))
    left += _part(sheet, "tongues", "".join(f"<div>{e(language)}: {e(level)}</div>" for language, level in person.tongues))
    left += _part(sheet, "likes", e(", ".join(person.likes)))
    right = _part(sheet, "about", f"<p>{e(person.about)}</p>") if sheet.has("about") else ""
    right += _part(sheet, "roles", "".join(_iberian_job(sheet, job) for job in person.roles))
    right += _part(sheet, "studies", "".join(f'<div class="j"><b>{e(item.degree)}{" en " if person.lang == "es" and item.subject else " em " if item.subject else ""}{e(item.subject)}</b><br>{e(item.school)} ({e(item.place)})<br><span class="d">{sheet.years(item)}</span></div>' for item in person.studies))
    right += _part(sheet, "cards", "".join(f'<div class="j">{e(cert.name)}. {e(cert.issuer)}, {sheet.day(cert)}</div>' for cert in person.cards))
    if sheet.has("works"):
        right += _part(sheet, "works", "".join(f'<div class="j"><b>{e(item.name)}</b><p>{e(item.story)}</p><span class="d">{e(", ".join(item.tools))}</span></div>' for item in person.works))
    right += _part(sheet, "prizes", "".join(f'<div class="j"><b>{e(item.title)}</b>{" – " + e(item.place) if item.place else ""}<br>{e(item.by)}, {e(item.date)}<br>{e(item.story)}</div>' for item in person.prizes))
    if sheet.has("helping"):
        right += _part(sheet, "helping", "".join(f'<div class="j">{e(job.title)}, {e(job.company)}. <span class="d">{sheet.time(job)}</span></div>' for job in person.helping))
    return sheet.made(IBERIAN, f'<h1>{e(person.name)}</h1><div class="what">{e(person.job)}</div><div class="g"><div>{left}</div><div>{right}</div></div>', "Currículum")


def _part(sheet, section, html):
    return f"<section><h2>{sheet.head(section)}</h2>{html}</section>"


def _iberian_job(sheet, job):
    firm = f"{e(job.company)} ({e(job.place)})" if job.company else e(job.place)
    return f'<div class="j"><span class="d">{sheet.time(job)}</span><br><b>{e(job.title)}</b><br>{firm}{sheet.text(job)}{sheet.points(job)}</div>'
