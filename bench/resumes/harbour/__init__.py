"""The set "harbour": twenty looks that differ in structure, wording, order and the form of each line; five of them in German, Portuguese, Italian, Polish and Turkish."""

from . import people_abroad as abroad
from . import people_english as people
from .drawn import drawn_band, drawn_tabs
from .tex import tex_leaders, tex_pair, tex_rail
from .web_grids import band_three, boxes, ledger, twin_halves
from .web_lines import line_years, margin_heads, plain_caps, rail_right, zigzag
from .word import word_boxes, word_cells, word_letterhead, word_numbers, word_prose, word_tabs

CAST = {
    ledger: [people.OLUMIDE, people.HANNELORE],
    twin_halves: [abroad.JUSSARA, abroad.THIAGO],
    band_three: [people.RUBEN, people.KAVEH],
    boxes: [people.SAGAL, people.RHIANNON],
    rail_right: [people.KAVEH, people.INES],
    line_years: [abroad.ORNELLA, abroad.MICHELE],
    margin_heads: [people.RHIANNON, people.NGOC],
    zigzag: [people.SUKARDI, people.RUBEN],
    plain_caps: [people.LAKSHMI, people.OLUMIDE],
    word_tabs: [abroad.FRIEDERIKE, abroad.TAREK],
    word_letterhead: [people.MELE, people.DECLAN],
    word_boxes: [people.HANNELORE, people.SUKARDI],
    word_numbers: [people.NGOC, people.SAGAL],
    word_cells: [abroad.NURHAN, abroad.BORA],
    word_prose: [people.MELE, people.INES],
    tex_leaders: [people.DECLAN, people.KAVEH],
    tex_rail: [abroad.WIOLETTA, abroad.MATEUSZ],
    tex_pair: [people.HANNELORE, people.NGOC],
    drawn_band: [people.LAKSHMI, people.INES],
    drawn_tabs: [people.RUBEN, people.SAGAL],
}
"""Which layout goes to whom."""

PER_LAYOUT = 2
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for cast in CAST.values() for person in cast]
