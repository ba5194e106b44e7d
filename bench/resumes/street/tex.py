"""XeLaTeX: the one-page developer résumé that every student copies, and a casual vita with dates in a left column and contacts in the footer."""

from kit.tex import document, items, part, t
from kit.text import glue

from .sheet import Sheet, When

def _document(sheet, preamble, body, font, margins):
    return sheet.made("tex", document("fancyhdr,tabularx", margins, preamble, body, font, indent="1.4em"))


def _points(texts):
    return items(texts) or r"\par"


def jake(person, rng):
    """Small-capitals headings with a rule, title left and dates right, employer in italics left and place right; "Project | tools" with dates; skills with group labels."""
    s = Sheet(person, When("{Dotted} {yyyy}", " – ", "Present"), work=("story", "tools", "dates"), hide=("about", "helping", "papers", "boards", "likes"), prize=("by", "date", "place"), heads={"skills": "Technical Skills", "roles": "Experience"})
    pair = lambda left, right: rf"{left}\hfill {t(right)}\par" + "\n"
    studies = "".join(pair(rf"\textbf{{{t(x.school)}}}", x.place) + pair(rf"\textit{{\small {t(glue(' in ', x.degree, x.subject))}}}", s.years(x, " – ")) for x in person.studies)
    roles = "".join(pair(rf"\textbf{{{t(r.title)}}}", s.dates(r)) + pair(rf"\textit{{\small {t(r.company)}}}", r.place) + _points([x for x in [s.told(r)[0], *s.told(r)[1], *s.told(r)[2]] if x]) for r in person.roles)
    works = "".join(pair(rf"\textbf{{{t(w.name)}}} $|$ \emph{{{t(', '.join(w.tools))}}}", s.dates(w)) + _points([w.story]) for w in person.works)
    skills = "".join((rf"\textbf{{{t(k)}}}: " if k else "") + t(", ".join(v)) + r"\par " for k, v in person.skills.items())
    cards = "".join(pair(t(glue(", ", c.name, c.issuer)), s.date(c)) for c in person.cards)
    prizes = "".join(pair(t(glue(", ", p.title, p.by, p.place)), s.date(p)) for p in person.prizes)
    contacts = r" $|$ ".join([t(person.phone), rf"\href{{mailto:{person.email}}}{{\underline{{{t(person.email)}}}}}", *[rf"\underline{{{t(k)}}}" for k in person.links], t(person.place)])
    body = rf"\begin{{center}}{{\Huge\scshape {t(person.name)}}}\par\smallskip\small {contacts}\end{{center}}" + part(s, "studies", studies) + part(s, "roles", roles) + part(s, "works", works) + part(s, "skills", skills) + part(s, "cards", cards) + part(s, "prizes", prizes) + part(s, "tongues", t(", ".join(f"{a} ({b})" for a, b in person.tongues)))
    return _document(s, r"\pagestyle{empty}\titleformat{\section}{\scshape\large\raggedright}{}{0em}{}[\titlerule]\titlespacing*{\section}{0pt}{8pt}{4pt}", body, "Latin Modern Roman", "margin=1.7cm")


def casual(person, rng):
    """Dates in a left column, bold title, italic employer, place and a dot; name large at the right, contacts in the footer between diamonds."""
    s = Sheet(person, When("{mm}/{yyyy}", "–"), rng=rng, prize=("by", "date"), work=("story", "tools", "url", "dates"), hide=("papers", "boards"))
    item = lambda left, text: rf"\cvitem{{{t(left)}}}{{{text}}}" + "\n"
    roles = "".join(item(s.dates(r), rf"\textbf{{{t(r.title)}}}, \textit{{{t(r.company)}}}, {t(r.place)}." + (rf"\newline {t(s.told(r)[0])}" if s.told(r)[0] else "") + (_points([*s.told(r)[1], *s.told(r)[2]]) if s.told(r)[1] else "")) for r in person.roles)
    studies = "".join(item(s.years(x), rf"\textbf{{{t(glue(', ', x.degree, x.subject))}}}, \textit{{{t(x.school)}}}, {t(x.place)}.") for x in person.studies)
    works = "".join(item(s.dates(w), rf"\textbf{{{t(w.name)}}}. {t(w.story)}. \textit{{{t(', '.join(w.tools))}}}. {t(w.url)}") for w in person.works)
    body = rf"\begin{{flushright}}{{\fontsize{{30}}{{34}}\selectfont {t(person.name)}}}\par{{\large\itshape\color{{gray}} {t(person.job)}}}\end{{flushright}}" + part(s, "about", t(person.about) + r"\par") + part(s, "roles", roles) + part(s, "studies", studies) + part(s, "works", works)
    body += part(s, "skills", "".join(item(k, t(", ".join(v))) for k, v in person.skills.items())) + part(s, "cards", "".join(item(s.date(c), rf"{t(c.name)}, \textit{{{t(c.issuer)}}}") for c in person.cards)) + part(s, "prizes", "".join(item(s.date(p), rf"{t(p.title)}, \textit{{{t(p.by)}}}") for p in person.prizes)) + part(s, "helping", "".join(item(s.dates(r), rf"{t(r.title)}, \textit{{{t(r.company)}}}") for r in person.helping)) + part(s, "tongues", "".join(item(a, t(b)) for a, b in person.tongues)) + part(s, "likes", item("", t(", ".join(person.likes))))
    foot = r" \,⋄\, ".join(t(x) for x in (person.place, person.phone, person.email)).replace("⋄", r"$\diamond$")
    preamble = rf"\newcommand\cvitem[2]{{\noindent\begin{{minipage}}[t]{{2.9cm}}\raggedleft\small #1\end{{minipage}}\hspace{{4mm}}\begin{{minipage}}[t]{{\dimexpr\linewidth-3.4cm}}\raggedright #2\end{{minipage}}\par\smallskip}}\pagestyle{{fancy}}\fancyhf{{}}\renewcommand\headrulewidth{{0pt}}\cfoot{{\small\itshape {foot}}}\titleformat{{\section}}{{\Large\color{{blue!55!black}}}}{{}}{{0em}}{{\rule{{2.9cm}}{{4pt}}\hspace{{4mm}}}}\titlespacing*{{\section}}{{0pt}}{{9pt}}{{4pt}}"
    return _document(s, preamble, body, "Latin Modern Sans", "margin=1.9cm,bottom=2.6cm")
