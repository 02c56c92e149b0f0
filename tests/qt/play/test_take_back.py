"""Taking back a move in an ordinary match: in time, and with the consent of everybody here."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mille_qt.play.keyboard import Command
from mille_qt.session.local_session import LocalSession
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record, Sitter, read_record
from mille_rules.challenge import new
from mille_rules.challenge_results import challenge_mark
from mille_rules.computer.player import Answer, ImmediateThinker
from mille_rules.moves import DRAW, Move, discard
from mille_rules.seating import sit_note
from mille_rules.views import View
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import header, match_where

pytestmark = pytest.mark.shown

Key = Qt.Key
QUESTION = "May Anna take back the last move?"


def curtain_words(player: PlayerAtTable) -> list[str]:
    """The words on the curtain."""
    return [label.text() for label in player.page.curtain.panel.words if label.isVisible()]


def curtain_buttons(player: PlayerAtTable) -> list[str]:
    """The buttons on the curtain, from left to right."""
    buttons = player.page.curtain.findChildren(QPushButton)
    shown = sorted((b for b in buttons if b.isVisible()), key=lambda b: (b.x(), b.y()))
    return [b.text() for b in shown]


def anna_has_discarded(sit_down: Seat) -> PlayerAtTable:
    """Anna has discarded 25; the curtain calls Marcel."""
    player = sit_down(match_where("25 50", "roll 75", draws="100 stop", people=(0, 1)))
    player.lift_curtain()
    player.play_by_keys(discard(Card.MILES_25))
    assert curtain_words(player)[0] == "Pass to Marcel"
    return player


class Slow(ImmediateThinker):
    """Answers when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[Callable[[], None]] = []

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        think = super().think
        self.answers.append(lambda: think(view, choices, level, answer))

    def answer(self) -> None:
        """Give the first answer that is due."""
        self.answers.pop(0)()


def record_of(session: LocalSession) -> Record:
    """The record of a match as it is saved."""
    return read_record(session.text().encode()).record


class TestAtOneScreen:
    def test_the_others_are_asked_before_the_next_card_is_drawn(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        buttons = curtain_buttons(player)
        assert "I’m Anna: take back my move" in buttons
        player.press("I’m Anna: take", player.page.curtain)
        assert curtain_words(player)[0] == QUESTION
        assert player.items == {}, "no hand is shown while somebody answers"
        player.press("&Yes", player.page.curtain)
        assert curtain_words(player)[0] == "Pass to Anna"
        player.lift_curtain()
        assert player.update.view.discards == ()
        assert Card.MILES_25 in player.hand
        assert player.log[-1] == "Anna takes a move back"
        assert "mark taken-back 0 1" in player.page.session.text()  # type: ignore[attr-defined]
        assert player.page.session.assistance.taken_back

    def test_those_who_are_asked_need_not_wait_before_they_answer(
        self, sit_down: Seat, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        player = anna_has_discarded(sit_down)
        monkeypatch.setattr("mille_qt.ui.single_presses.SETTLING", 60_000)
        player.keys(Key.Key_Backspace)
        player.press("&Yes", player.page.curtain)
        player.lift_curtain()
        assert Card.MILES_25 in player.hand

    def test_a_refusal_is_announced_and_the_match_goes_on(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        player.keys(Key.Key_Backspace, Key.Key_Backspace, Key.Key_Escape)
        words = curtain_words(player)
        why = "Not everyone agrees: the move stays. It’s your turn."
        assert words[:2] == ["Pass to Marcel", why]
        assert "I’m Anna: take back my move" not in curtain_buttons(player)
        player.lift_curtain()
        assert player.update.view.discards == (Card.MILES_25,)
        assert len(player.items) == 7
        assert not player.page.session.assistance.taken_back

    def test_the_question_is_answered_by_the_letters_of_its_buttons(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        player.keys(Key.Key_Backspace)
        player.keys(Key.Key_Tab)
        assert player.page.curtain.panel.agree.hasFocus()
        for command in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.MetaModifier):
            QTest.keyClick(player.page.curtain, Key.Key_Y, command)
            player.settle()
            assert curtain_words(player)[0] == QUESTION, "keys of commands are none"
        player.keys("x", "y")
        assert curtain_words(player)[0] == "Pass to Anna"
        player.lift_curtain()
        player.play_by_keys(discard(Card.MILES_25))
        player.keys(Key.Key_Backspace, "n")
        assert curtain_words(player)[0] == "Pass to Marcel"

    def test_a_refusal_is_told_in_another_language_once_that_is_chosen(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = anna_has_discarded(sit_down)
        player.keys(Key.Key_Backspace, Key.Key_Escape)
        settings.language = "fr"
        player.let_happen()
        why = curtain_words(player)[1]
        assert why.startswith("Tout le monde n’est pas d’accord\N{NO-BREAK SPACE}: le coup reste")

    def test_once_the_next_player_has_drawn_the_move_stays(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        player.lift_curtain()
        player.keys(Key.Key_Backspace)
        assert not player.page.curtain.isVisible()
        assert player.bar.startswith("Too late: the next card is drawn. Preferences > Table")

    def test_before_the_first_move_there_is_none_to_take_back(self, sit_down: Seat) -> None:
        player = sit_down(match_where("25 50"))
        player.keys(Key.Key_Backspace)
        assert player.bar == "There is no move to take back yet."

    def test_a_question_that_ends_with_a_change_of_players_says_so(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        player.press("I’m Anna: take", player.page.curtain)
        session = player.window.match
        assert session is not None
        anna, marcel = session.sitters
        session.change_players((anna, marcel._replace(name="Carl")), 100)
        player.settle()
        why = "The move stays: other players have taken over. It’s your turn."
        assert curtain_words(player)[:2] == ["Pass to Carl", why]

    def test_the_log_of_a_match_that_is_continued_tells_of_it(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        player.press("I’m Anna: take", player.page.curtain)
        player.press("&Yes", player.page.curtain)
        player.lift_curtain()
        player.play_by_keys(discard(Card.MILES_50))
        log = player.log
        assert "Anna takes a move back" in log
        session = player.window.match
        assert session is not None
        assert sit_down(read_record(session.text().encode()).record).log == log

    def test_who_draws_by_hand_can_still_agree_after_looking(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.auto_draw = False
        player = sit_down(match_where("25 50", "roll 75", draws="100 stop", people=(0, 1)))
        player.lift_curtain()
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        player.lift_curtain()
        player.press_tool("Take back")
        assert curtain_words(player)[0] == QUESTION
        assert player.items == {}

    def test_the_table_is_seen_again_if_a_computer_is_next(
        self, sit_down: Seat, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("mille_qt.session.take_back.MOMENT", 60.0)
        settings.pace = 1
        record = match_where("25 50", "75", "roll", "roll", people=(0, 2), seats=4, draws="100")
        player = sit_down(record)
        page = player.page
        player.lift_curtain()
        page.update_presenter.hurry()
        page.hand.make(discard(Card.MILES_25))
        page.take_back.request()
        assert curtain_words(player)[0] == QUESTION
        player.keys(Key.Key_Escape)
        assert not page.curtain.isVisible()
        assert page.update_presenter.queues.looking is None, "no hand is shown"
        assert player.bar == "Not everyone agrees: the move stays."
        page.take_back.end_moment()
        page.update_presenter.hurry()
        assert player.update.view.moves[2][0] == 1, "and the computer goes on"

    def test_the_button_is_on_the_way_of_the_tab_key(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        player.keys(Key.Key_Tab, Key.Key_Return)
        assert curtain_words(player)[0] == QUESTION

    def test_all_others_are_asked_together_and_not_again_after_two_refusals(
        self, sit_down: Seat
    ) -> None:
        record = match_where("25 50", "roll 75", "75", people=(0, 1, 2), seats=3, draws="100 stop")
        player = sit_down(record)
        player.lift_curtain()
        player.play_by_keys(discard(Card.MILES_25))
        player.keys(Key.Key_Backspace, Key.Key_Return)
        assert curtain_words(player)[0] == "Pass to Marcel"
        assert "mark take-back-refused 0" in player.page.session.text()  # type: ignore[attr-defined]
        player.keys(Key.Key_Backspace)
        assert curtain_words(player)[0] == QUESTION
        player.speak("fr")
        assert "Anna" in curtain_words(player)[0]
        assert curtain_words(player)[0] != QUESTION
        player.speak("en")
        player.press("&No", player.page.curtain)
        player.keys(Key.Key_Backspace)
        assert curtain_words(player)[0] == "Pass to Marcel"
        player.lift_curtain()
        assert player.update.view.discards == (Card.MILES_25,)


class TestAloneAgainstComputers:
    @pytest.mark.parametrize("pace", [0, 1, 4])
    def test_goes_back_again_and_again_at_every_pace(
        self, sit_down: Seat, settings: Settings, pace: int
    ) -> None:
        settings.pace = pace
        player = sit_down(match_where("roll 25 50", draws="100 75"))
        page, hands = player.page, []
        page.update_presenter.hurry()
        for card in (Card.MILES_25, Card.MILES_50):
            hands.append((player.update.seq, player.update.view))
            page.hand.make(discard(card))
            if card is Card.MILES_25:
                page.update_presenter.hurry()
        assert player.tool("Take back").isEnabled()
        while hands:
            page.obey(Command.TAKE_BACK)
            page.update_presenter.hurry()
            assert (player.update.seq, player.update.view) == hands.pop()
            shown = page.table_presenter.update
            assert shown is not None
            assert shown.view == player.update.view
            assert len(player.items) == 7
        page.obey(Command.TAKE_BACK)
        assert player.bar == "There is no move to take back yet."
        page.hand.make(discard(Card.MILES_50))
        page.update_presenter.hurry()
        assert player.update.view.discards[0] is Card.MILES_50
        assert page.session.assistance.taken_back

    def test_goes_back_from_the_question_about_a_hazard_and_behind_the_answer(
        self, sit_down: Seat
    ) -> None:
        record = match_where(
            "roll 25 right-of-way", "speed-limit 25", draws="100 75",
            moves=("0 play roll", "1 play speed-limit on 0"),
        )  # fmt: skip
        player = sit_down(record)
        assert player.page.bar.asks
        asked = player.update
        player.keys("n")
        player.keys(Key.Key_Backspace)
        assert player.page.bar.asks
        assert player.update.view == asked.view
        player.keys(Key.Key_Backspace)
        assert not player.page.bar.asks
        assert player.update.view.tableaux[0].battle == ()

    def test_the_answer_of_a_computer_player_that_thinks_is_dropped(
        self, sit_down: Seat, qapp: QApplication
    ) -> None:
        thinker = Slow()
        record = match_where("25 50 75", draws="100 75")
        session = LocalSession(record, lambda: None, thinker, first=0)
        session.start()
        seq = len(record.moves())
        session.submit(0, DRAW, seq)
        session.submit(0, discard(Card.MILES_25), seq + 1)
        take_back = session.take_back
        assert take_back is not None
        assert len(thinker.answers) == 1, "it has drawn, and thinks"
        assert take_back.undo(0)
        thinker.answer()
        assert len(record_of(session).moves()) == seq + 1
        session.submit(0, discard(Card.MILES_50), seq + 1)
        thinker.answer()
        assert str(record_of(session).moves()[seq + 2]) == "1 draw"

    def test_a_computer_that_plays_for_somebody_makes_it_a_match_of_people(
        self, sit_down: Seat, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("mille_qt.session.take_back.MOMENT", 60.0)
        record = match_where("25 50", "roll 75", draws="100 75", people=(0, 1))
        record.add(sit_note(1, Sitter("computer-normal", "Marcel")))
        player = sit_down(record)
        before = player.update
        player.play_by_keys(discard(Card.MILES_25))
        assert player.update.view.moves[-1][0] == 0, "the computer waits"
        player.keys(Key.Key_Backspace)
        assert player.update.view == before.view
        player.play_by_keys(discard(Card.MILES_50))
        player.keys(Key.Key_Shift, Key.Key_Control)
        assert player.update.view.moves[-1][0] == 0, "the computer still waits"
        player.keys(Key.Key_Escape)
        assert player.update.view.moves[2][0] == 1, "any key ends the moment"
        player.keys(Key.Key_Backspace)
        assert player.bar.startswith("Too late: the next card is drawn.")

    def test_a_match_that_was_killed_goes_on_from_there(
        self, sit_down: Seat, qapp: QApplication
    ) -> None:
        player = sit_down(match_where("roll 25 50", draws="100 75"))
        before = player.update.view
        player.play_by_keys(discard(Card.MILES_25))
        player.keys(Key.Key_Backspace)
        session = player.window.match
        assert session is not None
        on_disk = session._journal.path.read_bytes()  # type: ignore[attr-defined]
        again = sit_down(read_record(on_disk).record)
        assert again.update.view == before
        assert again.log[-1] == "You take your move back"
        again.keys(Key.Key_Backspace)
        assert again.bar == "There is no move to take back yet."

    @pytest.mark.usefixtures("qapp")
    def test_a_challenge_is_the_same_for_everybody(self) -> None:
        record = Record(header((0,)))
        record.add(challenge_mark(new("winning-moves", 2, lambda _below: 0)))
        session = LocalSession(record, lambda: None, ImmediateThinker())
        assert session.take_back is None
