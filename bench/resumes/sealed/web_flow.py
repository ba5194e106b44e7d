"""Browser pages that run down the sheet: a line of dots, centred lines, headings in the margin, run-in headings, a ruled table."""

from html import escape as e

from kit.markup import el, part
from kit.text import glue

from .markup import body_of, cards, contacts, page, plain, prizes, told, works
from .sheet import Sheet


def rail(person, rng):
    """A rail of dots; the date in a pill above "Title @ Employer"; skills as chips; tools as tags."""
    s = Sheet(person, rng, ["arrow", "apostrophe", "points", "length"], hide=("papers",))
    stop = lambda date, head, rest: f"<div class=stop>{el('div', date, 'pill')}<div class=head>{head}</div>{rest}</div>"
    roles = lambda: "".join(stop(glue(" · ", s.dates(r), s.lasting(r)), f"<b>{e(r.title)}</b> @ {e(r.company)}", el("div", r.place, "dim") + told(s, r)) for r in person.roles)
    studies = lambda: "".join(stop(s.years(t), f"<b>{e(glue(', ', t.degree, t.subject))}</b> @ {e(t.school)}", el("div", s.note(t), "dim")) for t in person.studies)
    chips = lambda: '<div class=chips>' + " ".join(el("span", k) for k in person.all_skills) + "</div>"
    inner = body_of(s, {"roles": roles, "studies": studies, "skills": chips,
                        "cards": lambda: cards(s, lambda t, i, d, l: stop("", f"<b>{t}</b>{' by ' + i if i else ''}", f"<div class=dim>{d}{l}</div>")),
                        "prizes": lambda: prizes(s, lambda t, by, d, pl, st, l: stop("", f"<b>{t}</b>{' — ' + pl if pl else ''}", f"<div class=dim>{glue(' · ', by, d)}{l}</div><div>{st}</div>")),
                        "works": lambda: works(s, lambda t, st, tools, d, l: stop(d, f"<b>{t}</b>{l}", f"<div>{st}</div><div class=chips>{' '.join(f'<span>{x}</span>' for x in tools)}</div>"))})
    css = "body{font:10pt 'Noto Sans'}@page{margin:14mm 17mm}h1{font-size:26pt;margin:0;font-weight:300}h2{font-size:11pt;color:#0a7d6c;margin:14px 0 6px}.stop{border-left:2px solid #0a7d6c;margin-left:5px;padding:0 0 8px 16px;position:relative;break-inside:avoid}.stop:before{content:'';position:absolute;left:-6px;top:3px;width:10px;height:10px;border-radius:5px;background:#0a7d6c}.pill{display:inline-block;background:#dff3ef;border-radius:9px;padding:0 8px;font-size:8.5pt}.dim{color:#666;font-size:9pt}.chips span{display:inline-block;border:1px solid #9bb;border-radius:8px;padding:0 7px;margin:1px 2px}"
    return page(s, css, f"<h1>{e(person.name)}</h1>{el('div', person.job, 'dim')}<p>{e(' / '.join(contacts(person)))}</p>" + part(s, "about", el("p", s.about)) + inner)


def playbill(person, rng):
    """Everything centred, dates between tildes on a line of their own, stars between sections."""
    s = Sheet(person, rng, ["until", "onwards", "season", "plain"], prose=True, hide=("likes",))
    middle = lambda *lines: "<div class=entry>" + "".join(f"<div>{line}</div>" for line in lines if line) + "</div>"
    wave = lambda text: f"~ {e(text)} ~" if text else ""
    inner = body_of(s, {"roles": lambda: "".join(middle(f"<b>{e(r.company)}</b>", f"<i>{e(r.title)}</i>", wave(s.dates(r)), *map(e, s.told(r))) for r in person.roles),
                        "studies": lambda: "".join(middle(f"<b>{e(t.school)}</b>", f"<i>{e(glue(' in ', t.degree, t.subject))}</i>", wave(s.years(t))) for t in person.studies),
                        "skills": lambda: el("p", " ✦ ".join(person.all_skills)),
                        "cards": lambda: cards(s, lambda t, i, d, l: middle(f"<b>{t}</b>", glue(" ✦ ", i, d) + l)),
                        "prizes": lambda: prizes(s, lambda t, by, d, pl, st, l: middle(f"<b>{t}</b>", glue(" ✦ ", pl, by, d) + l, st)),
                        "works": lambda: works(s, lambda t, st, tools, d, l: middle(f"<b>{t}</b>{l}", wave(d), st, f"<i>made with {', '.join(tools)}</i>" if tools else ""))})
    css = "body{font:10.5pt 'Liberation Serif';text-align:center}@page{size:A4;margin:18mm 30mm}h1{letter-spacing:6px;font-size:20pt;margin:0 0 4px;text-transform:uppercase}h2{font-size:12pt;font-weight:normal;font-style:italic;margin:16px 0 5px}h2:before{content:'❧';display:block;font-style:normal}.entry{margin-bottom:9px;break-inside:avoid}"
    return page(s, css, f"<h1>{e(person.name)}</h1><div>{e(person.phone)}<br>{e(person.email)}<br>{e(person.place)}</div>" + part(s, "about", el("p", s.about)) + inner)


def gutter(person, rng):
    """Headings at the right of a left margin, lower case; the date ends the last line of the entry's head in brackets."""
    s = Sheet(person, rng, ["behind", "dotted", "interval", "short"], hide=("helping", "referees"))
    ended = lambda date: f" <span class=dim>[{e(date)}]</span>" if date else ""
    rows = {"roles": lambda: "".join(f"<div class=item>{e(r.company)}, {e(r.place)}: <b>{e(r.title)}</b>{ended(s.dates(r))}{told(s, r)}</div>" for r in person.roles),
            "studies": lambda: "".join(f"<div class=item>{e(t.school)}: <b>{e(t.degree)}</b>{', ' + e(t.subject) if t.subject else ''}{ended(s.years(t))}{el('p', s.note(t))}</div>" for t in person.studies),
            "skills": lambda: "".join(f"<p><b>{e(k)}</b> {e(' · '.join(v))}</p>" for k, v in person.skills.items()),
            "cards": lambda: "<ul>" + cards(s, lambda t, i, d, l: f"<li>{t}{', ' + i if i else ''}{ended(d)}{l}</li>") + "</ul>",
            "prizes": lambda: "<ul>" + prizes(s, lambda t, by, d, pl, st, l: f"<li><b>{t}</b>{', ' + by if by else ''}{': ' + pl if pl else ''}{ended(d)}{l}{'<br>' + st if st else ''}</li>") + "</ul>",
            "works": lambda: works(s, lambda t, st, tools, d, l: f"<div class=item><b>{t}</b>{ended(d)}{l}<p>{st}</p>{'<p>Stack: ' + ' / '.join(tools) + '</p>' if tools else ''}</div>")}
    line = lambda name, inner: f"<div class=left>{e(s.heads[name].lower())}</div><div class=right>{inner}</div>"
    inner = (line("about", el("p", s.about)) if s.has("about") else "") + "".join(line(n, rows[n]() if n in rows else plain(s, n)) for n in s.order())
    css = "body{font:9.8pt 'DejaVu Serif'}@page{margin:16mm}h1{font-size:19pt;margin:0 0 2px 40mm;font-weight:normal}.grid{display:grid;grid-template-columns:36mm 1fr;gap:9px 4mm}.left{text-align:right;color:#a03a1d;border-right:1px solid #ccc;padding-right:4mm}.item{margin-bottom:6px}.dim{color:#555}.sub{margin-left:40mm;margin-bottom:12px}"
    return page(s, css, f"<h1>{e(person.name)}</h1><div class=sub>{'<br>'.join(map(e, contacts(person)))}</div><div class=grid>{inner}</div>")


def runin(person, rng):
    """Plain sheet where each heading runs into the first line of its section; each job is one sentence-like line and a paragraph."""
    s = Sheet(person, rng, ["onwards", "through", "plain", "dashes"], prose=True, links=("text", "name"), hide=("papers",))
    rows = {"roles": lambda: [f"{dated(s.dates(r))}{e(r.title)}, <b>{e(r.company)}</b> ({e(r.place)}). {e(' '.join(s.told(r)))}" for r in person.roles],
            "studies": lambda: [f"<i>{e(s.years(t))}:</i> {e(glue(', ', t.degree, t.subject))}, <b>{e(t.school)}</b>. {e(s.note(t))}" for t in person.studies],
            "skills": lambda: [e("; ".join(person.all_skills)) + "."],
            "cards": lambda: cards(s, lambda t, i, d, l: f"{t}{' (' + glue(', ', i, d) + ')' if i or d else ''}{l}\n").strip().split("\n"),
            "prizes": lambda: prizes(s, lambda t, by, d, pl, st, l: f"<b>{t}</b>{', ' + pl if pl else ''}{' (' + glue(', ', by, d) + ')' if by or d else ''}.{' ' + st + '.' if st else ''}{l}\n").strip().split("\n"),
            "works": lambda: works(s, lambda t, st, tools, d, l: f"<b>{t}</b>{' (' + d + ')' if d else ''}. {st}.{' Tools: ' + ', '.join(tools) + '.' if tools else ''}{l}\n").strip().split("\n"),
            "tongues": lambda: [e(", ".join(f"{a} {b}" for a, b in person.tongues))], "likes": lambda: [e(", ".join(person.likes))], "referees": lambda: [e(person.referees)],
            "helping": lambda: [f"<i>{e(s.dates(r))}:</i> {e(r.title)}, <b>{e(r.company)}</b>. {e(r.intro)}" for r in person.helping]}
    dated = lambda text: f"<i>{e(text)}:</i> " if text else ""
    block = lambda name, lines: "".join(f"<p class=item>{'<span class=run>' + e(s.heads[name]) + '.</span> ' if not k else ''}{text}</p>" for k, text in enumerate(lines))
    inner = (block("about", [e(s.about)]) if s.has("about") else "") + "".join(block(n, rows[n]()) for n in s.order())
    css = "body{font:11pt/1.35 'Liberation Serif'}@page{size:A4;margin:22mm 24mm}h1{font-size:15pt;margin:0}.run{font-weight:bold;font-variant:small-caps;letter-spacing:.5px}.item{margin:0 0 5px}"
    return page(s, css, f"<h1>{e(person.name)}</h1><p>{e('; '.join(contacts(person)))}</p><hr>{inner}")


def ledger(person, rng):
    """A ruled table with a head row for jobs and one for studies; skills with levels in a second table."""
    s = Sheet(person, rng, ["single", "days", "tight", "points"], links=("text", "word"), hide=("likes", "papers"))
    table = lambda heads, rows: "<table><tr>" + "".join(f"<th>{h}</th>" for h in heads) + "</tr>" + "".join("<tr>" + "".join(f"<td>{c}</td>" for c in row) + "</tr>" for row in rows) + "</table>"
    levels = ["Expert", "Advanced", "Good", "Working knowledge"]
    rows = {"roles": lambda: table(["Period", "Employer", "Position", "Main tasks"], [(e(s.dates(r)), f"{e(r.company)}<br><span class=dim>{e(r.place)}</span>", e(r.title), told(s, r)) for r in person.roles]),
            "studies": lambda: table(["Years", "Institution", "Award", "Subject"], [(e(s.years(t)), e(t.school), e(t.degree), e(t.subject)) for t in person.studies]),
            "skills": lambda: table(["Skill", "Level", "Skill", "Level"], [(e(a), levels[k % 4], e(b), levels[(k * 3 + 1) % 4] if b else "") for k, (a, b) in enumerate(zip(person.all_skills[::2], [*person.all_skills[1::2], ""]))]),
            "cards": lambda: table(["Certificate", "Awarded by", "Date"], [x.split("\t") for x in cards(s, lambda t, i, d, l: f"{t}{l}\t{i}\t{d}\n").strip("\n").split("\n")]),
            "prizes": lambda: table(["Award", "Result", "Awarded by", "Date"], [x.split("\t") for x in prizes(s, lambda t, by, d, pl, st, l: f"{t}{l}{'<br>' + st if st else ''}\t{pl}\t{by}\t{d}\n").strip("\n").split("\n")]),
            "works": lambda: table(["Project", "Description", "Technologies", "Dates"], [x.split("\t") for x in works(s, lambda t, st, tools, d, l: f"{t}{l}\t{st}\t{', '.join(tools)}\t{d}\n").strip("\n").split("\n")]),
            "tongues": lambda: table(["Language", "Level"], [(e(a), e(b)) for a, b in person.tongues])}
    css = "body{font:9.3pt 'Liberation Sans'}@page{size:A4;margin:13mm}h1{font-size:16pt;margin:0 0 6px}h2{font-size:10.5pt;margin:12px 0 3px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:3px 5px;vertical-align:top;text-align:left}th{background:#e9e4d6}.url{word-break:break-all;color:#335}.dim{color:#666}tr{break-inside:avoid}.who{width:auto}.skills table{width:80%}"
    who = "<table class=who>" + "".join(f"<tr><th>{a}</th><td>{e(b)}</td></tr>" for a, b in (("Telephone", person.phone), ("E-mail", person.email), ("Residence", person.place), ("Online", ", ".join(person.links))) if b) + "</table>"
    return page(s, css, f"<h1>{e(person.name)}</h1>{who}" + part(s, "about", el("p", s.about)) + body_of(s, rows))
