"""Small hands for Word files: what python-docx leaves to raw XML, and paragraphs of runs.

A run is a text or (text, marks); marks are b, i, u, s (small), L (large), g (grey).
"""

import io

from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

#: What a word processor saves; layouts take them in turn.
ENDINGS = ("docx", "doc", "pdf")


def blank(font, size, margin=2.0, ends=1.8, after=2, a4=True):
    """An empty document in one font; `margin` is that of the sides and `ends` that of top and bottom in centimetres, `after` the points after a paragraph."""
    document = Document()
    style = document.styles["Normal"]
    style.font.name, style.font.size = font, Pt(size)
    style.paragraph_format.space_after = Pt(after)
    for section in document.sections:
        if a4:
            section.page_width, section.page_height = Cm(21), Cm(29.7)
        section.left_margin = section.right_margin = Cm(margin)
        section.top_margin = section.bottom_margin = Cm(ends)
    return document


def link_style(document, color=""):
    """Gives a document the style of links; LibreOffice keeps an address in a PDF only when its text has one."""
    style = document.styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER)
    style.font.underline = True
    if color:
        style.font.color.rgb = RGBColor.from_string(color)
    return document


def packed(document):
    """The bytes of a document."""
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def add(paragraph, text, marks="", large=18, grey="666666"):
    """A run at the end of a paragraph."""
    run = paragraph.add_run(text)
    run.bold, run.italic, run.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
    if "s" in marks or "L" in marks:
        run.font.size = Pt(large if "L" in marks else 9)
    if "g" in marks:
        run.font.color.rgb = RGBColor.from_string(grey)
    return run


def fill(paragraph, *runs):
    """Runs at the end of a paragraph."""
    for run in runs:
        add(paragraph, *((run,) if isinstance(run, str) else run))
    return paragraph


def line(box, *runs, style=None, before=None, align=None):
    """A paragraph of runs; `before` is the space above in points."""
    paragraph = box.add_paragraph(style=style)
    if before is not None:
        paragraph.paragraph_format.space_before = Pt(before)
    if align is not None:
        paragraph.alignment = align
    return fill(paragraph, *runs)


def anchor(paragraph, run, url):
    """Makes the last run of a paragraph a hyperlink."""
    node = OxmlElement("w:hyperlink")
    node.set(qn("r:id"), paragraph.part.relate_to(url, RELATIONSHIP_TYPE.HYPERLINK, is_external=True))
    node.append(run._r)
    paragraph._p.append(node)


def link(paragraph, text, url, bold=False):
    """A hyperlink in the style of links at the end of a paragraph."""
    run = paragraph.add_run(text)
    run.style, run.bold = "Hyperlink", bold or None
    anchor(paragraph, run, url)
    return paragraph


def bullets(box, items, style="List Bullet"):
    """A paragraph for each item."""
    return [box.add_paragraph(item, style=style) for item in items]


def tight_bullets(box, items, style="List Bullet"):
    """The same without space between."""
    for paragraph in bullets(box, items, style):
        paragraph.paragraph_format.space_after = Pt(0)


def right_tab(paragraph, at):
    """A tab stop that ends at `at` centimetres."""
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(at), WD_TAB_ALIGNMENT.RIGHT)
    return paragraph


def shade(thing, color, ink=""):
    """The background of a paragraph or a table cell; `ink` is the colour of a pattern on it."""
    node = OxmlElement("w:shd")
    for name, value in (("val", "clear"), ("color", ink), ("fill", color)):
        if value:
            node.set(qn(f"w:{name}"), value)
    (thing._p.get_or_add_pPr() if hasattr(thing, "_p") else thing._tc.get_or_add_tcPr()).append(node)
    return thing


def column_widths(table, *sizes):
    """Fixed widths in centimetres, for programs that do not read those of the cells."""
    table.autofit = False
    for column, size in zip(table.columns, sizes):
        column.width = Cm(size)
    return table


def widths(table, *sizes):
    """Fixed widths in centimetres of the columns and of all their cells."""
    column_widths(table, *sizes)
    for row in table.rows:
        for cell, size in zip(row.cells, sizes):
            cell.width = Cm(size)
    return table
