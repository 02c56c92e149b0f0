"""The first start asks who is playing, and is in nobody's way."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from mille_qt.app.start.person_row import PersonRow
from mille_qt.app.start.start_page import StartPage
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.settings import MAX_NAME, Settings
from mille_qt.ui.setup.known_names import known_names
from mille_qt.ui.setup.usual_game import usual_game
from tests.pictures.places import begun_match
from tests.qt.features.setup.shown_pages import change_language, show

CURLS = Face("", "curls", 3)


@pytest.fixture
def start(settings: Settings, qtbot: QtBot) -> StartPage:
    """Show the start page at the first start, to a person without a usable account name."""
    return shown(settings, qtbot)


@pytest.fixture(autouse=True)
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mille_qt.ui.setup.known_names.account_name", lambda: "")


def shown(settings: Settings, qtbot: QtBot) -> StartPage:
    page = StartPage(settings)
    page.show_saved(None)
    show(page, qtbot)
    return page


def row(start: StartPage) -> PersonRow:
    return start.board.person


def write(start: StartPage, name: str, qtbot: QtBot) -> None:
    """Write a name over the one that is there."""
    row(start).name.setFocus()
    row(start).name.selectAll()
    qtbot.keyClick(row(start).name, Qt.Key.Key_Delete)
    qtbot.keyClicks(row(start).name, name)


def test_enter_at_once_plays_with_a_default_name(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    assert row(start).isVisible()
    assert row(start).question.text() == row(start).name.accessibleName() == "Who is playing?"
    assert (row(start).name.text(), row(start).name.placeholderText()) == ("", "Player 1")
    assert row(start).name.hasFocus(), "letters that are typed are the name, and no keys"
    with qtbot.waitSignal(start.play_requested, timeout=1_000) as signal:
        qtbot.keyClick(start, Qt.Key.Key_Return)
    assert signal.args is not None
    assert signal.args[0].sitters[0].name == "Player 1"


def test_the_account_has_a_name_to_begin_with(
    settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_qt.ui.setup.known_names.account_name", lambda: "Odile")
    start = shown(settings, qtbot)
    assert row(start).name.text() == "Odile"
    assert start.play_button.note.startswith("Odile")
    qtbot.keyClicks(start.focusWidget(), "Zoe")
    assert row(start).name.text() == "Zoe"
    write(start, "", qtbot)
    assert row(start).name.placeholderText() == "Odile"


def test_the_name_that_is_written_plays_with_enter_and_is_known_from_then_on(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    write(start, "  Zoe ", qtbot)
    assert start.play_button.note.startswith("Zoe and ")
    with qtbot.waitSignal(start.play_requested, timeout=1_000) as signal:
        qtbot.keyClick(row(start).name, Qt.Key.Key_Return)
    assert signal.args is not None
    assert signal.args[0].sitters[0].name == "Zoe"
    assert known_names(settings) == ("Zoe",)


def test_another_page_knows_the_name_without_any_game(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    write(start, "Zoe", qtbot)
    start.new_button.click()
    assert known_names(settings) == ("Zoe",)


def test_the_portrait_stays_while_the_name_is_written_and_no_other_name_keeps_it(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    row(start).face_button.face_picked.emit(CURLS)
    assert settings.faces == {"Player 1": CURLS._replace(name="Player 1")}
    write(start, "Zoe", qtbot)
    assert settings.faces == {"Zoe": CURLS._replace(name="Zoe")}
    assert row(start).face_button.face == CURLS._replace(name="Zoe")


def test_the_portraits_of_names_that_are_typed_on_the_way_stay(
    settings: Settings, qtbot: QtBot
) -> None:
    before = CURLS._replace(name="Jo", colour=2)
    settings.faces = {"Jo": before}
    start = shown(settings, qtbot)
    row(start).face_button.face_picked.emit(CURLS)
    write(start, "Joan", qtbot)
    assert settings.faces == {
        "Jo": CURLS._replace(name="Jo", colour=2),
        "Joan": CURLS._replace(name="Joan"),
    }


def test_the_opponent_has_another_name(start: StartPage, qtbot: QtBot) -> None:
    rival = usual_game(start._settings).header.sitters[1].name
    write(start, rival, qtbot)
    person, other = usual_game(start._settings).header.sitters
    assert person.name == rival != other.name
    assert other.name in start.play_button.note


def test_a_name_is_plain_text_of_limited_length(start: StartPage, qtbot: QtBot) -> None:
    write(start, "<b>" + "W" * 60, qtbot)
    name = usual_game(start._settings).header.sitters[0].name
    assert name == ("<b>" + "W" * 60)[:MAX_NAME]
    assert QToolTip.text() == "A name has at most 24 letters."


def test_only_the_first_start_asks(start: StartPage) -> None:
    start.show_saved(begun_match(("Ann", "Marcel")))
    assert row(start).isHidden()
    start.show_saved(None)
    assert row(start).isVisible()
    start.play_button.click()
    start.show_saved(None)
    assert row(start).isHidden()
    assert len(start.board._rows) == 2


def test_a_change_of_language_keeps_what_was_written(start: StartPage, qtbot: QtBot) -> None:
    write(start, "Zoe", qtbot)
    row(start).question.setText("")
    change_language(start)
    assert (row(start).question.text(), row(start).name.text()) == ("Who is playing?", "Zoe")
