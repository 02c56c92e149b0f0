"""The menu of a table on the network, and what its owner can change."""

from typing import Any

import msgspec
import pytest
from PySide6.QtTest import QTest

from mille_net.messages import (
    ByeCode,
    Door,
    PauseReason,
    Purpose,
    WaitingInfo,
)
from mille_qt.ui.settings import EVERYONE
from tests.qt.features.lan.at_table import HOSTS, Table, change, seat_changed, two
from tests.qt.features.lan.fake_lan import WORDS
from tests.qt.play.player_at_table import PlayerAtTable


class TestMenu:
    @staticmethod
    def entries(player: PlayerAtTable) -> dict[str, Any]:
        menu = player.window.shell.features.network.table._menu  # type: ignore[union-attr]
        assert menu is not None
        menu.fill()
        inner = [
            each for action in menu.actions() if action.menu() for each in action.menu().actions()
        ]
        return {action.text().replace("&", ""): action for action in (*menu.actions(), *inner)}

    def test_a_seat_is_handed_to_the_computer_and_back(self, joined: Table) -> None:
        player, remote = joined(two())
        self.entries(player)["Anna"].trigger()
        change(player, remote, seats=seat_changed(player, 0, stand_in=True))
        assert (
            player.page.sign.text()
            == "The computer is playing for you\nTo play on, open the Table menu."
        )
        assert player.window.windowTitle() == "The computer is playing for you"
        entry = self.entries(player)["Anna"]
        assert entry.isChecked()
        entry.trigger()
        assert remote.asked == [("stand_in", 0, True), ("stand_in", 0, False)]

    def test_a_guest_has_nothing_of_the_owners(self, joined: Table) -> None:
        player, _ = joined(two())
        entries = self.entries(player)
        assert not {"Pause", "Remove", "Marcel"} & set(entries)
        assert "Leave table…" in entries

    def test_the_owner_pauses_and_goes_on(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        self.entries(player)["Pause"].trigger()
        change(player, remote, paused=PauseReason.OWNER)
        self.entries(player)["Continue"].trigger()
        assert remote.asked == [("pause", True), ("pause", False)]

    def test_the_owner_lets_somebody_in_during_a_race(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        request = WaitingInfo(7, "Cleo", "192.168.1.31", WORDS, Purpose.PLAY)
        change(player, remote, waiting=(request,))
        said = "Cleo is waiting to join: tiger violin banana"
        assert said in player.page.banner.text()
        self.entries(player)["Accept Cleo (tiger violin banana)"].trigger()
        self.entries(player)["Decline Cleo"].trigger()
        assert remote.asked == [("admit", 7, True), ("admit", 7, False)]
        change(player, remote, waiting=(msgspec.structs.replace(request, purpose=Purpose.WATCH),))
        assert "Cleo is waiting to watch" in player.page.banner.text()
        assert "Accept Cleo to watch (tiger violin banana)" in self.entries(player)

    @pytest.mark.parametrize("door", [Door.OPEN, Door.CODE])
    def test_everyone_is_accepted_by_themselves_at_a_table_for_everyone(
        self, joined: Table, door: Door
    ) -> None:
        player, remote = joined(two(), me=HOSTS)
        player.window.settings.table_door = EVERYONE
        request = WaitingInfo(7, "Cleo", "192.168.1.31", WORDS, Purpose.PLAY)
        change(player, remote, door=door, waiting=(request,))
        change(player, remote, waiting=(request,))
        assert remote.asked == ([("admit", 7, True)] if door is Door.OPEN else [])

    def test_somebody_who_is_waiting_is_accepted_when_everyone_can_join(
        self, joined: Table
    ) -> None:
        player, remote = joined(two(), me=HOSTS)
        request = WaitingInfo(7, "Cleo", "192.168.1.31", WORDS, Purpose.PLAY)
        change(player, remote, door=Door.OPEN, waiting=(request,))
        assert remote.asked == []
        player.window.settings.table_door = EVERYONE
        assert remote.asked == [("admit", 7, True)]

    def test_the_owner_has_another_code(self, joined: Table) -> None:
        player, remote = joined(two(), me=HOSTS)
        assert not any(text.startswith("New code") for text in self.entries(player))
        change(player, remote, door=Door.CODE, code="482913")
        self.entries(player)["New code (now 482913)"].trigger()
        assert remote.asked == [("new_code",)]

    def test_the_menu_goes_with_the_table(self, joined: Table) -> None:
        player, remote = joined(two())
        titles = [a.text() for a in player.window.menuBar().actions() if a.isVisible()]
        assert titles == ["&Game", "&Match", "&View", "Ta&ble", "&Help"]
        remote.listener.on_ended(ByeCode.CLOSING, {})
        QTest.qWait(1)
        titles = [a.text() for a in player.window.menuBar().actions() if a.isVisible()]
        assert titles == ["&Game", "&View", "&Help"]
