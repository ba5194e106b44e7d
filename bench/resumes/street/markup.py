"""Small pieces of a page for the browser."""

from html import escape as e

from kit.markup import document, el, points

BASE = "*{box-sizing:border-box}body{margin:0}ul{margin:2px 0 4px;padding-left:16px}p{margin:2px 0}"


def page(sheet, css, body):
    return sheet.made("html", document(BASE + css, body, sheet.lang, sheet.person.name))


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


def extra(sheet, name, inner, tag="h2"):
    """A section whose content belongs to no field (motto, strengths, references)."""
    return f"<section class={name}><{tag}>{e(sheet.heads[name])}</{tag}>{inner}</section>" if getattr(sheet.person, name) else ""
