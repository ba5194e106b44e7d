"""Small pieces of a page for the browser."""

from html import escape as e

from kit.markup import document, el

BASE = "*{box-sizing:border-box}body{margin:0}ul{margin:2px 0 4px;padding-left:15px}p,h1,h2,h3{margin:0}a{color:inherit}"


def page(sheet, css, body):
    return sheet.made("html", document(BASE + css, body, sheet.lang, sheet.person.name))


def parts(sheet, bodies, only=None, tag="h2"):
    """The sections that the sheet has, in its order, each under its heading; `only` limits them."""
    names = [name for name in sheet.order if name in bodies and (only is None or name in only)]
    return "".join(f"<section class={name}><{tag}>{e(sheet.heads[name])}</{tag}>{bodies[name]}</section>" for name in names)


def plain(sheet):
    """Sections that look the same on most pages."""
    person = sheet.person
    return {
        "about": el("p", person.about), "likes": el("p", ", ".join(person.likes)), "tongues": el("p", ", ".join(f"{a} ({b})" for a, b in person.tongues)), "papers": "".join(el("p", text) for text in person.papers),
        "referees": el("p", person.referees), "helping": "".join(f"<p><b>{e(r.title)}</b>, {e(r.company)}, {e(sheet.dates(r))}</p>" + el("p", r.points[0]) for r in person.helping),
    }
