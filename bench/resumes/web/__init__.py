"""Résumés printed by a browser: fourteen looks, four languages."""

from .columns import halves, newsprint, pills
from .linkedin import linkedin
from .people_work import AALIYAH, CHAU, DELACROIX, GUDRUN, HARRIET, KWABENA, PARK, SIOBHAN, TEUN, TOMASZ, XIMENA, YUSOF
from .people_europe import YILDIZ
from .timeline import timeline

CAST = {
    linkedin: [DELACROIX, HARRIET, CHAU],
    halves: [SIOBHAN, XIMENA, AALIYAH],
    pills: [PARK, GUDRUN, YUSOF],
    timeline: [TEUN, KWABENA, TOMASZ],
    newsprint: [SIOBHAN, YUSOF, YILDIZ],
}
PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for people in CAST.values() for person in people]
