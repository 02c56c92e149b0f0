"""The score sheet between two races on the network: who is ready, and whether the deal was fair."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtTest import QTest

from mille_net.messages import (
    TablePhase,
)
from mille_net.tables import DealReport, DealState, LinkPhase, LinkState
from mille_rules import Match, view_for
from mille_rules.views import Update, public_update
from tests.qt.features.lan.at_table import HOSTS, Table, change, end_race, seat_changed, two
from tests.qt.features.lan.conftest import Session
from tests.qt.features.lan.fake_lan import human
from tests.qt.play.staged_match import match_where


def test_one_says_that_one_is_ready_and_sees_who_is_not(joined: Table) -> None:
    player, remote = joined(two())
    note = end_race(player, remote)
    assert note.ready.text() == ("Press Ready to go on. Still waiting for Marcel.")
    assert player.sheet is not None
    assert not player.sheet.buttons.save.isVisible()
    player.sheet.next_button.click()
    assert remote.asked == [("next_race",)]
    change(player, remote, ready_next=(1,))
    assert note.ready.text() == "Still waiting for Marcel."
    assert not player.sheet.next_button.isEnabled()
    change(player, remote, ready_next=(1, 6))
    assert note.ready.text() == "Everyone is ready."


def test_nobody_is_ready_while_the_computer_plays_for_all(joined: Table) -> None:
    player, remote = joined(two(), me=9, names="Lucien")
    note = end_race(player, remote)
    change(player, remote, seats=seat_changed(player, 0, stand_in=True))
    change(player, remote, seats=seat_changed(player, 1, stand_in=True))
    assert note.ready.text() == ""


def test_whoever_lets_the_others_wait_is_told_there_too(joined: Table) -> None:
    player, remote = joined(two())
    note = end_race(player, remote)
    change(player, remote, ready_next=(2,), seats=seat_changed(player, 0, idle=True))
    assert note.ready.text() == "The others are waiting for you: press Ready."


def test_a_lost_connection_is_told_there_too(joined: Table) -> None:
    player, remote = joined(two())
    note = end_race(player, remote)
    remote.listener.on_link(LinkState(LinkPhase.RECONNECTING, attempt=2))
    assert "Reconnecting (try 2)" in note.ready.text()


def test_a_spectator_who_has_lost_the_connection_is_not_told_of_a_seat(joined: Table) -> None:
    player, remote = joined(two(), me=9, names="Lucien")
    note = end_race(player, remote)
    remote.listener.on_link(LinkState(LinkPhase.RECONNECTING, attempt=2))
    assert note.ready.text() == "Connection lost. Reconnecting (try 2)."


def test_a_race_that_has_begun_already_is_not_covered_by_the_sheet(joined: Table) -> None:
    player, remote = joined(two())
    end_race(player, remote)
    player.window.match_controller.show_table()
    change(player, remote, phase=TablePhase.PLAY)
    player.page.update_presenter.race_over.emit(player.update)
    QTest.qWait(5)
    assert player.sheet is None


def test_the_next_race_is_being_dealt_until_the_public_update_which_comes_after_a_seats(
    session: Session,
) -> None:
    made, _ = session(1, human(1, "Anna"), human(1, "Marcel"), names=("Anna", "Marcel"))
    record = match_where("roll 25", "50 75", draws="100 75 75", people=(0, 1))
    dealt = Update(501, view_for(Match(record).state, 0), (), ())
    for phase in (TablePhase.BETWEEN, TablePhase.PLAY):
        made.on_table(msgspec.structs.replace(made.table, phase=phase))
    made.on_update(0, dealt)
    assert made.dealing, "a shared screen shows the public update"
    made.on_update(None, public_update(dealt))
    assert not made.dealing


def test_the_next_deal_brings_the_table_back(joined: Table) -> None:
    player, remote = joined(two())
    end_race(player, remote)
    change(player, remote, phase=TablePhase.PLAY)
    assert player.sheet is None
    assert player.window.game is not None


def test_the_owner_need_not_wait(joined: Table) -> None:
    player, remote = joined(two(), me=HOSTS)
    note = end_race(player, remote)
    assert note.now_button.isHidden()
    change(player, remote, ready_next=(HOSTS,))
    note.now_button.click()
    assert remote.asked == [("start",)]


@pytest.mark.parametrize(
    ("state", "said"),
    [(DealState.VERIFIED, "✓ Deal verified"), (DealState.PARTLY, "Deal not fully checked")],
)
def test_the_deal_is_shown_as_verified(joined: Table, state: DealState, said: str) -> None:
    player, remote = joined(two())
    note = end_race(player, remote)
    assert note.proof.isHidden()
    remote.listener.on_deal(DealReport(state, 1))
    assert note.proof.text() == said
    assert note.proof.toolTip()
    assert note.alarm.isHidden()


def test_a_deal_that_was_not_fair_names_the_file_that_proves_it(joined: Table) -> None:
    player, remote = joined(two())
    note = end_race(player, remote)
    remote.listener.on_deal(DealReport(DealState.FAILED, 1, evidence=Path("/proof/race-1")))
    assert str(Path("/proof/race-1")) in note.alarm.text()
    assert note.proof.isHidden()


def test_after_a_match_the_owner_begins_another_and_guests_wait(joined: Table) -> None:
    player, remote = joined(two(), me=HOSTS)
    end_race(player, remote, TablePhase.OVER)
    assert player.sheet is not None
    player.sheet.next_button.click()
    assert remote.asked == [("start",)]
    player, remote = joined(two())
    end_race(player, remote, TablePhase.OVER)
    assert player.sheet is not None
    assert not player.sheet.next_button.isEnabled()
