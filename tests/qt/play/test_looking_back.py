"""Looking back at an earlier moment of a match, from a line of the log."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.ui.settings import Settings
from mille_rules import Card, Phase
from mille_rules.moves import discard
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

Key = Qt.Key

ROLLING = ("0 play roll", "1 play roll")


class TestLookingBack:
    @pytest.fixture
    def player(self, sit_down: Seat) -> PlayerAtTable:
        return sit_down(match_where("roll 100 25", "25 50", draws="50 50"))

    def test_a_line_of_the_log_shows_its_moment_and_escape_comes_back(
        self, player: PlayerAtTable
    ) -> None:
        player.keys("1", Key.Key_Return, str(player.place_with(Card.MILES_100) + 1), Key.Key_Return)
        now, rolling = player.statuses, ["Rolling", "Not started. Needs a Roll"]
        assert now == rolling
        player.click_line(0)
        assert player.statuses == ["Not started. Needs a Roll"] * 2
        assert player.bar == "The table at that moment."
        assert player.items == {}, "an earlier hand is not shown"
        player.keys(Key.Key_Escape)
        assert player.statuses == now
        assert (player.bar, len(player.items)) == ("", 7)
        player.play_by_keys(player.decide())

    def test_one_moment_after_another_and_back_by_mouse(self, player: PlayerAtTable) -> None:
        player.keys("1", Key.Key_Return)
        player.click_line(0)
        player.click_line(1)
        assert player.statuses[0] == "Rolling"
        player.press("Back to now")
        player.play_by_mouse(player.decide())

    def test_what_the_others_do_meanwhile_is_shown_afterwards(
        self, player: PlayerAtTable, settings: Settings
    ) -> None:
        settings.pace = 4
        QTest.keyClicks(player.page, "1")
        QTest.keyClick(player.page, Key.Key_Return)
        player.let_happen()
        player.click_line(0)
        settings.pace = 0
        player.keys("o")
        assert player.bar == "The table at that moment."
        assert player.statuses == ["Not started. Needs a Roll"] * 2
        assert player.update.seq > player.page.update_presenter.queues.seen
        player.keys(Key.Key_Escape)
        assert player.update.seq == player.page.update_presenter.queues.seen
        player.play_by_keys(player.decide())

    def test_a_question_is_asked_again_afterwards(self, sit_down: Seat, settings: Settings) -> None:
        settings.wait_after_hazard = True
        record = match_where("roll 25 50", "roll flat-tire", draws="50 50 50 50", moves=ROLLING)
        player = sit_down(record)
        player.play_by_keys(discard(Card.MILES_25))
        question = player.bar
        assert question == "Marcel plays Flat Tire on you."
        player.click_line(0)
        assert player.bar == "The table at that moment."
        player.keys(Key.Key_Space)
        assert player.bar == question
        player.keys(Key.Key_Space)
        assert player.update.view.phase is Phase.PLAY

    def test_the_keyboard_plays_on_whatever_was_clicked(self, player: PlayerAtTable) -> None:
        player.click_line(0)
        player.keys(Key.Key_Escape)
        player.keys("1", Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)
        player.press_tool("Sort")
        player.press_tool("Score")
        player.keys("1", "d")
        assert len(player.update.view.discards) == 3

    def test_by_keys_alone_from_line_to_line(self, player: PlayerAtTable) -> None:
        player.keys("1", Key.Key_Return)
        log = player.page.panel.log.lines
        log.setFocus()
        player.keys(Key.Key_Home, Key.Key_Return)
        assert player.statuses[0] == "Not started. Needs a Roll"
        player.keys(Key.Key_Down, Key.Key_Return)
        assert player.statuses[0] == "Rolling"
        player.keys(Key.Key_Escape)
        assert player.bar == ""

    def test_an_answer_given_with_tab_leaves_the_keyboard_at_the_table(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_after_hazard = True
        record = match_where(
            "roll 25 50", "roll flat-tire", draws="50 50 50 50",
            moves=(*ROLLING, "0 discard 25", "1 play flat-tire on 0"),
        )  # fmt: skip
        player = sit_down(record)
        (button,) = player.buttons().values()
        button.setFocus()
        player.keys(Key.Key_Space)
        assert player.bar == ""
        player.keys("1", "d")
        assert len(player.update.view.discards) > 1
