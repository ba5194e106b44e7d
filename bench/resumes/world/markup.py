"""Small pieces of a page for the browser."""

from kit.markup import document, el, points

BASE = "*{box-sizing:border-box}body{margin:0;-webkit-print-color-adjust:exact}ul{margin:2px 0 4px;padding-left:15px}p,h1,h2,h3,h4{margin:0}a{color:inherit}h2,h3{break-after:avoid}"


def page(sheet, css, body):
    return sheet.made("html", document(BASE + css, body, sheet.lang, sheet.person.name))


def told(sheet, role):
    """The intro and the bullets of a role."""
    intro, tasks = sheet.told(role)
    return el("p", intro) + points(tasks)


def each(things, write):
    return "".join(write(thing) for thing in things)
