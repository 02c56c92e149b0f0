"""Seats of this screen at a table on the network whose hands are shown elsewhere."""

import pytest

from mille_net.messages import RefusalCode, TablePhase, TakeBackOutcome
from mille_qt.ui.settings import Settings
from mille_rules import Card
from mille_rules.moves import DRAW, PASS, discard
from tests.qt.features.lan.at_table import Table, change, end_race, seat_changed, two
from tests.qt.features.lan.fake_lan import FakeRemote
from tests.qt.features.lan.test_take_back_on_the_network import (
    QUESTION,
    anna_and_yvette,
    ask,
    end,
    requests,
)
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.player_elsewhere import PlayerElsewhere
from tests.qt.play.staged_match import match_where
from tests.qt.play.test_one_screen_for_many import called
from tests.qt.play.test_screen_seats import bring_back, give
from tests.qt.play.test_take_back import curtain_words

CURTAIN_QUESTION = "May Marcel take back the last move?"


def of_marcel(player: PlayerAtTable, remote: FakeRemote) -> None:
    """Marcel, at another computer, would like to take back his move."""
    ask(player, remote, 1, 0, 2)


def test_a_player_elsewhere_moves_at_the_table(joined: Table) -> None:
    player, remote = joined(two())
    anna = give(player, "Anna")
    assert player.items == {}
    assert player.hint == "Anna plays by phone"
    anna.make(discard(Card.MILES_25))
    player.settle()
    match = remote.match
    assert match is not None
    assert match.state.discards == (Card.MILES_25,)
    assert not anna.refusals
    assert player.hint == "Marcel is thinking…"
    bring_back(player, "Anna")
    assert player.hand


def test_a_player_who_is_called_as_another_keeps_the_own_name_elsewhere(joined: Table) -> None:
    player, remote = joined(two(), names="Marcel", me=7)
    anna = PlayerElsewhere(player.page.seats, "Marcel")
    change(player, remote, seats=seat_changed(player, 0, name="Marcel"))
    assert player.page.session.names == ("Marcel", "Marcel (2)")
    assert anna.hand.seat == 1
    assert player.items == {}


def test_a_move_that_the_table_refuses_is_asked_for_again(joined: Table) -> None:
    player, remote = joined(two())
    anna = give(player, "Anna")
    update = anna.updates[-1]
    remote.listener.on_move_refused(0, RefusalCode.PAUSED, update)
    assert anna.updates[-1] == update
    assert not anna.refusals
    anna.make(DRAW)
    assert len(anna.refusals) == 1


def test_a_player_elsewhere_for_whom_the_computer_plays_is_told_and_can_play_again(
    joined: Table,
) -> None:
    player, remote = joined(two())
    anna = give(player, "Anna")
    told = len(anna.updates)
    change(player, remote, seats=seat_changed(player, 0, stand_in=True, idle=True))
    assert anna.hand.stood_in
    assert len(anna.updates) == told + 1
    anna.hand.play_again()
    assert requests(remote, "stand_in") == [[0, False]]
    change(player, remote, seats=seat_changed(player, 0, stand_in=False, idle=False))
    assert not anna.hand.stood_in
    assert len(anna.updates) == told + 2


def test_partners_at_two_screens_do_not_wait_for_each_other(joined: Table) -> None:
    record = match_where(
        "roll 25", "roll stop 25", "25", "25", people=(0, 1, 2, 3), seats=4,
        moves=("0 play roll", "1 play stop on 0"),
    )  # fmt: skip
    player, remote = joined(record)
    anna = give(player, "Anna")
    anna.make(PASS)
    assert remote.match is not None
    assert remote.match.state.question is not None
    assert remote.match.state.question.waiting == (2,)
    assert player.page.session.answer_time is not None


class TestConsents:
    @pytest.fixture(autouse=True)
    def drawing_by_hand(self, settings: Settings) -> None:
        """Whoever is next draws when the test says so."""
        settings.auto_draw = False

    def test_of_a_screen_are_one_answer(self, joined: Table) -> None:
        player, remote = anna_and_yvette(joined)
        anna = give(player, "Anna")
        of_marcel(player, remote)
        assert anna.asker == "Marcel"
        assert curtain_words(player)[0] == CURTAIN_QUESTION
        anna.hand.answer_consent(True)
        assert requests(remote, "answer_take_back") == []
        player.press("&Yes", player.page.curtain)
        assert [answer for _, answer in requests(remote, "answer_take_back")] == [True]
        assert "Asking the others whether a move may be taken back…" in curtain_words(player)
        assert curtain_words(player)[0] == "One moment…"
        end(player, remote, TakeBackOutcome.AGREED)
        assert anna.ends == [None]
        assert not player.page.curtain.isVisible()

    def test_one_no_is_the_answer_of_the_screen(self, joined: Table) -> None:
        player, remote = anna_and_yvette(joined)
        anna, yvette = give(player, "Anna"), give(player, "Yvette")
        of_marcel(player, remote)
        assert player.bar == "Asking Anna and Yvette whether a move may be taken back…"
        yvette.hand.answer_consent(False)
        assert player.bar == "Asking the others whether a move may be taken back…"
        anna.hand.answer_consent(True)
        assert [answer for _, answer in requests(remote, "answer_take_back")] == [False]
        end(player, remote, TakeBackOutcome.REFUSED, 2)
        assert (anna.asker, yvette.asker) == ("", "")

    def test_a_question_whose_time_is_over_is_asked_no_more(self, joined: Table) -> None:
        player, remote = anna_and_yvette(joined)
        anna = give(player, "Anna")
        of_marcel(player, remote)
        end(player, remote, TakeBackOutcome.NO_ANSWER, 0)
        assert anna.asker == ""
        anna.hand.answer_consent(True)
        assert requests(remote, "answer_take_back") == []

    def test_the_last_viewer_of_a_screen_answers_on_the_curtain(self, joined: Table) -> None:
        player, remote = anna_and_yvette(joined)
        give(player, "Anna")
        bring_back(player, "Anna")
        of_marcel(player, remote)
        assert curtain_words(player)[0] == CURTAIN_QUESTION
        assert player.bar != QUESTION


class TestTheNextRace:
    def test_is_asked_for_once_everybody_elsewhere_is_ready(self, joined: Table) -> None:
        player, remote = joined(two(), names="Anna, Marcel")
        both = [give(player, name) for name in ("Anna", "Marcel")]
        note = end_race(player, remote)
        both[0].hand.ready()
        assert requests(remote, "next_race") == []
        both[1].hand.ready()
        assert len(requests(remote, "next_race")) == 1
        change(player, remote, ready_next=(player.page.session.me,))  # type: ignore[attr-defined]
        assert note.is_ready
        change(player, remote, phase=TablePhase.PLAY)
        assert player.sheet is None

    def test_is_asked_for_by_the_button_if_somebody_looks(self, joined: Table) -> None:
        player, remote = joined(two(), names="Anna, Marcel")
        anna = give(player, "Anna")
        end_race(player, remote)
        anna.hand.ready()
        assert requests(remote, "next_race") == []
        assert player.sheet is not None
        player.sheet.next_button.click()
        assert len(requests(remote, "next_race")) == 1


def test_a_page_that_is_opened_anew_shows_no_hand_elsewhere_until_it_is_given(
    joined: Table,
) -> None:
    player, remote = joined(two(), names="Anna, Marcel")
    anna = give(player, "Anna")
    seats = seat_changed(player, 1, guest=9)
    change(player, remote, seats=seats)
    assert anna.stops == 1
    assert player.page.seats.people == (0,)
    assert player.page.seats.viewers == (0,)
    anna = give(player, "Anna")
    assert player.items == {}
    assert anna.is_asked


def test_the_curtain_calls_a_viewer_beside_a_player_elsewhere(joined: Table) -> None:
    player, _remote = joined(two(), names="Anna, Marcel")
    anna = give(player, "Anna")
    anna.make(discard(Card.MILES_25))
    player.settle()
    assert called(player) == "Marcel"
