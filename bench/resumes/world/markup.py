"""Small pieces of a page for the browser."""

from html import escape as e


def page(sheet, css, body):
    base = "*{box-sizing:border-box}body{margin:0;-webkit-print-color-adjust:exact}ul{margin:2px 0 4px;padding-left:15px}p,h1,h2,h3,h4{margin:0}a{color:inherit}h2,h3{break-after:avoid}"
    head = f'<!doctype html><html lang="{sheet.lang}"><head><meta charset="utf-8"><title>{e(sheet.person.name)}</title><style>{base}{css}</style></head>'
    return sheet.made("html", f"{head}<body>{body}</body></html>")


def el(tag, text, css=""):
    """An element around escaped text; nothing around nothing."""
    return f'<{tag} class="{css}">{e(text)}</{tag}>' if text else ""


def link(url, text):
    """The text, clickable when there is an address."""
    return f'<a href="https://{e(url)}">{e(text)}</a>' if url else e(text)


def points(items):
    return "<ul>" + "".join(f"<li>{e(item)}</li>" for item in items) + "</ul>" if items else ""


def told(sheet, role):
    """The intro and the bullets of a role."""
    intro, tasks = sheet.told(role)
    return el("p", intro) + points(tasks)


def part(sheet, name, inner, tag="h2", icon=""):
    """A section under its heading, if the page has it."""
    return f"<section class={name}><{tag}>{icon}{e(sheet.heads[name])}</{tag}>{inner}</section>" if sheet.has(name) else ""


def each(things, write):
    return "".join(write(thing) for thing in things)
