"""Résumés printed by a browser: fourteen looks, five languages. Each look has its own three people, dealt in order."""

from .academic import academic
from .billboard import billboard
from .cards import cards
from .classic import dates_right, word_plain
from .columns import halves, newsprint, pills
from .infographic import infographic
from .linkedin import linkedin
from .national import french, iberian, lebenslauf
from .people_academic import KAVITHA, NWOSU, RHYS
from .people_europe import AISSATOU, BRUEGGEMANN, ELODIE, FRESNAYE, INIGO, JOAO, MARIAJOSE, WEISSHAUPT, YILDIZ
from .people_work import AALIYAH, CHAU, DELACROIX, GUDRUN, HARRIET, KWABENA, PARK, SIOBHAN, TEUN, TOMASZ, XIMENA, YUSOF
from .timeline import timeline

CAST = {
    linkedin: [DELACROIX, HARRIET, CHAU],
    halves: [SIOBHAN, XIMENA, AALIYAH],
    pills: [PARK, GUDRUN, YUSOF],
    timeline: [TEUN, KWABENA, TOMASZ],
    academic: [NWOSU, RHYS, KAVITHA],
    infographic: [AALIYAH, PARK, DELACROIX],
    lebenslauf: [WEISSHAUPT, YILDIZ, BRUEGGEMANN],
    french: [ELODIE, FRESNAYE, AISSATOU],
    iberian: [MARIAJOSE, INIGO, JOAO],
    cards: [GUDRUN, XIMENA, HARRIET],
    billboard: [PARK, DELACROIX, KWABENA],
    newsprint: [SIOBHAN, YUSOF, YILDIZ],
    dates_right: [CHAU, HARRIET, TEUN],
    word_plain: [TOMASZ, RHYS, XIMENA],
}
PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for people in CAST.values() for person in people]
