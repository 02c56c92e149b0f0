"""The miles of the sides, and the states of their cars."""

from typing import NamedTuple

from mille_qt.ui.landscape.car_state import CarState
from mille_rules.cards import Card
from mille_rules.state import Tableau


class Drive(NamedTuple):
    """The miles of all sides; `extension` is the target to which the race may still be extended."""

    miles: tuple[int, ...]
    target: int
    extension: int | None = None
    #: A side, and its miles after playing a card.
    ghost: tuple[int, int] | None = None

    @property
    def scale(self) -> int:
        """The last mile of the road: the farthest possible target."""
        return self.target if self.extension is None else self.extension

    def same_trip(self, other: "Drive") -> bool:
        """Whether another drive has the same sides and the same target."""
        return (len(self.miles), self.target) == (len(other.miles), other.target)


def car_state(tableau: Tableau) -> CarState:
    """The state of the car of a side."""
    return CarState(tableau.status, tableau.limited, Card.RIGHT_OF_WAY in tableau.safeties)
