"""Reminders in a window: a button beside the turn sign, a key, and what the others see."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_net.messages import PauseReason, Presence
from mille_qt.features.lan.nudge_button import NudgeButton
from mille_qt.ui.art.sound.sound import Sound
from tests.qt.features.lan.at_table import Table, change, end_race, seat_changed, two
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mille_qt.features.lan.nudge_button.NUDGE_AFTER", 0.0)
    monkeypatch.setattr("mille_qt.features.lan.nudge_button.LATER", 0.0)


def button(player: PlayerAtTable) -> NudgeButton | None:
    """The button, if it is shown."""
    QTest.qWait(3)
    found = player.page.findChild(NudgeButton)
    return found if found is not None and not found.isHidden() else None


def nudge(player: PlayerAtTable) -> None:
    player.window.shell.features.network.table._menu.nudge.trigger()  # type: ignore[union-attr]


def test_the_button_is_there_while_somebody_elsewhere_is_awaited(joined: Table) -> None:
    player, remote = joined(two())
    assert button(player) is None
    player.keys("1", "d")
    shown = button(player)
    assert shown is not None
    assert (shown.text(), shown.accessibleName()) == (
        "Remind",
        "Remind Marcel to play",
    )
    shown.click()
    assert remote.asked == [("nudge", 0)]


def test_enter_presses_the_button(joined: Table) -> None:
    player, remote = joined(two())
    player.keys("1", "d")
    shown = button(player)
    assert shown is not None
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert remote.asked == [("nudge", 0)]


@pytest.mark.parametrize(
    "seat", [{"presence": Presence.AWAY}, {"stand_in": True}], ids=["away", "stood in for"]
)
def test_there_is_no_button_for_who_would_not_hear(joined: Table, seat: dict) -> None:
    player, remote = joined(two())
    player.keys("1", "d")
    change(player, remote, seats=seat_changed(player, 1, **seat))
    assert button(player) is None


def test_there_is_no_button_while_the_match_stands_still(joined: Table) -> None:
    player, remote = joined(two())
    player.keys("1", "d")
    change(player, remote, paused=PauseReason.OWNER)
    assert button(player) is None


def test_who_only_watches_has_no_button(joined: Table) -> None:
    player, _ = joined(two(), me=9, names="Lucien")
    assert button(player) is None


def test_after_a_reminder_the_button_goes_for_a_while(joined: Table) -> None:
    player, remote = joined(two())
    player.keys("1", "d")
    assert button(player) is not None
    remote.listener.on_nudge(0, (1,))
    assert button(player) is None
    assert player.bar == "You reminded Marcel."


def test_who_is_reminded_hears_and_reads_it(joined: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    player, remote = joined(two())
    told: list[tuple[Sound, str]] = []
    shell = player.window.shell
    monkeypatch.setattr(shell, "notify", lambda sound, text="": told.append((sound, text)))
    remote.listener.on_nudge(1, (0,))
    text = "Marcel reminds you: it’s your turn."
    assert told == [(Sound.TURN, text)]
    assert player.bar == text


def test_at_a_shared_screen_it_is_said_who_is_reminded(joined: Table) -> None:
    record = match_where("25 50", "roll 75", "roll 25", people=(0, 1, 2), seats=3)
    player, remote = joined(record, names="Anna, Marcel")
    player.lift_curtain()
    remote.listener.on_nudge(2, (0,))
    assert player.bar == "Yvette reminds Anna: it’s your turn."


def test_reminders_between_others_and_of_muted_people_say_nothing(joined: Table) -> None:
    player, remote = joined(two(), me=9, names="Lucien")
    remote.listener.on_nudge(0, (1,))
    remote.listener.on_nudge(5, (1,))
    assert player.bar == ""
    player, remote = joined(two())
    player.page.session.mute(frozenset({6}))  # type: ignore[attr-defined]
    remote.listener.on_nudge(1, (0,))
    assert player.bar == ""


def test_the_key_asks_the_table(joined: Table) -> None:
    player, remote = joined(two())
    nudge(player)
    assert remote.asked == [("nudge", 0)]


def test_between_races_nobody_is_reminded(joined: Table) -> None:
    player, remote = joined(two())
    menu = player.window.shell.features.network.table._menu  # type: ignore[union-attr]
    assert menu.nudge.isEnabled()
    end_race(player, remote)
    assert not menu.nudge.isEnabled()
