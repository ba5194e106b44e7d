"""A second exam made the way a seventeen-layout sibling of a known collection would be made: random order, headings, dates and links for each file. Nobody who works on the parser looks into it."""

from .drawn import woven
from .people import PEOPLE
from .tex import dossier, marginal
from .web_blocks import gazette, harbourwall, houses, pier
from .web_flow import gutter, ledger, playbill, rail, runin
from .word import annex, labels, leaders, letterhead, typed

PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in (rail, leaders, gazette, marginal, labels, playbill, pier, letterhead, woven, gutter, annex, runin, dossier, harbourwall, typed, ledger, houses)}
