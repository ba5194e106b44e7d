"""XeLaTeX: centred name over employers in bold with the place at the right, and a page with its dates in the right margin."""

from kit.tex import document, items, t
from kit.text import glue

from .sheet import Sheet, When

def _document(sheet, preamble, body, font, margins):
    return sheet.made("tex", document("fancyhdr,lastpage", margins, preamble, body, font, r"\sloppy"))


def _link(sheet, thing, before=""):
    """The printed address or the linked word."""
    return before + rf"\href{{{t(thing.url)}}}{{\color{{link}}{t(sheet.shown(thing))}}}" if thing.url else ""


def _parts(sheet, makers):
    makers = makers | {"contests": makers["prizes"], "hacks": makers["prizes"]}
    return "".join(rf"\section*{{{t(sheet.heads[name])}}}" + makers[name](sheet.items(name)) + "\n" for name in sheet.order)


def x_banking(person, rng):
    """Bold employer with the place at the right, slanted position with the dates at the right; certificates and projects likewise, with "Show credential" and the like as links."""
    s = Sheet(person, rng, When("{Mon} {yyyy}", "–"), rng.choice(["about roles studies cards works prizes skills tongues helping likes", "studies skills roles works prizes cards helping tongues"]), url="word", studied="months", degree=" in " if person.lang == "en" else ", ")
    pair = lambda left, right, more="": rf"{left}\hfill {t(right)}\par{more}" + "\n"
    small = lambda left, right: pair(rf"\textit{{{left}}}", right)
    entry = lambda r: pair(rf"\textbf{{{t(r.company)}}}", r.place) + small(t(r.title), s.dates(r)) + (t(r.intro) + r"\par " if r.intro else "") + items(r.points) + r"\smallskip "
    makers = {
        "about": lambda _: t(person.about) + r"\par ", "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(pair(rf"\textbf{{{t(x.school)}}}", x.place) + small(t(s.title_of(x)), s.years(x)) + (t(x.note) + r"\par " if x.note else "") + r"\smallskip " for x in studies),
        "cards": lambda cards: "".join(pair(rf"\textbf{{{t(c.name)}}}", s.date(c)) + (rf"\textit{{{t(c.issuer)}}}" if c.issuer else "") + _link(s, c, r" \textbar{} " if c.issuer else "") + (r"\par\smallskip " if c.issuer or c.url else "") for c in cards),
        "works": lambda works: "".join(pair(rf"\textbf{{{t(w.name)}}}{_link(s, w, ' ')}", s.dates(w)) + small(t(", ".join(w.tools)), "") + t(w.story) + r"\par\smallskip " for w in works),
        "prizes": lambda prizes: "".join(pair(rf"\textbf{{{t(p.title)}}}{_link(s, p, ' ')}", s.date(p)) + small(t(glue(", ", p.place, p.by)), "") + (t(p.story) + r"\par\smallskip " if p.story else "") for p in prizes),
        "skills": lambda groups: "".join((rf"\textbf{{{t(k)}}}\quad " if k else "") + t(", ".join(v)) + r"\par " for k, v in groups.items()),
        "tongues": lambda _: t(", ".join(s.spoken())) + r"\par ", "likes": lambda likes: t(", ".join(likes)) + r"\par ",
    }
    contacts = r" \quad ".join(t(text) for text in [*s.reach("phone", "email", "place"), *s.links])
    body = rf"\begin{{center}}{{\fontsize{{24}}{{28}}\selectfont {t(person.name)}}}\par\smallskip {contacts}\end{{center}}" + _parts(s, makers)
    preamble = r"\definecolor{link}{HTML}{1B6CA8}\pagestyle{fancy}\fancyhf{}\renewcommand\headrulewidth{0pt}\rfoot{\small\thepage/\pageref{LastPage}}\titleformat{\section}{\large\bfseries\color{link}}{}{0em}{}[\vspace{-6pt}\hrulefill]\titlespacing*{\section}{0pt}{9pt}{4pt}"
    return _document(s, preamble, body, "Latin Modern Sans", "margin=1.8cm,bottom=2.2cm")


def x_margin(person, rng):
    """Dates small in the right margin, letter-spaced headings, "Position, Employer." at the left; "seit 04-2020" for what goes on; addresses in typewriter."""
    s = Sheet(person, rng, When("{mm}-{yyyy}", "\u2009/\u2009", open="{since} {start}"), rng.choice(["about works roles studies prizes cards skills helping tongues", "about roles prizes works studies skills cards tongues likes helping"]), degree=", ", studied="both", prize=("place", "by", "date", "story"))
    row = lambda left, when: rf"\margined{{{t(when)}}}{{{left}}}" + "\n"
    mono = lambda thing, before=r" ": _link(s, thing, before + r"\ttfamily\small ").replace(r"\ttfamily\small ", r"{\ttfamily\small ") + "}" if thing.url else ""
    entry = lambda r: row(rf"\textbf{{{t(r.title)}}}, {t(r.company)}, {t(r.place)}." + (rf"\par {t(r.intro)}" if r.intro else "") + items(r.points, r"\renewcommand\labelitemi{--}"), s.dates(r))
    makers = {
        "about": lambda _: row(t(person.about), ""), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(row(rf"\textbf{{{t(s.title_of(x))}}}, {t(x.school)}, {t(x.place)}." + (rf"\par {t(x.note)}" if x.note else ""), s.years(x)) for x in studies),
        "cards": lambda cards: "".join(row(rf"\textbf{{{t(c.name)}}}" + (f", {t(c.issuer)}" if c.issuer else "") + "." + mono(c, r"\par "), s.date(c)) for c in cards),
        "works": lambda works: "".join(row(rf"\textbf{{{t(w.name)}}}. {t(w.story)}.\par {t(s.tool_word)}: {t(', '.join(w.tools))}" + mono(w, r"\par "), s.dates(w)) for w in works),
        "prizes": lambda prizes: "".join(row(rf"\textbf{{{t(p.title)}}}, {t(glue(', ', p.place, p.by))}." + (f" {t(p.story)}." if p.story else "") + mono(p, r"\par "), s.date(p)) for p in prizes),
        "skills": lambda groups: "".join(row((rf"\textit{{{t(k)}}}: " if k else "") + t(", ".join(v)), "") for k, v in groups.items()),
        "tongues": lambda _: row(t(", ".join(s.spoken())), ""), "likes": lambda likes: row(t(", ".join(likes)), ""),
    }
    contacts = r"\\ ".join(t(text) for text in [*s.reach("email", "phone", "place"), *s.links])
    body = rf"{{\LARGE {t(person.name)}}}\par\smallskip {{\small {contacts}}}\par" + _parts(s, makers)
    preamble = r"\definecolor{link}{HTML}{7A1F1F}\pagestyle{plain}\newcommand\margined[2]{\begin{minipage}[t]{0.76\linewidth}\raggedright #2\end{minipage}\hfill\begin{minipage}[t]{0.21\linewidth}\small\raggedleft\leavevmode\color{gray}#1\end{minipage}\par\smallskip}\titleformat{\section}{\addfontfeature{LetterSpace=12}\normalsize\uppercase}{}{0em}{}\titlespacing*{\section}{0pt}{10pt}{4pt}"
    return _document(s, preamble, body, "Latin Modern Roman", "margin=2.1cm")
