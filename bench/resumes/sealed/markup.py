"""Small pieces of a page for the browser."""

from html import escape as e

from kit.markup import document, el, part, points

BASE = "*{box-sizing:border-box}body{margin:0}ul{margin:2px 0 4px;padding-left:16px}p{margin:2px 0}a{color:inherit}"


def page(sheet, css, body):
    return sheet.made("html", document(BASE + css, body, title="cv"))


def told(sheet, role):
    items = sheet.told(role)
    return "".join(el("p", item) for item in items) if sheet.prose else points(items)


def linked(sheet, name, url):
    """(the name, what follows it) with the link where this file shows links."""
    if not url:
        return e(name), ""
    if sheet.link == "name":
        return f'<a href="{e(url)}">{e(name)}</a>', ""
    if sheet.link == "word":
        return e(name), f' <a href="{e(url)}">{e(sheet.click)}</a>'
    return e(name), f' <span class=url>{e(url.removeprefix("https://"))}</span>'


def contacts(person):
    return [person.place, person.phone, person.email, *person.links]


def cards(sheet, form):
    """Each certificate through `form`(title, issuer, date, link), all as HTML."""
    out = []
    for card in sheet.person.cards:
        name, issuer, date, url = sheet.card(card)
        title, link = linked(sheet, name, url)
        out.append(form(title, e(issuer), e(date), link))
    return "".join(out)


def prizes(sheet, form):
    """Each prize through `form`(title, by, date, place, story, link)."""
    out = []
    for prize in sheet.person.prizes:
        name, by, date, place, story, url = sheet.prize(prize)
        title, link = linked(sheet, name, url)
        out.append(form(title, e(by), e(date), e(place), e(story), link))
    return "".join(out)


def works(sheet, form):
    """Each project through `form`(title, story, tools, dates, link); tools stay a list."""
    out = []
    for work in sheet.person.works:
        name, story, tools, dates, url = sheet.work(work)
        title, link = linked(sheet, name, url)
        out.append(form(title, e(story), [e(tool) for tool in tools], e(dates), link))
    return "".join(out)


def helping(sheet, form="{title}, {company} ({dates})"):
    return "".join(el("p", form.format(title=r.title, company=r.company, dates=sheet.dates(r))) + el("p", r.intro) for r in sheet.person.helping)


def plain(sheet, name):
    """The sections that look alike everywhere: languages, pastimes, papers, references."""
    p = sheet.person
    if name == "tongues":
        return el("p", ", ".join(f"{a} ({b})" for a, b in p.tongues))
    if name == "likes":
        return el("p", ", ".join(p.likes))
    if name == "papers":
        return "".join(el("p", paper) for paper in p.papers)
    return el("p", p.referees) if name == "referees" else helping(sheet)


def body_of(sheet, writers, names=(), tag="h2"):
    """Sections in this file's order; `writers` maps a name to its inner HTML."""
    return "".join(part(sheet, name, writers[name]() if name in writers else plain(sheet, name), tag) for name in sheet.order(*names))
