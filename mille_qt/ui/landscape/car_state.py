"""What can be seen of a side on its car."""

from typing import NamedTuple

from mille_rules.state import Status


class CarState(NamedTuple):
    """What a car shows of its side: why it stops, a speed limit, and Right of Way."""

    status: Status = Status.NOT_STARTED
    limited: bool = False
    priority: bool = False
