"""What is known of an invented person before a layout chooses what to print. Dates are (year, month), NOW or None."""

from dataclasses import dataclass, field

NOW = (9999, 0)


@dataclass
class Role:
    title: str
    company: str
    place: str
    start: tuple | None
    end: tuple | None
    intro: str = ""
    duties: list = field(default_factory=list)


@dataclass
class Study:
    """A course of study; `note` (grade, thesis) belongs to no field. `due` marks a degree that is expected at `end`."""

    school: str
    place: str
    degree: str
    subject: str
    start: tuple | None
    end: tuple | None
    note: str = ""
    due: bool = False


@dataclass
class Card:
    name: str
    issuer: str
    date: tuple | None
    url: str = ""


@dataclass
class Prize:
    title: str
    type: str
    by: str
    date: tuple | None
    story: str = ""
    place: str = ""
    url: str = ""


@dataclass
class Work:
    name: str
    story: str
    tools: list
    start: tuple | None = None
    end: tuple | None = None
    url: str = ""


@dataclass
class Person:
    """`skills` maps a group's label to single skills; `helping` is volunteering; `papers` and `referees` belong to no field."""

    name: str
    job: str
    email: str
    phone: str
    place: str
    about: str
    roles: list
    studies: list
    skills: dict
    links: list = field(default_factory=list)
    cards: list = field(default_factory=list)
    prizes: list = field(default_factory=list)
    works: list = field(default_factory=list)
    tongues: list = field(default_factory=list)
    likes: list = field(default_factory=list)
    helping: list = field(default_factory=list)
    papers: list = field(default_factory=list)
    referees: str = ""

    @property
    def all_skills(self):
        return [skill for group in self.skills.values() for skill in group]
