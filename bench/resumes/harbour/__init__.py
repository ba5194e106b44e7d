"""The set "harbour": twenty looks that differ in structure, wording, order and the form of each line; five of them in German, Portuguese, Italian, Polish and Turkish."""

from . import people_abroad as abroad
from . import people_english as people
from .drawn import drawn_band, drawn_tabs
from .web_grids import band_three, boxes, ledger, twin_halves
from .web_lines import line_years, margin_heads, plain_caps, rail_right, zigzag

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
    drawn_band: [people.LAKSHMI, people.INES],
    drawn_tabs: [people.RUBEN, people.SAGAL],
}
"""Which layout goes to whom."""

PER_LAYOUT = 2
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for cast in CAST.values() for person in cast]
