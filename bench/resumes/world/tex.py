"""XeLaTeX: after the classes that developers and scholars pick: banking, awesome, and the two-column one named after its maker."""

from kit.tex import document, items, part, t
from kit.text import glue

from .sheet import Sheet, When

def _document(sheet, preamble, body, margins):
    return sheet.made("tex", document("fancyhdr,tabularx,paracol", margins, r"\hyphenpenalty=9000 \emergencystretch=3em " + preamble, body))


def _link(url, text):
    return rf"\href{{https://{t(url)}}}{{{t(text)}}}" if url else t(text)


def banking(person, rng):
    """The bankers' style: all headings centred between rules, employer bold left with place right, title italic left with span right, a bar of contacts with bullets, doubled columns of skills, page number at the foot."""
    s = Sheet(person, When("{Dotted} {yyyy}", "{start}–{end}"), rng, hide="likes", card="issuer date url", prize="by date place story", work="story tools dates url")
    pair = lambda a, b, c="", d="": rf"\textbf{{{a}}}\hfill \textbf{{{t(b)}}}\par" + (rf"\textit{{{t(c)}}}\hfill \textit{{{t(d)}}}\par" if c or d else "") + "\n"
    roles = lambda things: "".join(pair(t(r.company), r.place, r.title, s.dates(r)) + (t(s.told(r)[0]) + r"\par" if s.told(r)[0] else "") + items(s.told(r)[1]) + r"\smallskip " for r in things)
    studies = "".join(pair(t(x.school), x.place, glue(", ", x.degree, x.subject), s.years(x)) + r"\smallskip " for x in person.studies)
    works = "".join(pair(_link(w.url, w.name), s.dates(w)) + t(w.story) + r"\hfill \texttt{\small " + t(" · ".join(w.tools)) + r"}\par\smallskip " for w in person.works)
    groups = r"\begin{tabularx}{\linewidth}{@{}XX@{}}" + " ".join((rf"\textbf{{{t(k)}}}: " if k else "") + t(", ".join(v)) + (r" \\ " if i % 2 else " & ") for i, (k, v) in enumerate(person.skills.items())) + r"\end{tabularx}" if len(person.skills) > 1 else t(", ".join(person.all_skills)) + r"\par"
    cards = "".join(rf"{_link(c.url, c.name)}, {t(c.issuer)}\hfill \textit{{{t(s.date(c))}}}\par " for c in person.cards)
    prizes = "".join(rf"\textbf{{{t(p.title)}}}{t(', ' + p.place) if p.place else ''}\hfill \textit{{{t(s.date(p))}}}\par {t(glue(' – ', p.by, p.story))}\par\smallskip " for p in person.prizes)
    tongues = r"\quad ".join(rf"\textbf{{{t(a)}}}: {t(b)}" for a, b in person.tongues) + r"\par"
    contacts = r" $\bullet$ ".join(t(x) for x in (person.place, person.phone, person.email, *person.links))
    body = rf"\begin{{center}}{{\fontsize{{26}}{{30}}\selectfont {t(person.name)}}}\par\smallskip{{\large\itshape {t(person.job)}}}\par\smallskip\small {contacts}\end{{center}}" + part(s, "about", t(person.about) + r"\par") + part(s, "studies", studies) + part(s, "roles", roles(person.roles)) + part(s, "works", works) + part(s, "skills", groups) + part(s, "prizes", prizes) + part(s, "cards", cards) + part(s, "helping", roles(s.all("helping"))) + part(s, "papers", items(person.papers)) + part(s, "tongues", tongues)
    preamble = r"\setmainfont{Latin Modern Roman}\pagestyle{fancy}\fancyhf{}\renewcommand\headrulewidth{0pt}\rfoot{\small\itshape\thepage}\definecolor{bank}{HTML}{2B4C7E}\newcommand\ruled[1]{\noindent\textcolor{bank}{\hrulefill\ #1\ \hrulefill}}\titleformat{\section}[block]{\large\bfseries}{}{0pt}{\ruled}\titlespacing*{\section}{0pt}{9pt}{4pt}"
    return _document(s, preamble, body, "margin=1.6cm")


def awesome(person, rng):
    """Centred light and bold name, first letters of headings in colour with a rule, employer left and place right in colour, title in small capitals left and span right, honours as span, bold place and title, organiser right."""
    s = Sheet(person, When("{Dotted} {yyyy}", "{start} - {end}", now="PRESENT"), rng, hide="likes helping", card="issuer date", prize="by date place url", work="story tools url")
    pair = lambda a, b, c, d: rf"\textbf{{{t(a)}}}\hfill {{\itshape\color{{red!70!black}}{t(b)}}}\par {{\small\scshape {t(c)}}}\hfill {{\small\itshape {t(d)}}}\par" + "\n"
    roles = "".join(pair(r.company, r.place, r.title, s.dates(r)) + items([x for x in [s.told(r)[0], *s.told(r)[1]] if x]) + r"\smallskip " for r in person.roles)
    studies = "".join(pair(x.school, x.place, glue(" in " if s.lang == "en" else ", ", x.degree, x.subject), s.years(x, " - ")) + r"\smallskip " for x in person.studies)
    table = lambda rows: r"\begin{tabularx}{\linewidth}{@{}>{\raggedright\arraybackslash}p{2.2cm}X>{\raggedleft\arraybackslash}p{5cm}@{}}" + r" \\ ".join(rows) + r"\end{tabularx}"
    prizes = table([rf"{t(s.date(p))} & {t(p.place + ', ') if p.place else ''}\textbf{{{_link(p.url, p.title)}}} & {{\itshape {t(p.by)}}}" for p in person.prizes])
    cards = table([rf"{t(s.date(c))} & \textbf{{{t(c.name)}}} & {{\itshape {t(c.issuer)}}}" for c in person.cards])
    skills = r"\begin{tabularx}{\linewidth}{@{}>{\raggedleft\arraybackslash\bfseries}p{3cm}X@{}}" + r" \\ ".join(f"{t(k)} & {t(', '.join(v))}" for k, v in person.skills.items()) + r"\end{tabularx}"
    works = "".join(rf"\textbf{{{t(w.name)}}} ({t(', '.join(w.tools))})" + (rf"\hfill \url{{{w.url}}}" if w.url else "") + r"\par " + items([w.story]) + r"\smallskip " for w in person.works)
    first, _, last = person.name.partition(" ")
    head = lambda text: rf"\textcolor{{red!70!black}}{{{t(text[:3])}}}{t(text[3:])}"
    contacts = r" \,$|$\, ".join(t(x) for x in (person.phone, person.email, *person.links))
    body = rf"\begin{{center}}{{\fontsize{{28}}{{32}}\selectfont {t(first)} \textbf{{{t(last)}}}}}\par {{\small\scshape\color{{red!70!black}} {t(person.job)}}}\par {{\small\itshape {t(person.place)}}}\par {{\small {contacts}}}\end{{center}}" + part(s, "about", t(person.about) + r"\par", head) + part(s, "roles", roles, head) + part(s, "prizes", prizes, head) + part(s, "cards", cards, head) + part(s, "works", works, head) + part(s, "skills", skills, head) + part(s, "studies", studies, head) + part(s, "papers", items(person.papers), head) + part(s, "tongues", t(", ".join(f"{a} ({b})" for a, b in person.tongues)) + r"\par", head)
    foot = rf"\lfoot{{\footnotesize\scshape March 3, 2025}}\cfoot{{\footnotesize\scshape {t(person.name)} · Résumé}}\rfoot{{\footnotesize\thepage}}"
    preamble = rf"\setmainfont{{Noto Sans}}[SmallCapsFont={{Latin Modern Roman Caps}},SmallCapsFeatures={{Letters=SmallCaps}}]\urlstyle{{same}}\pagestyle{{fancy}}\fancyhf{{}}\renewcommand\headrulewidth{{0pt}}{foot}\titleformat{{\section}}{{\Large\bfseries}}{{}}{{0em}}{{}}[\titlerule]\titlespacing*{{\section}}{{0pt}}{{9pt}}{{4pt}}"
    return _document(s, preamble, body, "margin=1.7cm,bottom=2cm")


def deedy(person, rng):
    """Two columns: left narrow with schools, links, skills in groups and languages; right with "EMPLOYER | Title", then span and place on one grey line; projects and awards as a table of year, place, title."""
    s = Sheet(person, When("{Mon} {yyyy}", words={"en": ("{start} – {end}", "{start} onwards"), "pt": ("{start} – {end}", "desde {start}"), "de": ("{start} – {end}", "seit {start}")}), rng, hide="papers likes", card="date", prize="date place by", work="story tools url", both=False)
    bar = r"\hspace{0.3em}$|$\hspace{0.3em}"
    role = lambda r: rf"{{\large\textbf{{{t(r.company.upper())}}}}} {bar} {{\color{{gray}} {t(r.title)}}}\par {{\small\color{{gray!70!black}} {t(s.dates(r))} {bar} {t(r.place)}}}\par " + items([x for x in [s.told(r)[0], *s.told(r)[1]] if x]) + r"\medskip "
    studies = "".join(rf"\textbf{{{t(x.school.upper())}}}\par {t(glue(' in ' if s.lang == 'en' else ', ', x.degree, x.subject))}\par {{\small\color{{gray}} {t(s.years(x))} {bar} {t(x.place)}}}\par\smallskip " for x in person.studies)
    skills = "".join((rf"\textbf{{{t(k)}}}\par " if k else "") + t(" • ".join(v)) + r"\par\smallskip " for k, v in person.skills.items())
    works = "".join(rf"{{\large\textbf{{{t(w.name)}}}}} {bar} {{\color{{gray}}{t(', '.join(w.tools))}}}\par {t(w.story)}" + (rf" (\url{{{w.url}}})" if w.url else "") + r"\par\smallskip " for w in person.works)
    prizes = r"\begin{tabularx}{\linewidth}{@{}p{1.7cm}>{\raggedright\arraybackslash}p{2.3cm}>{\raggedright\arraybackslash}X@{}}" + r" \\ ".join(rf"{t(s.date(p))} & {t(p.place)} & {t(glue(', ', p.title, p.by))}" for p in person.prizes) + r"\end{tabularx}\par"
    cards = "".join(rf"{t(c.name)} ({t(s.date(c))})\par\smallskip " for c in person.cards)
    links = r"\section*{LINKS}" + "".join(t(x) + r"\par " for x in person.links) if person.links else ""
    left = part(s, "studies", studies, lambda x: t(x.upper())) + links + part(s, "skills", skills, lambda x: t(x.upper())) + part(s, "cards", cards, lambda x: t(x.upper())) + part(s, "tongues", "".join(rf"{t(a)}: {t(b)}\par " for a, b in person.tongues), lambda x: t(x.upper()))
    right = part(s, "about", t(person.about) + r"\par", lambda x: t(x.upper())) + part(s, "roles", "".join(map(role, person.roles)), lambda x: t(x.upper())) + part(s, "works", works, lambda x: t(x.upper())) + part(s, "prizes", prizes, lambda x: t(x.upper())) + part(s, "helping", "".join(map(role, s.all("helping"))), lambda x: t(x.upper()))
    first, _, last = person.name.partition(" ")
    body = rf"\begin{{center}}{{\fontsize{{32}}{{36}}\selectfont {t(first)} \textbf{{{t(last)}}}}}\par {{\small {t(person.email)} {bar} {t(person.phone)} {bar} {t(person.place)}}}\par\rule{{\linewidth}}{{0.4pt}}\end{{center}}\columnratio{{0.31}}\setlength\columnsep{{8mm}}\begin{{paracol}}{{2}}\raggedright {left}\switchcolumn \raggedright {right}\end{{paracol}}"
    preamble = r"\hyphenpenalty=10000 \setmainfont{Noto Sans}\urlstyle{same}\pagestyle{empty}\titleformat{\section}{\large\color{blue!40!black}}{}{0em}{}\titlespacing*{\section}{0pt}{8pt}{3pt}"
    return _document(s, preamble, body, "margin=1.4cm")
