"""Longer Word files: school and work as one chronology, a cover page with three pages behind it, a consultant's list of projects."""

from kit.text import glue
from kit.word import link, packed

from .sheet import Dates, Sheet
from .word import CENTRE, blank, footer_number, line
from .words import TITLES

_PATH = {"en": ("Education and career", "School and college:", "Working life:"), "nl": ("Opleiding en loopbaan", "School en studie:", "Werk:"), "tr": ("Eğitim ve Çalışma Hayatı", "Okul yılları:", "Çalışma yılları:")}
_APPLY = {"de": ("Bewerbungsunterlagen", "Seite "), "pl": ("Dokumenty aplikacyjne", "strona ")}


def chronology(person, rng):
    """One heading for life so far, oldest first: "years: degree, school", then "years: title with employer", under italic subheads; two fonts."""
    s = Sheet(person, rng, Dates("{m}/{yyyy}", " - "))
    d = blank("Verdana", 10, 2.2, 2)
    whole, school, work = _PATH[s.lang]
    head = lambda text: line(d, "") and line(d, (text, "b13"))
    line(d, (person.name, "b18"))
    line(d, s.address)
    line(d, f"{s.labels['phone']}: {person.phone}")
    line(d, f"{s.labels['email']}: {person.email}")
    head(whole)
    line(d, (school, "iu"))
    for study in reversed(person.studies):
        line(d, f"{s.school(study, dash='-')}:\t{glue(', ', study.degree, study.subject)}", tabs=[4.2], hang=4.2)
        line(d, f"\t{study.school}", tabs=[4.2], hang=4.2)
    line(d, (work, "iu"))
    for role in reversed(person.roles):
        span, lines = s.job(role)
        line(d, f"{span}:\t", (role.title, "b"), tabs=[4.2], hang=4.2)
        line(d, f"\t{role.company}, {role.place}", tabs=[4.2], hang=4.2)
        if lines:
            line(d, f"\t{'; '.join(text.rstrip('.') for text in lines)}.", tabs=[4.2], hang=4.2)
    for key, items, write in [("works", person.works, lambda w: f"{s.work(w, 'story', 'tools', 'dates', 'url')}:\t{w.name}. {w.story} ({', '.join(w.tools)}){', ' + w.url if w.url else ''}"), ("cards", person.cards, lambda c: f"{s.card(c, 'date', 'issuer')}:\t{glue(', ', c.name, c.issuer)}"),
                              ("prizes", person.prizes, lambda p: f"{s.prize(p, 'date', 'by', 'place')}:\t{glue(', ', p.title, p.place, p.by)}")]:
        if items:
            head(s.heads[key])
            for item in items:
                line(d, write(item), tabs=[4.2], hang=4.2)
    head(s.heads["skills"])
    line(d, " - ".join(s.all_skills()))
    head(s.heads["tongues"])
    line(d, ", ".join(f"{name} {level}" for name, level in s.tongues()))
    if person.likes:
        head(s.heads["likes"])
        line(d, ", ".join(s.likes()))
    return s.made("docx", packed(d), "docx")


def cover_four(person, rng):
    """Four pages: a cover with name and contacts, personal details and schools, jobs, and the rest; page numbers in the footer; printed to PDF."""
    s = Sheet(person, rng, Dates({"de": "{Month} {yyyy}", "pl": "{mm}.{yyyy}"}[person.lang], " – ", frame={"de": "von {start} bis {end}", "pl": "od {start} do {end}"}[person.lang], open={"de": "seit {start}", "pl": "od {start}"}[person.lang]), street=True)
    d = blank("Cambria", 12, 2.6, 4)
    cover, page = _APPLY[s.lang]
    footer_number(d, f"{person.name}, {page}")
    for _ in range(9):
        line(d, "")
    line(d, (cover, "b26"), align=CENTRE)
    line(d, (person.name, "20"), align=CENTRE)
    for text in (s.address, person.phone, person.email):
        line(d, text, align=CENTRE)
    head = lambda key: line(d, (s.heads[key], "b15"))
    d.add_page_break()
    line(d, (TITLES[s.lang], "b20"))
    head("personal")
    for label, text in person.personal:
        line(d, f"{label}:\t{text}", tabs=[5], hang=5)
    line(d, "")
    head("about")
    line(d, s.about())
    line(d, "")
    head("studies")
    for study in person.studies:
        line(d, s.school(study, months=True, dash=" – "))
        line(d, (study.school, "b"), f" in {study.place}" if s.lang == "de" else f", {study.place}")
        line(d, glue(", ", study.degree, study.subject) + "".join(f" ({note})" for note in study.notes))
        line(d, "")
    d.add_page_break()
    head("roles")
    for role in person.roles:
        span, lines = s.job(role)
        line(d, span)
        line(d, (role.company, "b"), f", {role.place}")
        line(d, (role.title, "i"))
        for text in lines:
            line(d, text, style="List Bullet")
        line(d, "")
    d.add_page_break()
    head("cards")
    for card in person.cards:
        date = s.card(card, "issuer", "date", "url")
        made = line(d, f"{card.name}{f', {card.issuer}' if card.issuer else ''}, {date}", style="List Bullet")
        if card.url:
            made.add_run(" – ")
            link(made, card.url, card.url)
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place")
        line(d, f"{glue(', ', prize.title, prize.place)}, {prize.by}, {date}", style="List Bullet")
    if person.works:
        head("works")
        for work in person.works:
            s.work(work, "story", "tools")
            line(d, (work.name, "b"))
            line(d, work.story)
            line(d, f"{s.labels['tools']}: {', '.join(work.tools)}")
    head("skills")
    for skills in s.skills().values():
        line(d, ", ".join(skills))
    head("tongues")
    for name, level in s.tongues():
        line(d, f"{name}: {level}")
    head("helping")
    for role in person.helping:
        line(d, f"{role.title}, {role.company} ({s.help(role)})")
    head("likes")
    line(d, ", ".join(s.likes()))
    return s.made("docx", packed(d), "docx" if person.lang == "pl" else "pdf")


def project_list(person, rng):
    """A consultant's profile: projects first as blocks of labelled lines, then posts as "dates | title | employer"; numbers before the headings."""
    s = Sheet(person, rng, Dates("{mm}/{yyyy}", "-"), heads={"works": {"en": "Project List", "nl": "Projectenlijst"}[person.lang]})
    d = blank("Calibri", 10, 2.0, 2)
    number = iter(range(1, 20))
    head = lambda key: line(d, "") and line(d, (f"{next(number)}. {s.heads[key]}", "b12"))
    line(d, (person.name, "b16"), f"  -  {person.job}")
    line(d, f"{s.labels['address']}: {s.address}")
    line(d, f"{s.labels['phone']}: {person.phone}    {s.labels['email']}: {person.email}")
    head("about")
    line(d, s.about())
    head("works")
    for work in person.works:
        span = s.work(work, "story", "tools", "dates", "url")
        line(d, (work.name, "bu"))
        for label, text in [(s.labels["period"], span), ({"en": "Task", "nl": "Taak"}[s.lang], work.story), (s.labels["tools"], ", ".join(work.tools)), ("Link" if s.lang == "nl" else "Web", work.url)]:
            if text:
                line(d, (f"{label}: ", "b"), text)
        line(d, "")
    head("roles")
    for role in person.roles:
        span, lines = s.job(role)
        line(d, (f"{span} | {role.title} | {role.company}", "b"))
        for text in lines:
            line(d, f"– {text}", hang=0.4)
    head("studies")
    for study in person.studies:
        line(d, f"{s.school(study, dash='-')} | {glue(', ', study.degree, study.subject)} | {study.school}")
    head("cards")
    for card in person.cards:
        date = s.card(card, "issuer", "date", "url")
        made = line(d, f"{date} | ")
        link(made, card.name, card.url) if card.url else made.add_run(card.name)
        made.add_run(f" | {card.issuer}")
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place", "story")
        line(d, f"{date} | {glue(', ', prize.title, prize.place)} | {prize.by}")
        if prize.story:
            line(d, prize.story)
    head("skills")
    for label, skills in s.skills().items():
        line(d, (f"{label}: ", "b") if label else "", ", ".join(skills))
    head("tongues")
    line(d, ", ".join(f"{name} ({level})" for name, level in s.tongues()))
    return s.made("docx", packed(d), "docx")
