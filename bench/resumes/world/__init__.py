"""Résumés after the popular makers and templates of the world, dealt three people each; a third of the people do not write in English."""

from dataclasses import replace

from .people_abroad import BARTEK, ETTORE, ETXE, JOERG, MAELLE, THAIS
from .people_early import ANANYA, BERNADETTE, DWAYNE, KWABENA, SVENJA, ZSOFIA
from .people_late import GRAHAM, NAOKO, PRIYAMVADA, TEMPERANCE
from .tex import awesome, banking, deedy
from .web_boards import board, functional, network
from .web_lands import colonne, europass, tabular
from .web_makers import cards, graphic, impact, mixed_grid
from .word import british, curriculo, federal, fresher, shokumu

CAST = {
    graphic: [TEMPERANCE, MAELLE, BARTEK],
    cards: [KWABENA, SVENJA, PRIYAMVADA],
    mixed_grid: [ZSOFIA, THAIS, KWABENA],
    impact: [GRAHAM, PRIYAMVADA, ETXE],
    europass: [ETTORE, ZSOFIA, JOERG],
    tabular: [JOERG, SVENJA, BARTEK],
    colonne: [MAELLE, ETTORE, ETXE],
    network: [GRAHAM, THAIS, DWAYNE],
    board: [ANANYA, NAOKO, PRIYAMVADA],
    functional: [BERNADETTE, TEMPERANCE, GRAHAM],
    fresher: [ANANYA, KWABENA, PRIYAMVADA],
    federal: [DWAYNE, BERNADETTE, ZSOFIA],
    british: [GRAHAM, TEMPERANCE, KWABENA],
    curriculo: [THAIS, ETXE, ETTORE],
    shokumu: [NAOKO, KWABENA, ZSOFIA],
    banking: [ZSOFIA, MAELLE, NAOKO],
    awesome: [ANANYA, BARTEK, NAOKO],
    deedy: [ANANYA, THAIS, SVENJA],
}
_ENDINGS = ("docx", "doc", "pdf")
PER_LAYOUT = len(_ENDINGS)
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [replace(person, ending=ending) for people in CAST.values() for person, ending in zip(people, _ENDINGS)]
