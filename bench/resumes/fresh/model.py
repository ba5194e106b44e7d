"""What is known of an invented person; a layout trims it, prints all that is left, and the truth is what is left."""

from dataclasses import dataclass, field


@dataclass
class Job:
    """Dates are "2019-03", "2019", "now" or ""."""

    title: str
    company: str
    place: str
    start: str
    end: str
    told: list = field(default_factory=list)
    intro: str = ""


@dataclass
class School:
    """`note` (grade, thesis) belongs to no field."""

    name: str
    place: str
    degree: str
    field: str
    start: str
    end: str
    note: str = ""


@dataclass
class Cert:
    name: str
    issuer: str = ""
    date: str = ""
    url: str = ""


@dataclass
class Award:
    title: str
    type: str = "achievement"
    rank: str = ""
    by: str = ""
    date: str = ""
    story: str = ""
    url: str = ""


@dataclass
class Proj:
    name: str
    story: str
    tools: list = field(default_factory=list)
    start: str = ""
    end: str = ""
    url: str = ""


@dataclass
class Person:
    """`skills` maps a group to its skills, `tongues` are (language, level), `helping` are voluntary jobs, `papers` publications."""

    name: str
    job: str
    email: str
    phone: str
    place: str
    about: str
    jobs: list
    schools: list
    skills: dict
    certs: list = field(default_factory=list)
    awards: list = field(default_factory=list)
    projs: list = field(default_factory=list)
    tongues: list = field(default_factory=list)
    likes: list = field(default_factory=list)
    helping: list = field(default_factory=list)
    papers: list = field(default_factory=list)
    web: str = ""
    lang: str = "en"

    @property
    def all_skills(self):
        return [skill for group in self.skills.values() for skill in group]
