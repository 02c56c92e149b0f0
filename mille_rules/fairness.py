"""Whom computer players are to attack: a choice for a whole match, of which records keep a note."""

from enum import StrEnum


class Fairness(StrEnum):
    """Which of several sides is given a hazard that could go to any of them."""

    #: Whichever the strategy itself prefers.
    BEST = "best"
    #: The side with the most points in match and race together.
    LEADER_FIRST = "leader-first"
    #: The side that this one has attacked least in the race.
    EVEN_HANDED = "even-handed"
    #: The side that attacked this one last.
    WHO_HIT_ME = "who-hit-me"
