"""Pages set by pdfLaTeX and XeLaTeX: dot leaders, numbered headings with dates in the margin, ruled tables."""

import pathlib
import subprocess
import tempfile

from kit import tex
from kit.text import glue

from .sheet import Sheet, When, listed

def t(text):
    """Escaped for TeX; pdfLaTeX has no sign for the euro."""
    return tex.t(text).replace("€", r"\eurosign{}")


def _href(text, url):
    """`text` as a hyperlink, plain without an address."""
    target = url if url.startswith("http") else f"https://{url}"
    return rf"\href{{{target}}}{{{t(text)}}}" if url else t(text)


def _breaks(url):
    """An address that may break at its slashes."""
    return t(url).replace("/", r"/\allowbreak{}")


def _pdflatex(source):
    """The PDF that pdfLaTeX makes of `source`."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "cv.tex"
        path.write_text(source)
        for _ in range(2):
            done = subprocess.run(["pdflatex", "-interaction=batchmode", "-halt-on-error", f"-output-directory={folder}", str(path)], capture_output=True, text=True, timeout=120)
        if done.returncode:
            raise RuntimeError(path.with_suffix(".log").read_text(errors="replace")[-900:])
        return path.with_suffix(".pdf").read_bytes()


def _points(texts, mark=""):
    return tex.items(texts, f"[label={mark}]" if mark else "", t)


def _sections(s, bodies, command):
    return "".join(f"\\{command}{{{t(s.heads[name])}}}\n{bodies[name]}\n" for name in s.order if name in bodies)


def _plain(s):
    p = s.person
    return {
        "about": t(p.about) + r"\par", "likes": t(", ".join(p.likes)) + r"\par", "tongues": t("; ".join(f"{a} ({b})" for a, b in p.tongues)) + r"\par", "papers": "".join(t(x) + r"\par " for x in p.papers), "referees": t(p.referees) + r"\par",
        "helping": "".join(rf"{t(r.title)}, {t(r.company)}, {t(s.dates(r))}\par {t(r.points[0])}\par " for r in p.helping),
    }


def l_leaders(person, rng):
    """Dots lead from "Employer: Title" to the dates; headings centred; the letterhead’s contacts between diamonds."""
    s = Sheet(person, rng, When("{m}/{yyyy}", "–", "continuing"), works=("story", "tools", "dates", "url"), case=str.upper)
    dots = r"\dotfill "
    lead = lambda left, right: rf"{left} {dots + t(right) if right else ''}\par" + "\n"
    roles = "".join(lead(rf"\textbf{{{t(r.company)}}}: {t(r.title)}", s.dates(r)) + _points(r.points) for r in person.roles)
    studies = "".join(lead(rf"{t(x.degree)}, {t(x.subject)}", s.years(x)) + rf"\textit{{{t(x.school)}}}{t('. ' + x.note if x.note else '')}\par\smallskip " for x in person.studies)
    cards = "".join(lead(rf"{_href(c.name, c.url)}{t(', ' + c.issuer if c.issuer else '')}", s.date(c)) for c in person.cards)
    prizes = "".join(lead(rf"\textbf{{{t(p.title)}}}{t(' (' + p.place + ')' if p.place else '')}, {t(p.by)}", s.date(p)) + (rf"{t(p.story)}\par " if p.story else "") + (rf"\textit{{{_breaks(p.url)}}}\par " if p.url else "") for p in person.prizes)
    works = "".join(lead(rf"\textbf{{{t(w.name)}}}", s.dates(w)) + rf"{t(w.story)}. \textit{{Technologies: {t(', '.join(w.tools))}.}}\par " + (rf"{_breaks(w.url)}\par " if w.url else "") for w in person.works)
    skills = "".join(lead(t(k), "") + rf"\hspace*{{1em}}{t(', '.join(v))}\par " for k, v in person.skills.items()) if rng.random() < 0.4 else t(", ".join(person.all_skills)) + r"\par"
    bodies = _plain(s) | {"roles": roles, "studies": studies, "cards": cards, "prizes": prizes, "works": works, "skills": skills}
    contacts = r" $\diamond$ ".join(t(x) for x in [person.place, person.email, person.phone, *person.links])
    head = rf"\begin{{center}}{{\LARGE\bfseries {t(person.name)}}}\\[2pt]{t(person.job)}\\[2pt]{{\small {contacts}}}\end{{center}}"
    preamble = r"\documentclass[10pt,a4paper]{article}\usepackage[margin=2cm]{geometry}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{charter,textcomp,enumitem,titlesec}\newcommand\eurosign{{\fontencoding{TS1}\fontfamily{lmr}\selectfont\symbol{191}}}\usepackage[hidelinks]{hyperref}\setlength\parindent{0pt}\setlist{nosep,leftmargin=1.3em,after=\smallskip}\pagestyle{plain}\titleformat{\section}{\centering\bfseries}{}{0pt}{}\titlespacing*{\section}{0pt}{10pt}{4pt}"
    return s.made("pdf", _pdflatex(rf"{preamble}\begin{{document}}{head}{_sections(s, bodies, 'section*')}\end{{document}}"))


def l_numbered(person, rng):
    """Numbered headings and entries, dates in the outer margin on two lines, bullets counted (i), (ii)."""
    s = Sheet(person, rng, When("{MON} {yyyy}", " / ", "NOW"), cards=("issuer", "date"), prizes=("by", "date", "place", "story"), works=("story", "tools", "url"))
    two_lines = lambda text: t(text).replace(" / ", r" /\\ ")
    aside = lambda text: rf"\hfill\rlap{{\hspace{{5mm}}\parbox[t]{{26mm}}{{\raggedright\footnotesize\scshape {two_lines(text)}}}}}\par" + "\n" if text else r"\par "
    roles = "".join(rf"\subsection{{{t(r.title)}}}\textit{{{t(r.company)}}}, {t(r.place)}{aside(s.dates(r))}" + rf"\begin{{enumerate}}[label=(\roman*)]" + "".join(rf"\item {t(x)}" + "\n" for x in r.points) + r"\end{enumerate}" for r in person.roles)
    studies = "".join(rf"\subsection{{{t(x.degree)} in {t(x.subject)}}}\textit{{{t(x.school)}}}{aside(s.years(x))}{t(x.note)}\par " for x in person.studies)
    cards = "".join(rf"\textbf{{{t(c.name)}}}{t(' – ' + c.issuer if c.issuer else '')}{aside(s.date(c))}" for c in person.cards)
    prizes = "".join(rf"\textbf{{{t(p.title)}}}{t(', ' + p.place if p.place else '')}, \textit{{{t(p.by)}}}{aside(s.date(p))}" + (rf"{t(p.story)}\par " if p.story else "") for p in person.prizes)
    works = "".join(rf"\subsection{{{_href(w.name, w.url)}}}{t(w.story)}. Implemented in {t(listed(w.tools))}.\par " for w in person.works)
    skills = rf"\begin{{description}}" + "".join(rf"\item[{t(k)}] {t(', '.join(v))}" + "\n" for k, v in person.skills.items()) + r"\end{description}"
    bodies = _plain(s) | {"roles": roles, "studies": studies, "cards": cards, "prizes": prizes, "works": works, "skills": skills, "papers": "".join(rf"[{n + 1}] {t(x)}\par " for n, x in enumerate(person.papers))}
    head = rf"{{\Large {t(person.name)}}}\par {t(person.job)}\par\medskip {t(person.place)}\par {t(person.phone)}\par \texttt{{{t(person.email)}}}\par " + "".join(rf"\texttt{{{t(x)}}}\par " for x in person.links)
    preamble = r"\documentclass[11pt,a4paper]{article}\usepackage[left=25mm,right=48mm,top=22mm,bottom=24mm]{geometry}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{lmodern,textcomp,enumitem,titlesec}\newcommand\eurosign{\texteuro}\usepackage[hidelinks]{hyperref}\setlength\parindent{0pt}\setlist{nosep}\titleformat*{\section}{\large\bfseries}\titleformat*{\subsection}{\normalsize\bfseries}\titlespacing*{\section}{0pt}{12pt}{3pt}\titlespacing*{\subsection}{0pt}{6pt}{1pt}"
    return s.made("pdf", _pdflatex(rf"{preamble}\begin{{document}}{head}{_sections(s, bodies, 'section')}\end{{document}}"))


def _ruled_table(widths, header, rows):
    columns = "".join(rf">{{\raggedright\arraybackslash}}p{{{width}\linewidth}}" for width in widths)
    head = " & ".join(rf"\textit{{{title}}}" for title in header)
    body = "".join(" & ".join(t(cell) for cell in row) + r"\\ " for row in rows)
    return rf"\begin{{tabular}}{{@{{}}{columns}@{{}}}}\toprule {head}\\\midrule {body}\bottomrule\end{{tabular}}\par "


def l_ruled(person, rng):
    """Ruled tables with a header row for studies, certificates and awards; roles as "years, small capitals employer, italics title" with a paragraph of sentences."""
    s = Sheet(person, rng, When("{yyyy}", "–", "now", open="since {start}"), works=("story", "tools", "url"), prizes=("by", "date", "place"))
    roles = "".join(rf"\textbf{{{t(s.dates(r))}}}\quad \textsc{{{t(r.company)}}}, {t(r.place)}\quad \textit{{{t(r.title)}}}\par {t('. '.join(r.points))}.\par\smallskip " for r in person.roles)
    studies = _ruled_table((0.2, 0.3, 0.12, 0.28), ("Degree", "Subject", "Years", "School"), [(x.degree, x.subject, s.years(x), x.school) for x in person.studies])
    cards = _ruled_table((0.42, 0.3, 0.15), ("Certificate", "Issued by", "Year"), [(c.name, c.issuer or "–", s.date(c) or "–") for c in person.cards]) + "".join(rf"{t(c.name)}: {_breaks(c.url)}\par " for c in person.cards if c.url)
    prizes = _ruled_table((0.1, 0.36, 0.17, 0.28), ("Year", "Award", "Result", "Given by"), [(s.date(p) or "–", p.title, p.place or "–", p.by) for p in person.prizes])
    works = "".join(rf"\textbf{{{t(w.name)}}} ({t(', '.join(w.tools))}): {t(w.story)}.{' See ' + _breaks(w.url) if w.url else ''}\par " for w in person.works)
    bodies = _plain(s) | {"roles": roles, "studies": studies, "cards": cards, "prizes": prizes, "works": works, "skills": t(" • ".join(person.all_skills)) + r"\par"}
    head = rf"\begin{{flushright}}{{\Huge {t(person.name)}}}\\ \textit{{{t(person.job)}}}\\ {t(person.place)}\\ {t(glue('  |  ', person.phone, person.email))}\\ {t('  |  '.join(person.links))}\end{{flushright}}"
    preamble = r"\documentclass[10pt,letterpaper]{article}\usepackage[margin=2.1cm]{geometry}\usepackage{fontspec,booktabs,array,titlesec,xcolor}\usepackage[hidelinks]{hyperref}\setmainfont{Latin Modern Roman}\setlength\parindent{0pt}\titleformat{\section}{\large\itshape\color{teal}}{}{0pt}{}\titlespacing*{\section}{0pt}{10pt}{4pt}\newcommand\eurosign{€}"
    return s.made("tex", rf"{preamble}\begin{{document}}{head}{_sections(s, bodies, 'section*')}\end{{document}}")
