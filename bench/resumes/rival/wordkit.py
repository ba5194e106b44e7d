"""Small pieces of a Word file: runs, hyperlinks, text boxes, content controls."""

from docx.oxml import OxmlElement, parse_xml
from docx.shared import Cm

from kit import word

_SPACES = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in {
    "w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main", "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006", "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
    "wp": "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing", "a": "http://schemas.openxmlformats.org/drawingml/2006/main", "v": "urn:schemas-microsoft-com:vml"}.items())


def blank(font, size, left=2.0, right=2.0, top=1.8):
    """An empty document whose margins need not be even."""
    document = word.blank(font, size, left)
    for section in document.sections:
        section.right_margin, section.top_margin = Cm(right), Cm(top)
    return document


def hyperlink(paragraph, text, url):
    """`text` as an underlined link to `url`, plain without one."""
    run = word.add(paragraph, text, "u" if url else "")
    if url:
        word.anchor(paragraph, run, url if url.startswith("http") else f"https://{url}")


def text_box(document, anchor, paragraphs, left, top, width, height):
    """A box at a place on the page (centimetres), as Word writes it: a drawing and, for old programs, the same text as VML."""
    for paragraph in paragraphs:
        paragraph._p.getparent().remove(paragraph._p)
    inner = "".join(_xml(paragraph) for paragraph in paragraphs)
    emu = lambda cm: int(cm * 360000)
    drawing = (f'<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="{emu(left) + 2}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>'
               f'<wp:positionH relativeFrom="page"><wp:posOffset>{emu(left)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>{emu(top)}</wp:posOffset></wp:positionV><wp:extent cx="{emu(width)}" cy="{emu(height)}"/>'
               f'<wp:wrapNone/><wp:docPr id="{int(left * 10 + top * 100) + 1}" name="Text Box"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/>'
               f'<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{emu(width)}" cy="{emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="EEF2F5"/></a:solidFill></wps:spPr><wps:txbx><w:txbxContent>{inner}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>')
    vml = f'<w:pict><v:rect style="position:absolute;margin-left:{left}cm;margin-top:{top}cm;width:{width}cm;height:{height}cm;mso-position-horizontal-relative:page;mso-position-vertical-relative:page" fillcolor="#EEF2F5"><v:textbox><w:txbxContent>{inner}</w:txbxContent></v:textbox></v:rect></w:pict>'
    anchor._p.append(parse_xml(f'<w:r {_SPACES}><mc:AlternateContent><mc:Choice Requires="wps">{drawing}</mc:Choice><mc:Fallback>{vml}</mc:Fallback></mc:AlternateContent></w:r>'))


def _xml(paragraph):
    from lxml import etree
    return etree.tostring(paragraph._p, encoding="unicode")


def control(paragraphs):
    """Wraps neighbouring paragraphs into one content control, as templates do."""
    first = paragraphs[0]._p
    box, content = OxmlElement("w:sdt"), OxmlElement("w:sdtContent")
    box.append(OxmlElement("w:sdtPr"))
    box.append(content)
    first.addprevious(box)
    for paragraph in paragraphs:
        content.append(paragraph._p)


def target(sheet):
    """What the file is saved as."""
    return word.ENDINGS[sheet.person.turn % 3]


def packed(sheet, document):
    """The résumé as a Word file, old Word file or PDF, in turn."""
    return sheet.made("docx", word.packed(document), target(sheet))
