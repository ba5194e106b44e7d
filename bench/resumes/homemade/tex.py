"""XeLaTeX as academics write it: the article class with sections, numbered publications, dates in front."""

from kit.tex import items, t
from kit.text import glue

from .sheet import Dates, Sheet

def academic_long(person, rng):
    """Degrees first, then posts "dates: title, employer, place" with the telling as text, grants as projects, a numbered list of publications."""
    s = Sheet(person, rng, Dates("{yyyy}", "–", open="{start}–"), heads={"en": {"works": "Research Projects", "skills": "Methods and Skills"}}.get(person.lang))
    part = lambda key, inner: rf"\section*{{{t(s.heads[key])}}}{inner}" + "\n" if inner else ""
    item = lambda left, right: rf"\entry{{{left}}}{{{right}}}" + "\n"
    body = rf"\begin{{center}}{{\LARGE {t(person.name)}}}\\[4pt]{t(person.job)}\\{t(s.address)}\\\texttt{{{t(person.email)}}}\quad {t(person.phone)}\end{{center}}" + "\n"
    body += part("studies", "".join(item(t(s.school(study, dash="–")), rf"\textbf{{{t(glue(', ', study.degree, study.subject))}}}, {t(study.school)}") for study in person.studies))
    roles = ""
    for role in person.roles:
        span, lines = s.job(role)
        told = rf"\\ {t(' '.join(text.rstrip('.') + '.' for text in lines))}" if lines else ""
        roles += item(t(span), rf"\textbf{{{t(role.title)}}}, {t(role.company)}, {t(role.place)}{told}")
    body += part("roles", roles)
    works = ""
    for work in person.works:
        span = s.work(work, "story", "tools", "dates", "url")
        site = rf" \url{{{work.url}}}" if work.url else ""
        works += item(t(span), rf"\emph{{{t(work.name)}}}. {t(work.story)}. {t(s.labels['tools'])}: {t(', '.join(work.tools))}.{site}")
    body += part("works", works)
    prizes = ""
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place", "url")
        title = rf"\href{{{prize.url}}}{{{t(prize.title)}}}" if prize.url else t(prize.title)
        prizes += item(t(date), rf"{title}, {t(glue(', ', prize.place, prize.by))}")
    body += part("prizes", prizes)
    if person.papers:
        body += part("papers", items(s.papers(), kind="enumerate"))
    body += part("cards", "".join(item(t(s.card(card, "issuer", "date")), t(glue(", ", card.name, card.issuer))) for card in person.cards))
    body += part("helping", "".join(item(t(s.help(role)), t(f"{role.title}, {role.company}")) for role in person.helping))
    body += part("skills", t("; ".join(s.all_skills())) + ".") + part("tongues", t(", ".join(f"{name} ({level})" for name, level in s.tongues())) + ".")
    preamble = r"\documentclass[11pt,a4paper]{article}\usepackage[margin=2.4cm]{geometry}\usepackage{fontspec,enumitem}\setmainfont{Latin Modern Roman}\usepackage[hidelinks]{hyperref}\setlength\parindent{0pt}\setlist{nosep}\newcommand\entry[2]{\par\smallskip\hangindent=2.6cm\makebox[2.6cm][l]{#1}\begin{minipage}[t]{\dimexpr\linewidth-2.6cm}\raggedright #2\end{minipage}\par}"
    return s.made("tex", rf"{preamble}\begin{{document}}{body}\end{{document}}")
