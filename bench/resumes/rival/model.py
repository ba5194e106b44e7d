"""What this set knows of a person besides, and what it draws people from."""

from dataclasses import dataclass, field

from kit import model


@dataclass
class Trade:
    """A profession to draw people from. `ladder` runs from the first job up; `firms` are endings of employers’ names; `points` are bullets with {a} (small number), {p} (per cent) and {m} (money)."""

    name: str
    ladder: list
    firms: list
    studies: list
    skills: dict
    cards: list
    points: list
    abouts: list
    works: list = field(default_factory=list)
    papers: bool = False


@dataclass
class Person(model.Person):
    """`links` are addresses of profiles, in no field; `turn` numbers the people."""

    referees: str = ""
    turn: int = 0
