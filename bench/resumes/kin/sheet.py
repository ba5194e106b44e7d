"""One person on one layout of this set."""

import dataclasses

from kit import dates, sheet, truth
from kit.model import Card
from kit.text import glue

from .words import EXPECTED, HEADS, IN, LABELS, MORE, NOW, SHOW, SINCE, TO, TOOLS

OPTIONAL = {"about": 0.85, "prizes": 0.95, "works": 0.95, "cards": 0.95, "tongues": 0.7, "likes": 0.5, "helping": 0.7}


class When(dates.When):
    """A way of writing dates; `years` stands between the years of a school."""

    NOW, TO, SINCE = NOW, TO, SINCE

    def __init__(self, form, dash=" – ", open="", now="", years="–"):
        super().__init__(form, dash, now, open)
        self.years = years

    def today(self, lang):
        """The word for today; `now` is English."""
        return super().today(lang) if lang == "en" else NOW[lang]


class Sheet(sheet.Sheet):
    """`url` says how addresses are printed: "text", "name" (link on the name), "word" (link on a word), "" (not at all). `split` gives competitions and hackathons their own headings. `studied` is how a school's time is printed: "both", "last", "class" (Class of …), "months". `degree` joins degree and subject."""

    TONGUES = ("{0}", "{0} ({1})")

    def __init__(self, person, rng, when, order, url="text", split=None, studied="both", degree=None, card=("issuer", "date"), prize=("place", "by", "date", "story"), work=("story", "tools", "dates"), hide=()):
        shown = ("url",) if url else ()
        super().__init__(person, when, (), card + shown, prize + shown, work + shown)
        self.rng, self.url, self.studied = rng, url, studied if person.lang == "en" or studied != "class" else "last"
        self.split = rng.random() < 0.5 if split is None else split
        self.join = degree or IN[self.lang]
        self.heads = {name: rng.choice(words) for name, words in HEADS[self.lang].items()}
        self.label = LABELS[self.lang]
        self.tool_word, self.show, self.more = rng.choice(TOOLS[self.lang]), rng.choice(SHOW[self.lang]), MORE[self.lang]
        dropped = {name for name, chance in OPTIONAL.items() if rng.random() > chance} | set(hide)
        self.order = [name for name in self._unfold(order) if name not in dropped and self.items(name)]
        self.contact = [name for name in ("place", "phone", "email") if name == "email" or rng.random() < 0.92]
        self.links = person.links if rng.random() < 0.75 else []

    def _unfold(self, order):
        """Competitions and hackathons follow the awards wherever those are."""
        for name in order.split():
            yield name
            if name == "prizes" and self.split:
                yield from ("contests", "hacks")

    def items(self, name):
        """What a section holds."""
        types = {"contests": "competition", "hacks": "hackathon"}
        if name in types:
            return [prize for prize in self.person.prizes if prize.type == types[name]]
        if name == "prizes":
            return [prize for prize in self.person.prizes if prize.type == "achievement" or not self.split]
        return getattr(self.person, name)

    def reach(self, *names):
        """The printed ones of place, phone and email, in the order asked for."""
        return [getattr(self.person, name) for name in names if name in self.contact]

    def has(self, section):
        return section in self.order

    def all(self, section):
        return self.items(section) if self.has(section) else []

    def title_of(self, study):
        """Degree and subject as printed."""
        closing = ")" if self.join == " (" and study.subject else ""
        return glue(self.join, study.degree, study.subject) + closing

    def years(self, study):
        """A school's time as printed."""
        expected = study.end.startswith("~")
        end = study.end.lstrip("~")
        if expected:
            return f"{EXPECTED[self.lang]} {end}".capitalize()
        if self.studied == "months" and study.start:
            return self.when.span(study.start, end, self.lang)
        if end == "now" or self.studied == "both" and study.start:
            return self.when.span(study.start[:4], end[:4] if end != "now" else end, self.lang, dash=self.when.years)
        return f"Class of {end[:4]}" if self.studied == "class" else end[:4]

    def groups(self):
        """Roles next to each other at one employer, together."""
        found = []
        for role in self.person.roles:
            if found and found[-1][0].company == role.company:
                found[-1].append(role)
            else:
                found.append([role])
        return found

    def shown(self, thing):
        """The address, or the word that links to it, as printed."""
        if self.url == "word":
            return self.show if isinstance(thing, Card) else self.more
        return thing.url.removeprefix("https://") if self.rng.random() < 0.5 else thing.url

    def spoken(self):
        return [f"{name} ({level})" for name, level in self.person.tongues]

    def starts(self, study):
        return study.end == "now" or not study.end.startswith("~") and self.studied in ("both", "months")

    def truth(self):
        known = lambda name: getattr(self.person, name) if name in self.contact else ""
        prizes = [self._prize(prize) for name in self.order if name in ("prizes", "contests", "hacks") for prize in self.items(name)]
        return super().truth() | {"phone": known("phone"), "location": known("place"), "achievements": prizes}

    def _study(self, study):
        return truth.study(dataclasses.replace(study, end=study.end.lstrip("~")), self.starts(study))
