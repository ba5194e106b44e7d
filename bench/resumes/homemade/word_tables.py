"""Word files laid out with tables, with and without lines."""

from kit.text import glue
from kit.word import link, packed

from .sheet import Dates, Sheet
from .word import CENTRE, blank, cell, line, row, table
from .words import TITLES

TWO = (4.4, 12.4)


def gridless(person, rng):
    """One table without lines for all: headings across, dates left, the text right with the employer in bold, dashes; printed to PDF."""
    s = Sheet(person, rng, Dates("{mm}/{yyyy}", " – ", open={"de": "seit {start}", "fr": "depuis {start}"}.get(person.lang, "")), street=True)
    d = blank("Arial", 11, 2.1)
    line(d, (TITLES[s.lang], "b18"))
    grid = table(d, TWO)

    def put(left, *runs):
        cells = row(grid, TWO)
        cell(cells[0], left)
        cell(cells[1], *runs)
        return cells[1]

    def head(key):
        row(grid, TWO)
        left, right = row(grid, TWO)
        cell(left.merge(right), (s.heads[key], "b12"))

    head("personal")
    put(s.labels["name"], person.name)
    put(s.labels["address"], s.address)
    put(s.labels["phone"], person.phone)
    put(s.labels["email"], person.email)
    for label, text in person.personal:
        put(label, text)
    head("roles")
    for role in person.roles:
        span, lines = s.job(role)
        right = put(span, (role.company, "b"), f", {role.place}")
        cell(right, role.title)
        for text in lines:
            cell(right, f"- {text}", hang=0.4)
    head("studies")
    for study in person.studies:
        right = put(s.school(study, dash="–", months=True), (study.school, "b"), f", {study.place}")
        cell(right, glue(" – ", study.degree, study.subject))
    head("cards")
    for card in person.cards:
        right = put(s.card(card, "date", "issuer", "url"))
        link(right.paragraphs[0], card.name, card.url) if card.url else cell(right, card.name)
        right.paragraphs[0].add_run(f", {card.issuer}" if card.issuer else "")
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "date", "by", "place", "story")
        right = put(date, f"{glue(' – ', prize.title, prize.place)} ({prize.by})")
        if prize.story:
            cell(right, (prize.story, "i"))
    head("skills")
    for label, skills in s.skills().items():
        put(label, ", ".join(skills))
    head("tongues")
    for name, level in s.tongues():
        put(name, level)
    if person.likes:
        head("likes")
        put("", ", ".join(s.likes()))
    return s.made("docx", packed(d), "pdf")


def form(person, rng):
    """A filled-in form with lines: label and value in each row, a block for each job, certificates in a table with a header row; an old .doc."""
    s = Sheet(person, rng, Dates("{mm}-{yyyy}", " / "), street=True)
    d = blank("Arial", 10, 1.8)
    label = s.labels
    line(d, (TITLES[s.lang].upper(), "b14"), align=CENTRE)
    block = lambda rows: _block(d, [(name, text) for name, text in rows if text])
    head = lambda key: line(d, "") and line(d, (s.heads[key].upper(), "b"))
    head("personal")
    block([(label["name"], person.name), (label["address"], s.address), (label["phone"], glue(" / ", person.phone, person.mobile2)), (label["email"], person.email), *person.personal])
    head("roles")
    for role in person.roles:
        span, lines = s.job(role)
        block([(label["period"], span), (label["employer"], role.company), (label["position"], role.title), (label["duties"], "\n".join(lines))])
        line(d, "")
    d.paragraphs[-1]._p.getparent().remove(d.paragraphs[-1]._p)
    head("studies")
    for study in person.studies:
        block([(label["school"], study.school), (label["degree"], study.degree), (label["subject"], study.subject), (label["years"], s.school(study, dash=" / "))])
        line(d, "")
    d.paragraphs[-1]._p.getparent().remove(d.paragraphs[-1]._p)
    head("cards")
    widths = (9.4, 5.0, 3.0)
    grid = table(d, widths, lines=True)
    for box, text in zip(row(grid, widths), (s.heads["cards"], label["issuer"], label["date"])):
        cell(box, (text, "b"))
    for card in person.cards:
        for box, text in zip(row(grid, widths), (card.name, card.issuer, s.card(card, "issuer", "date"))):
            cell(box, text)
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place")
        line(d, f"{prize.title}{f' - {prize.place}' if prize.place else ''}, {prize.by}, {date}")
    head("skills")
    line(d, ", ".join(s.all_skills()))
    head("tongues")
    line(d, ", ".join(f"{name}: {level}" for name, level in s.tongues()))
    return s.made("docx", packed(d), "doc")


def _block(document, rows):
    widths = (4.6, 12.8)
    grid = table(document, widths, lines=True)
    for name, text in rows:
        left, right = row(grid, widths)
        cell(left, (name, "b"))
        for part in text.split("\n"):
            cell(right, part)


def two_halves(person, rng):
    """The page cut into two columns by a table without lines: jobs on the left with the dates last, all else on the right; printed to PDF."""
    s = Sheet(person, rng, Dates("{Mon} {yyyy}", "–"))
    d = blank("Georgia", 10, 1.5)
    line(d, (person.name.upper(), "b20"), align=CENTRE)
    line(d, f"{s.address}  *  {person.phone}  *  {person.email}", align=CENTRE)
    line(d, "")
    widths = (10.6, 7.2)
    left, right = row(table(d, widths), widths)
    head = lambda box, key: cell(box, (f"{s.heads[key]}:", "bu11"))
    head(left, "about")
    cell(left, s.about())
    cell(left, "")
    head(left, "roles")
    for role in person.roles:
        span, lines = s.job(role)
        cell(left, (role.title, "b"))
        cell(left, f"{role.company}, {role.place}")
        for text in lines:
            cell(left, f"* {text}", hang=0.4)
        cell(left, (span, "i"))
        cell(left, "")
    if person.works:
        head(left, "works")
        for work in person.works:
            span = s.work(work, "story", "tools", "dates")
            cell(left, (work.name, "b"), f" – {work.story} ({', '.join(work.tools)})")
            cell(left, (span, "i"))
    head(right, "studies")
    for study in person.studies:
        cell(right, (glue(", ", study.degree, study.subject), "b"))
        cell(right, study.school)
        cell(right, (s.school(study), "i"))
    cell(right, "")
    head(right, "skills")
    for skill in s.all_skills():
        cell(right, f"* {skill}")
    cell(right, "")
    head(right, "cards")
    for card in person.cards:
        date = s.card(card, "issuer", "date", "url")
        cell(right, (card.name, "b"))
        cell(right, glue(", ", card.issuer, date))
        if card.url:
            link(cell(right), card.url.removeprefix("https://"), card.url)
    cell(right, "")
    head(right, "prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place")
        cell(right, (prize.title, "b"), f"{f' ({prize.place})' if prize.place else ''}")
        cell(right, glue(", ", prize.by, date))
    cell(right, "")
    if person.tongues:
        head(right, "tongues")
        for name, level in s.tongues():
            cell(right, f"* {name} ({level})")
        cell(right, "")
    head(right, "likes")
    cell(right, ", ".join(s.likes()))
    return s.made("docx", packed(d), "pdf")
