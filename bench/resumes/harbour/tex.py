"""Pages set with XeLaTeX.

tex_leaders: dotted leaders between title and date; employer in small capitals on the next line; "Appointments"; description as run-in sentences; awards date first; page numbers.
tex_rail: Polish; a tinted rail at the left with contact, skills and languages; "od 09.2016 do dziś"; employer over title; certificates with issuer below.
tex_pair: two columns that flow, with numbered headings; date in brackets before the title; schooling school-first; text is hyphenated; a heading that wraps; running header with the name.
"""

from kit.tex import t

from .html import inside, some, spoken
from .model import Dates, Sheet

BREAK = "\\\\"


def items(lines, label=r"\textbullet"):
    inner = "".join(f"\\item {line}\n" for line in lines)
    return f"\\begin{{itemize}}[leftmargin=1.2em,nosep,label={label}]\n{inner}\\end{{itemize}}\n" if lines else ""


def document(preamble, body, font="Latin Modern Roman", size="10pt", options=""):
    packages = r"\usepackage{fontspec,enumitem,xcolor}\setlength{\parindent}{0pt}"
    return f"\\documentclass[{size},a4paper]{{article}}{packages}\\setmainfont{{{font}}}[{options}]{preamble}\\begin{{document}}{body}\\end{{document}}"


def many(make, entries):
    return "".join(make(entry) for entry in entries)


def part(command, head, body):
    return f"{command}{{{head}}}\n{body}\n" if body else ""


def tex_leaders(person, _random):
    """Dots lead the eye from the title to the date."""
    sheet = Sheet(person, Dates("{Month} {yyyy}", " to ", "the present"), t, prize="by date story place", work="story tools dates url")
    p = sheet.p
    house = lambda j: some(j.company and f"\\textsc{{{j.company}}}", j.place)
    told = lambda j: inside("\\par ", ". ".join(sheet.lines(j)).removesuffix("."), ".")
    job = lambda j: f"\\textbf{{{j.title}}}\\dotfill {sheet.dates(j)}\\\\{house(j)}{told(j)}\\par\\medskip\n"
    school = lambda s: f"{sheet.degree(s)}\\dotfill {sheet.years(s)}\\\\\\textsc{{{s.school}}}{inside('. ', s.note)}\\par\\smallskip\n"
    cert = lambda c: f"{c.name}, {c.issuer}\\dotfill {sheet.date(c)}\\par\n"
    honour = lambda h: f"{sheet.date(h)}. \\textit{{{h.title}}}{inside(', ', h.place)}. {h.by}.{inside(' ', h.story, '.')}\\par\n"
    project = lambda r: f"\\textbf{{{r.name}}}\\dotfill {sheet.dates(r)}\\\\{r.story}.{inside(' With ', ', '.join(r.tools), '.')}{inside(' ', r.url)}\\par\\smallskip\n"
    body = f"\\named{{{p.name}}}{p.place}\\hfill {p.phone}\\hfill {p.email}\\par\\medskip\n{p.about}\\par\n"
    body += part(r"\headed", "Appointments", many(job, p.roles)) + part(r"\headed", "Degrees and Schooling", many(school, p.studies)) + part(r"\headed", "Projects on the Side", many(project, p.works))
    body += part(r"\headed", "Admissions and Licences", many(cert, p.cards)) + part(r"\headed", "Distinctions", many(honour, p.prizes)) + part(r"\headed", "Competences", "; ".join(p.all_skills) + r"\par") + part(r"\headed", "Languages", spoken(p))
    preamble = r"\usepackage[margin=2.4cm]{geometry}\newcommand{\named}[1]{{\LARGE #1}\par\smallskip}\newcommand{\headed}[1]{\par\bigskip{\large\itshape #1}\par\vspace{-6pt}\rule{\textwidth}{.3pt}\par\smallskip}"
    return sheet.made("tex", document(preamble, body, options="SmallCapsFont={Latin Modern Roman Caps}", size="11pt"))


def tex_rail(person, _random):
    """Polish, with a rail at the left made of two minipages."""
    sheet = Sheet(person, Dates("{mm}.{yyyy}", " do ", "dziś", frame="od {start} do {end}"), t, prize="by date story place", work="story tools dates")
    p = sheet.p
    job = lambda j: f"\\textbf{{{j.company or j.title}}}{inside(', ', j.place)}\\\\{inside('', j.company and j.title, BREAK)}\\textcolor{{gray}}{{{sheet.dates(j)}}}\\par {items(sheet.lines(j), '--')}\\smallskip\n"
    school = lambda s: f"\\textbf{{{s.school}}}, {s.place}\\\\{sheet.degree(s, ', ')}\\\\\\textcolor{{gray}}{{{sheet.years(s)}}}\\par\\smallskip\n"
    cert = lambda c: f"{c.name}\\\\\\textit{{{c.issuer}}}\\\\{sheet.date(c)}\\par\\smallskip\n"
    honour = lambda h: f"{sheet.date(h)} – {h.title}{inside(', ', h.place)} ({h.by}){inside(': ', h.story)}\\par\n"
    project = lambda r: f"\\textbf{{{r.name}}}\\\\{r.story}\\\\Narzędzia: {', '.join(r.tools)}\\\\\\textcolor{{gray}}{{{sheet.dates(r)}}}\\par\n"
    rail = part(r"\headed", "Kontakt", f"{p.place}\\\\{p.phone}\\\\{p.email}\\par") + part(r"\headed", "Umiem", items(p.all_skills, "›")) + part(r"\headed", "Języki", spoken(p, "{} – {}", r"\\") + r"\par") + part(r"\headed", "Uprawnienia", many(cert, p.cards))
    main = part(r"\headed", "Kilka słów", p.about and p.about + r"\par") + part(r"\headed", "Dotychczasowa praca", many(job, p.roles)) + part(r"\headed", "Nauka", many(school, p.studies)) + part(r"\headed", "Przedsięwzięcia", many(project, p.works)) + part(r"\headed", "Wyróżnienia", many(honour, p.prizes))
    body = f"{{\\Huge {p.name}}}\\par {p.job}\\par\\medskip\\colorbox{{teal!12}}{{\\begin{{minipage}}[t]{{.31\\textwidth}}\\raggedright\\hyphenpenalty10000 {rail}\\end{{minipage}}}}\\hfill\\begin{{minipage}}[t]{{.62\\textwidth}}\\raggedright {main}\\end{{minipage}}"
    preamble = r"\usepackage[margin=1.7cm]{geometry}\pagestyle{empty}\newcommand{\headed}[1]{\par\medskip{\bfseries\large\color{teal}#1}\par\smallskip}"
    return sheet.made("tex", document(preamble, body, "Liberation Sans"))


def tex_pair(person, _random):
    """Two flowing columns with numbered headings, justified and hyphenated."""
    sheet = Sheet(person, Dates("{Mon} {yyyy}", "–", "now"), t, place="street", prize="by date", work="story dates url", starts=False)
    p = sheet.p
    job = lambda j: f"{inside('[', sheet.dates(j), '] ')}\\textbf{{{j.title}}}{inside(', ', some(j.company, j.place))}\\par {items(sheet.lines(j))}\\medskip\n"
    school = lambda s: f"{s.school}, {s.place}. {sheet.degree(s)}, {sheet.years(s)}.\\par\\smallskip\n"
    cert = lambda c: f"[{sheet.date(c)}] {c.name}, {c.issuer}\\par\n"
    honour = lambda h: f"[{sheet.date(h)}] {h.title}, {h.by}\\par\n"
    project = lambda r: f"{inside('[', sheet.dates(r), '] ')}\\textbf{{{r.name}}}\\par {r.story}.{inside(' ', r.url)}\\par\\smallskip\n"
    group = lambda item: f"\\textit{{{item[0]}}}: {', '.join(item[1])}\\par\n"
    body = f"\\begin{{multicols}}{{2}}{{\\LARGE\\bfseries {p.name}\\par}}\\smallskip {p.street}\\\\tel. {p.phone}\\\\{p.email}\\par\n"
    body += part(r"\section", "Profile in brief", p.about) + part(r"\section", "Skills by kind", many(group, p.skills.items())) + part(r"\section", "Roles to date", many(job, p.roles)) + part(r"\section", "Own work", many(project, p.works))
    body += part(r"\section", "Places of study, and the year in which I left each of them", many(school, p.studies)) + part(r"\section", "Papers held", many(cert, p.cards)) + part(r"\section", "Laurels", many(honour, p.prizes)) + r"\end{multicols}"
    preamble = r"\usepackage[margin=1.9cm,headheight=14pt]{geometry}\usepackage{multicol,titlesec,fancyhdr}\pagestyle{fancy}\fancyhf{}\fancyhead[R]{\small " + p.name + r"}\fancyfoot[C]{\small\thepage}\titleformat{\section}{\bfseries}{\thesection.}{.5em}{}\titlespacing{\section}{0pt}{9pt}{3pt}"
    return sheet.made("tex", document(preamble, body, "DejaVu Serif"))
