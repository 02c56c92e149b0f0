"""Handicaps that are chosen for the players of a new game."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.handicap_button import HandicapMenu
from mille_qt.ui.setup.seat_editor import SeatEditor
from mille_qt.ui.setup.seat_list import SeatList
from mille_qt.ui.texts.handicaps import handicap_of, handicaps_in_words
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import STAP_OP, TODAY_FRENCH, WINNING_MOVES
from tests.qt.features.setup.shown_pages import choose_seats, played, show


def menus(page: NewGamePage) -> list[HandicapMenu]:
    """The menus of the players, as the button shows them now."""
    menu = page.seats.handicaps.menu()
    menu.aboutToShow.emit()
    return [action.menu() for action in menu.actions()]


def give(page: NewGamePage, seat: int, words: str) -> None:
    """Choose a handicap by its words."""
    next(action for action in menus(page)[seat].actions() if action.text() == words).trigger()


def shown(rows: list[SeatEditor]) -> list[str]:
    """The handicaps that can be read in the rows."""
    return [row.handicap_text.text() for row in rows if row.handicap_text.isVisible()]


def test_each_player_has_a_menu_with_the_present_handicap_checked(new_game: NewGamePage) -> None:
    assert [menu.title() for menu in menus(new_game)] == ["Ann", "Marcel"]
    give(new_game, 1, "hand of 4 cards")
    checked = [
        [action.text() for action in menu.actions() if action.isChecked()]
        for menu in menus(new_game)
    ]
    assert checked == [["No handicap"], ["hand of 4 cards"]]
    assert shown(new_game.seats.rows) == ["hand of 4 cards"]


def test_menus_that_are_opened_again_replace_those_before(new_game: NewGamePage) -> None:
    for _ in range(3):
        menus(new_game)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(new_game.seats.handicaps.menu().findChildren(HandicapMenu)) == 2


def test_the_match_has_them_and_the_next_page_too(
    new_game: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    give(new_game, 0, "+500 points")
    give(new_game, 1, "+100 miles")
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    due = (Handicap(0, "points", 500), Handicap(1, "miles", 100))
    assert header.rules.handicaps == due
    again = NewGamePage(settings)
    show(again, qtbot)
    assert shown(again.seats.rows) == ["+500 points", "+100 miles"]
    give(again, 0, "No handicap")
    header, _ = played(again, qtbot, again.play_button.click)
    assert header.rules.handicaps == due[1:]


def test_a_handicap_moves_with_its_player_and_goes_with_the_seat(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    choose_seats(new_game, 3, qtbot)
    give(new_game, 1, "+50 miles")
    new_game.seats.rows[1].down_button.click()
    assert new_game.rules.rules.handicaps == (Handicap(2, "miles", 50),)
    choose_seats(new_game, 2, qtbot)
    assert new_game.rules.rules.handicaps == ()


def test_a_handicap_that_the_rules_cannot_have_is_refused(new_game: NewGamePage) -> None:
    give(new_game, 0, "+250 points")
    new_game.rules.entries[TODAY_FRENCH.name].click()
    new_game.play_button.click()
    assert new_game.trouble.text().startswith("A handicap doesn’t fit these rules")
    give(new_game, 0, "hand of 5 cards")
    assert not new_game.rules.trouble_for(2)


def test_the_amounts_and_their_unit_are_those_of_the_rules(new_game: NewGamePage) -> None:
    give(new_game, 0, "+100 miles")
    new_game.rules.entries[STAP_OP.name].click()
    offered = [action.text() for action in menus(new_game)[1].actions() if action.text()]
    hands = ["hand of 4 cards", "hand of 3 cards"]
    assert offered == ["No handicap", "+5 km", "+10 km", "+20 km", *hands]
    assert shown(new_game.seats.rows) == ["+100 km"]
    said = new_game.seats.handicaps.accessibleDescription()
    assert said == "Kilometers or a smaller hand for a player"
    assert all(
        replace(STAP_OP, handicaps=(Handicap(0, "miles", miles),)).allows_seats(2)
        for miles in (5, 10, 20)
    )


def test_miles_of_another_game_are_refused_there_and_fit_their_own(
    new_game: NewGamePage,
) -> None:
    new_game.rules.entries[STAP_OP.name].click()
    give(new_game, 0, "+10 km")
    assert not new_game.rules.trouble_for(2)
    new_game.rules.entries[WINNING_MOVES.name].click()
    assert new_game.rules.trouble_for(2).startswith("A handicap doesn’t fit these rules")


def test_a_table_speaks_of_handicaps_in_the_words_of_its_edition() -> None:
    rules = replace(STAP_OP, handicaps=(Handicap(1, "miles", 10),))
    assert handicap_of(rules, 1) == "+10 km"
    assert handicaps_in_words(rules, ("Ann", "Bob")) == "Handicaps: Bob: +10 km."


def test_an_amount_from_elsewhere_is_offered_as_well(qtbot: QtBot) -> None:
    seats = SeatList()
    qtbot.addWidget(seats)
    seats.show_sitters((), handicaps=(Handicap(0, "points", 333),))
    seats.handicaps.menu().aboutToShow.emit()
    last = seats.handicaps.menu().actions()[0].menu().actions()[-1]
    assert (last.text(), last.isChecked()) == ("+333 points", True)


def test_paper_cards_have_none(qtbot: QtBot) -> None:
    seats = SeatList()
    qtbot.addWidget(seats)
    seats.seat_people_only()
    seats.show()
    assert not seats.handicaps.isVisible()
