"""Browser layouts for résumés in other languages: a table with dates on the left, and two columns."""

from kit.markup import e, el, part, points
from kit.text import glue

from .html import document, spoken, table, told
from .page import Dates, Page
from .words import LABELS, ON_REQUEST


def tabular(person, rng):
    """Dates left, words right, personal details as a table; the tabular résumé of the continent."""
    page = Page(person, rng, Dates(rng.choice(["{mm}/{yyyy}", "{mm}.{yyyy}"]), rng.choice([" – ", " - "]), since=rng.random() < 0.5), prize=("by", "date", "place"), work=("story", "tools", "dates"))
    labels = LABELS[page.lang]
    facts = [(labels["address"], person.place), (labels["phone"], person.phone), (labels["email"], person.email), *person.personal]
    personal = f'<h2>{e(page.heads["personal"])}</h2><dl>' + "".join(f"<dt>{e(label)}</dt><dd>{e(value)}</dd>" for label, value in facts) + "</dl>"
    jobs = "".join(f'<dt>{e(page.dates(job))}</dt><dd><b>{e(job.title)}</b><br>{e(glue(", ", job.company, job.place) if job.company else "")}{told(page, job)}</dd>' for job in person.roles)
    schools = "".join(f'<dt>{e(page.years(s, " – "))}</dt><dd>{e(glue(", ", s.school, s.place))}<br><b>{e(glue(", ", s.degree, s.subject))}</b>{"".join("<br>" + e(note) for note in s.notes)}</dd>' for s in person.studies)
    certs = "".join(f"<dt>{e(page.date(c))}</dt><dd>{e(glue(', ', c.name, c.issuer))}</dd>" for c in person.cards)
    awards = "".join(f"<dt>{e(page.date(a))}</dt><dd>{e(a.title)}{' – ' + e(a.place) if a.place else ''} ({e(a.by)})</dd>" for a in person.prizes)
    projects = "".join(f"<dt>{e(page.dates(p))}</dt><dd><b>{e(p.name)}</b>: {e(p.story)} ({e(', '.join(p.tools))})</dd>" for p in person.works)
    skills = "".join(f"<dt>{e(group)}</dt><dd>{e(', '.join(names))}</dd>" for group, names in person.skills.items())
    lists = "".join(part(page, name, f"<dl>{inner}</dl>") for name, inner in [("roles", jobs), ("studies", schools), ("cards", certs), ("skills", skills), ("prizes", awards), ("works", projects)])
    body = (f"<h1>{e(person.name)}</h1>{personal}" + part(page, "about", el("p", person.about)) + lists + part(page, "tongues", f"<p>{spoken(page)}</p>") + part(page, "memberships", points(person.memberships))
            + part(page, "likes", el("p", ", ".join(person.likes))) + f'<h2>{e(page.heads["references"])}</h2><p>{ON_REQUEST[page.lang]}</p>')
    css = """@page{size:A4;margin:20mm}body{font:10.3pt/1.4 'Liberation Sans'}h1{font-size:19pt;font-weight:normal;border-bottom:3px double #357;margin:0 0 6pt}h2{font-size:12pt;color:#357;margin:13pt 0 4pt}dl{display:grid;grid-template-columns:38mm 1fr;margin:0;row-gap:4pt}dd{margin:0}ul{margin:1pt 0;padding-left:14pt}p{margin:2pt 0}"""
    return document(page, css, body)


def nordic(person, rng):
    """A wide column of work and a narrow one of the rest, dates in brackets after the title, pills for skills."""
    page = Page(person, rng, Dates(rng.choice(["{Month} {yyyy}", "{Mon} {yyyy}"]), rng.choice([" – ", "–"])), prize=("by", "date"), card=("issuer", "date"), work=("story", "dates"), hide=("papers",))
    jobs = "".join(f'<h3>{e(job.title)} ({e(page.dates(job))})</h3><div class="co">{e(glue(", ", job.company, job.place) if job.company else "")}</div>{told(page, job)}' for job in person.roles)
    schools = "".join(f'<h3>{e(glue(", ", s.degree, s.subject))}</h3><div class="co">{e(glue(", ", s.school, page.years(s)))}</div>{el("p", ". ".join(s.notes))}' for s in person.studies)
    projects = "".join(f"<h3>{e(p.name)} ({e(page.dates(p))})</h3><p>{e(p.story)}</p>" for p in person.works)
    helped = "".join(f"<h3>{e(v.title)} ({e(page.dates(v))})</h3><div class='co'>{e(v.company)}</div>" for v in person.helping)
    wide = part(page, "about", el("p", person.about)) + part(page, "roles", jobs) + part(page, "studies", schools) + part(page, "works", projects) + part(page, "helping", helped)
    skills = "".join(el("span", name, "pill") for name in person.all_skills)
    certs = "".join(f'<p><b>{e(c.name)}</b><br>{e(c.issuer)}<br>{e(page.date(c))}</p>' for c in person.cards)
    awards = "".join(f"<p>{e(a.title)}<br><i>{e(a.by)} {e(page.date(a))}</i></p>" for a in person.prizes)
    narrow = (f'<h2>{e(page.heads["contact"])}</h2><p>{e(person.place)}<br>{e(person.phone)}<br>{e(person.email)}</p>' + part(page, "skills", skills) + part(page, "cards", certs) + part(page, "prizes", awards)
              + part(page, "tongues", table(person.tongues)) + part(page, "likes", points(person.likes)))
    css = """@page{size:A4;margin:16mm 15mm}body{font:10pt/1.42 'Noto Sans'}h1{font-size:24pt;font-weight:300;margin:0}.sub{color:#2a6f6b;margin:0 0 8pt}.cols{display:grid;grid-template-columns:1fr 58mm;gap:9mm}h2{font-size:11pt;color:#2a6f6b;margin:11pt 0 3pt;border-top:1px solid #2a6f6b;padding-top:3pt}
    h3{font-size:10pt;margin:7pt 0 0}.co{color:#555}p{margin:2pt 0}ul{margin:2pt 0;padding-left:13pt}.pill{display:inline-block;background:#e3efee;border-radius:9px;padding:1pt 7pt;margin:0 3pt 3pt 0;font-size:9pt}td{padding:0 8pt 0 0}"""
    return document(page, css, f'<h1>{e(person.name)}</h1><p class="sub">{e(person.job)}</p><div class="cols"><div>{wide}</div><div>{narrow}</div></div>')
