"""What this set knows of a person besides."""

from dataclasses import dataclass, field

from kit import model


@dataclass
class Role(model.Role):
    """`wins` are bullets that some layouts print under a label of their own, `stack` holds the tools of a developer’s role, `about` says what the employer does."""

    wins: list = field(default_factory=list)
    stack: list = field(default_factory=list)
    about: str = ""


@dataclass
class Person(model.Person):
    """`strengths` (label -> sentence), `motto` and `referees` are printed by layouts that have room for them and belong to no field."""

    boards: list = field(default_factory=list)
    strengths: dict = field(default_factory=dict)
    motto: str = ""
    referees: list = field(default_factory=list)
    email2: str = ""
    phone2: str = ""
