"""The draw: one value on each axis, all independent of each other."""

from .dates import Dates

STRUCTURES = ["one", "one", "left", "right", "halves", "margin", "boxes"]
HEAD_LINES = [
    ["title employer place"], ["title employer", "place"], ["title", "employer place"], ["employer place", "title"], ["employer", "title", "place"],
    ["title", "employer", "place"], ["title", "employer"], ["employer title"], ["title employer"], ["employer title place"], ["place employer", "title"], ["employer", "title"],
]
"""The parts of an entry's head, line by line."""
SEPARATORS = [", ", " | ", " – ", " · ", " / ", " — ", " • "]
DATE_PLACES = ["right", "right", "right2", "gutter", "gutter", "after", "brackets", "before", "first", "own", "last"]
GLYPHS = ["•", "–", "▪", "◦", "‣", "●", "✓", "»", "*", "-", "➤", "o"]
DESCRIPTIONS = ["bullets", "bullets", "bullets", "paragraph", "none", "first"]
EMPHASES = [{"title": "b"}, {"employer": "b"}, {"title": "b", "employer": "i"}, {"employer": "bc", "title": "i"}, {"title": "bk"}, {"employer": "c"}, {"title": "c", "date": "i"}, {},
            {"title": "bi", "date": "m"}, {"employer": "bk", "title": "i", "date": "m"}, {"title": "u"}, {"date": "b", "employer": "b"}]
"""Bold, italic, caps, coloured (k), underlined, muted."""
SKILL_FORMS = ["commas", "grouped", "grouped", "pills", "columns", "table", "levels", "bars", "dots", "lines", "piped", "bullets"]
SIDE = ["skills", "tongues", "likes", "cards", "studies", "prizes", "helping", "about"]
HEADING_STYLES = ["caps", "small", "bold", "colour", "rule", "above", "spaced", "band", "lower", "larger", "smaller", "plain"]
FONTS = ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "DejaVu Serif", "Noto Sans", "Noto Serif", "Latin Modern Roman", "Liberation Mono", "Bitstream Charter", "Latin Modern Sans"]
COLOURS = ["1f4e79", "7a1f3d", "2e6b3f", "444444", "a04a00", "4b2e83", "00707a"]
ORDERS = ["about roles studies skills cards prizes works tongues likes helping", "about skills roles works studies cards prizes helping tongues likes",
          "studies roles works skills prizes cards tongues likes helping about", "roles studies about cards skills tongues helping prizes works likes"]


class Draw:
    """The dice of one résumé, thrown once."""

    def __init__(self, rng, lang):
        self.rng, self.lang = rng, lang
        self.structure = rng.choice(STRUCTURES)
        self.dates = Dates(rng, lang)
        self.font, self.size, self.colour = rng.choice(FONTS), rng.choice([8.5, 9, 9.5, 10, 10.5, 11]), rng.choice(COLOURS)
        self.justified, self.spacing = rng.random() < 0.25, rng.choice([1.15, 1.25, 1.35, 1.5])
        self.heading = rng.choice(HEADING_STYLES)
        self.emphasis = rng.choice(EMPHASES)
        self._throw_entries()
        self._throw_forms()
        self._throw_contact()
        self.sections = self._order()
        self.side = self._side() if self.structure in ("left", "right") else []
        self.wide = 0.26 + rng.random() * 0.1

    def _throw_entries(self):
        rng = self.rng
        self.head_lines = [line.split() for line in rng.choice(HEAD_LINES)]
        self.separator = rng.choice(SEPARATORS)
        self.joint = rng.choice([self.separator, self.separator, " @ ", " {at} "]) if self.head_lines[0][:2] == ["title", "employer"] else self.separator
        self.place_form = rng.choice(["separator", "separator", "comma", "brackets"])
        self.date_place = rng.choice(DATE_PLACES)
        self.date_separator = self.separator if self.separator in (" | ", " · ", " • ", ", ") else " | "
        self.describe, self.glyph = rng.choice(DESCRIPTIONS), rng.choice(GLYPHS)
        self.intro = rng.random() < 0.6
        self.undated_last = rng.random() < 0.1

    def _throw_forms(self):
        rng = self.rng
        self.degree = rng.choice(["word", "comma", "brackets", "space", "split", "in"])
        self.school = rng.choice(["degree first", "school first", "one line", "line of year", "table"])
        self.school_start = rng.random() < 0.6
        self.school_place, self.school_note = rng.random() < 0.6, rng.random() < 0.3
        self.skills = rng.choice(SKILL_FORMS)
        self.cards = rng.choice(["dash", "commas", "two lines", "year first", "table", "bullets", "name only", "brackets"])
        self.prizes = rng.choice(["entry", "one line", "year first", "bullets", "commas"])
        self.works = rng.choice(["entry", "colon", "tools first", "bullets"])
        self.tongues = rng.choice(["commas", "rows", "bullets", "lines"])

    def _throw_contact(self):
        rng = self.rng
        self.contact = rng.choice(["line", "line", "labels", "icons", "two lines", "footer", "side"])
        if self.contact == "side" and self.structure not in ("left", "right"):
            self.contact = "line"
        self.contact_order = rng.sample(["place", "email", "phone", "link"], 4)
        self.contact_separator = rng.choice([" | ", " · ", " • ", ", ", "   ", " / "])
        self.centred, self.name_caps = rng.random() < 0.35, rng.random() < 0.3
        self.headline = rng.random() < 0.5
        self.bare_summary = rng.random() < 0.25
        self.name_aside = rng.random() < 0.4 and self.structure in ("left", "right")
        self.running = rng.choice(["", "", "", "{page}", "{name} · {page}", "CV {name}"])

    def _order(self):
        """The order of the sections, with two of them swapped half the time, without those thrown out."""
        sections = self.rng.choice(ORDERS).split()
        if self.rng.random() < 0.5:
            one, two = self.rng.sample(range(2, 7), 2)
            sections[one], sections[two] = sections[two], sections[one]
        dropped = {section for section in sections if section not in ("roles", "studies") and self.rng.random() < 0.15}
        return [section for section in sections if section not in dropped]

    def _side(self):
        return [section for section in self.rng.sample(SIDE, len(SIDE)) if section in self.sections and self.rng.random() < 0.55] or ["skills"]
