"""Whom computer players attack: a choice for a whole match, noted in its record."""

from enum import StrEnum


class Fairness(StrEnum):
    """Selects the side that gets a hazard if several could."""

    #: The side that the strategy prefers.
    BEST = "best"
    #: The side with the most points in match and race together.
    LEADER_FIRST = "leader-first"
    #: The side that this one has attacked least in the race.
    EVEN_HANDED = "even-handed"
    #: The side that attacked this one last.
    WHO_HIT_ME = "who-hit-me"
