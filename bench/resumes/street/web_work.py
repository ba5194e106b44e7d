"""Pages of two trades: licences first for the ward, plain lines and links for the terminal."""

from html import escape as e

from kit.markup import el, part
from kit.text import glue

from .markup import dashed, page, story
from .sheet import Sheet, When


def licensed(person, rng):
    """Licences in a table before all else, "Employer | Place" with the dates in brackets after the title, footer with name and page."""
    s = Sheet(person, When(rng.choice(["{mm}/{yyyy}", "{Mon} {yyyy}"]), "–", "Present"), heads={"cards": "LICENSURE & CERTIFICATIONS", "roles": "CLINICAL AND OTHER EXPERIENCE" if "urse" in person.job else "EMPLOYMENT", "prizes": "RECOGNITION", "about": "SUMMARY OF QUALIFICATIONS"}, prize=("by", "date"), hide=("works",))
    s.sections -= {"papers", "boards", "likes"}
    cards = "<table><tr><th>Licence / certificate</th><th>Issued by</th><th>Date</th></tr>" + "".join(f"<tr><td>{e(c.name)}</td><td>{e(c.issuer)}</td><td>{e(s.date(c))}</td></tr>" for c in person.cards) + "</table>"
    roles = "".join(f"<p class=h><u>{e(r.company)}</u> | {e(r.place)}</p><p><b>{e(r.title)}</b> ({e(s.dates(r))})</p>" + story(s, r, mark="➢") for r in person.roles)
    studies = "".join(f"<p><b>{e(t.school)}</b>, {e(t.place)}<br>{e(glue(', ', t.degree, t.subject))} ({e(s.years(t))})</p>" + "".join(el("p", n) for n in t.notes) for t in person.studies)
    prizes = "".join(f"<p>{e(p.title)} ({e(p.by)}, {e(s.date(p))})</p>" for p in person.prizes)
    helping = "".join(f"<p><b>{e(r.title)}</b> ({e(s.dates(r))}), {e(r.company)}</p>" for r in person.helping)
    skills = "<div class=k>" + "".join(f"<span>☑ {e(k)}</span>" for k in person.all_skills) + "</div>"
    body = f"<h1>{e(person.name)}</h1><div class=c><span>{e(person.place)}</span><span>Cell: {e(person.phone)}</span><span>Email: {e(person.email)}</span></div>" + part(s, "cards", cards) + part(s, "about", el("p", person.about)) + part(s, "roles", roles) + part(s, "studies", studies) + part(s, "skills", skills) + part(s, "prizes", prizes) + part(s, "helping", helping) + part(s, "tongues", el("p", "; ".join(f"{a} ({b})" for a, b in person.tongues))) + f"<footer>{e(person.name)} — Résumé</footer>"
    css = "@page{size:letter;margin:16mm}body{font:10.5pt 'Liberation Serif'}h1{font-size:18pt;margin:0;font-variant:small-caps}.c{display:flex;justify-content:space-between;border-top:2px solid;padding-top:2px}h2{background:#e3e3e3;font-size:11pt;padding:1px 5px;margin:9px 0 4px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #999;padding:2px 5px;text-align:left;font-size:9.5pt}.h{margin-top:7px}.k{display:grid;grid-template-columns:1fr 1fr 1fr}.dash{padding-left:14px;text-indent:-14px;margin-left:10px}footer{position:fixed;bottom:0;right:0;font-size:8pt;color:#777}"
    return page(s, css, body)


def terminal(person, rng):
    """Fixed-width page: "## heading", "Title @ Employer" with dates right, tools after a label, certificates and projects as links only."""
    s = Sheet(person, When("{Mon} ’{yy}", " – ", "now"), stack="Stack:", firm=True, card=("date", "url"), prize=("place", "date", "story"), work=("story", "tools", "url"), hide=("about",), heads={"roles": "work", "studies": "school", "skills": "skills", "cards": "certs", "prizes": "wins", "works": "side projects", "tongues": "speaks", "likes": "afk"})
    s.sections -= {"boards", "papers", "helping"}
    row = lambda left, right: f"<div class=r><span>{left}</span><span>{e(right)}</span></div>"
    roles = "".join(row(f"<b>{e(r.title)}</b> @ {e(r.company)}", s.dates(r)) + story(s, r, mark="*") for r in person.roles)
    works = "".join(row(f"<b>{e(w.name)}</b> [{e(', '.join(w.tools))}]", w.url) + dashed([w.story], "*") for w in person.works)
    cards = "".join(row(f"<a href='{c.url}'>{e(c.name)}</a>" if c.url else e(c.name), s.date(c)) for c in person.cards)
    prizes = "".join(row(e(glue(", ", p.title, p.place)), s.date(p)) + el("p", p.story) for p in person.prizes)
    studies = "".join(row(f"{e(glue(' ', t.degree, t.subject))} @ {e(t.school)}", s.years(t, "-")) for t in person.studies)
    skills = "".join(f"<p>{e(k.lower() + ': ' if k else '')}{e(', '.join(v))}</p>" for k, v in person.skills.items())
    body = f"<h1># {e(person.name)}</h1><p>{e(' · '.join([person.place, person.email, person.phone, *person.links]))}</p>" + "".join(part(s, name, inner) for name, inner in [("roles", roles), ("works", works), ("skills", skills), ("studies", studies), ("cards", cards), ("prizes", prizes), ("tongues", el("p", ", ".join(a for a, _ in person.tongues))), ("likes", el("p", ", ".join(person.likes)))])
    css = "@page{size:A4;margin:16mm}body{font:9pt 'Liberation Mono'}h1{font-size:14pt;margin:0}h2{font-size:10.5pt;margin:14px 0 3px}h2::before{content:'## '}.r{display:flex;justify-content:space-between;margin-top:5px}.dash{padding-left:14px}.stack{color:#0a6}"
    return page(s, css, body)
