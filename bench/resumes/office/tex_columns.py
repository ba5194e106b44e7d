"""LaTeX in two columns: balanced ones that the text flows through, or two minipages side by side."""

from kit.tex import t as safe

from . import phrases
from .dates import point, span, years
from .tex import TIGHT, items
from .truth import Truth
from .words import headings

START = r"""\documentclass[%(size)s,a4paper]{article}
\usepackage{fontspec}
\usepackage[a4paper,margin=1.5cm]{geometry}
\usepackage{multicol,xcolor}
\usepackage[hidelinks]{hyperref}
\setmainfont{%(font)s}
%(tight)s\setlength{\parindent}{0pt}\setlength{\columnsep}{8mm}\pagestyle{empty}
\definecolor{ink}{HTML}{%(ink)s}
\newcommand{\head}[1]{\par\medskip{\color{ink}\bfseries\large #1}\par\vspace{1pt}{\color{ink}\hrule}\par\smallskip}
\begin{document}
"""


def make(person, random, target="pdf"):
    shape = random.choice(["narrow first", "flowing", "wide first"])
    page = _Page(person, random)
    wide = [page.summary(), page.jobs(), page.projects()]
    narrow = [page.schools(), page.skills(), page.certificates(), page.awards(), page.languages()]
    if shape == "flowing":
        body = r"\begin{multicols}{2}\raggedright" + "\n".join(wide + narrow) + r"\end{multicols}"
    else:
        first, second = (wide, narrow) if shape == "wide first" else (narrow, wide)
        left = ".62" if first is wide else ".33"
        right = ".33" if first is wide else ".62"
        body = "".join(rf"\begin{{minipage}}[t]{{{width}\textwidth}}\raggedright " + "\n".join(parts) + r"\end{minipage}" + filler for width, parts, filler in ((left, first, r"\hfill "), (right, second, "")))
    return page.truth.made("tex", page.start + page.head() + body + "\n\\end{document}\n", target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth, self.words = person, Truth(), headings(person, random)
        self.dates = random.choice(["dash", "dotted", "word_to"])
        self.upper = random.random() < 0.5
        self.start = START % {"tight": TIGHT, "size": random.choice(["10pt", "11pt"]), "font": random.choice(["Latin Modern Sans", "DejaVu Serif", "Liberation Sans"]), "ink": random.choice(["7B2D26", "1D4E89", "333333"])}

    def section(self, name):
        text = self.words[name].upper() if self.upper else self.words[name]
        return rf"\head{{{safe(text)}}}"

    def head(self):
        person = self.person
        self.truth.who(person)
        links = [text for text in (person.email, person.second, person.phone, person.location, person.link) if text]
        return rf"{{\Huge {safe(person.name)}}}\par\smallskip {{\large\color{{ink}} {safe(person.title)}}}\par\smallskip " + r" \textbar\ ".join(safe(text) for text in links) + r"\par\bigskip" + "\n"

    def summary(self):
        self.truth.summary(self.person.summary)
        return self.section("summary") + safe(self.person.summary) + r"\par"

    def jobs(self):
        parts = [self.section("jobs")]
        for job in self.person.jobs:
            when = span(job, self.dates)
            parts.append(rf"\textbf{{{safe(job.company)}}}" + (rf" \textit{{{safe(job.place)}}}" if job.place else "") + rf"\par {safe(job.position)}\hfill {when}\par")
            parts.append((safe(job.text) + r"\par" if job.text else "") + items(job.bullets) + r"\smallskip")
            self.truth.job(job, when)
        return "\n".join(parts)

    def projects(self):
        if not self.person.projects:
            return ""
        parts = [self.section("projects")]
        for entry in self.person.projects:
            parts.append(rf"\textbf{{{safe(entry.name)}}}" + (rf" ({safe(entry.years)})" if entry.years else "") + rf"\par {safe(entry.text)}\par")
            parts.append((rf"\texttt{{{safe(', '.join(entry.tools))}}}\par" if entry.tools else "") + (rf"{{\small {safe(entry.url)}}}\par" if entry.url else "") + r"\smallskip")
            self.truth.project(entry)
        return "\n".join(parts)

    def schools(self):
        parts = [self.section("schools")]
        for school in self.person.schools:
            parts.append(rf"\textbf{{{safe(phrases.study(school, 'comma'))}}}\par {safe(phrases.placed(school.institution, school.place))}\par {years(school, ' to ')}\par" + (rf"{{\small {safe(school.note)}}}\par" if school.note else "") + r"\smallskip")
            self.truth.school(school)
        return "\n".join(parts)

    def skills(self):
        parts = [self.section("skills")]
        for label, group in self.person.skills:
            parts.append((rf"\textit{{{safe(label)}}}\par " if label else "") + safe(" · ".join(group)) + r"\par")
            self.truth.skills(group)
        return "\n".join(parts)

    def certificates(self):
        if not self.person.certificates:
            return ""
        parts = [self.section("certificates")]
        for entry in self.person.certificates:
            when = point(entry.date, self.dates)
            parts.append(safe(phrases.certificate(entry, when, "round")) + r"\par")
            self.truth.certificate(entry, when)
        return "\n".join(parts)

    def awards(self):
        if not self.person.awards:
            return ""
        parts = [self.section("awards")]
        for entry in self.person.awards:
            parts.append(safe(phrases.award(entry)) + r"\par" + (rf"{{\small {safe(entry.text)}}}\par" if entry.text else ""))
            self.truth.award(entry)
        return "\n".join(parts)

    def languages(self):
        self.truth.languages(self.person.languages)
        return self.section("languages") + safe(", ".join(phrases.spoken(self.person.languages))) + r"\par"
