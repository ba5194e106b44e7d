"""Pages for Scandinavia and Québec."""

from html import escape as e

from kit.markup import el, part, points
from kit.text import glue

from .markup import page, story
from .sheet import Sheet, When

_OPEN = {"da": "{start} –", "no": "{start} – d.d.", "es": "Desde {start}", "fr": "Depuis {start}", "cs": "od {start}"}
_TOLD = {"da": ("Ansvarsområder:", "Resultater:"), "no": ("Ansvar:", "Resultater:")}


def northern(person, rng):
    """A tinted left column with labels over contacts and facts, right "employer – title" with the dates above, duties and results under labels."""
    s = Sheet(person, When("{mm}.{yyyy}", "–", open=_OPEN[person.lang] if rng.random() < 0.7 else ""), rng=rng, hide=("works",))
    s.sections -= {"papers", "boards"}
    contact = "".join(f"<p><small>{label}</small><br>{e(text)}</p>" for label, text in [("Tlf.", person.phone), ("E-mail" if person.lang == "da" else "E-post", person.email), ("Adresse", person.place)])
    left = f"<h2>{e(s.heads['contact'])}</h2>{contact}<h2>{e(s.heads['personal'])}</h2>{''.join(el('p', k) for k in person.personal)}" + part(s, "skills", "".join(f"<p>– {e(k)}</p>" for k in person.all_skills)) + part(s, "tongues", "".join(f"<p>{e(a)}: {e(b)}</p>" for a, b in person.tongues)) + part(s, "likes", el("p", ", ".join(person.likes)))
    roles = "".join(f"<p class=d>{e(s.dates(r))}</p><h3>{e(r.company)} – {e(r.title)}</h3>" + story(s, r, labels=_TOLD.get(person.lang, ("", ""))) for r in person.roles)
    studies = "".join(f"<p class=d>{e(s.years(t))}</p><h3>{e(t.school)} – {e(glue(' i ' if t.subject else '', t.degree, t.subject))}</h3>" for t in person.studies)
    cards = "".join(f"<p><span class=d>{e(s.date(c))}</span>&nbsp; {e(c.name)} – {e(c.issuer)}</p>" for c in person.cards)
    prizes = "".join(f"<p><span class=d>{e(s.date(p))}</span>&nbsp; {e(p.title)} – {e(p.by)}</p>" for p in person.prizes)
    helping = "".join(f"<p><span class=d>{e(s.dates(r))}</span>&nbsp; {e(r.title)} – {e(r.company)}</p>" for r in person.helping)
    body = f"<div class=two><aside>{left}</aside><main><p class=cv>Curriculum vitae</p><h1>{e(person.name)}</h1>{part(s, 'about', el('p', person.about))}{part(s, 'roles', roles)}{part(s, 'studies', studies)}{part(s, 'cards', cards)}{part(s, 'prizes', prizes)}{part(s, 'helping', helping)}</main></div>"
    css = "@page{size:A4;margin:0}body{font:9.5pt 'Noto Sans';-webkit-print-color-adjust:exact}.two{display:grid;grid-template-columns:200px 1fr;min-height:290mm}aside{background:#e4ecf1;padding:26px 16px}main{padding:26px 34px}h1{font-size:21pt;margin:0}h2{font-size:11pt;margin:14px 0 3px;color:#27506e}h3{font-size:10pt;margin:0}.d{color:#777;font-size:8.5pt}.cv{letter-spacing:.3em;font-size:8pt}small{color:#777}"
    return page(s, css, body)


def quebecois(person, rng):
    """Bold title, comma, employer (place) with the span right in brackets; two columns of skills first; certificates with a colon."""
    s = Sheet(person, When("{Month} {yyyy}", " à " if person.lang == "fr" else " a ", open=_OPEN[person.lang]), rng=rng, work=("story", "url"), both=False, bare=2, prize=("by", "date"))
    s.sections -= {"papers", "boards"}
    skills = "<div class=k>" + "".join(f"<div>{el('b', k)}{points(v)}</div>" for k, v in person.skills.items()) + "</div>"
    roles = "".join(f"<div class=r><span><b>{e(r.title)}</b>, {e(r.company)} ({e(r.place)})</span><i>({e(s.dates(r))})</i></div>" + story(s, r, mark="◦") for r in person.roles)
    studies = "".join(f"<div class=r><span><b>{e(glue(' – ', t.degree, t.subject))}</b>, {e(t.school)}</span><i>({e(s.years(t))})</i></div>" for t in person.studies)
    cards = "".join(f"<p>{e(c.issuer)} : {e(c.name)} ({e(s.date(c))})</p>" for c in person.cards)
    prizes = "".join(f"<p>{e(p.title)}, {e(p.by)} ({e(s.date(p))})</p>" for p in person.prizes)
    works = "".join(f"<p><b>{e(w.name)}</b> : {e(w.story)}. {e(w.url)}</p>" for w in person.works)
    helping = "".join(f"<div class=r><span><b>{e(r.title)}</b>, {e(r.company)}</span><i>({e(s.dates(r))})</i></div>" for r in person.helping)
    labels = ("Téléphone", "Courriel") if person.lang == "fr" else ("Celular", "Correo")
    body = f"<h1>{e(person.name)}</h1><div class=c>{e(person.place)}<br>{labels[0]} : {e(person.phone)}<br>{labels[1]} : {e(person.email)}</div>" + part(s, "about", el("p", person.about)) + part(s, "skills", skills) + part(s, "roles", roles) + part(s, "studies", studies) + part(s, "cards", cards) + part(s, "works", works) + part(s, "prizes", prizes) + part(s, "helping", helping) + part(s, "tongues", el("p", " • ".join(f"{a} ({b})" for a, b in person.tongues))) + part(s, "likes", el("p", ", ".join(person.likes)))
    css = "@page{size:letter;margin:19mm}body{font:10.5pt 'Liberation Serif'}h1{font-size:17pt;margin:0;text-align:right}.c{text-align:right}h2{font-size:11.5pt;text-transform:uppercase;letter-spacing:.06em;border-top:2px solid #444;border-bottom:1px solid #444;margin:10px 0 4px}.k{display:grid;grid-template-columns:1fr 1fr}.r{display:flex;justify-content:space-between;gap:14px;margin-top:4px}.r i{white-space:nowrap}.dash{padding-left:12px}"
    return page(s, css, body)
