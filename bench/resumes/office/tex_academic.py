"""LaTeX in one dense column over several pages: small caps, dates pushed right, ligatures, page numbers."""

from kit.tex import t as safe

from . import phrases
from .dates import point, span, years
from .tex import TIGHT, items, link
from .truth import Truth

START = r"""\documentclass[%(size)s,a4paper]{article}
\usepackage{fontspec}
%(font)s
\usepackage[a4paper,margin=%(margin)s]{geometry}
\usepackage{fancyhdr}
\usepackage[hidelinks]{hyperref}
\linespread{1.08}
\setlength{\parindent}{0pt}\setlength{\parskip}{2pt}
\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{0pt}
%(running)s
%(tight)s\newcommand{\head}[1]{\par\bigskip{\large\scshape #1}\par\vspace{-6pt}\hrulefill\par\smallskip}
\begin{document}
"""
RUNNING = (r"\fancyhead[L]{\footnotesize\itshape %s}\fancyhead[R]{\footnotesize Page \thepage}", r"\fancyfoot[C]{\small\thepage}", r"\fancyfoot[L]{\footnotesize %s, curriculum vitæ}\fancyfoot[R]{\footnotesize\thepage}")
FONTS = ("", r"\setmainfont{Liberation Serif}", "")


def make(person, random, target="pdf"):
    page = _Page(person, random)
    parts = [page.head(), page.schools(), page.jobs()] if page.schools_first else [page.head(), page.jobs(), page.schools()]
    parts += [page.awards(), page.works(), page.projects(), page.certificates(), page.talks(), page.skills(), page.rest()]
    return page.truth.made("tex", page.start + "\n".join(parts) + "\n\\end{document}\n", target)


class _Page:
    def __init__(self, person, random):
        self.person, self.truth = person, Truth()
        self.dates = random.choice(["short", "word", "season"])
        self.schools_first = random.random() < 0.5
        self.appointments = random.choice(["Academic Appointments", "Positions Held", "Appointments and Employment"]) if person.works else "Career"
        running = random.choice(RUNNING)
        self.mark = random.choice([r"\textbullet", r"\textendash"])
        self.start = START % {
            "tight": TIGHT,
            "size": "12pt", "font": random.choice(FONTS), "margin": "3.3cm",
            "running": running % safe(person.name) if "%s" in running else running,
        }

    def head(self):
        person = self.person
        self.truth.who(person)
        self.truth.summary(person.summary)
        return (rf"\begin{{center}}{{\LARGE\scshape {safe(person.name)}}}\\[4pt] {safe(person.location)} \quad\textbullet\quad {safe(person.phone)} \quad\textbullet\quad "
                rf"\texttt{{{safe(person.email)}}}\end{{center}}" + "\n" + r"\head{Research Profile}" + "\n" * 2 + safe(person.summary) + "\n" if person.works else
                rf"{{\huge {safe(person.name)}}}\hfill {safe(person.email)}\par {safe(person.title)}\hfill {safe(person.phone)}\par {safe(person.location)}\par\head{{Profile}}{safe(person.summary)}" + "\n")

    def jobs(self):
        parts = [rf"\head{{{self.appointments}}}"]
        for job in self.person.jobs:
            when = span(job, self.dates)
            parts.append(rf"\textbf{{{safe(job.position)}}}\hfill {when}\par\nopagebreak\textit{{{safe(phrases.placed(job.company, job.place))}}}\par")
            parts.append((safe(job.text) + "\n\n" if job.text else "") + items(job.bullets, self.mark) + r"\medskip")
            self.truth.job(job, when)
        return "\n".join(parts)

    def schools(self):
        parts = [r"\head{Education}"]
        for school in self.person.schools:
            parts.append(rf"\textbf{{{safe(phrases.study(school, 'in'))}}}\hfill {years(school, '--', 'present')}\par {safe(phrases.placed(school.institution, school.place))}\par")
            if school.note:
                parts.append(rf"{{\small {safe(school.note)}}}\par")
            parts.append(r"\smallskip")
            self.truth.school(school)
        return "\n".join(parts)

    def awards(self):
        parts = [r"\head{Fellowships, Prizes and Honours}"]
        for entry in self.person.awards:
            parts.append(rf"{safe(entry.title)}, {safe(entry.organization)}\hfill {entry.year}\par" + (rf"\hspace*{{1em}}{{\small {safe(entry.text)}}}\par" if entry.text else ""))
            self.truth.award(entry)
        return "\n".join(parts)

    def works(self):
        if not self.person.works:
            return ""
        self.truth.mentions(self.person.works)
        return r"\head{Publications}\begin{enumerate}" + "\n".join(rf"\item {safe(text)}" for text in self.person.works) + r"\end{enumerate}"

    def projects(self):
        if not self.person.projects:
            return ""
        parts = [r"\head{Projects and Software}"]
        for entry in self.person.projects:
            name = link(entry.name, entry.url) if entry.url else safe(entry.name)
            parts.append(rf"\textbf{{{name}}}\hfill {safe(entry.years)}\par {safe(entry.text)}\par" + (rf"\textit{{{safe(', '.join(entry.tools))}}}\par" if entry.tools else "") + r"\smallskip")
            self.truth.project(entry)
        return "\n".join(parts)

    def certificates(self):
        parts = [r"\head{Professional Registration}"]
        for entry in self.person.certificates:
            when = point(entry.date, self.dates)
            parts.append(rf"{safe(entry.name)}, {safe(entry.issuer)}\hfill {when}\par")
            self.truth.certificate(entry, when)
        return "\n".join(parts)

    def talks(self):
        if not self.person.talks:
            return ""
        self.truth.mentions(self.person.talks)
        return r"\head{Invited Talks}" + items(self.person.talks)

    def skills(self):
        parts = [r"\head{Methods and Skills}"]
        for label, group in self.person.skills:
            parts.append((rf"\textsc{{{label.lower()}}}: " if label else "") + safe(", ".join(group)) + r"\par")
            self.truth.skills(group)
        return "\n".join(parts)

    def rest(self):
        person, parts = self.person, [r"\head{Languages}" + safe(", ".join(phrases.spoken(self.person.languages))) + "."]
        self.truth.languages(person.languages)
        if person.memberships:
            parts.append(r"\head{Memberships}" + items(person.memberships))
            self.truth.mentions(person.memberships)
        for job in person.volunteering:
            when = span(job, self.dates)
            parts.append(rf"\head{{Service}}{safe(job.position)}, {safe(job.company)}\hfill {when}\par {safe(' '.join(job.lines))}.")
            self.truth.volunteering(job, when)
        parts.append(r"\head{References} Available on request.")
        return "\n\n".join(parts)
