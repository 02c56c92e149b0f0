"""Choosing computer players for a new game, for a table to host, and in its lobby."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mille_qt.features.lan.host_seats import HostSeats
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.art.characters.cast import CAST
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.picker import CharacterPicker
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.seat_row import SeatRow
from mille_rules import Sitter

LEFT = Qt.MouseButton.LeftButton
PLAIN = len(CAST)


def opened(row: SeatRow, qtbot: QtBot) -> CharacterPicker:
    """The choice that opens at a row's face."""
    qtbot.mouseClick(row.face_button, LEFT)
    picker = row.face_button.findChild(CharacterPicker)
    assert isinstance(picker, QWidget)
    assert picker.isVisible()
    return picker


def click(picker: CharacterPicker, place: int, qtbot: QtBot) -> None:
    """Click a tile."""
    tiles = picker.list
    middle = tiles.visualItemRect(tiles.item(place)).center()
    qtbot.mouseClick(tiles.viewport(), LEFT, pos=middle)


def place_of(name: str) -> int:
    return [character.name for character in CAST].index(name)


def test_a_click_seats_a_character_with_its_level_and_style(
    page: NewGamePage, qtbot: QtBot
) -> None:
    row = page.seats.rows[1]
    picker = opened(row, qtbot)
    click(picker, place_of("Lucien"), qtbot)
    assert row.sitter == Sitter("computer-hard-avenges", "Lucien")
    assert row.level_box.level == "hard"
    assert not picker.isVisible()
    assert "Lucien" in row.face_button.accessibleDescription()
    assert page.first_box.itemText(2) == "Lucien"


def test_the_keyboard_chooses_too(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.seats.rows[1]
    tiles = opened(row, qtbot).list
    assert tiles.currentItem().text() == "Marcel"
    qtbot.keyClick(tiles, Qt.Key.Key_Right)
    qtbot.keyClick(tiles, Qt.Key.Key_Down)
    qtbot.keyClick(tiles, Qt.Key.Key_Return)
    assert row.sitter == Sitter("computer-easy-forgets", "Gaston")


def test_escape_changes_nothing(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.seats.rows[1]
    picker = opened(row, qtbot)
    qtbot.keyClick(picker.list, Qt.Key.Key_Down)
    qtbot.keyClick(picker, Qt.Key.Key_Escape)
    assert not picker.isVisible()
    assert row.sitter.name == "Marcel"


def test_who_is_at_the_table_already_cannot_be_chosen_again(
    page: NewGamePage, qtbot: QtBot
) -> None:
    page.seats.set_count(3)
    row = page.seats.rows[1]
    picker = opened(row, qtbot)
    assert "already at the table" in picker.list.item(place_of("Simone")).data(
        Qt.ItemDataRole.AccessibleTextRole
    )
    click(picker, place_of("Simone"), qtbot)
    assert row.sitter.name == "Marcel"


def test_a_plain_computer_plays_as_its_level_does(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.seats.rows[1]
    row.level_box.set_level("expert")
    click(opened(row, qtbot), PLAIN, qtbot)
    assert row.sitter == Sitter("computer-expert", "Computer 2")


def test_every_tile_says_who_it_is_to_who_cannot_see_it(page: NewGamePage, qtbot: QtBot) -> None:
    tiles = opened(page.seats.rows[1], qtbot).list
    said = [
        tiles.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(tiles.count())
    ]
    assert said[0] == "Marcel, Normal, careful"
    assert said[-1] == "Plain computer, any level"
    assert len(set(said)) == len(CAST) + 1


def test_the_choice_says_what_the_current_one_is_like(page: NewGamePage, qtbot: QtBot) -> None:
    picker = opened(page.seats.rows[1], qtbot)
    picker.list.setCurrentRow(place_of("Odette"))
    assert picker.text.text().startswith("Odette enjoys the view")


@pytest.mark.styled
def test_the_choice_stays_inside_the_window(page: NewGamePage, qtbot: QtBot) -> None:
    page.seats.set_count(6)
    picker = opened(page.seats.rows[5], qtbot)
    window = page.window().frameGeometry()
    assert window.contains(picker.geometry())


def test_a_character_of_another_name_keeps_its_style_and_loses_its_face(
    page: NewGamePage, qtbot: QtBot
) -> None:
    row = page.seats.rows[1]
    before = row.face_button.face.portrait
    row.name_field.selectAll()
    qtbot.keyClicks(row.name_field, "Grandpa")
    assert row.sitter == Sitter("computer-normal-careful", "Grandpa")
    assert row.face_button.face.portrait not in ("", before)


def test_what_was_chosen_is_there_the_next_time(
    page: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    click(opened(page.seats.rows[1], qtbot), place_of("Margot"), qtbot)
    qtbot.mouseClick(page.play_button, LEFT)
    assert settings.last_seats[1] == Sitter("computer-hard-bold", "Margot")
    again = NewGamePage(settings)
    qtbot.addWidget(again)
    assert again.seats.sitters[1] == Sitter("computer-hard-bold", "Margot")


def test_new_opponents_are_different_characters_of_the_level_played_last(
    page: NewGamePage,
) -> None:
    page.seats.show_sitters((Sitter("human", "Ann"), Sitter("computer-hard", "Simone")))
    page.seats.set_count(6)
    others = page.seats.sitters[1:]
    assert [sitter.name for sitter in others[:3]] == ["Simone", "Marcel", "Lucien"]
    assert len({sitter.name for sitter in others}) == len(others)
    assert all(sitter.kind.startswith("computer-hard") for sitter in others)


def test_a_hosted_seat_is_given_to_a_character(qtbot: QtBot) -> None:
    seats = HostSeats(Face)
    qtbot.addWidget(seats)
    seats.seat_people(("Ann",))
    row = seats.rows[1]
    row.kinds.buttons[2].click()
    row.face_button.picked.emit(CAST[place_of("Victor")])
    assert row.plan == ("computer", "Victor", "expert")
    row.face_button.picked.emit(None)
    assert row.plan == ("computer", "Computer 2", "expert")
