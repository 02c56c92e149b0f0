"""Evenings, months and years: which match belongs to which."""

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
    first = {
        PeriodKind.EVENING: evening,
        PeriodKind.MONTH: evening.replace(day=1),
        PeriodKind.YEAR: evening.replace(month=1, day=1),
        PeriodKind.ALL: date.min,
    }
    return Period(kind, first[kind])


def periods_of(kind: PeriodKind, matches: Iterable[MatchOutcome]) -> list[Period]:
    """Return the periods of a kind with matches, the latest first."""
    found = {period_of(kind, match.ended) for match in matches}
    return sorted(found, key=lambda period: period.first, reverse=True)


def matches_in(period: Period, matches: Iterable[MatchOutcome]) -> list[MatchOutcome]:
    """Return the matches of a period, in their order."""
    return [match for match in matches if period_of(period.kind, match.ended) == period]
