"""What is known of an invented person before a layout chooses what to print. A set that needs more extends these classes in a `model` of its own."""

from dataclasses import dataclass, field


@dataclass
class Role:
    """One role. Dates are "2019-03", "2019", "now" or ""; `intro` stands before the `points`."""

    title: str
    company: str
    place: str
    start: str
    end: str
    points: list = field(default_factory=list)
    intro: str = ""


@dataclass
class Study:
    """A course of study; `note` or `notes` (grade, thesis) belong to no field, `due` marks a degree that is still expected."""

    school: str
    place: str
    degree: str
    subject: str
    start: str
    end: str
    note: str = ""
    notes: list = field(default_factory=list)
    due: bool = False


@dataclass
class Card:
    """A certificate, licence or ticket."""

    name: str
    issuer: str = ""
    date: str = ""
    url: str = ""


@dataclass
class Prize:
    """An award; `type` is achievement, competition or hackathon, `place` the placing."""

    title: str
    by: str = ""
    date: str = ""
    place: str = ""
    story: str = ""
    url: str = ""
    type: str = "achievement"


@dataclass
class Work:
    """A project."""

    name: str
    story: str
    tools: list = field(default_factory=list)
    start: str = ""
    end: str = ""
    url: str = ""


@dataclass
class Person:
    """`skills` maps a group to single skills, `tongues` are (language, level), `helping` unpaid roles; `links`, `papers` and `personal` (birth date and the like) belong to no field."""

    name: str
    job: str
    email: str
    phone: str
    place: str
    about: str
    roles: list
    studies: list
    skills: dict
    lang: str = "en"
    links: list = field(default_factory=list)
    cards: list = field(default_factory=list)
    prizes: list = field(default_factory=list)
    works: list = field(default_factory=list)
    tongues: list = field(default_factory=list)
    likes: list = field(default_factory=list)
    helping: list = field(default_factory=list)
    papers: list = field(default_factory=list)
    personal: list = field(default_factory=list)

    @property
    def all_skills(self):
        """The skills without their groups."""
        return [skill for group in self.skills.values() for skill in group]
