"""What people do in a word processor: runs, tabs, typed lists, tables without lines, links, text boxes."""

import io
from xml.sax.saxutils import escape

from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Cm, Pt, RGBColor

CENTRE, RIGHT, JUSTIFY = WD_ALIGN_PARAGRAPH.CENTER, WD_ALIGN_PARAGRAPH.RIGHT, WD_ALIGN_PARAGRAPH.JUSTIFY


def blank(font, size, margin=2.2, after=0):
    """A new document in one font and size."""
    document = Document()
    style = document.styles["Normal"]
    style.font.name, style.font.size = font, Pt(size)
    style.paragraph_format.space_after = Pt(after)
    link = document.styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER)
    link.font.underline, link.font.color.rgb = True, RGBColor(0x05, 0x63, 0xC1)
    for section in document.sections:
        section.page_width, section.page_height = Cm(21), Cm(29.7)
        section.left_margin = section.right_margin = Cm(margin)
        section.top_margin = section.bottom_margin = Cm(1.9)
    return document


def line(box, *runs, tabs=(), hang=0, align=None, style=None):
    """A paragraph of texts or (text, marks) runs; marks: b, i, u, and a number of points. `tabs` are stops in cm, `hang` a hanging indent in cm."""
    paragraph = box.add_paragraph(style=style)
    return fill(paragraph, *runs, tabs=tabs, hang=hang, align=align)


def fill(paragraph, *runs, tabs=(), hang=0, align=None):
    """The same for a paragraph that is there already."""
    for run in runs:
        text, marks = run if isinstance(run, tuple) else (run, "")
        made = paragraph.add_run(text)
        made.bold, made.italic, made.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
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


def linked(paragraph, text, url):
    """A link, blue and underlined as word processors make it."""
    link = OxmlElement("w:hyperlink")
    link.set(qn("r:id"), paragraph.part.relate_to(url, RELATIONSHIP_TYPE.HYPERLINK, is_external=True))
    run = paragraph.add_run(text)
    run.style = "Hyperlink"
    link.append(run._r)
    paragraph._p.append(link)


def table(box, widths, lines=False):
    """An empty table; rows are added by the caller."""
    made = box.add_table(rows=0, cols=len(widths))
    if lines:
        made.style = "Table Grid"
    made.autofit = False
    for column, width in zip(made.columns, widths):
        column.width = Cm(width)
    return made


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


def packed(document):
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()
