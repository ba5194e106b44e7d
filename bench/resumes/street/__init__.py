"""Résumés as they come in from the street: after the templates that people really pick, dealt two people each."""

from .people_hands import AURELIO, BERYL, KURT, LORRAINE, ROSHEEN, TAMSIN, YLVA
from .people_office import GURPREET, HYUNWOO, MARISOL, OLUWASEUN, PALOMA
from .web_builders import blocks, philosophy, rated, tasks
from .web_docs import coral, crimson, letters, margin_heads
from .web_work import licensed, terminal

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
}
PER_LAYOUT = 2
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for people in CAST.values() for person in people]
