"""Small pieces of a Word file."""

from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from kit import word

CENTER = WD_ALIGN_PARAGRAPH.CENTER


def blank(font, size, margin=2.0):
    """An empty document with the style of links."""
    return word.link_style(word.blank(font, size, margin), "0563C1")


def line(box, *runs, before=0, align=None, size=None, color=None):
    """A paragraph of texts or (text, marks) runs; marks: b, i, u."""
    paragraph = word.line(box, *runs, before=before, align=align)
    for run in paragraph.runs:
        if size:
            run.font.size = Pt(size)
        if color:
            run.font.color.rgb = RGBColor.from_string(color)
    return paragraph


def tabbed(box, left, right, at=17.0, before=0):
    """A run at the left, text at a right tab."""
    return word.right_tab(line(box, left, f"\t{right}", before=before), at)


def linked(paragraph, text, url):
    """Clickable text at the end of a paragraph; addresses are kept without a scheme."""
    return word.link(paragraph, text, f"https://{url}")


def grid(box, rows, widths, style="Table Grid", bold_first=False):
    """A table of texts."""
    table = box.add_table(rows=0, cols=len(widths))
    table.style = style
    for number, texts in enumerate(rows):
        for cell, text, width in zip(table.add_row().cells, texts, widths):
            cell.width = Cm(width)
            cell.paragraphs[0].add_run(text).bold = (bold_first and number == 0) or None
    return word.column_widths(table, *widths)


def footed(document, text):
    """A running foot: the text and the number of the page."""
    paragraph = document.sections[0].footer.paragraphs[0]
    paragraph.add_run(text)
    number = OxmlElement("w:fldSimple")
    number.set(qn("w:instr"), "PAGE")
    number.append(OxmlElement("w:r"))
    paragraph._p.append(number)


def sections(sheet, writers, heading):
    """Writes each section that the sheet has, under its heading."""
    for name, write in writers:
        if sheet.has(name):
            heading(sheet.heads[name]).paragraph_format.keep_with_next = True
            write()
