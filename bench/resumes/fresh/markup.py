"""The frame of a page for the browser."""

from html import escape

from kit.markup import document

BASE = "*{box-sizing:border-box}body{margin:0}ul{margin:2px 0 3px;padding-left:15px}p{margin:2px 0}a{color:inherit}h1,h2,h3{line-height:1.15;break-inside:avoid;break-after:avoid}.e{margin-bottom:6px;break-inside:avoid}"


def page(sheet, css, body):
    return sheet.made(document(BASE + css, body, sheet.lang, sheet.person.name))


def part(sheet, name, inner, tag="h2"):
    """A section under its heading, if there is anything in it."""
    return f"<section class={name}><{tag}>{escape(sheet.heads[name])}</{tag}>{inner}</section>" if inner else ""


def about(sheet):
    return f"<p>{escape(sheet.person.about)}</p>" if sheet.person.about else ""


def row(left, right):
    """Two texts at the two edges of a line."""
    return f"<div class=r><span>{left}</span><span>{right}</span></div>"
