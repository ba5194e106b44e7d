"""Résumés that ordinary people typed themselves, without a designer: tabs, blanks and tables as layout, forms, long paragraphs, lists of lines; some in seven other languages."""

from .docs import gdoc_plain, gdoc_table, three_fonts
from .people_desk import AINO, CORNELIUS, FARIDAH, JONAH, SUNNIVA
from .people_north import HANNELORE, JANNIK, JOOST, ZBIGNIEW
from .people_south import DONATELLA, GULSEN, INAKI, MAELYS
from .people_work import BETHAN, DWAYNE, GERALD, MARCUS, NOMVULA, PRIYANKA, RUEL
from .tex import academic_long
from .typed import markdown, typed_form, typewriter
from .word_lines import blanks, one_liners, tabbed, text_boxes
from .word_long import chronology, cover_four, project_list
from .word_tables import form, gridless, two_halves

CAST = {
    tabbed: [GERALD, BETHAN, NOMVULA],
    blanks: [ZBIGNIEW, DWAYNE, DONATELLA],
    one_liners: [CORNELIUS, SUNNIVA, BETHAN],
    text_boxes: [JONAH, PRIYANKA, MAELYS],
    gridless: [HANNELORE, GULSEN, MAELYS],
    form: [RUEL, NOMVULA, INAKI],
    two_halves: [DONATELLA, MARCUS, SUNNIVA],
    chronology: [JOOST, GERALD, GULSEN],
    cover_four: [JANNIK, HANNELORE, ZBIGNIEW],
    project_list: [FARIDAH, JOOST, CORNELIUS],
    gdoc_plain: [JONAH, AINO, INAKI],
    gdoc_table: [PRIYANKA, DWAYNE, MAELYS],
    three_fonts: [DONATELLA, NOMVULA, INAKI],
    typewriter: [GERALD, RUEL, JANNIK],
    markdown: [JONAH, FARIDAH, SUNNIVA],
    academic_long: [AINO, PRIYANKA, JOOST],
    typed_form: [MARCUS, DWAYNE, GULSEN],
}
PER_LAYOUT = 3
LAYOUTS = {layout.__name__: layout for layout in CAST}
PEOPLE = [person for people in CAST.values() for person in people]
