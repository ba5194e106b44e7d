"""A scholar's long résumé: four pages and more, running header, page numbers in the footer, publications and talks."""

from kit.markup import e

from .dates import Dates
from .sheet import Sheet

CSS = """
@page { size: A4; margin: 30mm 29mm 29mm; @top-left { content: "%(name)s"; font: italic 9pt "Liberation Serif"; color: #444; } @top-right { content: "%(running)s"; font: italic 9pt "Liberation Serif"; color: #444; } @bottom-center { content: %(number)s; font: 9pt "Liberation Serif"; } }
@page :first { @top-left { content: none; } @top-right { content: none; } }
body { margin: 0; font: 12.5pt/1.72 "Liberation Serif"; } h1 { font-size: 20pt; font-weight: normal; margin: 0 0 2pt; } header { margin-bottom: 14pt; }
h2 { font-size: 13pt; margin: 20pt 0 7pt; break-after: avoid; } .r { display: grid; grid-template-columns: 34mm 1fr; gap: 5mm; margin-bottom: 9pt; } p { margin: 2pt 0; } ul { margin: 3pt 0; padding-left: 14pt; } ol { padding-left: 20pt; } ol li { margin-bottom: 6pt; }
"""
STYLES = [
    {"running": "Curriculum Vitae", "number": 'counter(page) " / " counter(pages)', "heads": {"roles": "Academic Appointments", "about": "Research Profile", "prizes": "Prizes and Grants"}, "number_heads": True},
    {"running": "CV, January 2025", "number": '"– " counter(page) " –"', "heads": {"roles": "Positions Held", "about": "Statement", "prizes": "Awards and Grants", "courses": "Teaching"}, "number_heads": False},
    {"running": "Academic CV", "number": '"Page " counter(page) " of " counter(pages)', "heads": {"roles": "Employment", "about": "Research Summary", "prizes": "Honours & Funding"}, "number_heads": False},
]
DATES = [Dates("{m} {y}", "en", "{a}–{b}", "{a} to date"), Dates("{m} {y}", "en-short", "{a} – {b}", "since {a}"), Dates("{y}/{n}", "en", "{a}–{b}", "{a}–present")]


def academic(person, rng):
    style = rng.choice(STYLES)
    sheet = Sheet(person, rng, rng.choice(DATES), leave={"likes"}, prize=("by", "date", "story"), heads=style["heads"])
    emails = e(person.email) + (f" or {e(person.email2)}" if person.email2 else "")
    body = f'<header><h1>{e(person.name)}</h1><div>{e(person.job)}</div><div>{e(person.place)}</div><div>{emails}</div><div>{e(person.phone)}</div></header>'
    parts = [("about", f"<p>{e(person.about)}</p>"), ("roles", _jobs(sheet)), ("studies", _schools(sheet)), ("prizes", _honours(sheet)),
             ("papers", _list(person.papers, "ol")), ("talks", _list(person.talks, "ul")), ("courses", _list(person.courses, "ul")), ("cards", _certs(sheet)),
             ("skills", "".join(f"<p><i>{e(label)}:</i> {e('; '.join(group))}</p>" for label, group in person.skills.items())),
             ("tongues", f"<p>{e(', '.join(f'{language} ({level})' for language, level in person.tongues))}</p>"), ("memberships", _list(person.memberships, "ul"))]
    shown = [(section, html) for section, html in parts if sheet.has(section)]
    for index, (section, html) in enumerate(shown, 1):
        body += f'<h2>{f"{index}. " if style["number_heads"] else ""}{sheet.head(section)}</h2>{html}'
    return sheet.made(CSS % {"name": person.name, "running": style["running"], "number": style["number"]}, body, f"CV {person.name}")


def _row(left, right):
    return f'<div class="r"><div>{left}</div><div>{right}</div></div>'


def _jobs(sheet):
    return "".join(_row(sheet.time(job), f"<b>{e(job.title)}</b><br>{e(job.company)}, {e(job.place)}{sheet.text(job)}{sheet.points(job)}") for job in sheet.person.roles)


def _schools(sheet):
    def right(item):
        study = e(item.degree) + (f" in {e(item.subject)}" if item.subject else "")
        return f"<b>{study}</b><br>{e(item.school)}, {e(item.place)}" + (f"<br><i>{e(item.note)}</i>" if item.note else "")
    return "".join(_row(sheet.years(item), right(item)) for item in sheet.person.studies)


def _honours(sheet):
    return "".join(_row(e(honour.date), f"<b>{e(honour.title)}</b>, {e(honour.by)}{'<p>' + e(honour.story) + '</p>' if honour.story else ''}") for honour in sheet.person.prizes)


def _certs(sheet):
    return "".join(_row(sheet.day(cert), f"{e(cert.name)}, {e(cert.issuer)}") for cert in sheet.person.cards)


def _list(items, tag):
    return f"<{tag}>" + "".join(f"<li>{e(item)}</li>" for item in items) + f"</{tag}>"
