"""XeLaTeX layouts: an academic vita, headings in the margin with roles grouped by company, and a small class-like look for the continent."""

from kit.tex import document, items, t
from kit.text import glue

from .page import Dates, Page
from .words import LABELS

_LANGUAGES = {"en": "english", "de": "german", "nl": "dutch", "it": "italian", "pt": "portuguese", "sv": "swedish"}


def source(page, preamble, body, font, margin="2.3cm"):
    """A whole document in the language of the page."""
    language = rf"\setdefaultlanguage{{{_LANGUAGES[page.lang]}}}"
    return page.made("tex", document("tabularx,polyglossia", f"margin={margin}", preamble, body, font, language), "pdf")


def headed(page, name, inner):
    return rf"\section*{{{t(page.heads[name])}}}" + "\n" + inner + "\n\n" if page.has(name) else ""


def told(page, job):
    intro = page.intro(job)
    return (t(intro) + r"\par " if intro else "") + items(page.points(job))


def academic_tex(person, rng):
    """Education first with theses, posts with dates in the left column, numbered publications and awards, running heads."""
    page = Page(person, rng, Dates(rng.choice(["{Mon}. {yyyy}", "{yyyy}"]), "–", "present"), prize=("by", "date"), work=("story", "dates"), hide=("about", "likes"), heads={"roles": rng.choice(["Appointments", "Positions Held"]), "prizes": "Honours, Fellowships and Awards", "works": "Research Projects"})
    row = lambda when, what: rf"\entry{{{t(when)}}}{{{what}}}" + "\n"
    schools = "".join(row(page.years(s), glue(", ", rf"\textbf{{{t(s.degree)}}}" + (f" in {t(s.subject)}" if s.subject else ""), t(s.school), t(s.place)) + "".join(rf"\newline\textit{{{t(note)}}}" for note in s.notes)) for s in person.studies)
    jobs = "".join(row(page.dates(job), glue(", ", rf"\textbf{{{t(job.title)}}}", t(job.company)) + (rf"\newline {t(job.place)}")) + r"\begin{quote}" + told(page, job) + r"\end{quote}" if page.points(job) or page.intro(job) else row(page.dates(job), glue(", ", rf"\textbf{{{t(job.title)}}}", t(job.company))) for job in person.roles)
    awards = "".join(row(page.date(a), glue(", ", t(a.title), t(a.by))) for a in person.prizes)
    projects = "".join(row(page.dates(p), rf"\textbf{{{t(p.name)}}}. {t(p.story)}") for p in person.works)
    certs = items([glue(", ", c.name, c.issuer, page.date(c)) for c in person.cards])
    body = (rf"\begin{{center}}{{\LARGE {t(person.name)}}}\\[3pt]Curriculum Vitae\\[5pt]{t(person.job)}\\{t(person.place)}\\{t(person.email)}\quad {t(person.phone)}\end{{center}}"
            + headed(page, "studies", schools) + headed(page, "roles", jobs) + headed(page, "papers", items(person.papers, kind="enumerate")) + headed(page, "works", projects) + headed(page, "prizes", awards)
            + headed(page, "cards", certs) + headed(page, "skills", r"\\".join(rf"\textit{{{t(group)}:}} {t(', '.join(names))}" for group, names in person.skills.items()) + r"\par")
            + headed(page, "memberships", items(person.memberships)) + headed(page, "tongues", t(", ".join(f"{language} ({level})" for language, level in person.tongues)))
            + headed(page, "helping", "".join(row(page.dates(v), glue(", ", t(v.title), t(v.company))) for v in person.helping)))
    preamble = r"\usepackage{fancyhdr}\pagestyle{fancy}\fancyhf{}\renewcommand\headrulewidth{0pt}\fancyfoot[C]{\small " + t(person.name.split()[-1]) + r" · CV · \thepage}\titleformat*{\section}{\large\scshape}\newcommand\entry[2]{\noindent\begin{tabularx}{\linewidth}{@{}p{4.1cm}@{}X@{}}#1&#2\end{tabularx}\par\smallskip}\renewenvironment{quote}{\list{}{\leftmargin4.1cm\topsep0pt}\item\relax}{\endlist}"
    return source(page, preamble, body, rng.choice(["Noto Serif", "Liberation Serif"]))


def margin_roles(person, rng):
    """Section names hang in the left margin; each company once, its roles below with dates in square brackets."""
    page = Page(person, rng, Dates(rng.choice(["{mm}-{yyyy}", "{Month} {yyyy}", "{Mon} {yyyy}"]), rng.choice([" / ", " until ", "--"]).replace("--", "–"), "now"), spans=rng.random() < 0.6, hide=("papers", "helping", "memberships"), prize=("by", "date", "story"))
    blocks = []
    for company, place, jobs in page.companies():
        head = rf"\textbf{{{t(company)}}}" + (rf"\hfill {t(place)}" if place else "") + r"\par " if company else ""
        blocks.append(head + "".join(rf"\textsl{{{t(job.title)}}} [{t(page.dates(job))}]\par {told(page, job)}" for job in jobs) + r"\medskip ")
    schools = "".join(rf"\textbf{{{t(s.school)}}}, {t(s.place)}\hfill {t(page.years(s))}\par {t(glue(', ', s.degree, s.subject))}\par " + "".join(rf"{{\small {t(note)}}}\par " for note in s.notes) + r"\smallskip " for s in person.studies)
    certs = "".join(t(glue(" — ", c.name, glue(", ", c.issuer, page.date(c)))) + r"\par " for c in person.cards)
    awards = items([glue(", ", a.title, a.by, page.date(a)) + (f". {a.story}" if a.story else "") for a in person.prizes])
    projects = "".join(rf"\textbf{{{t(p.name)}}}" + (rf" <{t(p.url)}>" if p.url else "") + rf"\par {t(p.story)}" + (rf"\par\textit{{{t(', '.join(p.tools))}}}" if p.tools else "") + r"\par\smallskip " for p in person.works)
    skills = r"\begin{tabularx}{\linewidth}{@{}lX@{}}" + "".join(rf"{t(group)} & {t(', '.join(names))}\\" for group, names in person.skills.items()) + r"\end{tabularx}"
    body = (rf"{{\Huge\bfseries {t(person.name)}}}\par\smallskip {t(person.job)}\par\medskip {t(person.place)} $\cdot$ {t(person.phone)}\par \mbox{{\href{{mailto:{person.email}}}{{{t(person.email)}}}}}\par\bigskip "
            + "".join(_hung(page, name, inner) for name, inner in [("about", t(person.about)), ("skills", skills), ("roles", "".join(blocks)), ("works", projects), ("studies", schools), ("cards", certs), ("prizes", awards),
                                                                   ("tongues", t(", ".join(f"{language} ({level})" for language, level in person.tongues))), ("likes", t(", ".join(person.likes)))]))
    preamble = r"\pagestyle{empty}\newcommand\hung[1]{\par\medskip\leavevmode\llap{\color{teal!70!black}\parbox[t]{2.7cm}{\raggedright\small\bfseries #1}\hspace{4mm}}}\geometry{left=5.2cm,right=2cm,top=2cm,bottom=2cm}"
    return source(page, preamble, body, rng.choice(["Liberation Sans", "Latin Modern Roman", "DejaVu Serif"]))


def _hung(page, name, inner):
    return rf"\hung{{{t(page.heads[name])}}}{inner}\par" + "\n" if page.has(name) else ""


def continental_tex(person, rng):
    """Ruled headings, company line with the place right, title line with dates right; certificates with the issuer after a dash."""
    page = Page(person, rng, Dates(rng.choice(["{Month} {yyyy}", "{m}/{yyyy}"]), rng.choice([" – ", " - "])), spans=rng.random() < 0.5, prize=("by", "date", "place"), work=("story", "tools"), hide=("likes",))
    two = lambda left, right: rf"{left}\hfill {t(right)}\par "
    jobs = "".join((two(rf"\textbf{{{t(job.company)}}}", job.place) if job.company else "") + two(rf"\textit{{{t(job.title)}}}", page.dates(job)) + told(page, job) + r"\smallskip " for job in person.roles)
    schools = "".join(two(rf"\textbf{{{t(glue(', ', s.degree, s.subject))}}}", page.years(s)) + t(glue(", ", s.school, s.place)) + r"\par " + "".join(t(note) + r"\par " for note in s.notes) + r"\smallskip " for s in person.studies)
    certs = items([glue(" – ", c.name, c.issuer) + (f" ({page.date(c)})" if c.date else "") for c in person.cards])
    awards = items([glue(", ", a.title, a.place, a.by, page.date(a)) for a in person.prizes])
    projects = "".join(rf"\textbf{{{t(p.name)}}} \textit{{({t(', '.join(p.tools))})}} – {t(p.story)}\par " for p in person.works)
    skills = items([f"{group}: {', '.join(names)}" for group, names in person.skills.items()])
    labels = LABELS[page.lang]
    facts = [(labels["address"], person.place), (labels["phone"], person.phone), (labels["email"], person.email), *person.personal]
    body = (rf"\begin{{minipage}}[t]{{.45\linewidth}}{{\Large\bfseries {t(person.name)}}}\\[4pt]{t(person.job)}\end{{minipage}}\hfill\begin{{minipage}}[t]{{.5\linewidth}}\raggedleft\small " + r"\\".join(rf"{t(label)}: {t(value)}" for label, value in facts) + r"\end{minipage}\par\bigskip "
            + "".join(headed(page, name, inner) for name, inner in [("about", t(person.about)), ("studies", schools), ("roles", jobs), ("skills", skills), ("cards", certs), ("works", projects), ("prizes", awards), ("papers", items(person.papers)), ("memberships", items(person.memberships)),
                                                                    ("helping", items([glue(", ", v.title, v.company, page.dates(v)) for v in person.helping])), ("tongues", t(" · ".join(f"{language} ({level})" for language, level in person.tongues)))]))
    return source(page, r"\pagestyle{plain}\titleformat{\section}{\bfseries\color{blue!50!black}}{}{0pt}{}[\titlerule]\titlespacing*{\section}{0pt}{10pt}{4pt}", body, rng.choice(["Latin Modern Sans", "Liberation Serif"]))
