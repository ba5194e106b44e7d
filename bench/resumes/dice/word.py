"""The blocks of a draw as a Word file."""

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from kit.word import packed
from made import Made

from .html import contact_items, split
from .model import Bars, Entry, Line, Pills, Points, Rows, Text
from .words import LABELS, heading

PAGE = 17.0
"""The width between the margins in centimetres."""


def made(content, target):
    """The file with its truth."""
    return Made("docx", packed(_Writer(content, nests=target != "doc").document), target, content.truth, content.neutral)


class _Writer:
    """Writes a draw into a Word document; `width` is that of the column at hand. Tables stand in tables only if it `nests`: the older format loses them."""

    def __init__(self, content, nests):
        self.content, self.draw, self.nests = content, content.draw, nests
        self.document = Document()
        self._prepare()
        self._header()
        {"one": self._stack, "left": self._sided, "right": self._sided, "halves": self._halves, "margin": self._margin, "boxes": self._boxes}[self.draw.structure]()
        if self.draw.contact == "footer":
            self._contact(self.document.sections[0].footer)
        _close_up(self.document)

    def _prepare(self):
        section = self.document.sections[0]
        section.page_width, section.page_height = Cm(21), Cm(29.7)
        section.left_margin = section.right_margin = Cm(2)
        section.top_margin = section.bottom_margin = Cm(1.8)
        style = self.document.styles["Normal"]
        style.font.name, style.font.size = self.draw.font, Pt(self.draw.size)
        style.element.rPr.rFonts.set(qn("w:eastAsia"), self.draw.font)
        style.paragraph_format.space_after, style.paragraph_format.line_spacing = Pt(1), self.draw.spacing - 0.1

    def _header(self):
        draw, person = self.draw, self.content.person
        name = self._paragraph(self.document, draw.centred)
        run = name.add_run(person.name)
        run.font.size, run.bold, run.font.all_caps = Pt(draw.size * 2), True, draw.name_caps
        if draw.headline:
            self._paragraph(self.document, draw.centred).add_run(person.job)
        if draw.contact not in ("footer", "side"):
            self._contact(self.document, draw.centred)
        if self.content.opening:
            self._paragraph(self.document).add_run(self.content.opening)

    def _paragraph(self, place, centred=False):
        paragraph = place.add_paragraph()
        if centred:
            paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
        return paragraph

    def _contact(self, place, centred=False):
        draw, items = self.draw, contact_items(self.content)
        if draw.contact in ("labels", "side"):
            lines = [(f"{LABELS[draw.lang][kind]}: " if draw.contact == "labels" else "") + text for kind, text in items]
        elif draw.contact == "two lines":
            lines = [draw.contact_separator.join(text for _, text in half) for half in (items[:2], items[2:])]
        else:
            lines = [draw.contact_separator.join(text for _, text in items)]
        for line in lines:
            self._paragraph(place, centred).add_run(line)

    def _table(self, place, widths):
        """The cells of a table of one row."""
        table = place.add_table(1, len(widths))
        _widen(table, widths)
        self._end_table(place)
        return table.rows[0].cells

    def _stack(self):
        self._sections(self.document, self.content.sections, PAGE)

    def _sided(self):
        draw = self.draw
        side_width = PAGE * (draw.wide + 0.03)
        widths = [side_width, PAGE - side_width]
        cells = self._table(self.document, widths if draw.structure == "left" else widths[::-1])
        side, main = cells if draw.structure == "left" else cells[::-1]
        if draw.contact == "side":
            self._heading(side, heading(draw.rng, draw.lang, "contact"))
            self._contact(side)
        self._sections(side, [section for section in self.content.sections if section.key in draw.side], side_width)
        self._sections(main, [section for section in self.content.sections if section.key not in draw.side], PAGE - side_width)

    def _halves(self):
        for cell, sections in zip(self._table(self.document, [PAGE / 2, PAGE / 2]), split(self.content)):
            self._sections(cell, sections, PAGE / 2)

    def _margin(self):
        for section in self.content.sections:
            left, right = self._table(self.document, [4, PAGE - 4])
            self._heading(left, section.heading, above=0)
            self._blocks(right, section.blocks, PAGE - 4)

    def _boxes(self):
        for start in range(0, len(self.content.sections), 2):
            pair = self.content.sections[start:start + 2]
            for cell, section in zip(self._table(self.document, [PAGE / len(pair)] * len(pair)), pair):
                self._sections(cell, [section], PAGE / len(pair))

    def _sections(self, place, sections, width):
        for section in sections:
            self._heading(place, section.heading)
            self._blocks(place, section.blocks, width)

    def _heading(self, place, words, above=9):
        draw = self.draw
        paragraph = place.add_paragraph()
        paragraph.paragraph_format.space_before, paragraph.paragraph_format.space_after = Pt(above), Pt(3)
        paragraph.paragraph_format.keep_with_next = place is self.document
        run = paragraph.add_run(words.lower() if draw.heading == "lower" else words)
        run.bold = draw.heading not in ("above", "spaced", "larger")
        run.font.all_caps, run.font.small_caps = draw.heading in ("caps", "spaced", "smaller"), draw.heading == "small"
        run.font.size = Pt(draw.size * {"larger": 1.6, "smaller": 0.85, "colour": 1.2, "lower": 1.25, "bold": 1.15}.get(draw.heading, 1))
        self._decorate(paragraph, run)

    def _decorate(self, paragraph, run):
        style = self.draw.heading
        if style in ("colour", "lower", "smaller"):
            run.font.color.rgb = RGBColor.from_string(self.draw.colour.upper())
        if style == "spaced":
            _add(run._r.get_or_add_rPr(), "w:spacing", val="60")
        if style == "band":
            run.font.color.rgb = RGBColor(255, 255, 255)
            _add(paragraph._p.get_or_add_pPr(), "w:shd", val="clear", fill=self.draw.colour)
        if style in ("rule", "above"):
            border = _add(paragraph._p.get_or_add_pPr(), "w:pBdr")
            _add(border, "w:bottom" if style == "rule" else "w:top", val="single", sz="6", space="1", color="333333")

    def _blocks(self, place, blocks, width):
        for block in blocks:
            {Text: self._text, Line: self._line, Points: self._points, Pills: self._pills, Rows: self._rows, Bars: self._bars, Entry: self._entry}[type(block)](place, block, width)

    def _text(self, place, block, _):
        paragraph = self._paragraph(place)
        paragraph.add_run(block.text)
        if self.draw.justified:
            paragraph.alignment = WD_ALIGN_PARAGRAPH.JUSTIFY

    def _line(self, place, line, width, gutter=""):
        paragraph = self._paragraph(place)
        if gutter:
            paragraph.add_run(f"{gutter}\t")
        self._runs(paragraph, line.runs)
        if line.right:
            paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(width - 0.5), WD_TAB_ALIGNMENT.RIGHT)
            paragraph.add_run("\t")
            self._runs(paragraph, line.right)
        return paragraph

    def _runs(self, paragraph, runs):
        for text, part in runs:
            run = paragraph.add_run(text)
            marks = "b" if part == "label" else self.draw.emphasis.get(part, "")
            run.bold, run.italic, run.underline, run.font.all_caps = "b" in marks, "i" in marks, "u" in marks, "c" in marks
            if "k" in marks:
                run.font.color.rgb = RGBColor.from_string(self.draw.colour.upper())

    def _points(self, place, points, width):
        if points.columns > 1:
            rows = [points.items[start:start + points.columns] for start in range(0, len(points.items), points.columns)]
            self._grid(place, [[f"{points.glyph} {item}" for item in row] for row in rows], width)
            return
        for item in points.items:
            self._point(place, item, points.glyph)

    def _point(self, place, item, glyph):
        """A list of the program's own for the common sign, else a typed sign with a hanging indent."""
        paragraph = place.add_paragraph(style="List Bullet" if glyph == "•" else "Normal")
        paragraph.add_run(item if glyph == "•" else f"{glyph}\t{item}")
        if glyph != "•":
            paragraph.paragraph_format.left_indent, paragraph.paragraph_format.first_line_indent = Cm(0.6), Cm(-0.6)

    def _pills(self, place, pills, _):
        self._paragraph(place).add_run("   ".join(pills.items))

    def _rows(self, place, table, width):
        self._grid(place, table.rows, width, 0.34 if table.labelled else None)

    def _grid(self, place, rows, width, first=None):
        if not self._may_table(place):
            self._tabbed(place, rows)
            return
        count = max(map(len, rows))
        table = place.add_table(len(rows), count)
        widths = [width / count] * count if first is None else [width * first] + [width * (1 - first) / (count - 1)] * (count - 1)
        _widen(table, widths)
        self._end_table(place)
        for printed, row in zip(table.rows, rows):
            for cell, text in zip(printed.cells, row):
                cell.paragraphs[0].add_run(text)

    def _end_table(self, place):
        """A small paragraph after a table of the page: without it the older format joins or loses tables."""
        if place is self.document:
            paragraph = place.add_paragraph()
            paragraph.paragraph_format.line_spacing = Pt(3)

    def _tabbed(self, place, rows):
        """Rows without a table."""
        for row in rows:
            paragraph = self._paragraph(place)
            paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(3))
            paragraph.add_run(("\t" if len(row) == 2 else " | ").join(row))

    def _may_table(self, place):
        return self.nests or place is self.document

    def _bars(self, place, bars, width):
        for skill, level in bars.pairs:
            self._line(place, Line([(skill, "")], [("●" * level + "○" * (5 - level), "")]), width)

    def _entry(self, place, entry, width):
        if entry.gutter and width > 9 and self._may_table(place):
            left, right = self._table(place, [3.6, width - 3.6])
            left.paragraphs[0].add_run(entry.gutter)
            self._inside(right, entry, width - 3.6)
            return
        if entry.gutter:
            self._paragraph(place).add_run(entry.gutter)
        self._inside(place, entry, width)

    def _inside(self, place, entry, width):
        for number, line in enumerate(entry.lines):
            paragraph = self._line(place, line, width)
            paragraph.paragraph_format.space_before = Pt(0 if number else 4)
        self._blocks(place, entry.body, width)


def _close_up(document):
    """Takes away the empty paragraph with which each cell begins."""
    for cell in document.element.body.iter(qn("w:tc")):
        first, *rest = cell.findall(qn("w:p"))
        if rest and not first.findall(qn("w:r")) and first.getnext() in rest:
            cell.remove(first)


def _widen(table, widths):
    """Gives each column its width in centimetres; programs differ in whether they ask the column or the cell."""
    table.autofit = False
    for column, width in zip(table.columns, widths):
        column.width = Cm(width)
        for cell in column.cells:
            cell.width = Cm(width)


def _add(parent, tag, **values):
    element = OxmlElement(tag)
    for name, value in values.items():
        element.set(qn(f"w:{name}"), value)
    parent.append(element)
    return element
