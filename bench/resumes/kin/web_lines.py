"""Pages of one column: a timeline, hanging years under Roman numbers, all centred, headings that run in."""

from html import escape as e

from kit.markup import el
from kit.text import glue

from .markup import address, named, page, parts, told
from .sheet import Sheet, When

ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII".split()


def h_timeline(person, rng):
    """Dates left of a line with dots, "Employer · place" under the position, certificates and awards as dots of the same line."""
    s = Sheet(person, rng, When("{Mon} ’{yy}", " → ", now="now", years=" → "), rng.choice(["about roles studies cards prizes works skills helping tongues likes", "about skills works roles studies prizes cards helping tongues"]), studied="months", degree=" (")
    dot = lambda when, inner: f"<div class=dot><span class=w>{e(when)}</span><div class=i>{inner}</div></div>"
    entry = lambda r: dot(s.dates(r), f"<h3>{e(r.title)}</h3><p class=co>{e(glue(' · ', r.company, r.place))}</p>{told(r)}")
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(dot(s.years(t), f"<h3>{e(s.title_of(t))}</h3><p class=co>{e(glue(' · ', t.school, t.place))}</p>{el('p', t.note)}") for t in studies),
        "cards": lambda cards: "".join(dot(s.date(c), f"<h3>{e(c.name)}</h3>{el('p', c.issuer, 'co')}{address(s, c, '<p>', '</p>')}") for c in cards),
        "prizes": lambda prizes: "".join(dot(s.date(p), f"<h3>{e(glue(' – ', p.place, p.title))}</h3><p class=co>{e(p.by)}</p>{el('p', p.story)}{address(s, p, '<p>', '</p>')}") for p in prizes),
        "works": lambda works: "".join(dot(s.dates(w), f"<h3>{e(w.name)}</h3>{el('p', w.story)}<p class=co>{e(s.tool_word)} → {e(', '.join(w.tools))}</p>{address(s, w, '<p>', '</p>')}") for w in works),
        "skills": lambda _: "".join(f"<div class=g><b>{e(k)}</b><span>{e(' | '.join(v))}</span></div>" for k, v in person.skills.items()), "tongues": lambda _: el("p", " | ".join(s.spoken())), "likes": lambda likes: el("p", " | ".join(likes)),
    }
    body = f"<header><div><h1>{e(person.name)}</h1><p>{e(person.job)}</p></div><div class=c>{''.join(el('p', x) for x in [*s.reach('email', 'phone', 'place'), *s.links])}</div></header>" + parts(s, makers)
    css = "@page{size:A4;margin:15mm 17mm}body{font:9.6pt 'Liberation Sans'}header{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:6px}h1{font-size:22pt;color:#0b6e75}.c{text-align:right;font-size:9pt}h2{font-size:11pt;letter-spacing:.14em;text-transform:uppercase;color:#0b6e75;margin:11px 0 5px}.dot{display:grid;grid-template-columns:31mm 1fr;break-inside:avoid}.w{color:#555;font-size:8.8pt;padding-top:1px}.i{border-left:2px solid #0b6e75;padding:0 0 7px 12px;position:relative}.i::before{position:absolute;left:-5px;top:3px;width:8px;height:8px;border-radius:4px;background:#0b6e75;content:''}h3{font-size:10pt}.co{color:#444;font-style:italic}.g{display:grid;grid-template-columns:31mm 1fr}"
    return page(s, css, body)


def h_hanging(person, rng):
    """Roman numbers before the headings, dates hanging at the left, "Position, Employer, Place." as one sentence; tools in square brackets."""
    s = Sheet(person, rng, When("{yyyy}-{mm}", " / "), rng.choice(["studies roles works prizes cards skills tongues helping", "about studies roles prizes works cards skills tongues helping likes"]), degree=" in " if person.lang == "en" else ", ")
    row = lambda when, inner: f"<div class=r><span>{e(when)}</span><div>{inner}</div></div>"
    entry = lambda r: row(s.dates(r), f"<p><b>{e(r.title)}</b>, {e(glue(', ', r.company, r.place))}.</p>{told(r)}")
    texts = {
        "about": lambda _: row("", el("p", person.about)), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(row(s.years(t), f"<p><b>{e(s.title_of(t))}</b>, {e(glue(', ', t.school, t.place))}.</p>{el('p', t.note, 'n')}") for t in studies),
        "works": lambda works: "".join(row(s.dates(w), f"<p><b>{e(w.name)}</b> [{e(', '.join(w.tools))}]</p><p>{e(w.story)}.{address(s, w, ' ')}</p>") for w in works),
        "prizes": lambda prizes: "".join(row(s.date(p), f"<p><b>{e(p.title)}</b>, {e(glue(', ', p.by, p.place))}.{' ' + e(p.story) + '.' if p.story else ''}{address(s, p, ' ')}</p>") for p in prizes),
        "cards": lambda cards: "".join(row(s.date(c), f"<p>{e(glue(', ', c.name, c.issuer))}.{address(s, c, ' ')}</p>") for c in cards),
        "skills": lambda _: "".join(row(k, el("p", ", ".join(v))) for k, v in person.skills.items()), "tongues": lambda _: row("", el("p", ", ".join(s.spoken()))), "likes": lambda likes: row("", el("p", ", ".join(likes))),
    }
    for number, name in zip(ROMAN, s.order):
        s.heads[name] = f"{number}. {s.heads[name]}"
    body = f"<h1>{e(person.name)}</h1><p class=c>{e(glue(', ', *s.reach('place')))}<br>{e(' · '.join([*s.reach('phone', 'email'), *s.links]))}</p>" + parts(s, texts)
    css = "@page{size:A4;margin:22mm 24mm;@bottom-center{content:counter(page);font:9pt serif}}body{font:10.6pt 'Latin Modern Roman','Liberation Serif'}h1{font-size:19pt;font-weight:400}.c{margin-bottom:10px}h2{font-size:12pt;font-variant:small-caps;margin:13px 0 4px}.r{display:grid;grid-template-columns:36mm 1fr;margin-bottom:5px}.n{font-style:italic}"
    return page(s, css, body)


def h_centred(person, rng):
    """Everything in the middle: position in capitals, employer, dates between tildes; bullets as centred lines; awards over three lines."""
    s = Sheet(person, rng, When("{Month} {yyyy}", " ~ ", years=" ~ "), "about skills roles studies prizes cards works helping tongues likes", url="name", studied="class", card=("issuer", "date"), hide=() if rng.random() < 0.5 else ("likes",))
    entry = lambda r: f"<div class=e><h3>{e(r.title.upper())}</h3>{el('p', glue(', ', r.company, r.place), 'co')}<p class=d>{e(s.dates(r))}</p>{el('p', r.intro)}{''.join(f'<p>{e(x)}</p>' for x in r.points)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(f"<div class=e><h3>{e(t.school)}</h3><p class=co>{e(s.title_of(t))}</p><p class=d>{e(s.years(t))}</p></div>" for t in studies),
        "prizes": lambda prizes: "".join(f"<div class=e><h3>{named(s, p, p.title)}</h3>{el('p', p.place)}<p>{e(p.by)} ~ {e(s.date(p))}</p>{el('p', p.story)}</div>" for p in prizes),
        "cards": lambda cards: "".join(f"<p>{named(s, c, c.name)}{' ~ ' + e(c.issuer) if c.issuer else ''} ~ {e(s.date(c))}</p>" for c in cards),
        "works": lambda works: "".join(f"<div class=e><h3>{named(s, w, w.name)}</h3><p class=d>{e(s.dates(w))}</p>{el('p', w.story)}<p class=co>{e(' + '.join(w.tools))}</p></div>" for w in works),
        "skills": lambda _: el("p", " ◆ ".join(person.all_skills)), "tongues": lambda _: el("p", " ◆ ".join(s.spoken())), "likes": lambda likes: el("p", " ◆ ".join(likes)),
    }
    body = f"<h1>{e(person.name)}</h1><p>{e(' ◆ '.join(s.reach('place', 'email', 'phone')))}</p>{el('p', ' ◆ '.join(s.links))}" + parts(s, makers)
    css = "@page{size:letter;margin:17mm 22mm}body{font:10pt 'Noto Serif';text-align:center}h1{font-size:21pt;letter-spacing:.06em;font-weight:400}h2{font-size:11.5pt;font-weight:400;font-style:italic;margin:13px auto 5px;color:#8a6d1d;border-top:1px solid #d9c88c;padding-top:6px;width:60%}h3{font-size:9.4pt;margin-top:6px}.co{font-style:italic}.d{font-size:9pt;color:#555}.e{break-inside:avoid;margin-bottom:7px}a{text-decoration:none;color:#8a6d1d}"
    return page(s, css, body)


def h_runin(person, rng):
    """Headings run into the text; "Dates: Position – Employer (Place)"; bullets in one paragraph between dots; very dense."""
    s = Sheet(person, rng, When("{Mon} {yyyy}", "—", now="today", years="—"), rng.choice(["skills roles works studies cards prizes tongues helping likes", "about roles skills studies works prizes cards tongues helping"]), degree=" ", split=True, work=("story", "tools", "dates"), prize=("place", "by", "date", "story"))
    line = lambda inner: f"<p class=l>{inner}</p>"
    entry = lambda r: line(f"<u>{e(s.dates(r))}</u>: <b>{e(r.title)}</b> – {e(r.company)} ({e(r.place)})") + line(e(" • ".join([x for x in [r.intro, *r.points] if x])))
    makers = {
        "about": lambda _: line(e(person.about)), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(line(f"<u>{e(s.years(t))}</u>: <b>{e(s.title_of(t))}</b> – {e(t.school)} ({e(t.place)})") for t in studies),
        "cards": lambda cards: "".join(line(f"<u>{e(s.date(c))}</u>: <b>{e(c.name)}</b>{' – ' + e(c.issuer) if c.issuer else ''}{address(s, c, ' – ')}") for c in cards),
        "prizes": lambda prizes: "".join(line(f"<u>{e(s.date(p))}</u>: <b>{e(p.title)}</b> – {e(glue(' – ', p.place, p.by))}{'. ' + e(p.story) if p.story else ''}{address(s, p, ' – ')}") for p in prizes),
        "works": lambda works: "".join(line(f"<u>{e(s.dates(w))}</u>: <b>{e(w.name)}</b> ({e(', '.join(w.tools))}){address(s, w, ' – ')}") + line(e(w.story)) for w in works),
        "skills": lambda _: line(e("; ".join(person.all_skills))), "tongues": lambda _: line(e("; ".join(s.spoken()))), "likes": lambda likes: line(e("; ".join(likes))),
    }
    body = f"<h1>{e(person.name)}<span> – {e(person.job)}</span></h1><p class=c>{e('  |  '.join([*s.reach('phone', 'place', 'email'), *s.links]))}</p>" + parts(s, makers, tag="h2")
    css = "@page{size:A4;margin:14mm 15mm}body{font:9.2pt 'Liberation Sans'}h1{font-size:15pt}h1 span{font-weight:400;font-size:12pt}.c{border-bottom:2px solid #333;padding-bottom:3px;margin-bottom:3px}section{display:grid;grid-template-columns:100%;margin-top:6px}h2{font-size:9.2pt;text-transform:uppercase;background:#222;color:#fff;justify-self:start;padding:0 6px}.l{padding:1px 0}u{text-decoration:none;color:#666}"
    return page(s, css, body)
