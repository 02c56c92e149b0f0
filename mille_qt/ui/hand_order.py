"""The orders of the hand."""

from enum import StrEnum


class HandOrder(StrEnum):
    """The order of the cards in the hand."""

    ARRIVAL = "arrival"
    FAMILY = "family"
    MANUAL = "manual"
