"""Every entry in a box of its own, two boxes a row."""

from kit.markup import e

from .dates import Dates
from .sheet import Sheet

CSS = """
@page { size: A4; margin: 13mm; } html { print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { margin: 0; font: 9.3pt/1.42 "Noto Sans"; color: #20242b; }
header { background: #1f3b63; color: #fff; border-radius: 7pt; padding: 10pt 14pt; display: flex; justify-content: space-between; } h1 { font-size: 20pt; margin: 0; } .c { text-align: right; font-size: 8.8pt; } h2 { font-size: 11pt; color: #1f3b63; margin: 11pt 0 5pt; break-after: avoid; }
.g { display: grid; grid-template-columns: 1fr 1fr; gap: 7pt; } .b { border: 1px solid #c4cede; border-radius: 6pt; padding: 7pt 9pt; break-inside: avoid; background: #f8fafd; } .b b { display: block; font-size: 10pt; } .d { color: #53627a; font-size: 8.5pt; } p { margin: 3pt 0; } ul { margin: 3pt 0 0; padding-left: 11pt; } .wide { grid-column: 1 / -1; }
"""


def cards(person, rng):
    dates = Dates("{m} {y}", "en-short", "{a} - {b}", "Since {a}")
    sheet = Sheet(person, rng, dates, leave={"volunteering", "memberships"}, project=("description", "technologies", "duration", "url"), honour=("organization", "date", "position"))
    links = "".join(f"<div>{e(url.split('//')[1])}</div>" for _, url in person.links)
    body = f'<header><div><h1>{e(person.name)}</h1><div>{e(person.headline)}</div></div><div class="c"><div>{e(person.place)}</div><div>{e(person.email)}</div><div>{e(person.phone)}</div>{links}</div></header>'
    body += _grid(sheet.head("summary"), [f'<div class="b wide">{e(person.summary)}</div>'])
    body += _grid(sheet.head("jobs"), [_box(job.title, job.company, sheet.when(job), sheet.text(job) + sheet.points(job)) for job in person.jobs])
    if sheet.has("projects"):
        body += _grid(sheet.head("projects"), [_project(sheet, item) for item in person.projects])
    body += _grid(sheet.head("schools"), [_box(f"{item.degree} ({item.subject})" if item.subject else item.degree, item.name, sheet.school_years(item, " - "), "") for item in person.schools])
    if sheet.has("certs"):
        body += _grid(sheet.head("certs"), [_box(cert.name, cert.issuer, sheet.cert_date(cert), "") for cert in person.certs])
    if sheet.has("honours"):
        body += _grid(sheet.head("honours"), [_box(item.title, " · ".join(part for part in (item.position, item.organization) if part), e(item.date), "") for item in person.honours])
    body += _grid(sheet.head("skills"), [f'<div class="b"><b>{e(label)}</b>{e(" / ".join(group))}</div>' for label, group in person.skills.items()])
    return sheet.made(CSS, body + _grid(sheet.head("languages"), [f'<div class="b">{e(", ".join(language for language, _ in person.languages))}</div>', f'<div class="b">{sheet.head("interests")}: {e(", ".join(person.interests))}</div>']))


def _grid(head, boxes):
    return f'<h2>{head}</h2><div class="g">{"".join(boxes)}</div>'


def _box(title, below, when, rest):
    return f'<div class="b"><b>{e(title)}</b><div>{e(below)}</div><div class="d">{when}</div>{rest}</div>'


def _project(sheet, item):
    link = f'<div class="d">{e(item.url.split("//")[1])}</div>' if item.url else ""
    return f'<div class="b"><b>{e(item.name)}</b><div class="d">{sheet.project_when(item)}</div><p>{e(item.description)}</p><div>Tech: {e(", ".join(item.tools))}</div>{link}</div>'
