"""Seats of people at this screen whose hands are shown elsewhere."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from mille_qt.play.inspection import inspected_at
from mille_qt.play.keyboard import Command
from mille_qt.play.score_sheet.ready_note import ReadyNote
from mille_qt.ui.settings import Settings
from mille_rules import Card, Phase, Record, Sitter
from mille_rules.moves import DRAW, PASS, MoveKind, coup, discard, play
from mille_rules.record import NoteLine
from mille_rules.refusals import Code
from tests.examples import each
from tests.qt.conftest import Ears, Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.player_elsewhere import PlayerElsewhere
from tests.qt.play.staged_match import (
    COMPUTER,
    NAMES,
    SHORT_TRIP,
    header,
    match_where,
    to_races_won,
)
from tests.qt.play.test_one_screen_for_many import called, hands_on
from tests.qt.play.test_take_back import QUESTION, curtain_words

Key = Qt.Key
TWO = ("roll 2x25", "roll 2x25")


def give(player: PlayerAtTable, name: str) -> PlayerElsewhere:
    """Show a player's hand elsewhere."""
    elsewhere = PlayerElsewhere(player.page.seats, name)
    player.settle()
    return elsewhere


def bring_back(player: PlayerAtTable, name: str) -> None:
    """Show a player's hand at the screen again."""
    player.page.seats.bring_back(name)
    player.settle()


def make(player: PlayerAtTable, elsewhere: PlayerElsewhere, text: str) -> None:
    """Make a move elsewhere, which is accepted."""
    update = elsewhere.updates[-1]
    (move,) = [move for move in update.choices if str(move) == text]
    elsewhere.make(move)
    player.settle()
    assert not elsewhere.refusals


class TestALonePlayer:
    def test_leaves_the_public_table_on_the_screen(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        assert player.hand
        anna = give(player, "Anna")
        assert player.items == {}
        assert not player.page.curtain.isVisible()
        assert player.hint == "Anna plays by phone"
        assert anna.updates[-1].view.seat == 0
        assert len(anna.updates[-1].view.hand) == 7, "a card has been drawn automatically"

    def test_plays_elsewhere(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        make(player, anna, "discard 25")
        assert player.update.view.moves[-1] == (0, DRAW), "the computer has moved"
        assert anna.is_asked
        assert any("Anna discards 25" in line for line in player.log)

    def test_is_told_why_a_move_is_refused(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        anna.make(DRAW)
        assert [refusal.code for refusal in anna.refusals] == [Code.ALREADY_DRAWN]
        assert player.bar == ""
        anna.hand.submit(discard(Card.MILES_25), 1)
        assert len(anna.refusals) == 1, "an answer to an earlier question is none"
        assert anna.is_asked

    def test_draws_when_the_player_says_so_if_that_is_the_setting(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.auto_draw = False
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        assert anna.updates[-1].choices == (DRAW,)
        make(player, anna, "draw")
        assert len(anna.updates[-1].view.hand) == 7

    def test_need_not_wait_for_the_screen_which_then_shows_no_old_moves(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where("2x25", "25", "25", seats=3))
        anna = give(player, "Anna")
        settings.pace = 4
        anna.make(discard(Card.MILES_25))
        queues, latest = player.page.update_presenter.queues, anna.updates[-1].seq
        player.let_happen()
        assert anna.is_asked, "the computers have moved"
        assert queues.seen < latest - 2, "and the screen still shows how"
        anna.make(discard(Card.MILES_25))
        player.let_happen()
        assert queues.seen > latest
        assert player.page.table.table.busy, "that move is animated"
        settings.pace = 0
        player.settle()

    def test_has_the_hand_back_at_the_screen(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        bring_back(player, "Anna")
        assert anna.stops == 1
        told = len(anna.updates)
        assert len(player.hand) == 7
        player.play_by_keys(player.decide())
        assert player.update.choices, "the computer has moved, too"
        assert len(anna.updates) == told
        assert anna.hand.seat is None
        anna.make(discard(Card.MILES_25))
        assert len(anna.updates) == told, "nobody asks there any more"

    def test_is_named_with_a_phone_that_may_be_silent(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        table = player.page.table.table

        def words() -> tuple[str, str]:
            assert table.layout is not None
            place = table.layout.tableaux[0].seats[0].center()
            found = inspected_at(table, place, player.page.side_names())
            assert found is not None
            targets = [
                one for group in player.page.accessible_table.groups for one in group.targets
            ]
            return found.does, " ".join(target.accessibleDescription() for target in targets)

        assert "phone" not in "".join(words())
        anna = give(player, "Anna")
        assert all("Anna plays by phone" in text for text in words())
        anna.awake = False
        player.page.seats.presence_changed.emit()
        assert all("Anna’s phone doesn’t answer" in text for text in words())
        assert player.hint == "Anna’s phone doesn’t answer"
        bring_back(player, "Anna")
        assert "phone" not in "".join(words())

    def test_gets_a_hint_that_the_screen_does_not_show(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        told: list[object] = []
        anna.hand.hint(told.append)
        player.settle()
        assert told
        assert player.bar == ""
        assert player.page.session.assistance.hinted
        player.keys("h")
        assert "Hint" not in player.bar

    def test_goes_back_to_the_last_decision(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        assert not anna.hand.can_take_back
        make(player, anna, "discard 25")
        assert anna.hand.can_take_back
        player.keys(Key.Key_Backspace)
        assert player.bar == "", "nobody can take it back at the screen"
        anna.hand.take_back()
        player.settle()
        assert anna.updates[-1].view.discards == ()
        assert anna.is_asked

    def test_is_called_by_the_screen_once(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        calls: list[str] = []
        player.page.called.connect(calls.append)
        anna = give(player, "Anna")
        assert calls == ["Anna’s turn"]
        player.page.update_presenter.go_on()
        player.settle()
        assert calls == ["Anna’s turn"]
        make(player, anna, "discard 25")
        assert calls == ["Anna’s turn"] * 2

    def test_may_have_no_seat_yet(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        beatrice = give(player, "Beatrice")
        assert player.hand
        assert not beatrice.updates
        session = player.window.match
        assert session is not None
        session.change_players((Sitter("human", "Beatrice"), session.sitters[1]), 99)
        player.settle()
        assert player.items == {}
        assert beatrice.is_asked
        session.change_players((Sitter(COMPUTER, "Beatrice"), session.sitters[1]), 99)
        assert beatrice.stops == 1
        player.settle()

    def test_need_press_nothing_at_the_screen_between_turns(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        settings.wait_for_me = True
        player = sit_down(match_where(*TWO, people=(0,)))
        anna = give(player, "Anna")
        make(player, anna, "discard 25")
        assert player.bar == ""
        make(player, anna, "discard 25")
        assert player.update.view.discards.count(Card.MILES_25) > 1


class TestSeveralPlayers:
    def test_who_stays_at_the_screen_keeps_the_curtain(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO, people=(0, 1)))
        anna = give(player, "Anna")
        assert not player.page.curtain.isVisible(), "Anna is to act"
        assert player.items == {}
        make(player, anna, "discard 25")
        assert called(player) == "Marcel"
        assert player.items == {}
        player.lift_curtain()
        assert player.update.view.seat == 1
        player.play_by_keys(discard(Card.MILES_25))
        assert not player.page.curtain.isVisible()
        assert player.items == {}
        assert anna.is_asked
        assert player.hint == "Anna plays by phone"

    def test_each_is_told_of_the_own_hand_alone(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO, people=(0, 1, 2), seats=3))
        both = [give(player, name) for name in ("Anna", "Yvette")]
        make(player, both[0], "discard 25")
        player.lift_curtain()
        player.play_by_keys(discard(Card.MILES_25))
        for one, seat in zip(both, (0, 2), strict=True):
            assert {update.view.seat for update in one.updates} == {seat}
        assert both[1].is_asked

    def test_nobody_is_called_you_in_the_log(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO, people=(0,), moves=("0 discard 25",)))
        assert any(line.startswith("You ") for line in player.log)
        give(player, "Anna")
        assert not any(line.startswith("You ") for line in player.log)
        bring_back(player, "Anna")
        assert any(line.startswith("You ") for line in player.log)

    def test_a_hand_belongs_to_a_name_and_follows_it_to_another_seat(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO, people=(0, 1)))
        anna = give(player, "Anna")
        session = player.window.match
        assert session is not None
        session.change_players(session.sitters[::-1], 99)
        player.settle()
        assert player.page.seats.viewers == (0,)
        assert anna.hand.seat == 1
        assert anna.updates[-1].view.seat == 1
        assert called(player) == "Marcel"

    def test_a_move_made_elsewhere_stays_when_a_person_comes(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        player = sit_down(match_where(*TWO, people=(0, 1), seats=3))
        anna = give(player, "Anna")
        give(player, "Marcel")
        settings.pace = 4
        anna.make(discard(Card.MILES_25))
        shown = player.page.update_presenter.queues.seen
        assert player.page.seats.moved == shown + 1, "the screen has not shown it yet"
        player.window.shell.match_controller.open_players()
        from tests.qt.play.test_changing_players import open_players

        dialog = open_players(player)
        row = dialog.rows[2]
        row.kinds.buttons[1 - row.kinds.index].click()
        row.name_field.setText("Carl")
        dialog.ok_button.click()
        settings.pace = 0
        player.settle()
        assert player.update.view.discards == (Card.MILES_25,)

    def test_a_closed_match_is_shown_nowhere(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO, people=(0, 1)))
        anna = give(player, "Anna")
        player.window.match_controller.close_match()
        assert anna.stops == 1
        assert anna.hand.seat is None


# -- moments at which a hand is given or brought back ---------------------------------------


def _in_the_turn(player: PlayerAtTable) -> None:
    player.lift_curtain()


def _with_a_chosen_card(player: PlayerAtTable) -> None:
    player.lift_curtain()
    player.keys("1")
    assert player.page.hand.has_choice


def _with_a_question_about_the_card(player: PlayerAtTable) -> None:
    player.lift_curtain()
    player.keys("d")
    assert player.page.hand.question.is_open


def _with_a_hint(player: PlayerAtTable) -> None:
    player.lift_curtain()
    player.keys("h")
    assert player.bar.startswith("Hint")


def _holding_a_move_back(player: PlayerAtTable) -> None:
    player.window.settings.hold_back = 3
    player.lift_curtain()
    player.page.hand.make(discard(Card.MILES_25))
    assert player.bar.endswith("you can still change your mind.")


def _behind_the_curtain(player: PlayerAtTable) -> None:
    assert called(player) == "Anna"


def _looking_back(player: PlayerAtTable) -> None:
    player.lift_curtain()
    player.click_line(0)
    assert player.bar.startswith("The table at that moment")


MOMENTS = (
    _in_the_turn,
    _with_a_chosen_card,
    _with_a_question_about_the_card,
    _with_a_hint,
    _holding_a_move_back,
    _behind_the_curtain,
    _looking_back,
)


@pytest.fixture
def whole_settings(settings: Settings) -> Iterator[Settings]:
    """The settings, as they were before."""
    settings.confirm_discard = False
    yield settings
    settings.hold_back = 0


@pytest.mark.slow
@each("moment", MOMENTS)
def test_a_hand_can_be_given_and_brought_back_at_any_moment(
    moment: Callable[[PlayerAtTable], None], sit_down: Seat, whole_settings: Settings
) -> None:
    player = sit_down(match_where(*TWO, people=(0, 1), moves=("0 discard 25", "1 discard 25")))
    moment(player)
    anna = give(player, "Anna")
    assert player.items == {}
    assert player.bar == ""
    assert not player.page.curtain.isVisible()
    assert player.hint == "Anna plays by phone"
    assert anna.is_asked
    player.page.hand.make(discard(Card.MILES_25))
    player.settle()
    assert player.update.view.to_act == (0,), "the screen does not move for her"
    bring_back(player, "Anna")
    assert called(player) == "Anna"
    assert player.items == {}
    player.lift_curtain()
    whole_settings.hold_back = 0
    player.play_by_keys(discard(Card.MILES_25))
    assert player.update.view.discards[-1] is Card.MILES_25
    assert called(player) == "Marcel"


def test_the_viewer_goes_on_when_another_hand_is_given_and_comes_back(sit_down: Seat) -> None:
    player = sit_down(match_where(*TWO, people=(0, 1)))
    player.lift_curtain()
    give(player, "Marcel")
    assert called(player) == "Anna", "somebody else has held the screen"
    player.lift_curtain()
    assert player.hand
    bring_back(player, "Marcel")
    assert called(player) == "Anna"


def test_a_hand_given_while_the_race_is_shown_elsewhere_is_told_of_the_present(
    sit_down: Seat, settings: Settings
) -> None:
    settings.pace = 4
    player = sit_down(match_where(*TWO, people=(0,), seats=3))
    player.page.update_presenter.hurry()
    player.page.hand.make(discard(Card.MILES_25))
    anna = PlayerElsewhere(player.page.seats, "Anna")
    assert player.items == {}
    latest = player.page.update_presenter.queues.latest(None)
    assert latest is not None
    assert anna.updates[-1].seq == latest.seq
    player.page.update_presenter.hurry()
    player.settle()


@pytest.mark.parametrize("at_once", [False, True])
def test_a_question_about_a_hazard_moves_with_the_hand(sit_down: Seat, at_once: bool) -> None:
    record = match_where(
        "roll 25 right-of-way", "roll stop 25", people=(0, 1),
        moves=("0 play roll", "1 play stop on 0"),
    )  # fmt: skip
    player = sit_down(record)
    if not at_once:
        player.lift_curtain()
        assert "Play Right of Way" in " ".join(player.buttons())
    anna = give(player, "Anna")
    assert player.bar == ""
    assert player.hint == "Waiting for Anna"
    assert coup(Card.RIGHT_OF_WAY) in anna.updates[-1].choices
    bring_back(player, "Anna")
    assert called(player) == "Anna"
    anna = give(player, "Anna")
    make(player, anna, "coup right-of-way")
    assert anna.is_asked
    assert player.hint == "Anna plays by phone"


# -- answers of partners ----------------------------------------------------------------------


class TestPartnersWhoAreAsked:
    @pytest.fixture
    def player(self, sit_down: Seat) -> PlayerAtTable:
        """Marcel has played a Stop on Anna and Yvette, who has Right of Way."""
        record = match_where(
            "roll 25", "roll stop 25", "right-of-way 25", "25", people=(0, 1, 2, 3), seats=4,
            moves=("0 play roll", "1 play stop on 0"),
        )  # fmt: skip
        return sit_down(record)

    def test_accept_together_so_that_nobody_sees_who_was_first(self, player: PlayerAtTable) -> None:
        anna, yvette = give(player, "Anna"), give(player, "Yvette")
        assert player.hint == "Waiting for Anna and Yvette"
        anna.make(PASS)
        player.settle()
        assert anna.has_answered
        assert not yvette.has_answered
        assert player.hint == "Waiting for Anna and Yvette"
        yvette.make(PASS)
        player.settle()
        assert [move for _, move in player.update.view.moves[-3:-1]] == [PASS, PASS]
        assert not anna.has_answered

    def test_an_answer_with_a_safety_is_given_at_once(self, player: PlayerAtTable) -> None:
        anna, yvette = give(player, "Anna"), give(player, "Yvette")
        anna.make(PASS)
        yvette.make(coup(Card.RIGHT_OF_WAY))
        player.settle()
        assert (2, coup(Card.RIGHT_OF_WAY)) in player.update.view.moves
        assert not anna.has_answered
        assert [anna.refusals, yvette.refusals] == [[], []]

    def test_wait_for_a_partner_at_the_screen(self, player: PlayerAtTable) -> None:
        anna = give(player, "Anna")
        assert called(player) == "Yvette"
        anna.make(PASS)
        player.settle()
        assert player.update.view.to_act == (0, 2)
        player.lift_curtain()
        player.play_by_keys(PASS)
        assert player.update.view.question is None
        assert not anna.has_answered

    def test_answer_anew_at_the_screen_if_the_hand_comes_back(self, player: PlayerAtTable) -> None:
        anna, yvette = give(player, "Anna"), give(player, "Yvette")
        anna.make(PASS)
        bring_back(player, "Anna")
        assert called(player) == "Anna"
        yvette.make(PASS)
        player.settle()
        assert player.update.view.question is not None
        player.lift_curtain()
        player.play_by_keys(PASS)
        assert player.update.view.question is None

    def test_go_on_when_a_computer_takes_the_place_of_the_partner(
        self, player: PlayerAtTable
    ) -> None:
        anna = give(player, "Anna")
        anna.make(PASS)
        session = player.window.match
        assert session is not None
        sitters = list(session.sitters)
        sitters[2] = Sitter(COMPUTER, "Yvette")
        session.change_players(tuple(sitters), 99)
        player.settle()
        assert player.update.view.question is None


# -- taking back moves --------------------------------------------------------------------------


class TestConsents:
    @pytest.fixture(autouse=True)
    def by_hand(self, settings: Settings) -> None:
        """A card is drawn when the test says so."""
        settings.auto_draw = False

    @pytest.fixture
    def player(self, sit_down: Seat) -> PlayerAtTable:
        """Anna is to discard 25; Marcel and Yvette follow."""
        record = match_where("25 50", "roll 75", "75", people=(0, 1, 2), seats=3, draws="100 stop")
        return sit_down(record)

    def test_of_those_elsewhere_are_gathered_side_by_side(self, player: PlayerAtTable) -> None:
        anna, marcel, yvette = (give(player, name) for name in NAMES[:3])
        make(player, anna, "draw")
        make(player, anna, "discard 25")
        assert anna.hand.can_take_back
        anna.hand.take_back()
        assert (anna.asker, marcel.asker, yvette.asker) == ("", "Anna", "Anna")
        assert player.bar == "Asking Marcel and Yvette whether a move may be taken back…"
        assert not player.page.curtain.isVisible()
        marcel.hand.answer_consent(True)
        assert player.bar == "Asking Yvette whether a move may be taken back…"
        assert player.update.view.discards == (Card.MILES_25,)
        yvette.hand.answer_consent(True)
        player.settle()
        assert player.update.view.discards == ()
        assert anna.is_asked
        assert [one.ends for one in (anna, marcel, yvette)] == [[None]] * 3
        assert player.bar == ""

    def test_one_no_ends_the_question_at_once(self, player: PlayerAtTable) -> None:
        anna, marcel, yvette = (give(player, name) for name in NAMES[:3])
        make(player, anna, "draw")
        make(player, anna, "discard 25")
        anna.hand.take_back()
        yvette.hand.answer_consent(False)
        player.settle()
        why = "Not everyone agrees: the move stays."
        assert [one.ends for one in (anna, marcel, yvette)] == [[why]] * 3
        assert player.bar == why
        assert player.update.view.discards == (Card.MILES_25,)
        marcel.hand.answer_consent(True)
        player.settle()
        assert player.update.view.discards == (Card.MILES_25,), "too late"

    def test_of_viewers_and_of_those_elsewhere_are_both_needed(self, player: PlayerAtTable) -> None:
        marcel = give(player, "Marcel")
        player.lift_curtain()
        player.keys("p")
        player.play_by_keys(discard(Card.MILES_25))
        assert not player.page.curtain.isVisible(), "Marcel is called elsewhere"
        player.keys(Key.Key_Backspace)
        assert marcel.asker == "Anna"
        assert curtain_words(player)[0] == QUESTION
        player.press("&Yes", player.page.curtain)
        assert curtain_words(player)[0] == "One moment…"
        marcel.hand.answer_consent(True)
        player.settle()
        assert player.update.view.discards == ()
        assert called(player) == "Anna"

    def test_a_viewer_who_refuses_ends_it_for_those_elsewhere(self, player: PlayerAtTable) -> None:
        anna, marcel = give(player, "Anna"), give(player, "Marcel")
        make(player, anna, "draw")
        make(player, anna, "discard 25")
        anna.hand.take_back()
        assert curtain_words(player)[0] == QUESTION
        player.press("&No", player.page.curtain)
        assert marcel.asker == ""
        assert anna.ends == ["Not everyone agrees: the move stays."]
        assert not player.page.curtain.isVisible(), "Marcel is called elsewhere"
        assert marcel.is_asked

    def test_the_curtain_names_those_elsewhere_who_have_not_answered(
        self, player: PlayerAtTable
    ) -> None:
        anna, marcel = give(player, "Anna"), give(player, "Marcel")
        make(player, anna, "draw")
        make(player, anna, "discard 25")
        anna.hand.take_back()
        player.press("&Yes", player.page.curtain)
        assert "Asking Marcel whether a move may be taken back…" in curtain_words(player)
        marcel.hand.answer_consent(True)
        player.settle()
        assert not player.page.curtain.isVisible()

    def test_follow_a_hand_that_is_given_or_comes_back(self, player: PlayerAtTable) -> None:
        anna, marcel, yvette = (give(player, name) for name in NAMES[:3])
        make(player, anna, "draw")
        make(player, anna, "discard 25")
        anna.hand.take_back()
        bring_back(player, "Marcel")
        assert curtain_words(player)[0] == QUESTION
        marcel = give(player, "Marcel")
        assert marcel.asker == "Anna"
        assert player.bar == "Asking Marcel and Yvette whether a move may be taken back…"
        assert not player.page.curtain.isVisible()
        bring_back(player, "Yvette")
        assert yvette.stops == 1
        assert curtain_words(player)[0] == QUESTION
        marcel.hand.answer_consent(True)
        assert curtain_words(player)[0] == QUESTION
        player.press("&Yes", player.page.curtain)
        assert player.update.view.discards == ()

    def test_the_screen_offers_to_take_back_a_viewers_move_alone(
        self, player: PlayerAtTable
    ) -> None:
        anna = give(player, "Anna")
        make(player, anna, "draw")
        make(player, anna, "discard 25")
        assert called(player) == "Marcel"
        assert not any("take back" in text for text in player.buttons(player.page.curtain))
        player.page.obey(Command.TAKE_BACK)
        assert called(player) == "Marcel"
        player.lift_curtain()
        assert not player.tool("Take back").isEnabled()
        bring_back(player, "Anna")
        player.lift_curtain()
        assert player.tool("Take back").isEnabled()

    def test_a_card_is_drawn_once_the_move_before_can_stay(
        self, player: PlayerAtTable, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("mille_qt.session.take_back.MOMENT", 60.0)
        session = player.window.match
        assert session is not None
        assert session.take_back is not None
        session.take_back._moment.setInterval(60_000)
        anna, marcel = give(player, "Anna"), give(player, "Marcel")
        make(player, anna, "draw")
        settings.auto_draw = True
        make(player, anna, "discard 25")
        assert marcel.updates[-1].choices == (DRAW,), "Anna may still think again"
        anna.hand.take_back()
        marcel.hand.answer_consent(True)
        player.press("&Yes", player.page.curtain)
        assert anna.updates[-1].view.discards == ()
        make(player, anna, "discard 25")
        assert marcel.updates[-1].choices == (DRAW,)
        marcel.make(DRAW)
        assert len(marcel.updates[-1].view.hand) == 7, "unless somebody draws"
        assert not marcel.refusals


# -- between races ----------------------------------------------------------------------------


def ready_note(player: PlayerAtTable) -> str | None:
    """The line of the score sheet about who is ready; None if it is not shown."""
    assert player.sheet is not None
    note = player.sheet.findChild(ReadyNote)
    assert note is not None
    return None if note.isHidden() else note.text()


class TestTheNextRace:
    """Anna ends the race by playing 50, in a match to three races won."""

    @staticmethod
    def ended(sit_down: Seat, *elsewhere: str) -> tuple[PlayerAtTable, list[PlayerElsewhere]]:
        """The score sheet of the first race."""
        record = to_races_won()
        record = Record(header((0, 1), 2, record.header.rules), list(record.lines))
        player = sit_down(record)
        there = [give(player, name) for name in elsewhere]
        if "Anna" in elsewhere:
            make(player, there[0], "play 50")
        else:
            player.lift_curtain()
            player.play_by_keys(play(Card.MILES_50))
        assert player.sheet is not None
        return player, there

    def test_begins_once_everybody_elsewhere_is_ready(self, sit_down: Seat) -> None:
        player, there = self.ended(sit_down, "Anna", "Marcel")
        assert player.sheet is not None
        assert hands_on(player.sheet), "everybody here may see what was left"
        assert ready_note(player) == "Still waiting for Anna and Marcel."
        there[0].hand.ready()
        assert there[0].hand.is_ready
        assert ready_note(player) == "Still waiting for Marcel."
        assert player.sheet is not None
        there[1].hand.ready()
        player.settle()
        assert player.sheet is None
        assert player.update.view.match.race == 2
        assert not there[0].hand.is_ready
        assert any(one.is_asked for one in there)

    def test_tells_whose_phone_is_silent(self, sit_down: Seat) -> None:
        player, there = self.ended(sit_down, "Anna", "Marcel")
        for one, awake in zip(there, (True, False), strict=True):
            one.awake = awake
        player.page.seats.presence_changed.emit()
        assert ready_note(player) == (
            "Still waiting for Anna and Marcel. Marcel’s phone doesn’t answer."
        )
        there[1].awake = True
        player.page.seats.presence_changed.emit()
        assert ready_note(player) == "Still waiting for Anna and Marcel."

    def test_has_what_was_noted_before_it_in_its_log(self, sit_down: Seat) -> None:
        player, there = self.ended(sit_down, "Anna", "Marcel")
        player.page.note(lambda: "A hand is on another phone now.")
        for one in there:
            one.hand.ready()
        player.settle()
        assert player.update.view.match.race == 2
        assert player.log[0] == "A hand is on another phone now."
        assert "Race over" not in "".join(player.log)

    def test_is_not_announced_in_a_window_of_its_own(self, sit_down: Seat) -> None:
        class Windows(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() is QEvent.Type.Show and isinstance(watched, ReadyNote):
                    shown.append(watched.isWindow())
                return False

        shown: list[bool] = []
        windows, app = Windows(), QApplication.instance()
        assert app is not None
        app.installEventFilter(windows)
        self.ended(sit_down, "Anna", "Marcel")
        app.removeEventFilter(windows)
        assert shown == [False]

    def test_begins_with_the_button_if_somebody_looks(self, sit_down: Seat) -> None:
        player, there = self.ended(sit_down, "Anna")
        there[0].hand.ready()
        player.settle()
        assert player.sheet is not None
        assert ready_note(player) == "Everyone with a phone is ready."
        bring_back(player, "Anna")
        assert ready_note(player) is None
        player.sheet.next_button.click()
        player.settle()
        assert player.sheet is None
        assert player.update.view.match.race == 2

    def test_begins_with_the_button_at_any_time(self, sit_down: Seat) -> None:
        player, _there = self.ended(sit_down, "Anna", "Marcel")
        assert player.sheet is not None
        player.sheet.next_button.click()
        player.settle()
        assert player.update.view.match.race == 2

    def test_begins_when_the_last_who_looked_has_gone_and_all_are_ready(
        self, sit_down: Seat
    ) -> None:
        player, there = self.ended(sit_down, "Anna")
        there[0].hand.ready()
        marcel = give(player, "Marcel")
        assert player.sheet is not None
        marcel.hand.ready()
        player.settle()
        assert player.sheet is None

    def test_waits_until_the_screen_has_shown_the_end_of_the_race(
        self, sit_down: Seat, settings: Settings
    ) -> None:
        record = to_races_won()
        player = sit_down(record)
        anna = give(player, "Anna")
        settings.pace = 4
        anna.make(play(Card.MILES_50))
        assert anna.updates[-1].view.phase is Phase.DEAL
        anna.hand.ready()
        player.let_happen()
        assert anna.updates[-1].view.match.race == 1
        player.page.update_presenter.hurry()
        player.let_happen()
        settings.pace = 0
        player.settle()
        assert player.update.view.match.race == 2
        assert player.sheet is None

    def test_a_hand_given_or_brought_back_on_the_score_sheet(self, sit_down: Seat) -> None:
        player, there = self.ended(sit_down, "Anna")
        bring_back(player, "Anna")
        assert there[0].stops == 1
        assert player.sheet is not None
        anna = give(player, "Anna")
        assert anna.updates[-1].view.phase is Phase.DEAL
        player.sheet.next_button.click()
        player.settle()
        assert anna.is_asked or called(player) == "Marcel"

    def test_nobody_is_ready_during_a_race(self, sit_down: Seat) -> None:
        player = sit_down(match_where(*TWO))
        anna = give(player, "Anna")
        anna.hand.ready()
        assert not anna.hand.is_ready


# -- whole races --------------------------------------------------------------------------------


#: Who plays at a screen, and how many seats the table has; then every choice of those elsewhere.
SCREENS = (((0,), 2), ((0, 1), 2), ((0, 2), 3), ((0, 1, 2), 4), ((0, 1, 2, 3), 4))
MIXTURES = [
    pytest.param(
        people,
        seats,
        elsewhere,
        id=f"{people} of {seats}, elsewhere {elsewhere}",
        marks=() if elsewhere == (0, 2) else pytest.mark.slow,
    )
    for people, seats in SCREENS
    for count in range(1, len(people) + 1)
    for elsewhere in combinations(people, count)
]


@pytest.mark.parametrize(("people", "seats", "elsewhere"), MIXTURES)
def test_every_mixture_plays_whole_races(
    sit_down: Seat,
    settings: Settings,
    people: tuple[int, ...],
    seats: int,
    elsewhere: tuple[int, ...],
) -> None:
    settings.confirm_discard = False
    record = Record(header(people, seats, SHORT_TRIP), [NoteLine("mark practice")])
    player = sit_down(record, 0)
    there = [give(player, NAMES[seat]) for seat in elsewhere]
    assert player.page.seats.viewers == tuple(seat for seat in people if seat not in elsewhere)
    races = 0
    for _ in range(400):
        asked = [one for one in there if one.is_asked and not one.has_answered]
        if player.sheet is not None:
            races += 1
            if races == 2:
                break
            for one in there:
                one.hand.ready()
            if player.page.seats.viewers:
                assert player.sheet is not None
                player.sheet.next_button.click()
            player.settle()
            assert player.sheet is None
        elif asked:
            asked[0].make(asked[0].choose())
            player.settle()
        elif player.page.curtain.isVisible():
            assert called(player) not in [NAMES[seat] for seat in elsewhere]
            player.lift_curtain()
        else:
            assert player.update.view.seat not in elsewhere
            player.play_by_keys(player.decide())
    assert races == 2, "the match came to a standstill"
    assert not any(one.refusals for one in there)


def test_nothing_is_announced_of_a_hand_elsewhere(sit_down: Seat, ears: Ears) -> None:
    player = sit_down(match_where("roll 25 right-of-way", "25", people=(0,)))
    assert ears.words
    anna = give(player, "Anna")
    assert "hand" not in ears.words
    make(player, anna, "discard 25")
    said = ears.words
    assert [word for word in ("Roll", "Right of Way", "You ") if word in said] == [], said
    assert any(move.kind is MoveKind.PLAY for move in anna.updates[-1].choices)
    player.page.obey(Command.READ_HAND)
    assert "No hand is shown." in ears.words
