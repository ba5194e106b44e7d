"""What people do in a word processor: runs, tabs, typed lists, tables without lines, links, text boxes."""

from xml.sax.saxutils import escape

from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Cm, Pt

from kit import word

CENTRE, RIGHT, JUSTIFY = WD_ALIGN_PARAGRAPH.CENTER, WD_ALIGN_PARAGRAPH.RIGHT, WD_ALIGN_PARAGRAPH.JUSTIFY


def blank(font, size, margin=2.2, after=0):
    """A new document in one font and size."""
    return word.link_style(word.blank(font, size, margin, 1.9, after), "0563C1")


def line(box, *runs, tabs=(), hang=0, align=None, style=None):
    """A paragraph of texts or (text, marks) runs; marks: b, i, u, and a number of points. `tabs` are stops in cm, `hang` a hanging indent in cm."""
    paragraph = box.add_paragraph(style=style)
    return fill(paragraph, *runs, tabs=tabs, hang=hang, align=align)


def fill(paragraph, *runs, tabs=(), hang=0, align=None):
    """The same for a paragraph that is there already."""
    for run in runs:
        text, marks = run if isinstance(run, tuple) else (run, "")
        made = word.add(paragraph, text, marks)
        size = "".join(sign for sign in marks if sign.isdigit())
        if size:
            made.font.size = Pt(int(size))
    for stop in tabs:
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(stop))
    if hang:
        paragraph.paragraph_format.left_indent, paragraph.paragraph_format.first_line_indent = Cm(hang), Cm(-hang)
    if align is not None:
        paragraph.alignment = align
    return paragraph


def cell(box, *runs, **how):
    """Text into a cell: its empty first paragraph, else a new one."""
    first = box.paragraphs[0]
    unused = len(box.paragraphs) == 1 and not first._p.xpath("./w:r|./w:hyperlink")
    return fill(first, *runs, **how) if unused else line(box, *runs, **how)


def table(box, widths, lines=False):
    """An empty table; rows are added by the caller."""
    made = box.add_table(rows=0, cols=len(widths))
    if lines:
        made.style = "Table Grid"
    return word.column_widths(made, *widths)


def row(made, widths):
    """The cells of a new row."""
    cells = made.add_row().cells
    for box, width in zip(cells, widths):
        box.width = Cm(width)
    return cells


def text_box(paragraph, lines, left, top, width, height):
    """A floating box at (left, top) points from the page's corner, as Word writes it; `lines` are (text, bold)."""
    inner = "".join(f'<w:p><w:pPr><w:spacing w:after="20"/></w:pPr><w:r><w:rPr>{"<w:b/>" if bold else ""}<w:sz w:val="19"/></w:rPr><w:t xml:space="preserve">{escape(text)}</w:t></w:r></w:p>' for text, bold in lines)
    place = f"position:absolute;margin-left:{left}pt;margin-top:{top}pt;width:{width}pt;height:{height}pt;z-index:2;mso-position-horizontal-relative:page;mso-position-vertical-relative:page"
    paragraph.add_run()._r.append(parse_xml(f'<w:pict {nsdecls("w")} xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/><v:shape id="box{top}" type="#_x0000_t202" style="{place}" strokecolor="#888888"><v:textbox><w:txbxContent>{inner}</w:txbxContent></v:textbox></v:shape></w:pict>'))


def footer_number(document, text):
    """A centred footer: `text` and the page's number."""
    paragraph = document.sections[0].footer.paragraphs[0]
    fill(paragraph, text, align=CENTRE)
    paragraph._p.append(parse_xml(f'<w:fldSimple {nsdecls("w")} w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>'))
