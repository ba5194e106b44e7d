"""The set "office": what people make with a word processor, LaTeX or a drawing program."""

from . import people, word_banner, word_headings, word_plain, word_sidebar

PER_LAYOUT = 3

DEALT = {
    "word_headings": (word_headings.make, people.MAEVE, people.TOMAS, people.PRISCILLA),
    "word_plain": (word_plain.make, people.JORIS, people.GUDRUN, people.WULANDARI),
    "word_sidebar": (word_sidebar.make, people.SUNNIVA, people.DELPHINE, people.ABDULLAH),
    "word_banner": (word_banner.make, people.HYEJIN, people.AYRTON, people.AURELIEN),
}
"""Which layout goes to whom: nobody would set an academic's list of papers like a fresher's form."""

LAYOUTS = {name: make for name, (make, *_) in DEALT.items()}
PEOPLE = [person for _, *people_of in DEALT.values() for person in people_of]
