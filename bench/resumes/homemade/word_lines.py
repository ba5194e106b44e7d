"""Word files laid out with tabs, blanks and typed dashes: no tables."""

from kit.text import glue
from kit.word import link, packed

from .sheet import Dates, Sheet
from .word import CENTRE, JUSTIFY, blank, line, text_box
from .words import TITLES


def tabbed(person, rng):
    """The old school: title in the middle, underlined headings with a colon, labels and dates at a tab, long paragraphs, references."""
    s = Sheet(person, rng, Dates("{Month} {yyyy}", " - ", frame="{start} to {end}", open="{start} to date"), street=True)
    d = blank("Times New Roman", 12, 2.5)
    head = lambda key: line(d, "") and line(d, (f"{s.heads[key]}:", "bu"))
    line(d, (TITLES[s.lang].upper(), "bu14"), align=CENTRE)
    line(d, "")
    for key, text in [("name", person.name), ("address", s.address), ("phone", person.phone), ("email", person.email)]:
        line(d, f"{s.labels[key]}:\t{text}", tabs=[4.5], hang=4.5)
    for label, text in person.personal:
        line(d, f"{label}:\t{text}", tabs=[4.5], hang=4.5)
    head("about")
    line(d, s.about(), align=JUSTIFY)
    head("studies")
    for study in person.studies:
        line(d, f"{s.school(study, dash='-')}\t{study.school}, {study.place}", tabs=[4.5], hang=4.5)
        line(d, f"\t{glue(' in ', study.degree, study.subject)}{''.join(f' ({note})' for note in study.notes)}", tabs=[4.5], hang=4.5)
    head("roles")
    for role in person.roles:
        span, lines = s.job(role)
        line(d, (span, "b"))
        line(d, (role.title, "b"), f", {role.company}, {role.place}")
        if lines:
            line(d, " ".join(text.rstrip(".") + "." for text in lines), align=JUSTIFY)
        line(d, "")
    head("cards")
    for card in person.cards:
        line(d, f"{s.card(card, 'date', 'issuer')}\t{glue(', ', card.name, card.issuer)}", tabs=[4.5], hang=4.5)
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place")
        line(d, f"{date}\t{glue(', ', prize.title, prize.place)}, {prize.by}", tabs=[4.5], hang=4.5)
    head("skills")
    line(d, ", ".join(s.all_skills()) + ".")
    head("tongues")
    line(d, ", ".join(f"{name} ({level})" for name, level in s.tongues()))
    head("likes")
    line(d, ", ".join(s.likes()))
    if person.referees:
        head("referees")
        for text in person.referees:
            line(d, text)
    return s.made("docx", packed(d), "docx")


def blanks(person, rng):
    """Everything pushed about with the space bar: dates first, employer in capitals, lines begun with a dash; bold headings in capitals; an old .doc."""
    s = Sheet(person, rng, Dates("{mm}.{yyyy}", "-"), street=True)
    d = blank("Arial", 11, 2.0)
    head = lambda key: line(d, "") and line(d, (s.heads[key].upper(), "b"))
    line(d, (" " * 34 + person.name, "b"))
    line(d, " " * 34 + s.address)
    line(d, " " * 34 + f"{s.labels['phone']}. {glue(' / ', person.phone, person.mobile2)}")
    line(d, " " * 34 + person.email)
    head("roles")
    for number, role in enumerate(person.roles):
        span, lines = s.job(role, dates=s.dates if number < 2 else Dates("{yyyy}", rng.choice([" - ", "-", " -"])))
        gap = " " * max(4, 28 - len(span) - rng.choice([0, 1, 2]))
        line(d, f"{span}{gap}{role.company.upper() if role.company.isascii() else role.company}, {role.place}")
        line(d, " " * 30, (role.title, "i"))
        for text in lines:
            line(d, " " * 30 + f"-{rng.choice([' ', ' ', '  '])}{text}")
    head("studies")
    for study in person.studies:
        years = s.school(study, dash="-")
        line(d, f"{years}{' ' * max(4, 30 - len(years))}{study.school}, {study.place}")
        line(d, " " * 30 + glue(" - ", study.degree, study.subject))
    head("cards")
    for card in person.cards:
        date = s.card(card, "date", "issuer")
        line(d, f"- {card.name}{f' ({card.issuer})' if card.issuer else ''}{'  ' if rng.random() < 0.5 else ' '}{date}")
    head("prizes")
    for prize in person.prizes:
        line(d, f"- {glue(', ', s.prize(prize, 'by', 'date', 'place', 'url'), prize.title)} - {glue(' - ', prize.place, prize.by, prize.url)}")
    head("skills")
    for skill in s.all_skills():
        line(d, f"- {skill}")
    if person.helping:
        head("helping")
        for role in person.helping:
            line(d, f"- {s.help(role)}  {role.title}, {role.company}")
    if person.tongues:
        head("tongues")
        line(d, "    ".join(f"{name}: {level}" for name, level in s.tongues()))
    head("likes")
    line(d, ", ".join(s.likes()))
    return s.made("docx", packed(d), "doc")


def one_liners(person, rng):
    """Short: a line for each job, each written a little otherwise; headings bold with a colon on the line of the text; awards as links."""
    s = Sheet(person, rng, Dates("{Mon} {yyyy}", "-", open="since {start}"))
    d = blank("Calibri", 11, 2.3, 3)
    line(d, (person.name, "b16"))
    line(d, f"{s.address} / {person.phone} / {person.email}")
    line(d, s.about())
    line(d, (f"{s.heads['roles']}:", "b"))
    forms = ["{title}, {company}, {place} ({span})", "{title} - {company}, {place} ({span})", "{title}, {company} ({span})", "{title} , {company}, {place} ({span})"]
    for number, role in enumerate(person.roles):
        span, lines = s.job(role, number == 0, Dates("{Month} {yyyy}", " to ") if number == 1 else None)
        line(d, forms[number % len(forms)].format(title=role.title, company=role.company, place=role.place, span=span), style="List Bullet")
        for text in lines:
            line(d, f"{text};" if text != lines[-1] else f"{text}.", style="List Bullet 2")
    line(d, (f"{s.heads['studies']}:", "b"))
    for study in person.studies:
        line(d, f"{glue(', ', study.degree, study.subject)}, {study.school} ({s.school(study, both=False)})", style="List Bullet")
    if person.clients:
        line(d, ("Clients: ", "b"), "; ".join(s.clients()))
    line(d, (f"{s.heads['skills']}: ", "b"), "; ".join(s.all_skills()))
    line(d, (f"{s.heads['cards']}: ", "b"))
    for card in person.cards:
        made = line(d, style="List Bullet")
        date = s.card(card, "issuer", "date", "url")
        link(made, card.name, card.url) if card.url else made.add_run(card.name)
        made.add_run(f", {glue(', ', card.issuer, date)}")
    line(d, (f"{s.heads['prizes']}:", "b"))
    for prize in person.prizes:
        made = line(d, style="List Bullet")
        date = s.prize(prize, "by", "date", "place", "url")
        link(made, prize.title, prize.url) if prize.url else made.add_run(prize.title)
        made.add_run(f" ({glue(', ', prize.place, prize.by, date)})")
    line(d, (f"{s.heads['tongues']}: ", "b"), ", ".join(f"{name} - {level}" for name, level in s.tongues()))
    line(d, (f"{s.heads['helping']}: ", "b"), "; ".join(f"{role.title}, {role.company} ({s.help(role)})" for role in person.helping))
    line(d, (f"{s.heads['likes']}: ", "b"), ", ".join(s.likes()))
    return s.made("docx", packed(d), "docx")


def text_boxes(person, rng):
    """Contacts in one text box and skills in another beside the text; the jobs are "Employer (dates)", title on the next line, typed arrows."""
    s = Sheet(person, rng, Dates("{mm}/{yyyy}", " to ", open="{start} →"))
    d = blank("Calibri", 11, 2.0, 2)
    d.sections[0].right_margin = d.sections[0].page_width // 3
    head = lambda key: line(d, "") and line(d, (s.heads[key].upper(), "b13"))
    groups = [(text, False) for skills in s.skills().values() for text in skills]
    top = line(d, (person.name, "b22"))
    text_box(top, [(s.address, False), (person.phone, False), (person.email, False)], 412, 50, 168, 62)
    text_box(top, [(s.heads["skills"], True), *groups, ("", False), (s.heads["tongues"], True), *[(f"{name} ({level})", False) for name, level in s.tongues()], ("", False), (s.heads["likes"], True), *[(text, False) for text in s.likes()]], 412, 130, 168, 300)
    line(d, (person.job, "i12"))
    head("about")
    line(d, s.about())
    head("roles")
    for role in person.roles:
        span, lines = s.job(role)
        line(d, (role.company, "b"), f" ({span})")
        line(d, role.title)
        for text in lines:
            line(d, f"» {text}", hang=0.5)
    head("studies")
    for study in person.studies:
        line(d, (study.school, "b"), f" ({s.school(study, dash=' to ')})")
        line(d, f"{study.degree}{f' ({study.subject})' if study.subject else ''}")
    if person.works:
        head("works")
        for work in person.works:
            s.work(work, "story", "tools", "url")
            made = line(d, (work.name, "b"), f": {work.story}. [{', '.join(work.tools)}] ")
            if work.url:
                link(made, work.url, work.url)
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place")
        line(d, (prize.title, "b"), f"{f', {prize.place}' if prize.place else ''} ({prize.by}, {date})")
    head("cards")
    for card in person.cards:
        date = s.card(card, "issuer", "date")
        line(d, (card.name, "b"), f" ({glue(', ', card.issuer, date)})")
    return s.made("docx", packed(d), "docx")
