"""Pages in two columns: equal halves, a shaded sidebar with pills, and narrow justified columns."""

from kit.markup import e

from .dates import Dates
from .sheet import Sheet
from .soften import KEEP_BROKEN, soften

HALVES = """
@page { size: A4; margin: 16mm 15mm; } body { font: 9.6pt/1.42 "Noto Sans"; color: #222; margin: 0; }
h1 { font-size: 21pt; margin: 0; font-weight: 600; color: #5b2333; } .sub { margin: 2pt 0 1pt; color: #5b2333; } .contact { font-size: 9pt; border-bottom: 2px solid #5b2333; padding-bottom: 6pt; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 11mm; } h2 { font-size: 12pt; color: #5b2333; margin: 13pt 0 5pt; } h3 { font-size: 10pt; margin: 8pt 0 0; }
.d { font-size: 8.6pt; color: #666; } p { margin: 2pt 0; } ul { margin: 2pt 0; padding-left: 12pt; } .t td { padding: 1pt 8pt 1pt 0; vertical-align: top; }
"""


def halves(person, rng):
    """Two equal columns: what I did on the left, what I know on the right."""
    dates = Dates("{y}/{n}", span="{a} - {b}", open="{a} - today")
    location = person.street or person.place
    sheet = Sheet(person, rng, dates, location=location, card=("date",) if rng.random() < .4 else ("issuer", "date"))
    contact = f'{e(location)} &nbsp;|&nbsp; {e(person.phone)} &nbsp;|&nbsp; {e(person.email)}' + (f" / {e(person.email2)}" if person.email2 else "")
    left = f'<h2>{sheet.head("about")}</h2><p>{e(person.about)}</p><h2>{sheet.head("roles")}</h2>'
    for job in person.roles:
        left += f'<h3>{e(job.title)}</h3><div>{e(job.company)}{", " + e(job.place) if job.place else ""}</div><div class="d">{sheet.time(job)}</div>{sheet.text(job)}{sheet.points(job)}'
    body = f'<h1>{e(person.name)}</h1><div class="sub">{e(person.job)}</div><div class="contact">{contact}</div><div class="row"><div>{left}</div><div>{_halves_right(sheet)}</div></div>'
    return sheet.made(HALVES, body)


def _halves_right(sheet):
    person, html = sheet.person, f'<h2>{sheet.head("studies")}</h2>'
    for item in person.studies:
        subject = f" in {e(item.subject)}" if item.subject else ""
        html += f'<h3>{e(item.degree)}{subject}</h3><div>{e(item.school)}, {e(item.place)}</div><div class="d">{sheet.years(item, " - ")}{" · " + e(item.note) if item.note else ""}</div>'
    if sheet.has("works"):
        html += f'<h2>{sheet.head("works")}</h2>'
        for item in person.works:
            html += f'<h3>{e(item.name)}</h3><div class="d">{sheet.time(item)}</div><p>{e(item.story)}</p><div class="d">Built with {e(", ".join(item.tools))}</div>'
    html += f'<h2>{sheet.head("skills")}</h2><table class="t">' + "".join(f"<tr><td>{'<b>' + e(label) + '</b>' if label else ''}</td><td>{e(', '.join(group))}</td></tr>" for label, group in person.skills.items()) + "</table>"
    if sheet.has("cards"):
        issuer = "issuer" in sheet.parts["card"]
        html += f'<h2>{sheet.head("cards")}</h2>' + "".join(f"<p>{e(cert.name)}{' – ' + e(cert.issuer) if issuer and cert.issuer else ''} ({sheet.day(cert)})</p>" for cert in person.cards)
    if sheet.has("prizes"):
        html += f'<h2>{sheet.head("prizes")}</h2>' + "".join(_halves_honour(honour) for honour in person.prizes)
    html += f'<h2>{sheet.head("tongues")}</h2><p>' + ", ".join(f"{e(language)} ({e(level)})" for language, level in person.tongues) + "</p>"
    if sheet.has("helping"):
        html += f'<h2>{sheet.head("helping")}</h2>' + "".join(f"<p>{e(job.title)}, {e(job.company)}, {sheet.time(job)}</p>" for job in person.helping)
    return html + f'<h2>{sheet.head("likes")}</h2><p>{e(", ".join(person.likes))}</p>'


def _halves_honour(honour):
    placed = f"{e(honour.place)}, " if honour.place else ""
    note = f"<p>{e(honour.story)}</p>" if honour.story else ""
    return f'<h3>{placed}{e(honour.title)}</h3><div class="d">{e(honour.by)}, {e(honour.date)}</div>{note}'


PILLS = """
@page { size: A4; margin: 0; } * { box-sizing: border-box; } html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0; font: 10pt/1.45 "DejaVu Sans Condensed", "DejaVu Sans"; color: #1d2b2a; display: flex; min-height: 297mm; }
main { flex: 1; padding: 15mm 10mm 12mm 15mm; } aside { width: 64mm; background: #e4efe9; padding: 15mm 8mm; font-size: 9pt; }
h1 { font-size: 24pt; line-height: 1.1; margin: 0 0 4pt; color: #12594b; } h2 { font-size: 10pt; letter-spacing: .5pt; text-transform: uppercase; color: #12594b; margin: 15pt 0 6pt; } aside h2:first-child { margin-top: 0; }
.pill { display: inline-block; background: #12594b; color: #fff; border-radius: 9pt; padding: 1pt 7pt; margin: 0 3pt 4pt 0; font-size: 8.4pt; } .hollow { background: none; color: #12594b; border: 1px solid #12594b; }
.top { display: flex; justify-content: space-between; gap: 8pt; } .top b { flex: 1; } .d { white-space: nowrap; color: #5c706b; font-size: 9pt; } .firm { color: #12594b; } .job { margin-bottom: 10pt; } p { margin: 3pt 0; } ul { margin: 3pt 0; padding-left: 13pt; } a { color: inherit; }
"""


def pills(person, rng):
    """A shaded sidebar on the right with the skills as pills."""
    dates = Dates("{m} {y}", "en-dot", "{a}–{b}", "{a}–Present")
    sheet = Sheet(person, rng, dates, leave={"helping", "likes"}, whole_span=rng.random() < .5, work=("story", "tools", "url"), prize=("by", "date", "place"), heads={"contact": rng.choice(["Contact", "Say hello"])})
    main = f'<h1>{e(person.name)}</h1><div class="firm">{e(person.job)}</div><h2>{sheet.head("about")}</h2><p>{e(person.about)}</p><h2>{sheet.head("roles")}</h2>'
    for job in person.roles:
        firm = e(" · ".join(part for part in (job.company, job.place) if part))
        main += f'<div class="job"><div class="top"><b>{e(job.title)}</b><span class="d">{sheet.time(job)}</span></div><div class="firm">{firm}</div>{sheet.text(job)}{sheet.points(job)}</div>'
    if sheet.has("works"):
        main += f'<h2>{sheet.head("works")}</h2>'
        for item in person.works:
            name = f'<a href="{e(item.url)}">{e(item.name)}</a>' if item.url else e(item.name)
            main += f'<div class="job"><b>{name}</b><p>{e(item.story)}</p>' + "".join(f'<span class="pill hollow">{e(tool)}</span>' for tool in item.tools) + "</div>"
    return sheet.made(PILLS, f"<main>{main}</main><aside>{_pills_side(sheet)}</aside>")


def _pills_side(sheet):
    person = sheet.person
    links = "".join(f'<div><a href="{e(url)}">{e(url.split("//")[1])}</a></div>' for _, url in person.links)
    html = f'<h2>{sheet.head("contact")}</h2><div>{e(person.email)}</div><div>{e(person.phone)}</div><div>{e(person.place)}</div>{links}<h2>{sheet.head("skills")}</h2>'
    html += "<div>" + "\n".join(f'<span class="pill">{e(skill)}</span>' for skill in sheet.skills) + f'</div><h2>{sheet.head("studies")}</h2>'
    for item in person.studies:
        html += f'<p><b>{e(item.degree)}</b>{"<br>" + e(item.subject) if item.subject else ""}<br>{e(item.school)}<br>{sheet.years(item)}</p>'
    if sheet.has("cards"):
        html += f'<h2>{sheet.head("cards")}</h2>' + "".join(f"<p>{e(cert.name)}<br>{e(cert.issuer)}, {sheet.day(cert)}</p>" for cert in person.cards)
    if sheet.has("prizes"):
        html += f'<h2>{sheet.head("prizes")}</h2>' + "".join(f'<p>{e(honour.title)}{" – " + e(honour.place) if honour.place else ""}<br>{e(honour.by)}, {e(honour.date)}</p>' for honour in person.prizes)
    return html + f'<h2>{sheet.head("tongues")}</h2>' + "\n".join(f'<span class="pill hollow">{e(language)}</span>' for language, _ in person.tongues)


NEWSPRINT = """
@page { size: A4; margin: 18mm 17mm 16mm; } body { margin: 0; width: 176mm; font: 11.3pt/1.36 "Liberation Serif"; text-rendering: geometricPrecision; text-align: justify; hyphens: manual; }
header { text-align: left; border-top: 3pt double #000; border-bottom: 1pt solid #000; padding: 6pt 0; margin-bottom: 10pt; } h1 { font-size: 25pt; margin: 0; font-weight: normal; } header div { font-size: 9.5pt; font-style: italic; }
.cols { columns: 3; column-gap: 6mm; column-rule: .5pt solid #999; column-fill: balance; }
h2 { font-size: 11pt; font-variant: small-caps; letter-spacing: .6pt; border-bottom: .5pt solid #000; margin: 10pt 0 4pt; text-align: left; break-after: avoid; } h2:first-child { margin-top: 0; }
h3 { font-size: 11.3pt; margin: 7pt 0 0; text-align: left; break-after: avoid; } .d { font-style: italic; text-align: left; } p { margin: 2pt 0; } ul { margin: 2pt 0; padding-left: 9pt; list-style-type: "– "; } li { margin: 0; }
"""
NEWSPRINT_DATES = {"en": Dates("{m} {y}", "en-short", "{a} to {b}", "since {a}"), "de": Dates("{n}/{y}", "de", "{a} bis {b}", "seit {a}")}


def newsprint(person, rng):
    """Narrow columns, justified and hyphenated like a newspaper."""
    sheet = Sheet(person, rng, NEWSPRINT_DATES[person.lang], leave={"helping", "works"}, location=person.street or person.place, prize=("by", "date", "story"))
    header = f'<header><h1>{e(person.name)}</h1><div>{e(person.job)}</div><div>{e(sheet.location)}; {e(person.phone)}; {e(person.email)}</div></header>'
    body = f'<h2>{sheet.head("about")}</h2><p>{soften(e(person.about))}</p><h2>{sheet.head("roles")}</h2>'
    for job in person.roles:
        body += f'<h3>{e(job.title)}</h3><div class="d">{e(job.company)}{", " + e(job.place) if job.place else ""}, {sheet.time(job)}</div>{soften(sheet.text(job))}{soften(sheet.points(job))}'
    body += f'<h2>{sheet.head("studies")}</h2>'
    for item in person.studies:
        years = sheet.years(item, now="heute" if person.lang == "de" else "present")
        body += f'<h3>{e(item.degree)}{", " + e(item.subject) if item.subject else ""}</h3><div>{e(item.school)}, {years}</div>'
    body += f'<h2>{sheet.head("skills")}</h2><p>{soften(e(", ".join(sheet.skills)))}.</p>'
    if sheet.has("cards"):
        body += f'<h2>{sheet.head("cards")}</h2>' + "".join(f"<p>{soften(e(cert.name))} ({e(cert.issuer)}, {sheet.day(cert)})</p>" for cert in person.cards)
    if sheet.has("prizes"):
        body += f'<h2>{sheet.head("prizes")}</h2>' + "".join(f"<p><b>{e(honour.title)}</b>, {e(honour.by)}, {e(honour.date)}. {soften(e(honour.story))}</p>" for honour in person.prizes)
    body += f'<h2>{sheet.head("tongues")}</h2><p>{e(", ".join(f"{language} ({level})" for language, level in person.tongues))}</p><h2>{sheet.head("likes")}</h2><p>{e(", ".join(person.likes))}</p>'
    return sheet.made(NEWSPRINT, f'{header}<div class="cols">{body}</div>{KEEP_BROKEN}')
