"""One client on one layout: the data and the truth of `kin`, with this set's own words, dates and two more sections."""

from dataclasses import dataclass, field

from docx.shared import Cm

from kin.sheet import Sheet, When
from kit import sheet
from kit.dates import MONTHS
from kit.model import Person
from kit.text import glue

from .words import BORN, EXPECTED, HEADS, IN, LABELS, MORE, NOW, REFS, SHORT, SHOW, SINCE, TO, TOOLS

CHANCES = {"about": 0.9, "prizes": 0.98, "works": 0.97, "cards": 0.98, "tongues": 0.75, "likes": 0.5, "helping": 0.7, "clubs": 0.6, "papers": 0.8}


@dataclass
class Client(Person):
    """`clubs` are memberships, `papers` publications, `born` a date of birth: printed by some layouts, in no field."""

    clubs: list = field(default_factory=list)
    papers: list = field(default_factory=list)
    born: str = ""


class Dates(When):
    """As `When`, with short month names as each language writes them."""

    def one(self, date, lang):
        if "-" not in date:
            return date
        year, month = date.split("-")
        at = int(month) - 1
        return self.form.format(Month=MONTHS[lang][at], Mon=SHORT[lang][at], mm=month, m=int(month), yyyy=year, yy=year[2:])

    def span(self, start, end, lang, dash=None):
        now = self.now if self.now and lang == "en" else NOW[lang]
        first = self.one(start, lang)
        if end == "now" and self.open:
            return self.open.format(start=first, now=now, since=SINCE[lang], Since=SINCE[lang].capitalize())
        last = now if end == "now" else self.one(end, lang)
        return first if first == last else (dash or self.dash).format(to=TO[lang]).join([first, last])


class Leaf(Sheet):
    """Options as in `Sheet`."""

    def __init__(self, person, rng, when, order, url="text", split=None, studied="both", degree=None, card=("issuer", "date"), prize=("place", "by", "date", "story"), work=("story", "tools", "dates"), hide=()):
        shown = ("url",) if url else ()
        sheet.Sheet.__init__(self, person, when, (), card + shown, prize + shown, work + shown)
        self.rng, self.url = rng, url
        self.studied = studied if person.lang == "en" or studied != "class" else "last"
        self.split = rng.random() < 0.4 if split is None else split
        self.join = degree or IN[self.lang]
        self.heads = {name: rng.choice(words) for name, words in HEADS[self.lang].items()}
        self.label, self.refs, self.born = LABELS[self.lang], REFS[self.lang], f"{BORN[self.lang]}: {person.born}" if person.born else ""
        self.tool_word, self.show, self.more = rng.choice(TOOLS[self.lang]), rng.choice(SHOW[self.lang]), MORE[self.lang]
        dropped = {name for name, chance in CHANCES.items() if rng.random() > chance} | set(hide)
        self.order = [name for name in self._unfold(order) if name not in dropped and self.items(name)]
        self.contact = [name for name in ("place", "phone", "email") if name == "email" or rng.random() < 0.94]
        self.links = person.links if rng.random() < 0.8 else []

    def years(self, study):
        if study.end.startswith("~"):
            return f"{EXPECTED[self.lang]} {study.end[1:]}".capitalize()
        if study.end == "now" and self.studied != "months":
            return self.when.span(study.start[:4], "now", self.lang, dash=self.when.years)
        return super().years(study)

    def neutral(self):
        found = super().neutral()
        shown = [text for name in ("clubs", "papers") if name in self.order for text in getattr(self.person, name)]
        found["achievements"] += [{"title": text} for text in shown]
        return found


def after(text, before, behind=""):
    """`text` between two signs; nothing when there is no text."""
    return f"{before}{text}{behind}" if text else ""


def on_paper(document, person):
    """A4, and US letter for those with an American telephone number."""
    if "555-01" not in person.phone:
        for section in document.sections:
            section.page_width, section.page_height = Cm(21), Cm(29.7)
    return document


__all__ = ["Client", "Dates", "Leaf", "after", "glue", "on_paper"]
