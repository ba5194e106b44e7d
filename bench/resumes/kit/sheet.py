"""One person on one layout: what is printed, in which words, and therefore what a perfect reader finds."""

from kit import truth
from kit.text import glue
from made import Made


class Sheet:
    """What the sheets of the sets share; a set extends it with its own headings and habits, and overrides what it does otherwise.

    `when` writes dates; `sections` are those that the layout prints; `card`, `prize` and `work` name the parts printed beside a title; `years` is how schools are dated: "both" years, "end" or the whole "span".
    """

    #: How a language may be taken for a skill.
    TONGUES = ("{0}", "{0} ({1})", "{0} {1}")

    def __init__(self, person, when, sections, card, prize, work, years="both"):
        self.person, self.lang, self.when, self.sections = person, person.lang, when, sections
        self.parts, self.years_form = {"card": card, "prize": prize, "work": work}, years

    def has(self, section):
        """Whether the section is printed and has something to print."""
        return section in self.sections and bool(getattr(self.person, section))

    def all(self, section):
        """The entries of a section, none when it is not printed."""
        return getattr(self.person, section) if self.has(section) else []

    def dates(self, thing):
        """The span of a role or project as printed."""
        return self.when.span(thing.start, thing.end, self.lang)

    def date(self, thing):
        """The date of a certificate or prize as printed."""
        return self.when.one(thing.date, self.lang)

    def starts(self, study):
        """Whether a school's first year is printed."""
        return self.years_form != "end" or study.end == "now"

    def years(self, study, dash="–"):
        """A school's time as printed."""
        if self.years_form == "span":
            return self.dates(study)
        return glue(dash, study.start[:4] if self.starts(study) else "", self.when.today(self.lang) if study.end == "now" else study.end[:4])

    def lines(self, role):
        """What a role tells, line by line."""
        return [role.intro, *role.points]

    def asides(self):
        """Further printed texts that may be taken for roles or awards."""
        return []

    def posts(self):
        """Titles and employers of unpaid work."""
        return [form for role in self.all("helping") for form in (role.title, role.company)]

    def titles(self):
        """Printed texts that may be taken for awards."""
        return [*self.all("papers"), *self.asides(), *self.posts()]

    def made(self, kind, source, target="pdf"):
        """The printed résumé with its truth."""
        return Made(kind, source, target, self.truth(), self.neutral())

    def truth(self):
        """What a perfect reader finds."""
        person = self.person
        return {
            "name": person.name, "email": person.email, "phone": person.phone, "location": person.place, "summary": person.about if self.has("about") else "",
            "experience": [self._role(role) for role in self.all("roles")], "education": [self._study(study) for study in self.all("studies")],
            "certifications": [self._card(card) for card in self.all("cards")], "achievements": [self._prize(prize) for prize in self.all("prizes")],
            "projects": [self._work(work) for work in self.all("works")], "skills": person.all_skills if self.has("skills") else [],
        }

    def neutral(self):
        """Printed, but neither right nor wrong."""
        skills = [form.format(*tongue) for tongue in self.all("tongues") for form in self.TONGUES] + self.all("likes")
        entries = [self._role(role) for role in self.all("helping")] + [{"position": text, "description": text} for text in self.asides()]
        return {"experience": entries, "skills": skills, "achievements": [{"title": title} for title in self.titles()]}

    def _role(self, role):
        return {"company": role.company, "position": role.title, "duration": self.dates(role), "description": glue("\n", *self.lines(role))}

    def _study(self, study):
        return truth.study(study, self.starts(study))

    def _card(self, card):
        return truth.card(card, self.parts["card"], self.date(card))

    def _prize(self, prize):
        return truth.prize(prize, self.parts["prize"], self.date(prize))

    def _work(self, work):
        return truth.work(work, self.parts["work"], self.dates(work))
