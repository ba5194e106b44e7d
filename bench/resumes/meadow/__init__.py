"""An ordinary week at a hiring department: seventeen sober layouts of a CV consultant, sixteen clients from health care, public service, crafts and IT dealt three to a layout."""

import dataclasses

from .people_care import AGNIESZKA, BRONAGH, JEROME, MAELLE, TAMSIN
from .people_it import JOAQUIN, LINNEA, OBINNA, RAJESH, WEILING
from .people_public import ANGUS, DILYS, FARAH, HEIKE, KOFI, SJOERD
from .tex import t_bars, t_plain, t_twocolumn
from .web_boxes import p_form, p_gutter, p_leftside, p_ledger
from .web_plain import p_dateright, p_employers, p_markdown, p_memo, p_oneline
from .word import w_agency, w_prose, w_righttabs, w_styles
from .word_side import w_side

PEOPLE = [BRONAGH, HEIKE, OBINNA, DILYS, LINNEA, JEROME, FARAH, MAELLE, ANGUS, WEILING, JOAQUIN, TAMSIN, SJOERD, RAJESH, AGNIESZKA, KOFI]
PER_LAYOUT = 3
SAVED_AS = ("docx", "doc", "pdf")


def in_turn(layout):
    """A Word layout whose people save it as docx, doc and PDF in turn."""
    return lambda person, rng: dataclasses.replace(layout(person, rng), target=SAVED_AS[PEOPLE.index(person) % 3])


LAYOUTS = {layout.__name__: layout for layout in (p_dateright, p_ledger, p_oneline, p_leftside, p_memo, p_gutter, p_markdown, p_form, p_employers)}
LAYOUTS |= {layout.__name__: in_turn(layout) for layout in (w_agency, w_styles, w_righttabs, w_side, w_prose)}
LAYOUTS |= {layout.__name__: layout for layout in (t_bars, t_twocolumn, t_plain)}
