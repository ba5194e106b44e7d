"""Small pieces of a page for the browser."""

from html import escape as e

BASE = "*{box-sizing:border-box;-webkit-print-color-adjust:exact}body{margin:0}h1,h2,h3,h4,p{margin:0}ul{margin:2px 0 3px;padding-left:15px}a{color:inherit}h2,h3{break-after:avoid}.e{break-inside:avoid}"
ICONS = {
    "phone": "M3 2l3 0 1 4-2 1a9 9 0 0 0 4 4l1-2 4 1 0 3q-1 1-2 1a12 12 0 0 1-10-10q0-1 1-2z", "email": "M1 3h14v10h-14zM1 3l7 6 7-6", "place": "M8 15q-5-6-5-9a5 5 0 0 1 10 0q0 3-5 9z", "link": "M6 10l4-4M7 4l2-2a3 3 0 0 1 5 5l-2 2M9 12l-2 2a3 3 0 0 1-5-5l2-2",
    "roles": "M1 5h14v9h-14zM5 5v-3h6v3", "studies": "M0 6l8-4 8 4-8 4zM4 8v4q4 3 8 0v-4", "prizes": "M4 2h8v5a4 4 0 0 1-8 0zM8 11v3M5 14h6", "works": "M5 4l-4 4 4 4M11 4l4 4-4 4", "cards": "M2 2h12v8h-12zM6 10v5l2-1 2 1v-5", "about": "M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2 15q0-6 6-6t6 6",
}


def icon(name):
    """A drawing, so that no letter stands in the text for it."""
    path = ICONS.get(name, "M2 8h12M8 2v12")
    return f'<svg class=ic viewBox="0 0 16 16" width="11" height="11" fill="none" stroke="currentColor" stroke-width="1.4"><path d="{path}"/></svg>'


def page(sheet, css, body):
    head = f'<!doctype html><html lang="{sheet.lang}"><head><meta charset="utf-8"><title>{e(sheet.person.name)}</title><style>{BASE}{css}</style></head>'
    return sheet.made("html", f"{head}<body>{body}</body></html>")


def el(tag, text, css=""):
    """An element around escaped text; nothing around nothing."""
    return f'<{tag} class="{css}">{e(text)}</{tag}>' if text else ""


def ul(items):
    return f"<ul>{''.join(el('li', item) for item in items)}</ul>" if items else ""


def told(role):
    return el("p", role.intro) + ul(role.points)


def story(text):
    """One sentence, or bullets where there are more."""
    lines = text.split("\n") if text else []
    return ul(lines) if len(lines) > 1 else el("p", text)


def ref(thing, before="", after=""):
    """The printed address, or the word that leads there."""
    return f'{before}<a href="{thing.url}">{e(thing.shown)}</a>{after}' if thing.shown else ""


def name(sheet, thing, text):
    """A name that is the link itself where the layout links so."""
    return f'<a href="{thing.url}">{e(text)}</a>' if sheet.url == "name" and thing.url else e(text)


def parts(sheet, makers, only=None, head=lambda key, text: f"<h2>{e(text)}</h2>", wrap="section"):
    """The sections in the sheet's order, each under its heading."""
    makers = makers | {key: makers["prizes"] for key in ("contests", "hacks")}
    return "".join(f"<{wrap} class={key}>{head(key, sheet.heads[key])}{makers[key](sheet.held[key])}</{wrap}>" for key in sheet.order if only is None or key in only)


def each(make):
    """A section's maker out of the maker of one entry."""
    return lambda things: "".join(map(make, things))


AWARDS = {"prizes", "contests", "hacks"}
