"""Résumés by many hands: sixteen layouts from a browser, TeX, a word processor and a drawing library, four of them in other languages. Each layout has its own three people, dealt in order."""

from .people_desk import ANNELISE, CALLUM, QUARRIE, ROSALIND, SHREYA, WEILING
from .people_trade import DESMOND, HAMZA, LATONYA, MARTA, NGOZI, TEVITA
from .web_blocks import boxed, dark_sidebar
from .web_plain import functional, inline_at, three_header
from .word_forms import federal

CAST = {
    inline_at: [MARTA, CALLUM, QUARRIE],
    three_header: [DESMOND, WEILING, SHREYA],
    functional: [ROSALIND, NGOZI, DESMOND],
    dark_sidebar: [CALLUM, TEVITA, ROSALIND],
    boxed: [SHREYA, HAMZA, ANNELISE],
    federal: [LATONYA, DESMOND, HAMZA],
}
PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for people in CAST.values() for person in people]
