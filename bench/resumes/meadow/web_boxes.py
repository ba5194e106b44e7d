"""Pages with columns for the browser: a ledger, a grey side column, headings in a gutter, an application form."""

from html import escape as e

from kin.markup import address, named, page, parts, skills_by_group, told
from kit.markup import el

from .sheet import Dates, Leaf, after, glue
from .web_plain import BULLET_LIST, lines


def p_ledger(person, rng):
    """Tables with hairlines: dates, then position and duties, then employer and place in a third column; awards and certificates with their giver there too."""
    s = Leaf(person, rng, Dates("{mm}.{yyyy}", " – "), rng.choice(["about roles studies cards prizes works skills tongues helping", "roles works studies prizes cards skills tongues likes"]), degree=", ", studied="months")
    row = lambda when, what, who: f"<tr><td class=w>{e(when)}</td><td>{what}</td><td class=o>{who}</td></tr>"
    table = lambda rows: f"<table>{''.join(rows)}</table>"
    place = lambda thing, name: f"{e(name)}<br>{e(thing.place)}"
    entry = lambda r: row(s.dates(r), f"<b>{e(r.title)}</b>{told(r)}", place(r, r.company))
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: table(map(entry, roles)), "helping": lambda roles: table(map(entry, roles)),
        "studies": lambda studies: table(row(s.years(t), f"<b>{e(s.title_of(t))}</b>{el('p', t.note)}", place(t, t.school)) for t in studies),
        "cards": lambda cards: table(row(s.date(c), f"{e(c.name)}{address(s, c, '<br>')}", e(c.issuer)) for c in cards),
        "prizes": lambda prizes: table(row(s.date(p), f"<b>{e(p.title)}</b>{', ' + e(p.place) if p.place else ''}{el('p', p.story)}{address(s, p, '<p>', '</p>')}", e(p.by)) for p in prizes),
        "works": lambda works: table(row(s.dates(w), f"<b>{e(w.name)}</b><p>{e(w.story)}</p>{address(s, w, '<p>', '</p>')}", e(", ".join(w.tools))) for w in works),
        "skills": lambda groups: skills_by_group(s), "tongues": lambda _: el("p", ", ".join(s.spoken())), "likes": lambda likes: el("p", ", ".join(likes)),
    }
    body = f"<h1>{e(person.name)}</h1><p class=c>{e(', '.join([*s.reach('place', 'phone', 'email'), *s.links]))}</p>" + parts(s, makers)
    css = "@page{size:A4;margin:18mm 17mm;@bottom-center{content:'NAME – ' counter(page) ' / ' counter(pages);font:8pt 'Liberation Sans';color:#777}}body{font:9.6pt/1.35 'Liberation Sans'}h1{font-size:18pt;font-weight:400}.c{color:#444;margin-bottom:5px}h2{font-size:10pt;color:#7c2d12;margin:13px 0 3px}table{width:100%;border-collapse:collapse;table-layout:fixed}td{vertical-align:top;border-top:1px solid #bbb;padding:3px 8px 3px 0}tr{break-inside:avoid}.w{width:38mm;white-space:nowrap}.o{width:40mm}" + BULLET_LIST
    return page(s, css.replace("NAME", person.name), body)


def p_leftside(person, rng):
    """A grey column at the left with contacts, skills, languages and certificates; at the right "Employer — Position", dates and place beneath."""
    s = Leaf(person, rng, Dates("{Mon} {yyyy}", " {to} "), "skills cards tongues likes about roles works prizes studies helping", url=rng.choice(["text", "word"]), degree=" in " if person.lang == "en" else ", ", split=False, studied="last")
    entry = lambda r: f"<div class=e><p><b>{e(r.company)}</b> — {e(r.title)}</p><p class=d>{e(glue(' · ', s.dates(r), r.place))}</p>{told(r)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "skills": lambda _: lines(person.all_skills), "tongues": lambda _: lines(s.spoken()), "likes": lines,
        "cards": lambda cards: "".join(f"<div class=e><p><b>{e(c.name)}</b></p>{el('p', c.issuer)}{el('p', s.date(c))}{address(s, c, '<p class=u>', '</p>')}</div>" for c in cards),
        "works": lambda works: "".join(f"<div class=e><p><b>{e(w.name)}</b>{address(s, w, ' – ')}</p><p class=d>{e(glue(' · ', s.dates(w), ', '.join(w.tools)))}</p><p>{e(w.story)}</p></div>" for w in works),
        "prizes": lambda prizes: "".join(f"<div class=e><p><b>{e(p.title)}</b> — {e(glue(', ', p.place, p.by))}</p><p class=d>{e(s.date(p))}{address(s, p, ' · ' if p.date else '')}</p>{el('p', p.story)}</div>" for p in prizes),
        "studies": lambda studies: "".join(f"<div class=e><p><b>{e(t.school)}</b> — {e(s.title_of(t))}</p><p class=d>{e(glue(' · ', s.years(t), t.place))}</p></div>" for t in studies),
    }
    contact = lines([*s.reach("phone", "email", "place"), *s.links, *([s.born] if s.born else [])])
    side = f"<h1>{e(person.name)}</h1><p class=j>{e(person.job)}</p><h2>{e(s.heads['contact'])}</h2>{contact}" + parts(s, makers, {"skills", "cards", "tongues", "likes"})
    body = f"<div class=g><aside>{side}</aside><main>{parts(s, makers, {'about', 'roles', 'works', 'prizes', 'contests', 'hacks', 'studies', 'helping'})}</main></div>"
    css = "@page{size:A4;margin:0}body{font:9.3pt/1.35 'Noto Sans'}.g{display:grid;grid-template-columns:66mm 1fr;min-height:297mm}aside{background:#eceff1;padding:14mm 6mm 10mm 10mm;overflow-wrap:anywhere}main{padding:14mm 12mm 10mm 9mm}h1{font-size:18pt;line-height:1.15}.j{color:#37627a;margin-top:3px}h2{font-size:11pt;color:#37627a;margin:11px 0 4px}main section:first-child h2{margin-top:0}.d{color:#666;font-size:8.8pt}.e{margin-bottom:6px;break-inside:avoid}.u{font-size:8.2pt}" + BULLET_LIST
    return page(s, css, body)


def p_gutter(person, rng):
    """Headings right-aligned in a gutter; employer in capitals, "Position, dates" below; "Since 04/2020" for what goes on; certificates in one run."""
    s = Leaf(person, rng, Dates("{mm}/{yyyy}", "–", open="{Since} {start}"), rng.choice(["about skills roles studies works prizes cards tongues papers", "about roles studies cards works prizes helping skills tongues clubs"]), url=rng.choice(["text", "name"]), degree=", ", studied="both")
    entry = lambda r: f"<div class=e><p class=k>{e(r.company)}</p><p><b>{e(r.title)}</b>, {e(s.dates(r))}</p>{told(r)}</div>"
    card = lambda c: f"{named(s, c, c.name)}{e(' (' + glue(', ', c.issuer, s.date(c)) + ')') if c.issuer or c.date else ''}{address(s, c, ' ')}"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(f"<div class=e><p class=k>{e(t.school)}</p><p><b>{e(s.title_of(t))}</b>, {e(s.years(t))}</p>{el('p', t.note)}</div>" for t in studies),
        "cards": lambda cards: f"<p>{'; '.join(map(card, cards))}</p>", "skills": lambda _: skills_by_group(s, sign="; "), "tongues": lambda _: el("p", "; ".join(s.spoken())), "clubs": lines, "papers": lines,
        "works": lambda works: "".join(f"<div class=e><p><b>{named(s, w, w.name)}</b>{after(e(s.dates(w)), ', ')}</p><p>{e(w.story)}</p><p>{e(s.tool_word)}: {e('; '.join(w.tools))}</p>{address(s, w, '<p>', '</p>')}</div>" for w in works),
        "prizes": lambda prizes: "".join(f"<div class=e><p><b>{named(s, p, p.title)}</b>{after(e(s.date(p)), ', ')}</p><p>{e(glue('; ', p.by, p.place))}</p>{el('p', p.story)}{address(s, p, '<p>', '</p>')}</div>" for p in prizes),
    }
    makers = {name: (lambda make: lambda things: f"<div>{make(things)}</div>")(make) for name, make in makers.items()}
    body = f"<header><h1>{e(person.name)}</h1>{lines(s.reach('place', 'email', 'phone'))}{lines(s.links)}</header>" + parts(s, makers)
    css = "@page{size:A4;margin:20mm 20mm 18mm 16mm}body{font:10.2pt/1.35 'Liberation Serif'}header{padding-left:45mm}h1{font-size:20pt}section{display:grid;grid-template-columns:39mm 1fr;gap:6mm;margin-top:11px;border-top:1px solid #999;padding-top:5px}h2{font-size:10.6pt;text-align:right;font-weight:400;font-style:italic}.k{text-transform:uppercase;font-size:9.4pt;letter-spacing:.03em}.e{margin-bottom:7px;break-inside:avoid}" + BULLET_LIST
    return page(s, css, body)


def p_form(person, rng):
    """A public employer's application form: bordered tables with a heading row of column names, personal details in label cells."""
    s = Leaf(person, rng, Dates("{m}/{yyyy}", " - "), "roles studies cards works prizes skills tongues helping about", degree=", ", studied="months", split=False)
    label = s.label
    table = lambda names, rows: "<table><thead><tr>" + "".join(f"<th>{e(label.get(name, name))}</th>" for name in names) + "</tr></thead>" + "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows) + "</table>"
    jobs = lambda roles: table(["span", "work", "title", "tasks"], [(e(s.dates(r)), e(glue(", ", r.company, r.place)), e(r.title), told(r)) for r in roles])
    boxed = lambda text: f"<table><tr><td>{e(text)}</td></tr></table>"
    makers = {
        "about": lambda _: boxed(person.about), "roles": jobs, "helping": jobs, "skills": lambda _: boxed(", ".join(person.all_skills)), "tongues": lambda _: boxed(", ".join(s.spoken())),
        "studies": lambda studies: table(["span", "school", "degree"], [(e(s.years(t)), e(glue(", ", t.school, t.place)), e(s.title_of(t))) for t in studies]),
        "cards": lambda cards: table(["name", "issuer", "date", "link"], [(e(c.name), e(c.issuer), e(s.date(c)), address(s, c)) for c in cards]),
        "works": lambda works: table(["name", "span", s.tool_word], [(f"<b>{e(w.name)}</b><br>{e(w.story)}{address(s, w, '<br>')}", e(s.dates(w)), e(", ".join(w.tools))) for w in works]),
        "prizes": lambda prizes: table(["name", "place_won", "issuer", "date"], [(f"<b>{e(p.title)}</b>{'<br>' + e(p.story) if p.story else ''}{address(s, p, '<br>')}", e(p.place), e(p.by), e(s.date(p))) for p in prizes]),
    }
    details = "".join(f"<tr><th>{e(label[name])}</th><td>{e(text)}</td></tr>" for name, text in [("who", person.name), *((name, getattr(person, name)) for name in ("place", "phone", "email") if name in s.contact), *(("web", link) for link in s.links)])
    body = f"<h2>{e(s.heads['contact'])}</h2><table class=p>{details}</table>" + parts(s, makers)
    css = "@page{size:A4;margin:15mm}body{font:9.2pt/1.3 'Liberation Sans'}h2{font-size:11pt;margin:12px 0 4px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #555;padding:3px 5px;text-align:left;vertical-align:top}th{background:#f0f0f0;font-weight:700}.p th{width:36mm}tr{break-inside:avoid}.roles td:nth-child(1),.helping td:nth-child(1),.studies td:nth-child(1){width:37mm;white-space:nowrap}.roles td:nth-child(2),.helping td:nth-child(2){width:34mm}.roles td:nth-child(3),.helping td:nth-child(3){width:32mm}.cards td:nth-child(3),.prizes td:nth-child(4){width:18mm}.cards td:nth-child(4){overflow-wrap:anywhere;width:52mm}" + BULLET_LIST
    return page(s, css, body)
