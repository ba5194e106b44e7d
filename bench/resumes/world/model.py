"""What is known of an invented person before a layout chooses what to print."""

from dataclasses import dataclass, field


@dataclass
class Role:
    """One role. Dates are "2019-03", "2019", "now" or ""; `tasks` are bullets."""

    title: str
    company: str
    place: str
    start: str
    end: str
    tasks: list = field(default_factory=list)
    intro: str = ""


@dataclass
class Study:
    """A course of study; `note` (grade, thesis) belongs to no field."""

    school: str
    place: str
    degree: str
    subject: str
    start: str
    end: str
    note: str = ""


@dataclass
class Card:
    """A certificate or licence. Addresses are kept without a scheme."""

    name: str
    issuer: str = ""
    date: str = ""
    url: str = ""


@dataclass
class Prize:
    """An award, or a result worth its own heading."""

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
    """`skills` maps a group to single skills; `areas` (skill area -> sentences) is what a skills-based résumé tells; `personal` and `links` belong to no field; `ending` is the form a Word file is saved in."""

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
    cards: list = field(default_factory=list)
    prizes: list = field(default_factory=list)
    works: list = field(default_factory=list)
    tongues: list = field(default_factory=list)
    likes: list = field(default_factory=list)
    helping: list = field(default_factory=list)
    papers: list = field(default_factory=list)
    areas: dict = field(default_factory=dict)
    personal: list = field(default_factory=list)
    links: list = field(default_factory=list)
    ending: str = "docx"

    @property
    def all_skills(self):
        return [skill for group in self.skills.values() for skill in group]
