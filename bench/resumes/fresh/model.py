"""What this set knows of a person besides; a layout trims it, prints all that is left, and the truth is what is left."""

from dataclasses import dataclass

from kit import model


@dataclass
class Person(model.Person):
    """`web` is a page of theirs, in no field."""

    web: str = ""
