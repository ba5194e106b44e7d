"""Browser layouts in one column: inline entries, one-line entries under a three-column head, and a functional résumé."""

from kit.markup import e, el, part, points
from kit.text import glue

from .html import document, spoken, studied, table, told
from .page import Dates, Page


def inline_at(person, rng):
    """"Title at Company (dates)" in running text; skills come first, awards are sentences."""
    dates = Dates(rng.choice(["{Mon} {yyyy}", "{Month} {yyyy}"]), rng.choice([" – ", " to "]), rng.choice(["now", "present"]), since=rng.random() < 0.4)
    page = Page(person, rng, dates, spans=False, hide=("helping", "memberships", "papers"))
    skills = "".join(f"<p><b>{e(group)}:</b> {e(', '.join(names))}</p>" for group, names in person.skills.items())
    projects = "".join(f"<p><b>{e(p.name)}</b> — {e(p.story)}{' [' + e(', '.join(p.tools)) + ']' if p.tools else ''} {el('span', p.url, 'link')}</p>" for p in person.works)
    schools = "".join(f"<p>{e(glue(', ', studied(s), s.school, page.years(s)))}</p>{el('p', '; '.join(s.notes), 'small')}" for s in person.studies)
    certs = points([glue(", ", c.name + (f" ({c.issuer})" if c.issuer else ""), page.date(c)) for c in person.cards])
    awards = "".join(f"<p>{e(_awarded(page, a))}</p>" for a in person.prizes)
    body = (f'<h1>{e(person.name)}</h1><p class="head">{e(person.job)}<br>{e(person.place)} · {e(person.phone)} · {e(person.email)}</p>'
            + part(page, "about", el("p", person.about)) + part(page, "skills", skills) + part(page, "roles", "".join(_job_at(page, job) for job in person.roles))
            + part(page, "works", projects) + part(page, "cards", certs) + part(page, "prizes", awards) + part(page, "studies", schools)
            + part(page, "tongues", f"<p>{spoken(page)}</p>") + part(page, "likes", el("p", ", ".join(person.likes))))
    css = f"""@page{{size:A4;margin:20mm 22mm}}body{{font:10.5pt/1.45 '{rng.choice(["Noto Serif", "Liberation Serif", "Bitstream Charter"])}';color:#222}}h1{{font-size:22pt;font-weight:400;margin:0}}
    h2{{font-size:12pt;margin:14pt 0 3pt;color:#7a2e1d;font-variant:small-caps}}p{{margin:2pt 0}}ul{{margin:2pt 0 6pt 16pt;padding:0}}.job{{margin-top:7pt}}.small{{font-size:9pt;color:#666;margin-left:12pt}}.link{{color:#245}}"""
    return document(page, css, body)


def _job_at(page, job):
    at = f" at {e(job.company)}" if job.company else ""
    return f'<p class="job"><b>{e(job.title)}</b>{at} ({e(page.dates(job))})</p>{told(page, job)}'


def _awarded(page, award):
    by = f", awarded by {award.by}" if award.by else ""
    return f"{award.title}{by}" + (f" in {page.date(award)}." if award.date else ".")


def three_header(person, rng):
    """A head of three columns; each job is one line of company, title and dates; skills, certificates and awards are tables."""
    separator = rng.choice([" – ", " | ", " • ", " // "])
    dates = Dates(rng.choice(["{mm}/{yyyy}", "{Mon}. {yyyy}", "{yyyy}/{mm}"]), rng.choice(["–", " - "]), "present")
    page = Page(person, rng, dates, prize=("by", "date", "place"), work=("story", "tools", "dates"), hide=("likes", "helping", "papers"))
    head = f'<header><div>{e(person.place)}<br>{e(person.phone)}</div><div class="mid"><h1>{e(person.name)}</h1>{e(person.job)}</div><div class="right">{e(person.email)}<br>{e(" ".join(person.links[:1]))}</div></header>'
    jobs = "".join(f'<h3>{e(glue(separator, job.company, job.title, page.dates(job)))}</h3>{told(page, job)}' for job in person.roles)
    schools = "".join(f"<h3>{e(s.school)}</h3><p>{e(glue(', ', studied(s, ', ')))}</p>{''.join(el('p', note, 'small') for note in s.notes)}<p>{e(page.years(s, ' - '))}</p>" for s in person.studies)
    projects = "".join(f"<h3>{e(glue(separator, p.name, page.dates(p)))}</h3><p>{e(p.story)}</p>" + (f"<p><i>Stack: {e(', '.join(p.tools))}</i></p>" if p.tools else "") for p in person.works)
    certs = table([(c.name, c.issuer, page.date(c)) for c in person.cards], ("Certificate", "Issued by", "Date"))
    awards = table([(page.date(a), a.title, a.place, a.by) for a in person.prizes])
    body = (head + part(page, "about", el("p", person.about)) + part(page, "roles", jobs) + part(page, "studies", schools)
            + part(page, "skills", table([(group, ", ".join(names)) for group, names in person.skills.items()])) + part(page, "cards", certs) + part(page, "works", projects)
            + part(page, "prizes", awards) + part(page, "memberships", points(person.memberships)) + part(page, "tongues", f"<p>{spoken(page)}</p>"))
    css = f"""@page{{size:Letter;margin:15mm}}body{{font:10pt/1.4 '{rng.choice(["Liberation Sans", "Noto Sans"])}'}}header{{display:grid;grid-template-columns:1fr 1.7fr 1fr;border-bottom:2px solid #000;padding-bottom:6pt}}.mid{{text-align:center}}.right{{text-align:right}}
    h1{{font-size:17pt;margin:0}}h2{{font-size:10.5pt;text-transform:uppercase;letter-spacing:1px;background:#e8edf1;padding:2pt 5pt;margin:11pt 0 4pt}}h3{{font-size:10pt;margin:6pt 0 1pt}}p{{margin:1pt 0}}ul{{margin:2pt 0;padding-left:15pt}}
    table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #bbb;padding:2pt 5pt;text-align:left;font-size:9.5pt}}.small{{font-size:9pt;font-style:italic}}"""
    return document(page, css, body)


def functional(person, rng):
    """Strengths before stations: bullets stand under abilities, jobs are a bare list."""
    page = Page(person, rng, Dates("{yyyy}", rng.choice(["–", "-"]), "present"), described=0, spans=rng.random() < 0.5, show=("strengths",), hide=("likes", "papers", "memberships", "works"), heads={"roles": rng.choice(["Work History", "Employment Summary"])})
    strengths = "".join(f"<h3>{e(label)}</h3>{points(lines)}" for label, lines in person.strengths.items())
    jobs = "".join(f'<div class="row"><span>{e(glue(", ", job.title, job.company))}</span><span>{e(page.dates(job))}</span></div>' for job in person.roles)
    schools = "".join(f"<p><b>{e(studied(s, ', '))}</b> | {e(s.school)} | {e(page.years(s))}</p>" for s in person.studies)
    certs = "".join(f"<p>{e(glue(' | ', c.name, c.issuer, page.date(c)))}</p>" for c in person.cards)
    awards = "".join(f"<p>{e(glue(' | ', a.title, a.by, page.date(a)))}</p>" for a in person.prizes)
    body = (f'<h1>{e(person.name)}</h1><p class="c">{e(glue(" | ", person.place, person.phone, person.email))}</p>' + part(page, "about", el("p", person.about))
            + f"<h2>{rng.choice(['Relevant Skills and Accomplishments', 'Professional Strengths'])}</h2>{strengths}" + part(page, "skills", el("p", rng.choice([", ", " • "]).join(person.all_skills)))
            + part(page, "roles", jobs) + part(page, "studies", schools) + part(page, "cards", certs) + part(page, "prizes", awards)
            + part(page, "helping", "".join(el("p", glue(", ", v.title, v.company, page.dates(v))) for v in person.helping)) + part(page, "tongues", f"<p>{spoken(page)}</p>"))
    css = """@page{size:A4;margin:18mm 20mm}body{font:10.5pt/1.4 'Liberation Sans'}h1{text-align:center;font-size:20pt;margin:0;letter-spacing:2px}.c{text-align:center}h2{font-size:11.5pt;border-bottom:1px solid #444;margin:12pt 0 4pt}
    h3{font-size:10.5pt;margin:6pt 0 1pt}p{margin:2pt 0}ul{margin:1pt 0;padding-left:16pt}.row{display:flex;justify-content:space-between}"""
    return document(page, css, body)
