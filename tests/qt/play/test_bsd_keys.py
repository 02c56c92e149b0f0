"""The keys of the BSD game: a command, the number of a card, Enter; and those for the screen."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from mille_qt.play.keyboard import Command
from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.turns import which_card
from mille_rules import DEFAULT_RULES, Card
from mille_rules.moves import play
from tests.qt.conftest import Ears, Seat
from tests.qt.play.file_boxes import choose_file, ctrl
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

Key = Qt.Key
#: Two hands of six and two cards to draw.
FEW = dict.fromkeys(("25", "50", "75", "100"), 3) | {"roll": 2}
SMALL_DECK = ",".join(f"{card.slug}:{FEW.get(card.slug, 0)}" for card in Card)
CARDS_AND_GAP = [
    Card.MILES_25, None, Card.MILES_75, Card.MILES_100, Card.MILES_25, Card.MILES_75,
]  # fmt: skip
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
        player.keys("u", str(player.place_with(Card.STOP) + 1))
        assert player.bar.startswith("Stop on Marcel. Enter plays it.")
        player.keys(Key.Key_Down)
        assert player.bar.startswith("Stop on Yvette. Enter plays it.")
        player.keys(Key.Key_Return)
        assert player.update.view.tableaux[2].battle[-1] is Card.STOP

    def test_number_first_works_as_ever(self, player: PlayerAtTable) -> None:
        player.keys("3", "d")
        assert player.update.view.discards[0] is Card.GASOLINE

    def test_nothing_waits_after_another_order_of_the_hand(self, player: PlayerAtTable) -> None:
        player.keys("d", "o")
        assert not player.page.hand.question.is_open

    def test_it_is_said_to_screen_readers(self, sit_down: Seat, ears: Ears) -> None:
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


class TestNumbers:
    @pytest.fixture
    def player(self, sit_down: Seat) -> PlayerAtTable:
        """With a gap in the second place, since there is no draw pile any more."""
        rules = DEFAULT_RULES.changed("player_counts", "2").changed("deck", SMALL_DECK)
        hands = "25 50 75 100 25 roll", "roll 25 50 75 100 50"
        moves = "0 play roll", "1 play roll"
        player = sit_down(match_where(*hands, draws="75 100", moves=moves, rules=rules))
        player.play_by_keys(play(Card.MILES_50))
        assert player.hand == CARDS_AND_GAP
        return player

    def test_count_the_cards_that_are_left(self, player: PlayerAtTable) -> None:
        for number in range(1, 6):
            player.keys(str(number))
            assert player.page.table.table.choice.chosen == (0, 2, 3, 4, 5)[number - 1]
            player.keys(Key.Key_Escape)
        player.keys("d")
        assert player.bar == "Discard which card? 1–5", "no card can be drawn any more"
        player.keys("p")
        assert player.bar == "Discard which card? 1–5"
        player.keys("u")
        assert player.bar == "Play which card? 1–5"
        player.keys("3", Key.Key_Return)
        assert Card.MILES_100 not in player.hand

    def test_of_the_only_card_is_one(self) -> None:
        assert which_card(True, 1, drawn=False) == "Discard which card? 1"
        assert which_card(False, 1, drawn=True).startswith("Play which card? 1, or P")

    def test_the_line_below_the_table_names_no_card_just_drawn(
        self, player: PlayerAtTable, settings: Settings
    ) -> None:
        settings.key_line = True
        player.keys("d")
        player.let_happen()
        assert "just drawn" not in player.page.key_line.text()
        assert player.page.key_line.text().startswith("1–5 choose")

    def test_without_a_card_say_so(self, player: PlayerAtTable) -> None:
        seq = player.update.seq
        player.keys("6")
        assert player.bar == "There is no card 6. The last one is 5."
        player.keys("d", "9")
        assert player.bar == "There is no card 9. The last one is 5."
        player.keys("1", Key.Key_Backspace)
        assert player.update.seq == seq

    def test_screen_readers_say_so_too(
        self,
        player: PlayerAtTable,
        ears: Ears,
    ) -> None:
        _ = player.page.accessible_table
        player.keys("8")
        assert "There is no card 8. The last one is 5." in ears.words

    def test_are_those_that_screen_readers_read(self, player: PlayerAtTable) -> None:
        names = [target.words for target in player.page.accessible_table.hand.targets]
        assert [name.rpartition(", ")[2] for name in names[:6]] == [
            "place 1", "Empty place", "place 2", "place 3", "place 4", "place 5",
        ]  # fmt: skip


class TestBackspaceInAQuestion:
    def test_cancels_the_number_and_then_the_question(self, player: PlayerAtTable) -> None:
        seq = player.update.seq
        player.keys("d", "3", Key.Key_Backspace)
        assert (player.bar, player.page.hand.chosen) == (DISCARD, None)
        player.keys(Key.Key_Backspace)
        assert not player.page.hand.question.is_open
        assert player.bar == ""
        player.keys(Key.Key_Return, Key.Key_Return)
        assert player.update.seq == seq

    def test_takes_no_move_back(self, player: PlayerAtTable) -> None:
        player.keys("3", "d")
        seq = player.update.seq
        player.keys("d", "1", Key.Key_Backspace, Key.Key_Backspace)
        assert player.update.seq == seq
        player.keys("d", "1", Key.Key_Backspace, "2", Key.Key_Return)
        assert player.update.view.discards[0] is not Card.ROLL


class TestLeaving:
    @pytest.mark.parametrize("key", ["q", Key.Key_Delete])
    def test_q_and_delete_ask_to_leave(self, player: PlayerAtTable, key: Qt.Key | str) -> None:
        asked: list[Command] = []
        player.page.commands.for_window.connect(asked.append)
        player.keys(key)
        assert asked == [Command.LEAVE]

    def test_backspace_never_does(
        self, player: PlayerAtTable, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[Command] = []
        player.page.commands.for_window.connect(asked.append)
        player.keys(Key.Key_Backspace)
        monkeypatch.setattr(player.page.session, "take_back", None)
        player.keys(Key.Key_Backspace)
        assert player.bar == "Moves can’t be taken back here."
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
        ears: Ears,
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
