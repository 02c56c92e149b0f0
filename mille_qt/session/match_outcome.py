"""The outcome of a finished match, wherever it was played."""

from enum import StrEnum
from typing import NamedTuple


class MatchOrigin(StrEnum):
    """The places where matches are played."""

    SCREEN = "screen"
    NETWORK = "network"
    #: With real cards; the score keeper has added it up.
    PAPER = "paper"


class SideResult(NamedTuple):
    """The players of a side and its points."""

    people: tuple[str, ...]
    computers: tuple[str, ...]
    points: int


class MatchOutcome(NamedTuple):
    """A match that has come to its end."""

    #: The identity of the match; empty for paper cards.
    match_id: str
    #: Seconds since 1970.
    ended: float
    sides: tuple[SideResult, ...]
    #: More than one for a draw.
    winners: tuple[int, ...]
    origin: MatchOrigin
    #: True if there were hints or other help, or if moves were taken back.
    helped: bool = False
