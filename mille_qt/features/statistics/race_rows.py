"""The rows of the statistics: one for each seat of each race, without hidden information."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple, Protocol

from mille_qt.session.race_players import RacePlayer
from mille_qt.session.record_info import Assistance, ends_of_races
from mille_qt.ui.report import csv_text
from mille_rules.record import Record
from mille_rules.views import View, view_for

if TYPE_CHECKING:
    from mille_rules.challenge import Challenge


class NotedMatch(Protocol):
    """The data of a match that the statistics need besides its view."""

    @property
    def match_id(self) -> str:
        """The identity of the match, on any computer."""

    @property
    def practice(self) -> bool:
        """True if the match does not count."""

    @property
    def assistance(self) -> Assistance:
        """The help that players have had in this match."""

    @property
    def challenge(self) -> "Challenge | None":
        """The challenge that is played, if any."""

    @property
    def on_network(self) -> bool:
        """True if players can sit at other computers."""

    def race_players(self, race: int) -> tuple[RacePlayer, ...]:
        """Return for each seat who is credited with a race, the latest one or an earlier one."""


class RaceRow(NamedTuple):
    """One seat in one race; the columns of the database and of its export, in their order."""

    match: str
    #: The number of the race in its match, from 1, and of the seat, from 0.
    race: int
    seat: int
    #: The time at which the race ended, in seconds since 1970.
    ended: float
    #: The rule set, and whether house rules change it.
    rules: str
    house_rules: int
    #: Whether races decide the match: all points are then races won.
    by_races: int
    seats: int
    side: int
    player: str
    #: The level of a computer player, empty for a person; whether it was a person at this screen.
    level: str
    here: int
    #: Whether somebody else made moves on the seat, too.
    shared: int
    #: The points of the side, item by item.
    distance: int
    safeties: int
    all_safeties: int
    coups: int
    trip: int
    delayed: int
    safe_trip: int
    extension: int
    shutout: int
    total: int
    #: The number of coups fourrés; whether the side arrived, and called the extension.
    coup_count: int
    arrived: int
    called: int
    #: The points of the side in the match, and how it ended with this race: `won`, `drawn` or
    #: `lost`, empty while it goes on.
    match_points: int
    result: str
    #: Whether there were hints in the match, moves were taken back in this race, and somebody saw
    #: the cards still out in the match.
    hinted: int
    taken_back: int
    aided: int
    network: int
    #: The number of a challenge, empty for other cards.
    challenge: str


def rows_of(match: NotedMatch, view: View, ended: float) -> tuple[RaceRow, ...]:
    """Return the rows of a finished race, one for each seat; `ended` in seconds since 1970.

    Empty in practice, and if nobody at this screen is credited with it.
    """
    players = match.race_players(view.match.race)
    if match.practice or not any(player.here for player in players):
        return ()
    return tuple(_row(match, view, ended, seat, player) for seat, player in enumerate(players))


def rows_of_record(
    match: NotedMatch, record: Record, ended: float
) -> Iterator[tuple[RaceRow, ...]]:
    """Generate the rows of each finished race in a record with which somebody here is credited.

    `ended` is the time of races without a note of it.
    """
    ends = ends_of_races(record)
    for state in record.race_ends():
        view = view_for(state, None)
        rows = rows_of(match, view, ends.get(view.match.race, ended))
        if rows:
            yield rows


def _row(match: NotedMatch, view: View, ended: float, seat: int, player: RacePlayer) -> RaceRow:
    rules, side = view.setup.rules, seat % view.setup.sides
    score = view.match.races[-1][side]
    return RaceRow(
        match=match.match_id,
        race=view.match.race,
        seat=seat,
        ended=ended,
        rules=rules.name,
        house_rules=int(bool(rules.house_rules() or rules.handicaps)),
        by_races=int(rules.by_races),
        seats=view.setup.seats,
        side=side,
        player=player.name,
        level=player.level,
        here=int(player.here),
        shared=int(player.shared),
        **score._asdict(),
        total=score.total,
        coup_count=len(view.tableaux[side].coups),
        arrived=int(view.completer == side),
        called=int(view.extension_by == side),
        match_points=view.match.points[side],
        result=_result(view.match.winners, side),
        hinted=int(match.assistance.hinted),
        taken_back=int(view.match.race in match.assistance.taken_back),
        aided=int(match.assistance.aided),
        network=int(match.on_network),
        challenge="" if match.challenge is None else match.challenge.number,
    )


def _result(winners: tuple[int, ...], side: int) -> str:
    if not winners:
        return ""
    if side not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "drawn"


def rows_as_csv(rows: Iterable[RaceRow]) -> str:
    """Return all rows as comma-separated values; docs/statistics.md describes the columns."""
    return csv_text(RaceRow._fields, map(_with_date, rows))


def _with_date(row: RaceRow) -> Iterator[object]:
    """Generate the values of a row, with the end of the race as a date in UTC."""
    for name, value in row._asdict().items():
        when = datetime.fromtimestamp(row.ended, UTC).isoformat(timespec="seconds")
        yield when if name == "ended" else value
