"""Deals of the day: their dates, and the best result of each day on this computer."""

import re
from collections.abc import Iterable
from datetime import date, timedelta
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale

from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary
from mille_rules.challenge import Challenge, ChallengeError, of_day, parse
from mille_rules.styles import COMPUTER

#: The number of days that are looked back.
DAYS = 366
#: In a long date format of Qt: the weekday at its beginning, or the year at its end.
_WEEKDAY_OR_YEAR = re.compile(r"^dddd[,.،]?\s*|[,.،]?\s*('[^']*'\s*)?y+.*$")


class DayResult(NamedTuple):
    """The best result of people in a deal of the day."""

    day: date
    challenge: Challenge
    names: tuple[str, ...]
    points: int
    over: bool
    won: bool


def today() -> date:
    """Return the calendar day at this computer."""
    return QDate.currentDate().toPython()  # type: ignore[return-value]


def day_text(day: date) -> str:
    """Return a day without its year, as in `23 November`, in the order of the language."""
    form = _WEEKDAY_OR_YEAR.sub("", QLocale().dateFormat(QLocale.FormatType.LongFormat))
    return QLocale().toString(_qt_date(day), form) if form else date_text(day)


def date_text(day: date) -> str:
    """Return a date in figures."""
    return QLocale().toString(_qt_date(day), QLocale.FormatType.ShortFormat)


def _qt_date(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def best_by_day(matches: Iterable[MatchSummary], until: date) -> list[DayResult]:
    """Return the best result for each deal of the day up to a day, the latest day first."""
    best: dict[Challenge, DayResult] = {}
    for match in matches:
        result = _result(match, until)
        if result is not None:
            known = best.get(result.challenge)
            if known is None or _rank(known) < _rank(result):
                best[result.challenge] = result
    return sorted(best.values(), key=lambda one: (one.day, _rank(one)), reverse=True)


def _rank(result: DayResult) -> tuple[bool, int]:
    return result.over, result.points


def _result(match: MatchSummary, until: date) -> DayResult | None:
    """Return the best side of people in a match; None if it is no deal of the day."""
    try:
        challenge = parse(match.challenge)
    except ChallengeError:
        return None
    day = _days(challenge.rules.name, challenge.seats, until).get(challenge.code)
    if day is None or match.seats != challenge.seats or match.standing is MatchStatus.DAMAGED:
        return None
    sides = challenge.rules.sides_for(challenge.seats)
    people = [seat for seat, kind in enumerate(match.kinds) if not kind.startswith(COMPUTER)]
    if not people:
        return None
    side = max({seat % sides for seat in people}, key=lambda side: match.points[side])
    names = tuple(match.names[seat] for seat in people if seat % sides == side)
    over = match.standing is MatchStatus.FINISHED
    return DayResult(day, challenge, names, match.points[side], over, side in match.winners)


@cache
def _days(rules: str, seats: int, until: date) -> dict[str, date]:
    """The days of the codes of the last year."""
    days = (until - timedelta(days=back) for back in reversed(range(DAYS)))
    return {of_day(day.isoformat(), rules, seats).code: day for day in days}
