"""Europe's own habits: the new Europass, a German table with a signature, a coloured column after the French fashion."""

from html import escape as e

from kit.markup import el, link, part
from kit.text import glue

from .markup import each, page, told
from .sheet import Sheet, When
from .words import HOME, MAIL, PHONE


def europass(person, rng):
    """Coloured head with labelled contacts, spans in square brackets, title in small capitals over the employer with place, skills divided by strokes, a table of languages."""
    s = Sheet(person, When("{mm}/{yyyy}", "{start} – {end}", now="Current"), rng, hide="helping", card="issuer date url", prize="by date place url", work="story dates url", heads={"about": "ABOUT ME", "roles": "WORK EXPERIENCE", "studies": "EDUCATION AND TRAINING", "skills": "DIGITAL AND OTHER SKILLS", "tongues": "LANGUAGE SKILLS", "prizes": "HONOURS AND AWARDS", "works": "PROJECTS", "cards": "CERTIFICATES"})
    en = s.lang == "en"
    label = lambda name, text: f"<span><b>{e(name)}:</b> {e(text)}</span>"
    contacts = label(MAIL[s.lang], person.email) + label(PHONE[s.lang], person.phone) + label(HOME[s.lang], person.place + (" (Home)" if en else ""))
    box = lambda when: f"<p class=d>[ {e(when)} ]</p>" if when else ""
    more = lambda url: f"<p><b>Link:</b> {link('https://' + url, url)}</p>" if url else ""
    roles = each(person.roles, lambda r: f"<div class=e>{box(s.dates(r))}<h3>{e(r.title)}</h3><p class=o>{e(r.company)}</p><p class=m>{e(r.place)}</p>{told(s, r)}</div>")
    schools = each(person.studies, lambda t: f"<div class=e>{box(s.years(t, ' – '))}<h3>{e(glue(', ', t.degree, t.subject))}</h3><p class=o>{e(t.school)}</p><p class=m>{e(t.place)}</p></div>")
    prizes = each(person.prizes, lambda p: f"<div class=e>{box(s.date(p))}<h3>{e(glue(' – ', p.title, p.place))}</h3>{el('p', p.by and ('Awarding institution: ' if en else '') + p.by)}{more(p.url)}</div>")
    works = each(person.works, lambda w: f"<div class=e>{box(s.dates(w))}<h3>{e(w.name)}</h3><p>{e(w.story)}</p>{more(w.url)}</div>")
    certs = each(person.cards, lambda c: f"<div class=e>{box(s.date(c))}<h3>{e(c.name)}</h3><p>{e(c.issuer)}</p>{more(c.url)}</div>")
    table = "<table>" + each(person.tongues, lambda x: f"<tr><th>{e(x[0])}</th><td>{e(x[1])}</td></tr>") + "</table>"
    body = f"<header><div class=ph></div><div><h1>{e(person.name)}</h1><p class=c>{contacts}</p></div></header><main>" + part(s, "about", el("p", person.about)) + part(s, "roles", roles) + part(s, "studies", schools) + part(s, "tongues", table) + part(s, "skills", el("p", "  |  ".join(person.all_skills))) + part(s, "prizes", prizes) + part(s, "works", works) + part(s, "cards", certs)
    body += part(s, "papers", each(s.all("papers"), lambda x: el("p", x))) + part(s, "likes", el("p", " / ".join(person.likes))) + "</main>"
    css = "@page{size:A4;margin:12mm 0}@page:first{margin-top:0}body{font:9.6pt 'Noto Sans'}header{background:#0e4194;color:#fff;display:flex;gap:20px;padding:22px 40px;align-items:center}.ph{width:86px;height:100px;background:#cfd8e8;flex:none}h1{font-weight:400;font-size:21pt}.c span{margin-right:16px;display:inline-block}main{padding:0 40px}h2{font-size:11pt;color:#0e4194;border-bottom:1.5px solid #0e4194;margin:14px 0 6px;text-transform:uppercase}h3{font-size:10.4pt;font-variant:small-caps}.d{color:#555;font-size:8.8pt}.o{font-weight:600}.m{color:#555;font-size:8.8pt}.e{margin-bottom:8px;break-inside:avoid}th{text-align:left;padding-right:26px}"
    return page(s, css, body)


def tabular(person, rng):
    """A Lebenslauf: dates in a left column ("seit 04.2016"), title in bold and "bei" the employer below, personal facts on top, place, date and signature at the end."""
    words = {"de": ("{start} – {end}", "seit {start}"), "pl": ("{start} – {end}", "od {start}"), "en": ("{start} – {end}", "since {start}")}
    s = Sheet(person, When("{mm}.{yyyy}", words=words), rng, hide="about papers", card="issuer date", prize="by date place", work="story tools dates")
    title = {"de": "Lebenslauf", "pl": "Życiorys", "en": "Curriculum Vitae"}.get(s.lang, "Curriculum Vitae")
    tools = {"de": "Eingesetzt: ", "pl": "Narzędzia: "}.get(s.lang, "Tools: ")
    row = lambda left, inner: f"<tr><td>{e(left)}</td><td>{inner}</td></tr>"
    block = lambda name, inner: part(s, name, f"<table>{inner}</table>")
    personal = row("Name", e(person.name)) + row(HOME[s.lang], e(person.place)) + row(PHONE[s.lang], e(person.phone)) + row(MAIL[s.lang], e(person.email)) + each(person.personal, lambda x: row(x[0], e(x[1])))
    role = lambda r: row(s.dates(r), f"<b>{e(r.title)}</b><br>{e(glue(', ', r.company, r.place))}{told(s, r)}")
    schools = each(person.studies, lambda t: row(s.years(t, " – "), f"<b>{e(glue(', ', t.degree, t.subject))}</b><br>{e(glue(', ', t.school, t.place))}{'<br>' + e(t.note) if t.note else ''}"))
    certs = each(person.cards, lambda c: row(s.date(c), e(glue(", ", c.name, c.issuer))))
    prizes = each(person.prizes, lambda p: row(s.date(p), f"{e(p.title)}{' (' + e(p.place) + ')' if p.place else ''}{', ' + e(p.by) if p.by else ''}"))
    works = each(person.works, lambda w: row(s.dates(w), f"<b>{e(w.name)}</b><br>{e(w.story)}<br>{tools}{e(', '.join(w.tools))}"))
    skills = each(person.skills.items(), lambda x: row(x[0], e(", ".join(x[1]))))
    body = f"<h1>{e(title)}</h1><div class=ph></div><section><h2>{e(s.heads['personal'])}</h2><table>{personal}</table></section>" + block("roles", each(person.roles, role)) + block("studies", schools) + block("cards", certs) + block("works", works) + block("skills", skills) + block("tongues", each(person.tongues, lambda x: row(x[0], e(x[1])))) + block("prizes", prizes) + block("helping", each(s.all("helping"), role)) + block("likes", row("", e(", ".join(person.likes))))
    body += f"<p class=sign>{e(person.place.split(' ')[-1])}, 03.03.2025</p><p class=hand>{e(person.name)}</p>"
    css = "@page{size:A4;margin:20mm 20mm 18mm 25mm}body{font:10.5pt 'Liberation Sans';position:relative}h1{font-size:19pt;font-weight:400;letter-spacing:2px;margin-bottom:8px}.ph{position:absolute;right:0;top:0;width:95px;height:122px;background:#d5d5d5}h2{font-size:11.5pt;color:#444;border-bottom:1px solid #999;margin:13px 0 4px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 0 4px}td:first-child{width:145px;padding-right:12px}tr{break-inside:avoid}.sign{margin-top:22px}.hand{font-family:'Latin Modern Roman';font-style:italic;font-size:14pt;margin-top:8px}"
    return page(s, css, body)


def colonne(person, rng):
    """Coloured right column with everything but roles and schools; ribbons for headings; spans in words ("De mars 2018 à juin 2020", "Depuis …"); employer and place before the title."""
    words = {"fr": ("De {start} à {end}", "Depuis {start}"), "it": ("Da {start} a {end}", "Da {start} ad {end}"), "es": ("De {start} a {end}", "Desde {start}")}
    s = Sheet(person, When("{Month} {yyyy}", words=words), rng, hide="papers", card="issuer date", prize="by date place", work="story tools dates", both=False)
    firm = lambda r: f"<p><b>{e(r.company)}</b> – {e(r.place)}</p>"
    role = lambda r: f"<div class=e><p class=d>{e(s.dates(r))}</p>{firm(r)}<h3>{e(r.title)}</h3>{told(s, r)}</div>"
    schools = each(person.studies, lambda t: f"<div class=e><p><b>{e(s.years(t))}</b> : {e(glue(' – ', t.degree, t.subject))}<br>{e(glue(', ', t.school, t.place))}</p></div>")
    works = each(person.works, lambda w: f"<div class=e><h3>{e(w.name)}</h3><p class=d>{e(s.dates(w))}</p><p>{e(w.story)}</p><p>({e(', '.join(w.tools))})</p></div>")
    groups = each(person.skills.items(), lambda x: el("h4", x[0]) + each(x[1], lambda k: f"<p>• {e(k)}</p>"))
    prizes = each(person.prizes, lambda p: f"<p class=e>{e(p.place + ' – ' if p.place else '')}<b>{e(p.title)}</b><br><small>({e(glue(', ', p.by, s.date(p)))})</small></p>")
    certs = each(person.cards, lambda c: f"<p class=e>{e(c.name)}<br><small>{e(c.issuer)}, {e(s.date(c))}</small></p>")
    side = f"<div class=ph></div><section><h2>{e(s.heads['contact'])}</h2><p>{e(person.place)}</p><p>{e(person.phone)}</p><p>{e(person.email)}</p>{each(person.personal, lambda x: el('p', f'{x[0]} {x[1]}'))}</section>" + part(s, "skills", groups) + part(s, "tongues", each(person.tongues, lambda x: f"<p>{e(x[0])} : {e(x[1])}</p>")) + part(s, "cards", certs) + part(s, "prizes", prizes) + part(s, "likes", each(person.likes, lambda x: f"<p>{e(x)}</p>"))
    main = f"<h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p>" + (el("p", person.about, "ab")) + part(s, "roles", each(person.roles, role)) + part(s, "studies", schools) + part(s, "works", works) + part(s, "helping", each(s.all("helping"), role))
    css = "@page{size:A4;margin:0}body{font:9.4pt 'Liberation Sans'}.w{display:grid;grid-template-columns:1fr 215px;min-height:1122px}.m{padding:30px 26px 20px 36px}.s{background:#dfeae6;padding:26px 18px;word-break:break-word}.ph{width:110px;height:130px;background:#9db8ae;margin:0 auto 10px}h1{font-size:20pt;color:#2f6b57}.job{font-size:13pt}.ab{font-style:italic;margin:8px 0;border-left:4px solid #2f6b57;padding-left:8px}h2{background:#2f6b57;color:#fff;font-size:10.5pt;padding:3px 8px;margin:12px 0 6px;text-transform:uppercase}h3{font-size:9.8pt;color:#2f6b57}h4{margin-top:4px;text-decoration:underline}.d{font-style:italic;color:#666;font-size:8.8pt}.e{margin-bottom:7px;break-inside:avoid}"
    return page(s, css, f"<div class=w><div class=m>{main}</div><div class=s>{side}</div></div>")
