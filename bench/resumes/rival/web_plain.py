"""Pages whose entries are told in another way: an overview with details further down, sentences, contacts at the very end."""

from html import escape as e

from kit.markup import el, link, points
from kit.text import glue

from .markup import page, parts, plain
from .sheet import Sheet, When, listed


def h_overview(person, rng):
    """All roles at a glance in a table; what was done in them follows in a second section under the employers’ names."""
    s = Sheet(person, rng, When("{yyyy}/{mm}", " – ", "present"), works=("story", "tools", "dates"), prizes=("by", "date", "place", "story"))
    rows = "".join(f"<tr><td>{e(s.dates(r))}</td><td>{e(r.title)}</td><td>{e(r.company)}</td><td>{e(r.place)}</td></tr>" for r in person.roles)
    twice = {r.company for r in person.roles if sum(o.company == r.company for o in person.roles) > 1}
    details = "".join(f"<h3>{e(r.title + ', ' if r.company in twice else '')}{e(r.company)}</h3>{points(r.points, 'ring')}" for r in person.roles)
    studies = "<table>" + "".join(f"<tr><td>{e(s.years(t))}</td><td>{e(t.degree)} in {e(t.subject)}</td><td>{e(t.school)}</td></tr>" for t in person.studies) + "</table>"
    cards = "".join(f"<p>{e(glue(' – ', s.date(c), c.name, c.issuer))}{'<br>' + e(c.url) if c.url else ''}</p>" for c in person.cards)
    prizes = "".join(f"<p><b>{e(glue(', ', p.title, p.place))}.</b> {e(glue(', ', p.by, s.date(p)))}{'. ' + e(p.story) if p.story else ''}</p>" for p in person.prizes)
    works = "".join(f"<h3>{e(glue(', ', w.name, s.dates(w)))}</h3><p>{e(w.story)}</p><p>Tools used: {e(listed(w.tools))}</p>" for w in person.works)
    skills = "<table>" + "".join(f"<tr><td>{e(k)}</td><td>{e(', '.join(v))}</td></tr>" for k, v in person.skills.items()) + "</table>"
    heading = e(rng.choice(["Selected Contributions", "What I Did There", "Responsibilities and Results"]))
    bodies = plain(s) | {"roles": f"<table>{rows}</table></section><section><h2>{heading}</h2>{details}", "studies": studies, "skills": skills, "cards": cards, "prizes": prizes, "works": works}
    contacts = "<br>".join(e(x) for x in [person.place, person.phone, person.email, *person.links])
    css = "@page{size:A4;margin:18mm}body{font:10pt/1.3 'Liberation Sans'}header{border-left:6px solid #355;padding-left:12px}h1{font-size:20pt}h2{background:#355;color:#fff;font-size:10.5pt;padding:2px 8px;margin:12px 0 6px}h3{font-size:10pt;margin-top:5px}table{border-collapse:collapse;width:100%}td{padding:2px 10px 2px 0;vertical-align:top}.roles tr{border-bottom:1px dotted #888}.ring{list-style:circle}"
    return page(s, css, f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><p>{contacts}</p></header>{parts(s, bodies)}")


def h_prose(person, rng):
    """Told in sentences under questions: "Title with Employer in Place, from … until …." and a paragraph of what was done."""
    asked = {"about": "Who am I?", "roles": "Where have I worked?", "studies": "Where did I study?", "skills": "What am I good at?", "cards": "What am I certified for?", "prizes": "What have I won?", "works": "What have I made on my own?", "tongues": "Which languages do I speak?", "likes": "What do I do after work?", "helping": "Where do I help?", "papers": "What have I published?", "referees": "Who can speak for me?"}
    s = Sheet(person, rng, When("{Month} {yyyy}", " until ", "today", open="since {start}"), years="end", heads=asked if rng.random() < 0.7 else None)
    said = lambda thing: s.dates(thing) if thing.end == "now" else f"from {s.dates(thing)}"
    roles = "".join(f"<p class=s><b>{e(r.title)}</b> with <b>{e(r.company)}</b> in {e(r.place)}, {e(said(r))}.</p><p>{e(' '.join(x + '.' for x in r.points))}</p>" for r in person.roles)
    studies = "".join(f"<p class=s><b>{e(t.degree)} in {e(t.subject)}</b> from {e(t.school)}, {e('begun in ' + t.start[:4] if t.end == 'now' else 'awarded in ' + t.end[:4])}.</p>" for t in person.studies)
    cards = "".join(f"<p class=s><b>{e(c.name)}</b>{', issued by ' + e(c.issuer) if c.issuer else ''}{' in ' + e(s.date(c)) if c.date else ''}{' (' + e(c.url) + ')' if c.url else ''}.</p>" for c in person.cards)
    prizes = "".join(f"<p class=s>{e(p.place) + ' at the ' if p.place else ''}<b>{e(p.title)}</b>{', ' + e(p.by) if p.by else ''}{', ' + e(s.date(p)) if p.date else ''}. {e(p.story + '.' if p.story else '')} {link(p.url, p.url)}</p>" for p in person.prizes)
    works = "".join(f"<p class=s><b>{e(w.name)}</b>{' (' + e(s.dates(w)) + ')' if w.start else ''}. {e(w.story)}. Built with {e(listed(w.tools))}. {link(w.url, w.url)}</p>" for w in person.works)
    bodies = plain(s) | {"roles": roles, "studies": studies, "skills": el("p", listed(person.all_skills) + "."), "cards": cards, "prizes": prizes, "works": works}
    contacts = " or ".join([e(person.email), e(person.phone)])
    css = "@page{size:A4;margin:22mm 24mm}body{font:11pt/1.4 'Liberation Serif'}h1{font-size:17pt}h2{font-size:11.5pt;font-style:italic;color:#555;margin:12px 0 2px}.s{margin-top:5px}"
    return page(s, css, f"<h1>{e(person.name)}</h1><p>{e(person.job)}. {e(person.place)}</p><p>You reach me at {contacts}{'; more on ' + e(listed(person.links)) if person.links else ''}</p>{parts(s, bodies)}")


def h_footer3(person, rng):
    """Full-width roles, a bottom of three columns, name and contacts at the very end of the page under a thick line."""
    s = Sheet(person, rng, When("{Season} {yyyy}", " to ", "date"), years="end", cards=("issuer", "url"), works=("story", "tools", "url"))
    roles = "".join(f"<div class=p><h3>{e(r.company)} <small>({e(r.place)})</small></h3><h3>{e(r.title)}</h3></div><p class=d>{e(s.dates(r))}</p>{points(r.points, 'dash')}" for r in person.roles)
    studies = "".join(f"<p><b>{e(t.subject)}</b><br>{e(t.degree)}<br>{e(t.school)}<br>{e('from ' + t.start[:4] if t.end == 'now' else t.end[:4])}</p>" for t in person.studies)
    cards = "".join(f"<p><b>{e(c.name)}</b>{'<br>' + e(c.issuer) if c.issuer else ''}{'<br>' + e(c.url) if c.url else ''}</p>" for c in person.cards)
    prizes = "".join(f"<p><b>{e(p.title)}</b>{'<br>' + e(p.place) if p.place else ''}<br>{e(glue(', ', p.by, s.date(p)))}{'<br>' + e(p.story) if p.story else ''}{'<br>' + e(p.url) if p.url else ''}</p>" for p in person.prizes)
    works = "".join(f"<h3>{link(w.name, w.url)}</h3><p>{e(w.story)}. <i>{e(', '.join(w.tools))}</i></p>" for w in person.works)
    skills = "".join(f"<p>{'<u>' + e(k) + '</u><br>'}{'<br>'.join(e(x) for x in v)}</p>" for k, v in person.skills.items())
    bodies = plain(s) | {"roles": roles, "studies": studies, "skills": skills, "cards": cards, "prizes": prizes, "works": works}
    wide = ["about", "roles", "works", "papers"]
    narrow = [name for name in s.order if name not in wide]
    columns = "<div class=three>" + "".join(f"<div>{parts(s, bodies, narrow[at::3])}</div>" for at in range(3)) + "</div>"
    foot = f"<footer><h1>{e(person.name)}</h1><p>{e(' ~ '.join([person.place, person.email, person.phone, *person.links]))}</p></footer>"
    top = f"<h1>{e(person.name)}</h1><p>{e(person.job)}</p>" if rng.random() < 0.5 else ""
    body = top + parts(s, bodies, wide) + columns + (foot if not top else foot.replace(f"<h1>{e(person.name)}</h1>", ""))
    css = "@page{size:A4;margin:14mm 16mm}body{font:9.4pt/1.3 'Noto Sans','Liberation Sans'}h1{font-size:18pt;color:#4a2545}h2{font-size:10.5pt;color:#4a2545;text-transform:uppercase;margin:9px 0 3px}h3{font-size:9.8pt}small{font-weight:400;font-size:9pt}.p{display:flex;justify-content:space-between;margin-top:5px}.d{font-style:italic}.dash{list-style:'– '}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px;border-top:1px solid #4a2545;margin-top:10px;overflow-wrap:anywhere}.three p{margin-bottom:4px}footer{border-top:5px solid #4a2545;margin-top:10px;padding-top:5px}"
    return page(s, css, body)
