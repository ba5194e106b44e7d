"""The held-out exam: layouts that nobody who works on the parser looks at."""

from . import foreign, latex, printed, web, word
from .people import PEOPLE

PER_LAYOUT = 3
# The order deals the people: a layout that asks for projects, papers or grades meets people who have them.
LAYOUTS = {
    "timeline": web.timeline,
    "scholarly": latex.scholarly,
    "right_rail": web.right_rail,
    "executive": printed.executive,
    "labelled_form": web.labelled_form,
    "ledger": word.ledger,
    "margin_headings": web.margin_headings,
    "dates_left": latex.dates_left,
    "labelled_letter": word.labelled_letter,
    "ruled_compact": latex.ruled_compact,
    "hoja_de_vida": foreign.hoja_de_vida,
    "tinted_right": word.tinted_right,
    "abilities_first": web.abilities_first,
    "lebenslauf": foreign.lebenslauf,
    "magazine": web.magazine,
    "three_columns": printed.three_columns,
    "werkervaring": foreign.werkervaring,
}
