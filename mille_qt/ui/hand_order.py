"""The orders in which a player can keep the hand."""

from enum import StrEnum


class HandOrder(StrEnum):
    """The order of the cards in the hand."""

    ARRIVAL = "arrival"
    FAMILY = "family"
    MANUAL = "manual"
