"""The keys of the BSD game: a command, the number of a card, Enter; and those for the screen."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.settings import Settings
from mille_rules import Card
from tests.qt.access.conftest import Ears, ears  # noqa: F401
from tests.qt.play.conftest import Seat
from tests.qt.play.file_boxes import choose_file, ctrl
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.unpainted

Key = Qt.Key
DISCARD = "Discard which card? 1–7, or P for the one just drawn"
USE = "Play which card? 1–7, or P for the one just drawn"


@pytest.fixture
def player(sit_down: Seat) -> PlayerAtTable:
    """At the first turn, with Roll, 25 and Gasoline in the first places and 50 just drawn."""
    return sit_down(match_where("roll 25 gasoline", draws="50"))


class TestCommandFirst:
    @pytest.mark.parametrize("end", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
    def test_a_card_is_discarded_by_its_number_and_enter_or_space(
        self, player: PlayerAtTable, end: Qt.Key
    ) -> None:
        player.keys("d")
        assert player.bar == DISCARD
        player.keys("3")
        assert player.bar == "Enter discards Gasoline. Esc cancels."
        assert player.page.table.table.choice.target == DISCARD_PILE
        player.keys(end)
        assert player.update.view.discards[0] is Card.GASOLINE

    def test_a_card_is_used_by_its_number_and_enter(self, player: PlayerAtTable) -> None:
        player.keys("u")
        assert player.bar == USE
        player.keys("1")
        assert player.bar == "Enter plays Roll. Esc cancels."
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_p_is_the_card_just_drawn(self, player: PlayerAtTable) -> None:
        player.keys("d", "p", Key.Key_Return)
        assert player.update.view.discards[0] is Card.MILES_50

    def test_another_number_corrects_the_first(self, player: PlayerAtTable) -> None:
        player.keys("d", "1", "3", "3")
        assert player.bar.startswith("Enter discards Gasoline")
        player.keys(Key.Key_Return)
        assert player.update.view.discards[0] is Card.GASOLINE

    def test_enter_without_a_number_asks_again(self, player: PlayerAtTable) -> None:
        seq = player.update.seq
        player.keys("d", Key.Key_Return)
        assert (player.bar, player.update.seq) == (DISCARD, seq)

    def test_the_other_command_waits_for_enter_too(self, player: PlayerAtTable) -> None:
        player.keys("d", "u")
        assert player.bar == USE
        player.keys("d", "1", "u")
        assert player.bar == "Enter plays Roll. Esc cancels."
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_escape_abandons_it(self, player: PlayerAtTable) -> None:
        seq = player.update.seq
        player.keys("d", "3", Key.Key_Escape)
        assert (player.bar, player.page.hand.chosen) == ("", None)
        player.keys(Key.Key_Return, "3")
        assert player.update.seq == seq
        assert not player.bar.startswith("Discard")

    def test_a_card_that_cannot_be_used_says_why_and_another_can_be_chosen(
        self, player: PlayerAtTable
    ) -> None:
        player.keys("u", "2", Key.Key_Return)
        assert player.bar.startswith("You")
        player.keys("1", Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_a_safety_is_asked_for_once_more(self, sit_down: Seat) -> None:
        player = sit_down(match_where("driving-ace roll"))
        player.keys("d", "1", Key.Key_Return)
        assert player.bar == "Discard Driving Ace?"
        player.keys(Key.Key_Escape, "2", Key.Key_Return)
        assert player.update.view.tableaux[0].battle == (Card.ROLL,)

    def test_a_hazard_goes_to_the_side_that_the_arrows_choose(self, sit_down: Seat) -> None:
        moves = ("0 play roll", "1 play roll", "2 play roll")
        match = match_where("roll stop", "roll", "roll", seats=3, moves=moves)
        player = sit_down(match)
        player.keys("u", str(player.place_with(Card.STOP) + 1), Key.Key_Down, Key.Key_Return)
        assert player.update.view.tableaux[2].battle[-1] is Card.STOP

    def test_number_first_works_as_ever(self, player: PlayerAtTable) -> None:
        player.keys("3", "d")
        assert player.update.view.discards[0] is Card.GASOLINE

    def test_nothing_waits_after_another_order_of_the_hand(self, player: PlayerAtTable) -> None:
        player.keys("d", "o")
        assert not player.page.hand.question.is_open

    def test_it_is_said_to_screen_readers(self, sit_down: Seat, ears: Ears) -> None:  # noqa: F811
        player = sit_down(match_where("roll 25 gasoline", draws="50"))
        _ = player.page.accessible_table
        assert DISCARD not in ears.words
        player.keys("d")
        assert DISCARD in ears.words

    def test_without_single_letters_there_is_no_such_command(
        self, player: PlayerAtTable, settings: Settings
    ) -> None:
        settings.single_keys = False
        player.keys("d")
        assert player.bar != DISCARD


def questions(player: PlayerAtTable) -> list[QDialog]:
    """The questions over the window."""
    return [box for box in player.window.findChildren(QMessageBox) if box.isVisible()]


class TestLeaving:
    @pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Delete])
    def test_where_nothing_can_be_taken_back_the_key_asks_to_leave(
        self, player: PlayerAtTable, key: Qt.Key, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(player.page.session, "take_back", None)
        asked = []
        player.page.command.connect(asked.append)
        player.keys(key)
        assert [command.name for command in asked] == ["LEAVE"]

    @pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Delete])
    def test_otherwise_it_takes_back(self, player: PlayerAtTable, key: Qt.Key) -> None:
        asked = []
        player.page.command.connect(asked.append)
        player.keys(key)
        assert not asked

    def test_ctrl_l_draws_the_screen_again_and_asks_nothing(
        self, player: PlayerAtTable, qtbot: QtBot
    ) -> None:
        page = player.page
        ctrl(player.window, Key.Key_L)
        assert player.window.game is page
        assert not questions(player)
        keys = [action.shortcuts() for action in player.window.actions()]
        taken = [key.toString() for shortcuts in keys for key in shortcuts]
        assert QKeySequence("Ctrl+L").toString() not in taken
        assert len(taken) == len(set(taken))


class TestSheet:
    def test_w_opens_the_sheet_and_closes_it(self, player: PlayerAtTable) -> None:
        player.keys("w")
        assert player.sheet is not None
        assert player.sheet.title.text() == "Race 1 so far"
        player.keys("w")
        assert player.sheet is None


class TestSaving:
    def test_s_says_that_every_move_is_saved(
        self,
        sit_down: Seat,
        ears: Ears,  # noqa: F811
    ) -> None:
        player = sit_down(match_where("roll"))
        player.keys("s")
        words = "This match is saved automatically. You find it under Matches."
        assert player.bar == words
        assert words in ears.words

    def test_s_saves_in_the_file_of_the_match_and_names_it(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("roll"))
        ctrl(player.window, Key.Key_S)
        choose_file(player.window, tmp_path / "ours.mille")
        player.keys("1", Key.Key_Return)
        (tmp_path / "ours.mille").unlink()
        player.keys("s")
        assert player.bar == "Match saved in ours.mille."
        assert "0 play roll" in (tmp_path / "ours.mille").read_text("utf-8")

    def test_s_on_the_score_sheet_says_it_there(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        player.keys("w", "s")
        assert player.sheet is not None
        words = "This match is saved automatically. You find it under Matches."
        assert player.sheet.saved_text.text() == words

    def test_on_the_score_sheet_it_is_said_there(self, sit_down: Seat, tmp_path: Path) -> None:
        player = sit_down(match_where("roll"))
        player.keys("w")
        player.window.match_controller.save_as()
        choose_file(player.window, tmp_path / "ours.mille")
        assert player.sheet is not None
        assert player.sheet.saved_text.text() == "Match saved in ours.mille."
        assert player.sheet.saved_text.isVisible()
