"""What job boards print: a network's profile export, an Indian board's profile page; and the skills-based résumé that career offices hand out."""

from html import escape as e
from itertools import groupby

from kit.markup import el, link, part, points
from kit.text import glue

from .markup import each, page, told
from .sheet import Sheet, When


def _months(thing, today="2025-03"):
    """Months between two dates, both counted."""
    count = lambda date: int(date[:4]) * 12 + int(date[5:7] or 1)
    return count(today if thing.end == "now" else thing.end) - count(thing.start) + 1


def _length(months, forms):
    years, rest = divmod(months, 12)
    return glue(" ", f"{years} {forms[years > 1]}" if years else "", f"{rest} {forms[2 + (rest > 1)]}" if rest else "")


_LENGTHS = {"en": ("year", "years", "month", "months"), "es": ("año", "años", "mes", "meses"), "pt": ("ano", "anos", "mês", "meses")}
_TOP = {"en": "Top Skills", "es": "Aptitudes principales", "pt": "Principais competências"}
_PAGE = {"en": "Page 1 of 1", "es": "Página 1 de 1", "pt": "Página 1 de 1"}
_LINKED = {
    "es": {"about": "Extracto", "roles": "Experiencia", "studies": "Educación", "tongues": "Languages", "cards": "Certifications", "prizes": "Honors-Awards", "contact": "Contactar"},
    "pt": {"about": "Resumo", "roles": "Experiência", "studies": "Formação acadêmica", "tongues": "Languages", "cards": "Certifications", "prizes": "Honors-Awards", "contact": "Contato"},
    "en": {"about": "Summary", "roles": "Experience", "studies": "Education", "tongues": "Languages", "cards": "Certifications", "prizes": "Honors-Awards", "contact": "Contact", "papers": "Publications"},
}


def network(person, rng):
    """Grey sidebar of contacts, top skills, languages, certificates and awards (bare names); roles grouped by employer with a total, spans followed by a length in brackets."""
    s = Sheet(person, When("{Month} {yyyy}", "{start} - {end}"), rng, hide="works helping likes", card="", prize="")
    s.heads |= _LINKED[s.lang]
    forms = _LENGTHS[s.lang]
    span = lambda r: f"<p class=d>{e(s.dates(r))}" + (f" ({_length(_months(r), forms)})" if "-" in r.start else "") + "</p>"
    role = lambda r: f"<h4>{e(r.title)}</h4>{span(r)}<p class=p>{e(r.place)}</p>" + el("p", glue("\n", s.told(r)[0], *[f"- {task}" for task in s.told(r)[1]]), "b")

    def firm(name, roles):
        total = el("p", _length(sum(map(_months, roles)), forms)) if len(roles) > 1 else ""
        return f"<div class=e><h3>{e(name)}</h3>{total}{each(roles, role)}</div>"

    roles = "".join(firm(name, list(group)) for name, group in groupby(person.roles, lambda r: r.company))
    schools = each(person.studies, lambda t: f"<div class=e><h3>{e(t.school)}</h3><p>{e(glue(', ', t.degree, t.subject))} · ({e(s.years(t, ' - '))})</p></div>")
    contact = f"<h5>{e(s.heads['contact'])}</h5><p>{e(person.phone)} (Mobile)</p><p>{e(person.email)}</p>" + each(person.links, lambda x: f"<p>{e(x)} <i>(LinkedIn)</i></p>")
    side = contact + f"<h5>{e(_TOP[s.lang])}</h5>" + each(person.all_skills, lambda x: el("p", x)) + part(s, "tongues", each(person.tongues, lambda x: f"<p>{e(x[0])} <i>({e(x[1])})</i></p>"), "h5") + part(s, "cards", each(person.cards, lambda c: el("p", c.name)), "h5") + part(s, "prizes", each(person.prizes, lambda p: el("p", p.title)), "h5") + part(s, "papers", each(person.papers, lambda x: el("p", x)), "h5")
    main = f"<h1>{e(person.name)}</h1><p class=j>{e(person.job)}</p><p class=p>{e(person.place)}</p>" + part(s, "about", el("p", person.about, "b")) + part(s, "roles", roles) + part(s, "studies", schools)
    css = "@page{size:letter;margin:0}body{font:10pt 'Liberation Sans';position:relative}.w{display:grid;grid-template-columns:225px 1fr;min-height:1050px}.s{background:#293e49;color:#e1e8eb;padding:36px 16px 20px 24px;word-break:break-word;font-size:9pt}.s p{margin-bottom:5px}.m{padding:36px 40px 20px 28px}h1{font-weight:400;font-size:24pt}.j{font-size:11pt}.p{color:#777}h2{font-weight:400;font-size:14.5pt;margin:16px 0 8px}h3{font-size:11pt;font-weight:600}h4{font-weight:400;font-size:10.5pt;margin-top:5px}h5{font-size:11.5pt;margin:16px 0 6px;font-weight:400}.b{white-space:pre-line;margin-top:4px}.e{margin-bottom:12px}.f{position:absolute;bottom:10px;right:40px;color:#777;font-size:8pt}"
    return page(s, css, f"<div class=w><div class=s>{side}</div><div class=m>{main}</div></div><p class=f>{e(_PAGE[s.lang])}</p>")


def board(person, rng):
    """An Indian job board's profile: facts with icons under the name, key skills in pills, a table of IT skills, "Title at Company", accomplishments with one line for name and one for the rest."""
    s = Sheet(person, When("{Mon} '{yy}", "{start} to {end}", now="Till date"), rng, hide="helping papers likes", card="issuer date url", prize="by date story place", work="story tools url dates", both=False, heads={"about": "Profile summary", "skills": "Key skills", "roles": "Employment", "studies": "Education", "works": "Projects", "cards": "Certification", "prizes": "Awards & Recognition", "tongues": "Languages"})
    pair = lambda name, text: f"<p><span class=n>{name}</span> {e(text)}</p>" if text else ""
    roles = each(person.roles, lambda r: f"<div class=e><h3>{e(r.title)} at {e(r.company)}</h3><p class=m>{e(s.dates(r))} | {e(r.place)}</p>{told(s, r)}</div>")
    schools = each(person.studies, lambda t: f"<div class=e><h3>{e(glue(' - ', t.degree, t.subject))}</h3><p class=m>{e(t.school)}, {e(s.years(t))}</p></div>")
    works = each(person.works, lambda w: f"<div class=e><h3>{e(w.name)}</h3><p class=m>{e(s.dates(w))}</p><p>{e(w.story)}</p>{pair('Technologies used', ', '.join(w.tools))}{pair('Project link', w.url)}</div>")
    certs = each(person.cards, lambda c: f"<div class=e><h3>{e(c.name)}</h3><p class=m>{e(c.issuer)} | {e(s.date(c))}{' | ' + link('View certificate', c.url) if c.url else ''}</p></div>")
    prizes = each(person.prizes, lambda p: f"<div class=e><h3>{e(p.title)}</h3><p class=m>{e(glue(' | ', p.place, p.by, s.date(p)))}</p>{el('p', p.story)}</div>")
    table = "<table><tr><th>Language</th><th>Proficiency</th><th>Read</th><th>Write</th><th>Speak</th></tr>" + each(person.tongues, lambda x: f"<tr><td>{e(x[0])}</td><td>{e(x[1])}</td><td>✓</td><td>✓</td><td>✓</td></tr>") + "</table>"
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><div class=c><p>⚲ {e(person.place)}</p><p>✆ {e(person.phone)}</p><p>✉ {e(person.email)}</p><p>⏲ 15 Days or less notice period</p></div></header>"
    body += part(s, "skills", each(person.all_skills, lambda x: f"<span class=k>{e(x)}</span> ")) + part(s, "about", el("p", person.about)) + part(s, "roles", roles) + part(s, "studies", schools) + part(s, "works", works) + "<h2 class=acc>Accomplishments</h2>" + part(s, "cards", certs, "h4") + part(s, "prizes", prizes, "h4") + part(s, "tongues", table)
    css = "@page{size:A4;margin:10mm}body{font:9.6pt 'Noto Sans'}header{border:1px solid #d9dde8;border-radius:10px;padding:12px 18px}h1{font-size:16pt}.c{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;margin-top:6px;font-size:9pt;color:#445}section{border:1px solid #d9dde8;border-radius:10px;padding:8px 18px;margin-top:9px}h2{font-size:11pt;margin-bottom:4px}.acc{margin:12px 0 0 18px}h3{font-size:9.8pt;font-weight:600}h4{font-size:10pt;color:#275df5;margin-bottom:3px}.m{color:#667;font-size:8.8pt}.n{color:#889;font-size:8.6pt;margin-right:8px}.k{border:1px solid #b8c0d8;border-radius:12px;padding:1px 10px;display:inline-block;margin:2px 0}.e{margin-bottom:7px;break-inside:avoid}th,td{text-align:left;padding:2px 26px 2px 0;font-size:9pt}"
    return page(s, css, body)


def functional(person, rng):
    """Skills-based: evidence under three skill areas takes the page, the jobs are bare lines "Title, Employer, Town   2015 to 2019" at the end."""
    s = Sheet(person, When("{yyyy}", "{start} to {end}", now="present"), rng, hide="works papers", card="issuer date", prize="by date place", told=0, both=False, heads={"about": "OBJECTIVE", "roles": "EMPLOYMENT HISTORY", "skills": "ADDITIONAL SKILLS", "cards": "LICENSES & TRAINING", "prizes": "RECOGNITION", "helping": "COMMUNITY SERVICE"})
    areas = each(person.areas.items(), lambda x: f"<h3>{e(x[0])}</h3>{points(x[1])}")
    line = lambda left, right: f"<p class=x><span>{left}</span><span>{e(right)}</span></p>"
    role = lambda r: line(f"<b>{e(r.title)}</b>, {e(r.company)}, {e(r.place)}", s.dates(r))
    schools = each(person.studies, lambda t: line(f"{e(glue(', ', t.degree, t.subject))} — {e(t.school)}, {e(t.place)}", s.years(t)))
    certs = each(person.cards, lambda c: line(f"{e(c.name)}, {e(c.issuer)}", s.date(c)))
    prizes = points([glue(", ", p.place, p.title, p.by, s.date(p)) for p in person.prizes])
    body = f"<h1>{e(person.name)}</h1><p class=c>{e(person.place)}<br>{e(person.phone)} ~ {e(person.email)}</p>" + part(s, "about", el("p", person.about)) + f"<section><h2>RELEVANT EXPERIENCE BY SKILL</h2>{areas}</section>" + part(s, "skills", el("p", "; ".join(person.all_skills))) + part(s, "cards", certs) + part(s, "roles", each(person.roles, role)) + part(s, "studies", schools) + part(s, "prizes", prizes) + part(s, "helping", each(s.all("helping"), role)) + part(s, "tongues", el("p", ", ".join(f"{a} ({b})" for a, b in person.tongues)))
    css = "@page{size:letter;margin:20mm 22mm}body{font:11pt 'Liberation Serif'}h1{text-align:center;font-size:18pt;font-variant:small-caps;letter-spacing:1px}.c{text-align:center}h2{text-transform:uppercase;font-size:11pt;margin:13px 0 4px;border-top:1px solid;border-bottom:1px solid;text-align:center}h3{font-size:11pt;font-style:italic;margin-top:4px}.x{display:flex;justify-content:space-between;gap:20px}.x span:last-child{white-space:nowrap}"
    made = page(s, css, body)
    evidence = [{"title": text} for area, lines in person.areas.items() for text in (area, *lines)]
    made.neutral["achievements"] += evidence
    made.neutral["experience"] += [{"position": area, "description": "\n".join(lines)} for area, lines in person.areas.items()]
    made.neutral["skills"] += list(person.areas)
    return made
