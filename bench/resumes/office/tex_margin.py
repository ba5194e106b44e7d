"""LaTeX with dates in a narrow left column and justified, hyphenated text beside them."""

from kit.tex import t as safe

from . import phrases
from .dates import point, span, years
from .truth import Truth
from .words import headings

START = r"""\documentclass[10pt,a4paper]{scrartcl}
\usepackage{fontspec}
\setmainfont{%(font)s}
\usepackage[a4paper,margin=2.2cm]{geometry}
\usepackage{array,longtable}
\usepackage[hidelinks]{hyperref}
\setlength{\parindent}{0pt}\setlength{\LTleft}{0pt}\setlength{\LTpre}{2pt}\setlength{\LTpost}{4pt}
\newenvironment{dated}{\begin{longtable}{@{}%(left)sp{%(wide)s}@{}}}{\end{longtable}}
\addtokomafont{section}{\normalfont\large\bfseries}
\begin{document}
"""


def make(person, random, target="pdf"):
    page = _Page(person, random)
    parts = [page.head(), page.jobs(), page.schools(), page.certificates(), page.awards(), page.projects(), page.skills(), page.rest()]
    return page.truth.made("tex", page.start + "\n".join(part for part in parts if part) + "\n\\end{document}\n", target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth, self.words = person, Truth(), headings(person, random)
        self.dates = random.choice(["apostrophe", "slash", "years"])
        left = random.choice([r">{\raggedleft\small}p{2.6cm}<{\hspace{4pt}}", r">{\itshape}p{3.1cm}"])
        self.start = START % {"font": random.choice(["Latin Modern Roman", "Liberation Serif"]), "left": left, "wide": random.choice(["8.6cm", "11.5cm"])}
        self.company_first = random.random() < 0.5

    def section(self, name):
        return rf"\section*{{{safe(self.words[name])}}}"

    def rows(self, name, rows):
        """A section of (left, right) rows."""
        return self.section(name) + "\n\\begin{dated}\n" + "\n".join(rf"{left} & {right}\\[3pt]" for left, right in rows) + "\n\\end{dated}"

    def head(self):
        person = self.person
        self.truth.who(person)
        self.truth.summary(person.summary)
        contact = r" $\cdot$ ".join(safe(text) for text in (person.location, person.phone, person.email))
        return rf"{{\Huge\bfseries {safe(person.name)}}}\\[2pt]{{\large {safe(person.title)}}}\\[4pt]{contact}\par\medskip {safe(person.summary)}"

    def jobs(self):
        rows = []
        for job in self.person.jobs:
            when = span(job, self.dates)
            first, second = rf"\textbf{{{safe(job.position)}}}", safe(phrases.placed(job.company, job.place))
            head = rf"{second}\newline {first}" if self.company_first else rf"{first}, {second}"
            text = safe(job.text) if job.text else ""
            bullets = "".join(rf"\newline\textbullet\ {safe(bullet)}" for bullet in job.bullets)
            rows.append((when, head + (rf"\newline {text}" if text else "") + bullets))
            self.truth.job(job, when)
        return self.rows("jobs", rows)

    def schools(self):
        rows = []
        for school in self.person.schools:
            rows.append((years(school, "--"), rf"\textbf{{{safe(phrases.study(school, 'in'))}}}, {safe(phrases.placed(school.institution, school.place))}" + (rf"\newline {safe(school.note)}" if school.note else "")))
            self.truth.school(school)
        return self.rows("schools", rows)

    def certificates(self):
        rows = []
        for entry in self.person.certificates:
            when = point(entry.date, self.dates)
            rows.append((when, safe(", ".join(part for part in (entry.name, entry.issuer) if part))))
            self.truth.certificate(entry, when)
        return self.rows("certificates", rows) if rows else ""

    def awards(self):
        rows = []
        for entry in self.person.awards:
            head = safe(f"{entry.title}, {entry.organization}" + (f" ({entry.place})" if entry.place else ""))
            rows.append((str(entry.year or ""), head + (rf"\newline {safe(entry.text)}" if entry.text else "")))
            self.truth.award(entry)
        return self.rows("awards", rows) if rows else ""

    def projects(self):
        rows = []
        for entry in self.person.projects:
            right = rf"\textbf{{{safe(entry.name)}}}: {safe(entry.text)}" + (rf"\newline Tools: {safe(', '.join(entry.tools))}" if entry.tools else "") + (rf"\newline\texttt{{{safe(entry.url)}}}" if entry.url else "")
            rows.append((entry.years, right))
            self.truth.project(entry)
        return self.rows("projects", rows) if rows else ""

    def skills(self):
        rows = []
        for label, group in self.person.skills:
            rows.append((safe(label), safe(", ".join(group))))
            self.truth.skills(group)
        return self.rows("skills", rows)

    def rest(self):
        person = self.person
        rows = [(safe(name), safe(level)) for name, level in person.languages]
        self.truth.languages(person.languages)
        parts = [self.rows("languages", rows)]
        for job in person.volunteering:
            when = span(job, self.dates)
            parts.append(self.rows("volunteering", [(when, safe(f"{job.position}, {job.company}") + "".join(rf"\newline {safe(text)}" for text in job.lines))]))
            self.truth.volunteering(job, when)
        if person.interests:
            parts.append(self.section("interests") + safe(", ".join(person.interests)))
            self.truth.interests(person.interests)
        return "\n".join(parts)
