"""XeLaTeX: dates as notes in the right margin, and a numbered dossier with running head and the contacts in the foot."""

from kit import tex
from kit.tex import items, t
from kit.text import glue

from .sheet import Sheet

def linked(s, name, url):
    """(the name, what follows it) with the link where this file shows links."""
    if not url:
        return t(name), ""
    target = url.replace("%", r"\%").replace("#", r"\#").replace("&", r"\&")
    if s.link == "text":
        return t(name), rf" \url{{{url.removeprefix('https://')}}}"
    return (rf"\href{{{target}}}{{{t(name)}}}", "") if s.link == "name" else (t(name), rf" \href{{{target}}}{{\underline{{{t(s.click)}}}}}")


def points(texts):
    return items(texts) or r"\par "


def document(s, preamble, body, font, margins):
    return s.made("tex", tex.document("fancyhdr,lastpage", margins, r"\urlstyle{same}" + preamble, body, font, r"\usepackage{xurl}"))


def shared(s, name):
    """Languages, pastimes, papers and references as plain text."""
    p = s.person
    return {"tongues": t(", ".join(f"{a} ({b})" for a, b in p.tongues)), "likes": t(", ".join(p.likes)), "papers": r"\par ".join(map(t, p.papers)), "referees": t(p.referees)}[name] + r"\par "


def marginal(person, rng):
    """Title in slanted type after the employer, the date as a note in the right margin; small-capitals headings without rules."""
    s = Sheet(person, rng, ["dotted", "apostrophe", "dashes", "length"], hide=("helping",), years=["{a}–{z}", "{z}", "{a} to {z}"])
    aside = lambda text: r"\\" + rf"{{\footnotesize {t(text)}}}" if text else ""
    note = lambda date, rest="": rf"\marginpar{{\raggedright\small {t(date)}{aside(rest)}}}" if date else ""
    rows = {"roles": lambda: "".join(rf"\textbf{{{t(r.company)}}}{note(s.dates(r), s.lasting(r))}, {t(r.place)}. \textsl{{{t(r.title)}}}" + "\n" + (points(s.told(r))) + r"\smallskip " for r in person.roles),
            "studies": lambda: "".join(rf"\textbf{{{t(x.school)}}}{note(s.years(x))}. \textsl{{{t(glue(' in ', x.degree, x.subject))}}}{'. ' + t(s.note(x)) if s.note(x) else ''}\par\smallskip " for x in person.studies),
            "skills": lambda: "".join(rf"\textsc{{{t(k.lower())}}}\quad {t(', '.join(v))}\par " for k, v in person.skills.items()), "cards": lambda: _cards(s, note), "prizes": lambda: _prizes(s, note), "works": lambda: _works(s, note)}
    body = rf"{{\LARGE {t(person.name)}}}\par\smallskip " + r" \quad ".join(t(x) for x in (person.email, person.phone)) + rf"\par {t(glue(' — ', person.place, *person.links))}\par "
    body += (rf"\section*{{{t(s.heads['about'])}}}{t(s.about)}\par " if s.has("about") else "") + "".join(rf"\section*{{{t(s.heads[n])}}}" + (rows[n]() if n in rows else shared(s, n)) for n in s.order())
    return document(s, r"\pagestyle{empty}\titleformat{\section}{\large\scshape\color{violet!70!black}}{}{0pt}{}\titlespacing*{\section}{0pt}{10pt}{3pt}\setlength\marginparwidth{34mm}\setlength\marginparsep{5mm}\raggedright", body, "Latin Modern Roman", "left=20mm,right=52mm,top=18mm,bottom=18mm")


def _cards(s, note):
    out = ""
    for card in s.person.cards:
        name, issuer, date, url = s.card(card)
        title, link = linked(s, name, url)
        out += rf"{title}{note(date)}{' — ' + t(issuer) if issuer else ''}{link}\par "
    return out


def _prizes(s, note):
    out = ""
    for prize in s.person.prizes:
        name, by, date, place, story, url = s.prize(prize)
        title, link = linked(s, name, url)
        out += rf"\textbf{{{title}}}{note(date)}{', ' + t(place) if place else ''}{' — ' + t(by) if by else ''}{link}\par {t(story)}\par\smallskip "
    return out


def _works(s, note):
    out = ""
    for work in s.person.works:
        name, story, tools, dates, url = s.work(work)
        title, link = linked(s, name, url)
        out += rf"\textbf{{{title}}}{note(dates)}{link}\par {t(story)}{t('. Built with: ' + ', '.join(tools)) if tools else ''}\par\smallskip "
    return out


def dossier(person, rng):
    """Numbered sections and entries, labels in front of what an entry tells, running head with page numbers, contacts in the foot."""
    s = Sheet(person, rng, ["until", "days", "interval", "through"], hide=("likes",), links=("text", "word"))
    label = lambda a, b: rf"\textit{{{a}}} {b}\par " if b else ""
    sub = lambda title: rf"\subsection{{{title}}}"
    rows = {"roles": lambda: "".join(sub(t(r.title)) + label("at", t(glue(", ", r.company, r.place))) + label("from–to", t(s.dates(r))) + points(s.told(r)) for r in person.roles),
            "studies": lambda: "".join(sub(t(glue(", ", x.degree, x.subject))) + label("at", t(x.school)) + label("when", t(s.years(x))) + label("remark", t(s.note(x))) for x in person.studies),
            "skills": lambda: points([f"{k}: {', '.join(v)}" for k, v in person.skills.items()]),
            "cards": lambda: r"\begin{enumerate}[label=(\alph*)]" + "".join(rf"\item {a}{', ' + t(i) if i else ''}{', ' + t(d) if d else ''}{l}" for (a, l), i, d in ((linked(s, c[0], c[3]), c[1], c[2]) for c in map(s.card, person.cards))) + r"\end{enumerate}",
            "prizes": lambda: "".join(sub(a) + label("result", t(x[3])) + label("given by", t(x[1])) + label("when", t(x[2])) + label("for", t(x[4])) + label("see", l) for x, (a, l) in ((x, linked(s, x[0], x[5])) for x in map(s.prize, person.prizes))),
            "works": lambda: "".join(sub(a) + t(x[1]) + r"\par " + label("when", t(x[3])) + label("with", t(", ".join(x[2]))) + label("see", l) for x, (a, l) in ((x, linked(s, x[0], x[4])) for x in map(s.work, person.works))),
            "helping": lambda: "".join(sub(t(r.title)) + label("at", t(r.company)) + label("from–to", t(s.dates(r))) + t(r.intro) + r"\par " for r in person.helping)}
    foot = r" \textbullet\ ".join(t(x) for x in (person.place, person.phone, person.email))
    body = rf"\begin{{center}}{{\Large\bfseries {t(person.name)}}}\\[2pt]Curriculum Vitae\end{{center}}" + (rf"\section{{{t(s.heads['about'])}}}{t(s.about)}\par " if s.has("about") else "") + "".join(rf"\section{{{t(s.heads[n])}}}" + (rows[n]() if n in rows else shared(s, n)) for n in s.order())
    preamble = rf"\pagestyle{{fancy}}\fancyhf{{}}\lhead{{\small {t(person.name.split()[-1])}, CV}}\rhead{{\small page \thepage\ of \pageref*{{LastPage}}}}\cfoot{{\footnotesize {foot}}}\titleformat*{{\section}}{{\large\bfseries}}\titleformat*{{\subsection}}{{\normalsize\bfseries}}\titlespacing*{{\section}}{{0pt}}{{10pt}}{{3pt}}\titlespacing*{{\subsection}}{{0pt}}{{5pt}}{{1pt}}"
    return document(s, preamble, body, "Liberation Serif", "margin=24mm,headheight=14pt")
