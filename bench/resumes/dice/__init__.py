"""The set "dice": no layout is made by hand. Each is a throw of independent axes (structure, wording, headings, entry heads, dates, forms), so that combinations appear that nobody designed."""

import random

from made import Made

from . import html, word
from .content import Content
from .draw import Draw
from .people_abroad import ABROAD
from .people_english import ENGLISH

COUNT = 60
WORD = {number: target for number, target in zip(range(4, COUNT + 1, 4), ["docx", "doc", "pdf"] * 5)}
"""Every fourth is a Word file, saved in turn in each form."""
PER_LAYOUT = 1


def _dealt(rng, people):
    """The people in shuffled rounds, without end."""
    while True:
        yield from rng.sample(people, len(people))


def _cast():
    """Who gets which throw: one of each three does not write in English."""
    rng = random.Random("dice cast")
    english, abroad = _dealt(rng, ENGLISH), _dealt(rng, ABROAD)
    return [next(people) for _ in range(COUNT // 3) for people in rng.sample([english, english, abroad], 3)]


def _thrown(number):
    def make(person, _):
        content = Content(person, Draw(random.Random(f"dice {number}"), person.lang))
        if number in WORD:
            return word.made(content, WORD[number])
        return Made("html", html.page(content), "pdf", content.truth, content.neutral)

    return make


LAYOUTS = {f"dice_{number:03}": _thrown(number) for number in range(1, COUNT + 1)}
PEOPLE = _cast()
