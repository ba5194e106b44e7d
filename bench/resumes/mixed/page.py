"""What one layout of this set prints of one person."""

from kit import dates, sheet

from .words import HEADS, NOW, SHORT, SINCE

SECTIONS = frozenset("about roles studies skills cards prizes works tongues likes helping papers memberships".split())


class Dates(dates.When):
    """A habit of writing months and spans; `since` writes open spans as "Since ..."."""

    NOW = {lang: words[0] for lang, words in NOW.items()}
    SINCE = SINCE

    def __init__(self, form="{Mon} {yyyy}", dash=" – ", now="", since=False):
        super().__init__(form, dash, now, "{since} {start}" if since else "")

    @staticmethod
    def short(name):
        return SHORT.get(name) or dates.three(name)


class Page(sheet.Sheet):
    """A person as one layout shows them.

    `hide` names sections that are not printed, `show` rare ones that are; `described` is how many roles show their text; `spans` False prints only the last year of a school; `heads` fixes headings.
    """

    TONGUES = ("{0}", "{0} ({1})")

    def __init__(self, person, rng, when, hide=(), described=99, card=("issuer", "date"), prize=("by", "date"), work=("story", "tools", "url"), spans=True, heads=None, show=()):
        super().__init__(person, when, (SECTIONS | set(show)) - set(hide), card, prize, work, "both" if spans else "end")
        self.rng, self.described = rng, described
        self.heads = {section: rng.choice(options) for section, options in HEADS[person.lang].items()} | (heads or {})

    def years(self, study, dash="–"):
        years = super().years(study, dash)
        if not study.due:
            return years
        return f"{years} (expected)" if self.starts(study) and study.start else f"Expected {years}"

    def intro(self, job):
        return job.intro if self._described(job) else ""

    def points(self, job):
        return job.points if self._described(job) else []

    def _described(self, job):
        return self.person.roles.index(job) < self.described if job in self.person.roles else True

    def companies(self):
        """Jobs in order, those at one company together: (company, place, [job])."""
        groups = []
        for job in self.person.roles:
            if groups and job.company and groups[-1][0] == job.company:
                groups[-1][2].append(job)
            else:
                groups.append((job.company, job.place, [job]))
        return groups

    def lines(self, role):
        return [self.intro(role), *self.points(role)]

    def titles(self):
        strengths = [form for label, points in self._strengths().items() for form in (label, *points)]
        return [*self.all("papers"), *self.all("memberships"), *self.posts(), *strengths]

    def neutral(self):
        found, strengths = super().neutral(), self._strengths()
        entries = [{"position": label, "description": "\n".join(points)} for label, points in strengths.items()]
        return found | {"experience": found["experience"] + entries, "skills": found["skills"] + list(strengths)}

    def _strengths(self):
        return self.person.strengths if self.has("strengths") else {}
