"""What this set knows of a person besides."""

from dataclasses import dataclass, field

from kit import model


@dataclass
class Person(model.Person):
    """`street` stands before the place in a full address; `clients` and `referees` belong to no field."""

    street: str = ""
    clients: list = field(default_factory=list)
    referees: list = field(default_factory=list)
    mobile2: str = ""
