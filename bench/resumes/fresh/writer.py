"""Turns lines of light markup into a Word document.

"# text" is a heading, "* text" a bullet, cells of one table row are parted by "‖" and lines within a cell by "¶"; <b>, <i>, <g> (grey, small) and <a href="…"> mark runs; a tab goes to the right edge or to `tab`.
"""

import re

from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from kit.word import packed

_RUN = re.compile(r'<b>(?P<b>.*?)</b>|<i>(?P<i>.*?)</i>|<g>(?P<g>.*?)</g>|<a href="(?P<url>[^"]+)">(?P<a>.*?)</a>|(?P<t>[^<]+|<)')


class Writer:
    def __init__(self, font, size, margin=2.0, tab=None, heading=None, colour=None, rows=None):
        self.document, self.margin, self.tab, self.heading, self.colour, self.rows, self.table = Document(), margin, tab, heading, colour, rows, None
        style = self.document.styles["Normal"]
        style.font.name, style.font.size = font, Pt(size)
        style.paragraph_format.space_after = Pt(2)
        for section in self.document.sections:
            section.page_width, section.page_height = Cm(21), Cm(29.7)
            section.left_margin = section.right_margin = Cm(margin)
            section.top_margin = section.bottom_margin = Cm(1.8)

    def title(self, text, size, centred=False):
        paragraph = self.document.add_paragraph()
        run = paragraph.add_run(text)
        run.bold, run.font.size = True, Pt(size)
        if self.colour:
            run.font.color.rgb = RGBColor.from_string(self.colour)
        if centred:
            paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER

    def write(self, markup, centred=False):
        for line in markup.strip("\n").split("\n"):
            self._line(line, centred)
        return self

    def bytes(self):
        return packed(self.document)

    def _line(self, line, centred):
        if "‖" in line:
            return self._row(line.split("‖"))
        self.table = None
        if line.startswith("# "):
            return self._heading(line[2:])
        bullet = line.startswith("* ")
        paragraph = self.document.add_paragraph(style="List Bullet" if bullet else None)
        self._runs(paragraph, line[2:] if bullet else line)
        if centred:
            paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
        if "\t" in line:
            paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(self.tab or 21 - 2 * self.margin), WD_TAB_ALIGNMENT.LEFT if self.tab else WD_TAB_ALIGNMENT.RIGHT)
        if self.tab and "\t" in line:
            paragraph.paragraph_format.left_indent, paragraph.paragraph_format.first_line_indent = Cm(self.tab), Cm(-self.tab)
        if line.startswith(("<b>", "<i>")) and not centred:
            paragraph.paragraph_format.space_before, paragraph.paragraph_format.keep_with_next = Pt(5), True

    def _heading(self, text):
        if self.heading:
            self.document.add_heading(text, self.heading)
            return
        paragraph = self.document.add_paragraph()
        run = paragraph.add_run(text)
        run.bold, run.underline = True, True
        paragraph.paragraph_format.space_before, paragraph.paragraph_format.keep_with_next = Pt(10), True

    def _row(self, cells):
        if self.table is None:
            self.table = self.document.add_table(rows=0, cols=len(cells), style="Table Grid" if self.rows and self.rows[0] < 0 else None)
            self.table.autofit = False
            for column, width in zip(self.table.columns, self.rows):
                column.width = Cm(abs(width))
        for cell, text, width in zip(self.table.add_row().cells, cells, self.rows):
            cell.width = Cm(abs(width))
            for number, line in enumerate(text.split("¶")):
                paragraph = cell.paragraphs[0] if not number else cell.add_paragraph()
                self._runs(paragraph, line)

    def _runs(self, paragraph, text):
        for found in _RUN.finditer(text):
            if found["url"]:
                self._link(paragraph, found["url"], found["a"])
                continue
            kind = found.lastgroup
            run = paragraph.add_run(found[kind])
            run.bold, run.italic = kind == "b" or None, kind == "i" or None
            if kind == "g":
                run.font.size, run.font.color.rgb = Pt(9), RGBColor(0x66, 0x66, 0x66)

    def _link(self, paragraph, url, text):
        link = OxmlElement("w:hyperlink")
        link.set(qn("w:history"), "1")
        link.set(qn("r:id"), paragraph.part.relate_to(url, RELATIONSHIP_TYPE.HYPERLINK, is_external=True))
        run = paragraph.add_run(text)
        run.font.color.rgb, run.font.underline = RGBColor(0x1F, 0x4E, 0x9E), True
        run.style = self._link_style()
        link.append(run._r)
        paragraph._p.append(link)

    def _link_style(self):
        """Word's own style for links, which the PDF export looks for."""
        styles = self.document.styles
        return styles["Hyperlink"] if "Hyperlink" in styles else styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER, builtin=True)
