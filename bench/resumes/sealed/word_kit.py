"""Small pieces of a Word file."""

import io

from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_TAB_ALIGNMENT, WD_TAB_LEADER
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from .people import PEOPLE

TARGETS = ["docx", "doc", "pdf"]


def blank(font, size, margin=2.0):
    document = Document()
    style = document.styles["Normal"]
    style.font.name, style.font.size = font, Pt(size)
    style.element.rPr.rFonts.set(qn("w:eastAsia"), font)
    style.paragraph_format.space_after = Pt(1)
    link_style = document.styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER)
    link_style.font.underline = True
    for section in document.sections:
        section.page_width, section.page_height = Cm(21), Cm(29.7)
        section.left_margin = section.right_margin = Cm(margin)
        section.top_margin = section.bottom_margin = Cm(1.8)
    return document


def line(box, *runs, style=None, before=0, indent=0):
    """A paragraph of texts or (text, marks) runs; marks: b, i, u, s (small), g (grey), L (large)."""
    paragraph = box.add_paragraph(style=style)
    paragraph.paragraph_format.space_before = Pt(before)
    if indent:
        paragraph.paragraph_format.left_indent = Cm(indent)
    for run in runs:
        add(paragraph, *((run, "") if isinstance(run, str) else run))
    return paragraph


def add(paragraph, text, marks=""):
    if not text:
        return
    run = paragraph.add_run(text)
    run.bold, run.italic, run.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
    if "s" in marks or "L" in marks:
        run.font.size = Pt(20 if "L" in marks else 9)
    if "g" in marks:
        run.font.color.rgb = RGBColor(0x60, 0x60, 0x60)


def link(paragraph, text, url, bold=False):
    """A hyperlink at the end of a paragraph."""
    relation = paragraph.part.relate_to(url, RELATIONSHIP_TYPE.HYPERLINK, is_external=True)
    tag = OxmlElement("w:hyperlink")
    tag.set(qn("r:id"), relation)
    run, look, words = OxmlElement("w:r"), OxmlElement("w:rPr"), OxmlElement("w:t")
    style = OxmlElement("w:rStyle")
    style.set(qn("w:val"), "Hyperlink")
    look.append(style)
    if bold:
        look.append(OxmlElement("w:b"))
    words.text = text
    run.append(look)
    run.append(words)
    tag.append(run)
    paragraph._p.append(tag)


def titled(sheet, paragraph, name, url, marks="b"):
    """Writes a title; its link is the title itself where this file does so."""
    if url and sheet.link == "name":
        link(paragraph, name, url, "b" in marks)
    else:
        add(paragraph, name, marks)


def trailing(sheet, paragraph, url):
    """Writes what follows an entry: the address, or a word that leads there."""
    if url and sheet.link == "text":
        add(paragraph, " " + url.removeprefix("https://"), "g")
    elif url and sheet.link == "word":
        add(paragraph, " ")
        link(paragraph, sheet.click, url)


def points(box, items, style="List Bullet"):
    for item in items:
        box.add_paragraph(item, style=style).paragraph_format.space_after = Pt(0)


def tab(paragraph, at, right=True, dots=False):
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(at), WD_TAB_ALIGNMENT.RIGHT if right else WD_TAB_ALIGNMENT.LEFT, WD_TAB_LEADER.DOTS if dots else WD_TAB_LEADER.SPACES)
    return paragraph


def shade(thing, colour):
    """Fills a paragraph or a cell."""
    fill = OxmlElement("w:shd")
    for key, value in (("val", "clear"), ("color", "auto"), ("fill", colour)):
        fill.set(qn(f"w:{key}"), value)
    (thing._p.get_or_add_pPr() if hasattr(thing, "_p") else thing._tc.get_or_add_tcPr()).append(fill)
    return thing


def widths(table, *sizes):
    table.autofit = False
    for column, size in zip(table.columns, sizes):
        column.width = Cm(size)
        for cell in column.cells:
            cell.width = Cm(size)
    return table


def packed(document):
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def saved(sheet, document):
    """The file in the endings that a word processor saves, in turn."""
    return sheet.made("docx", packed(document), TARGETS[PEOPLE.index(sheet.person) % len(TARGETS)])
