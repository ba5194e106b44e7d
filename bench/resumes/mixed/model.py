"""The people of this set and the parts of a career that a layout may print."""

from dataclasses import dataclass, field


@dataclass
class Job:
    """One role. Dates are "2019-03", "2019" or "now"; an empty company or date is something the person left out."""

    title: str
    company: str
    place: str
    start: str
    end: str
    points: list = field(default_factory=list)
    intro: str = ""


@dataclass
class School:
    """One course of study; `notes` are lines such as grades and theses, which belong to no field."""

    name: str
    place: str
    degree: str
    subject: str
    start: str
    end: str
    notes: list = field(default_factory=list)
    expected: bool = False


@dataclass
class Cert:
    name: str
    issuer: str = ""
    date: str = ""
    url: str = ""


@dataclass
class Award:
    title: str
    organization: str = ""
    date: str = ""
    description: str = ""
    position: str = ""
    type: str = "achievement"


@dataclass
class Project:
    name: str
    description: str
    tools: list = field(default_factory=list)
    url: str = ""
    start: str = ""
    end: str = ""


@dataclass
class Person:
    """Everything a person could tell; `skills` maps a group label to single skills."""

    name: str
    headline: str
    email: str
    phone: str
    place: str
    summary: str
    jobs: list
    schools: list
    skills: dict
    lang: str = "en"
    links: list = field(default_factory=list)
    certs: list = field(default_factory=list)
    awards: list = field(default_factory=list)
    projects: list = field(default_factory=list)
    languages: list = field(default_factory=list)
    interests: list = field(default_factory=list)
    volunteering: list = field(default_factory=list)
    publications: list = field(default_factory=list)
    memberships: list = field(default_factory=list)
    strengths: dict = field(default_factory=dict)
    personal: list = field(default_factory=list)

    @property
    def all_skills(self):
        return [skill for group in self.skills.values() for skill in group]
