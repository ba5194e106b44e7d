"""What this set knows of a person besides."""

from dataclasses import dataclass, field

from kit import model


@dataclass
class Person(model.Person):
    """`areas` (skill area -> sentences) is what a skills-based résumé tells; `ending` is the form a Word file is saved in. Addresses are kept without a scheme."""

    areas: dict = field(default_factory=dict)
    ending: str = "docx"
