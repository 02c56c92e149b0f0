"""The start page, driven with mouse and keys."""

import pytest
from PySide6.QtCore import QDateTime, QSizeF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.app.start.start_page import StartPage
from mille_qt.app.start.start_texts import time_words
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import usual_game
from mille_rules.rulesets import DEFAULT_RULES, TODAY_FRENCH, RuleSet
from tests.examples import each
from tests.pictures.places import begun_match
from tests.qt.features.setup.shown_pages import LEFT, change_language, show, unnamed

SAVED = begun_match(("Ann", "Marcel"))


@pytest.fixture
def start(settings: Settings, qtbot: QtBot) -> StartPage:
    """Show the start page."""
    page = StartPage(settings)
    page.show_saved(None)
    show(page, qtbot)
    return page


@pytest.mark.styled
@pytest.mark.parametrize("spare", [0, 40, 80])
def test_a_match_that_can_be_continued_cuts_nothing_off_the_start_page(
    start: StartPage, spare: int
) -> None:
    start.show_saved(SAVED)
    QApplication.processEvents()
    needed = start._scroll.sizeHint().height()
    start.show_saved(None)
    start.resize(1024, needed + spare)
    QApplication.processEvents()
    # As after the first match that is left: the page has been seen without it.
    start.hide()
    start.show_saved(SAVED)
    start.show()
    # What a layout changes, the next round lays out.
    for _ in range(3):
        QApplication.processEvents()
    assert start._scroll.verticalScrollBar().maximum() == 0
    buttons = [button for button in start._buttons() if button.isVisible()]
    last = max(button.mapTo(start, button.rect().bottomLeft()).y() for button in buttons)
    assert last < start.height() - start.backdrop.road_height


def test_the_landscape_is_painted_once_for_each_size_and_screen(
    start: StartPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def landscape() -> tuple[QSizeF, float]:
        assert start.backdrop.landscape is not None
        ratio = start.backdrop.landscape.devicePixelRatio()
        return start.backdrop.landscape.deviceIndependentSize(), ratio

    qtbot.waitUntil(lambda: start.backdrop.landscape is not None)
    qtbot.waitUntil(lambda: not start.backdrop.waits)
    first = start.backdrop.landscape
    start.backdrop.repaint()
    assert landscape() == (QSizeF(start.size()), 1.0)
    assert start.backdrop.landscape is first
    monkeypatch.setattr(start.backdrop, "devicePixelRatioF", lambda: 2.0)
    start.resize(1100, 700)
    qtbot.waitUntil(lambda: landscape() == (QSizeF(1100, 700), 2.0))


def test_a_match_to_continue_takes_the_place_of_a_new_one(start: StartPage) -> None:
    assert start.play_button.prominent
    start.show_saved(SAVED)
    QApplication.processEvents()
    assert not start.play_button.prominent
    assert start.play_button.isVisible()
    start.show_saved(None)
    assert start.play_button.prominent


def test_the_board_shows_the_sides_of_a_match(start: StartPage) -> None:
    assert start.board.title.text() == "Ready to start"
    start.show_saved(SAVED)
    assert start.board.title.text() == "Race 3"
    said = start.board.accessibleDescription()
    assert said == (
        "Ann: 0 points, 0 miles · Not started. Needs a Roll; "
        "Marcel: 0 points, 0 miles · Not started. Needs a Roll"
    )
    start.show_finished(SAVED._replace(winners=(1,)))
    assert start.board.title.text() == "Race 3"  # a match to continue is more important
    start.show_saved(None)
    start.show_finished(SAVED._replace(winners=(1,)))
    assert start.board.title.text() == "Won by Marcel"


@each(("rules", "said"), [(DEFAULT_RULES, "Points"), (TODAY_FRENCH, "Races won")])
def test_the_board_says_what_is_counted(start: StartPage, rules: RuleSet, said: str) -> None:
    start.show_saved(SAVED._replace(rules=rules))
    shown = {label.text() for label in start.board.findChildren(QLabel) if label.isVisible()}
    assert shown & {"Points", "Races won"} == {said}


@each(
    ("days", "words"), [(0, "Last played today"), (1, "Last played yesterday"), (2, "Last played")]
)
def test_a_match_says_when_it_was_played(days: int, words: str) -> None:
    match = SAVED._replace(when=QDateTime.currentDateTime().addDays(-days))
    assert words in time_words(match)


def test_without_a_saved_match_enter_plays_against_the_computer_at_once(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    assert start.continue_button.isHidden()
    assert start.play_button.note == "Ann and Marcel · level: normal"
    with qtbot.waitSignal(start.play_requested, timeout=1_000) as signal:
        qtbot.keyClick(start, Qt.Key.Key_Return)
    assert signal.args == [*usual_game(settings)]
    assert settings.last_seats == signal.args[0].sitters


def test_the_main_button_is_read_before_those_below_it(start: StartPage) -> None:
    actions = start.play_button.parentWidget()
    assert actions is not None
    column = QAccessible.queryAccessibleInterface(actions)
    read = [column.child(index).object() for index in range(column.childCount())]
    shown = [each for each in read if isinstance(each, QWidget) and each.isVisible()]
    assert shown == [start.play_button, start.new_button, start.network_button]


def test_enter_presses_the_button_that_has_the_keyboard(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    start.statistics_button.setFocus()
    with (
        qtbot.assertNotEmitted(start.play_requested),
        qtbot.waitSignal(start.statistics_button.clicked, timeout=1_000),
    ):
        qtbot.keyClick(start.statistics_button, Qt.Key.Key_Return)
    french = start.languages.buttons[2]
    french.setFocus()
    qtbot.keyClick(french, Qt.Key.Key_Return)
    assert settings.language == "fr"
    with qtbot.assertNotEmitted(start.play_requested):
        qtbot.keyClick(french, Qt.Key.Key_Return)


def test_with_a_saved_match_enter_continues_it(start: StartPage, qtbot: QtBot) -> None:
    start.show_saved(SAVED)
    assert start.continue_button.hasFocus()
    with qtbot.waitSignal(start.continue_button.clicked, timeout=1_000):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Enter)


def test_a_saved_match_says_who_played_and_which_race(start: StartPage) -> None:
    start.show_saved(SAVED)
    text = start.continue_button.accessibleDescription()
    assert "Ann and Marcel" in text
    assert "race 3" in text
    assert ":45" in text


def test_every_way_in_has_its_button(start: StartPage, qtbot: QtBot) -> None:
    start.show_saved(SAVED)
    for button in (
        start.continue_button,
        start.play_button,
        start.new_button,
        start.matches_button,
        start.statistics_button,
        start.preferences_button,
    ):
        with qtbot.waitSignal(button.clicked, timeout=1_000):
            qtbot.mouseClick(button, LEFT)


def test_the_language_is_switched_on_the_start_page(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    places = {button.text(): place for place, button in enumerate(start.languages.buttons)}
    assert {"English", "Español", "Français"} <= set(places)
    qtbot.mouseClick(start.languages.buttons[places["Français"]], LEFT)
    assert settings.language == "fr"
    settings.language = "en"
    assert start.languages.index == places["English"]


def test_everything_on_the_start_page_has_a_name(start: StartPage) -> None:
    start.show_saved(SAVED)
    assert unnamed(start) == []


def test_a_change_of_language_says_the_start_page_anew(start: StartPage) -> None:
    start.title.setText("")
    change_language(start)
    assert start.title.text() == "Mille"
