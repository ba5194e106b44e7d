"""What this set knows of a person besides."""

from dataclasses import dataclass, field

from kit import model


@dataclass
class Person(model.Person):
    """`strengths` (ability -> what was done with it) and `memberships` belong to no field."""

    memberships: list = field(default_factory=list)
    strengths: dict = field(default_factory=dict)
