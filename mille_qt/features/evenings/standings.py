"""The standings of a group over some matches: matches won, points, differences."""

from collections.abc import Sequence
from typing import NamedTuple

from mille_qt.features.evenings.groups import person_key
from mille_qt.session.match_outcome import MatchOutcome


class PersonTotals(NamedTuple):
    """The line of a person in the standings."""

    name: str
    #: From 1; equal for people who are level.
    rank: int
    won: int
    points: int
    #: Points more than the others, less those that they have more.
    difference: int


class MatchShare(NamedTuple):
    """The part of a person in a match: points and difference are those of the side."""

    side: int
    points: int
    difference: int
    won: bool


def share_of(match: MatchOutcome, name: str) -> MatchShare:
    """Return the part of a person of the group in a match."""
    key = person_key(name)
    side = next(i for i, own in enumerate(match.sides) if key in map(person_key, own.people))
    return MatchShare(
        side=side,
        points=match.sides[side].points,
        difference=side_difference(match, side),
        won=match.winners == (side,),
    )


def side_difference(match: MatchOutcome, side: int) -> int:
    """Return the sum of the differences to each other side with people."""
    own = match.sides[side].points
    return sum(own - other.points for other in match.sides if other.people)


def standings_of(names: Sequence[str], matches: Sequence[MatchOutcome]) -> list[PersonTotals]:
    """Return the lines of all people: by matches won, then by difference."""
    lines = []
    for name in names:
        shares = [share_of(match, name) for match in matches]
        won = sum(share.won for share in shares)
        points = sum(share.points for share in shares)
        lines.append(PersonTotals(name, 0, won, points, sum(s.difference for s in shares)))
    lines.sort(key=lambda line: (-line.won, -line.difference))
    return [line._replace(rank=_rank(line, lines)) for line in lines]


def _rank(line: PersonTotals, lines: Sequence[PersonTotals]) -> int:
    ahead = sum((one.won, one.difference) > (line.won, line.difference) for one in lines)
    return ahead + 1
