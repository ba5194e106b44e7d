"""Browser pages with areas side by side: newspaper columns, a banner with a footer of boxes, a right bar that comes first, jobs grouped by house."""

from html import escape as e
from itertools import groupby

from kit.markup import el, part, points
from kit.text import glue

from .markup import body_of, cards, contacts, page, plain, prizes, told, works
from .sheet import Sheet


def gazette(person, rng):
    """Two newspaper columns through the whole sheet under a wide masthead; entries break across columns."""
    s = Sheet(person, rng, ["apostrophe", "behind", "tight", "through"], links=("name", "word"))
    rows = {"roles": lambda: "".join(f"<h3>{e(r.title)}</h3><div class=dim>{e(glue(' | ', r.company, s.dates(r)))}</div>{told(s, r)}" for r in person.roles),
            "studies": lambda: "".join(f"<h3>{e(glue(', ', t.degree, t.subject))}</h3><div class=dim>{e(glue(' | ', t.school, s.years(t)))}</div>{el('p', s.note(t))}" for t in person.studies),
            "skills": lambda: points(person.all_skills),
            "cards": lambda: cards(s, lambda t, i, d, l: f"<h3>{t}</h3><div class=dim>{glue(' | ', i, d)}{l}</div>"),
            "prizes": lambda: prizes(s, lambda t, by, d, pl, st, l: f"<h3>{t}</h3><div class=dim>{glue(' | ', pl, by, d)}{l}</div><p>{st}</p>"),
            "works": lambda: works(s, lambda t, st, tools, d, l: f"<h3>{t}</h3><div class=dim>{glue(' | ', d, ', '.join(tools))}{l}</div><p>{st}</p>")}
    css = "body{font:9.4pt 'Noto Serif'}@page{size:A4;margin:14mm}.mast{border-top:4px double #222;border-bottom:4px double #222;text-align:center;padding:4px;margin-bottom:8px}h1{font-size:24pt;margin:0}.cols{column-count:2;column-gap:9mm;column-rule:1px solid #bbb}h2{font-size:11pt;text-transform:uppercase;margin:8px 0 3px;border-bottom:1px solid}h3{font-size:9.8pt;margin:5px 0 0}.dim{font-style:italic;font-size:8.8pt}section:first-child h2{margin-top:0}"
    return page(s, css, f"<div class=mast><h1>{e(person.name)}</h1>{e('   •   '.join(contacts(person)))}</div><div class=cols>" + part(s, "about", el("p", s.about)) + body_of(s, rows) + "</div>")


def pier(person, rng):
    """Coloured band with the name left and contacts right; jobs with dates at the right; a footer of three boxes for the small sections."""
    s = Sheet(person, rng, ["dotted", "season", "length", "onwards"], hide=("papers", "referees"))
    row = lambda left, right: f"<div class=row><span>{left}</span><span class=r>{right}</span></div>"
    rows = {"roles": lambda: "".join("<div class=item>" + row(f"<b>{e(r.company.upper())}</b> &nbsp;{e(r.place)}", e(glue(" ", s.dates(r), f"({s.lasting(r)})" if s.lasting(r) else ""))) + el("div", r.title, "em") + told(s, r) + "</div>" for r in person.roles),
            "studies": lambda: "".join("<div class=item>" + row(f"<b>{e(t.school.upper())}</b>", e(s.years(t))) + el("div", glue(": ", t.degree, t.subject), "em") + el("p", s.note(t)) + "</div>" for t in person.studies),
            "works": lambda: works(s, lambda t, st, tools, d, l: "<div class=item>" + row(f"<b>{t}</b>{l}", d) + f"<p>{st}{' [' + ' · '.join(tools) + ']' if tools else ''}</p></div>"),
            "skills": lambda: "".join(f"<div>▪ {e(k)}</div>" for k in person.all_skills),
            "cards": lambda: cards(s, lambda t, i, d, l: f"<p><b>{t}</b><br>{glue(', ', i, d)}{l}</p>"),
            "prizes": lambda: prizes(s, lambda t, by, d, pl, st, l: f"<p><b>{t}</b>{' (' + pl + ')' if pl else ''}<br>{glue(', ', by, d)}{l}{'<br>' + st if st else ''}</p>"),
            "tongues": lambda: "".join(f"<div>{e(a)}: {e(b)}</div>" for a, b in person.tongues)}
    wide = body_of(s, rows, ("roles", "studies", "works", "helping"))
    boxes = "".join(f"<div class=box>{part(s, n, rows[n]() if n in rows else plain(s, n), 'h4')}</div>" for n in s.order("skills", "cards", "prizes", "tongues", "likes"))
    css = "body{font:9.6pt 'Noto Sans'}@page{size:A4;margin:12mm 0}@page:first{margin-top:0}.band{background:#5b2a4c;color:#fff;padding:11mm 16mm 7mm;display:flex;justify-content:space-between}h1{margin:0;font-size:23pt}.band .r{text-align:right;font-size:9pt}.main{padding:2mm 16mm}h2{font-size:11.5pt;color:#5b2a4c;margin:10px 0 4px}.row{display:flex;justify-content:space-between}.em{font-style:italic}.item{margin-bottom:6px}.boxes{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;padding:2mm 16mm}.box{background:#f3ecf1;padding:6px 9px;font-size:9pt;break-inside:avoid}h4{margin:0 0 4px;color:#5b2a4c}.url{word-break:break-all}"
    return page(s, css, f"<div class=band><div><h1>{e(person.name)}</h1>{el('div', person.job)}</div><div class=r>{'<br>'.join(map(e, contacts(person)))}</div></div><div class=main>{part(s, 'about', el('p', s.about))}{wide}</div><div class=boxes>{boxes}</div>")


def harbourwall(person, rng):
    """A narrow bar at the right that the source tells first; jobs "Title — Employer" with the dates under them; skills as five dots."""
    s = Sheet(person, rng, ["points", "until", "single", "behind"], work=("tools", "url"), hide=("papers",))
    dots = lambda k: f"<span class=dots>{'●' * (3 + k % 3)}{'○' * (2 - k % 3)}</span>"
    rows = {"skills": lambda: "".join(f"<div class=sk><span>{e(x)}</span>{dots(k)}</div>" for k, x in enumerate(person.all_skills)),
            "cards": lambda: cards(s, lambda t, i, d, l: f"<div class=item><b>{t}</b><br>{i}<br>{d}{l}</div>"),
            "tongues": lambda: "".join(f"<div class=sk><span>{e(a)}</span><span>{e(b)}</span></div>" for a, b in person.tongues),
            "likes": lambda: "".join(el("div", x) for x in person.likes),
            "roles": lambda: "".join(f"<div class=item><b>{e(r.title)} — {e(r.company)}</b><div class=dim>{e(glue(', ', s.dates(r), r.place))}</div>{told(s, r)}</div>" for r in person.roles),
            "studies": lambda: "".join(f"<div class=item><b>{e(t.degree)}{' — ' + e(t.subject) if t.subject else ''}</b><div>{e(t.school)}, {e(t.place)}</div><div class=dim>{e(s.years(t))}</div>{el('div', s.note(t))}</div>" for t in person.studies),
            "prizes": lambda: prizes(s, lambda t, by, d, pl, st, l: f"<div class=item><b>{t}{' — ' + pl if pl else ''}</b><div class=dim>{glue(', ', by, d)}{l}</div>{st}</div>"),
            "works": lambda: works(s, lambda t, st, tools, d, l: f"<div class=item><b>{t}</b>{' (' + ', '.join(tools) + ')' if tools else ''}{l}<div>{st}</div></div>")}
    bar = f"<h2>{e(s.heads['contact'])}</h2>" + "".join(f"<div>{e(x)}</div>" for x in contacts(person)) + body_of(s, rows, ("skills", "cards", "tongues", "likes"))
    main = part(s, "about", el("p", s.about)) + body_of(s, rows, ("roles", "studies", "prizes", "works", "helping", "referees"))
    css = "body{font:9.6pt 'Liberation Sans'}@page{margin:14mm}.bar{float:right;width:52mm;border-left:3px solid #d98e04;padding-left:5mm;margin-left:6mm;overflow-wrap:anywhere}.main{margin-right:60mm}h1{font-size:22pt;margin:0;font-weight:bold}h2{font-size:10.5pt;letter-spacing:2px;text-transform:uppercase;color:#b87400;margin:11px 0 4px}.bar>h2{margin-top:0}.item{margin-bottom:6px}.sk{display:flex;justify-content:space-between}.dots{color:#d98e04;font-size:8pt}.dim{color:#666}"
    return page(s, css, f"<div class=bar>{bar}</div><div class=main><h1>{e(person.name)}</h1>{el('div', person.job, 'dim')}{main}</div>")


def houses(person, rng):
    """Each employer once, as a shaded line with its place, the roles below it with dates at left; projects and prizes as cards in two columns."""
    s = Sheet(person, rng, ["interval", "arrow", "short", "dashes"], hide=("likes",))
    spells = [list(g) for _, g in groupby(person.roles, key=lambda r: r.company)]
    role = lambda r: f"<div class=pair><div class=dim>{e(s.dates(r))}</div><div><b>{e(r.title)}</b>{told(s, r)}</div></div>"
    card = lambda inner: f"<div class=card>{inner}</div>"
    rows = {"roles": lambda: "".join(f"<div class=firm>{e(g[0].company)} <span>{e(g[0].place)}</span></div>" + "".join(map(role, g)) for g in spells),
            "studies": lambda: "".join(f"<div class=firm>{e(t.school)} <span>{e(t.place)}</span></div><div class=pair><div class=dim>{e(s.years(t))}</div><div><b>{e(t.degree)}</b> {e(t.subject)}{el('div', s.note(t))}</div></div>" for t in person.studies),
            "skills": lambda: "<div class=three>" + "".join(f"<div><u>{e(k)}</u>{''.join(el('div', x) for x in v)}</div>" for k, v in person.skills.items()) + "</div>",
            "cards": lambda: cards(s, lambda t, i, d, l: f"<div class=pair><div class=dim>{d}</div><div>{t}{' · ' + i if i else ''}{l}</div></div>"),
            "prizes": lambda: "<div class=two>" + prizes(s, lambda t, by, d, pl, st, l: card(f"<b>{t}</b><div>{pl}</div><div>{st}</div><div class=dim>{glue(', ', by, d)}{l}</div>")) + "</div>",
            "works": lambda: "<div class=two>" + works(s, lambda t, st, tools, d, l: card(f"<b>{t}</b><div class=dim>{d}</div><div>{st}</div>{'<div class=dim>' + ' | '.join(tools) + '</div>' if tools else ''}{l}")) + "</div>"}
    css = "body{font:10pt 'DejaVu Sans Condensed'}@page{size:A4;margin:15mm}h1{font-size:18pt;margin:0;color:#23466e}h2{font-size:12pt;color:#fff;background:#23466e;padding:1px 8px;margin:11px 0 5px}.firm{background:#e8eef5;padding:1px 8px;font-weight:bold;margin-top:4px}.firm span{float:right;font-weight:normal}.pair{display:grid;grid-template-columns:38mm 1fr;margin:3px 8px}.dim{color:#555;font-size:9pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.card{border:1px solid #b9c7d8;padding:4px 8px;break-inside:avoid;overflow-wrap:anywhere}.three{display:grid;grid-template-columns:repeat(3,1fr)}"
    return page(s, css, f"<h1>{e(person.name)}</h1><p>{e(person.email)} | {e(person.phone)} | {e(person.place)}{' | ' + e(' | '.join(person.links)) if person.links else ''}</p>" + part(s, "about", el("p", s.about)) + body_of(s, rows))
