"""What a layout knows of a person; how much of it is printed, and how, is the layout's own choice."""

from dataclasses import dataclass, field

NOW = (9999, 0)
"""The end of what goes on."""


@dataclass(frozen=True)
class Job:
    """`start` and `end` are (year, month), None where the person left them out; `text` is an introduction before the bullets."""

    company: str
    position: str
    place: str
    start: tuple | None
    end: tuple | None
    bullets: tuple = ()
    text: str = ""

    @property
    def lines(self):
        return ([self.text] if self.text else []) + list(self.bullets)


@dataclass(frozen=True)
class School:
    """`start` and `end` are years; an `end` in brackets, such as (2026,), is still expected."""

    institution: str
    degree: str
    field: str
    place: str
    start: int | None
    end: int | tuple | None
    note: str = ""


@dataclass(frozen=True)
class Certificate:
    name: str
    issuer: str = ""
    date: tuple | None = None
    url: str = ""


@dataclass(frozen=True)
class Award:
    title: str
    organization: str = ""
    year: int | None = None
    text: str = ""
    place: str = ""
    kind: str = "achievement"


@dataclass(frozen=True)
class Project:
    name: str
    text: str
    tools: tuple = ()
    years: str = ""
    url: str = ""


@dataclass(frozen=True)
class Person:
    name: str
    title: str
    email: str
    phone: str
    location: str
    summary: str = ""
    jobs: tuple = ()
    schools: tuple = ()
    certificates: tuple = ()
    awards: tuple = ()
    projects: tuple = ()
    skills: tuple = ()
    """(label, (skill, ...)) groups."""
    languages: tuple = ()
    """(language, level) pairs."""
    interests: tuple = ()
    volunteering: tuple = ()
    works: tuple = ()
    """Publications, as they are cited."""
    talks: tuple = ()
    memberships: tuple = ()
    link: str = ""
    second: str = ""
    """One more phone or e-mail; the first of each is the one that counts."""
    references: tuple = ()
    lang: str = "en"
    extra: dict = field(default_factory=dict)
    """What only one family of layouts prints, such as the name of a father."""

    @property
    def all_skills(self):
        return [skill for _, group in self.skills for skill in group]
