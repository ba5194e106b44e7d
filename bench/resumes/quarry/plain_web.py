"""Plain documents: the coral template of an online editor, the one-page form of an American careers office, a table with grey banners."""

from html import escape as e

from .page import each, el, name, page, parts, ref, story, told, ul
from .sheet import Dates, Sheet, glue


def p_coral(person, rng):
    """"Employer, Place — *Position*" over the dates in small capitals; skills, awards and languages in a narrow column at the right."""
    s = Sheet(person, rng, Dates("{Month} {yyyy}", " - ", now="Present"), "about roles studies works helping skills prizes cards tongues likes", url=rng.choice(["text", "name"]), studied="months", join=", ", drop="prizes.story")
    head = lambda first, place, second: f"<h3>{e(glue(', ', first, place))} — <i>{e(second)}</i></h3>"
    when = lambda text: el("p", text.upper(), "d")
    entry = lambda r: f"<div class=e>{head(r.company, r.place, r.title)}{when(r.when)}{told(r)}</div>"
    makers = {
        "about": lambda text: el("p", text), "roles": each(entry), "helping": each(entry),
        "studies": each(lambda t: f"<div class=e>{head(t.school, t.place, t.name)}{when(t.when)}{el('p', t.note)}</div>"),
        "works": each(lambda w: f"<div class=e><h3>{name(s, w, w.name)} — <i>{e(', '.join(w.tools))}</i></h3>{when(w.when)}{story(w.story)}{ref(w, '<p>', '</p>')}</div>"),
        "prizes": each(lambda p: f"<p class=s><b>{name(s, p, p.title)}</b><br>{e(glue(', ', p.rank, p.by, p.when))}{ref(p, '<br>')}</p>"),
        "cards": each(lambda c: f"<p class=s><b>{name(s, c, c.name)}</b>{'<br>' + e(glue(', ', c.issuer, c.when)) if c.issuer or c.when else ''}{ref(c, '<br>')}</p>"),
        "skills": lambda groups: "".join(el("p", item) for items in groups.values() for item in items), "tongues": lambda _: el("p", ", ".join(s.spoken())), "likes": lambda likes: el("p", ", ".join(likes)),
    }
    side = {"skills", "prizes", "contests", "hacks", "cards", "tongues", "likes"}
    contact = "".join(el("p", text) for text in s.reach("place")) + "".join(f"<p><b>{e(text)}</b></p>" for text in [*s.reach("phone", "email"), *s.links])
    body = f"<div class=two><div><h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p></div><div class=c>{contact}</div><div>{parts(s, makers, set(s.order) - side)}</div><div>{parts(s, makers, side)}</div></div>"
    css = "@page{size:letter;margin:19mm 20mm 16mm}body{font:9.2pt/1.45 'Liberation Serif'}.two{display:grid;grid-template-columns:1fr 53mm;gap:4mm 8mm}.c{font-size:8.6pt}.two>div{overflow-wrap:anywhere}h1{font:700 27pt/1.1 'Liberation Sans'}.job{color:#666}h2{font:700 9pt 'Liberation Sans';color:#f05a3c;text-transform:uppercase;margin:12px 0 4px}h3{font-size:10.6pt;font-weight:700;margin-top:6px}h3 i{font-weight:400}.d{color:#666;font:7.5pt 'Liberation Sans'}.s{margin-bottom:6px}a{color:#1155cc}"
    return page(s, css, body)


def p_careers(person, rng):
    """The careers office's page: centred name, education first, organisation and place over position and dates, certificates in one run-on line; "Sept. 2019 – June 2021"."""
    s = Sheet(person, rng, Dates("{Dot} {yyyy}", " – "), rng.choice(["studies roles works prizes helping cards skills tongues likes", "about studies works roles helping prizes cards skills tongues likes"]), url="name", studied="months", join=rng.choice([", ", " in " if person.lang == "en" else ", "]))
    pair = lambda left, right, css="": f"<div class='r {css}'><span>{left}</span><span>{e(right)}</span></div>"
    entry = lambda r: f"<div class=e>{pair('<b>' + e(r.company) + '</b>', r.place)}{pair(e(r.title), r.when, 'i')}{told(r)}</div>"
    bit = lambda c: name(s, c, c.name) + (f" ({e(glue(', ', c.issuer, c.when))})" if c.issuer or c.when else "")
    makers = {
        "about": lambda text: el("p", text), "roles": each(entry), "helping": each(entry),
        "studies": each(lambda t: f"<div class=e>{pair('<b>' + e(t.school) + '</b>', t.place)}{pair(e(t.name), t.when, 'i')}{el('p', t.note)}</div>"),
        "works": each(lambda w: f"<div class=e>{pair('<b>' + name(s, w, w.name) + '</b> | ' + e(', '.join(w.tools)), w.when)}{ul(w.story.splitlines())}</div>"),
        "prizes": each(lambda p: f"<div class=e>{pair('<b>' + name(s, p, p.title) + '</b>, ' + e(glue(', ', p.by, p.rank)), p.when)}{ul([p.story] if p.story else [])}</div>"),
        "cards": lambda cards: "<p>" + "; ".join(map(bit, cards)) + "</p>",
        "skills": lambda groups: "".join(f"<p>{f'<b>{e(group)}:</b> ' if group else ''}{e(', '.join(items))}</p>" for group, items in groups.items()), "tongues": lambda _: el("p", ", ".join(s.spoken())), "likes": lambda likes: el("p", ", ".join(likes)),
    }
    contact = " • ".join([*s.reach("place", "email", "phone"), *s.links])
    body = f"<h1>{e(person.name)}</h1><p class=c>{e(contact)}</p>" + parts(s, makers)
    css = "@page{size:letter;margin:15mm 17mm}body{font:10.4pt/1.28 'Liberation Serif'}h1{font-size:17pt;text-align:center;text-transform:uppercase}.c{text-align:center}h2{font-size:10.8pt;text-transform:uppercase;border-bottom:1px solid;margin:9px 0 3px}.r{display:flex;justify-content:space-between;gap:10px}.r span:last-child{white-space:nowrap}.i{font-style:italic}.e{margin-bottom:4px}a{color:#0645ad}"
    return page(s, css, body)


def p_banners(person, rng):
    """A table with grey banners: dates at the left in two digits, labels for the personal details, certificates and awards as tables with heads."""
    s = Sheet(person, rng, Dates("{mm}/{yy}", " - ", now="date"), rng.choice(["about studies roles skills cards prizes works tongues helping likes", "about roles studies works cards prizes skills tongues helping"]), url="text", studied="both", join=" (", split=False)
    label = s.labels
    row = lambda left, right: f"<tr class=e><td class=k>{e(left)}</td><td>{right}</td></tr>"
    entry = lambda r: row(r.when, f"<b>{e(r.title)}</b><br>{e(r.company)}{f' ({e(r.place)})' if r.place else ''}{told(r)}")
    heads = lambda *keys: "<tr>" + "".join(f"<th>{e(label[key])}</th>" for key in keys) + "</tr>"
    cells = lambda *texts: "<tr class=e>" + "".join(f"<td>{text}</td>" for text in texts) + "</tr>"
    makers = {
        "about": lambda text: el("p", text), "roles": lambda roles: f"<table>{''.join(map(entry, roles))}</table>", "helping": lambda roles: f"<table>{''.join(map(entry, roles))}</table>",
        "studies": lambda studies: "<table>" + "".join(row(t.when, f"<b>{e(t.name)}</b><br>{e(glue(', ', t.school, t.place))}{'<br>' + e(t.note) if t.note else ''}") for t in studies) + "</table>",
        "works": lambda works: "<table>" + "".join(row(w.when, f"<b>{e(w.name)}</b>{story(w.story)}<p>{e(s.tools)}: {e('; '.join(w.tools))}</p>{ref(w, '<p>', '</p>')}") for w in works) + "</table>",
        "cards": lambda cards: f"<table class=full>{heads('card', 'issuer', 'date', 'url')}" + "".join(cells(e(c.name), e(c.issuer) or "–", f"<span class=n>{e(c.when) or '–'}</span>", ref(c)) for c in cards) + "</table>",
        "prizes": lambda prizes: f"<table class=full>{heads('prize', 'by', 'result', 'year')}" + "".join(cells(f"{e(p.title)}{'<br><i>' + e(p.story) + '</i>' if p.story else ''}{ref(p, '<br>')}", e(p.by), e(p.rank), f"<span class=n>{e(p.when)}</span>") for p in prizes) + "</table>",
        "skills": lambda groups: "<table>" + "".join(row(group, e(", ".join(items))) for group, items in groups.items()) + "</table>", "tongues": lambda _: "<table>" + "".join(row(*map(e, tongue)) for tongue in person.tongues) + "</table>", "likes": lambda likes: el("p", ", ".join(likes)),
    }
    born = f"{rng.randint(10, 28)}.0{rng.randint(1, 9)}.19{rng.randint(78, 99)}" if rng.random() < 0.5 else ""
    known = [("name", person.name), ("born", born), *((key, text) for key in ("place", "phone", "email") for text in s.reach(key)), ("links", ", ".join(s.links))]
    details = "<table>" + "".join(row(label[key], e(text)) for key, text in known if text) + "</table>"
    body = f"<p class=cv>CURRICULUM VITAE</p><h2>{e(s.heads['contact'])}</h2>{details}" + parts(s, makers)
    css = "@page{size:A4;margin:17mm 18mm;@bottom-right{content:counter(page) ' / ' counter(pages);font:8pt 'Liberation Sans'}}body{font:10pt/1.35 'Liberation Sans'}.cv{font-size:15pt;text-align:center;letter-spacing:.1em}h2{background:#d9d9d9;font-size:10.5pt;padding:2px 6px;margin:10px 0 4px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1px 6px 4px}.k{width:36mm}.full td,.full th{border:1px solid #999;padding:1px 6px 3px;text-align:left;font-size:9pt;overflow-wrap:anywhere}.n{white-space:nowrap}td p{margin:0}"
    return page(s, css, body)
