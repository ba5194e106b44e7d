"""Layouts in English that XeLaTeX prints."""

from kit.tex import t as tex

from .sheet import Sheet, day, flat, span

HEAD = r"""\documentclass[%s]{article}
\usepackage{fontspec}\usepackage[%s]{geometry}\usepackage{xcolor}\usepackage{hyperref}\hypersetup{hidelinks}
\setlength{\parindent}{0pt}\setlength{\parskip}{0pt}
"""


def dates_left(person, rng):
    """A classic template: a narrow left column for time, a broad right one for the rest, rules beside the headings."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["street"] or person["location"], "")
    out = []

    def head(title):
        out.append(rf"\vspace{{10pt}}\colorbox{{teal}}{{\makebox[2.6cm]{{\rule{{0pt}}{{1pt}}}}}}\hspace{{.4cm}}{{\Large\color{{teal}} {title}}}\par\vspace{{4pt}}" + "\n")

    def row(left, right):
        out.append(rf"\begin{{minipage}}[t]{{2.9cm}}\raggedleft\small\strut {left}\end{{minipage}}\hspace{{.35cm}}\begin{{minipage}}[t]{{\dimexpr\linewidth-3.3cm}}\strut {right}\end{{minipage}}\par\vspace{{4pt}}" + "\n")

    head("Education and training")
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']}–{course['end']}" if course["start"] else course["end"]
        title = course["degree"] + (f" in {course['field']}" if course["field"] else "")
        note = rf"\emph{{{tex(course['note'])}}}" if course["note"] else ""
        row(years, rf"\textbf{{{tex(title)}}}, {tex(course['institution'])}, {tex(course['place'])}. {note}")
    head("Occupation")
    for role in person["jobs"]:
        time = span(role, "{y}/{mm}", "–", "")
        time = f"since {day(role['start'], '{y}/{mm}')}" if role["start"] and not role["end"] else time
        points = sheet.job(role, time)
        text = rf"\textbf{{{tex(role['title'])}}}, \textit{{{tex(role['company'])}}}, {tex(role['place'])}"
        text += "".join(rf"\par\hangindent=1em $\circ$ {tex(point)}" for point in points)
        row(time, text)
    if person["projects"]:
        head("Own undertakings")
        for one in person["projects"]:
            time = span(one, "{y}/{mm}", "–", "")
            sheet.project(one, time)
            link = rf"\par\url{{{one['url']}}}" if one["url"] else ""
            row(time, rf"\textbf{{{tex(one['name'])}}}. {tex(one['description'])}. \textit{{Tools:}} {tex(', '.join(one['technologies']))}{link}")
    head("Licences and tickets")
    for one in person["certs"]:
        date = day(one["date"], "{y}/{mm}")
        sheet.cert(one, date)
        row(date, rf"{tex(one['name'])} ({tex(one['issuer'])})")
    head("Know-how")
    for label, names in person["skills"].items():
        row(tex(label), tex(", ".join(sheet.skills(names))))
    head("Languages")
    for name, level in person["languages"]:
        sheet.language(name, level)
        row(tex(name), tex(level))
    first, _, last = person["name"].partition(" ")
    top = rf"{{\fontsize{{28}}{{32}}\selectfont\color{{gray}}{tex(first)} \color{{black}}{tex(last)}}}\par\vspace{{4pt}}{{\itshape {tex(person['headline'])}}}\par\vspace{{3pt}}{{\small {tex(sheet.truth['location'])} \textbullet{{}} {tex(person['phone'])} \textbullet{{}} \href{{mailto:{person['email']}}}{{{tex(person['email'])}}}}}\par" + "\n"
    font = r"\setmainfont{lmsans10-regular}[BoldFont=lmsans10-bold,ItalicFont=lmsans10-oblique,Extension=.otf]" + "\n"
    return sheet.made("tex", HEAD % ("a4paper,11pt", "margin=2cm") + font + r"\pagestyle{empty}\begin{document}" + top + "".join(out) + r"\end{document}", "pdf")


def ruled_compact(person, rng):
    """A one-page student template: ruled small-caps headings, employer left and time right, role and place below, tools after a bar."""
    sheet = Sheet(person["name"], person["email"], person["phone"], "" if not person["location"] else person["location"], "")
    blocks = {}

    def lines(points):
        return (r"\begin{itemize}\setlength{\itemsep}{0pt}\setlength{\parskip}{0pt}" + "".join(rf"\item {tex(point)}" for point in points) + r"\end{itemize}") if points else r"\par\vspace{3pt}"

    text = ""
    for course in person["schools"]:
        sheet.school(course)
        expected = "Expected " if course["note"].startswith("Expected") else ""
        years = f"{course['start']} -- {expected}{course['end']}" if course["start"] else course["end"]
        title = course["degree"] + (f", {course['field']}" if course["field"] else "")
        text += rf"\textbf{{{tex(course['institution'])}}}\hfill {tex(course['place'])}\par\textit{{{tex(title)}}}\hfill\textit{{{years}}}\par\vspace{{3pt}}"
    blocks["Education"] = text
    text = ""
    for role in person["jobs"]:
        time = span(role, "{mon}. {y}", "--", "Present").replace("May.", "May")
        points = sheet.job(role, time.replace("--", "–"))
        intro = rf"{tex(role['intro'])}\par" if role["intro"] else ""
        text += rf"\textbf{{{tex(role['company'])}}}\hfill {time}\par\textit{{{tex(role['title'])}}}\hfill\textit{{{tex(role['place'])}}}\par {intro}{lines(points)}"
    blocks["Experience"] = text
    text = ""
    for one in person["projects"]:
        time = span(one, "{mon}. {y}", "--", "Present").replace("May.", "May")
        sheet.project(one, time.replace("--", "–"))
        link = rf" \href{{{one['url']}}}{{\underline{{link}}}}" if one["url"] else ""
        text += rf"\textbf{{{tex(one['name'])}}} $|$ \emph{{{tex(', '.join(one['technologies']))}}}{link}\hfill {time}\par {lines([one['description']])}"
    blocks["Projects"] = text
    text = ""
    for one in person["awards"]:
        date = day(one["date"], "{mon}. {y}")
        sheet.award(one, date)
        place = f"{one['position']}, " if one["position"] else ""
        text += rf"{place}\textbf{{{tex(one['title'])}}}, {tex(one['organization'])}\hfill {date}\par {lines([one['description']])}"
    blocks["Honors"] = text
    text = ""
    for label, names in person["skills"].items():
        text += (rf"\textbf{{{tex(label)}:}} " if label else "") + tex(", ".join(sheet.skills(names))) + r"\par"
    blocks["Technical Strengths"] = text
    order = ["Education", "Experience", "Projects", "Honors", "Technical Strengths"] if rng.random() < .6 else ["Technical Strengths", "Experience", "Projects", "Honors", "Education"]
    body = "".join(rf"\vspace{{7pt}}{{\large\textsc{{{title}}}}}\par\vspace{{-5pt}}\rule{{\linewidth}}{{.5pt}}\par {blocks[title]}" + "\n" for title in order if blocks[title])
    link = rf" $|$ \href{{https://{person['link']}}}{{\underline{{{tex(person['link'])}}}}}" if person["link"] else ""
    top = rf"\begin{{center}}{{\Huge\scshape {tex(person['name'])}}}\par\vspace{{3pt}}\small {tex(person['location'])} $|$ {tex(person['phone'])} $|$ \href{{mailto:{person['email']}}}{{\underline{{{tex(person['email'])}}}}}{link}\end{{center}}" + "\n"
    return sheet.made("tex", HEAD % ("letterpaper,11pt", "margin=.8in") + r"\pagestyle{empty}\begin{document}" + top + body + r"\end{document}", "pdf")


def scholarly(person, rng):
    """A long scholarly curriculum: Roman-numbered sections, entries as hanging sentences, running header and page numbers."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], "")
    parts = []
    text = ""
    for role in person["jobs"]:
        time = span(role, "{month} {y}", "–", "present")
        points = sheet.job(role, time)
        lines = ([role["intro"]] if role["intro"] else []) + points
        text += rf"\entry {tex(role['title'])}, \textbf{{{tex(role['company'])}}}, {tex(role['place'])}, {time}.\par" + "".join(rf"\hspace*{{2em}}\begin{{minipage}}{{\dimexpr\linewidth-2em}}\footnotesize {tex(line)}\end{{minipage}}\par" for line in lines)
    parts.append(("Appointments", text))
    text = ""
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']}–{course['end']}" if course["start"] else course["end"]
        note = rf"\\ \textit{{{tex(course['note'])}}}." if course["note"] else ""
        title = course["degree"] + (f" ({course['field']})" if course["field"] else "")
        text += rf"\entry {tex(title)}, \textbf{{{tex(course['institution'])}}}, {tex(course['place'])}, {years}.{note}\par"
    parts.insert(rng.choice([0, 1]), ("Degrees", text))
    if person["awards"]:
        text = ""
        for one in person["awards"]:
            sheet.award(one, one["date"])
            rest = "; ".join(tex(part) for part in (one["position"], one["description"]) if part)
            text += rf"\entry {tex(one['title'])}, {tex(one['organization'])}, {one['date']}." + (rf" {rest}." if rest else "") + r"\par"
        parts.append(("Honours and Funding", text))
    if person["papers"]:
        sheet.titles(person["papers"])
        parts.append(("Publications", "".join(rf"\entry {tex(paper)}\par" for paper in person["papers"])))
    if person["certs"]:
        text = ""
        for one in person["certs"]:
            sheet.cert(one, one["date"][:4])
            text += rf"\entry {tex(one['name'])}, {tex(one['issuer'])}, {one['date'][:4]}.\par"
        parts.append(("Professional Certification", text))
    if person["bodies"]:
        sheet.titles(person["bodies"])
        parts.append(("Learned Societies", "".join(rf"\entry {tex(body)}\par" for body in person["bodies"])))
    parts.append(("Methods and Skills", rf"\entry {tex('; '.join(sheet.skills(flat(person))))}.\par"))
    for name, level in person["languages"]:
        sheet.language(name, level)
    parts.append(("Languages", rf"\entry {tex('; '.join(f'{name} ({level})' for name, level in person['languages']))}.\par"))
    parts.append(("Referees", r"\entry Professor Aurelia Montclair, a.montclair@example.edu\par\entry Dr Henrik Stålhand, h.stalhand@example.org\par"))
    body = "".join(rf"\section{{{title}}}" + text + "\n" for title, text in parts)
    setup = r"""\usepackage{fancyhdr}\renewcommand{\thesection}{\Roman{section}.}
\makeatletter\renewcommand{\section}{\@startsection{section}{1}{0pt}{14pt}{4pt}{\normalfont\scshape\large}}\makeatother
\newcommand{\entry}{\par\vspace{3pt}\hangindent=2em\hangafter=1 }\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{.3pt}\setlength{\headheight}{15pt}
"""
    setup += rf"\fancyhead[L]{{\small {tex(person['name'])}}}\fancyhead[R]{{\small Curriculum vitæ}}\fancyfoot[C]{{\small\thepage}}\fancypagestyle{{plain}}{{\fancyhead{{}}\renewcommand{{\headrulewidth}}{{0pt}}}}" + "\n"
    top = rf"\thispagestyle{{plain}}{{\LARGE {tex(person['name'])}}}\par\vspace{{6pt}}{tex(person['headline'])}\par {tex(person['location'])}\par Telephone {tex(person['phone'])}\par Electronic mail \texttt{{{tex(person['email'])}}}\par" + "\n"
    return sheet.made("tex", HEAD % ("a4paper,12pt", "margin=2.8cm") + setup + r"\begin{document}" + top + body + r"\end{document}", "pdf")
