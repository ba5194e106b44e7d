"""Dates with dots in the left margin, along one line."""

from kit.markup import e

from .dates import Dates
from .sheet import Sheet

CSS = """
@page { size: A4; margin: 17mm 18mm 15mm 14mm; } html { print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { margin: 0; font: 10pt/1.45 "Liberation Sans"; color: #262626; }
header { margin: 0 0 8mm 34mm; } h1 { font-size: 26pt; font-weight: 300; margin: 0; color: #0b4f8a; } .what { font-size: 11pt; margin-bottom: 5pt; } .c span { margin-right: 14pt; }
h2 { margin: 6mm 0 3mm 34mm; font-size: 12pt; color: #0b4f8a; break-after: avoid; }
.e { position: relative; margin-left: 34mm; padding: 0 0 9pt 8mm; border-left: 1.5pt solid #9cc3e4; } .e::before { content: ""; position: absolute; left: -4.6pt; top: 3pt; width: 7.5pt; height: 7.5pt; border-radius: 50%; background: #0b4f8a; }
.when { position: absolute; left: -34mm; width: 28mm; text-align: right; font-size: 9pt; color: #0b4f8a; } .e b { display: block; } .e i { color: #555; } .n { margin-left: 42mm; } p { margin: 2pt 0; } ul { margin: 2pt 0; padding-left: 12pt; list-style-type: "▸ "; }
"""


def timeline(person, rng):
    dates = Dates("{n}/{y}", "en", "{a} – {b}", "{a} – now") if rng.random() < .6 else Dates("{m} ’{yy}", "en-short", "{a} – {b}", "{a} – now")
    sheet = Sheet(person, rng, dates, leave={"likes", "works"}, depth=rng.choice([3, 99]))
    phones = e(person.phone) + (f"</span><span>✆ {e(person.phone2)}" if person.phone2 else "")
    body = f'<header><h1>{e(person.name)}</h1><div class="what">{e(person.job)}</div><div class="c"><span>⌂ {e(person.place)}</span><span>✆ {phones}</span><br><span>✉ {e(person.email)}</span></div></header>'
    if sheet.has("about"):
        body += f'<h2>{sheet.head("about")}</h2><p class="n">{e(person.about)}</p>'
    body += f'<h2>{sheet.head("roles")}</h2>' + "".join(_entry(sheet.time(job), job.title, " | ".join(part for part in (job.company, job.place) if part), sheet.text(job) + sheet.points(job)) for job in person.roles)
    body += f'<h2>{sheet.head("studies")}</h2>' + "".join(_entry(sheet.years(item, " – "), ", ".join(part for part in (item.degree, item.subject) if part), item.school) for item in person.studies)
    if sheet.has("cards"):
        body += f'<h2>{sheet.head("cards")}</h2>' + "".join(_entry(sheet.day(cert), cert.name, cert.issuer) for cert in person.cards)
    if sheet.has("prizes"):
        body += f'<h2>{sheet.head("prizes")}</h2>' + "".join(_entry(e(honour.date), honour.title + (f" – {honour.place}" if honour.place else ""), honour.by, f"<p>{e(honour.story)}</p>" if honour.story else "") for honour in person.prizes)
    if sheet.has("helping"):
        body += f'<h2>{sheet.head("helping")}</h2>' + "".join(_entry(sheet.time(job), job.title, job.company) for job in person.helping)
    body += f'<h2>{sheet.head("skills")}</h2><p class="n">{e(" • ".join(sheet.skills))}</p>'
    if sheet.has("tongues"):
        body += f'<h2>{sheet.head("tongues")}</h2><p class="n">{e(" • ".join(f"{language} – {level}" for language, level in person.tongues))}</p>'
    return sheet.made(CSS, body)


def _entry(when, title, below, rest=""):
    return f'<div class="e"><div class="when">{when}</div><b>{e(title)}</b><i>{e(below)}</i>{rest}</div>'
