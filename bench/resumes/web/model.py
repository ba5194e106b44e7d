"""What this set knows of a person besides."""

from dataclasses import dataclass, field

from kit import model


@dataclass
class Person(model.Person):
    """`split` is how a name breaks over two lines; `links` are (label, address) pairs."""

    split: tuple = ()
    street: str = ""
    email2: str = ""
    phone2: str = ""
    talks: list = field(default_factory=list)
    courses: list = field(default_factory=list)
    memberships: list = field(default_factory=list)
    born: str = ""
    nationality: str = ""
    family: str = ""
