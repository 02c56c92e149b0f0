"""A match on the network in a window, and what happens at its table."""

from collections.abc import Callable
from typing import Any

import msgspec
from PySide6.QtTest import QTest

from mille_net.messages import (
    TablePhase,
)
from mille_qt.features.lan.between_races import BetweenRaces
from mille_rules import Phase, Record, new_match, view_for
from mille_rules.views import Update
from tests.pictures.studio import FAR, HALF
from tests.qt.features.lan.fake_lan import FakeRemote
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

Table = Callable[..., tuple[PlayerAtTable, FakeRemote]]
HOSTS = 0


def change(player: PlayerAtTable, remote: FakeRemote, **fields: Any) -> None:
    """Tell of a table that is the same but for some fields."""
    session = player.window.shell.features.network.table.session  # type: ignore[union-attr]
    remote.listener.on_table(msgspec.structs.replace(session.table, **fields))
    player.settle()


def seat_changed(player: PlayerAtTable, number: int, **fields: Any) -> tuple:
    """The seats, one of them changed."""
    seats = list(player.window.shell.features.network.table.session.seats)  # type: ignore[union-attr]
    seats[number] = msgspec.structs.replace(seats[number], **fields)
    return tuple(seats)


def two(*people: int) -> Record:
    """A match of Anna and Marcel, in which Anna can roll."""
    return match_where("roll 25 50", "25 50", draws="100 75 75 75", people=people or (0, 1))


def end_race(
    player: PlayerAtTable, remote: FakeRemote, phase: TablePhase = TablePhase.BETWEEN
) -> BetweenRaces:
    rows = ((FAR, HALF),)
    over = phase is TablePhase.OVER
    state = new_match(remote.match.state.setup.rules, 2)  # type: ignore[union-attr]
    points = tuple(score.total for score in rows[0])
    match = state.match._replace(race=1, races=rows, points=points, winners=(0,) if over else ())
    state = state._replace(match=match, phase=Phase.OVER if over else Phase.DEAL)
    change(player, remote, phase=phase, ready_next=())
    session = player.window.shell.features.network.table.session
    for seat in (*session.people, None):
        remote.listener.on_update(seat, Update(500, view_for(state, seat), (), ()))
    player.settle()
    for _ in range(10):
        QTest.qWait(1)
    assert player.sheet is not None
    note = player.sheet.findChild(BetweenRaces)
    assert note is not None
    return note
