"""What is known of a person of this set besides, and the blocks of which every page is composed."""

from dataclasses import dataclass, field

from kit import model


@dataclass
class Person(model.Person):
    """Here `helping` is a list of (role, organisation, years)."""

    link: str = ""
    second_email: str = ""


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
