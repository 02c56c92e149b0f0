"""The visible state of the car of a side."""

from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.state import Status, Tableau


class CarState(NamedTuple):
    """A hazard or the missing Roll, a speed limit, and Right of Way."""

    status: Status = Status.NOT_STARTED
    limited: bool = False
    priority: bool = False


def car_state(tableau: Tableau) -> CarState:
    """Return the state of the car of a side."""
    return CarState(tableau.status, tableau.limited, Card.RIGHT_OF_WAY in tableau.safeties)
