"""What a gallery of templates and a careers office would put into one folder: nine pages printed by a browser, five Word files, three in LaTeX; seventeen people dealt three to a layout."""

import dataclasses
import itertools

from .gallery_lines import g_bands, g_swiss, g_timeline
from .gallery_panels import g_cards, g_panel, g_three
from .latex import t_classic, t_margin, t_twin
from .people_abroad import EBBA, HENRIKE, MATHIS, YADIEL
from .people_campus import BRIANNA, DMITRI, IMOGEN, WEILING
from .people_office import FERDINAND, KAVYA, MAEVE, SALMA, TARIQ
from .people_trade import HAMISH, JEROME, LACHLAN, NGOZI
from .plain_web import p_banners, p_careers, p_coral
from .word_flow import o_model, o_prose, o_stops
from .word_tables import o_biodata, o_shaded

PEOPLE = [MAEVE, BRIANNA, HENRIKE, HAMISH, KAVYA, WEILING, MATHIS, NGOZI, TARIQ, JEROME, EBBA, IMOGEN, FERDINAND, DMITRI, YADIEL, LACHLAN, SALMA]
PER_LAYOUT = 3
SAVED_AS = ("docx", "doc", "pdf")


def in_turn(layout):
    """A Word layout whose people save it as docx, doc and PDF in turn."""
    calls = itertools.count()
    return lambda person, rng: dataclasses.replace(layout(person, rng), target=SAVED_AS[next(calls) % 3])


LAYOUTS = {layout.__name__: layout for layout in (g_panel, p_coral, g_cards, p_careers, g_timeline, p_banners, g_swiss, g_three, g_bands)}
LAYOUTS |= {layout.__name__: in_turn(layout) for layout in (o_model, o_shaded, o_prose, o_biodata, o_stops)}
LAYOUTS |= {layout.__name__: layout for layout in (t_classic, t_twin, t_margin)}
