"""Cards that fly, and what ends their flight."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.ui.settings import Settings
from mille_rules import Card
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

Key = Qt.Key


class TestPace:
    @pytest.fixture
    def player(self, sit_down: Seat, settings: Settings) -> PlayerAtTable:
        player = sit_down(match_where("roll 25", "50 75", draws="100 100 100"))
        settings.pace = 4
        return player

    def test_a_card_flies_and_any_key_ends_it(self, player: PlayerAtTable) -> None:
        flights = player.page.table.table.flights
        page = player.page
        seq = player.update.seq
        QTest.keyClick(page, Key.Key_1)
        QTest.keyClick(page, Key.Key_Return)
        presses = 0
        while not flights.running:
            QApplication.processEvents()
        while not (player.hint.endswith("discard any") and not flights.running):
            QApplication.processEvents()
            if flights.running:
                # X means nothing at the table, D would discard: both only skip here.
                QTest.keyClick(page, (Key.Key_X, Key.Key_D)[presses % 2])
                assert not flights.running, "whatever was in the air has landed"
                presses += 1
        assert presses >= 3
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        assert len(player.items) == 7
        assert player.update.seq - seq == 4, "roll, two cards drawn, one discard"

    def test_a_click_beside_the_cards_ends_it_too(self, player: PlayerAtTable) -> None:
        flights = player.page.table.table.flights
        QTest.keyClick(player.page, Key.Key_1)
        QTest.keyClick(player.page, Key.Key_Return)
        while not flights.running:
            QApplication.processEvents()
        QTest.mouseClick(player.page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        assert player.statuses[0] == "Rolling", "it lies where it was going"

    def test_a_match_can_be_left_while_a_card_flies(self, player: PlayerAtTable) -> None:
        QTest.keyClick(player.page, Key.Key_1)
        QTest.keyClick(player.page, Key.Key_Return)
        flights = player.page.table.table.flights
        while not flights.running:
            QApplication.processEvents()
        player.window.shell.show_start()
        QTest.qWait(900)  # it would have landed by now; what fails in a slot fails the test
        assert player.window.game is None

    def test_the_flying_card_is_not_in_the_hand_as_well(self, player: PlayerAtTable) -> None:
        QTest.keyClick(player.page, Key.Key_1)
        QTest.keyClick(player.page, Key.Key_Return)
        flights = player.page.table.table.flights
        while not flights.running:
            QApplication.processEvents()
        assert [i for i, item in player.items.items() if not item.isVisible()] == [0]
