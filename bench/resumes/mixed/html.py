"""Small pieces of HTML that the browser layouts share."""

from html import escape as e

from kit.text import glue



def document(page, css, body):
    """The page as the browser prints it, with its truth."""
    source = f'<!doctype html><html lang="{page.lang}"><head><meta charset="utf-8"><title>{e(page.person.name)}</title><style>*{{box-sizing:border-box}}{css}</style></head><body>{body}</body></html>'
    return page.made("html", source, "pdf")


def bullets(points, css_class=""):
    return f'<ul class="{css_class}">' + "".join(f"<li>{e(point)}</li>" for point in points) + "</ul>" if points else ""


def told(page, job):
    """Intro paragraph and bullets of a job."""
    intro = page.intro(job)
    return (f'<p class="intro">{e(intro)}</p>' if intro else "") + bullets(page.points(job))


def tag(name, text, css_class=""):
    """An element around plain text, or nothing around no text."""
    return f'<{name} class="{css_class}">{e(text)}</{name}>' if text else ""


def section(page, name, inner):
    """A headed section, left out when the page does not show it."""
    return f'<section class="{name}"><h2>{e(page.heads[name])}</h2>{inner}</section>' if page.has(name) else ""


def studied(school, word=" in "):
    """Degree and field as one run."""
    return glue(word, school.degree, school.subject)


def table(rows, head=()):
    cells = "".join(f"<th>{e(cell)}</th>" for cell in head)
    return "<table>" + (f"<tr>{cells}</tr>" if head else "") + "".join("<tr>" + "".join(f"<td>{e(cell)}</td>" for cell in row) + "</tr>" for row in rows) + "</table>"


def spoken(page, separator=", "):
    return e(separator.join(f"{language} ({level})" for language, level in page.person.languages))
