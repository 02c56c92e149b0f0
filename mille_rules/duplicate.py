"""Two tables at the same challenge, compared race by race as in duplicate bridge.

Both tables had the same cards on the same seats, so what differs is the play. In a race the score
of a side is its points less those of each opponent. A swing is that score at the first table less
the score of the same seats at the second. With two sides the first table's other side has the
opposite swing: it is a team with the second table's first side, who held the other cards.
"""

from enum import StrEnum
from typing import NamedTuple

from mille_rules.challenge import Challenge
from mille_rules.challenge_results import challenge_of, is_dealt_from
from mille_rules.match_id import match_id
from mille_rules.record import Record


class DuplicateFault(StrEnum):
    """Why a match cannot be compared with another one."""

    CHALLENGE = "challenge"  # no challenge, or one of another number
    CARDS = "cards"  # the cards, the first seat or the points at the start are not the challenge's
    RACE = "race"  # no race is over
    SAME = "same"  # both are the same match


class DuplicateError(ValueError):
    """A match cannot be compared; `fault` is the reason."""

    def __init__(self, fault: DuplicateFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Board(NamedTuple):
    """The points of each side in one race, at both tables."""

    first: tuple[int, ...]
    second: tuple[int, ...]

    def swing(self, side: int) -> int:
        """Return the score of the side at the first table less that at the second."""
        return _score(self.first, side) - _score(self.second, side)


def check_table(challenge: Challenge, record: Record) -> None:
    """Raise DuplicateError if a match is no table of this challenge, or has no result yet.

    Raises RefusedError if the record has an illegal move.
    """
    if challenge_of(record) != challenge:
        raise DuplicateError(DuplicateFault.CHALLENGE)
    if not is_dealt_from(challenge, record):
        raise DuplicateError(DuplicateFault.CARDS)
    if not record.state.match.races:
        raise DuplicateError(DuplicateFault.RACE)


def compare(challenge: Challenge, first: Record, second: Record) -> tuple[Board, ...]:
    """Return the races that are over at both tables.

    Raises DuplicateError, and RefusedError if a record has an illegal move.
    """
    for record in (first, second):
        check_table(challenge, record)
    if match_id(first) == match_id(second):
        raise DuplicateError(DuplicateFault.SAME)
    races = zip(first.state.match.races, second.state.match.races, strict=False)
    return tuple(
        Board(tuple(score.total for score in one), tuple(score.total for score in other))
        for one, other in races
    )


def _score(points: tuple[int, ...], side: int) -> int:
    return sum(points[side] - other for other in points)
