"""Seats that are given to the computer and to other people during a match."""

from PySide6.QtCore import Qt

from mille_qt.features.setup.players_dialog import PlayersDialog
from mille_qt.play.update_queues import UpdateQueues
from mille_qt.session.local_session import LocalSession
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Card, MoveKind, Record, Sitter, apply, read_record
from mille_rules.moves import DRAW, play
from mille_rules.seating import present_sitters
from mille_rules.views import update_for
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import (
    COMPUTER,
    HUMAN,
    SHORT_TRIP,
    about_to_arrive,
    header,
    match_where,
)
from tests.qt.play.test_one_screen_for_many import called

ROLL = ("roll 2x25", "roll 2x25", "roll 2x25")


def open_players(player: PlayerAtTable) -> PlayersDialog:
    """The dialog, from the menu."""
    player.window.shell.match_controller.open_players()
    dialog = player.window.findChildren(PlayersDialog)[-1]
    assert dialog.isVisible()
    return dialog


def give(player: PlayerAtTable, seat: int, name: str = "") -> None:
    """Give a seat to a player of the other kind in the dialog."""
    dialog = open_players(player)
    row = dialog.rows[seat]
    row.kinds.buttons[1 - row.kinds.index].click()
    if name:
        row.name_field.setText(name)
    dialog.ok_button.click()
    player.settle()


def record_of(player: PlayerAtTable) -> Record:
    """The record of the match so far."""
    session = player.window.match
    assert session is not None
    return read_record(session.text().encode()).record


def test_the_computer_plays_for_somebody_who_goes_to_bed(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0, 1)))
    assert called(player) == "Anna"
    give(player, 1)
    # Somebody else may have hidden the cards of the one who stays: they are called once.
    assert called(player) == "Anna"
    player.lift_curtain()
    player.play_by_keys(player.decide())
    assert not player.page.curtain.isVisible()
    assert player.update.view.seat == 0
    assert player.update.choices
    assert str(present_sitters(record_of(player))[1]) == str(Sitter(COMPUTER, "Marcel"))
    assert "The computer plays for Marcel now." in player.log


def test_a_hand_is_hidden_when_somebody_takes_the_place_of_a_computer(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL, people=(0,), seats=3))
    assert player.hand
    give(player, 2, "Carl")
    assert player.items == {}
    assert called(player) == "Anna"
    player.lift_curtain()
    player.play_by_keys(player.decide())
    assert called(player) == "Carl"
    assert player.items == {}
    player.lift_curtain()
    assert player.update.view.seat == 2
    assert "Carl plays for Yvette now." in player.log


def test_without_people_the_computers_play_on_until_somebody_comes_back(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0,), rules=SHORT_TRIP))
    before = record_of(player)
    give(player, 0)
    assert player.items == {}
    assert player.sheet is not None, "nobody had to be waited for"
    assert len(record_of(player).moves()) > len(before.moves())
    give(player, 0)
    assert player.page.session.people == (0,)
    assert player.page.session.names[0] == "Anna"
    player.page.next_race()
    player.window.match_controller.show_table()
    player.settle()
    assert player.update.view.seat == 0
    assert len(player.hand) >= 6


def test_a_person_takes_a_seat_at_the_position_that_the_screen_shows(
    sit_down: Seat, settings: Settings
) -> None:
    settings.pace = 1
    player = sit_down(match_where(*ROLL[:2], people=(0,), rules=SHORT_TRIP))
    shown = player.page.update_presenter.queues.seen
    session = player.window.match
    assert session is not None
    session.change_players((Sitter(COMPUTER, "Anna"), Sitter(COMPUTER, "Marcel")), shown)
    assert len(record_of(player).moves()) > shown, "computer players do not wait for the screen"
    session.change_players((Sitter(HUMAN, "Anna"), Sitter(COMPUTER, "Marcel")), shown)
    assert len(record_of(player).moves()) == shown
    player.settle()
    assert player.update.view.seat == 0
    assert player.update.choices


def test_a_question_is_asked_anew_of_the_person_who_takes_the_seat(sit_down: Seat) -> None:
    record = match_where(
        "stop roll", "roll right-of-way", moves=("0 play roll", "1 play roll", "0 play stop on 1"),
        people=(0, 1),
    )  # fmt: skip
    player = sit_down(record)
    assert called(player) == "Marcel"
    player.lift_curtain()
    assert player.page.bar.asks
    session = player.window.match
    assert session is not None
    session.change_players((Sitter(HUMAN, "Anna"), Sitter(HUMAN, "Carl")), 100)
    player.settle()
    assert called(player) == "Carl"
    assert not player.page.bar.asks
    player.lift_curtain()
    assert player.page.bar.asks
    assert {move.kind for move in player.update.choices} == {MoveKind.COUP, MoveKind.PASS}


def test_names_are_suggested_and_two_players_cannot_have_the_same(
    sit_down: Seat, settings: Settings
) -> None:
    settings.faces = {"Zoe": Face("Zoe", "", 1)}
    player = sit_down(match_where(*ROLL[:2], people=(0,)))
    dialog = open_players(player)
    row = dialog.rows[1]
    row.kinds.buttons[0].click()
    assert row.sitter.kind == HUMAN
    assert row.sitter.name not in ("", "Anna", "Marcel")
    row.name_field.setText("Anna")
    dialog.ok_button.click()
    assert dialog.isVisible()
    assert row.trouble.text() == "This name is taken."
    row.kinds.buttons[1].click()
    assert row.sitter == Sitter(COMPUTER, "Marcel")
    dialog.ok_button.click()
    assert not dialog.isVisible()
    assert record_of(player).notes() == []


def test_the_names_used_last_are_suggested_and_a_new_one_is_remembered(
    sit_down: Seat, settings: Settings
) -> None:
    settings.people = ("Anna", "Bob")
    player = sit_down(match_where(*ROLL[:2], people=(0,)))
    dialog = open_players(player)
    row = dialog.rows[1]
    row.kinds.buttons[0].click()
    assert row.sitter == Sitter(HUMAN, "Bob")
    row.name_field.setText("Carl")
    dialog.ok_button.click()
    assert settings.people == ("Anna", "Carl", "Bob")


def test_whoever_had_a_seat_before_is_suggested_for_it(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0,)))
    give(player, 1, "Carl")
    give(player, 1)
    assert player.page.session.names == ("Anna", "Marcel")
    dialog = open_players(player)
    dialog.rows[1].kinds.buttons[0].click()
    assert dialog.rows[1].sitter == Sitter(HUMAN, "Carl")


def test_the_curtain_offers_to_give_the_seat_away(sit_down: Seat) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    player.buttons(player.page.curtain)["P&layers…"].click()
    (dialog,) = player.window.findChildren(PlayersDialog)
    player.page.shared_screen.hide_hand()
    assert dialog.isVisible()


def test_a_match_that_is_continued_has_its_present_players(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0, 1)))
    give(player, 1)
    player.window.match_controller.play(record_of(player))
    player.settle()
    assert player.page.session.people == (0,)
    assert player.page.session.levels == ("", "normal")
    assert player.update.view.seat == 0
    assert "The computer plays for Marcel now." in player.log


def test_the_next_match_has_the_present_players(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0,)))
    give(player, 1, "Carl")
    session = player.window.match
    assert session is not None
    record, _first = session.next_match()
    assert record.header.sitters == (Sitter(HUMAN, "Anna"), Sitter(HUMAN, "Carl"))


def test_earlier_lines_of_the_log_keep_the_names_of_their_players(sit_down: Seat) -> None:
    record = match_where(*ROLL[:2], people=(0,), first=1, moves=("1 play roll",))
    player = sit_down(record)
    player.play_by_keys(player.decide())
    give(player, 1, "Carl")
    names = [line for line in player.log if "Marcel" in line or "Carl" in line]
    assert names[0].startswith("New race. Marcel")
    assert names[1] == "Marcel plays Roll"
    assert names[-1] == "Carl plays for Marcel now."


def test_moves_before_a_change_of_players_stay(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0, 1), practice=True))
    player.lift_curtain()
    player.play_by_keys(player.decide())
    dialog = open_players(player)
    dialog.rows[1].name_field.setText("Dora")
    dialog.ok_button.click()
    player.settle()
    player.lift_curtain()
    player.play_by_keys(player.decide())
    player.lift_curtain()
    player.keys(Qt.Key.Key_Backspace)
    assert player.bar == "There is no move to take back yet."
    player.play_by_keys(player.decide())
    player.lift_curtain()
    player.keys(Qt.Key.Key_Backspace)
    assert player.page.session.names == ("Anna", "Dora")
    assert player.log[-2:] == ["Dora plays for Marcel now.", "Dora takes a move back"]


def test_the_curtain_opens_behind_the_score_sheet_when_the_last_person_changes(
    sit_down: Seat,
) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0, 1), rules=SHORT_TRIP))
    player.window.shell.toggle_score_sheet()
    give(player, 0)
    give(player, 1)
    give(player, 1)
    player.window.match_controller.show_table()
    player.settle()
    assert not player.page.curtain.isVisible()


def test_an_open_score_sheet_shows_the_score_after_moves_were_undone(
    sit_down: Seat, settings: Settings
) -> None:
    settings.pace = 1
    player = sit_down(match_where(*ROLL[:2], people=(0,), rules=SHORT_TRIP))
    session, shown = player.page.session, player.page.update_presenter.queues.seen
    assert isinstance(session, LocalSession)
    session.change_players((Sitter(COMPUTER, "Anna"), Sitter(COMPUTER, "Marcel")), shown)
    player.window.shell.toggle_score_sheet()
    assert player.sheet is not None
    assert player.sheet.next_button.text() == "&Next race"
    session.change_players((Sitter(HUMAN, "Anna"), Sitter(COMPUTER, "Marcel")), shown)
    assert player.sheet.next_button.text() != "&Next race"


def test_no_hand_is_open_before_the_screen_has_shown_the_end_of_the_race() -> None:
    record = about_to_arrive(rules=DEFAULT_RULES.changed("extension_counts", "none"))
    over, _ = apply(record.state, 0, DRAW)
    over, events = apply(over, 0, play(Card.MILES_100))
    queues = UpdateQueues((1,))
    for seat in (1, None):
        queues.receive(seat, update_for(0, record.state, seat, (), ()))
    queues.next_update()
    for seat in (1, None):
        queues.receive(seat, update_for(2, over, seat, (), events))
    assert queues.open_hands(2) == ()
    while queues.next_update():
        pass
    assert queues.open_hands(2) == over.hands != ()


def test_the_buttons_beside_the_hand_keep_their_order(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL, people=(0,), seats=3))
    player.window.resize(1280, 800)
    before = [tool.geometry() for tool in map(player.tool, ("Hint", "Sort", "Score"))]
    give(player, 1, "Carl")
    assert [tool.geometry() for tool in map(player.tool, ("Hint", "Sort", "Score"))] == before


def test_an_open_score_sheet_shows_the_new_players(sit_down: Seat) -> None:
    player = sit_down(match_where(*ROLL[:2], people=(0,), rules=SHORT_TRIP))
    give(player, 0)
    assert player.sheet is not None
    give(player, 1, "Beatrice")
    heads = [player.sheet.parts.items.horizontalHeaderItem(column) for column in (1, 2)]
    assert [head.text() for head in heads if head is not None] == ["Anna", "Beatrice"]
