"""One person on one layout of this set."""

from kit import dates, sheet
from kit.text import glue

from .words import HEADS, ORDERS

ALL = frozenset("about roles studies skills cards prizes works tongues likes helping papers referees".split())


def listed(items, last=" and "):
    """"a, b and c"."""
    return glue(last, ", ".join(items[:-1]), *items[-1:])


class When(dates.When):
    """A way of writing dates; every month is cut to three letters."""

    short = staticmethod(dates.three)


class Sheet(sheet.Sheet):
    """`years` is "both", "end" or "span" (months too); `hide` names sections left out; `case` changes the headings’ letters."""

    def __init__(self, person, rng, when, cards=("issuer", "date", "url"), prizes=("by", "date", "story", "place", "url"), works=("story", "tools", "dates", "url"), years="both", hide=(), heads=None, case=None):
        super().__init__(person, when, ALL - set(hide), cards, prizes, works, years)
        self.heads = {key: (case or str)(rng.choice(words)) for key, words in HEADS.items()} | (heads or {})
        self.order = [name for name in rng.choice(ORDERS).split() if self.has(name)]

    def neutral(self):
        found = super().neutral()
        return found | {"achievements": [{"title": aside["title"], "description": aside["title"]} for aside in found["achievements"]]}
