"""Résumés by many hands: sixteen layouts from a browser, TeX, a word processor and a drawing library, four of them in other languages. Each layout has its own three people, dealt in order."""

from .drawn import ledger, letterhead
from .people_continent import ASA, FRIEDERIKE, GIANCARLO, INES, LUDOVICA, MEHMET, SJOERD
from .people_desk import ANNELISE, CALLUM, QUARRIE, ROSALIND, SHREYA, WEILING
from .people_trade import DESMOND, HAMZA, LATONYA, MARTA, NGOZI, TEVITA
from .tex import academic_tex, continental_tex, margin_roles
from .web_blocks import boxed, dark_sidebar
from .web_continent import nordic, tabular
from .web_plain import functional, inline_at, three_header
from .word_forms import federal, keyvalue
from .word_pages import continental_word, tabbed

CAST = {
    inline_at: [MARTA, CALLUM, QUARRIE],
    three_header: [DESMOND, WEILING, SHREYA],
    functional: [ROSALIND, NGOZI, DESMOND],
    dark_sidebar: [CALLUM, TEVITA, ROSALIND],
    boxed: [SHREYA, HAMZA, ANNELISE],
    federal: [LATONYA, DESMOND, HAMZA],
    tabular: [FRIEDERIKE, SJOERD, INES],
    nordic: [ASA, MEHMET, LUDOVICA],
    academic_tex: [ANNELISE, HAMZA, QUARRIE],
    margin_roles: [NGOZI, LATONYA, CALLUM],
    continental_tex: [GIANCARLO, INES, MEHMET],
    keyvalue: [TEVITA, WEILING, SHREYA],
    tabbed: [QUARRIE, MARTA, ROSALIND],
    continental_word: [SJOERD, ASA, LUDOVICA],
    ledger: [ANNELISE, MARTA, LATONYA],
    letterhead: [TEVITA, NGOZI, WEILING],
}
PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for people in CAST.values() for person in people]
