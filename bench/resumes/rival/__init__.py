"""A sibling of the labelled corpus: drawn people, each on another of seventeen layouts that its maker might add next, all in English."""

from .draw import people
from .drawn import r_ascii, r_scrambled
from .tex import l_leaders, l_numbered, l_ruled
from .web_odd import h_spine, h_stack, h_tiles, h_zigzag
from .web_plain import h_footer3, h_overview, h_prose
from .word import d_boxes, d_breaks, d_controls, d_ledger, d_outline

PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in [
    h_overview, h_spine, h_stack, h_footer3, h_zigzag, h_prose, h_tiles, l_leaders, l_numbered, l_ruled, r_ascii, r_scrambled, d_boxes, d_outline, d_ledger, d_controls, d_breaks]}
PEOPLE = people()
