"""The shape of an invented person, before any layout decides what to print of it."""

from dataclasses import dataclass, field


@dataclass
class Job:
    """`start` and `end` are "2019-03", "2019", "now" or "" (not said); `text` is an intro paragraph, `points` are bullets."""

    company: str
    title: str
    start: str
    end: str
    place: str = ""
    text: str = ""
    points: list = field(default_factory=list)


@dataclass
class School:
    """`subject` is the field of study; `note` (grade, thesis) is printed by some layouts and belongs to no field."""

    name: str
    degree: str
    subject: str = ""
    start: str = ""
    end: str = ""
    place: str = ""
    note: str = ""


@dataclass
class Cert:
    name: str
    issuer: str = ""
    date: str = ""
    url: str = ""


@dataclass
class Honour:
    title: str
    organization: str = ""
    date: str = ""
    description: str = ""
    position: str = ""
    type: str = "achievement"
    url: str = ""


@dataclass
class Project:
    name: str
    description: str = ""
    tools: list = field(default_factory=list)
    start: str = ""
    end: str = ""
    url: str = ""


@dataclass
class Person:
    """`name` as the person writes it; `split` is how it breaks over two lines; `skills` maps a group label to its skills."""

    name: str
    split: tuple
    headline: str
    email: str
    phone: str
    place: str
    summary: str
    jobs: list
    schools: list
    skills: dict
    lang: str = "en"
    street: str = ""
    email2: str = ""
    phone2: str = ""
    links: list = field(default_factory=list)
    certs: list = field(default_factory=list)
    honours: list = field(default_factory=list)
    projects: list = field(default_factory=list)
    languages: list = field(default_factory=list)
    interests: list = field(default_factory=list)
    volunteering: list = field(default_factory=list)
    publications: list = field(default_factory=list)
    talks: list = field(default_factory=list)
    courses: list = field(default_factory=list)
    memberships: list = field(default_factory=list)
    born: str = ""
    nationality: str = ""
    family: str = ""

    def all_skills(self):
        """The skills without their group labels."""
        return [skill for group in self.skills.values() for skill in group]
