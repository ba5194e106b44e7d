"""What is known of an invented person before a layout chooses what to print."""

from dataclasses import dataclass, field


@dataclass
class Trade:
    """A profession to draw people from. `ladder` runs from the first job up; `firms` are endings of employers’ names; `points` are bullets with {a} (small number), {p} (per cent) and {m} (money)."""

    name: str
    ladder: list
    firms: list
    studies: list
    skills: dict
    cards: list
    points: list
    abouts: list
    works: list = field(default_factory=list)
    papers: bool = False


@dataclass
class Role:
    """One role; dates are "2019-03" or "now"."""

    title: str
    company: str
    place: str
    start: str
    end: str
    points: list


@dataclass
class Study:
    """A course of study; `note` (grade, thesis) belongs to no field; `end` may be "now"."""

    school: str
    degree: str
    subject: str
    start: str
    end: str
    note: str = ""


@dataclass
class Card:
    """A certificate or licence."""

    name: str
    issuer: str = ""
    date: str = ""
    url: str = ""


@dataclass
class Prize:
    title: str
    by: str = ""
    date: str = ""
    story: str = ""
    place: str = ""
    type: str = "achievement"
    url: str = ""


@dataclass
class Work:
    """A project."""

    name: str
    story: str
    tools: list
    start: str = ""
    end: str = ""
    url: str = ""


@dataclass
class Person:
    """`skills` maps a group to single skills; `links` are addresses of profiles, in no field; `turn` numbers the people."""

    name: str
    job: str
    email: str
    phone: str
    place: str
    about: str
    roles: list
    studies: list
    skills: dict
    links: list
    cards: list
    prizes: list
    works: list
    tongues: list
    likes: list
    helping: list
    papers: list
    referees: str
    turn: int = 0

    @property
    def all_skills(self):
        return [skill for group in self.skills.values() for skill in group]
