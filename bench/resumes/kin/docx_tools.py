"""Small pieces of a Word file."""

import io

from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor


def blank(font, size, margin=2.0, after=2):
    document = Document()
    style = document.styles["Normal"]
    style.font.name, style.font.size = font, Pt(size)
    style.paragraph_format.space_after = Pt(after)
    linked = document.styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER)
    linked.font.color.rgb, linked.font.underline = RGBColor(0x1F, 0x4E, 0x9E), True
    for section in document.sections:
        section.left_margin = section.right_margin = Cm(margin)
        section.top_margin = section.bottom_margin = Cm(1.8)
    return document


def line(box, *runs, style=None, before=0, align=None, tab=None):
    """A paragraph of runs: a text, (text, marks) with marks b, i, s (small), g (grey), or (text, address) as a hyperlink."""
    paragraph = box.add_paragraph(style=style)
    if before:
        paragraph.paragraph_format.space_before = Pt(before)
    if align is not None:
        paragraph.alignment = align
    if tab:
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(tab))
        paragraph.paragraph_format.left_indent, paragraph.paragraph_format.first_line_indent = Cm(tab), Cm(-tab)
    for item in runs:
        text, marks = (item, "") if isinstance(item, str) else item
        if "://" in marks:
            link(paragraph, text, marks)
            continue
        if not text:
            continue
        run = paragraph.add_run(text)
        run.bold, run.italic = "b" in marks or None, "i" in marks or None
        if "s" in marks:
            run.font.size = Pt(9)
        if "g" in marks:
            run.font.color.rgb = RGBColor(0x66, 0x66, 0x66)
    return paragraph


def link(paragraph, text, address):
    """A real hyperlink at the end of a paragraph; without the style LibreOffice prints it as mere text."""
    target = paragraph.part.relate_to(address, RELATIONSHIP_TYPE.HYPERLINK, is_external=True)
    node, run, properties, words = (OxmlElement(name) for name in ("w:hyperlink", "w:r", "w:rPr", "w:t"))
    node.set(qn("r:id"), target)
    style = OxmlElement("w:rStyle")
    style.set(qn("w:val"), "Hyperlink")
    properties.append(style)
    words.text = text
    run.append(properties)
    run.append(words)
    node.append(run)
    paragraph._p.append(node)


def named(sheet, thing, name, marks="b"):
    """A run with a name, linked where the layout links names."""
    return (name, thing.url) if sheet.url == "name" and thing.url else (name, marks)


def address(sheet, thing, before=""):
    """Runs with the printed address or the linked word."""
    if not thing.url or sheet.url not in ("text", "word"):
        return []
    return [before, (sheet.shown(thing), thing.url)]


def bullets(box, items, style="List Bullet"):
    for item in items:
        box.add_paragraph(item, style=style).paragraph_format.space_after = Pt(0)


def shade(element, color):
    """Background of a paragraph or a table cell."""
    node = OxmlElement("w:shd")
    node.set(qn("w:val"), "clear")
    node.set(qn("w:fill"), color)
    (element._p.get_or_add_pPr() if hasattr(element, "_p") else element._tc.get_or_add_tcPr()).append(node)
    return element


def widths(table, *sizes):
    """Fixed column widths in centimetres."""
    table.autofit = False
    for column, size in zip(table.columns, sizes):
        column.width = Cm(size)
    for row in table.rows:
        for cell, size in zip(row.cells, sizes):
            cell.width = Cm(size)


def sections(sheet, writers, heading, only=None):
    """Each section in the sheet's order: its heading (a paragraph, or None when it stands in a cell), then its writer with what it holds."""
    writers = writers | {"contests": writers["prizes"], "hacks": writers["prizes"]}
    for name in sheet.order:
        if only is None or name in only:
            head = heading(sheet.heads[name])
            if head is not None:
                head.paragraph_format.keep_with_next = True
            writers[name](sheet.items(name))


def packed(sheet, document):
    buffer = io.BytesIO()
    document.save(buffer)
    return sheet.made("docx", buffer.getvalue(), "docx")
