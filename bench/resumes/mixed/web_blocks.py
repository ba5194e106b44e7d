"""Browser layouts in blocks: a dark sidebar and a sheet of boxes."""

from kit.markup import e, el, part, points
from kit.text import glue

from .html import document, studied, told
from .page import Dates, Page


def dark_sidebar(person, rng):
    """Contact, skills with bars, languages and certificates on a dark strip; company first, dates below the title."""
    page = Page(person, rng, Dates(rng.choice(["{Mon} {yyyy}", "{mm}.{yyyy}"]), rng.choice([" – ", " → ", " - "]), rng.choice(["Now", "Present"])), prize=("by", "date", "place", "story"), work=("story", "tools"), hide=("papers", "memberships"))
    skills = "".join(f'<div class="skill">{e(name)}<div class="bar"><i style="width:{rng.randint(5, 10)}0%"></i></div></div>' for name in person.all_skills)
    certs = "".join(f'<p><b>{e(c.name)}</b><br>{e(glue(", ", c.issuer, page.date(c)))}</p>' for c in person.cards)
    contact = f'<h2>{e(page.heads["contact"])}</h2><p>⌂ {e(person.place)}</p><p>☎ {e(person.phone)}</p><p>✉ {e(person.email)}</p>' + "".join(f"<p>⊕ {e(link)}</p>" for link in person.links)
    side = contact + part(page, "skills", skills) + part(page, "tongues", "".join(f"<p>{e(language)} – {e(level)}</p>" for language, level in person.tongues)) + part(page, "cards", certs) + part(page, "likes", el("p", ", ".join(person.likes)))
    jobs = "".join(f'<div class="job"><h3>{e(job.company or job.title)}</h3>{el("div", job.title if job.company else "", "title")}<div class="when">{e(glue(" · ", page.dates(job), job.place))}</div>{told(page, job)}</div>' for job in person.roles)
    schools = "".join(f'<h3>{e(s.school)}</h3><p>{e(glue(" · ", s.degree, s.subject))} ({e(page.years(s))})</p>{el("p", "; ".join(s.notes), "when")}' for s in person.studies)
    awards = "".join(f'<h3>{e(glue(" – ", a.title, a.place))}</h3><div class="when">{e(glue(", ", a.by, page.date(a)))}</div>{el("p", a.story)}' for a in person.prizes)
    projects = "".join(f'<h3>{e(p.name)}</h3>{el("p", p.story)}{el("p", ", ".join(p.tools), "tools")}' for p in person.works)
    helped = "".join(f'<p>{e(glue(", ", v.title, v.company))} ({e(page.dates(v))})</p>' for v in person.helping)
    main = (f'<h1>{e(person.name)}</h1><div class="title">{e(person.job)}</div>' + part(page, "about", el("p", person.about)) + part(page, "roles", jobs) + part(page, "studies", schools)
            + part(page, "works", projects) + part(page, "prizes", awards) + part(page, "helping", helped))
    dark = rng.choice(["#1f2a37", "#20362b", "#3a2033"])
    css = f"""@page{{size:A4;margin:0}}html{{background:linear-gradient(90deg,{dark} 66mm,#fff 66mm)}}body{{margin:0;display:grid;grid-template-columns:66mm 1fr;font:9.8pt/1.4 'Noto Sans';-webkit-print-color-adjust:exact}}aside{{color:#eee;padding:14mm 7mm;overflow-wrap:anywhere}}main{{padding:13mm 12mm 10mm 10mm}}
    h1{{font-size:21pt;line-height:1.15;margin:0}}h2{{font-size:11.5pt;margin:12pt 0 4pt;text-transform:uppercase}}aside h2{{border-bottom:1px solid #99a}}main h2{{color:{dark}}}h3{{font-size:10pt;margin:7pt 0 0}}p{{margin:2pt 0}}.title{{font-style:italic}}.when{{font-size:9pt;color:#666}}
    .bar{{height:3px;background:#556;margin-bottom:4pt}}.bar i{{display:block;height:3px;background:#e6b450}}ul{{margin:2pt 0;padding-left:14pt}}.tools{{font-size:8.8pt;font-style:italic}}.job{{break-inside:avoid}}"""
    return document(page, css, f"<aside>{side}</aside><main>{main}</main>")


def boxed(person, rng):
    """Every section in a frame, short ones side by side; skills are bullets in three columns, projects are linked by a mark."""
    page = Page(person, rng, Dates(rng.choice(["{Mon} ’{yy}", "{Month} {yyyy}"]), " – ", "today"), spans=rng.random() < 0.5, card=("issuer", "date"), prize=("by", "date", "story"), hide=("helping",))
    jobs = "".join(f'<div class="line"><b>{e(job.title)}</b><span>{e(page.dates(job))}</span></div><div class="co">{e(glue(", ", job.company, job.place) if job.company else "")}</div>{told(page, job)}' for job in person.roles)
    schools = "".join(f'<div class="line"><b>{e(studied(s, ": " if " " in s.degree else " "))}</b><span>{e(page.years(s))}</span></div><div>{e(glue(", ", s.school, s.place))}</div>{el("div", ", ".join(s.notes), "co")}' for s in person.studies)
    certs = points([glue(", ", c.name, c.issuer, page.date(c)) for c in person.cards])
    awards = "".join(f"<p><b>{e(a.title)}</b>, {e(glue(', ', a.by, page.date(a)))}{'<br>' + e(a.story) if a.story else ''}</p>" for a in person.prizes)
    projects = "".join(_linked(p) for p in person.works)
    boxes = (part(page, "about", el("p", person.about)) + part(page, "roles", jobs) + part(page, "works", projects) + part(page, "studies", schools) + part(page, "skills", points(person.all_skills, "three"))
             + '<div class="pair">' + part(page, "cards", certs) + part(page, "prizes", awards) + "</div>" + part(page, "papers", "".join(el("p", text) for text in person.papers))
             + '<div class="pair">' + part(page, "tongues", points([f"{language} ({level})" for language, level in person.tongues])) + part(page, "likes", el("p", ", ".join(person.likes))) + "</div>" + part(page, "memberships", points(person.memberships)))
    body = f'<section class="top"><h1>{e(person.name)}</h1><p>{e(person.job)}</p><p>Address: {e(person.place)} &nbsp; Tel: {e(person.phone)} &nbsp; E-mail: {e(person.email)}</p></section>{boxes}'
    css = """@page{size:A4;margin:14mm}body{font:10pt/1.4 'DejaVu Sans Condensed','DejaVu Sans';font-size:9.2pt;margin:0}section{border:1.2px solid #456;border-radius:5px;padding:5pt 9pt 7pt;margin-bottom:7pt}.top{text-align:center;background:#f2f5f8}h1{font-size:18pt;margin:0}h2{font-size:10.5pt;margin:0 0 4pt;color:#345}
    .pair{display:flex;gap:7pt}.pair section{flex:1}.line{display:flex;justify-content:space-between;margin-top:5pt}.co{color:#555;font-style:italic}p{margin:2pt 0}ul{margin:2pt 0;padding-left:14pt}.three{columns:3}a{color:#06c;text-decoration:none}"""
    return document(page, css, body)


def _linked(project):
    """Name, a linked mark, description and the tools in brackets."""
    mark = f' <a href="https://{e(project.url)}">↗</a>' if project.url else ""
    tools = f" ({e(', '.join(project.tools))})" if project.tools else ""
    return f"<p><b>{e(project.name)}</b>{mark}{tools}</p><p>{e(project.story)}</p>"
