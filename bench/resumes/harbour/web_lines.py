"""Pages in columns, lines and margins, printed by a browser.

rail_right: sidebar at the right (skills with dots, languages, papers; contact last at its foot); "Life at work"; title – employer, place on one line, date right-aligned; "Mar 2021 - Present".
line_years: a time line (Italian) with the year at the left of the dot; "da aprile 2017 a oggi" below the title; education on the same line; certificates in one sentence run; contact in one line below.
margin_heads: headings in the left margin, right-aligned grey; schooling first; employer first in bold, then title in italic, date at the end of the line in brackets; numbered points; short degrees.
zigzag: blocks alternate left and right of the page's middle; "Chapters of work"; season dates; award sentences; the address at the end.
plain_caps: one size, no bold, one column; heads "TITLE | EMPLOYER | PLACE | DATE" on one line; running header and contact in the footer of each page; double spaces; skills, licences and schools before jobs, which a page break may split.
"""

from kit.markup import document, e

from .html import bullets, each, inside, part, some, spoken
from .model import Dates, Sheet


def rail_right(person, _random):
    """A wide left for jobs, a tinted rail at the right for the rest."""
    sheet = Sheet(person, Dates("{Mon} {yyyy}", " - ", "Present"), e, depth=2, prize="by date")
    p = sheet.p
    job = lambda j: f"<div class=j><div class=h><b>{some(j.title, j.company, join=' – ')}</b><span>{sheet.dates(j)}</span></div><small>{j.place}</small>{bullets(sheet.lines(j))}</div>"
    school = lambda s: f"<div class=j><div class=h><b>{sheet.degree(s)}</b><span>{sheet.years(s)}</span></div>{s.school}, {s.place}</div>"
    project = lambda r: f"<div class=j><div class=h><b>{r.name}</b><span>{sheet.dates(r)}</span></div>{r.story}{inside('<br><small>', ' • '.join(r.tools), '</small>')}{inside('<br>', r.url)}</div>"
    dots = lambda number: "●●●●●"[: 3 + number % 3] + "○○○○○"[3 + number % 3 :]
    skills = "".join(f"<div class=h><span>{skill}</span><i>{dots(number)}</i></div>" for number, skill in enumerate(p.all_skills))
    cert = lambda c: f"<p><b>{c.name}</b><br>{c.issuer}<br>{sheet.date(c)}</p>"
    honour = lambda h: f"<p>{h.title}<br><i>{h.by}</i> ({sheet.date(h)})</p>"
    rail = part("Good at", skills) + part("Licences &amp; cards", each(cert, p.cards)) + part("Honours", each(honour, p.prizes)) + part("Tongues", spoken(p, "{} ({})", "<br>")) + part("Off duty", "<br>".join(p.likes))
    rail += part("Find me", f"<p>{p.place}<br>{p.phone}<br>{p.email}</p>")
    main = part("In short", f"<p>{p.about}</p>") + part("Life at work", each(job, p.roles)) + part("Side work", each(project, p.works)) + part("Study", each(school, p.studies))
    body = f"<div class=w><main><h1>{p.name}</h1><h5>{p.job}</h5>{main}</main><aside>{rail}</aside></div>"
    css = """@page{size:A4;margin:0}body{margin:0;font:9.7pt/1.4 'Liberation Sans'}.w{display:flex;min-height:1120px}main{width:66%;padding:34px 26px 20px 40px;box-sizing:border-box}aside{width:34%;background:#21344a;color:#fff;padding:40px 24px;box-sizing:border-box}
h1{font-size:25pt;margin:0;font-weight:600}h5{font-size:11.5pt;margin:0;color:#678;font-weight:400}h2{font-size:12pt;margin:16px 0 6px;border-bottom:1px solid currentColor}.h{display:flex;justify-content:space-between;gap:12px}.h span:last-child{white-space:nowrap}.j{margin-bottom:9px}ul{margin:3px 0;padding-left:15px}p{margin:3px 0 6px}small{color:#567}"""
    return sheet.made("html", document(css, body))


def line_years(person, _random):
    """A line down the page with the years at its left, Italian."""
    dates = Dates("{Month} {yyyy}", " a ", "oggi", frame="da {start} a {end}")
    sheet = Sheet(person, dates, e, card="issuer date", place="street", work="story dates tools")
    p = sheet.p
    row = lambda year, inner: f"<div class=r><div class=y>{year}</div><div class=d></div><div class=x>{inner}</div></div>"
    job = lambda j: row(j.start[:4], f"<b>{j.title}</b>, {some(j.company, j.place, join=' – ')}<div class=w>{sheet.dates(j)}</div>{bullets(sheet.lines(j))}")
    school = lambda s: row("", f"<b>{some(sheet.degree(s, ' in '))}</b><br>{s.school}, {s.place}<br>{sheet.years(s, ' – ')}{inside(' · voto ', s.note)}")
    project = lambda r: row("", f"<b>{r.name}</b> ({sheet.dates(r)})<br>{r.story}{inside('<br>Strumenti: ', ', '.join(r.tools))}")
    cert = lambda c: row("", f"{c.name}, {c.issuer}, {sheet.date(c)}")
    honour = lambda h: row("", f"{h.title} – {h.by}, {sheet.date(h)}{inside('<br>', h.story)}")
    group = lambda item: f"<p><i>{item[0]}:</i> {', '.join(item[1])}</p>"
    body = f"""<h1>{p.name}</h1><p class=c>{p.street} — {p.phone} — {p.email}</p>{part("Chi sono", f"<p>{p.about}</p>")}{part("Percorso di lavoro", each(job, p.roles))}{part("Scuole", each(school, p.studies))}
{part("Abilitazioni", each(cert, p.cards))}{part("Riconoscimenti", each(honour, p.prizes))}{part("Lavori in proprio", each(project, p.works))}{part("Saper fare", each(group, p.skills.items()))}{part("Lingue", spoken(p))}"""
    css = """@page{size:A4;margin:15mm 18mm}body{font:10pt/1.4 'DejaVu Serif';font-size:9.3pt}h1{font-size:20pt;margin:0;letter-spacing:1px}.c{color:#444;margin:2px 0 8px}h2{font-size:11pt;font-style:italic;color:#74501c;margin:12px 0 4px}
.r{display:flex;break-inside:avoid}.y{width:46px;text-align:right;color:#74501c;font-weight:700}.d{width:9px;height:9px;border-radius:50%;background:#c99a4b;margin:4px 12px 0 10px;flex:none}.x{padding-bottom:9px;flex:1}.w{color:#666}ul{margin:2px 0;padding-left:15px}p{margin:3px 0}"""
    return sheet.made("html", document(css, body, "it"))


def margin_heads(person, _random):
    """Headings right-aligned in the left margin; school before work."""
    sheet = Sheet(person, Dates("{mm}.{yyyy}", "–", "to date"), e, short=True, leave="prizes", work="story dates url")
    p = sheet.p
    job = lambda j: f"<div class=j><b>{j.company}</b>{inside(' (', j.place, ')')}. <i>{j.title}</i> [{sheet.dates(j)}]{bullets(sheet.lines(j), 'ol')}</div>" if j.company else f"<div class=j><i>{j.title}</i>{inside(' (', j.place, ')')} [{sheet.dates(j)}]{bullets(sheet.lines(j), 'ol')}</div>"
    school = lambda s: f"<p>{s.school}, <b>{sheet.degree(s, ' ')}</b>, {sheet.years(s)}{inside('; ', s.note)}</p>"
    cert = lambda c: f"<p>{sheet.date(c)}: {c.name} [{c.issuer}]</p>"
    project = lambda r: f"<p><b>{r.name}</b> – {r.story}{inside(' (', sheet.dates(r), ')')}{inside(', ', r.url)}</p>"
    row = lambda head, inner: f"<section><h2>{head}</h2><div>{inner}</div></section>" if inner else ""
    body = f"""<h1>{p.name}</h1><section><h2>Contact</h2><div>Mail {p.email}<br>Mobile {p.phone}<br>Lives in {p.place}</div></section>{row("Schooling", each(school, p.studies))}{row("Paid work", each(job, p.roles))}
{row("Tickets and licences", each(cert, p.cards))}{row("Own projects", each(project, p.works))}{row("Able to", "; ".join(p.all_skills))}{row("Speaks", spoken(p))}{row("Why me", p.about)}"""
    css = """@page{size:A4;margin:18mm 16mm}body{font:10.3pt/1.42 'Bitstream Charter','Liberation Serif'}h1{font-size:21pt;margin:0 0 10px 148px;font-weight:400}section{display:grid;grid-template-columns:130px 1fr;gap:18px;margin-bottom:11px}
h2{font-size:10.3pt;font-weight:400;color:#888;text-align:right;margin:0}p{margin:0 0 4px}.j{margin-bottom:8px}ol{margin:3px 0;padding-left:19px}"""
    return sheet.made("html", document(css, body))


def zigzag(person, _random):
    """Blocks swing from one side to the other of the page."""
    sheet = Sheet(person, Dates("{Season} {yyyy}", " until ", "now"), e, card="issuer", starts=False, work="story tools", prize="by date story place")
    p = sheet.p
    job = lambda j: f"<div class=j><div class=w>{sheet.dates(j)}</div><b>{j.title}</b>{inside('<br>with ', j.company)}{inside('<br>', j.place)}{each(lambda line: f'<p>▸ {line}</p>', sheet.lines(j))}</div>"
    school = lambda s: f"<div class=j>{s.school}<br><b>{sheet.degree(s)}</b><div class=w>{sheet.years(s)}</div></div>"
    honour = lambda h: f"<p><b>{h.title}</b>{inside(', ', h.place)}, from {h.by}, {sheet.date(h)}.{inside(' ', h.story, '.')}</p>"
    project = lambda r: f"<p><b>{r.name}</b><br>{r.story}{inside('<br>Using: ', ', '.join(r.tools))}</p>"
    blocks = [("Opening words", p.about), ("Chapters of work", each(job, p.roles)), ("Years of study", each(school, p.studies)), ("Permits", each(lambda c: f"<p>{c.name}, {c.issuer}</p>", p.cards)),
              ("Pieces of mine", each(project, p.works)), ("Prizes", each(honour, p.prizes)), ("Craft", "<br>".join(p.all_skills)), ("Write or ring", f"{p.email}<br>{p.phone}<br>{p.place}")]
    shown = [block for block in blocks if block[1]]
    body = f"<h1>{p.name}</h1>" + "".join(f"<section class={'l' if number % 2 == 0 else 'r'}><h2>{head}</h2>{inner}</section>" for number, (head, inner) in enumerate(shown))
    css = """@page{size:A4;margin:16mm}body{font:10pt/1.4 'Liberation Sans'}h1{text-align:center;font-size:27pt;font-weight:300;letter-spacing:2px;margin:0 0 12px;color:#503}section{width:66%;margin-bottom:12px;padding:6px 14px}.l{border-left:5px solid #a37}.r{margin-left:auto;border-right:5px solid #37a;width:62%}
h2{font-size:14pt;font-weight:400;margin:0 0 5px;color:#503}.j{margin-bottom:9px}.w{color:#888;font-size:9pt}p{margin:2px 0}"""
    return sheet.made("html", document(css, body))


def plain_caps(person, _random):
    """No bold, one size: a head is a line with bars. The name runs at the top of each page, the contact at the foot."""
    sheet = Sheet(person, Dates("{Mon} {yyyy}", " to ", "present"), e, place="street", starts=False, prize="by date", work="story dates")
    p = sheet.p
    up = lambda text: f"<u>{text}</u>"
    job = lambda j: f"<p>{some(up(j.title), up(j.company) if j.company else '', j.place, sheet.dates(j), join=' | ')}{inside('<br>', '<br>'.join(f'-  {line}' for line in sheet.lines(j)))}</p>"
    school = lambda s: f"<p>{some(sheet.degree(s, ', '), s.school, sheet.years(s), join=' | ')}</p>"
    cert = lambda c: f"<p>{some(c.name, c.issuer, sheet.date(c), join=' | ')}</p>"
    honour = lambda h: f"<p>{some(h.title, h.by, sheet.date(h), join=' | ')}</p>"
    project = lambda r: f"<p>{some(r.name, sheet.dates(r), join=' | ')}<br>-  {r.story}</p>"
    body = f"""<table><thead><tr><td>{p.name} . Curriculum vitae</td></tr></thead><tfoot><tr><td>{p.street}  .  Tel {p.phone}  .  {p.email}</td></tr></tfoot><tbody><tr><td><h1>{p.name}</h1>
{part("SKILLS AND TOOLS:", f"<p>{',  '.join(p.all_skills)}.</p>")}{part("ABOUT:", f"<p>{p.about}</p>")}{part("LICENCES:", each(cert, p.cards))}
{part("EDUCATION AND TRAINING:", each(school, p.studies))}{part("EMPLOYMENT TO DATE:", each(job, p.roles))}{part("OWN UNDERTAKINGS:", each(project, p.works))}{part("AWARDS RECEIVED:", each(honour, p.prizes))}{part("LANGUAGES:", f"<p>{spoken(p)}</p>")}</td></tr></tbody></table>"""
    css = """@page{size:Letter;margin:14mm 20mm}body,h1,h2{font:12.5pt/1.65 'Liberation Mono';margin:0}h1{margin-top:14px}h2{margin-top:20px}p{margin:0 0 10px;white-space:pre-wrap}u{text-decoration:none;text-transform:uppercase}table{width:100%}thead td,tfoot td{font-size:8.5pt;color:#666;text-align:center;padding:6px 0}"""
    return sheet.made("html", document(css, body))
