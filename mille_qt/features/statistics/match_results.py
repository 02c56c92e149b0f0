"""The results of finished matches, computed from the rows of their races."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome, SideResult


def match_results(rows: Iterable[RaceRow]) -> list[MatchOutcome]:
    """Return the results of all matches that are over."""
    by_match: dict[str, list[RaceRow]] = defaultdict(list)
    for row in rows:
        by_match[row.match].append(row)
    return [result for rows in by_match.values() for result in _result(rows)]


def _result(rows: Sequence[RaceRow]) -> list[MatchOutcome]:
    """Return the result of a match, or nothing if it is not over."""
    race = max(row.race for row in rows)
    last = [row for row in rows if row.race == race]
    if not all(row.result for row in last):
        return []
    players = _players(rows)
    sides = sorted({row.side: row for row in last}.items())
    return [
        MatchOutcome(
            match_id=last[0].match,
            ended=last[0].ended,
            sides=tuple(_side(row, players) for _, row in sides),
            winners=tuple(side for side, row in sides if row.result != "lost"),
            origin=MatchOrigin.NETWORK if last[0].network else MatchOrigin.SCREEN,
            helped=any(row.hinted or row.taken_back or row.aided for row in rows),
        )
    ]


def _players(rows: Sequence[RaceRow]) -> list[RaceRow]:
    """Return a row for each seat: of the person who played there last, else of the computer."""
    seats: dict[int, RaceRow] = {}
    for row in sorted(rows, key=lambda row: row.race):
        if row.seat not in seats or not row.level or seats[row.seat].level:
            seats[row.seat] = row
    return [seats[seat] for seat in sorted(seats)]


def _side(row: RaceRow, players: Sequence[RaceRow]) -> SideResult:
    mine = [player for player in players if player.side == row.side]
    return SideResult(
        people=tuple(player.player for player in mine if not player.level),
        computers=tuple(player.player for player in mine if player.level),
        points=row.match_points,
    )
