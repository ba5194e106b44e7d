"""A poster of a résumé: the name huge on two lines, letter-spaced capitals, contact details at the foot of the first page."""

from kit.markup import e

from .dates import Dates
from .sheet import Sheet

CSS = """
@page { size: A4; margin: 18mm 20mm 16mm; } @page :first { margin-bottom: 30mm; @bottom-center { content: "%s"; white-space: pre; font: 9.5pt/1.6 "Noto Sans"; text-align: center; color: #222; border-top: 1pt solid #222; padding-top: 4mm; vertical-align: top; } }
body { margin: 0; font: 9.8pt/1.5 "Noto Sans"; color: #222; } h1 { font-size: 52pt; line-height: .98; margin: 0 0 4mm; font-weight: 800; text-transform: uppercase; letter-spacing: -1pt; } h1 span { display: block; } .what { letter-spacing: 3pt; text-transform: uppercase; font-size: 9pt; margin-bottom: 9mm; }
h2 { font-size: 10.5pt; letter-spacing: 5pt; text-transform: uppercase; font-weight: 600; margin: 9mm 0 3mm; break-after: avoid; } .job { margin-bottom: 5mm; } .k { letter-spacing: 1.2pt; text-transform: uppercase; font-size: 9.2pt; font-weight: 600; } p { margin: 1pt 0; } ul { margin: 1pt 0; padding: 0; list-style: none; } .d { color: #777; }
"""
DATES = [Dates("{s} {y}", span="{a} – {b}", open="{a} – today"), Dates("{y}.{n}", span="{a} — {b}", open="{a} — "), Dates("{m} {y}", "en", "{a} until {b}", "{a} until now")]


def billboard(person, rng):
    dates = rng.choice(DATES)
    sheet = Sheet(person, rng, dates, leave={"helping", "tongues"}, whole_span=False, card=("issuer",), prize=("date", "place", "by"), work=("story", "url"))
    small = 38 if max(map(len, person.split)) > 8 else 52
    body = f'<h1 style="font-size:{small}pt">{"".join(f"<span>{e(part)}</span>" for part in person.split)}</h1><div class="what">{e(person.job)}</div>'
    if sheet.has("about"):
        body += f'<p>{e(person.about)}</p>'
    body += f'<h2>{sheet.head("roles")}</h2>'
    for job in person.roles:
        line = " <span class=\"d\">/</span> ".join(part for part in (e(job.company), e(job.place), f'<span class="d">{sheet.time(job)}</span>' if sheet.time(job) else "") if part)
        body += f'<div class="job"><div class="k">{e(job.title)}</div><div>{line}</div>{sheet.text(job)}{sheet.points(job)}</div>'
    if sheet.has("works"):
        body += f'<h2>{sheet.head("works")}</h2>' + "".join(f'<div class="job"><div class="k"><a style="color:inherit" href="{e(item.url)}">{e(item.name)}</a></div><p>{e(item.story)}</p></div>' for item in person.works)
    body += f'<h2>{sheet.head("studies")}</h2>' + "".join(f'<div class="job"><div class="k">{e(item.degree)}{", " + e(item.subject) if item.subject else ""}</div><div>{e(item.school)} <span class="d">/</span> {sheet.years(item)}</div></div>' for item in person.studies)
    if sheet.has("cards"):
        body += f'<h2>{sheet.head("cards")}</h2>' + "".join(f'<div>{e(cert.name)}{" <span class=d>/</span> " + e(cert.issuer) if cert.issuer else ""}</div>' for cert in person.cards)
    if sheet.has("prizes"):
        body += f'<h2>{sheet.head("prizes")}</h2>' + "".join(f'<div>{e(" / ".join(part for part in (item.title, item.place, item.by, item.date) if part))}</div>' for item in person.prizes)
    body += f'<h2>{sheet.head("skills")}</h2><p>{e(" / ".join(sheet.skills))}</p><h2>{sheet.head("likes")}</h2><p>{e(" / ".join(person.likes))}</p>'
    contact = f"{person.phone}     {person.email}\\A {person.place}"
    return sheet.made(CSS % contact, body)
