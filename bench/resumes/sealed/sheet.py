"""One person on one layout: what is printed, in which words, and therefore what a perfect reader finds."""

from kit import dates, sheet
from kit.model import Prize
from kit.text import glue

from .model import NOW
from .words import CLICKS, HEADS

SECTIONS = "roles studies skills cards prizes works tongues likes helping papers referees".split()


def _dotted(month):
    name = dates.MONTHS["en"][month - 1]
    return name if len(name) <= 4 else "Sept." if month == 9 else name[:3] + "."


class When:
    """A way of writing dates. `last` is the form of the second date when it differs, `open` a whole span that goes on; `length` prints the computed time beside it. A second form (even one that differs by a blank) ends on the 28th where days are printed."""

    def __init__(self, form, dash, now="", open="", last="", length=False):
        self.form, self.dash, self.now, self.open, self.last, self.length = form, dash, now, open, last or form, length

    def one(self, date, form=""):
        if not date:
            return ""
        year, month = date
        form = form or self.form
        return dates.stamp(form, f"{year}-{month:02}", short=dates.three, Dotted=_dotted(month), dd="01" if form == self.form else "28")

    def span(self, start, end):
        if not start:
            return ""
        first = self.one(start)
        if end == NOW:
            return self.open.format(start=first) if self.open else first + self.dash + self.now
        last = self.one(end, self.last)
        return first if first == last or (self.last == "{yy}" and start[0] == end[0]) else first + self.dash + last


WHENS = {
    "dotted": When("{Dotted} {yyyy}", " — ", "present"), "points": When("{yyyy}.{mm}", " – ", "now"), "dashes": When("{mm}-{yyyy}", " to ", open="{start} to date"), "apostrophe": When("{Mon} ’{yy}", " – ", "now"),
    "until": When("{Month} {yyyy}", " until ", open="since {start}"), "onwards": When("{Month} {yyyy}", " – ", open="{start} onwards"), "arrow": When("{MON} {yyyy}", " → ", "TODAY"), "season": When("{Season} {yyyy}", " – ", "Present"),
    "days": When("{dd}.{mm}.{yyyy}", " – ", "today", last="{dd}.{mm}.{yyyy} "), "single": When("{m}/{yyyy}", " to ", "Present"), "through": When("{Mon} {yyyy}", " through ", "today"), "short": When("{yyyy}", "–", open="{start}–today", last="{yy}"),
    "interval": When("{yyyy}-{mm}", " / ", "ongoing"), "length": When("{Mon} {yyyy}", " - ", "Present", length=True), "behind": When("{yyyy} {Mon}", " - ", "current"), "tight": When("{mm}/{yy}", "–", "now"), "plain": When("{yyyy}", " to ", "the present day"),
}
YEARS = ["{a}–{z}", "{a} to {z}", "{z}", "Graduated {z}", "09/{a} – 06/{z}", "Sept. {a} — June {z}", "completed {z}", "{a} | {z}", "({a}-{z})"]
DUES = ["{a} – expected {z}", "expected {z}", "due {z}"]


class Sheet(sheet.Sheet):
    """`whens` are the layout's ways of writing dates, of which one is chosen for a file; `card`, `prize`, `work` the parts printed beside a title; `prose` joins what a role tells into one paragraph; `links` the ways a link is shown: "text", "name" (the title is the link) or "word" (a word after it is)."""

    TONGUES = ("{0}", "{0} ({1})")

    def __init__(self, person, rng, whens, hide=(), card=("issuer", "date", "url"), prize=("by", "date", "place", "story", "url"), work=("tools", "dates", "url"), prose=False, links=("text", "name", "word"), years=None, about=True):
        super().__init__(person, WHENS[rng.choice(whens)], [name for name in SECTIONS if name not in hide], card, prize, ("story", *work))
        self.rng, self.prose = rng, prose
        self.about = person.about if about and rng.random() < 0.85 else ""
        self.heads = {name: rng.choice(words) for name, words in HEADS.items()}
        self.link, self.click = rng.choice(links), rng.choice(CLICKS)
        self.years_form, self.due_form = rng.choice(years or YEARS), rng.choice(DUES)
        self.card_when = rng.choice([self.when, WHENS["plain"]])
        self.notes, self.bare = rng.random() < 0.6, rng.random() < 0.5

    def has(self, name):
        return bool(self.about) if name == "about" else super().has(name)

    def order(self, *names, last=("referees",)):
        """The sections that the person has, of `names` or all, in this file's order."""
        here = [name for name in (names or self.sections) if self.has(name)]
        big = [n for n in here if n in ("roles", "studies", "skills")]
        small = [n for n in here if n not in big and n not in last]
        self.rng.shuffle(big)
        self.rng.shuffle(small)
        if self.rng.random() < 0.4 and small:
            big.insert(self.rng.randint(0, len(big)), small.pop())
        return big + small + [n for n in here if n in last]

    def dates(self, thing):
        return self.when.span(thing.start, thing.end).strip()

    def lasting(self, role):
        """The computed length of a role, where the layout prints one."""
        if not self.when.length or not role.start:
            return ""
        end = (2025, 11) if role.end == NOW else role.end
        months = (end[0] - role.start[0]) * 12 + end[1] - role.start[1] + 1
        return glue(" ", f"{months // 12} yr{'s' * (months > 23)}" if months > 11 else "", f"{months % 12} mo{'s' * (months % 12 > 1)}" if months % 12 else "")

    def years(self, study):
        form = self.due_form if study.due else self.years_form
        return form.format(a=study.start[0], z=study.end[0])

    def note(self, study):
        return study.note if self.notes else ""

    def told(self, role):
        """Bullets, or one paragraph."""
        return [". ".join(role.points) + "."] if self.prose and role.points else role.points

    def lines(self, role):
        return [role.intro, *self.told(role)]

    def date(self, thing):
        if self.bare and isinstance(thing, Prize):
            return str(thing.date[0]) if thing.date else ""
        return self.card_when.one(thing.date).strip()

    def card(self, card):
        """(name, issuer, date, url) as printed."""
        return tuple(self._card(card).values())

    def prize(self, prize):
        """(title, by, date, place, story, url) as printed."""
        found = self._prize(prize)
        return tuple(found[name] for name in ("title", "organization", "date", "position", "description", "url"))

    def work(self, work):
        """(name, story, tools, dates, url) as printed."""
        return tuple(self._work(work).values())

    def truth(self):
        return super().truth() | {"summary": self.about}

    def _study(self, study):
        form = self.due_form if study.due else self.years_form
        return {"institution": study.school, "degree": study.degree, "field": study.subject, "graduationYear": str(study.end[0]), "startYear": str(study.start[0]) if "{a}" in form else None}

    def titles(self):
        return [*self.posts(), *self.all("papers")]
