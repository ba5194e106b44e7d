"""LaTeX as students and engineers write it: the classic one-column template, a narrow and a wide column, headings in the margin."""

from .sheet import Dates, Sheet, glue

_SPECIAL = {"&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "~": r"\textasciitilde{}", "£": r"\pounds{}", "\\": r"\textbackslash{}"}


def t(text):
    """Escaped for TeX."""
    return "".join(_SPECIAL.get(sign, sign) for sign in text)


def _document(sheet, preamble, body, font, geometry, size=10, paper="letterpaper"):
    head = rf"\documentclass[{size}pt,{paper}]{{extarticle}}\usepackage[{geometry}]{{geometry}}\usepackage{{fontspec,xcolor,enumitem,titlesec,xurl,paracol}}\setmainfont{{{font}}}\urlstyle{{same}}\setlength\parindent{{0pt}}\setlist{{nosep,leftmargin=1.2em}}\emergencystretch=3em\usepackage[hidelinks]{{hyperref}}"
    return sheet.made("tex", f"{head}{preamble}\\begin{{document}}{body}\\end{{document}}")


def _bullets(items, mark=r"\textbullet"):
    return rf"\begin{{itemize}}[label={{{mark}}}]" + "".join(rf"\item {t(item)}" + "\n" for item in items) + r"\end{itemize}" if items else ""


def _told(role, mark=r"\textbullet"):
    return (t(role.intro) + r"\par " if role.intro else "") + _bullets(role.points, mark)


def _ref(thing, before=""):
    """The printed address, breakable, or the linked word."""
    if not thing.shown:
        return ""
    return before + (rf"\href{{{t(thing.url)}}}{{\nolinkurl{{{thing.shown}}}}}" if "." in thing.shown else rf"\href{{{t(thing.url)}}}{{\color{{link}}{t(thing.shown)}}}")


def _name(sheet, thing, text):
    return rf"\href{{{t(thing.url)}}}{{{t(text)}}}" if sheet.url == "name" and thing.url else t(text)


def _parts(sheet, makers, only=None):
    makers = makers | {key: makers["prizes"] for key in ("contests", "hacks")}
    return "".join(rf"\section*{{{t(sheet.heads[key])}}}" + makers[key](sheet.held[key]) + "\n\n" for key in sheet.order if only is None or key in only)


def t_classic(person, rng):
    """The template that half of all computer science students use: position and dates in bold, employer and place slanted, "Project | tools" with its dates; names are links in blue."""
    s = Sheet(person, rng, Dates("{Dot} {yyyy}", " -- "), rng.choice(["studies roles works skills cards prizes helping tongues", "about studies roles works prizes cards helping skills tongues likes"]), url="name", studied="months", join=", ", drop="studies.note")
    pair = lambda left, right: rf"{left}\hfill {t(right)}\par "
    lined = lambda thing, text: rf"{{\color{{link}}{_name(s, thing, text)}}}" if thing.url else t(text)
    entry = lambda r: pair(rf"\textbf{{{t(r.title)}}}", r.when) + pair(rf"\textit{{{t(r.company)}}}", r.place) + _told(r) + r"\vspace{3pt}"
    makers = {
        "about": lambda text: t(text), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(pair(rf"\textbf{{{t(x.school)}}}", x.place) + pair(rf"\textit{{{t(x.name)}}}", x.when) + r"\vspace{3pt}" for x in studies),
        "works": lambda works: "".join(pair(rf"\textbf{{{lined(w, w.name)}}} \textbar{{}} \textit{{{t(', '.join(w.tools))}}}", w.when) + _bullets(w.story.splitlines()) for w in works),
        "prizes": lambda prizes: "".join(pair(rf"\textbf{{{lined(p, p.title)}}}" + (rf" \textbar{{}} {t(p.rank)}" if p.rank else ""), p.when) + rf"\textit{{{t(p.by)}}}\par " + _bullets([p.story] if p.story else []) for p in prizes),
        "cards": lambda cards: r"\begin{itemize}" + "".join(rf"\item {lined(c, c.name)}" + (f", {t(c.issuer)}" if c.issuer else "") + (f" ({t(c.when)})" if c.when else "") + "\n" for c in cards) + r"\end{itemize}",
        "skills": lambda groups: "".join((rf"\textbf{{{t(group)}}}: " if group else "") + t(", ".join(items)) + r"\par " for group, items in groups.items()), "tongues": lambda _: t(", ".join(s.spoken())), "likes": lambda likes: t(", ".join(likes)),
    }
    contact = r" \textbar{} ".join(t(text) for text in [*s.reach("phone", "email", "place"), *s.links])
    body = rf"\begin{{center}}{{\Huge\scshape {t(person.name)}}}\par\vspace{{3pt}}\small {contact}\end{{center}}" + _parts(s, makers)
    preamble = r"\definecolor{link}{HTML}{1F4E9E}\pagestyle{empty}\titleformat{\section}{\scshape\large}{}{0em}{}[\vspace{-7pt}\hrulefill]\titlespacing*{\section}{0pt}{7pt}{3pt}"
    return _document(s, preamble, body, "Latin Modern Roman", "margin=1.5cm", 10)


def t_twin(person, rng):
    """A narrow column for school, skills and certificates beside a wide one: EMPLOYER | Position, then "dates | place"; addresses in small type."""
    s = Sheet(person, rng, Dates("{Month} {yyyy}", " – "), rng.choice(["about roles works helping studies skills cards prizes tongues likes", "about roles helping works skills studies prizes cards tongues likes"]), url="text", studied="last", join=" in " if person.lang == "en" else ", ", drop="works.when studies.note")
    small = lambda text: rf"{{\small\color{{soft}}{text}}}\par "
    stack = lambda first, *others: rf"\textbf{{{t(first)}}}\par " + "".join(t(text) + r"\par " for text in others if text)
    caps = lambda text: t(text.upper() if s.lang == "en" else text)
    entry = lambda r: rf"\textbf{{{caps(r.company)}}} \textbar{{}} {t(r.title)}\par " + small(t(glue(" | ", r.when, r.place)).replace("|", r"\textbar{}")) + _told(r) + r"\vspace{4pt}"
    makers = {
        "about": lambda text: t(text), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(stack(x.school, x.name) + small(t(glue(" | ", x.when, x.place)).replace("|", r"\textbar{}")) + r"\vspace{3pt}" for x in studies),
        "works": lambda works: "".join(rf"\textbf{{{caps(w.name)}}} \textbar{{}} {t(' · '.join(w.tools))}\par " + t(". ".join(w.story.splitlines())) + r".\par " + (small(_ref(w)) if w.shown else "") + r"\vspace{4pt}" for w in works),
        "cards": lambda cards: "".join(stack(c.name, c.issuer) + (small(t(c.when)) if c.when else "") + (small(_ref(c)) if c.shown else "") + r"\vspace{3pt}" for c in cards),
        "prizes": lambda prizes: "".join(rf"{t(glue(' | ', p.when, p.rank)).replace('|', chr(92) + 'textbar{}')}\par " + stack(p.title, p.by, p.story) + (small(_ref(p)) if p.shown else "") + r"\vspace{3pt}" for p in prizes),
        "skills": lambda groups: "".join((rf"\textit{{{t(group)}}}\par " if group else "") + t(" • ".join(items)) + r"\par\vspace{3pt}" for group, items in groups.items()), "tongues": lambda _: t(", ".join(s.spoken())) + r"\par ", "likes": lambda likes: t(", ".join(likes)) + r"\par ",
    }
    wide = {"about", "roles", "works", "helping"}
    contact = r" \textbar{} ".join(t(text) for text in [*s.reach("email", "phone", "place"), *s.links])
    body = rf"\begin{{center}}{{\fontsize{{26}}{{30}}\selectfont {t(person.name)}}}\par\vspace{{4pt}}{{\small {contact}}}\end{{center}}\columnratio{{0.32}}\setlength\columnsep{{7mm}}\begin{{paracol}}{{2}}\raggedright {_parts(s, makers, set(s.order) - wide)}\switchcolumn {_parts(s, makers, wide)}\end{{paracol}}"
    preamble = r"\definecolor{soft}{HTML}{666666}\definecolor{link}{HTML}{1A5FB4}\pagestyle{empty}\titleformat{\section}{\large\color{link}\MakeUppercase}{}{0em}{}\titlespacing*{\section}{0pt}{8pt}{3pt}"
    return _document(s, preamble, body, "Latin Modern Sans", "margin=1.5cm", 9, "a4paper")


def t_margin(person, rng):
    """Headings in the left margin; employer and place first, the position slanted, the dates in brackets at its end; "[verify]" and the like as links."""
    s = Sheet(person, rng, Dates("{yyyy}/{mm}", "–", now="now"), rng.choice(["about studies roles prizes works cards skills tongues helping likes", "about roles studies works skills cards prizes helping tongues"]), url="word", studied="both", join=", ")
    after = lambda text: f" ({t(text)})" if text else ""
    mark = lambda thing: _ref(thing, " [") + "]" if thing.shown else ""
    entry = lambda r: rf"\textbf{{{t(r.company)}}}{', ' + t(r.place) if r.place else ''}\par \textit{{{t(r.title)}}}{after(r.when)}\par " + _told(r, "--") + r"\vspace{4pt}"
    makers = {
        "about": lambda text: t(text), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(rf"\textbf{{{t(x.school)}}}{', ' + t(x.place) if x.place else ''}\par \textit{{{t(x.name)}}}{after(x.when)}\par " + (t(x.note) + r"\par " if x.note else "") + r"\vspace{3pt}" for x in studies),
        "works": lambda works: "".join(rf"\textbf{{{t(w.name)}}}{after(w.when)}{mark(w)}\par " + t(". ".join(w.story.splitlines())) + rf".\par {t(s.tools)}: {t(', '.join(w.tools))}\par\vspace{{3pt}}" for w in works),
        "cards": lambda cards: "".join(rf"{t(c.name)}{', ' + t(c.issuer) if c.issuer else ''}{after(c.when)}{mark(c)}\par " for c in cards),
        "prizes": lambda prizes: "".join(rf"\textbf{{{t(p.title)}}}{', ' + t(p.rank) if p.rank else ''}, {t(p.by)}{after(p.when)}{mark(p)}\par " + (t(p.story) + r"\par " if p.story else "") for p in prizes),
        "skills": lambda groups: "".join((rf"\textit{{{t(group)}}}: " if group else "") + t(", ".join(items)) + r"\par " for group, items in groups.items()), "tongues": lambda _: t("; ".join(s.spoken("{}, {}"))), "likes": lambda likes: t("; ".join(likes)),
    }
    contact = r"\hfill ".join(rf"\parbox[t]{{0.48\linewidth}}{{{text}}}" for text in (r"\\ ".join(map(t, s.reach("place", "phone"))) or "~", r"\raggedleft " + r"\\ ".join(map(t, [*s.reach("email"), *s.links]))))
    body = rf"\hspace*{{-3.4cm}}{{\LARGE\bfseries {t(person.name)}}}\par\vspace{{2pt}}\hspace*{{-3.4cm}}\rule{{\dimexpr\linewidth+3.4cm}}{{0.6pt}}\par {contact}\par " + _parts(s, makers)
    preamble = r"\definecolor{link}{HTML}{0B5394}\pagestyle{plain}\titleformat{\section}[leftmargin]{\bfseries\scshape\raggedright}{}{0em}{}\titlespacing*{\section}{3cm}{10pt}{0.4cm}"
    return _document(s, preamble, body, "Latin Modern Roman", "left=5.4cm,right=2cm,top=2cm,bottom=2.2cm", 11)
