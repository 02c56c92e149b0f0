"""The time for a turn in a window: a ring at the sign, and a warning before the end."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mille_net.messages import PauseReason
from mille_qt.play.panels.turn_clock import ClockView, TurnClock
from mille_qt.ui.access.announcing import announcer
from mille_rules.moves import PASS
from tests.qt.features.lan.at_table import Table, change, seat_changed, two
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

LIMIT = 30


def clock(player: PlayerAtTable) -> TurnClock | None:
    """The clock on the turn sign."""
    return player.page.sign.clock


def heard() -> list[str]:
    """Collect what screen readers are told from now on."""
    words: list[str] = []
    announcer().flush()
    announcer().said.connect(lambda text, _urgent: words.append(text))
    return words


def test_the_sign_shows_the_time_of_whoever_is_to_play(joined: Table) -> None:
    player, remote = joined(two(), turn_limit=LIMIT)
    assert clock(player) is None
    remote.listener.on_turn_time(0, 21, True)
    shown = clock(player)
    assert shown is not None
    assert 20 < shown.left <= 21
    assert player.page.sign._shown.clock != QRect()
    player.keys("1", "d")
    assert clock(player) is None, "the time was that of another turn"
    remote.listener.on_turn_time(1, LIMIT, True)
    assert clock(player) is not None


def test_the_time_of_a_paused_match_stands_still(joined: Table) -> None:
    player, remote = joined(two(), turn_limit=LIMIT)
    remote.listener.on_turn_time(0, 21, False)
    assert clock(player) is None, "nobody else plays, and so there is no time"
    change(player, remote, paused=PauseReason.OWNER)
    QTest.qWait(20)
    shown = clock(player)
    assert shown is not None
    assert shown.left == 21


def test_a_table_without_a_limit_shows_no_time(joined: Table) -> None:
    player, remote = joined(two())
    remote.listener.on_turn_time(0, 21, True)
    assert clock(player) is None


@pytest.mark.parametrize("seat", [1, 5])
def test_a_time_for_another_seat_is_not_shown(joined: Table, seat: int) -> None:
    player, remote = joined(two(), turn_limit=LIMIT)
    remote.listener.on_turn_time(seat, 21, True)
    assert clock(player) is None


def test_when_the_time_is_up_the_sign_says_so_and_any_key_plays_on(joined: Table) -> None:
    player, remote = joined(two(), turn_limit=LIMIT)
    remote.listener.on_turn_time(0, 1, True)
    change(player, remote, seats=seat_changed(player, 0, stand_in=True, idle=True))
    assert player.page.sign.text() == (
        "The computer is playing for you\nYou ran out of time. Press any key or click to play on."
    )
    assert clock(player) is None
    player.keys("t")
    assert ("stand_in", 0, False) in remote.asked


def test_the_others_are_told_whose_time_was_up(joined: Table) -> None:
    player, remote = joined(two(), turn_limit=LIMIT)
    change(player, remote, seats=seat_changed(player, 1, stand_in=True, idle=True))
    text = "Marcel ran out of time. The computer is playing for now."
    assert player.page.banner.text() == text


def test_shortly_before_the_end_the_time_is_announced_once(
    joined: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_qt.play.panels.turn_clock.LAST_SECONDS", 20.97)
    player, remote = joined(two(), turn_limit=60)
    words = heard()
    remote.listener.on_turn_time(0, 21, True)

    def is_announced() -> bool:
        announcer().flush()
        return bool(words)

    qtbot.waitUntil(is_announced)
    (first,) = words
    assert first.endswith(" seconds left for this turn.")
    remote.listener.on_turn_time(0, 15, True)
    QTest.qWait(20)
    announcer().flush()
    assert len(words) == 1
    assert player.page.sign.clock is not None


def test_the_time_of_somebody_else_is_not_announced(joined: Table) -> None:
    player, remote = joined(two(), me=9, names="Lucien", turn_limit=LIMIT)
    words = heard()
    remote.listener.on_turn_time(0, 10, True)
    QTest.qWait(20)
    announcer().flush()
    assert words == []
    assert clock(player) is not None


def test_the_curtain_shows_the_time_of_the_player_who_is_called(joined: Table) -> None:
    player, remote = joined(two(), names="Anna, Marcel", turn_limit=LIMIT)
    ring = player.page.curtain.findChild(ClockView)
    assert ring is not None
    assert not ring.isVisible()
    remote.listener.on_turn_time(0, LIMIT, True)
    assert player.page.curtain.isVisible()
    assert ring.isVisible()
    player.lift_curtain()
    player.keys("1", "d")
    assert not ring.isVisible()


def test_the_curtain_shows_the_time_for_a_turn_after_a_hazard_that_was_not_answered(
    joined: Table,
) -> None:
    moves = ("0 play roll", "1 draw", "1 discard 25", "2 draw", "2 play stop on 0")
    record = match_where(
        "roll 25", "25", "stop", draws="100 75 75 75", people=(0, 1, 2), seats=3, moves=moves
    )
    player, remote = joined(record, names="Anna, Marcel", turn_limit=LIMIT)
    ring, match = player.page.curtain.findChild(ClockView), remote.match
    assert ring is not None
    assert match is not None
    assert player.page.curtain.isVisible()
    match.submit(0, PASS, match.seq)
    remote.listener.on_turn_time(0, LIMIT, True)
    assert ring.isVisible()


def test_each_clock_counts_down_from_what_was_told() -> None:
    running, still = TurnClock(0, 900.0, LIMIT, runs=True), TurnClock(0, 900.0, LIMIT, runs=False)
    QTest.qWait(30)
    assert 0.0 < running.left < 900.0
    assert still.left == 900.0
    assert TurnClock(0, 5, 15, runs=True).last_seconds == 7.5
