"""Taking back a move in an ordinary match: in time, and with the consent of everybody here."""

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtWidgets import QApplication, QPushButton

from mille_qt.play.keyboard import Command
from mille_qt.session.local_session import LocalSession
from mille_qt.table import durations
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record, read_record
from mille_rules.challenge import new
from mille_rules.challenge_results import challenge_mark
from mille_rules.computer.player import ImmediateThinker
from mille_rules.moves import DRAW, discard
from tests.qt.play.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import header, match_where

Key = Qt.Key
QUESTION = "Anna would like to take back the last move. No card has been drawn since."


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


class TestAtOneScreen:
    def test_the_others_are_asked_before_the_next_card_is_drawn(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        buttons = curtain_buttons(player)
        assert "I’m Anna: take back my move" in buttons
        player.press("I’m Anna: take", player.page.curtain)
        assert curtain_words(player)[:2] == ["Pass to Marcel", QUESTION]
        assert player.items == {}, "no hand is shown while somebody answers"
        player.press("&Yes", player.page.curtain)
        assert curtain_words(player)[0] == "Pass to Anna"
        player.lift_curtain()
        assert player.update.view.discards == ()
        assert Card.MILES_25 in player.hand
        assert player.log[-1] == "Anna takes a move back"
        assert "mark taken-back 0" in player.page.session.text()  # type: ignore[attr-defined]
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
        why = "Marcel does not agree to the take-back. It’s your turn."
        assert words[:2] == ["Pass to Marcel", why]
        assert "I’m Anna: take back my move" not in curtain_buttons(player)
        player.lift_curtain()
        assert player.update.view.discards == (Card.MILES_25,)
        assert len(player.items) == 7
        assert not player.page.session.assistance.taken_back

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
        assert curtain_words(player)[:2] == ["Pass to Marcel", QUESTION]
        assert player.items == {}

    def test_the_table_is_seen_again_if_a_computer_is_next(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.pace = 1
        record = match_where("25 50", "75", "roll", "roll", people=(0, 2), seats=4, draws="100")
        player = sit_down(record)
        page = player.page
        player.lift_curtain()
        page.update_presenter.hurry()
        page.turn_controller.make(discard(Card.MILES_25), -1)
        page.update_presenter.hurry()
        page.take_back.request()
        assert curtain_words(player)[:2] == ["Pass to Yvette", QUESTION]
        player.keys(Key.Key_Escape)
        assert not page.curtain.isVisible()
        assert page.update_presenter.queues.looking is None, "no hand is shown"
        assert player.bar == "Yvette does not agree to the take-back."
        page.take_back.end_moment()
        page.update_presenter.hurry()
        assert player.update.view.moves[2][0] == 1, "and the computer goes on"

    def test_the_button_is_on_the_way_of_the_tab_key(self, sit_down: Seat) -> None:
        player = anna_has_discarded(sit_down)
        player.keys(Key.Key_Tab, Key.Key_Return)
        assert curtain_words(player)[1] == QUESTION


class TestAloneAgainstComputers:
    def test_computer_players_wait_until_the_move_has_been_seen(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.pace = 1
        player = sit_down(match_where("roll 25 50", draws="100 75"))
        player.page.update_presenter.skip()
        before = player.update
        player.page.turn_controller.make(discard(Card.MILES_25), -1)
        assert player.update.view.draw_pile == before.view.draw_pile
        assert player.tool("Take back").isEnabled()
        player.page.obey(Command.TAKE_BACK)
        assert (player.update.seq, player.update.view) == (before.seq, before.view)
        player.page.turn_controller.make(discard(Card.MILES_50), -1)
        player.page.update_presenter.hurry()
        player.page.take_back.end_moment()
        assert player.update.view.draw_pile < before.view.draw_pile, "the next card is drawn"

    def test_the_animation_of_the_move_is_a_part_of_the_time(
        self, sit_down: Seat, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(durations, "TAKE_BACK", 200)
        settings.pace = 1
        page = sit_down(match_where("roll 25 50", draws="100 75")).page
        page.update_presenter.skip()
        page.turn_controller.make(discard(Card.MILES_25), -1)
        QThread.msleep(page.table.table.tempo.of(durations.TAKE_BACK))
        page.update_presenter.hurry()
        assert page.session.take_back.seat == 0, "until the event loop runs"
        QApplication.processEvents()
        assert page.session.take_back.seat is None, "the computer player has moved"

    def test_a_move_of_a_computer_player_ends_the_time(self) -> None:
        record = match_where("25 50", "roll 75", draws="100 75", people=(0,))
        session = LocalSession(record, lambda: None, ImmediateThinker(), first=0)
        session.start()
        take_back = session.take_back
        assert take_back is not None
        take_back.computers_wait = True
        seq = len(record.moves())
        session.submit(0, DRAW, seq)
        session.submit(0, discard(Card.MILES_25), seq + 1)
        assert take_back.seat == 0
        take_back.let_computers_play()
        assert take_back.seat is None
        assert not take_back.undo(0)

    @pytest.mark.usefixtures("qapp")
    def test_a_challenge_is_the_same_for_everybody(self) -> None:
        record = Record(header((0,)))
        record.add(challenge_mark(new("winning-moves", 2, lambda _below: 0)))
        session = LocalSession(record, lambda: None, ImmediateThinker())
        assert session.take_back is None
