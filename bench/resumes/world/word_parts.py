"""Small pieces of a Word file."""

import io

from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

CENTER = WD_ALIGN_PARAGRAPH.CENTER


def blank(font, size, margin=2.0):
    document = Document()
    style = document.styles["Normal"]
    style.font.name, style.font.size = font, Pt(size)
    style.paragraph_format.space_after = Pt(2)
    links = document.styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER)
    links.font.underline, links.font.color.rgb = True, RGBColor(0x05, 0x63, 0xC1)
    for section in document.sections:
        section.page_width, section.page_height = Cm(21), Cm(29.7)
        section.left_margin = section.right_margin = Cm(margin)
        section.top_margin = section.bottom_margin = Cm(1.8)
    return document


def line(box, *runs, before=0, align=None, size=None, color=None):
    """A paragraph of texts or (text, marks) runs; marks: b, i, u."""
    paragraph = box.add_paragraph()
    paragraph.paragraph_format.space_before, paragraph.alignment = Pt(before), align
    for run in runs:
        text, marks = (run, "") if isinstance(run, str) else run
        added = paragraph.add_run(text)
        added.bold, added.italic, added.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
        if size:
            added.font.size = Pt(size)
        if color:
            added.font.color.rgb = RGBColor.from_string(color)
    return paragraph


def tabbed(box, left, right, at=17.0, before=0):
    """A run at the left, text at a right tab."""
    paragraph = line(box, left, f"\t{right}", before=before)
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(at), WD_TAB_ALIGNMENT.RIGHT)
    return paragraph


def linked(paragraph, text, url):
    """Appends clickable text. LibreOffice keeps the address in a PDF only when the text has the style of links."""
    target = paragraph.part.relate_to(f"https://{url}", RELATIONSHIP_TYPE.HYPERLINK, is_external=True)
    outer, run, marks, words = OxmlElement("w:hyperlink"), OxmlElement("w:r"), OxmlElement("w:rPr"), OxmlElement("w:t")
    outer.set(qn("r:id"), target)
    look = OxmlElement("w:rStyle")
    look.set(qn("w:val"), "Hyperlink")
    marks.append(look)
    words.text = text
    run.append(marks)
    run.append(words)
    outer.append(run)
    paragraph._p.append(outer)
    return paragraph


def bullets(box, items, style="List Bullet"):
    for item in items:
        box.add_paragraph(item, style=style)


def grid(box, rows, widths, style="Table Grid", bold_first=False):
    """A table of texts."""
    table = box.add_table(rows=0, cols=len(widths))
    table.style = style
    for number, texts in enumerate(rows):
        for cell, text, width in zip(table.add_row().cells, texts, widths):
            cell.width = Cm(width)
            cell.paragraphs[0].add_run(text).bold = (bold_first and number == 0) or None
    return set_widths(table, widths)


def set_widths(table, widths):
    """Column widths for programs that do not read those of the cells."""
    table.autofit = False
    for column, width in zip(table.columns, widths):
        column.width = Cm(width)
    return table


def shade(cell, color):
    fill = OxmlElement("w:shd")
    fill.set(qn("w:val"), "clear")
    fill.set(qn("w:fill"), color)
    cell._tc.get_or_add_tcPr().append(fill)


def footed(document, text):
    """A running foot: the text and the number of the page."""
    paragraph = document.sections[0].footer.paragraphs[0]
    paragraph.add_run(text)
    number = OxmlElement("w:fldSimple")
    number.set(qn("w:instr"), "PAGE")
    number.append(OxmlElement("w:r"))
    paragraph._p.append(number)


def packed(document):
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def sections(sheet, writers, heading):
    """Writes each section that the sheet has, under its heading."""
    for name, write in writers:
        if sheet.has(name):
            heading(sheet.heads[name]).paragraph_format.keep_with_next = True
            write()
