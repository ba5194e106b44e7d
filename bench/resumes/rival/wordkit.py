"""Small pieces of a Word file: runs, hyperlinks, text boxes, content controls."""

import io

from docx import Document
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn
from docx.shared import Cm, Pt

TARGETS = ("docx", "doc", "pdf")
_SPACES = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in {
    "w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main", "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006", "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
    "wp": "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing", "a": "http://schemas.openxmlformats.org/drawingml/2006/main", "v": "urn:schemas-microsoft-com:vml"}.items())


def blank(font, size, left=2.0, right=2.0, top=1.8):
    document = Document()
    style = document.styles["Normal"]
    style.font.name, style.font.size = font, Pt(size)
    style.paragraph_format.space_after = Pt(2)
    for section in document.sections:
        section.page_width, section.page_height = Cm(21), Cm(29.7)
        section.left_margin, section.right_margin, section.top_margin, section.bottom_margin = Cm(left), Cm(right), Cm(top), Cm(1.8)
    return document


def line(box, *runs, style=None, before=0):
    """A paragraph of texts or (text, marks) runs; marks: b, i, u, s (small), L (large)."""
    paragraph = box.add_paragraph(style=style)
    fill(paragraph, *runs)
    if before:
        paragraph.paragraph_format.space_before = Pt(before)
    return paragraph


def fill(paragraph, *runs):
    for part in runs:
        text, marks = part if isinstance(part, tuple) else (part, "")
        run = paragraph.add_run(text)
        run.bold, run.italic, run.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
        if "s" in marks or "L" in marks:
            run.font.size = Pt(18 if "L" in marks else 9)


def hyperlink(paragraph, text, url):
    """`text` as a link to `url`, plain without one."""
    if not url:
        return fill(paragraph, text)
    relation = paragraph.part.relate_to(url if url.startswith("http") else f"https://{url}", "http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink", is_external=True)
    link = OxmlElement("w:hyperlink")
    link.set(qn("r:id"), relation)
    run = paragraph.add_run(text)
    run.underline = True
    link.append(run._r)
    paragraph._p.append(link)


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
    return TARGETS[sheet.person.turn % 3]


def packed(sheet, document):
    """The résumé as a Word file, old Word file or PDF, in turn."""
    buffer = io.BytesIO()
    document.save(buffer)
    return sheet.made("docx", buffer.getvalue(), target(sheet))
