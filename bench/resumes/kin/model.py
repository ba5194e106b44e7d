"""The shape of a person is that which the sets share."""

from kit.model import Card, Person, Prize, Role, Study, Work

__all__ = ["Card", "Person", "Prize", "Role", "Study", "Work"]
