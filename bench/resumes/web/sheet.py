"""What one layout of this set prints of one person, safe for HTML."""

from html import escape as e

from kit import markup, sheet, truth

from .dates import Dates, years
from .words import HEADS

ALL = frozenset("about roles studies skills cards prizes works tongues likes helping papers talks courses memberships".split())


class Sheet(sheet.Sheet):
    """A person as one layout shows them.

    `leave` names sections that are not printed, `depth` is how many roles get a description.
    `skills` replaces the printed skills; `whole_span` False prints only the last year of a school.
    """

    TONGUES = ("{0}", "{0} ({1})")

    def __init__(self, person, rng, when=None, leave=(), location=None, depth=99, whole_span=True, skills=None,
                 card=("issuer", "date"), prize=("by", "date", "story", "place"), work=("story", "tools", "dates"), heads=None):
        super().__init__(person, when or Dates(), ALL - set(leave), card, prize, work, "both" if whole_span else "end")
        self.rng, self.depth = rng, depth
        self.location = person.place if location is None else location
        self.skills = person.all_skills if skills is None else skills
        self.heads = {section: rng.choice(options) for section, options in HEADS[person.lang].items()} | (heads or {})

    def head(self, section):
        """A heading."""
        return e(self.heads[section])

    def dates(self, thing):
        return self.when.range(thing.start, thing.end)

    def date(self, thing):
        return self.when.stamp(thing.date)

    def time(self, thing):
        """The span of a role or project."""
        return e(self.dates(thing))

    def day(self, card):
        """The date of a certificate."""
        return e(self.date(card))

    def years(self, study, dash="–", now="present"):
        """Years of a school as printed."""
        return e(years(study.start if self.starts(study) else "", study.end, dash, now))

    def described(self, role):
        """Whether the layout tells what was done there."""
        return role in self.person.roles and self.person.roles.index(role) < self.depth

    def text(self, role):
        """The intro paragraph, or nothing."""
        return markup.el("p", role.intro) if self.described(role) else ""

    def points(self, role):
        """The bullets, or nothing."""
        return markup.points(role.points) if self.described(role) else ""

    def lines(self, role):
        return super().lines(role) if self.described(role) else []

    def titles(self):
        return [*[text for section in ("papers", "talks", "courses", "memberships") for text in self.all(section)], *self.posts()]

    def made(self, css, body, title="CV"):
        """The page with its truth."""
        return super().made("html", markup.document(css, body, self.lang, title))

    def truth(self):
        return super().truth() | {"location": self.location, "skills": self.skills if self.has("skills") else []}

    def _prize(self, prize):
        return truth.prize(prize, self.parts["prize"], prize.date)
