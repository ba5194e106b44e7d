"""Small hands for python-docx: what its own interface leaves to raw XML."""

from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor
from lxml import etree

from kit import word


def document(font="Liberation Sans", size=10.5, margins=(2, 2, 2, 2)):
    """An empty document; margins are top, right, bottom, left in centimetres."""
    paper = Document()
    paper.styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER)
    normal = paper.styles["Normal"]
    normal.font.name, normal.font.size = font, Pt(size)
    normal.element.rPr.rFonts.set(qn("w:eastAsia"), font)
    normal.paragraph_format.space_after = Pt(2)
    section = paper.sections[0]
    section.page_width, section.page_height = Cm(21), Cm(29.7)
    section.top_margin, section.right_margin, section.bottom_margin, section.left_margin = map(Cm, margins)
    return paper


def restyle(paper, name, font, size, colour="000000", caps=False, before=10):
    """Gives a built-in style the look of this author."""
    style = paper.styles[name]
    style.font.name, style.font.size, style.font.small_caps = font, Pt(size), caps
    style.font.color.rgb = RGBColor.from_string(colour)
    fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
    for theme in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
        fonts.attrib.pop(qn(f"w:{theme}"), None)
    style.paragraph_format.space_before, style.paragraph_format.space_after = Pt(before), Pt(3)


def line(where, text="", bold=False, italic=False, size=None, colour=None, style=None, after=None):
    """A paragraph of one run; `where` is a document, a cell, a header."""
    paragraph = where.add_paragraph(style=style)
    if text:
        run(paragraph, text, bold, italic, size, colour)
    if after is not None:
        paragraph.paragraph_format.space_after = Pt(after)
    return paragraph


def run(paragraph, text, bold=False, italic=False, size=None, colour=None):
    part = paragraph.add_run(text)
    part.bold, part.italic = bold or None, italic or None
    if size:
        part.font.size = Pt(size)
    if colour:
        part.font.color.rgb = RGBColor.from_string(colour)
    return part


def link(paragraph, text, url):
    """A run whose address is only in the file, not on the page."""
    part = run(paragraph, text, colour="1F4E9E")
    part.style = "Hyperlink"
    word.anchor(paragraph, part, url)


def rule(paragraph, colour="808080", size=6):
    """A line under the paragraph."""
    borders = OxmlElement("w:pBdr")
    bottom = OxmlElement("w:bottom")
    for name, value in (("val", "single"), ("sz", str(size)), ("space", "1"), ("color", colour)):
        bottom.set(qn(f"w:{name}"), value)
    borders.append(bottom)
    paragraph._p.get_or_add_pPr().append(borders)
    return paragraph


def shade(cell, colour):
    word.shade(cell, colour, "auto")


def letter_spacing(part, twentieths):
    spacing = OxmlElement("w:spacing")
    spacing.set(qn("w:val"), str(twentieths))
    part._r.get_or_add_rPr().append(spacing)


def columns(section, count, gap=500):
    """Real newspaper columns for a section."""
    found = section._sectPr.find(qn("w:cols"))
    cols = found if found is not None else OxmlElement("w:cols")
    cols.set(qn("w:num"), str(count))
    cols.set(qn("w:space"), str(gap))
    if found is None:
        section._sectPr.append(cols)


def page_number(paragraph, before="", after=""):
    """A field that counts pages."""
    if before:
        paragraph.add_run(before)
    for kind, text in (("begin", None), (None, "PAGE"), ("end", None)):
        part = paragraph.add_run()
        element = OxmlElement("w:fldChar" if kind else "w:instrText")
        if kind:
            element.set(qn("w:fldCharType"), kind)
        else:
            element.text = text
        part._r.append(element)
    if after:
        paragraph.add_run(after)


BOX = """<w:r xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"
 xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
 xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"><mc:AlternateContent>
<mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="{width}" cy="{height}"/><wp:docPr id="7" name="Text Box 7"/><wp:cNvGraphicFramePr/>
<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/>
<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{width}" cy="{height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>
<wps:txbx><w:txbxContent>{text}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>
<mc:Fallback><w:pict><v:shape style="width:480pt;height:90pt"><v:textbox><w:txbxContent>{text}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback>
</mc:AlternateContent></w:r>"""


def boxed(paragraph, paragraphs, width=17, height=2.8):
    """Moves finished paragraphs into a text box that stands in `paragraph`; as Word does, the file holds them twice."""
    text = "".join(etree.tostring(moved._p, encoding="unicode") for moved in paragraphs)
    for moved in paragraphs:
        moved._p.getparent().remove(moved._p)
    paragraph._p.append(parse_xml(BOX.format(width=Cm(width), height=Cm(height), text=text)))


def table(where, rows, widths, grid=False):
    """A table of fixed column widths in centimetres."""
    made = where.add_table(rows, len(widths))
    made.autofit = False
    if grid:
        made.style = "Table Grid"
    for row in made.rows:
        fit(row, widths)
    for column, width in zip(made.columns, widths):
        column.width = Cm(width)
    return made


def fit(row, widths):
    for cell, width in zip(row.cells, widths):
        cell.width = Cm(width)


def first(cell):
    """A cell is born with an empty paragraph; this is it."""
    return cell.paragraphs[0]


def drop_first(cell):
    """Takes away the empty paragraph that a cell is born with, once it holds others."""
    element = cell.paragraphs[0]._p
    element.getparent().remove(element)
