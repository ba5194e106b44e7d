"""Soft hyphens by a simple syllable rule: headless Chromium has no dictionaries, so `hyphens: auto` alone breaks no word."""

import re

SYLLABLE = re.compile(r"([aeiouyäöüáéíóú])([bcdfghjklmnpqrstvwxzß])(?=[aeiouyäöüáéíóú])|([aeiouyäöüáéíóú][lmnrst])(?=[bcdfgjkmnpqtvwz][aeiouyäöüáéíóú])")
WORD = re.compile(r"(<[^>]*>|&\w+;)|([^\W\d_]{7,})")


def soften(html):
    """Marks the places where long words may break; tags and entities stay as they are."""
    return WORD.sub(lambda found: found[1] or _word(found[2]), html)


def _word(word):
    middle = SYLLABLE.sub(lambda found: (found[3] + "\u00ad") if found[3] else f"{found[1]}\u00ad{found[2]}", word[1:-2])
    return word[0] + middle.lstrip("\u00ad") + word[-2:]
