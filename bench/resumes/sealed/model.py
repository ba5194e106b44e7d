"""What this set knows of a person besides. Its dates are (year, month), NOW or None."""

from dataclasses import dataclass

from kit import model

NOW = (9999, 0)


@dataclass
class Person(model.Person):
    """`referees` belongs to no field."""

    referees: str = ""
