"""Small pieces of a page for the browser."""

from html import escape as e

from kit.markup import document, el, points

BASE = "*{box-sizing:border-box}body{margin:0}h1,h2,h3,p{margin:0}ul{margin:2px 0 4px;padding-left:16px}a{color:inherit}h2{break-after:avoid}"


def page(sheet, css, body):
    """The whole page, with what all layouts share."""
    return sheet.made("html", document(BASE + css, body, sheet.lang, sheet.person.name))


def told(role):
    return el("p", role.intro) + points(role.points)


def named(sheet, thing, name):
    """A name that is itself the link where the layout links so."""
    return f"<a href='{thing.url}'>{e(name)}</a>" if sheet.url == "name" and thing.url else e(name)


def address(sheet, thing, before="", after=""):
    """The printed address, or the word that links there."""
    if not thing.url or sheet.url not in ("text", "word"):
        return ""
    return before + f"<a href='{thing.url}'>{e(sheet.shown(thing))}</a>" + after


def skills_by_group(sheet, sign=", ", after=":"):
    return "".join(f"<p>{'<b>' + e(group) + after + '</b> ' if group else ''}{e(sign.join(items))}</p>" for group, items in sheet.person.skills.items())


def parts(sheet, makers, only=None, tag="h2"):
    """The sections of a page in the sheet's order, each under its heading."""
    makers = makers | {"contests": makers["prizes"], "hacks": makers["prizes"]}
    return "".join(f"<section class={name}><{tag}>{e(sheet.heads[name])}</{tag}>{makers[name](sheet.items(name))}</section>" for name in sheet.order if only is None or name in only)
