"""Pages in tables, boxes and bands, printed by a browser.

ledger: one column of ruled tables; headings in small caps with a number; order posts, schooling, papers, kit; heads spread over cells (years | post and house);
  "04/2018 to 09/2020" in the first cell; plain bullets; schooling as a table with grades, school first; skills a comma run per group row; awards a table; contact right with labels.
twin_halves: two equal columns (Portuguese); underlined headings; summary first, jobs left, all else right; bold employer over italic title over date; "fev/2018 até hoje";
  bullets with dashes; degree over school; skills one per line; certificates "name / issuer / year"; contact centred in two lines.
band_three: band of three columns (how to reach me, kit, papers & tickets) above full-width jobs; title in capitals with the year span in brackets; paragraph descriptions; two e-mails.
boxes: jobs in cards two abreast, "Engagements"; chips for skills; date as a badge at the card's foot; description without bullets, one line each; projects as cards; contact left.
"""

from kit.markup import document, e

from .html import bullets, each, inside, part, some, spoken
from .model import Dates, Sheet


def ledger(person, _random):
    """A clerk's taste: everything in ruled tables, the place for everything in its cell."""
    sheet = Sheet(person, Dates("{mm}/{yyyy}", " to ", "date"), e, prize="by date place", leave="works", place="street")
    p = sheet.p
    job = lambda j: f"<tr><td>{sheet.dates(j)}</td><td><b>{j.title}</b>{inside('<br>', some(j.company, j.place))}{bullets(sheet.lines(j))}</td></tr>"
    school = lambda s: f"<tr><td>{s.school}, {s.place}</td><td>{sheet.degree(s, ', ')}</td><td>{sheet.years(s)}</td><td>{s.note}</td></tr>"
    cert = lambda c: f"<tr><td>{c.name}</td><td>{c.issuer}</td><td>{sheet.date(c)}</td></tr>"
    honour = lambda h: f"<tr><td>{sheet.date(h)}</td><td>{some(h.title, h.place, join=' – ')}</td><td>{h.by}</td></tr>"
    group = lambda item: f"<tr><td>{item[0]}</td><td>{', '.join(item[1])}</td></tr>"
    table = lambda head, rows: f"<table>{inside('<tr><th>', '</th><th>'.join(head), '</th></tr>') if head else ''}{rows}</table>" if rows else ""
    body = f"""<div class=top><h1>{p.name}</h1><p>Address: {p.street}<br>Telephone: {p.phone}<br>E-mail: {p.email}</p></div><p class=s>{p.about}</p>
{part("1. Posts Held", table(["Period", "Post and employer"], each(job, p.roles)), "h3")}{part("2. Schooling", table(["School", "Award", "Years", "Result"], each(school, p.studies)), "h3")}
{part("3. Papers and Licences", table(["Title", "Issued by", "Issued"], each(cert, p.cards)), "h3")}{part("4. Distinctions", table(["Year", "Distinction", "Given by"], each(honour, p.prizes)), "h3")}
{part("5. Skills and Tongues", table([], each(group, p.skills.items()) + f"<tr><td>Spoken</td><td>{spoken(p)}</td></tr>"), "h3")}"""
    css = """@page{size:A4;margin:16mm}body{font:10pt 'Liberation Serif'}h1{font-size:19pt;margin:0}.top{display:flex;justify-content:space-between}.top p{margin:0;text-align:right}
h3{font-variant:small-caps;font-size:12pt;margin:14px 0 4px}table{border-collapse:collapse;width:100%}td,th{border:.6pt solid #555;padding:3px 6px;vertical-align:top;text-align:left}
td:first-child{width:27%}ul{margin:3px 0;padding-left:16px}th{background:#e8e8e0}"""
    return sheet.made("html", document(css, body))


def twin_halves(person, _random):
    """Two equal columns, Portuguese."""
    sheet = Sheet(person, Dates("{Mon}/{yyyy}", " até ", "hoje"), e, card="issuer date")
    p = sheet.p
    job = lambda j: f"<div class=j>{inside('<b>', j.company, '</b><br>')}<i>{j.title}</i><br><span>{some(sheet.dates(j), j.place, join=' · ')}</span>{bullets(sheet.lines(j))}</div>"
    school = lambda s: f"<div class=j><b>{sheet.degree(s, ' em ')}</b><br>{s.school}<br><span>{sheet.years(s, ' a ')}</span></div>"
    cert = lambda c: f"<p>{c.name} / {c.issuer} / {sheet.date(c)}</p>"
    honour = lambda h: f"<div class=j><b>{h.title}</b>{inside(', ', h.place)}<br>{h.by}, {sheet.date(h)}{inside('<br>', h.story)}</div>"
    project = lambda r: f"<div class=j><b>{r.name}</b> ({sheet.dates(r)})<br>{r.story}{inside('<br>Tecnologias: ', ', '.join(r.tools))}{inside('<br>', r.url)}</div>"
    left = part("Sobre mim", f"<p>{p.about}</p>") + part("Por onde passei", each(job, p.roles)) + part("O que já construí", each(project, p.works))
    right = part("Estudos", each(school, p.studies)) + part("Cursos e certificados", each(cert, p.cards)) + part("Reconhecimentos", each(honour, p.prizes))
    right += part("O que sei fazer", each(lambda skill: f"<p>{skill}</p>", p.all_skills)) + part("Idiomas", each(lambda l: f"<p>{l[0]} – {l[1]}</p>", p.tongues))
    body = f"<header><h1>{p.name}</h1><p>{p.job}</p><p>{p.email}  |  {p.phone}<br>{p.place}</p></header><div class=t><div>{left}</div><div>{right}</div></div>"
    css = """@page{size:A4;margin:14mm}body{font:9.8pt/1.4 'DejaVu Sans Condensed'}header{text-align:center}header p{margin:2px}h1{font-weight:400;font-size:23pt;margin:0;color:#155}
.t{display:flex;gap:26px}.t>div{width:50%}h2{font-size:11pt;text-decoration:underline;margin:14px 0 5px}.j{margin-bottom:8px}.j span{color:#777}p{margin:1px 0}ul{list-style:'– ';padding-left:12px;margin:2px 0}"""
    return sheet.made("html", document(css, body, "pt-BR"))


def band_three(person, _random):
    """Three narrow columns on top, then a wide page of jobs told in sentences."""
    sheet = Sheet(person, Dates("{yyyy}", "–", "now"), e, prize="by date place", card="issuer date", work="story tools dates")
    p = sheet.p
    job = lambda j: f"<div class=j><div class=h>{j.title} ({sheet.dates(j)})</div>{inside('<div class=c>', some(j.company, j.place, join=' // '), '</div>')}<p>{'. '.join(sheet.lines(j))}{'.' if sheet.lines(j) and not sheet.lines(j)[-1].endswith('.') else ''}</p></div>"
    school = lambda s: f"<p>{sheet.years(s)}&nbsp; {s.school}: {sheet.degree(s)}{inside(' [', s.note, ']')}</p>"
    cert = lambda c: f"<li>{c.name}, {c.issuer}, {sheet.date(c)}</li>"
    honour = lambda h: f"<p>{h.title}{inside(', ', h.place)} ({h.by}), {sheet.date(h)}.</p>"
    project = lambda r: f"<p><b>{r.name}</b>, {sheet.dates(r)}. {r.story}.{inside(' Made with ', ', '.join(r.tools), '.')}</p>"
    second = inside("<br>", e(person.email2))
    body = f"""<h1>{p.name}</h1><p class=s>{p.about}</p><div class=b><div><h2>How to reach me</h2><p>{p.phone}<br>{p.email}{second}<br>{p.place}</p></div>
<div><h2>Kit I use</h2>{bullets(p.all_skills)}</div><div><h2>Papers &amp; tickets</h2><ul>{each(cert, p.cards)}</ul></div></div>
{part("What I have done", each(job, p.roles))}{part("Made things", each(project, p.works))}{part("Where I learned", each(school, p.studies))}{part("Recognition", each(honour, p.prizes))}
{part("Languages spoken", spoken(p, "{}: {}", "; "))}"""
    css = """@page{size:A4;margin:0 0 14mm}body{margin:0;font:10.2pt/1.4 'Liberation Sans'}h1{margin:22px 40px 0;font-size:30pt;color:#8a2b12}.s{margin:4px 40px 12px}.b{display:grid;grid-template-columns:1fr 1fr 1.2fr;gap:20px;background:#f3e7df;padding:10px 40px}
.b ul{margin:0;padding-left:14px}.b p{margin:0}section{margin:12px 40px}h2{font-size:11pt;color:#8a2b12;margin:0 0 5px}.h{text-transform:uppercase;font-size:10pt;letter-spacing:.4px}.c{color:#666}p{margin:2px 0 5px}"""
    return sheet.made("html", document(css, body))


def boxes(person, _random):
    """Cards two abreast; each job in its own box with the date at its foot."""
    sheet = Sheet(person, Dates("{Mon} ’{yy}", " → ", "today"), e, short=True, starts=False, prize="by date story place")
    p = sheet.p
    job = lambda j: f"<div class=k><h3>{j.title}</h3>{inside('<h4>', j.company, '</h4>')}{each(lambda line: f'<p>{line}</p>', sheet.lines(j))}<em>{sheet.dates(j)}</em></div>"
    school = lambda s: f"<div class=k><h3>{s.school}</h3><p>{sheet.degree(s, ', ')}</p><em>{sheet.years(s)}</em></div>"
    cert = lambda c: f"<div class=k><h3>{c.name}</h3><p>{c.issuer}</p><em>{sheet.date(c)}</em></div>"
    honour = lambda h: f"<div class=k><h3>{some(h.place, h.title, join=', ')}</h3><h4>{h.by}</h4>{inside('<p>', h.story, '</p>')}<em>{sheet.date(h)}</em></div>"
    project = lambda r: f"<div class=k><h3>{r.name}</h3><p>{r.story}</p>{inside('<p class=t>', ' '.join(f'<s>{tool}</s>' for tool in r.tools), '</p>')}{inside('<p>', r.url, '</p>')}<em>{sheet.dates(r)}</em></div>"
    grid = lambda make, items: f"<div class=g>{each(make, items)}</div>" if items else ""
    body = f"""<header><div><h1>{p.name}</h1><h5>{p.job}</h5></div><div>{p.email}<br>{p.phone}<br>{p.place}</div></header><section><p>{p.about}</p></section>
{part("Strengths", f"<p class=t>{each(lambda skill: f'<s>{skill}</s> ', p.all_skills)}</p>")}{part("Engagements", grid(job, p.roles))}{part("Things I built", grid(project, p.works))}
{part("Learning", grid(school, p.studies))}{part("Licences", grid(cert, p.cards))}{part("Applause", grid(honour, p.prizes))}"""
    css = """@page{size:Letter;margin:12mm}body{font:9.6pt/1.35 'Noto Sans'}header{display:flex;justify-content:space-between;align-items:end;border-bottom:3px solid #264}h1{font-size:22pt;margin:0}h5{font-size:11pt;font-weight:400;margin:0 0 6px}
.g{display:grid;grid-template-columns:1fr 1fr;gap:9px}.k{border:1px solid #9b9;border-radius:7px;padding:7px 9px;break-inside:avoid}h2{font-size:13pt;color:#264;margin:12px 0 5px}h3{font-size:10.2pt;margin:0}h4{font-weight:400;margin:0;color:#555;font-size:9.6pt}
p{margin:3px 0}em{font-style:normal;font-size:8.5pt;background:#e3efe6;padding:1px 6px;border-radius:8px}s{text-decoration:none;background:#eee;border-radius:6px;padding:1px 6px;margin-right:4px;display:inline-block}"""
    return sheet.made("html", document(css, body))
