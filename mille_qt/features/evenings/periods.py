"""Evenings, months and years: which match belongs to which."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import NamedTuple

from mille_qt.session.match_outcome import MatchOutcome

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
