"""Pages in more than one column: a light sidebar at the right, a coloured band over two halves, a newspaper foot in three columns."""

from html import escape as e

from kit.markup import el
from kit.text import glue

from .markup import address, named, page, parts, skills_by_group, told
from .sheet import Sheet, When


def h_sidebar_right(person, rng):
    """Position "at" employer, dates in grey below; a pale column at the right with contacts, skills, languages and certificates that end with a linked word."""
    s = Sheet(person, rng, When("{mm}.{yyyy}", " – "), rng.choice(["about roles works studies prizes helping skills cards tongues likes", "about studies roles prizes works helping skills cards tongues likes"]), url="word", degree=" – ", studied="last")
    at = {"en": "at", "de": "bei", "fr": "chez", "es": "en", "nl": "bij", "pl": "–"}[s.lang]
    entry = lambda r: f"<div class=e><h3>{e(r.title)} <i>{at}</i> {e(r.company)}</h3><p class=d>{e(glue(' · ', s.dates(r), r.place))}</p>{told(r)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(f"<div class=e><h3>{e(s.title_of(t))}</h3><p>{e(t.school)}</p><p class=d>{e(glue(' · ', s.years(t), t.place))}</p>{el('p', t.note)}</div>" for t in studies),
        "works": lambda works: "".join(f"<div class=e><h3>{e(w.name)}</h3><p class=d>{e(s.dates(w))}</p><p>{e(w.story)}{address(s, w, ' (', ')')}</p><p class=t>{e(s.tool_word)}: {e(' · '.join(w.tools))}</p></div>" for w in works),
        "prizes": lambda prizes: "".join(f"<div class=e><h3>{e(p.title)}</h3><p>{e(glue(', ', p.place, p.by))}{address(s, p, ' – ')}</p><p class=d>{e(s.date(p))}</p>{el('p', p.story)}</div>" for p in prizes),
        "skills": lambda _: "".join(el("p", k) for k in person.all_skills), "tongues": lambda _: "".join(el("p", t) for t in s.spoken()), "likes": lambda likes: el("p", ", ".join(likes)),
        "cards": lambda cards: "".join(f"<div class=e><b>{e(c.name)}</b><p>{e(c.issuer)}</p><p>{e(s.date(c))}{address(s, c, ' · ')}</p></div>" for c in cards),
    }
    side = {"skills", "tongues", "cards", "likes"}
    contact = "".join(el("p", text) for text in [*s.reach("phone", "email", "place"), *s.links])
    body = f"<div class=two><main><h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p>{parts(s, makers, set(s.order) - side)}</main><aside><h2>{e(s.heads['contact'])}</h2>{contact}{parts(s, makers, side)}</aside></div>"
    css = "@page{size:A4;margin:9mm 0}body{font:9.5pt 'Noto Sans'}.two{display:grid;grid-template-columns:1fr 68mm;min-height:278mm}main{padding:5mm 8mm 2mm 15mm}aside{background:#eef3ee;padding:7mm 6mm;font-size:8.8pt;overflow-wrap:anywhere}h1{font-size:23pt;font-weight:300;color:#2e6148}h2{font-size:11pt;color:#2e6148;margin:13px 0 3px}h3{font-size:10pt;margin-top:5px}h3 i{font-weight:400}.d{color:#777;font-size:8.5pt}.t{font-size:8.5pt;font-style:italic}.e{margin-bottom:5px;break-inside:avoid}.job{font-size:11pt}"
    return page(s, css, body)


def h_banner(person, rng):
    """A full-width band with name and contacts by sign; work at the left half, all else at the right half; awards as one sentence each."""
    s = Sheet(person, rng, When("{Month} {yyyy}", " {to} ", now="date" if person.lang == "en" else ""), "about roles helping studies skills works prizes cards tongues likes", degree=", ", studied="both", work=("story", "tools"))
    s.split = s.split or len(person.prizes) > 3
    signs = dict(zip(("phone", "email", "place"), "☎✉⌂"))
    contact = "".join(f"<span>{signs[name]} {e(getattr(person, name))}</span>" for name in ("email", "phone", "place") if name in s.contact) + "".join(f"<span>↗ {e(link)}</span>" for link in s.links)
    entry = lambda r: f"<div class=e><p class=co>{e(glue(', ', r.company, r.place))}</p><h3>{e(r.title)}</h3><p class=d>{e(s.dates(r))}</p>{told(r)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(f"<div class=e><p class=co>{e(t.school)}</p><h3>{e(s.title_of(t))}</h3><p class=d>{e(s.years(t))}</p></div>" for t in studies),
        "works": lambda works: "".join(f"<div class=e><h3>{e(w.name)}</h3>{el('p', w.story)}<p>{''.join(f'<span class=chip>{e(tool)}</span> ' for tool in w.tools)}</p>{address(s, w, '<p>', '</p>')}</div>" for w in works),
        "prizes": lambda prizes: "".join(f"<p class=e><b>{e(p.title)}</b>{', ' + e(p.place) if p.place else ''} ({e(p.by)}, {e(s.date(p))}){'. ' + e(p.story) if p.story else ''}{address(s, p, '<br>')}</p>" for p in prizes),
        "skills": lambda _: skills_by_group(s, sign=", ", after=":"), "tongues": lambda _: el("p", ", ".join(s.spoken())), "likes": lambda likes: el("p", " / ".join(likes)),
        "cards": lambda cards: "<ul>" + "".join(f"<li>{e(c.name)}{', ' + e(c.issuer) if c.issuer else ''}, {e(s.date(c))}{address(s, c, '<br>')}</li>" for c in cards) + "</ul>",
    }
    left = {"about", "roles", "helping"}
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><div class=c>{contact}</div></header><div class=two><div>{parts(s, makers, left)}</div><div>{parts(s, makers, set(s.order) - left)}</div></div>"
    css = "@page{size:letter;margin:0 0 10mm}body{font:9.4pt 'DejaVu Sans Condensed','DejaVu Sans'}header{background:#7a3b69;color:#fff;padding:10mm 14mm 7mm}h1{font-size:24pt}.c{display:flex;flex-wrap:wrap;gap:3px 18px;font-size:8.6pt;margin-top:6px}.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm;padding:5mm 14mm}h2{font-size:12pt;color:#7a3b69;border-bottom:1px dashed;margin:9px 0 4px}h3{font-size:9.6pt;font-weight:600}.co{text-transform:none;color:#7a3b69}.d{font-style:italic}.e{margin-bottom:7px}.chip{background:#efe3ec;border-radius:8px;padding:0 7px}"
    return page(s, css, body)


def h_newspaper(person, rng):
    """Roles with years only, set as paragraphs under "Employer. Position, years"; skills, certificates and awards in three columns at the foot."""
    s = Sheet(person, rng, When("{yyyy}", "–", open="{start}–"), "about roles studies works helping skills cards prizes tongues likes", split=False, degree=", ", url="name", work=("story", "tools"), card=("issuer",), prize=("place", "by", "date"))
    lead = lambda r: f"<div class=e><p><b>{e(r.company)}.</b> {e(r.title)}, <span class=y>{e(s.dates(r))}</span></p>{el('p', r.intro)}<p>{e(' '.join(f'{point}.' for point in r.points))}</p></div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(lead, roles)), "helping": lambda roles: "".join(map(lead, roles)),
        "studies": lambda studies: "".join(f"<p><b>{e(t.school)}.</b> {e(s.title_of(t))}, {e(s.years(t))}</p>" for t in studies),
        "works": lambda works: "".join(f"<p><b>{named(s, w, w.name)}.</b> {e(w.story)} ({e(', '.join(w.tools))})</p>" for w in works),
        "skills": lambda _: "".join(el("p", k) for k in person.all_skills), "tongues": lambda _: "".join(el("p", t) for t in s.spoken()), "likes": lambda likes: "".join(el("p", x) for x in likes),
        "cards": lambda cards: "".join(f"<p class=e>{named(s, c, c.name)}{'<br><i>' + e(c.issuer) + '</i>' if c.issuer else ''}</p>" for c in cards),
        "prizes": lambda prizes: "".join(f"<p class=e>{named(s, p, p.title)}{' (' + e(p.place) + ')' if p.place else ''}<br><i>{e(p.by)}, {e(s.date(p))}</i></p>" for p in prizes),
    }
    foot = {"skills", "cards", "prizes", "tongues", "likes"}
    contact = " — ".join([*s.reach("place", "phone", "email"), *s.links])
    body = f"<h1>{e(person.name)}</h1><p class=c>{e(contact)}</p>{parts(s, makers, set(s.order) - foot)}<div class=three>{parts(s, makers, foot, tag='h4')}</div>"
    css = "@page{size:A4;margin:18mm 20mm}body{font:10.3pt 'Liberation Serif';line-height:1.32}h1{font-size:34pt;font-weight:400;letter-spacing:-1px;line-height:1;border-bottom:4px double}.c{font-size:9pt;padding:3px 0}h2{font-size:13pt;font-style:italic;font-weight:400;margin:12px 0 2px}.e{margin-bottom:5px}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 8mm;border-top:1px solid;margin-top:10px;font-size:9.2pt}h4{margin:8px 0 2px;font-size:9.5pt}a{text-decoration:none;color:#1b4f8f}"
    return page(s, css, body)
