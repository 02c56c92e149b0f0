"""Standings: who has played with whom, in which evening, month or year, and has won how often."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import NamedTuple

from mille_qt.session.match_outcome import MatchOutcome

#: People by `person_key`.
PeopleKey = frozenset[str]

#: An evening ends at this hour of the next morning, in local time.
DAYBREAK = timedelta(hours=5)


class PeriodKind(StrEnum):
    """Kinds of periods."""

    EVENING = "evening"
    MONTH = "month"
    YEAR = "year"
    ALL = "all"


class Period(NamedTuple):
    """A period; `first` is its first day."""

    kind: PeriodKind
    first: date


def evening_of(ended: float) -> date:
    """Return the day to which a match belongs; `ended` in seconds since 1970.

    A night that goes past midnight belongs to the day on which it began.
    """
    return (datetime.fromtimestamp(ended, UTC).astimezone() - DAYBREAK).date()


def evening_start(now: float) -> float:
    """Return the time at which this evening began."""
    return (datetime.combine(evening_of(now), time()) + DAYBREAK).astimezone().timestamp()


def period_of(kind: PeriodKind, ended: float) -> Period:
    """Return the period of a kind to which a match belongs."""
    evening = evening_of(ended)
    if kind is PeriodKind.EVENING:
        return Period(kind, evening)
    if kind is PeriodKind.MONTH:
        return Period(kind, evening.replace(day=1))
    if kind is PeriodKind.YEAR:
        return Period(kind, evening.replace(month=1, day=1))
    return Period(kind, date.min)


def by_period(
    kind: PeriodKind, matches: Iterable[MatchOutcome]
) -> dict[Period, list[MatchOutcome]]:
    """Return the matches of each period of a kind, the latest period first."""
    found: dict[Period, list[MatchOutcome]] = defaultdict(list)
    for match in matches:
        found[period_of(kind, match.ended)].append(match)
    return dict(sorted(found.items(), reverse=True))


def matches_in(period: Period, matches: Iterable[MatchOutcome]) -> list[MatchOutcome]:
    """Return the matches of a period, in their order."""
    return by_period(period.kind, matches).get(period, [])


class Group(NamedTuple):
    """At least two people, and the matches that they and nobody else have played."""

    #: In alphabetical order, each name as it was last written.
    names: tuple[str, ...]
    #: The earliest first.
    matches: tuple[MatchOutcome, ...]

    @property
    def key(self) -> PeopleKey:
        """The people, for comparison with other groups."""
        return frozenset(map(person_key, self.names))

    @property
    def match_ids(self) -> frozenset[str]:
        """The identities of the matches."""
        return frozenset(match.match_id for match in self.matches)


def person_key(name: str) -> str:
    """Return a name without differences of case and spaces: equal for one person."""
    return unicodedata.normalize("NFC", " ".join(name.split()).casefold())


def people_of_match(match: MatchOutcome) -> PeopleKey | None:
    """Return the people of a match; None if nothing can be settled between them.

    That is the case for a single person, for people who all play on one side, and for two people
    of the same name.
    """
    names = [person_key(name) for side in match.sides for name in side.people]
    sides = sum(bool(side.people) for side in match.sides)
    return frozenset(names) if sides > 1 and len(set(names)) == len(names) else None


def groups_of(matches: Iterable[MatchOutcome]) -> list[Group]:
    """Return all groups, the one that has played last first."""
    found: dict[PeopleKey, list[MatchOutcome]] = defaultdict(list)
    for match in sorted(matches, key=lambda match: match.ended):
        people = people_of_match(match)
        if people is not None:
            found[people].append(match)
    groups = [Group(_names(played), tuple(played)) for played in found.values()]
    return sorted(groups, key=lambda group: -group.matches[-1].ended)


def _names(matches: Sequence[MatchOutcome]) -> tuple[str, ...]:
    latest = {
        person_key(name): " ".join(name.split())
        for match in matches
        for side in match.sides
        for name in side.people
    }
    return tuple(latest[key] for key in sorted(latest))


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
