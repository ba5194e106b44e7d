"""What is known of an invented person before a layout chooses what to print."""

from dataclasses import dataclass, field


@dataclass
class Role:
    """One role. Dates are "2019-03", "2019", "now" or ""; `points` are the things done there."""

    title: str
    company: str
    place: str
    start: str
    end: str
    intro: str = ""
    points: list = field(default_factory=list)


@dataclass
class Study:
    """A course of study; `notes` (grades, modules, thesis) belong to no field."""

    school: str
    place: str
    degree: str
    subject: str
    start: str
    end: str
    notes: list = field(default_factory=list)


@dataclass
class Card:
    """A certificate, licence or course."""

    name: str
    issuer: str = ""
    date: str = ""
    url: str = ""


@dataclass
class Prize:
    """An award; `place` is the placing."""

    title: str
    by: str = ""
    date: str = ""
    place: str = ""
    story: str = ""
    type: str = "achievement"
    url: str = ""


@dataclass
class Work:
    """A project."""

    name: str
    story: str
    tools: list = field(default_factory=list)
    url: str = ""
    start: str = ""
    end: str = ""


@dataclass
class Person:
    """`skills` maps a group to single skills; `personal` (birth date and the like), `clients` and `referees` belong to no field."""

    name: str
    job: str
    email: str
    phone: str
    street: str
    place: str
    about: str
    roles: list
    studies: list
    skills: dict
    lang: str = "en"
    cards: list = field(default_factory=list)
    prizes: list = field(default_factory=list)
    works: list = field(default_factory=list)
    tongues: list = field(default_factory=list)
    likes: list = field(default_factory=list)
    helping: list = field(default_factory=list)
    clients: list = field(default_factory=list)
    papers: list = field(default_factory=list)
    personal: list = field(default_factory=list)
    referees: list = field(default_factory=list)
    mobile2: str = ""
