"""The set "office": what people make with a word processor, LaTeX or a drawing program."""

from functools import partial

from . import academics, drawn, homelands, people, tex_academic, tex_columns, tex_margin, word_banner, word_europass, word_forms, word_fresher, word_headings, word_homeland, word_plain, word_sidebar

PER_LAYOUT = 3

DEALT = {
    "word_headings": (word_headings.make, people.MAEVE, people.TOMAS, people.PRISCILLA),
    "word_plain": (word_plain.make, people.JORIS, people.GUDRUN, people.WULANDARI),
    "word_sidebar": (word_sidebar.make, people.SUNNIVA, people.DELPHINE, people.ABDULLAH),
    "word_banner": (word_banner.make, people.HYEJIN, people.AYRTON, people.AURELIEN),
    "word_europass": (word_europass.make, people.ABDULLAH, people.TOMAS, people.MAEVE),
    "word_headings_doc": (partial(word_headings.make, target="doc"), people.THISTLEWOOD, people.SUNNIVA, people.HYEJIN),
    "word_sidebar_pdf": (partial(word_sidebar.make, target="pdf"), people.AYRTON, people.WULANDARI, people.PRISCILLA),
    "word_forms_doc": (partial(word_forms.make, target="doc"), people.GUDRUN, people.JORIS, people.AURELIEN),
    "word_homeland_pdf": (word_homeland.make, homelands.BOGUMILA, homelands.CAGLA, homelands.ZBIGNIEW),
    "word_fresher_pdf": (word_fresher.make, homelands.PRASANNA, homelands.ARBAAZ, homelands.HARPREET),
    "tex_academic": (tex_academic.make, academics.IKECHUKWU, academics.CAPKOVA, people.THISTLEWOOD),
    "tex_margin": (tex_margin.make, people.SUNNIVA, people.MAEVE, people.WULANDARI),
    "tex_columns": (tex_columns.make, people.DELPHINE, people.AYRTON, people.HYEJIN),
    "drawn": (drawn.make, people.TOMAS, people.PRISCILLA, people.ABDULLAH),
}
"""Which layout goes to whom: nobody would set an academic's list of papers like a fresher's form."""

LAYOUTS = {name: make for name, (make, *_) in DEALT.items()}
PEOPLE = [person for _, *people_of in DEALT.values() for person in people_of]
