"""Small pieces of HTML that the browser layouts share."""

from html import escape as e

from kit import markup
from kit.markup import points
from kit.text import glue


def document(page, css, body):
    """The page as the browser prints it, with its truth."""
    return page.made("html", markup.document("*{box-sizing:border-box}" + css, body, page.lang, page.person.name), "pdf")


def told(page, job):
    """Intro paragraph and bullets of a job."""
    intro = page.intro(job)
    return (f'<p class="intro">{e(intro)}</p>' if intro else "") + points(page.points(job))


def studied(school, word=" in "):
    """Degree and field as one run."""
    return glue(word, school.degree, school.subject)


def table(rows, head=()):
    cells = "".join(f"<th>{e(cell)}</th>" for cell in head)
    return "<table>" + (f"<tr>{cells}</tr>" if head else "") + "".join("<tr>" + "".join(f"<td>{e(cell)}</td>" for cell in row) + "</tr>" for row in rows) + "</table>"


def spoken(page, separator=", "):
    return e(separator.join(f"{language} ({level})" for language, level in page.person.tongues))
