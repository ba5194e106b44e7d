"""A sibling of the corpus that the parser was judged by: seventeen layouts that its maker might have added next, sixteen people dealt three to a layout, with headings, order, contacts and links drawn anew for each résumé."""

import dataclasses

from .people_desk import MARCUS, MATTHIAS, NOOR, PRIYANKA, TOMAS, ZOFIA
from .people_field import ASTRID, CHIAMAKA, GARETH, RUARIDH, TOBIAS, XIMENA
from .people_learn import AMARA, DEBORAH, KENJI, SOLENE
from .tex import x_banking, x_margin
from .web_columns import h_banner, h_newspaper, h_sidebar_right
from .web_forms import h_cards, h_form, h_tags
from .web_lines import h_centred, h_hanging, h_runin, h_timeline
from .word import w_functional, w_shaded, w_tabs
from .word_columns import w_columns, w_rows

PEOPLE = [PRIYANKA, TOBIAS, KENJI, CHIAMAKA, NOOR, DEBORAH, GARETH, SOLENE, TOMAS, MARCUS, ZOFIA, AMARA, XIMENA, ASTRID, MATTHIAS, RUARIDH]
PER_LAYOUT = 3
SAVED_AS = ("docx", "doc", "pdf")


def in_turn(layout):
    """A Word layout whose people save it as docx, doc and PDF in turn."""
    return lambda person, rng: dataclasses.replace(layout(person, rng), target=SAVED_AS[PEOPLE.index(person) % 3])


LAYOUTS = {layout.__name__: layout for layout in (h_sidebar_right, h_timeline, h_cards, h_banner, h_form, h_hanging, h_centred, h_newspaper, h_runin, h_tags)}
LAYOUTS |= {layout.__name__: in_turn(layout) for layout in (w_tabs, w_functional, w_shaded, w_rows, w_columns)}
LAYOUTS |= {layout.__name__: layout for layout in (x_banking, x_margin)}
