"""People choose a portrait and a colour: for a new game, for a table to host, and to join."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.lan.player_names_field import PlayerNamesField
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.art.characters.button import FaceButton
from mille_qt.ui.art.characters.face import COLOURS, PORTRAITS, Face
from mille_qt.ui.art.characters.face_picker import FacePicker
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.characters import colour_name, portrait_name
from mille_rules import Sitter

ROLE = Qt.ItemDataRole.AccessibleTextRole


def opened(button: FaceButton, qtbot: QtBot) -> FacePicker:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    picker = button.findChild(FacePicker)
    assert isinstance(picker, FacePicker)
    assert picker.isVisible()
    return picker


def choose(button: FaceButton, portrait: str, colour: int, qtbot: QtBot) -> None:
    picker = opened(button, qtbot)
    picker.portraits.setCurrentRow(1 + PORTRAITS.index(portrait))
    picker.colours.setCurrentRow(1 + colour)
    picker.close()


def test_clicks_choose_a_portrait_and_a_colour(
    page: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    button = page.seats.rows[0].face_button
    picker = opened(button, qtbot)
    for tiles, row in ((picker.portraits, 1 + PORTRAITS.index("afro")), (picker.colours, 4)):
        middle = tiles.visualItemRect(tiles.item(row)).center()
        qtbot.mouseClick(tiles.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert picker.isVisible()
    assert button.face == settings.faces["Ann"] == Face("Ann", "afro", 3)
    assert picker.text.text() == "Afro and hairband · Rose"


def test_keys_choose_too(page: NewGamePage, settings: Settings, qtbot: QtBot) -> None:
    picker = opened(page.seats.rows[0].face_button, qtbot)
    qtbot.keyClick(picker.portraits, Qt.Key.Key_Right)
    qtbot.keyClick(picker.portraits, Qt.Key.Key_Down)
    qtbot.keyClick(picker.colours, Qt.Key.Key_Right)
    qtbot.keyClick(picker.colours, Qt.Key.Key_Return)
    assert not picker.isVisible()
    assert settings.faces["Ann"] == Face("Ann", "odette", 0)


def test_every_tile_is_called_differently(page: NewGamePage, qtbot: QtBot) -> None:
    picker = opened(page.seats.rows[0].face_button, qtbot)
    for tiles, count in ((picker.portraits, len(PORTRAITS)), (picker.colours, len(COLOURS))):
        said = [tiles.item(row).data(ROLE) for row in range(tiles.count())]
        assert len(set(said)) == count + 1
        assert all(said)
        assert tiles.accessibleName()


def test_the_button_says_what_is_chosen(page: NewGamePage, qtbot: QtBot) -> None:
    button = page.seats.rows[0].face_button
    choose(button, "bald", 7, qtbot)
    assert button.accessibleName() == "Choose portrait and colour, Seat 1, circle"
    assert button.accessibleDescription() == f"{portrait_name('bald')} · {colour_name(7)}"


def test_a_name_used_before_comes_with_its_face(
    page: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    settings.faces = {"Zoe": Face("Zoe", "plaits", 5)}
    row = page.seats.rows[0]
    row.name_field.selectAll()
    qtbot.keyClicks(row.name_field, "Zo")
    assert row.face_button.face == Face("Zo")
    qtbot.keyClicks(row.name_field, "e")
    assert row.face_button.face == settings.faces["Zoe"]


def test_a_face_chosen_before_the_name_is_stored_with_the_name(
    page: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    row = page.seats.rows[0]
    row.name_field.selectAll()
    qtbot.keyClick(row.name_field, Qt.Key.Key_Delete)
    choose(row.face_button, "glasses", 1, qtbot)
    qtbot.keyClicks(row.name_field, "Bob")
    assert row.face_button.face == Face("Bob", "glasses", 1)
    qtbot.mouseClick(page.play_button, Qt.MouseButton.LeftButton)
    assert settings.faces == {"Bob": Face("Bob", "glasses", 1)}


def test_faces_move_with_their_players(page: NewGamePage, settings: Settings, qtbot: QtBot) -> None:
    choose(page.seats.rows[0].face_button, "glasses", 1, qtbot)
    page.seats.swap(0, 1)
    assert page.seats.rows[0].face_button.face.portrait == "marcel"
    assert page.seats.rows[1].face_button.face == Face("Ann", "glasses", 1)


def test_a_computer_has_characters_and_a_person_faces(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.seats.rows[0]
    row.show_sitter(Sitter("computer-hard", "Simone"))
    assert row.face_button.face == Face("Simone", "simone")
    row.show_sitter(Sitter("human", "Simone"))
    assert row.face_button.face == Face("Simone")
    opened(row.face_button, qtbot).close()


def test_who_hosts_chooses_for_the_people_here(settings: Settings, qtbot: QtBot) -> None:
    settings.faces = {"Bob": Face("Bob", "curls", 2)}
    page = HostPage(settings, ("Ann", "Bob"))
    qtbot.addWidget(page)
    ann, bob, free = page.seats.rows[:3]
    assert bob.face_button.face == settings.faces["Bob"]
    assert free.face_button.isHidden()
    choose(ann.face_button, "scarf", 0, qtbot)
    assert settings.faces["Ann"] == Face("Ann", "scarf", 0)


def test_who_joins_chooses_beside_the_names(settings: Settings, qtbot: QtBot) -> None:
    field = PlayerNamesField(settings)
    qtbot.addWidget(field)
    assert [button.face.name for button in field.faces if not button.isHidden()] == ["Ann"]
    field.field.selectAll()
    qtbot.keyClicks(field.field, "Ann, Bob")
    first, second = (button for button in field.faces if not button.isHidden())
    choose(second, "curls", 4, qtbot)
    assert settings.faces == {"Bob": Face("Bob", "curls", 4)}
    assert first.face == Face("Ann")
