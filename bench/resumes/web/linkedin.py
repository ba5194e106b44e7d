"""The look of LinkedIn's "Save to PDF": dark side panel, one font, fixed sizes, spans with computed lengths."""

from itertools import groupby

from kit.markup import e

from .dates import Dates
from .sheet import Sheet

CSS = """
@page { size: Letter; margin: 36pt 0 54pt 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; @top-left { content: ""; width: 201.6pt; background: #293e49; print-color-adjust: exact; -webkit-print-color-adjust: exact; } @bottom-left { content: ""; width: 201.6pt; background: #293e49; -webkit-print-color-adjust: exact; } @bottom-right { content: "Page " counter(page) " of " counter(pages); width: 410.4pt; font: 9pt "Liberation Sans"; color: #191919; text-align: left; padding-left: 182.4pt; box-sizing: border-box; } }
* { box-sizing: border-box; } html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0; font-family: "Liberation Sans"; color: #191919; }
.panel { position: fixed; left: 0; top: 0; width: 201.6pt; height: 100%; background: #293e49; z-index: -1; }
.side { position: absolute; left: 21.6pt; top: 6pt; width: 158pt; color: #fff; font-size: 10.5pt; line-height: 1.28; overflow-wrap: anywhere; word-break: break-word; }
.side h2 { font-size: 13pt; font-weight: normal; color: #e1e3e4; margin: 18pt 0 7pt; } .side h2:first-child { margin-top: 0; }
.side .c { font-size: 11pt; margin: 0 0 5pt; word-break: break-all; } .side .i { margin: 0 0 4pt; } .side small { font-size: 11pt; color: #b9c2c7; }
.main { margin-left: 223.6pt; width: 352pt; }
h1 { font-size: 26pt; font-weight: normal; margin: 0 0 3pt; line-height: 1.15; } .line { font-size: 12pt; margin: 0 0 3pt; line-height: 1.3; }
.main h2 { font-size: 15.75pt; font-weight: normal; margin: 24pt 0 9pt; break-after: avoid; } .firm { font-size: 12pt; margin: 15pt 0 2pt; break-after: avoid; }
.title { font-size: 11.5pt; margin: 4pt 0 2pt; break-after: avoid; } .small, .main p { font-size: 10.5pt; line-height: 1.4; margin: 0 0 4pt; } .grey { color: #b1b1b1; }
.text { white-space: pre-line; margin-top: 6pt !important; }
"""
SIGNS = ["• ", "- ", ""]
NOW = 2025 * 12 + 2


def months_between(start, end):
    """Whole months of a span, both ends counted; None when one end is a year alone."""
    def index(date):
        return NOW if date == "now" else int(date[:4]) * 12 + int(date[5:7]) - 1
    if len(start) < 7 or (end != "now" and len(end) < 7):
        return None
    return index(end) - index(start) + 1


def length(months):
    """"5 years 2 months", as LinkedIn words it."""
    parts = [(months // 12, "year"), (months % 12, "month")]
    return " ".join(f"{count} {unit}{'s' if count > 1 else ''}" for count, unit in parts if count)


def span(job, printed):
    """"March 2019 - Present (5 years 2 months)" with its no-break spaces."""
    months = months_between(job.start, job.end)
    if months is None:
        count = (2025 if job.end == "now" else int(job.end[:4])) - int(job.start[:4])
        return f"{printed}&nbsp;({count} year{'s' if count > 1 else ''})" if count else printed
    return f"{printed}&nbsp;({length(months)})"


def role(sheet, job, sign):
    lines = [e(job.intro)] if job.intro else []
    lines += [sign + e(point) for point in job.points]
    place = f'<p class="grey">{e(job.place)}</p>' if job.place else ""
    text = f'<p class="text">{chr(10).join(lines)}</p>' if lines else ""
    return f'<div class="title">{e(job.title)}</div><p>{span(job, sheet.time(job).replace(" - ", "&nbsp;-&nbsp;"))}</p>{place}{text}'


def firms(sheet, sign):
    """The experience section; a company with several roles is named once, with the total length below."""
    for company, group in groupby(sheet.person.roles, key=lambda job: job.company):
        jobs = list(group)
        total = ""
        if len(jobs) > 1:
            total = f'<div class="small">{length(sum(months_between(job.start, job.end) for job in jobs))}</div>'
        yield f'<div class="firm">{e(company)}</div>{total}' + "".join(role(sheet, job, sign) for job in jobs)


def school(sheet, item):
    study = e(", ".join(part for part in (item.degree, item.subject) if part))
    years = sheet.years(item, "&&").replace("&amp;&amp;", "&nbsp;-&nbsp;")
    return f'<div class="firm">{e(item.school)}</div><p>{study}&nbsp;·&nbsp;({years})</p>'


def side(sheet):
    person = sheet.person
    slug = person.email.split("@")[0].replace(".", "-")
    contact = [e(person.phone) + " (Mobile)", e(person.email), f"www.linkedin.com/in/example-{e(slug)}-7a41{len(slug)}b <small>(LinkedIn)</small>"]
    contact += [f"{e(url.split('//')[1])} <small>({'Personal' if index else 'Other'})</small>" for index, (_, url) in enumerate(person.links[1:])]
    html = "<h2>Contact</h2>" + "".join(f'<p class="c">{line}</p>' for line in contact)
    lists = [("Top Skills", sheet.skills), ("Languages", [f"{language} ({level})" for language, level in person.tongues]),
             ("Certifications", [cert.name for cert in person.cards]), ("Honors-Awards", [honour.title for honour in person.prizes])]
    return html + "".join(f"<h2>{head}</h2>" + "".join(f'<p class="i">{e(item)}</p>' for item in items) for head, items in lists if items)


def linkedin(person, rng):
    dates = Dates("{m} {y}", "en", "{a} - {b}", "{a} - Present")
    sheet = Sheet(person, rng, dates, leave={"works", "likes", "helping"}, skills=rng.sample(person.all_skills, 3), card=(), prize=())
    body = f'<div class="panel"></div><div class="side">{side(sheet)}</div><div class="main"><h1>{e(person.name)}</h1><div class="line">{e(person.job)}</div><div class="line">{e(person.place)}</div>'
    if person.about:
        body += f'<h2>Summary</h2><p class="text">{e(person.about)}</p>'
    body += "<h2>Experience</h2>" + "".join(firms(sheet, rng.choice(SIGNS))) + "<h2>Education</h2>" + "".join(school(sheet, item) for item in person.studies)
    return sheet.made(CSS, body + "</div>", "Resume")
