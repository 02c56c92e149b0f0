"""Taking back a move on the network, as the windows show it: the question and its outcome."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mille_net.messages import (
    RefusalCode,
    SeatKind,
    TakeBackAsked,
    TakeBackOutcome,
    TakeBackOver,
)
from mille_qt.ui.settings import Settings
from mille_rules import Card
from mille_rules.moves import DRAW, PASS, discard, parse_move
from tests.qt.features.lan.at_table import Table, change, seat_changed, two
from tests.qt.features.lan.fake_lan import FakeRemote
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

Key = Qt.Key
QUESTION = "Marcel would like to take back the last move. Do you agree?"


def requests(remote: FakeRemote, name: str) -> list[Any]:
    """The requests of that name that the window has made."""
    return [arguments for request, *arguments in remote.asked if request == name]


def ask(player: PlayerAtTable, remote: FakeRemote, seat: int, *seats: int) -> int:
    """The host asks whether a seat may take back its move; returns the move's number."""
    seq = int(remote.match.seq)  # type: ignore[union-attr]
    remote.listener.on_take_back_asked(TakeBackAsked(seat, seq, seats))
    player.let_happen()
    return seq


def end(
    player: PlayerAtTable, remote: FakeRemote, outcome: TakeBackOutcome, by: int | None = None
) -> None:
    """The host tells how the request for the latest move has ended."""
    match = remote.match
    assert match is not None
    remote.listener.on_take_back_over(TakeBackOver(0, match.seq, outcome, by))
    if outcome is TakeBackOutcome.AGREED:
        match.take_back(int(match.take_back_seat))
    player.settle()


@pytest.fixture(autouse=True)
def drawing_by_hand(settings: Settings) -> None:
    """Whoever is next draws when the test says so."""
    settings.auto_draw = False


def marcel_has_discarded(joined: Table) -> tuple[PlayerAtTable, FakeRemote]:
    """It is Anna's turn, who draws by hand."""
    record = match_where(
        "roll 25", "50 75", draws="100 75 75", people=(0, 1), first=1, moves=("1 discard 50",)
    )
    player, remote = joined(record)
    assert player.update.view.moves[-1] == (1, parse_move("discard 50"))
    return player, remote


def anna_and_yvette(joined: Table) -> tuple[PlayerAtTable, FakeRemote]:
    """Two people at one screen; the one between them, at another computer, has discarded."""
    record = match_where(
        "roll 25", "50 75", "roll", draws="100 75 75", people=(0, 1, 2), seats=3, first=1,
        moves=("1 discard 50",),
    )  # fmt: skip
    return joined(record, names="Anna, Yvette")


class TestWhoIsAsked:
    def test_answers_on_the_bar_and_sees_the_table_as_before(self, joined: Table) -> None:
        player, remote = marcel_has_discarded(joined)
        seq = ask(player, remote, 1, 0)
        assert player.bar == QUESTION
        player.press("Yes, take it back")
        assert requests(remote, "answer_take_back") == [[seq, True]]
        assert player.bar == "Asking the others whether a move may be taken back…"
        end(player, remote, TakeBackOutcome.AGREED)
        assert player.bar == ""
        assert player.update.view.discards == ()
        assert player.log[-1] == "Marcel takes a move back"
        assert player.page.session.assistance.taken_back

    def test_answers_by_the_letters_of_the_words(self, joined: Table, qtbot: QtBot) -> None:
        player, remote = marcel_has_discarded(joined)
        answers: list[list[Any]] = []
        for key, answer in ((Key.Key_N, False), (Key.Key_Y, True)):
            answers.append([ask(player, remote, 1, 0), answer])
            qtbot.keyClick(player.window, key, Qt.KeyboardModifier.AltModifier)
            qtbot.waitUntil(lambda: requests(remote, "answer_take_back") == answers)

    def test_no_is_the_answer_of_escape_and_of_waiting(self, joined: Table) -> None:
        player, remote = marcel_has_discarded(joined)
        seq = ask(player, remote, 1, 0)
        player.keys(Key.Key_Escape)
        assert requests(remote, "answer_take_back") == [[seq, False]]
        end(player, remote, TakeBackOutcome.REFUSED, 0)
        assert player.bar == "", "Anna knows that she has refused"
        ask(player, remote, 1, 0)
        player.page.bar._give_main_answer()
        assert requests(remote, "answer_take_back")[1:] == [[seq, False]]

    def test_sees_the_move_before_the_question(self, joined: Table, settings: Settings) -> None:
        settings.pace = 1
        record = match_where("roll 25", "50 75", draws="100 75 75", people=(0, 1), first=1)
        player, remote = joined(record)
        match = remote.match
        assert match is not None
        match.submit(1, DRAW, match.seq)
        match.submit(1, discard(Card.MILES_50), match.seq)
        ask(player, remote, 1, 0)
        player.page.update_presenter.skip()
        player.let_happen()
        assert player.bar == QUESTION
        assert player.update.view.discards == (Card.MILES_50,)
        assert player.page.table_presenter.update == player.update
        end(player, remote, TakeBackOutcome.AGREED)
        assert player.update.view.discards == ()

    def test_speaks_the_language_of_the_menus(self, joined: Table) -> None:
        player, remote = marcel_has_discarded(joined)
        ask(player, remote, 1, 0)
        player.window.settings.language = "fr"
        player.let_happen()
        assert player.bar.startswith("Marcel aimerait reprendre le dernier coup.")

    def test_nobody_draws_before_the_question_is_answered(self, joined: Table) -> None:
        player, remote = marcel_has_discarded(joined)
        drawn = len(remote.match.record.moves())  # type: ignore[union-attr]
        ask(player, remote, 1, 0)
        player.keys("p")
        player.page.table.table.draw_pressed.emit()
        player.let_happen()
        assert player.bar.startswith(QUESTION)
        assert len(remote.match.record.moves()) == drawn  # type: ignore[union-attr]


class TestWhoAsks:
    def test_asks_by_the_key_and_hears_the_answer(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        seq = remote.match.seq  # type: ignore[union-attr]
        assert player.tool("Take back").isEnabled()
        player.keys(Key.Key_Backspace)
        assert requests(remote, "take_back") == [[0, seq]]
        ask(player, remote, 0, 1)
        assert player.bar == "Asking the others whether a move may be taken back…"
        end(player, remote, TakeBackOutcome.REFUSED, 1)
        assert player.bar == "Marcel does not agree: the move stays."
        assert player.update.view.discards == (Card.MILES_25,)
        player.keys(Key.Key_Backspace)
        assert len(requests(remote, "take_back")) == 1, "once for each move"

    def test_cannot_take_back_while_the_computer_plays_in_their_place(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        assert player.page.session.take_back.is_possible(0)
        change(player, remote, seats=seat_changed(player, 0, stand_in=True))
        assert not player.page.session.take_back.is_possible(0)

    @pytest.mark.parametrize("kind", [SeatKind.HUMAN, SeatKind.COMPUTER])
    def test_a_key_lets_the_table_go_on_also_where_a_computer_has_the_seat_of_somebody(
        self, joined: Table, kind: SeatKind
    ) -> None:
        player, remote = joined(two())
        change(player, remote, seats=seat_changed(player, 1, kind=kind))
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        seq = remote.match.seq  # type: ignore[union-attr]
        player.keys(Key.Key_Escape)
        player.keys(Key.Key_Escape)
        assert requests(remote, "keep_move") == [[0, seq]]

    def test_can_take_back_one_move_where_somebody_else_has_been(self, joined: Table) -> None:
        player, remote = joined(two())
        change(player, remote, seats=seat_changed(player, 1, kind=SeatKind.COMPUTER))
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        take_back = player.page.session.take_back
        assert (take_back.freely, take_back.is_possible(0)) == (False, True)
        match = remote.match
        assert match is not None
        match.submit(1, DRAW, match.seq)
        assert not take_back.is_possible(0)

    def test_can_go_back_to_no_decision_before_a_change_of_players(self, joined: Table) -> None:
        player, remote = joined(two())
        _against_computers(player, remote)
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        take_back = player.page.session.take_back
        assert (take_back.freely, take_back.is_possible(0)) == (True, True)
        change(player, remote, take_back_from=player.update.seq)
        assert (take_back.freely, take_back.is_possible(0)) == (True, False)

    @pytest.mark.parametrize(("safety", "decides"), [("right-of-way", True), ("25", False)])
    def test_can_go_back_to_an_answer_with_a_choice(
        self, joined: Table, safety: str, decides: bool
    ) -> None:
        moves = ("1 play speed-limit on 0",)
        record = match_where(
            safety, "speed-limit", draws="100 75", people=(0, 1), first=1, moves=moves
        )
        player, remote = joined(record)
        _against_computers(player, remote)
        match = remote.match
        assert match is not None
        match.submit(0, PASS, match.seq)
        assert match.state.question is None
        assert player.page.session.take_back.is_possible(0) is decides

    def test_hears_the_reason_if_it_is_too_late(self, joined: Table) -> None:
        player, remote = joined(two())
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        player.keys(Key.Key_Backspace)
        remote.listener.on_request_refused("take_back", RefusalCode.TOO_LATE, {})
        assert player.bar == "Too late: the match has gone on."


def _against_computers(player: PlayerAtTable, remote: FakeRemote) -> None:
    """Let the table say that nobody but Anna was ever a person."""
    seats = seat_changed(player, 1, kind=SeatKind.COMPUTER)
    change(player, remote, seats=seats, take_back_from=0)


class TestAtASharedScreen:
    def test_the_people_there_are_asked_together_below_the_curtain(self, joined: Table) -> None:
        player, remote = anna_and_yvette(joined)
        seq = ask(player, remote, 1, 0, 2)
        assert player.page.curtain.asks
        assert player.items == {}
        player.press("&Yes", player.page.curtain)
        assert requests(remote, "answer_take_back") == [[seq, True]]
        assert "One moment…" in [label.text() for label in player.page.curtain.panel.words]
        player.keys(Key.Key_Return)
        assert player.page.curtain.isVisible()
        end(player, remote, TakeBackOutcome.REFUSED, 1)
        assert player.page.curtain.isVisible()
        assert not player.page.curtain.asks

    def test_a_press_meant_for_a_question_that_has_ended_opens_no_hand(
        self, joined: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        player, remote = anna_and_yvette(joined)
        ask(player, remote, 1, 0, 2)
        monkeypatch.setattr("mille_qt.ui.single_presses.SETTLING", 60_000)
        end(player, remote, TakeBackOutcome.REFUSED, 2)
        player.press_as_system(player.page.curtain.panel.main)
        player.press_as_system(Key.Key_Return)
        assert player.page.curtain.isVisible()
        assert player.items == {}

    def test_a_press_meant_for_the_call_does_not_answer_a_question(
        self, joined: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        player, remote = anna_and_yvette(joined)
        monkeypatch.setattr("mille_qt.ui.single_presses.SETTLING", 60_000)
        ask(player, remote, 1, 0, 2)
        player.press_as_system(player.page.curtain.panel.main)
        player.press_as_system(Key.Key_Escape)
        assert player.page.curtain.asks
        assert requests(remote, "answer_take_back") == []

    def test_the_question_shows_the_table_after_the_move(
        self, joined: Table, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        hands = "25 75", "25 75", "roll", "50 75"
        record = match_where(
            *hands, draws="100 75 75 75", people=(0, 1, 2, 3), seats=4, first=2,
        )  # fmt: skip
        player, remote = joined(record, names="Anna, Marcel")
        match = remote.match
        assert match is not None
        for seat, card in ((2, Card.ROLL), (3, Card.MILES_50)):
            match.submit(seat, DRAW, match.seq)
            match.submit(seat, discard(card), match.seq)
            player.let_happen()
        ask(player, remote, 3, 0, 1)
        assert player.page.curtain.asks
        shown = player.page.table_presenter.update
        assert shown is not None
        assert shown.view.discards[-1] == Card.MILES_50

    def test_the_table_is_asked_before_the_next_person_there_has_answered(
        self, joined: Table
    ) -> None:
        record = match_where(
            "25 75", "roll", "50 75", draws="100 75 75", people=(0, 1, 2), seats=3, first=0,
        )  # fmt: skip
        player, remote = joined(record, names="Anna, Yvette")
        player.press("I’m Anna", player.page.curtain)
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        seq = remote.match.seq  # type: ignore[union-attr]
        player.keys(Key.Key_Backspace)
        assert requests(remote, "take_back") == [[0, seq]]
        ask(player, remote, 0, 1, 2)
        player.press("&Yes", player.page.curtain)
        assert requests(remote, "answer_take_back") == [[seq, True]]
        end(player, remote, TakeBackOutcome.AGREED)
        assert player.page.session.latest().view.discards == ()  # type: ignore[union-attr]
