"""Out of the gallery of templates: a dark panel with icons and bars, cards under a band, three columns."""

from html import escape as e

from .page import each, el, icon, name, page, parts, ref, story, told, ul
from .sheet import Dates, Sheet, glue


def g_panel(person, rng):
    """A dark panel at the left with a monogram, icons, bars and dots; position, employer • place, and the dates in a pill at the right."""
    s = Sheet(person, rng, Dates("{Mon} {yyyy}", " – "), rng.choice(["about roles studies works prizes helping skills tongues cards likes", "about roles works studies prizes helping skills cards tongues likes"]), url="text", join=" in " if person.lang == "en" else ", ", drop="studies.note")
    pill = lambda when: f"<span class=pill>{e(when)}</span>" if when else ""
    entry = lambda r: f"<div class=e>{pill(r.when)}<h3>{e(r.title)}</h3><p class=co>{e(glue(' • ', r.company, r.place))}</p>{told(r)}</div>"
    bar = lambda skill: f"<p>{e(skill)}</p><div class=bar><i style='width:{rng.randint(55, 97)}%'></i></div>"
    dots = lambda tongue: f"<p class=tg>{e(tongue[0])} <span>{'●' * (full := rng.randint(2, 5))}{'○' * (5 - full)}</span></p>"
    makers = {
        "about": lambda text: el("p", text), "roles": each(entry), "helping": each(entry),
        "studies": each(lambda t: f"<div class=e>{pill(t.when)}<h3>{e(t.name)}</h3><p class=co>{e(glue(' • ', t.school, t.place))}</p></div>"),
        "works": each(lambda w: f"<div class=e>{pill(w.when)}<h3>{e(w.name)}</h3>{story(w.story)}<p class=ch>{''.join(f'<span>{e(tool)}</span>' for tool in w.tools)}</p>{ref(w, '<p class=u>', '</p>')}</div>"),
        "prizes": each(lambda p: f"<div class=e>{pill(p.when)}<h3>{e(p.title)}</h3><p class=co>{e(glue(' • ', p.rank, p.by))}</p>{el('p', p.story)}{ref(p, '<p class=u>', '</p>')}</div>"),
        "cards": each(lambda c: f"<div class=e><b>{e(c.name)}</b>{el('p', c.issuer)}{el('p', c.when, 'sm')}{ref(c, '<p class=sm>', '</p>')}</div>"),
        "skills": lambda groups: "".join(el("h4", group) + "".join(map(bar, items)) for group, items in groups.items()), "tongues": each(dots), "likes": lambda likes: ul(likes),
    }
    side = {"skills", "tongues", "cards", "likes"}
    contact = "".join(f"<p class=ct>{icon(sign)} {e(text)}</p>" for sign, texts in (("phone", s.reach("phone")), ("email", s.reach("email")), ("place", s.reach("place")), ("link", s.links)) for text in texts)
    monogram = "".join(word[0] for word in person.name.split() if word[0].isupper())[:2]
    body = f"<div class=two><aside><div class=mono>{monogram}</div><h2>{e(s.heads['contact'])}</h2>{contact}{parts(s, makers, side)}</aside><main><h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p>{parts(s, makers, set(s.order) - side)}</main></div>"
    css = "@page{size:A4;margin:9mm 0}@page:first{margin-top:0}body{font:9.3pt/1.35 'Noto Sans'}.two{display:grid;grid-template-columns:64mm 1fr;min-height:287mm}html{background:linear-gradient(90deg,#22303c 64mm,#fff 64mm)}aside{color:#e8eef2;padding:10mm 7mm;font-size:8.6pt;overflow-wrap:anywhere}.mono{width:26mm;height:26mm;border-radius:13mm;background:#e0a458;color:#22303c;font-size:24pt;line-height:26mm;text-align:center;margin:0 auto 5mm}aside h2{font-size:10.5pt;color:#e0a458;margin:12px 0 4px}h4{margin:6px 0 2px;color:#9fb3c0}.bar{height:4px;background:#3d4f5e;margin:1px 0 4px;border-radius:2px}.bar i{display:block;height:4px;background:#e0a458;border-radius:2px}.tg{display:flex;justify-content:space-between}.ct{margin-bottom:3px}.sm{font-size:7.8pt;color:#9fb3c0}aside .e{margin-bottom:6px}main{padding:10mm 12mm 4mm 9mm}h1{font-size:25pt;line-height:1.1;color:#22303c}.job{color:#b9772c;font-size:11.5pt}main h2{font-size:12pt;border-bottom:2px solid #e0a458;margin:12px 0 5px}.pill{float:right;background:#f3e4cf;border-radius:8px;padding:0 8px;font-size:8.2pt;margin-left:8px}h3{font-size:10pt}.co{color:#566}main .e{margin-bottom:6px}.ch span{display:inline-block;border:1px solid #b9c4cc;border-radius:3px;padding:0 5px;margin:2px 4px 0 0;font-size:8pt}.u{font-size:8.2pt;color:#2a6f97}"
    return page(s, css, body)


def g_cards(person, rng):
    """A teal band, then white cards on grey in two columns: employer and dates in one line, the position below; badges for placings, a linked word for certificates."""
    s = Sheet(person, rng, Dates("{mm}/{yyyy}", " — ", now="Today"), rng.choice(["about roles works helping skills studies cards prizes tongues likes", "about roles helping works studies skills prizes cards tongues likes"]), url="word", join=", ", studied="both", drop="studies.place")
    card = lambda inner: f"<div class='card e'>{inner}</div>"
    row = lambda left, right: f"<div class=r><b>{left}</b><span>{e(right)}</span></div>"
    entry = lambda r: card(row(e(r.company), r.when) + el("p", r.title, "t") + told(r))
    badge = lambda text: f"<i class=bd>{e(text)}</i>" if text else ""
    chips = lambda items: "<p class=ch>" + "".join(f"<span>{e(item)}</span> " for item in items) + "</p>"
    makers = {
        "about": lambda text: card(el("p", text)), "roles": each(entry), "helping": each(entry),
        "works": each(lambda w: card(row(e(w.name), w.when) + story(w.story) + chips(w.tools) + ref(w, "<p>", " →</p>"))),
        "studies": each(lambda t: card(el("b", t.school) + el("p", t.name, "t") + el("p", glue(" | ", t.when, t.note)))),
        "cards": each(lambda c: card(el("b", c.name) + el("p", glue(" — ", c.issuer, c.when)) + ref(c, "<p>", " →</p>"))),
        "prizes": each(lambda p: card(badge(p.rank) + el("b", p.title) + el("p", glue(" — ", p.by, p.when)) + el("p", p.story) + ref(p, "<p>", " →</p>"))),
        "skills": lambda groups: card("".join(el("p", group, "g") + chips(items) for group, items in groups.items())), "tongues": lambda _: card(chips(s.spoken("{} – {}"))), "likes": lambda likes: card(chips(likes)),
    }
    left = {"about", "roles", "works", "helping"}
    contact = "".join(f"<span>{icon(sign)} {e(text)}</span>" for sign, texts in (("email", s.reach("email")), ("phone", s.reach("phone")), ("place", s.reach("place")), ("link", s.links)) for text in texts)
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><div class=c>{contact}</div></header><div class=two><div>{parts(s, makers, left)}</div><div>{parts(s, makers, set(s.order) - left)}</div></div>"
    css = "@page{size:A4;margin:10mm 0 8mm}@page:first{margin-top:0}body{font:9.2pt/1.35 'Liberation Sans';background:#eef1f2}header{background:#0f766e;color:#fff;padding:9mm 12mm 6mm}h1{font-size:24pt}.c{display:flex;flex-wrap:wrap;gap:4px 8px;margin-top:6px}.c span{background:#115e59;border-radius:10px;padding:1px 9px;font-size:8.5pt}.two{display:grid;grid-template-columns:1.45fr 1fr;gap:7mm;padding:3mm 12mm}h2{font-size:11pt;color:#0f766e;margin:9px 0 4px;text-transform:uppercase}.card{background:#fff;border-radius:5px;padding:5px 9px;margin-bottom:5px}.r{display:flex;justify-content:space-between;gap:8px}.r span{white-space:nowrap;color:#666}.t{color:#0f766e}.ch{display:flex;flex-wrap:wrap;gap:3px 5px}.ch span{background:#d7efec;border-radius:8px;padding:0 7px;font-size:8.4pt}.bd{float:right;background:#fbbf24;border-radius:8px;padding:0 8px;font-style:normal;font-size:8.2pt}.g{color:#666;font-size:8.4pt}"
    return page(s, css, body)


def g_three(person, rng):
    """Letter-spaced name over three columns; years alone above each position; names of certificates, awards and projects are links."""
    s = Sheet(person, rng, Dates("{yyyy}", " – "), rng.choice(["skills tongues likes about roles helping studies cards prizes works", "skills studies tongues likes about roles helping works prizes cards"]), url="name", studied="last", join="\n", drop="roles.place studies.place studies.note prizes.story")
    entry = lambda r: f"<div class=e>{el('p', r.when, 'y')}{el('h3', r.title)}{el('p', r.company, 'i')}{told(r)}</div>"
    makers = {
        "about": lambda text: el("p", text), "roles": each(entry), "helping": each(entry),
        "studies": each(lambda t: f"<div class=e>{el('p', t.when, 'y')}{el('h3', t.degree)}{el('p', t.subject)}{el('p', t.school, 'i')}</div>"),
        "cards": each(lambda c: f"<div class=e>{el('p', c.when, 'y')}<h3>{name(s, c, c.name)}</h3>{el('p', c.issuer, 'i')}</div>"),
        "prizes": each(lambda p: f"<div class=e>{el('p', p.when, 'y')}<h3>{name(s, p, p.title)}</h3>{el('p', p.rank)}{el('p', p.by, 'i')}</div>"),
        "works": each(lambda w: f"<div class=e>{el('p', w.when, 'y')}<h3>{name(s, w, w.name)}</h3>{story(w.story)}<p class=i>{e(', '.join(w.tools))}</p></div>"),
        "skills": lambda groups: "".join(el("h3", group) + "".join(el("p", item) for item in items) for group, items in groups.items()), "tongues": lambda _: "".join(el("p", text) for text in s.spoken()), "likes": each(lambda like: el("p", like)),
    }
    first, second = {"skills", "tongues", "likes"} | ({"studies"} if s.order.index("studies") < s.order.index("roles") else set()), {"about", "roles", "helping"}
    contact = "".join(el("p", text) for text in [*s.reach("place", "phone", "email"), *s.links])
    columns = f"<div><h2>{e(s.heads['contact'])}</h2>{contact}{parts(s, makers, first)}</div><div>{parts(s, makers, second)}</div><div>{parts(s, makers, set(s.order) - first - second)}</div>"
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p></header><div class=three>{columns}</div>"
    css = "@page{size:letter;margin:13mm 12mm}body{font:8.7pt/1.4 'Noto Sans';color:#333}header{text-align:center;border:1px solid #999;padding:10px;margin-bottom:10px}h1{font-size:20pt;font-weight:400;letter-spacing:.18em;text-transform:uppercase}header p{letter-spacing:.1em}.three{display:grid;grid-template-columns:44mm 1fr 54mm;gap:7mm}.three>div{overflow-wrap:anywhere}h2{font-size:9.5pt;letter-spacing:.12em;text-transform:uppercase;border-bottom:1px solid #999;margin:10px 0 5px;font-weight:600}h3{font-size:9pt}.y{color:#a0522d;font-size:8.2pt}.i{font-style:italic;color:#666}.e{margin-bottom:7px}a{color:#a0522d}"
    return page(s, css, body)
