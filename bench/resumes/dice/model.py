"""What is known of a person, and the blocks of which every page is composed."""

from dataclasses import dataclass, field


@dataclass
class Job:
    """`start` and `end` are "2019-03" or "2019"; an `end` of "now" goes on, an empty one is a single date."""

    title: str
    company: str
    place: str
    start: str
    end: str
    text: str = ""
    points: list = field(default_factory=list)


@dataclass
class School:
    degree: str
    subject: str
    name: str
    place: str
    start: str
    end: str
    note: str = ""


@dataclass
class Cert:
    name: str
    issuer: str
    date: str


@dataclass
class Honour:
    title: str
    organization: str
    date: str
    description: str = ""
    position: str = ""
    type: str = "achievement"


@dataclass
class Project:
    name: str
    description: str
    tools: list
    start: str
    end: str = ""
    url: str = ""


@dataclass
class Person:
    """`skills` maps a group's label to its skills; `volunteering` is a list of (role, organisation, years)."""

    name: str
    headline: str
    email: str
    phone: str
    place: str
    link: str
    summary: str
    jobs: list
    schools: list
    skills: dict
    certs: list = field(default_factory=list)
    honours: list = field(default_factory=list)
    projects: list = field(default_factory=list)
    languages: list = field(default_factory=list)
    interests: list = field(default_factory=list)
    volunteering: list = field(default_factory=list)
    second_email: str = ""
    lang: str = "en"


@dataclass
class Line:
    """Runs are (text, part), where the part ("title", "employer", "date", …) decides the look; `right` stands at the right edge."""

    runs: list
    right: list = field(default_factory=list)


@dataclass
class Text:
    text: str


@dataclass
class Points:
    items: list
    glyph: str
    columns: int = 1


@dataclass
class Pills:
    items: list


@dataclass
class Rows:
    """A table; the first cell of each row is its label when `labelled`."""

    rows: list
    labelled: bool = True


@dataclass
class Bars:
    """(skill, level from 1 to 5) pairs drawn as bars or dots."""

    pairs: list
    dots: bool = False


@dataclass
class Entry:
    """A job, a school, …: its head lines, what stands in the gutter on the left, and its body."""

    lines: list
    gutter: str = ""
    body: list = field(default_factory=list)


@dataclass
class Section:
    key: str
    heading: str
    blocks: list
