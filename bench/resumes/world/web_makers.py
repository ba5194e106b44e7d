"""After the résumé makers: a graphic sidebar, small icons and chips, cards of a JSON theme, two kinds of entries side by side."""

from html import escape as e

from kit.markup import el, link, part, points
from kit.text import glue

from .markup import each, page, told
from .sheet import Sheet, When


def graphic(person, rng):
    """Dark full-height sidebar with a portrait, icons, schools and bars; a line of dots down the right side with years in pills above each role."""
    s = Sheet(person, When("{yyyy}", "{start} - {end}", now="Now"), rng, hide="papers helping", card="issuer url", work="story url", heads={"roles": "WORK EXPERIENCE", "about": "HELLO!", "contact": "CONTACT ME", "skills": "MY SKILLS"})
    contact = each([("✆", person.phone), ("✉", person.email), ("⌂", person.place)], lambda x: f"<p class=c><b>{x[0]}</b>{e(x[1])}</p>")
    schools = each(person.studies, lambda t: f"<div class=g><h4>{e(glue(' ', t.degree, t.subject and '/ ' + t.subject))}</h4><p>{e(t.school)}</p><p>{e(s.years(t, ' - '))}</p></div>")
    bars = each(enumerate(person.all_skills), lambda x: f"<p>{e(x[1])}</p><div class=bar><i style='width:{95 - x[0] % 4 * 15}%'></i></div>")
    roles = each(person.roles, lambda r: f"<div class=t><span class=pill>{e(s.dates(r))}</span><h3>{e(r.title)}</h3><p class=f>{e(r.company)} | {e(r.place)}</p>{told(s, r)}</div>")
    prizes = each(person.prizes, lambda p: f"<div class=g>{el('p', p.place, 'pl')}<h4>{e(p.title)}</h4><p>{e(glue(', ', p.by, s.date(p)))}</p></div>")
    works = each(person.works, lambda w: f"<div class=g><h4>{e(w.name)}</h4><p>{e(w.story)}</p>{el('p', w.url, 'u')}</div>")
    cards = each(person.cards, lambda c: f"<p class=g><b>{link(c.name, c.url)}</b><br>{e(c.issuer)}</p>")
    side = f"<div class=photo></div><section><h2>{e(s.heads['contact'])}</h2>{contact}</section>" + part(s, "studies", schools) + part(s, "skills", bars) + part(s, "tongues", each(person.tongues, lambda x: f"<p>{e(x[0])} <small>{e(x[1])}</small></p>")) + part(s, "likes", el("p", ", ".join(person.likes)))
    first, _, last = person.name.partition(" ")
    main = f"<h1>{e(first)}<br><b>{e(last)}</b></h1><p class=job>{e(person.job.upper())}</p>" + part(s, "about", el("p", person.about)) + part(s, "roles", roles) + f"<div class=pair>{part(s, 'prizes', prizes)}{part(s, 'works', works)}</div>" + part(s, "cards", cards)
    css = "@page{size:A4;margin:0}body{font:9.2pt 'Noto Sans'}.w{display:grid;grid-template-columns:235px 1fr;min-height:1122px}.s{background:#22303c;color:#fff;padding:26px 22px;word-break:break-word}.m{padding:30px 34px}.photo{width:120px;height:120px;border-radius:50%;background:#c9a27e;margin:0 auto 16px}h1{font:300 26pt/1.05 'Noto Sans'}.job{letter-spacing:2px;color:#a0703f;margin:4px 0 6px}h2{text-transform:uppercase;font-size:11pt;letter-spacing:1.5px;margin:14px 0 6px;border-bottom:2px solid #c9a27e;padding-bottom:2px}.c{font-size:8.2pt;word-break:normal;overflow-wrap:anywhere;margin-left:-6px}.c b{color:#c9a27e;margin-right:5px}.g{margin-bottom:7px}.bar{background:#42525f;height:5px;margin:2px 0 5px}.bar i{display:block;height:5px;background:#c9a27e}.t{border-left:2px solid #c9a27e;padding-left:14px;margin-bottom:9px;break-inside:avoid}.pill{background:#22303c;color:#fff;border-radius:9px;padding:1px 9px;font-size:8pt}.f{color:#a0703f}.pair{display:grid;grid-template-columns:1fr 1fr;gap:24px}.pl{color:#a0703f;font-weight:700;font-size:8pt;text-transform:uppercase}.u{font-size:8pt;color:#a0703f}"
    return page(s, css, f"<div class=w><div class=s>{side}</div><div class=m>{main}</div></div>")


def cards(person, rng):
    """A JSON theme: a fixed card at the left, a white card for each section, names of things are links, the date at the right, keywords as grey tags."""
    s = Sheet(person, When("{Mon}, {yyyy}", "{start} - {end}"), rng, hide="papers likes", card="issuer date url", prize="by date place story url", work="story tools dates url", heads={"about": "About", "roles": "Work Experience", "helping": "Volunteer Work", "prizes": "Awards", "cards": "Certificates"})
    line = lambda left, right: f"<div class=l><div>{left}</div><small>{e(right)}</small></div>"
    tags = lambda items: "<p>" + each(items, lambda x: f"<span class=k>{e(x)}</span> ") + "</p>"
    roles = each(person.roles, lambda r: f"<div class=e>{line(f'<h3>{e(r.title)}</h3><p><i>{e(r.company)}</i></p>', s.dates(r))}{told(s, r)}</div>")
    works = each(person.works, lambda w: f"<div class=e>{line(f'<h3>{link(w.name, w.url)}</h3>', s.dates(w))}<p>{e(w.story)}</p>{tags(w.tools)}</div>")
    schools = each(person.studies, lambda t: "<div class=e>" + line(el("h3", glue(", ", t.subject, t.degree)) + f"<p><i>{e(t.school)}</i></p>", s.years(t, " - ")) + "</div>")
    prizes = each(person.prizes, lambda p: "<div class=e>" + line(f"<h3>{link(p.title, p.url)}</h3>" + el("p", glue(" · ", p.place, p.by), "em"), s.date(p)) + el("p", p.story) + "</div>")
    certs = each(person.cards, lambda c: f"<div class=e>{line(f'<h3>{link(c.name, c.url)}</h3><p class=em>{e(c.issuer)}</p>', s.date(c))}</div>")
    skills = each(person.skills.items(), lambda x: f"<div class=e>{el('h4', x[0])}{tags(x[1])}</div>")
    helping = each(s.all("helping"), lambda r: f"<div class=e>{line(f'<h3>{e(r.title)}</h3><p><i>{e(r.company)}</i></p>', s.dates(r))}{told(s, r)}</div>")
    left = f"<div class=ph></div><h1>{e(person.name)}</h1><p>{e(person.job)}</p><hr><p>⌂ {e(person.place)}</p><p>✉ {e(person.email)}</p><p>☏ {e(person.phone)}</p>" + each(person.links, lambda x: f"<p>↗ {e(x)}</p>") + part(s, "tongues", each(person.tongues, lambda x: f"<p><b>{e(x[0])}</b> {e(x[1])}</p>"), "h4")
    right = part(s, "about", el("p", person.about), icon="☺ ") + part(s, "roles", roles, icon="⚒ ") + part(s, "works", works, icon="❏ ") + part(s, "skills", skills, icon="🛠 ") + part(s, "studies", schools, icon="🎓 ") + part(s, "prizes", prizes, icon="🏆 ") + part(s, "cards", certs, icon="✓ ") + part(s, "helping", helping, icon="♥ ")
    css = "@page{size:letter;margin:10mm}body{font:9.3pt 'Liberation Sans';background:#eef1f4}.w{display:grid;grid-template-columns:195px 1fr;gap:12px}.a{background:#fff;padding:14px;text-align:center;align-self:start;word-break:break-word;font-size:8.6pt}.ph{width:84px;height:84px;border-radius:50%;background:#8aa;margin:0 auto 8px}h1{font-size:15pt}section{background:#fff;padding:10px 14px;margin-bottom:10px}.a section{padding:6px 0 0;margin:0}h2{font-size:11.5pt;color:#2a6f97;font-weight:400;border-bottom:1px solid #ddd;margin-bottom:5px}h3{font-size:10pt}.l{display:flex;justify-content:space-between;gap:12px}.l small{white-space:nowrap;color:#777}.e{margin-bottom:7px;break-inside:avoid}.k{background:#e3e7ea;border-radius:3px;padding:1px 6px;font-size:8pt;display:inline-block;margin:1px 0}.em{color:#555;font-style:italic}a{text-decoration:none;color:#2a6f97}"
    return page(s, css, f"<div class=w><div class=a>{left}</div><div>{right}</div></div>")


def mixed_grid(person, rng):
    """An open-source builder: centred name, contacts in a row, roles over the whole width with employer left and place right; small sections in a grid of two, skills as name over keywords, a link line under entries."""
    to = " to " if person.lang == "en" else " a "
    s = Sheet(person, When("{Month} {yyyy}", "{start}" + to + "{end}"), rng, hide="likes", card="issuer date url", prize="by date place url", work="story tools url dates", heads={"about": "Summary", "works": "Projects", "cards": "Certifications", "prizes": "Awards", "helping": "Volunteering"})
    split = lambda a, b, css="": f"<div class='x {css}'><span>{e(a)}</span><span>{e(b)}</span></div>"
    url = lambda text: f"<p class=u>↗ {link(text, text)}</p>" if text else ""
    roles = each(person.roles, lambda r: f"<div class=e>{split(r.company, s.dates(r), 'b')}{split(r.title, r.place)}{told(s, r)}</div>")
    schools = each(person.studies, lambda t: f"<div class=e>{split(t.school, s.years(t, to), 'b')}{split(t.subject or t.degree, t.degree if t.subject else t.place)}{el('p', t.note)}</div>")
    works = each(person.works, lambda w: f"<div class=e>{split(w.name, s.dates(w), 'b')}<p>{e(w.story)}</p>{url(w.url)}<p class=kw>{e(', '.join(w.tools))}</p></div>")
    prizes = each(person.prizes, lambda p: f"<div class=e>{split(p.title, s.date(p), 'b')}{split(p.by, p.place)}{url(p.url)}</div>")
    certs = each(person.cards, lambda c: f"<div class=e>{split(c.name, s.date(c), 'b')}<p>{e(c.issuer)}</p>{url(c.url)}</div>")
    groups = each(person.skills.items(), lambda x: f"<div class=e>{el('p', x[0], 'b')}<p>{e(', '.join(x[1]))}</p></div>")
    tongues = each(person.tongues, lambda x: f"<div class=e><p class=b>{e(x[0])}</p><p>{e(x[1])}</p></div>")
    helping = each(s.all("helping"), lambda r: f"<div class=e>{split(r.company, s.dates(r), 'b')}{split(r.title, r.place)}</div>")
    contacts = each([("⌂", person.place), ("☎", person.phone), ("✉", person.email), *[("↗", x) for x in person.links]], lambda x: f"<span>{x[0]} {e(x[1])}</span>")
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><div class=c>{contacts}</div></header>" + part(s, "about", el("p", person.about)) + part(s, "roles", roles) + part(s, "studies", f"<div class=two>{schools}</div>") + part(s, "works", f"<div class=two>{works}</div>")
    body += part(s, "skills", f"<div class=three>{groups}</div>") + part(s, "prizes", f"<div class=two>{prizes}</div>") + part(s, "cards", f"<div class=two>{certs}</div>") + part(s, "tongues", f"<div class=three>{tongues}</div>") + part(s, "helping", helping) + part(s, "papers", points(person.papers))
    css = "@page{size:A4;margin:13mm}body{font:9.5pt 'Noto Serif','Liberation Serif'}header{text-align:center;margin-bottom:6px}h1{font-size:20pt}.c{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 14px;font-size:8.6pt;margin-top:4px}h2{font-size:11pt;color:#b5462f;border-bottom:1px solid #b5462f;margin:11px 0 5px}.x{display:flex;justify-content:space-between;gap:10px}.x span:last-child{text-align:right}.b{font-weight:700}.e{margin-bottom:6px;break-inside:avoid}.two{display:grid;grid-template-columns:1fr 1fr;gap:2px 26px}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:2px 20px}.kw{font-size:8.5pt;font-style:italic}.u{font-size:8.2pt}.u a{text-decoration:none;color:#b5462f}"
    return page(s, css, body)


def impact(person, rng):
    """Achievements first, three abreast under icons; then rows with dates and place stacked in a narrow left column, employer in colour over the title; tools after a slash."""
    s = Sheet(person, When("{mm}/{yyyy}", "{start} — {end}", now="Ongoing"), rng, hide="papers helping", card="issuer", prize="by date place story url", work="story tools url", heads={"about": "SUMMARY", "prizes": "KEY ACHIEVEMENTS", "roles": "EXPERIENCE", "cards": "TRAINING / COURSES", "likes": "PASSIONS", "skills": "STRENGTHS & SKILLS"})
    row = lambda when, place, inner: f"<div class=r><div class=d><b>{e(when)}</b><br>{e(place)}</div><div>{inner}</div></div>"
    prizes = each(zip("★⚑♦✚", person.prizes), lambda x: f"<div><span class=i>{x[0]}</span><h4>{link(x[1].title, x[1].url)}</h4>{el('p', glue(', ', x[1].place, x[1].by), 'em')}{el('p', x[1].story)}{el('p', s.date(x[1]), 'm')}</div>")
    roles = each(person.roles, lambda r: row(s.dates(r), r.place, f"<p class=f>{e(r.company)}</p><h3>{e(r.title)}</h3>{told(s, r)}"))
    schools = each(person.studies, lambda t: row(s.years(t, " — "), t.place, f"<p class=f>{e(t.school)}</p><h3>{e(glue(' in ' if s.lang == 'en' else ' – ', t.degree, t.subject))}</h3>"))
    works = each(person.works, lambda w: row("", "", f"<h3>{e(w.name)} <small>/ {e(' / '.join(w.tools))}</small></h3><p>{e(w.story)}</p>{el('p', w.url, 'm')}"))
    cards_ = each(person.cards, lambda c: f"<div><h4>{e(c.name)}</h4><p>{e(c.issuer)}</p></div>")
    tongues = each(person.tongues, lambda x: f"<div><b>{e(x[0])}</b> <span class=m>{e(x[1])}</span></div>")
    body = f"<h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p><p class=c>{e(glue('   •   ', person.phone, person.email, *person.links, person.place))}</p>" + part(s, "about", el("p", person.about)) + part(s, "prizes", f"<div class=three>{prizes}</div>") + part(s, "roles", roles) + part(s, "works", works) + part(s, "studies", schools)
    body += part(s, "skills", "<div class=k>" + each(person.all_skills, lambda x: f"<span>{e(x)}</span>") + "</div>") + part(s, "cards", f"<div class=three>{cards_}</div>") + part(s, "tongues", f"<div class=three>{tongues}</div>") + part(s, "likes", el("p", " and ".join(person.likes) if s.lang == "en" else ", ".join(person.likes)))
    css = "@page{size:A4;margin:9mm 14mm}body{font:9.4pt 'Noto Sans'}h1{font-size:23pt}.job,.f{color:#0a7d6e;font-weight:600}.c{font-size:8.6pt;white-space:pre-wrap}h2{text-transform:uppercase;font-size:10.5pt;letter-spacing:.5px;border-bottom:2px solid #111;margin:12px 0 6px}h3{font-size:10.5pt;font-weight:600}h3 small{font-weight:400;color:#666}h4{font-size:9.4pt}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:6px 18px}.i{color:#0a7d6e;font-size:14pt}.m{color:#777;font-size:8.4pt}.em{font-style:italic}.r{display:grid;grid-template-columns:112px 1fr;gap:14px;margin-bottom:7px;break-inside:avoid}.d{font-size:8.3pt;color:#555}.k span{display:inline-block;border:1px solid #0a7d6e;border-radius:3px;padding:1px 7px;margin:2px 5px 2px 0}"
    return page(s, css, body)
