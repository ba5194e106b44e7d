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
    sheet = Sheet(person, rng, dates, leave={"helping", "memberships"}, work=("story", "tools", "dates", "url"), prize=("by", "date", "place"))
    links = "".join(f"<div>{e(url.split('//')[1])}</div>" for _, url in person.links)
    body = f'<header><div><h1>{e(person.name)}</h1><div>{e(person.job)}</div></div><div class="c"><div>{e(person.place)}</div><div>{e(person.email)}</div><div>{e(person.phone)}</div>{links}</div></header>'
    body += _grid(sheet.head("about"), [f'<div class="b wide">{e(person.about)}</div>'])
    body += _grid(sheet.head("roles"), [_box(job.title, job.company, sheet.time(job), sheet.text(job) + sheet.points(job)) for job in person.roles])
    if sheet.has("works"):
        body += _grid(sheet.head("works"), [_project(sheet, item) for item in person.works])
    body += _grid(sheet.head("studies"), [_box(f"{item.degree} ({item.subject})" if item.subject else item.degree, item.school, sheet.years(item, " - "), "") for item in person.studies])
    if sheet.has("cards"):
        body += _grid(sheet.head("cards"), [_box(cert.name, cert.issuer, sheet.day(cert), "") for cert in person.cards])
    if sheet.has("prizes"):
        body += _grid(sheet.head("prizes"), [_box(item.title, " · ".join(part for part in (item.place, item.by) if part), e(item.date), "") for item in person.prizes])
    body += _grid(sheet.head("skills"), [f'<div class="b"><b>{e(label)}</b>{e(" / ".join(group))}</div>' for label, group in person.skills.items()])
    return sheet.made(CSS, body + _grid(sheet.head("tongues"), [f'<div class="b">{e(", ".join(language for language, _ in person.tongues))}</div>', f'<div class="b">{sheet.head("likes")}: {e(", ".join(person.likes))}</div>']))


def _grid(head, boxes):
    return f'<h2>{head}</h2><div class="g">{"".join(boxes)}</div>'


def _box(title, below, when, rest):
    return f'<div class="b"><b>{e(title)}</b><div>{e(below)}</div><div class="d">{when}</div>{rest}</div>'


def _project(sheet, item):
    link = f'<div class="d">{e(item.url.split("//")[1])}</div>' if item.url else ""
    return f'<div class="b"><b>{e(item.name)}</b><div class="d">{sheet.time(item)}</div><p>{e(item.story)}</p><div>Tech: {e(", ".join(item.tools))}</div>{link}</div>'
