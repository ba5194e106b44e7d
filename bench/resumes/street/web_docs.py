"""After the templates of an online word processor and of two universities: margins, em dashes and small capitals for the dates."""

from html import escape as e

from kit.markup import el, part, points
from kit.text import glue

from .markup import extra, page, story
from .sheet import Sheet, When


def margin_heads(person, rng):
    """Headings in a left margin, "Company, Place — Title" with the dates in capitals below, contact block right of the name."""
    s = Sheet(person, When("{MON} {yyyy}", " - ", "PRESENT"), work=("story",), prize=("by", "date", "place"), heads={"prizes": "Awards", "roles": "Experience"})
    row = lambda name, inner: f"<div class=row><h2>—<br>{e(s.heads[name])}</h2><div>{inner}</div></div>" if s.has(name) else ""
    roles = "".join(f"<h3>{e(r.company)}, {e(r.place)} — <i>{e(r.title)}</i></h3><p class=d>{e(s.dates(r))}</p>" + story(s, r) for r in person.roles)
    studies = "".join(f"<h3>{e(glue(', ', t.school, t.place))} — <i>{e(glue(', ', t.degree, t.subject))}</i></h3><p class=d>{e(s.years(t, ' - '))}</p>" + "".join(el("p", n) for n in t.notes) for t in person.studies)
    prizes = "".join(f"<p><b>{e(p.title)}</b>{', ' + e(p.place) if p.place else ''} — {e(p.by)}, {e(s.date(p))}</p>" for p in person.prizes)
    cards = "".join(f"<p><b>{e(c.name)}</b>{' — ' + e(c.issuer) if c.issuer else ''} ({e(s.date(c))})</p>" for c in person.cards)
    body = f"<div class='row top'><div class=contact></div><div><h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p></div><div class=contact>{e(person.place)}<br><b>{e(person.phone)}</b><br><a href='mailto:{person.email}'>{e(person.email)}</a></div></div>"
    body += row("about", el("p", person.about)) + row("skills", "".join(f"<p>{'<b>' + e(k) + '</b>: ' if k else ''}{e(', '.join(v))}</p>" for k, v in person.skills.items())) + row("roles", roles) + row("studies", studies)
    body += row("cards", cards) + row("works", "".join(f"<h3>{e(w.name)}</h3>{el('p', w.story)}" for w in person.works)) + row("prizes", prizes) + row("papers", points(person.papers)) + row("helping", "".join(f"<p>{e(r.company)}, {e(r.place)} — {e(r.title)}, {e(s.dates(r))}</p>" for r in person.helping)) + row("tongues", el("p", ", ".join(f"{a} ({b})" for a, b in person.tongues)))
    s.sections -= {"likes", "boards"}
    css = "@page{size:letter;margin:20mm}body{font:10pt 'Liberation Sans'}.row{display:grid;grid-template-columns:110px 1fr;gap:20px;margin-bottom:10px}.top{grid-template-columns:110px 1fr 170px}h1{font-size:28pt;margin:0}h2{font-size:9pt;margin:0}h3{font-size:11pt;margin:8px 0 0;font-weight:600}.d{color:#666;font-size:8pt}.contact{font-size:9pt}"
    return page(s, css, body)


def coral(person, rng):
    """Coral headings, narrow right column with skills, awards and languages in bold first words; dates above the role."""
    s = Sheet(person, When("{Month} {yyyy}", " - ", "Present"), work=("story",), prize=("by", "date", "story"), card=("issuer",), both=False, heads={"skills": "SKILLS", "prizes": "AWARDS", "tongues": "LANGUAGES", "roles": "EXPERIENCE", "studies": "EDUCATION", "works": "PROJECTS"})
    s.sections -= {"boards", "papers", "likes"}
    roles = "".join(f"<h3><b>{e(r.company)},</b> {e(r.place)} — <i>{e(r.title)}</i></h3><p class=d>{e(s.dates(r))}</p>" + story(s, r) for r in person.roles)
    studies = "".join(f"<h3><b>{e(t.school)},</b> {e(t.place)} — <i>{e(glue(' in ', t.degree, t.subject))}</i></h3><p class=d>{e(s.years(t))}</p>" + "".join(el("p", n) for n in t.notes) for t in person.studies)
    works = "".join(f"<h3><b>{e(w.name)}</b></h3>" + el("p", w.story) for w in person.works)
    left = part(s, "roles", roles) + part(s, "studies", studies) + part(s, "works", works) + part(s, "helping", "".join(f"<h3><b>{e(r.company)},</b> {e(r.place)} — <i>{e(r.title)}</i></h3><p class=d>{e(s.dates(r))}</p>" for r in person.helping))
    prizes = "".join(f"<p><b>{e(p.title)}</b> {e(p.by)}, {e(s.date(p))}{'. ' + e(p.story) if p.story else ''}</p>" for p in person.prizes)
    right = f"<p>{e(person.place)}<br><b>{e(person.phone)}</b><br><b>{e(person.email)}</b></p>" + part(s, "skills", "".join(el("p", k) for k in person.all_skills)) + part(s, "prizes", prizes) + part(s, "cards", "".join(f"<p><b>{e(c.name)}</b> {e(c.issuer)}</p>" for c in person.cards)) + part(s, "tongues", el("p", ", ".join(a for a, _ in person.tongues)))
    body = f"<div class=two><div><h1>{e(person.name)}</h1><p class=job>{e(person.about)}</p>{left}</div><aside>{right}</aside></div>"
    css = "@page{size:letter;margin:18mm}body{font:9.5pt 'Noto Serif'}.two{display:grid;grid-template-columns:1fr 205px;gap:22px}h1{font-size:30pt;margin:0;line-height:1}h2{color:#e91d63;font:bold 9pt 'Liberation Sans';margin:16px 0 4px}h3{font-size:10.5pt;margin:8px 0 0;font-weight:400}.d{font:8pt 'Liberation Sans';color:#777}.job{color:#666}aside{padding-top:8px;font:8.5pt 'Liberation Sans';letter-spacing:-.01em}"
    return page(s, css, body)


def crimson(person, rng):
    """Centred name, bulleted contact line, education first; employer and place on one line, title and dates on the next."""
    s = Sheet(person, When("{Mon} {yyyy}", " – "), hide=("about",), work=("story", "tools", "dates"), prize=("by", "date", "place"), both=rng.random() < 0.5, heads={"likes": "Interests", "roles": "Experience", "prizes": "Honors"})
    pair = lambda a, b: f"<div class=p><span>{a}</span><span>{e(b)}</span></div>"
    studies = "".join(pair(f"<b>{e(t.school).upper()}</b>", t.place) + pair(e(glue(" in ", t.degree, t.subject)) + e("".join(f". {n}" for n in t.notes)), s.years(t)) for t in person.studies)
    roles = "".join(pair(f"<b>{e(r.company).upper()}</b>", r.place) + pair(f"<b><i>{e(r.title)}</i></b>", s.dates(r)) + story(s, r) for r in person.roles)
    works = "".join(pair(f"<b>{e(w.name)}</b> | <i>{e(', '.join(w.tools))}</i>", s.dates(w)) + points([w.story]) for w in person.works)
    helping = "".join(pair(f"<b>{e(r.company).upper()}</b>", r.place) + pair(f"<i>{e(r.title)}</i>", s.dates(r)) for r in person.helping)
    prizes = "".join(pair(e(glue(", ", p.title, p.by, p.place)), s.date(p)) for p in person.prizes)
    lines = "".join(f"<p><b>{label}:</b> {e(text)}</p>" for label, text in [("Technical", ", ".join(person.all_skills)), ("Language", ", ".join(f"{a} ({b})" for a, b in person.tongues)), ("Interests", ", ".join(person.likes))] if text)
    cards = "".join(pair(e(glue(", ", c.name, c.issuer)), s.date(c)) for c in person.cards)
    body = f"<h1>{e(person.name)}</h1><p class=c>{e(person.place)} &nbsp;•&nbsp; {e(person.email)} &nbsp;•&nbsp; {e(person.phone)}</p>" + part(s, "studies", studies) + part(s, "roles", roles) + part(s, "works", works) + (part(s, "helping", helping)) + part(s, "papers", points(person.papers)) + part(s, "prizes", prizes) + part(s, "cards", cards) + f"<h2>Skills &amp; Interests</h2>{lines}"
    s.sections -= {"boards"}
    css = "@page{size:letter;margin:15mm 18mm}body{font:10.5pt 'Liberation Serif'}h1{text-align:center;font-size:15pt;margin:0}.c{text-align:center;border-bottom:1px solid}h2{text-align:center;font-size:11pt;margin:9px 0 3px}.p{display:flex;justify-content:space-between}"
    return page(s, css, body)


def letters(person, rng):
    """Typewriter headings, a student's page: modules in brackets, "date / title @ place" in one line, references at the end."""
    s = Sheet(person, When("{mm}/{yyyy}", "–", "now"), work=("story", "tools", "url"), prize=("by", "date", "story", "place"), heads={"works": "things i made", "studies": "studying", "roles": "earning", "skills": "tools", "prizes": "winning", "about": "hello", "likes": "otherwise", "helping": "helping"})
    roles = "".join(f"<p class=l>{e(s.dates(r))} / <b>{e(r.title)}</b> @ {e(r.company)}, {e(r.place)}</p>" + story(s, r, mark="→") for r in person.roles)
    studies = "".join(f"<p class=l>{e(s.years(t))} / <b>{e(glue(', ', t.degree, t.subject))}</b> @ {e(t.school)}</p>" + "".join(f"<p class=n>[{e(n)}]</p>" for n in t.notes) for t in person.studies)
    works = "".join(f"<p class=l><b>{e(w.name)}</b>{' · ' + e(w.url) if w.url else ''}</p><p>{e(w.story)}. <i>({e(', '.join(w.tools))})</i></p>" for w in person.works)
    prizes = "".join(f"<p class=l>{e(s.date(p))} / <b>{e(p.title)}</b>{' (' + e(p.place) + ')' if p.place else ''}, {e(p.by)}</p>" + el("p", p.story) for p in person.prizes)
    cards = "".join(f"<p class=l>{e(s.date(c))} / <b>{e(c.name)}</b>{', ' + e(c.issuer) if c.issuer else ''}</p>" for c in person.cards)
    body = f"<h1>{e(person.name)}</h1><p>{e(person.email)} / {e(person.phone)} / {e(person.place)}</p>" + part(s, "about", el("p", person.about)) + part(s, "studies", studies) + part(s, "works", works) + part(s, "prizes", prizes) + part(s, "roles", roles) + part(s, "skills", el("p", " + ".join(person.all_skills))) + part(s, "cards", cards)
    body += part(s, "helping", "".join(f"<p>{e(s.dates(r))} / {e(r.title)} @ {e(r.company)}</p>" for r in person.helping)) + part(s, "tongues", el("p", ", ".join(f"{a} ({b})" for a, b in person.tongues))) + part(s, "likes", el("p", ", ".join(person.likes))) + extra(s, "motto", el("p", person.motto))
    s.sections -= {"boards", "papers"}
    css = "@page{size:A4;margin:20mm}body{font:10pt 'Liberation Sans'}h1{font:bold 24pt 'Liberation Mono';margin:0;color:#d4380d}h2{font:bold 10pt 'Liberation Mono';color:#d4380d;margin:14px 0 2px}.n{color:#666;font-size:9pt}.dash{padding-left:12px}"
    return page(s, css, body)
