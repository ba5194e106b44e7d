"""Two plain pages: company left and dates right with the title in italics below; and the Word-like list with dates first."""

from kit.markup import e

from .dates import Dates, years
from .sheet import Sheet

RIGHT = """
@page { size: Letter; margin: .8in .9in; } body { margin: 0; font: 10.8pt/1.35 "Liberation Serif"; } h1 { font-size: 19pt; margin: 0; text-align: center; font-variant: small-caps; } .c { text-align: center; font-size: 10pt; margin-bottom: 8pt; }
h2 { font-size: 11.5pt; text-transform: uppercase; border-bottom: 1pt solid #000; margin: 12pt 0 5pt; break-after: avoid; } .l { display: flex; justify-content: space-between; gap: 12pt; } .e { margin-bottom: 8pt; } ul { margin: 2pt 0; padding-left: 16pt; } p { margin: 2pt 0; }
"""


def dates_right(person, rng):
    """Company and dates on one line, the title and the place below."""
    dates = rng.choice([Dates("{m} {y}", "en-short", "{a} – {b}", "{a} – Present"), Dates("{n}/{y}", span="{a}-{b}", open="{a}-present"), Dates("{m} {y}", "en", "{a}—{b}", "{a}—Present")])
    sheet = Sheet(person, rng, dates, leave={"likes", "works"}, whole_span=False, prize=("by", "date", "story"))
    body = f'<h1>{e(person.name)}</h1><div class="c">{e(person.place)} • {e(person.phone)} • {e(person.email)}{"".join(f" • {e(url.split(chr(47) * 2)[1])}" for _, url in person.links[:1])}</div>'
    if rng.random() < .7:
        body += f'<h2>{sheet.head("about")}</h2><p>{e(person.about)}</p>'
    else:
        sheet.sections -= {"about"}
    body += f'<h2>{sheet.head("roles")}</h2>' + "".join(_entry(job.company, sheet.time(job), job.title, job.place, sheet.text(job) + sheet.points(job)) for job in person.roles)
    body += f'<h2>{sheet.head("studies")}</h2>' + "".join(_entry(item.school, sheet.years(item), ", ".join(part for part in (item.degree, item.subject) if part), item.place) for item in person.studies)
    if sheet.has("cards"):
        body += f'<h2>{sheet.head("cards")}</h2>' + "".join(f'<div class="l"><span>{e(cert.name)}{", " + e(cert.issuer) if cert.issuer else ""}</span><span>{sheet.day(cert)}</span></div>' for cert in person.cards)
    if sheet.has("prizes"):
        body += f'<h2>{sheet.head("prizes")}</h2>' + "".join(_entry(item.title, e(item.date), item.by, "", f"<p>{e(item.story)}</p>" if item.story else "") for item in person.prizes)
    if sheet.has("helping"):
        body += f'<h2>{sheet.head("helping")}</h2>' + "".join(_entry(job.company, sheet.time(job), job.title, "") for job in person.helping)
    body += f'<h2>{sheet.head("skills")}</h2>' + "".join(f"<p>{'<b>' + e(label) + ':</b> ' if label else ''}{e(', '.join(group))}</p>" for label, group in person.skills.items())
    return sheet.made(RIGHT, f'{body}<p><b>{sheet.head("tongues")}:</b> {e(", ".join(f"{language} ({level})" for language, level in person.tongues))}</p>', f"{person.name} resume")


def _entry(left, right, below, place, rest=""):
    return f'<div class="e"><div class="l"><b>{e(left)}</b><span>{right}</span></div><div class="l"><i>{e(below)}</i><span>{e(place)}</span></div>{rest}</div>'


PLAIN = """
@page { size: A4; margin: 2.2cm 2.4cm; } body { margin: 0; font: 11pt/1.3 "Liberation Serif"; } h1 { font-size: 15pt; text-align: center; margin: 0; } .c { text-align: center; } h2 { font-size: 11pt; text-decoration: underline; margin: 14pt 0 5pt; break-after: avoid; }
.r { padding-left: 2.6cm; text-indent: -2.6cm; margin-bottom: 3pt; } .r .y { display: inline-block; width: 2.6cm; text-indent: 0; } .n { padding-left: 2.6cm; } .n ul { margin: 0 0 5pt; padding-left: 14pt; list-style-type: "- "; } .n p { margin: 0 0 4pt; }
"""


def word_plain(person, rng):
    """As typed in a word processor: centred header, underlined headings, one line a post with the years first."""
    dates = Dates("{y}", span="{a}–{b}", open=rng.choice(["{a}–present", "{a}–", "{a} to date"]))
    sheet = Sheet(person, rng, dates, leave={"helping", "talks", "courses", "works"}, depth=rng.choice([2, 99]), card=("date",), prize=("date", "by"))
    body = f'<h1>{e(person.name)}</h1><div class="c">{e(person.place)}</div><div class="c">Tel: {e(person.phone)}&nbsp;&nbsp;&nbsp; Email: {e(person.email)}</div>'
    if person.born:
        body += f'<div class="c">Date of birth: {e(person.born)}&nbsp;&nbsp; Nationality: {e(person.nationality)}</div>'
    body += f'<h2>{sheet.head("about")}</h2><div>{e(person.about)}</div><h2>{sheet.head("roles")}</h2>'
    for job in person.roles:
        detail = sheet.text(job) + sheet.points(job)
        body += _line(sheet.time(job), ", ".join(part for part in (job.title, job.company, job.place) if part)) + (f'<div class="n">{detail}</div>' if detail else "")
    body += f'<h2>{sheet.head("studies")}</h2>' + "".join(_line(e(years(item.start, item.end)), ", ".join(part for part in (item.degree, item.subject, item.school, item.place) if part)) for item in person.studies)
    if sheet.has("cards"):
        body += f'<h2>{sheet.head("cards")}</h2>' + "".join(_line(sheet.day(cert), cert.name) for cert in person.cards)
    if sheet.has("prizes"):
        body += f'<h2>{sheet.head("prizes")}</h2>' + "".join(_line(e(item.date), f"{item.title}, {item.by}") for item in person.prizes)
    if sheet.has("papers"):
        body += f'<h2>{sheet.head("papers")}</h2>' + "".join(f"<p>{e(text)}</p>" for text in person.papers)
    body += f'<h2>{sheet.head("skills")}</h2><div>{e(", ".join(sheet.skills))}</div><h2>{sheet.head("tongues")}</h2><div>{e(", ".join(f"{language} ({level})" for language, level in person.tongues))}</div>'
    if sheet.has("memberships"):
        body += f'<h2>{sheet.head("memberships")}</h2><div>{e("; ".join(person.memberships))}</div>'
    if sheet.has("likes"):
        body += f'<h2>{sheet.head("likes")}</h2><div>{e(", ".join(person.likes))}</div>'
    return sheet.made(PLAIN, body + "<h2>References</h2><div>Available on request.</div>", "Microsoft Word - CV.doc")


def _line(when, text):
    return f'<div class="r"><span class="y">{when}</span>{e(text)}</div>'
