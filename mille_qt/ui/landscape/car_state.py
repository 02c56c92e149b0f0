"""The visible state of the car of a side."""

from typing import NamedTuple

from mille_rules.state import Status


class CarState(NamedTuple):
    """A hazard or the missing Roll, a speed limit, and Right of Way."""

    status: Status = Status.NOT_STARTED
    limited: bool = False
    priority: bool = False
