"""Out of the gallery of templates: a timeline, a page in the Swiss manner, bands of colour."""

from html import escape as e

from .page import AWARDS, each, el, icon, name, page, parts, ref, story, told, ul
from .sheet import Dates, Sheet, glue


def g_timeline(person, rng):
    """A rail with dots: the dates in words, then "Position — Employer, Place"; awards and certificates on the same rail; drawn icons before the headings."""
    s = Sheet(person, rng, Dates("{Month} {yyyy}", " {to} ", now="present"), rng.choice(["about roles studies prizes cards works helping skills tongues likes", "about works roles prizes studies cards helping skills tongues"]), url="text", join=" – ")
    dot = lambda when, inner: f"<div class='dot e'>{el('p', when, 'w')}{inner}</div>"
    entry = lambda r: dot(r.when, f"<h3>{e(r.title)} <span>— {e(glue(', ', r.company, r.place))}</span></h3>{told(r)}")
    makers = {
        "about": lambda text: el("p", text), "roles": each(entry), "helping": each(entry),
        "studies": each(lambda t: dot(t.when, f"<h3>{e(t.name)} <span>— {e(glue(', ', t.school, t.place))}</span></h3>{el('p', t.note, 'n')}")),
        "prizes": each(lambda p: dot(p.when, f"<h3>{e(p.title)} <span>— {e(glue(', ', p.rank, p.by))}</span></h3>{el('p', p.story)}{ref(p, '<p class=n>', '</p>')}")),
        "cards": each(lambda c: dot(c.when, f"<h3>{e(c.name)}{f' <span>— {e(c.issuer)}</span>' if c.issuer else ''}</h3>{ref(c, '<p class=n>', '</p>')}")),
        "works": each(lambda w: dot(w.when, f"<h3>{e(w.name)}</h3>{story(w.story)}<p class=n>{e(s.built)} {e(', '.join(w.tools))}{ref(w, ' · ')}</p>")),
        "skills": lambda groups: "<div class=cols>" + "".join(f"<div>{el('b', group)}{ul(items)}</div>" for group, items in groups.items()) + "</div>", "tongues": lambda _: el("p", " · ".join(s.spoken())), "likes": lambda likes: el("p", " · ".join(likes)),
    }
    contact = " &nbsp; ".join(f"{icon(sign)} {e(text)}" for sign, texts in (("place", s.reach("place")), ("email", s.reach("email")), ("phone", s.reach("phone")), ("link", s.links)) for text in texts)
    head = lambda key, text: f"<h2><i>{icon('prizes' if key in AWARDS else key)}</i>{e(text)}</h2>"
    body = f"<h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p><p class=c>{contact}</p>" + parts(s, makers, head=head)
    css = "@page{size:A4;margin:14mm 18mm}body{font:9.5pt/1.38 'DejaVu Sans Condensed','DejaVu Sans'}h1{font-size:22pt;color:#4338ca}.job{font-size:11pt}.c{font-size:8.8pt;color:#444;margin:3px 0 6px}h2{font-size:12pt;color:#4338ca;margin:11px 0 5px;display:flex;align-items:center;gap:8px}h2 i{width:22px;height:22px;border-radius:11px;background:#4338ca;color:#fff;display:flex;align-items:center;justify-content:center}.dot{border-left:2px solid #c7c5f3;margin-left:10px;padding:0 0 7px 16px;position:relative}.dot::before{content:'';position:absolute;left:-6px;top:3px;width:8px;height:8px;border-radius:5px;background:#fff;border:1px solid #4338ca}.w{font-size:8.5pt;color:#4338ca}h3{font-size:9.8pt}h3 span{font-weight:400}.n{font-size:8.6pt;color:#555}.cols{display:flex;gap:14mm}"
    return page(s, css, body)


def g_swiss(person, rng):
    """Three tracks: headings at the left, text in the middle, dates flush right; first and last name on two lines; "2019.03–ongoing"."""
    s = Sheet(person, rng, Dates("{yyyy}.{mm}", "–", now="ongoing"), rng.choice(["about roles works studies cards prizes skills tongues helping likes", "skills about studies roles prizes works cards helping tongues"]), url="text", studied="months", join=", ")
    row = lambda inner, when="": f"<div class='row e'><div>{inner}</div><span>{e(when)}</span></div>"
    entry = lambda r: row(f"<p><b>{e(r.company)}</b>, {e(r.title)}</p>{el('p', r.place, 'g')}{told(r)}", r.when)
    makers = {
        "about": lambda text: row(el("p", text, "big")), "roles": each(entry), "helping": each(entry),
        "studies": each(lambda t: row(f"<p><b>{e(t.school)}</b></p><p>{e(t.name)}</p>{el('p', glue(', ', t.place, t.note), 'g')}", t.when)),
        "works": each(lambda w: row(f"<p><b>{e(w.name)}</b></p>{story(w.story)}<p class=g>{e(' + '.join(w.tools))}</p>{ref(w, '<p>', '</p>')}", w.when)),
        "cards": each(lambda c: row(f"<p><b>{e(c.name)}</b>{', ' + e(c.issuer) if c.issuer else ''}</p>{ref(c, '<p>', '</p>')}", c.when)),
        "prizes": each(lambda p: row(f"<p><b>{e(p.title)}</b>{', ' + e(p.rank) if p.rank else ''}</p>{el('p', p.by, 'g')}{el('p', p.story)}{ref(p, '<p>', '</p>')}", p.when)),
        "skills": lambda groups: "".join(row(f"<p>{e(' / '.join(items))}</p>", "") for items in groups.values()), "tongues": lambda _: row(el("p", " / ".join(s.spoken("{} {}")))), "likes": lambda likes: row(el("p", " / ".join(likes))),
    }
    first, last = person.name.split(" ", 1)
    contact = "".join(el("p", text) for text in [*s.reach("email", "phone", "place"), *s.links])
    body = f"<header><h1>{e(first)}<br>{e(last)}</h1><div>{contact}</div></header>" + parts(s, makers, head=lambda key, text: f"<h2>{e(text)}</h2><div>", wrap="section").replace("</section>", "</div></section>")
    css = "@page{size:A4;margin:16mm 15mm}body{font:9.3pt/1.4 'Liberation Sans'}header{display:grid;grid-template-columns:1fr 60mm;align-items:end;margin-bottom:8mm}h1{font-size:32pt;line-height:.98;letter-spacing:-.03em}section{display:grid;grid-template-columns:43mm 1fr;border-top:1px solid #000;padding:5px 0 8px}h2{font-size:9.3pt;color:#d62828}.row{display:grid;grid-template-columns:1fr 34mm;gap:4mm;margin-bottom:6px}.row>span{text-align:right}.g{color:#777}.big{font-size:11pt}"
    return page(s, css, body)


def g_bands(person, rng):
    """Sections as bands of alternating tint; dates in brackets before "Position @ Employer"; certificates and awards inline or in a small grid, chips for skills."""
    s = Sheet(person, rng, Dates("{Mon} ’{yy}", "–", now="now"), rng.choice(["about skills roles works cards prizes studies tongues helping likes", "about roles skills works prizes studies cards helping tongues"]), url="name", studied="both", join=" · ", split=False, drop="studies.note roles.place")
    entry = lambda r: f"<div class=e><p class=l><span class=d>[{e(r.when)}]</span> <b>{e(r.title)}</b> @ {e(r.company)}</p>{told(r)}</div>"
    chips = lambda items: "".join(f"<span class=chip>{e(item)}</span> " for item in items)
    cell = lambda *lines: "<div class=e>" + "".join(lines) + "</div>"
    makers = {
        "about": lambda text: el("p", text), "roles": each(entry), "helping": each(entry),
        "studies": each(lambda t: f"<p class=l><span class=d>[{e(t.when)}]</span> <b>{e(t.name)}</b> @ {e(t.school)}</p>"),
        "works": lambda works: "<div class=grid>" + "".join(cell(f"<b>{name(s, w, w.name)}</b> <span class=d>[{e(w.when)}]</span>", story(w.story), chips(w.tools)) for w in works) + "</div>",
        "cards": lambda cards: "<p>" + " &nbsp;•&nbsp; ".join(f"{name(s, c, c.name)}" + (f" ({e(glue(', ', c.issuer, c.when))})" if c.issuer or c.when else "") for c in cards) + "</p>",
        "prizes": lambda prizes: "<div class=grid>" + "".join(cell(f"<b>{name(s, p, p.title)}</b>", el("p", p.rank, "k"), el("p", glue(", ", p.by, p.when)), el("p", p.story, "k")) for p in prizes) + "</div>",
        "skills": lambda groups: chips(item for items in groups.values() for item in items), "tongues": lambda _: el("p", " • ".join(s.spoken())), "likes": lambda likes: el("p", " • ".join(likes)),
    }
    contact = "".join(f"<span>{e(text)}</span>" for text in [*s.reach("phone", "place", "email"), *s.links])
    body = f"<header><div><h1>{e(person.name)}</h1><p>{e(person.job)}</p></div><div class=c>{contact}</div></header>" + parts(s, makers)
    css = "@page{size:A4;margin:8mm 0}@page:first{margin-top:0}body{font:9.4pt/1.4 'Noto Sans'}header{background:#fde2e4;display:flex;justify-content:space-between;padding:9mm 15mm 6mm}.c{display:flex;flex-direction:column;text-align:right;font-size:8.8pt}h1{font-size:23pt;color:#9d174d}section{padding:4px 15mm 8px}section:nth-of-type(even){background:#f8f4f5}h2{font-size:11.5pt;color:#9d174d;margin:4px 0 4px}.d{color:#9d174d;font-size:8.6pt}.l{margin-top:3px}.chip{display:inline-block;background:#fff;border:1px solid #e5b8c4;border-radius:9px;padding:0 8px;margin:1px 3px 2px 0;font-size:8.5pt}.grid{display:grid;grid-template-columns:1fr 1fr;gap:6px 9mm}.k{color:#555}"
    return page(s, css, body)
