"""Pages made of boxes: cards with chips, a form with labels, black tags with date pills."""

from html import escape as e

from kit.markup import el, points
from kit.text import glue

from .markup import address, page, parts, skills_by_group, told
from .sheet import Sheet, When


def h_cards(person, rng):
    """Each entry a box with a corner date; roles of one employer share a box; tools as chips; the arrow behind a name is the link."""
    s = Sheet(person, rng, When("{yyyy}/{mm}", "–"), rng.choice(["about works roles skills studies prizes cards tongues helping", "skills roles works prizes studies cards helping tongues likes"]), url="word", degree=", ")
    s.show = s.more = "↗"
    box = lambda left, right, inner="": f"<div class=b><div class=r><h3>{left}</h3><span>{e(right)}</span></div>{inner}</div>"
    chips = lambda items: "<p class=ch>" + " ".join(f"<span>{e(item)}</span>" for item in items) + "</p>"

    def employer(group):
        roles = "".join(f"<div class=r><b>{e(r.title)}</b><span>{e(s.dates(r))}</span></div>{told(r)}" for r in group)
        return f"<div class=b><h3>{e(group[0].company)}</h3>{roles}</div>"

    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda _: "".join(map(employer, s.groups())), "helping": lambda roles: "".join(box(e(r.company), s.dates(r), el("p", r.title) + told(r)) for r in roles),
        "studies": lambda studies: "".join(box(e(t.school), s.years(t), el("p", s.title_of(t))) for t in studies), "works": lambda works: "".join(box(e(w.name) + address(s, w, " "), s.dates(w), el("p", w.story) + chips(w.tools)) for w in works),
        "prizes": lambda prizes: "".join(box(e(p.title) + address(s, p, " "), s.date(p), el("p", glue(" · ", p.place, p.by)) + el("p", p.story)) for p in prizes), "cards": lambda cards: "".join(box(e(c.name) + address(s, c, " "), s.date(c), el("p", c.issuer)) for c in cards),
        "skills": lambda _: chips(person.all_skills), "tongues": lambda _: chips(s.spoken()), "likes": lambda likes: chips(likes),
    }
    body = f"<h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p><p class=c>{''.join(f'<span>{e(x)}</span>' for x in [*s.links, *s.reach('email', 'place', 'phone')])}</p>" + parts(s, makers)
    css = "@page{size:A4;margin:14mm}body{font:9.4pt 'Noto Sans'}h1{font-size:21pt}.c{display:flex;flex-wrap:wrap;gap:2px 14px;color:#444}h2{font-size:12pt;margin:10px 0 4px;color:#c2410c}.b{border:1px solid #ddd;border-radius:6px;padding:5px 9px;margin-bottom:5px;break-inside:avoid}.r{display:flex;justify-content:space-between}.r span{color:#666;font-size:8.8pt;white-space:nowrap}h3{font-size:10pt}.ch{display:flex;flex-wrap:wrap;gap:4px}.ch span{border:1px solid #fdba74;border-radius:10px;padding:0 7px;font-size:8.6pt}.job{color:#c2410c}a{text-decoration:none}"
    return page(s, css, body)


def h_form(person, rng):
    """A form like the European one: label at the left, answer at the right, "Since 06/2020" for what goes on; headings in the label column."""
    s = Sheet(person, rng, When("{mm}/{yyyy}", " - ", open="{Since} {start}"), rng.choice(["about roles studies skills tongues cards prizes works helping", "roles studies tongues skills works prizes cards helping likes"]), split=rng.random() < 0.7, studied="months", degree=", ")
    label = s.label
    row = lambda name, text: f"<div class=r><span>{e(label.get(name, name))}</span><p>{text}</p></div>" if text else ""
    block = lambda *rows: f"<div class=k>{''.join(rows)}</div>"
    entry = lambda r: block(row("span", e(s.dates(r))), row("title", f"<b>{e(r.title)}</b>"), row("work", e(glue(", ", r.company, r.place))), f"<div class=r><span>{e(label['tasks'])}</span><div>{told(r)}</div></div>" if r.intro or r.points else "")
    makers = {
        "about": lambda _: row("", e(person.about)), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(block(row("span", e(s.years(t))), row("degree", f"<b>{e(s.title_of(t))}</b>"), row("school", e(glue(", ", t.school, t.place)))) for t in studies),
        "cards": lambda cards: "".join(block(row("name", f"<b>{e(c.name)}</b>"), row("issuer", e(c.issuer)), row("date", e(s.date(c))), row("link", address(s, c))) for c in cards),
        "prizes": lambda prizes: "".join(block(row(s.date(p), f"<b>{e(p.title)}</b>{' – ' + e(p.place) if p.place else ''}<br>{e(p.by)}{'<br>' + e(p.story) if p.story else ''}{address(s, p, '<br>')}")) for p in prizes),
        "works": lambda works: "".join(block(row(s.dates(w), f"<b>{e(w.name)}</b><br>{e(w.story)}"), row(s.tool_word, e(", ".join(w.tools))), row("link", address(s, w))) for w in works),
        "skills": lambda _: "".join(row(k, e(", ".join(v))) for k, v in person.skills.items()), "tongues": lambda _: "".join(row(k, e(v)) for k, v in person.tongues), "likes": lambda likes: row("", e(", ".join(likes))),
    }
    contact = row("who", f"<b>{e(person.name)}</b>") + "".join(row(name, e(getattr(person, name))) for name in ("place", "phone", "email") if name in s.contact) + row("web", e(", ".join(s.links)))
    body = f"<p class=top>Curriculum vitae</p><section><h2>{e(s.heads['contact'])}</h2>{contact}</section>" + parts(s, makers)
    css = "@page{size:A4;margin:18mm 16mm}body{font:10pt 'Liberation Sans'}.top{font-size:15pt;color:#3a4f9a;padding-left:52mm}h2{font-size:11pt;width:48mm;text-align:right;color:#3a4f9a;margin:12px 0 4px}.r{display:grid;grid-template-columns:48mm 1fr;gap:4mm}.r span{text-align:right;color:#444}.k{margin-bottom:7px;break-inside:avoid}.r>div,.r>p{border-left:1px solid #3a4f9a;padding-left:3mm}"
    return page(s, css, body)


def h_tags(person, rng):
    """Headings as black tags, dates in a pill before the title, "Position // Employer"; awards begin with their placing; addresses on their own line."""
    s = Sheet(person, rng, When("{mm}/{yy}", " – ", now="ongoing"), rng.choice(["about roles prizes works studies skills cards helping tongues", "about works prizes roles studies cards skills tongues likes"]), degree=" // ", studied="last", work=("story", "tools", "dates"))
    pill = lambda text: f"<span class=p>{e(text)}</span> " if text else ""
    entry = lambda r: f"<div class=e>{pill(s.dates(r))}<b>{e(r.title)}</b> // {e(r.company)}{el('p', r.intro)}{points(r.points)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(f"<div class=e>{pill(s.years(t))}<b>{e(s.title_of(t))}</b><p>{e(t.school)}{e(' // ' + t.note if t.note else '')}</p></div>" for t in studies),
        "prizes": lambda prizes: "".join(f"<div class=e>{pill(s.date(p))}<b>{e(glue(': ', p.place, p.title))}</b> // {e(p.by)}{el('p', p.story)}{address(s, p, '<p>', '</p>')}</div>" for p in prizes),
        "works": lambda works: "".join(f"<div class=e>{pill(s.dates(w))}<b>{e(w.name)}</b>{el('p', w.story)}<p><b>{e(s.tool_word)}:</b> {e(' / '.join(w.tools))}</p>{address(s, w, '<p>', '</p>')}</div>" for w in works),
        "cards": lambda cards: "".join(f"<div class=e>{pill(s.date(c))}<b>{e(c.name)}</b>{' // ' + e(c.issuer) if c.issuer else ''}{address(s, c, '<p>', '</p>')}</div>" for c in cards),
        "skills": lambda _: skills_by_group(s, sign=" / "), "tongues": lambda _: el("p", " / ".join(s.spoken())), "likes": lambda likes: el("p", " / ".join(likes)),
    }
    body = f"<h1>{e(person.name)}</h1><div class=c>{''.join(el('p', x) for x in s.reach('phone', 'email', 'place'))}{''.join(el('p', x) for x in s.links)}</div>" + parts(s, makers)
    css = "@page{size:letter;margin:16mm 18mm}body{font:9.8pt 'Noto Sans'}h1{font-size:28pt;line-height:1.1}.c{columns:2;border-top:3px solid;border-bottom:3px solid;padding:4px 0;margin-bottom:6px}h2{display:inline-block;background:#111;color:#fff;font-size:10pt;padding:1px 9px;margin:11px 0 5px}.p{background:#e4e4e7;border-radius:9px;padding:0 8px;font-size:8.6pt}.e{margin-bottom:6px;break-inside:avoid}"
    return page(s, css, body)
