"""One person on one layout of this set."""

from kit import dates, sheet

from .words import HEADS, NOW

ALL = frozenset("about roles studies skills cards prizes works tongues likes helping papers boards".split())


class When(dates.When):
    """A way of writing dates with this set's words."""

    NOW = NOW


class Sheet(sheet.Sheet):
    """`hide` names sections left out; `both` False prints only a school's last year; `bare` is the number of roles after which nothing is told; `firm` prints what the employer does; `stack` the label before a role's tools."""

    def __init__(self, person, when, hide=(), card=("issuer", "date"), prize=("by", "date"), work=("story", "tools"), both=True, bare=99, firm=False, stack="", heads=None, rng=None):
        super().__init__(person, when, ALL - set(hide), card, prize, work, "both" if both else "end")
        self.bare, self.firm, self.stack = bare, firm, stack
        self.heads = {key: rng.choice(words) if rng else words[0] for key, words in HEADS[person.lang].items()} | (heads or {})

    def told(self, role):
        """(intro, duties, wins) as far as this layout prints them."""
        if role in self.person.roles and self.person.roles.index(role) >= self.bare:
            return "", [], []
        return role.intro, role.points, role.wins

    def tools(self, role):
        """The line of a role's tools, label included."""
        return f"{self.stack} {', '.join(role.stack)}" if self.stack and role.stack else ""

    def firm_line(self, role):
        """What the employer does, where this layout says so."""
        return role.about if self.firm else ""

    def lines(self, role):
        intro, duties, wins = self.told(role)
        return [self.firm_line(role), intro, *duties, *wins, self.tools(role)]

    def asides(self):
        return [*self.all("boards"), *self.person.strengths]

    def neutral(self):
        found = super().neutral()
        return found | {"skills": found["skills"] + list(self.person.strengths)}
