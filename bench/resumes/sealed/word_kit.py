"""Small pieces of a Word file."""

from docx.enum.text import WD_TAB_ALIGNMENT, WD_TAB_LEADER
from docx.oxml.ns import qn
from docx.shared import Cm

from kit import word

from .people import PEOPLE



def blank(font, size, margin=2.0):
    """An empty document with the style of links, in one font for all scripts."""
    document = word.link_style(word.blank(font, size, margin, after=1))
    document.styles["Normal"].element.rPr.rFonts.set(qn("w:eastAsia"), font)
    return document


def line(box, *runs, style=None, before=0, indent=0):
    """A paragraph of texts or (text, marks) runs; marks: b, i, u, s (small), g (grey), L (large)."""
    paragraph = word.line(box, style=style, before=before)
    if indent:
        paragraph.paragraph_format.left_indent = Cm(indent)
    for run in runs:
        add(paragraph, *((run,) if isinstance(run, str) else run))
    return paragraph


def add(paragraph, text, marks=""):
    """A run, unless there is nothing to say."""
    if text:
        word.add(paragraph, text, marks, large=20, grey="606060")


def titled(sheet, paragraph, name, url, marks="b"):
    """Writes a title; its link is the title itself where this file does so."""
    if url and sheet.link == "name":
        word.link(paragraph, name, url, "b" in marks)
    else:
        add(paragraph, name, marks)


def trailing(sheet, paragraph, url):
    """Writes what follows an entry: the address, or a word that leads there."""
    if url and sheet.link == "text":
        add(paragraph, " " + url.removeprefix("https://"), "g")
    elif url and sheet.link == "word":
        add(paragraph, " ")
        word.link(paragraph, sheet.click, url)


def tab(paragraph, at, right=True, dots=False):
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(at), WD_TAB_ALIGNMENT.RIGHT if right else WD_TAB_ALIGNMENT.LEFT, WD_TAB_LEADER.DOTS if dots else WD_TAB_LEADER.SPACES)
    return paragraph


def shade(thing, colour):
    """Fills a paragraph or a cell."""
    return word.shade(thing, colour, "auto")


def saved(sheet, document):
    """The file in the endings that a word processor saves, in turn."""
    return sheet.made("docx", word.packed(document), word.ENDINGS[PEOPLE.index(sheet.person) % 3])
