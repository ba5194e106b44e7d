"""Small pieces of a page for the browser."""

from html import escape as e


def page(sheet, css, body):
    head = f'<!doctype html><html lang="{sheet.lang}"><head><meta charset="utf-8"><title>{e(sheet.person.name)}</title><style>*{{box-sizing:border-box}}body{{margin:0}}ul{{margin:2px 0 4px;padding-left:16px}}p{{margin:2px 0}}{css}</style></head>'
    return sheet.made("html", f"{head}<body>{body}</body></html>")


def el(tag, text, css=""):
    """An element around escaped text; nothing around nothing."""
    return f'<{tag} class="{css}">{e(text)}</{tag}>' if text else ""


def points(items, css=""):
    return f'<ul class="{css}">' + "".join(f"<li>{e(item)}</li>" for item in items) + "</ul>" if items else ""


def dashed(items, sign):
    """Lines that begin with a typed sign instead of a list mark."""
    return "".join(f"<p class=dash>{sign} {e(item)}</p>" for item in items)


def story(sheet, role, mark=None, labels=None):
    """What a role tells: employer, intro, bullets (under two labels when given), tools."""
    intro, duties, wins = sheet.told(role)
    listed = points if mark is None else lambda items: dashed(items, mark)
    head = el("p", sheet.firm_line(role), "firm") + el("p", intro)
    tail = el("p", sheet.tools(role), "stack")
    if not labels:
        return head + listed([*duties, *wins]) + tail
    return head + "".join(el("p", label, "label") + listed(items) for label, items in zip(labels, (duties, wins)) if items) + tail


def part(sheet, name, inner, tag="h2", icon=""):
    """A section under its heading, if the page has it."""
    return f"<section class={name}><{tag}>{icon}{e(sheet.heads[name])}</{tag}>{inner}</section>" if sheet.has(name) else ""


def extra(sheet, name, inner, tag="h2"):
    """A section whose content belongs to no field (motto, strengths, references)."""
    return f"<section class={name}><{tag}>{e(sheet.heads[name])}</{tag}>{inner}</section>" if getattr(sheet.person, name) else ""
