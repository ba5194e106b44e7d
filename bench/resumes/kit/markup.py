"""Small pieces of a page for the browser."""

from html import escape as e


def document(css, body, lang="en", title="CV"):
    """A whole page."""
    return f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{e(title)}</title><style>{css}</style></head><body>{body}</body></html>'


def el(tag, text, css=""):
    """An element around escaped text; nothing around nothing."""
    return f"<{tag}{_look(css)}>{e(text)}</{tag}>" if text else ""


def points(items, css=""):
    """A list, or nothing when there is nothing to list."""
    return f"<ul{_look(css)}>" + "".join(f"<li>{e(item)}</li>" for item in items) + "</ul>" if items else ""


def link(text, url, css=""):
    """The text, clickable when there is an address; one printed without a scheme gets it here."""
    target = url if "://" in url else f"https://{url}"
    return f'<a{_look(css)} href="{e(target)}">{e(text)}</a>' if url else e(text)


def part(sheet, name, inner, tag="h2", icon=""):
    """A section under its heading, if the page has it."""
    return f"<section class={name}><{tag}>{icon}{e(sheet.heads[name])}</{tag}>{inner}</section>" if sheet.has(name) else ""


def _look(css):
    return f' class="{css}"' if css else ""
