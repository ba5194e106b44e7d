"""What is known of a person of this set, and what one layout shows of it: the page and the truth are drawn from the same choices."""

from dataclasses import dataclass, fields, is_dataclass, replace

from kit import dates, model, sheet, truth

ALL = frozenset("about roles studies skills cards prizes works tongues likes".split())


@dataclass
class Study(model.Study):
    """`short` is the abbreviated degree."""

    short: str = ""


@dataclass
class Person(model.Person):
    """`street` is a full address; `email2` is a second address that some layouts print."""

    street: str = ""
    email2: str = ""


class Dates(dates.When):
    """How a layout prints dates; `now` is of the person's language."""

    short = staticmethod(dates.three)


def escaped(value, escape):
    """The same with every string made safe for a page's language."""
    if isinstance(value, str):
        return escape(value)
    if isinstance(value, (list, tuple)):
        return type(value)(escaped(part, escape) for part in value)
    if isinstance(value, dict):
        return {escape(key): escaped(part, escape) for key, part in value.items()}
    if is_dataclass(value):
        return replace(value, **{part.name: escaped(getattr(value, part.name), escape) for part in fields(value)})
    return value


class Sheet(sheet.Sheet):
    """A person as one layout shows them. `p` is safe to print.

    `leave` is a section that is not printed; `place` is "place", "street" or ""; `depth` is how many roles are described;
    `short` prints abbreviated degrees; `starts` the first year of schools; `card`, `prize`, `work` are the printed parts.
    """

    TONGUES = ("{0}", "{1}", "{0} ({1})", "{0} {1}")

    def __init__(self, person, when, escape=str, leave="", place="place", depth=99, short=False, starts=True, card="issuer date", prize="by date story place", work="story tools dates url"):
        super().__init__(person, when, ALL - {leave}, card.split(), prize.split(), work.split(), "both" if starts else "end")
        self.place, self.depth, self.short = place, depth, short
        self.p = escaped(replace(person, **{leave: type(getattr(person, leave))()}) if leave else person, escape)

    def lines(self, role):
        """The intro and the bullets, where this layout describes the role."""
        number = next(number for number, same in enumerate(zip(self.person.roles, self.p.roles)) if role in same)
        return [line for line in super().lines(role) if line] if number < self.depth else []

    def degree(self, study, join=" in "):
        """Degree and subject, as printed."""
        return join.join(part for part in [study.short if self.short else study.degree, study.subject] if part)

    def years(self, study, dash="–", now="present"):
        start, end = study.start[:4], study.end[:4]
        if study.end == "now":
            return f"{start}{dash}{now}"
        return f"{start}{dash}{end}" if self.starts(study) and start else end

    def truth(self):
        return super().truth() | {"location": getattr(self.person, self.place) if self.place else ""}

    def _study(self, study):
        return truth.study(replace(study, degree=study.short) if self.short else study, self.starts(study))
