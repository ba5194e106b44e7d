"""Small pieces of the Word files."""

from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.shared import Cm

from kin.docx_tools import line


def parts(sheet, writers, heading, only=None):
    """The sections in the sheet's order: a heading, then its writer with what the section holds."""
    writers = writers | {key: writers["prizes"] for key in ("contests", "hacks")}
    for key in sheet.order:
        if only is None or key in only:
            head = heading(sheet.heads[key])
            if head is not None:
                head.paragraph_format.keep_with_next = True
            writers[key](sheet.held[key])


def ref(thing, before=""):
    """Runs with the address or the linked word."""
    return [before, (thing.shown, thing.url)] if thing.shown else []


def name(sheet, thing, text, marks="b"):
    """A run that is the link itself where the layout links names."""
    return (text, thing.url) if sheet.url == "name" and thing.url else (text, marks)


def ends(box, width, left, right, **how):
    """Runs at the left, a text at the right margin after one tab."""
    paragraph = line(box, *left, f"\t{right}" if right else "", **how)
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(width), WD_TAB_ALIGNMENT.RIGHT)
    return paragraph


def ruled(paragraph, color="444444"):
    """A line below a paragraph."""
    borders, bottom = OxmlElement("w:pBdr"), OxmlElement("w:bottom")
    for key, value in (("val", "single"), ("sz", "6"), ("space", "1"), ("color", color)):
        bottom.set(qn(f"w:{key}"), value)
    borders.append(bottom)
    paragraph._p.get_or_add_pPr().append(borders)
    return paragraph


class Cell:
    """A table cell that is written to like a document; the first paragraph takes the empty one's place."""

    def __init__(self, cell):
        self.cell = cell

    def add_paragraph(self, text="", style=None):
        empty = self.cell.paragraphs[0] if len(self.cell.paragraphs) == 1 and not self.cell.paragraphs[0].text else None
        paragraph = self.cell.add_paragraph(text, style=style)
        if empty is not None:
            self.cell._tc.remove(empty._p)
        return paragraph
