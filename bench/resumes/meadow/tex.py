"""XeLaTeX: dates at the left with a bar before headings, two columns of a graduate's template, the plain engineering template."""

from kit.tex import t

from .sheet import Dates, Leaf, glue

FONTS = r"\usepackage{fontspec,xcolor,enumitem,titlesec,paracol}\setlength\parindent{0pt}\raggedright\frenchspacing\hyphenpenalty=10000\usepackage[hidelinks]{hyperref}\pagestyle{empty}"


def document(sheet, preamble, body, font, geometry, size="10pt"):
    head = rf"\documentclass[{size},a4paper]{{article}}\usepackage[{geometry}]{{geometry}}{FONTS}\setmainfont{{{font}}}\setlist{{nosep,leftmargin=1.2em}}"
    return sheet.made("tex", f"{head}{preamble}\\begin{{document}}{body}\\end{{document}}")


def points(items):
    return r"\begin{itemize}" + "".join(rf"\item {t(item)}" + "\n" for item in items) + r"\end{itemize}" if items else ""


def link(sheet, thing, before=""):
    """The printed address, the linked word, or nothing."""
    return before + rf"\href{{{t(thing.url)}}}{{{t(sheet.shown(thing))}}}" if thing.url and sheet.url in ("text", "word") else ""


def named(sheet, thing, name):
    return rf"\href{{{t(thing.url)}}}{{{t(name)}}}" if thing.url and sheet.url == "name" else t(name)


def told(role):
    return (t(role.intro) + r"\par " if role.intro else "") + points(role.points)


def sections(sheet, makers, only=None):
    makers = makers | {"contests": makers["prizes"], "hacks": makers["prizes"]}
    return "".join(rf"\section*{{{t(sheet.heads[name])}}}" + makers[name](sheet.items(name)) + "\n" for name in sheet.order if only is None or name in only)


def groups(person):
    return "".join((rf"\textbf{{{t(k)}:}} " if k else "") + t(", ".join(v)) + r"\par " for k, v in person.skills.items())


def t_bars(person, rng):
    """Dates in a left column, "Position, Employer, Place" in one line at the right; a coloured bar before each heading, as the best known CV class does."""
    s = Leaf(person, rng, Dates("{Mon} {yyyy}", "–"), rng.choice(["studies roles works cards prizes skills tongues helping", "about roles studies cards prizes works tongues skills likes papers"]), url=rng.choice(["text", "name"]), degree=", ", studied="both")
    row = lambda when, what: rf"\entry{{{t(when)}}}{{{what}}}" + "\n"
    entry = lambda r: row(s.dates(r), rf"\textbf{{{t(r.title)}}}, \textit{{{t(r.company)}}}, {t(r.place)}." + (r"\par " + told(r) if r.intro or r.points else ""))
    makers = {
        "about": lambda _: row("", t(person.about)), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(row(s.years(x), rf"\textbf{{{t(s.title_of(x))}}}, \textit{{{t(x.school)}}}" + (f", {t(x.place)}" if x.place else "") + (f", {t(x.note)}" if x.note else "") + ".") for x in studies),
        "cards": lambda cards: "".join(row(s.date(c), named(s, c, c.name) + (f", {t(c.issuer)}" if c.issuer else "") + "." + link(s, c, r"\par ")) for c in cards),
        "prizes": lambda prizes: "".join(row(s.date(p), rf"\textbf{{{named(s, p, p.title)}}}, {t(glue(', ', p.place, p.by))}." + (rf"\par {t(p.story)}" if p.story else "") + link(s, p, r"\par ")) for p in prizes),
        "works": lambda works: "".join(row(s.dates(w), rf"\textbf{{{named(s, w, w.name)}}}. {t(w.story)}.\par {t(s.tool_word)}: {t(', '.join(w.tools))}." + link(s, w, r"\par ")) for w in works),
        "skills": lambda items: "".join(row(k, t(", ".join(v))) for k, v in items.items()), "tongues": lambda _: "".join(row(name, t(level)) for name, level in person.tongues),
        "likes": lambda likes: row("", t(", ".join(likes))), "papers": lambda papers: "".join(row("", t(x)) for x in papers),
    }
    contacts = r"\\ ".join(t(text) for text in [*s.reach("place", "phone", "email"), *s.links])
    body = rf"\begin{{minipage}}[b]{{.55\linewidth}}{{\fontsize{{26}}{{30}}\selectfont {t(person.name)}}}\par\smallskip{{\large\itshape\color{{bar}} {t(person.job)}}}\end{{minipage}}\hfill\begin{{minipage}}[b]{{.42\linewidth}}\raggedleft\small {contacts}\end{{minipage}}\par\bigskip " + sections(s, makers)
    preamble = r"\definecolor{bar}{HTML}{3873B3}\newcommand\entry[2]{\begin{minipage}[t]{29mm}\raggedleft\small\leavevmode #1\end{minipage}\hspace{4mm}\begin{minipage}[t]{\dimexpr\linewidth-34mm}\raggedright #2\end{minipage}\par\vspace{4pt}}\titleformat{\section}{\Large\color{bar}}{}{0em}{\rule{29mm}{4pt}\hspace{4mm}}\titlespacing*{\section}{0pt}{9pt}{5pt}"
    return document(s, preamble, body, "Latin Modern Sans", "margin=1.9cm")


def t_twocolumn(person, rng):
    """A narrow left column with studies, skills, certificates, awards; at the right "EMPLOYER | POSITION" with "dates | place" below."""
    s = Leaf(person, rng, Dates("{Mon} {yyyy}", " – "), rng.choice(["studies skills cards tongues likes about roles works prizes helping", "cards studies skills tongues about works roles prizes"]), url="word", degree=", ", studied="last", split=rng.random() < 0.5)
    head = lambda left, right: rf"\textbf{{{left}}} {{\small | {t(right)}}}\par " if right else rf"\textbf{{{left}}}\par "
    small = lambda text: rf"{{\small\color{{dim}}{text}}}\par " if text else ""
    gap = r"\vspace{5pt}" + "\n"
    entry = lambda r: head(t(r.company), r.title) + small(t(glue(" | ", s.dates(r), r.place))) + told(r) + gap
    makers = {
        "about": lambda _: t(person.about) + r"\par ", "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(rf"\textbf{{{t(x.school)}}}\par {t(s.title_of(x))}\par " + small(t(glue(" | ", s.years(x), x.place))) + gap for x in studies),
        "skills": lambda items: "".join((rf"\textbf{{{t(k)}}}\par " if k else "") + t(" • ".join(v)) + r"\par " + gap for k, v in items.items()),
        "cards": lambda cards: "".join(rf"\textbf{{{t(c.name)}}}\par " + (t(c.issuer) + r"\par " if c.issuer else "") + small(glue(" | ", t(s.date(c)), link(s, c))) + gap for c in cards),
        "works": lambda works: "".join(head(t(w.name), ", ".join(w.tools)) + small(glue(" | ", t(s.dates(w)), link(s, w))) + t(w.story) + r"\par " + gap for w in works),
        "prizes": lambda prizes: "".join(head(t(p.title), p.place) + small(glue(" | ", t(s.date(p)), t(p.by), link(s, p))) + (t(p.story) + r"\par " if p.story else "") + gap for p in prizes),
        "tongues": lambda _: "".join(t(x) + r"\par " for x in s.spoken()), "likes": lambda likes: t(", ".join(likes)) + r"\par ",
    }
    left = {"studies", "skills", "cards", "tongues", "likes"}
    contacts = " | ".join(t(text) for text in [*s.links, *s.reach("email", "phone", "place")])
    top = rf"\begin{{center}}{{\fontsize{{28}}{{32}}\selectfont {t(person.name)}}}\par\smallskip{{\small {contacts}}}\end{{center}}"
    body = top + r"\columnratio{0.31}\setlength\columnsep{7mm}\begin{paracol}{2}\raggedright " + sections(s, makers, left) + r"\switchcolumn\raggedright " + sections(s, makers, set(s.order) - left) + r"\end{paracol}"
    preamble = r"\definecolor{dim}{HTML}{666666}\titleformat{\section}{\normalsize\raggedright\uppercase}{}{0em}{}\titlespacing*{\section}{0pt}{8pt}{3pt}"
    return document(s, preamble, body, "Latin Modern Sans", "margin=1.5cm")


def t_plain(person, rng):
    """The engineers' one-page template: position bold with dates at the right, employer and place slanted below; "Project | tools" with its dates; "Label: a, b" skills."""
    s = Leaf(person, rng, Dates("{mm}/{yyyy}", " – ", now="Present"), rng.choice(["studies roles works prizes cards skills tongues", "about skills roles works studies prizes cards helping"]), url=rng.choice(["text", "name"]), degree=" in " if person.lang == "en" else ", ", studied="months")
    pair = lambda left, right: rf"{left}\hfill {t(right)}\par "
    entry = lambda r: pair(rf"\textbf{{{t(r.title)}}}", s.dates(r)) + rf"\textit{{{t(r.company)}}}\hfill\textit{{{t(r.place)}}}\par " + told(r) + r"\smallskip " + "\n"
    makers = {
        "about": lambda _: t(person.about) + r"\par ", "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(pair(rf"\textbf{{{t(x.school)}}}", x.place) + rf"\textit{{{t(s.title_of(x))}}}\hfill\textit{{{t(s.years(x))}}}\par\smallskip " for x in studies),
        "works": lambda works: "".join(pair(rf"\textbf{{{named(s, w, w.name)}}} | \textit{{{t(', '.join(w.tools))}}}", s.dates(w)) + points([w.story]) + link(s, w) + r"\par\smallskip " for w in works),
        "prizes": lambda prizes: r"\begin{itemize}" + "".join(rf"\item \textbf{{{named(s, p, p.title)}}}" + (f" – {t(p.place)}" if p.place else "") + rf", {t(p.by)}\hfill {t(s.date(p))}" + (rf"\par {t(p.story)}" if p.story else "") + link(s, p, r"\par ") for p in prizes) + r"\end{itemize}",
        "cards": lambda cards: r"\begin{itemize}" + "".join(rf"\item {named(s, c, c.name)}" + (f", {t(c.issuer)}" if c.issuer else "") + rf"\hfill {t(s.date(c))}" + link(s, c, r"\par ") for c in cards) + r"\end{itemize}",
        "skills": lambda _: groups(person), "tongues": lambda _: t(", ".join(s.spoken())) + r"\par ",
    }
    contacts = r" $\cdot$ ".join(t(text) for text in [*s.reach("phone", "email", "place"), *s.links])
    body = rf"\begin{{center}}{{\Huge\scshape {t(person.name)}}}\par\smallskip {contacts}\end{{center}}" + sections(s, makers)
    preamble = r"\titleformat{\section}{\large\scshape}{}{0em}{}[\titlerule]\titlespacing*{\section}{0pt}{8pt}{4pt}"
    return document(s, preamble, body, "Latin Modern Roman", "margin=1.7cm", "11pt")
