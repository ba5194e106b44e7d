"""After the sites that build résumés: blocks of colour, icons, mottos, dots and bars."""

from html import escape as e

from kit.markup import el, part, points
from kit.text import glue

from .markup import extra, page, story
from .sheet import Sheet, When


def blocks(person, rng):
    """Three blocks of colour: a centred name, a middle with everything centred, a footer of contacts with icons."""
    s = Sheet(person, When("{Month} {yyyy}", " — ", "Today"), bare=2, work=("story", "url"), prize=("by", "date"), card=("issuer",), rng=rng, heads={"about": "HELLO THERE", "skills": "What I do best"})
    s.sections -= {"boards", "papers", "helping"}
    roles = "".join(f"<h3>{e(r.title.upper())}</h3><p>{e(r.company)} · {e(r.place)} · {e(s.dates(r))}</p>" + story(s, r, mark="✦") for r in person.roles)
    studies = "".join(f"<h3>{e(glue(' – ', t.degree, t.subject).upper())}</h3><p>{e(t.school)}</p><p>{e(s.years(t))}</p>" for t in person.studies)
    works = "".join(f"<h3>{e(w.name)}</h3><p>{e(w.story)}</p>{el('p', w.url, 'u')}" for w in person.works)
    prizes = "".join(f"<p>★ {e(p.title)} ★<br>{e(p.by)} | {e(s.date(p))}</p>" for p in person.prizes)
    columns = f"<div class=three>{part(s, 'studies', studies)}{part(s, 'skills', ''.join(el('p', k) for k in person.all_skills))}<div>{part(s, 'prizes', prizes)}{part(s, 'cards', ''.join(f'<p>{e(c.name)}<br><small>{e(c.issuer)}</small></p>' for c in person.cards))}</div></div>"
    foot = f"<footer><span>☎ {e(person.phone)}</span><span>✉ {e(glue(' / ', person.email, person.email2))}</span><span>⌂ {e(person.place)}</span></footer>"
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p></header><main>{part(s, 'about', el('p', person.about))}{part(s, 'roles', roles)}{part(s, 'works', works)}</main>{columns}<div class=tail>{part(s, 'tongues', el('p', '  /  '.join(a for a, _ in person.tongues)))}{part(s, 'likes', el('p', '  ♥  '.join(person.likes)))}</div>{foot}"
    css = "@page{size:A4;margin:0}body{font:10pt 'Noto Sans';text-align:center;-webkit-print-color-adjust:exact}header{background:#264653;color:#fff;padding:28px}h1{font-size:26pt;letter-spacing:.18em;margin:0;text-transform:uppercase}main{background:#fdf6ec;padding:10px 70px}h2{font-size:11pt;color:#e76f51;text-transform:uppercase;margin:12px 0 4px}h3{font-size:10pt;margin:8px 0 0}.three{background:#e9f1ef;display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px;padding:8px 30px;break-inside:avoid}.tail{padding:4px 40px}footer{background:#e76f51;color:#fff;padding:14px;display:flex;justify-content:space-around}.dash{font-size:9.5pt}"
    return page(s, css, body)


def philosophy(person, rng):
    """Icon rows: title, then employer in colour, then a line of calendar and pin; right column with a motto in quotes, strengths, dots for languages."""
    s = Sheet(person, When("{mm}/{yyyy}", " - "), firm=True, stack="Tech stack:", work=("story", "dates"), prize=("by", "date", "story"), card=("issuer",), rng=rng, heads={"motto": "MY LIFE PHILOSOPHY", "strengths": "STRENGTHS", "works": "PROJECTS"})
    s.sections -= {"boards", "papers", "helping"}
    when = lambda dates, place: f"<p class=m><span>🗓 {e(dates)}</span> <span>⚲ {e(place)}</span></p>"
    roles = "".join(f"<h3>{e(r.title)}</h3><p class=f>{e(r.company)}</p>{when(s.dates(r), r.place)}" + story(s, r) for r in person.roles)
    studies = "".join(f"<h3>{e(glue(' in ', t.degree, t.subject))}</h3><p class=f>{e(t.school)}</p>{when(s.years(t, ' - '), t.place)}" for t in person.studies)
    dots = "".join(f"<p class=t><span>{e(a)}</span><small>{e(b)}</small><b>{'●' * (5 - i)}{'○' * i}</b></p>" for i, (a, b) in enumerate(person.tongues))
    works = "".join(f"<h3>{e(w.name)}</h3><p class=m><span>🗓 {e(s.dates(w))}</span></p>{el('p', w.story)}" for w in person.works)
    prizes = "".join(f"<div class=s><h4>🏆 {e(p.title)}</h4><p>{e(glue(', ', p.by, s.date(p)))}</p>{el('p', p.story)}</div>" for p in person.prizes)
    strong = "".join(f"<div class=s><h4>⚡ {e(k)}</h4><p>{e(v)}</p></div>" for k, v in person.strengths.items())
    chips = "".join(f"<span class=k>{e(k)}</span>" for k in person.all_skills)
    left = part(s, "about", el("p", person.about)) + part(s, "roles", roles) + part(s, "studies", studies) + part(s, "tongues", f"<div class=tt>{dots}</div>")
    right = extra(s, "motto", f"<p class=q>“{e(person.motto)}”</p>") + part(s, "prizes", prizes) + extra(s, "strengths", strong) + part(s, "skills", chips) + part(s, "works", works) + part(s, "cards", "".join(f"<h4>{e(c.name)}</h4>{el('p', c.issuer)}" for c in person.cards)) + part(s, "likes", "".join(f"<p>✿ {e(k)}</p>" for k in person.likes))
    links = "".join(f"<span>🔗 {e(k)}</span>" for k in person.links)
    body = f"<h1>{e(person.name.upper())}</h1><p class=job>{e(person.job)}</p><p class=m><span>📞 {e(person.phone)}</span><span>@ {e(person.email)}</span>{links}<span>⚲ {e(person.place)}</span></p><div class=two><div>{left}</div><div>{right}</div></div>"
    css = "@page{size:A4;margin:12mm}body{font:9pt 'Noto Sans'}h1{font-size:21pt;margin:0}.job,.f{color:#1e90ff;font-weight:600}.m span{margin-right:12px;color:#555;font-size:8pt}.two{display:grid;grid-template-columns:1.45fr 1fr;gap:24px}h2{font-size:11.5pt;border-bottom:3px solid #222;margin:12px 0 5px;text-transform:uppercase}h3{font-size:11pt;font-weight:500;margin:7px 0 0}h4{margin:6px 0 0;font-size:9pt}.k{display:inline-block;border-bottom:1px solid #999;margin:3px 8px 3px 0;font-weight:600}.q{font-style:italic;text-align:center}.t{display:flex;justify-content:space-between;gap:8px}.tt{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px}.firm{color:#777;font-style:italic}.stack{font-weight:600}"
    return page(s, css, body)


def tasks(person, rng):
    """Title, employer and an italic line of dates left and place right; "Achievements/Tasks" inside entries; skills as chips, years in brackets after certificates."""
    s = Sheet(person, When("{mm}/{yyyy}", " - "), card=("date",), prize=("by", "date"), work=("story", "dates"), heads={"roles": "WORK EXPERIENCE", "studies": "EDUCATION", "skills": "SKILLS", "cards": "CERTIFICATES", "prizes": "ACHIEVEMENTS", "works": "PERSONAL PROJECTS", "tongues": "LANGUAGES", "likes": "INTERESTS", "helping": "VOLUNTEER EXPERIENCE"})
    s.sections -= {"boards", "papers"}
    line = lambda r: f"<div class=i><span>{e(s.dates(r))}</span><span>{e(r.place)}</span></div>"
    label = lambda r: "<p class=label>Achievements/Tasks</p>" if any(s.told(r)[1:]) else ""
    roles = "".join(f"<h3>{e(r.title)}</h3><p class=f>{e(r.company)}</p>{line(r)}{label(r)}" + story(s, r, labels=None) for r in person.roles)
    studies = "".join(f"<h3>{e(t.subject or t.degree)}</h3><p class=f>{e(t.school)}</p><div class=i><span>{e(s.years(t, ' - '))}</span><span>{e(t.degree) if t.subject else ''}</span></div>" + ("<p class=label>Courses</p>" + points(t.notes) if t.notes else "") for t in person.studies)
    works = "".join(f"<p>{e(w.name)} ({e(s.dates(w))})</p>" + points([w.story]) for w in person.works)
    prizes = "".join(f"<p>{e(p.title)} ({e(s.date(p))})</p><p class=i>{e(p.by)}</p>" for p in person.prizes)
    right = part(s, "skills", "".join(f"<span class=k>{e(k)}</span> " for k in person.all_skills)) + part(s, "works", works) + part(s, "cards", "".join(f"<p>{e(c.name)} ({e(s.date(c))})</p>" for c in person.cards)) + part(s, "prizes", prizes) + part(s, "helping", "".join(f"<p>{e(r.title)} ({e(s.dates(r))})</p><p class=i>{e(r.company)}</p>" for r in person.helping)) + part(s, "tongues", "".join(f"<p>{e(a)}</p><p class=i>{e(b.capitalize())} proficiency</p>" for a, b in person.tongues)) + part(s, "likes", " ".join(f"<span class=o>{e(k)}</span>" for k in person.likes))
    contact = "".join(f"<p>{e(text)} <span>{icon}</span></p>" for text, icon in [(person.email, "✉"), (person.phone, "✆"), (person.place, "⚑"), *[(k, "⛓") for k in person.links]])
    body = f"<header><div><h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p><p>{e(person.about)}</p></div><div class=c>{contact}</div></header><div class=two><div>{part(s, 'roles', roles)}{part(s, 'studies', studies)}</div><div>{right}</div></div>"
    css = "@page{size:A4;margin:11mm}body{font:9pt 'Liberation Sans'}header{display:grid;grid-template-columns:1fr 210px;gap:20px;border-bottom:1px solid #bbb;padding-bottom:6px}h1{font-size:22pt;margin:0;font-weight:400;color:#2b5d8a}.job{color:#2b5d8a;font-size:12pt}.c{text-align:right}.c span{color:#2b5d8a}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}h2{font-size:12pt;color:#2b5d8a;margin:10px 0 4px}h3{font-size:11pt;margin:6px 0 0}.f{font-size:10.5pt}.i{display:flex;justify-content:space-between;font-style:italic;color:#2b5d8a;font-size:8pt}.label{font-style:italic;color:#2b5d8a;font-size:8pt}.k{background:#94a8bb;color:#fff;border-radius:4px;padding:3px 7px;display:inline-block;margin:2px 0}.o{border:1px solid #999;padding:2px 6px;border-radius:4px}"
    return page(s, css, body)


def rated(person, rng):
    """Left column of dates, main column with the title over an italic employer, a strip of contact labels, skills with a level word and bar."""
    s = Sheet(person, When("{yyyy}-{mm}", " - ", "present"), prize=("by", "story"), work=("story", "url"), rng=rng, heads={"cards": "Certificates"})
    s.sections -= {"boards", "papers", "likes", "helping"}
    row = lambda when, inner: f"<div class=r><b>{e(when)}</b><div>{inner}</div></div>"
    labels = ("Responsibilities:", "Key achievements:")
    roles = "".join(row(s.dates(r), f"<h3>{e(r.title)}</h3><p><i>{e(glue(', ', r.company, r.place))}</i></p>" + story(s, r, labels=labels)) for r in person.roles)
    studies = "".join(row(s.years(t, " - "), f"<h3>{e(glue(': ', t.degree, t.subject))}</h3><p><i>{e(t.school)} - {e(t.place)}</i></p>" + points(t.notes)) for t in person.studies)
    bars = "".join(f"<div class=b><span>{e(k)}</span><em></em><small>{('Excellent', 'Very Good', 'Good')[i % 3]}</small></div>" for i, k in enumerate(person.all_skills))
    contact = "".join(f"<p><b>{label}</b> {e(text)}</p>" for label, text in [("Address", person.place), ("Phone", person.phone), ("E-mail", person.email), *[("WWW", k) for k in person.links]])
    body = f"<h1>{e(person.name)}</h1><p class=job>{e(person.job)}</p><div class=c>{contact}</div>{el('p', person.about)}" + part(s, "skills", f"<div class=bars>{bars}</div>") + part(s, "roles", roles) + part(s, "studies", studies)
    body += part(s, "cards", "".join(row(s.date(c), e(glue(", ", c.name, c.issuer))) for c in person.cards)) + part(s, "prizes", "".join(row("", f"{e(p.title)}, {e(p.by)}{' – ' + e(p.story) if p.story else ''}") for p in person.prizes)) + part(s, "works", "".join(row("", f"<b>{e(w.name)}</b>: {e(w.story)}{' (' + e(w.url) + ')' if w.url else ''}") for w in person.works)) + part(s, "tongues", "".join(f"<p>{e(a)}: {e(b)}</p>" for a, b in person.tongues))
    css = "@page{size:letter;margin:15mm}body{font:9.5pt 'Noto Sans'}h1{font-size:24pt;margin:0;color:#00695c}.job{font-size:12pt}.c{display:grid;grid-template-columns:1fr 1fr;margin:8px 0;border-top:1px solid;border-bottom:1px solid}h2{font-size:12pt;color:#00695c;border-bottom:1px solid #ccc;margin:12px 0 4px}h3{font-size:10.5pt;margin:0}.r{display:grid;grid-template-columns:125px 1fr;gap:12px;margin-bottom:6px}.r>b{font-size:8.5pt}.bars{display:grid;grid-template-columns:1fr 1fr;gap:3px 24px}.b{display:grid;grid-template-columns:1fr 80px 60px;align-items:center}.b em{height:6px;background:#00695c}.label{font-weight:600;font-size:9pt}"
    return page(s, css, body)
