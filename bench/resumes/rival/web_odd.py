"""Pages with an unusual skeleton: rotated headings, a zigzag line, stacked dates, fact tiles."""

from html import escape as e

from kit.markup import el, link, points
from kit.text import glue

from .markup import page, parts, plain
from .sheet import Sheet, When


def h_spine(person, rng):
    """Headings turned by ninety degrees along the left edge; "Title at Employer", dates with "until" below; addresses as text."""
    s = Sheet(person, rng, When("{mm}.{yyyy}", " until ", "now"), years="span", case=str.upper)
    roles = "".join(f"<h3>{e(r.title)} <span>at</span> {e(r.company)}</h3><p class=d>{e(s.dates(r))} &nbsp;·&nbsp; {e(r.place)}</p>{points(r.points)}" for r in person.roles)
    studies = "".join(f"<h3>{e(t.subject)} ({e(t.degree)})</h3><p class=d>{e(s.years(t))} &nbsp;·&nbsp; {e(t.school)}</p>{el('p', t.note)}" for t in person.studies)
    skills = "".join(f"<p><i>{e(group.lower())}</i> {e('; '.join(items))}</p>" for group, items in person.skills.items())
    cards = "".join(f"<p><b>{e(c.name)}</b>{e(glue('', ' by ' * bool(c.issuer), c.issuer))}{', ' + e(s.date(c)) if c.date else ''}</p>{el('p', c.url, 'u')}" for c in person.cards)
    prizes = "".join(f"<h3>{e(p.title)}{' – ' + e(p.place) if p.place else ''}</h3><p class=d>{e(glue(' · ', s.date(p), p.by))}</p>{el('p', p.story)}{el('p', p.url, 'u')}" for p in person.prizes)
    works = "".join(f"<h3>{e(w.name)}</h3><p class=d>{e(glue(' · ', s.dates(w), w.url))}</p><p>{e(w.story)}. Made with {e(' + '.join(w.tools))}</p>" for w in person.works)
    bodies = plain(s) | {"roles": roles, "studies": studies, "skills": skills, "cards": cards, "prizes": prizes, "works": works}
    bodies = {name: f"<div class=b>{inner}</div>" for name, inner in bodies.items()}
    contacts = " &nbsp; ".join(e(x) for x in [person.email, person.phone, *person.links, person.place])
    css = "@page{size:A4;margin:15mm}body{font:9.6pt/1.35 'Liberation Sans'}h1{font:300 26pt 'Noto Sans';padding-left:34px}header{margin-bottom:12px}header p{padding-left:34px}section{display:flex;gap:12px;border-top:1px solid #999;padding:7px 0;min-height:118px;break-inside:auto}h2{writing-mode:vertical-rl;transform:rotate(180deg);font-size:9pt;color:#2b6777;width:22px;text-align:right;white-space:nowrap}.b{flex:1}h3{font-size:10.2pt;margin-top:5px}h3 span{font-weight:400}.d{color:#666;font-size:8.8pt}.u{font-size:8.5pt}"
    return page(s, css, f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><p>{contacts}</p></header>{parts(s, bodies)}")


def h_zigzag(person, rng):
    """A line down the middle with the roles left and right of it in turn; below, two columns; titles of awards and projects are hyperlinks."""
    s = Sheet(person, rng, When("{yyyy}", " → ", "today"), years="end")
    item = lambda at, r: f"<div class='z {'l' if at % 2 else 'r'}'><p class=d>{e(s.dates(r))}</p><h3>{e(r.company)}</h3><p><i>{e(r.title)}</i></p>{points(r.points)}</div>"
    roles = "<div class=line>" + "".join(item(at, r) for at, r in enumerate(person.roles)) + "</div>"
    studies = "".join(f"<p><b>{e(t.degree)} {e(t.subject)}</b></p><p>{e(t.school)}</p><p class=d>{e(s.years(t, ' → '))}</p>" for t in person.studies)
    cards = "".join(f"<p>▸ {link(c.name, c.url)}{e(glue('', ', ', c.issuer) if c.issuer else '')}{' (' + e(s.date(c)) + ')' if c.date else ''}</p>" for c in person.cards)
    prizes = "".join(f"<p>▸ {e(p.place) + ', ' if p.place else ''}<b>{link(p.title, p.url)}</b>{e(' @ ' + p.by if p.by else '')} {e(s.date(p))}</p>{el('p', p.story, 'in')}" for p in person.prizes)
    works = "".join(f"<p>▸ <b>{link(w.name, w.url)}</b> <span class=d>{e(s.dates(w))}</span></p><p class=in>{e(w.story)}</p><p class=in>[{e(' | '.join(w.tools))}]</p>" for w in person.works)
    bodies = plain(s) | {"roles": roles, "studies": studies, "skills": el("p", " ▪ ".join(person.all_skills)), "cards": cards, "prizes": prizes, "works": works}
    others = [name for name in s.order if name not in ("about", "roles")]
    columns = f"<div class=two><div>{parts(s, bodies, others[::2])}</div><div>{parts(s, bodies, others[1::2])}</div></div>"
    contacts = "".join(el("span", x) for x in [person.place, person.phone, person.email, *person.links])
    css = "@page{size:A4;margin:14mm}body{font:9.3pt/1.3 'DejaVu Sans';font-size:8.6pt}header{text-align:center}header span{margin:0 7px}h1{font-size:19pt;color:#8a3b12}h2{font-size:11pt;color:#8a3b12;text-align:center;margin:12px 0 5px}.two h2{text-align:left}.line{background:linear-gradient(#c98,#c98) center/2px 100% no-repeat}.z{width:48%;padding:3px 6px;break-inside:avoid}.r{margin-left:52%}.l{text-align:left}h3{font-size:9.4pt}.d{color:#8a3b12}.two{display:grid;grid-template-columns:1fr 1fr;gap:22px}.in{padding-left:12px}"
    return page(s, css, f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><p>{contacts}</p></header>{parts(s, bodies, ['about', 'roles'])}{columns}")


def h_stack(person, rng):
    """Start over end in a narrow gutter; oldest first for some; employer in capitals before the title; "Show credential" as the only sign of an address."""
    s = Sheet(person, rng, When("{Mon} {yyyy}", " – ", "Ongoing"), prizes=("by", "date", "place", "url"), case=lambda text: f"{text}:")
    turn = reversed if rng.random() < 0.4 else list
    gutter = lambda first, rest: f"<div class=g><span>{first}</span><div>{rest}</div></div>"
    stacked = lambda thing: e(s.dates(thing)).replace(" – ", " –<br>")
    roles = "".join(gutter(stacked(r), f"<h3><span class=co>{e(r.company)}</span>, {e(r.place)}</h3><p><b>{e(r.title)}</b></p>{points(r.points, 'sq')}") for r in turn(person.roles))
    studies = "".join(gutter(e(s.years(t)).replace("–", " –<br>"), f"<h3><span class=co>{e(t.school)}</span></h3><p>{e(t.degree)} – {e(t.subject)}{' – ' + e(t.note) if t.note else ''}</p>") for t in turn(person.studies))
    shown = lambda url: f" <a href='{e(url)}'>Show credential</a>" if url else ""
    cards = "".join(gutter(e(s.date(c)).replace(" ", "<br>"), f"<p><b>{e(c.name)}</b>{shown(c.url)}</p>{el('p', c.issuer)}") for c in person.cards)
    prizes = "".join(gutter(e(s.date(p)).replace(" ", "<br>"), f"<p><b>{e(p.title)}</b>{shown(p.url).replace('Show credential', '(see result)')}</p><p>{e(glue(', ', p.by, p.place))}</p>") for p in person.prizes)
    works = "".join(gutter(stacked(w), f"<p><b>{e(w.name)}</b>: {e(w.story)}</p><p>Stack — {e(' · '.join(w.tools))}</p>{el('p', w.url)}") for w in person.works)
    skills = "<div class=cols>" + "".join(f"<p>– {e(x)}</p>" for x in person.all_skills) + "</div>"
    bodies = plain(s) | {"roles": roles, "studies": studies, "skills": skills, "cards": cards, "prizes": prizes, "works": works}
    lines = [("T", person.phone), ("E", person.email), ("A", person.place), *[("W", x) for x in person.links]]
    css = "@page{size:letter;margin:17mm 19mm}body{font:10pt/1.3 'Liberation Serif'}h1{font-size:22pt;font-weight:400}header{display:flex;justify-content:space-between;align-items:end}.job{font-style:italic}h2{font-size:12.5pt;font-weight:400;border-bottom:3px double #555;margin:11px 0 5px}.g{display:grid;grid-template-columns:64px 1fr;gap:12px;margin-bottom:6px}.g>span{font-size:9pt;color:#444}h3{font-weight:400;font-size:10pt}.co{text-transform:uppercase;letter-spacing:.06em}.sq{list-style:square}.cols{columns:3}"
    head = f"<header><div><h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p></div><div>" + "".join(f"<p>{k}: {e(v)}</p>" for k, v in lines) + "</div></header>"
    return page(s, css, head + parts(s, bodies))


def h_tiles(person, rng):
    """Tiles with figures on top, then entries in one line between slashes with shortened years; contacts without signs in a bar."""
    s = Sheet(person, rng, When("{yyyy}", "–", "now", last="{yy}"), cards=("issuer", "url"), works=("story", "tools", "url"), case=str.lower)
    years = 2026 - int(person.roles[-1].start[:4])
    facts = [(years, "years at work"), (len({r.company for r in person.roles}), "employers"), (len(person.all_skills), "skills listed below")]
    tiles = "<div class=tiles>" + "".join(f"<div><b>{n}</b><span>{e(text)}</span></div>" for n, text in facts) + "</div>"
    roles = "".join(f"<p class=l>{e(s.dates(r))} / <b>{e(r.title)}</b> / {e(r.company)} / {e(r.place)}</p>{points(r.points)}" for r in person.roles)
    studies = "".join(f"<p class=l>{e(s.years(t))} / <b>{e(t.degree)}</b> / {e(t.subject)} / {e(t.school)}</p>" for t in person.studies)
    cards = "".join(f"<p class=l><b>{e(c.name)}</b>{' / ' + e(c.issuer) if c.issuer else ''}{' / ' + link('verify ↗', c.url) if c.url else ''}</p>" for c in person.cards)
    prizes = "".join(f"<p class=l>{e(glue(' / ', s.date(p), '@', p.place, p.by)).replace('@', '<b>' + e(p.title) + '</b>')}</p>{el('p', p.story)}{el('p', p.url)}" for p in person.prizes)
    works = "".join(f"<p class=l><b>{e(w.name)}</b>{' / ' + e(w.url) if w.url else ''}</p><p>{e(w.story)} ({e(', '.join(w.tools))})</p>" for w in person.works)
    bodies = plain(s) | {"roles": roles, "studies": studies, "skills": el("p", " / ".join(person.all_skills)), "cards": cards, "prizes": prizes, "works": works}
    bar = "".join(el("span", x) for x in [person.email, person.place, person.phone, *person.links])
    css = "@page{size:A4;margin:0 0 14mm}@page:first{margin-top:0}@page{margin-top:12mm}body{font:9.8pt/1.35 'Noto Sans','Liberation Sans'}main{padding:0 17mm}header{background:#f0e6d2;padding:12mm 17mm 5mm}h1{font-size:24pt}.bar{display:flex;flex-wrap:wrap;gap:3px 16px;font-size:9pt;padding-top:4px}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin:10px 0}.tiles div{border:1px solid #c8b68a;text-align:center;padding:5px}.tiles b{font-size:17pt;display:block}.tiles span{font-size:8pt}h2{color:#7a5c14;font-size:13pt;margin:10px 0 3px}.l{margin-top:4px}"
    return page(s, css, f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><p class=bar>{bar}</p></header><main>{tiles}{parts(s, bodies)}</main>")
