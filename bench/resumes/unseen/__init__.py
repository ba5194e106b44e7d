"""The held-out exam: layouts that nobody who works on the parser looks at."""

from . import web
from .people import PEOPLE

PER_LAYOUT = 3
LAYOUTS = {
    "timeline": web.timeline,
    "right_rail": web.right_rail,
    "labelled_form": web.labelled_form,
    "margin_headings": web.margin_headings,
    "abilities_first": web.abilities_first,
    "magazine": web.magazine,
}
