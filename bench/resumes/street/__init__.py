"""Résumés as they come in from the street: after the templates that people really pick, dealt two people each; four layouts are in other languages."""

from .drawn import boardroom
from .people_abroad import ITZEL, MARGUERITE, NELSON, RAGNHILD, SOEREN, VOJTECH
from .people_hands import AURELIO, BERYL, DARNELL, KURT, LORRAINE, ROSHEEN, TAMSIN, YLVA
from .people_office import FERGUS, GURPREET, HYUNWOO, MARISOL, OLUWASEUN, PALOMA
from .tex import casual, jake
from .web_abroad import northern, quebecois
from .web_builders import blocks, philosophy, rated, tasks
from .web_docs import coral, crimson, letters, margin_heads
from .web_work import licensed, terminal
from .word import agency, barred, british, halved, labelled

CAST = {
    margin_heads: [MARISOL, YLVA],
    coral: [AURELIO, ROSHEEN],
    crimson: [HYUNWOO, MARISOL],
    letters: [TAMSIN, PALOMA],
    blocks: [PALOMA, GURPREET],
    philosophy: [OLUWASEUN, AURELIO],
    tasks: [TAMSIN, HYUNWOO],
    rated: [MARISOL, KURT],
    licensed: [LORRAINE, BERYL],
    terminal: [OLUWASEUN, TAMSIN],
    northern: [SOEREN, RAGNHILD],
    quebecois: [MARGUERITE, ITZEL],
    barred: [GURPREET, KURT],
    halved: [LORRAINE, YLVA],
    british: [BERYL, ROSHEEN],
    agency: [DARNELL, LORRAINE],
    labelled: [NELSON, VOJTECH],
    jake: [OLUWASEUN, YLVA],
    casual: [VOJTECH, MARGUERITE],
    boardroom: [FERGUS, DARNELL],
}
PER_LAYOUT = 2
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for people in CAST.values() for person in people]
