"""What is known of an invented person before a layout chooses what to print."""

from dataclasses import dataclass, field


@dataclass
class Role:
    """One role. Dates are "2019-03", "2019", "now" or "". `duties` and `wins` are bullets, printed under two labels by some layouts, `stack` holds the tools of a developer’s role, `about` says what the employer does."""

    title: str
    company: str
    place: str
    start: str
    end: str
    intro: str = ""
    duties: list = field(default_factory=list)
    wins: list = field(default_factory=list)
    stack: list = field(default_factory=list)
    about: str = ""


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
    """A certificate, licence or ticket."""

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
    """`skills` maps a group to single skills; `strengths` (label -> sentence), `motto`, `referees` and `personal` are printed by layouts that have room for them and belong to no field."""

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
    boards: list = field(default_factory=list)
    strengths: dict = field(default_factory=dict)
    motto: str = ""
    referees: list = field(default_factory=list)
    personal: list = field(default_factory=list)
    email2: str = ""
    phone2: str = ""

    @property
    def all_skills(self):
        return [skill for group in self.skills.values() for skill in group]
