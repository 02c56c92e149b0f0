"""The start page and the page on which a game is set up, driven with mouse and keys."""

import getpass
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QEvent, QSizeF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.app.start.start_page import StartPage
from mille_qt.app.start.start_texts import time_words
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.account import account_name
from mille_qt.ui.settings import MAX_NAME, Settings
from mille_qt.ui.setup.seat_list import COMPUTER_NAMES
from mille_qt.ui.setup.seat_row import COMPUTER
from mille_qt.ui.setup.usual_game import HUMAN, usual_game
from mille_qt.ui.texts.levels import level_text
from mille_qt.ui.widgets import text_height
from mille_rules import DEFAULT_RULES, PRESETS, Header, Sitter
from mille_rules.computer.levels.levels import LEVELS
from tests.pictures.places import begun_match

SAVED = begun_match(("Ann", "Marcel"))
LEFT = Qt.MouseButton.LeftButton
FAMILY = "👨‍👩‍👧"


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Make settings that nobody has touched, on ann's account."""
    monkeypatch.setattr(getpass, "getuser", lambda: "ann")
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def start(settings: Settings, qtbot: QtBot) -> StartPage:
    """Show the start page."""
    page = StartPage(settings)
    show(page, qtbot)
    return page


@pytest.fixture
def new_game(settings: Settings, qtbot: QtBot) -> NewGamePage:
    """Show the page of a new game."""
    page = NewGamePage(settings)
    show(page, qtbot)
    return page


def show(widget: QWidget, qtbot: QtBot) -> None:
    """Show a widget in the smallest window there is."""
    qtbot.addWidget(widget)
    widget.resize(1024, 600)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()


def choose_seats(page: NewGamePage, count: int, qtbot: QtBot) -> None:
    """Click a number of seats."""
    button = page.seats.counts.numbers.buttons[(2, 3, 4, 6).index(count)]
    qtbot.mouseClick(button, LEFT)


def played(page: NewGamePage, qtbot: QtBot, act: Callable[[], None]) -> tuple[Header, int | None]:
    """Act, and return the game that this begins: its header and who begins."""
    with qtbot.waitSignal(page.play_requested, timeout=1_000) as signal:
        act()
    header, first, _practice = signal.args
    return header, first


def unnamed(window: QWidget) -> list[QWidget]:
    """List the widgets that accept focus and have no accessible name."""
    wrong = []
    for widget in window.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible()
        interface = QAccessible.queryAccessibleInterface(widget)
        if takes and interface and not interface.text(QAccessible.Text.Name):
            wrong.append(widget)
    return wrong


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


@pytest.mark.parametrize(
    ("days", "words"), [(0, "Last played today"), (1, "Last played yesterday"), (2, "Last played")]
)
def test_a_match_says_when_it_was_played(days: int, words: str) -> None:
    match = SAVED._replace(when=QDateTime.currentDateTime().addDays(-days))
    assert words in time_words(match)


def test_without_a_saved_match_enter_plays_against_the_computer_at_once(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    assert start.continue_button.isHidden()
    assert start.play_button.note == "Ann, Marcel · level: normal"
    with qtbot.waitSignal(start.play_requested, timeout=1_000) as signal:
        qtbot.keyClick(start, Qt.Key.Key_Return)
    assert signal.args == [*usual_game(settings)]
    assert settings.last_seats == signal.args[0].sitters


def test_enter_presses_the_button_that_has_the_keyboard(
    start: StartPage, settings: Settings, qtbot: QtBot
) -> None:
    start.statistics_button.setFocus()
    with (
        qtbot.assertNotEmitted(start.play_requested),
        qtbot.waitSignal(start.statistics_requested, timeout=1_000),
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
    with qtbot.waitSignal(start.continue_requested, timeout=1_000):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Enter)


def test_a_saved_match_says_who_played_and_which_race(start: StartPage) -> None:
    start.show_saved(SAVED)
    text = start.continue_button.accessibleDescription()
    assert "Ann, Marcel" in text
    assert "race 3" in text
    assert ":45" in text


def test_a_match_that_cannot_be_continued_says_why(start: StartPage) -> None:
    start.show_saved(None, "Another window has it.")
    assert not start.continue_button.isEnabled()
    assert start.continue_button.note == "Another window has it."


def test_every_way_in_has_its_button(start: StartPage, qtbot: QtBot) -> None:
    start.show_saved(SAVED)
    for button, signal in (
        (start.continue_button, start.continue_requested),
        (start.play_button, start.play_requested),
        (start.new_button, start.new_game_requested),
        (start.matches_button, start.matches_requested),
        (start.statistics_button, start.statistics_requested),
        (start.preferences_button, start.preferences_requested),
    ):
        with qtbot.waitSignal(signal, timeout=1_000):
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


def test_enter_on_the_new_game_page_plays(new_game: NewGamePage, qtbot: QtBot) -> None:
    header, first = played(
        new_game, qtbot, lambda: qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    )
    marcel = Sitter("computer-normal-calm", "Marcel")
    assert header == Header(DEFAULT_RULES, (Sitter(HUMAN, "Ann"), marcel))
    assert first is None


def test_enter_in_a_name_field_plays(new_game: NewGamePage, qtbot: QtBot) -> None:
    field = new_game.seats.rows[0].name_field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Bea")
    header, _ = played(new_game, qtbot, lambda: qtbot.keyClick(field, Qt.Key.Key_Return))
    assert header.sitters[0].name == "Bea"


@pytest.mark.parametrize(("count", "teams"), [(2, 0), (3, 0), (4, 2), (6, 3)])
def test_four_seats_show_two_teams_and_six_show_three(
    new_game: NewGamePage, qtbot: QtBot, count: int, teams: int
) -> None:
    choose_seats(new_game, count, qtbot)
    assert sum(row.isVisible() for row in new_game.seats.rows) == count
    shown = [names.text() for names in new_game.seats.teams.names if names.isVisible()]
    assert len(shown) == teams
    if teams:
        assert shown[0] == f"Ann and {COMPUTER_NAMES[teams - 1]} play together"


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_bsd_is_only_offered_at_two_seats(new_game: NewGamePage, qtbot: QtBot, count: int) -> None:
    qtbot.mouseClick(new_game.rules.entries["bsd"].button, LEFT)
    choose_seats(new_game, count, qtbot)
    entry = new_game.rules.entries["bsd"]
    assert entry.isEnabled() == (count == 2)
    assert ("only for 2 players" in entry.text.text()) == (count != 2)
    assert new_game.rules.rules.name == ("bsd" if count == 2 else "winning-moves")


def test_a_click_on_the_line_below_chooses_the_rule_set(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    qtbot.mouseClick(new_game.rules.entries["dujardin"].text, LEFT)
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert header.rules == PRESETS["dujardin"]


@pytest.mark.usefixtures("english")
def test_a_changed_field_comes_out_in_the_header(new_game: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(new_game.rules.house_button, LEFT)
    dialog = QApplication.activeModalWidget()
    dialog.rows["hand_size"].editor.spin.setValue(7)
    qtbot.mouseClick(dialog.ok_button, LEFT)
    assert new_game.rules.house_text.text() == "1 change"
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert header.rules == replace(DEFAULT_RULES, hand_size=7)


def test_house_rules_for_other_tables_are_not_played(new_game: NewGamePage, qtbot: QtBot) -> None:
    for rules in PRESETS.values():
        new_game.rules.set_rules(replace(rules, player_counts=(3,)))
    with qtbot.assertNotEmitted(new_game.play_requested):
        qtbot.mouseClick(new_game.play_button, LEFT)
    assert new_game.trouble.text() == "These house rules are not for 2 players."


def test_an_empty_name_is_refused_in_words(new_game: NewGamePage, qtbot: QtBot) -> None:
    row = new_game.seats.rows[1]
    row.name_field.selectAll()
    qtbot.keyClicks(row.name_field, "   ")
    with qtbot.assertNotEmitted(new_game.play_requested):
        qtbot.mouseClick(new_game.play_button, LEFT)
    assert row.trouble.isVisible()
    assert "needs a name" in row.trouble.text()
    assert row.name_field.hasFocus()
    qtbot.keyClicks(row.name_field, "Zoe")
    assert row.trouble.isHidden()


@pytest.mark.parametrize("character", ["x", "é", "e\u0301", FAMILY])
def test_a_name_has_at_most_24_characters_as_people_count_them(
    new_game: NewGamePage, character: str, qtbot: QtBot
) -> None:
    field = new_game.seats.rows[0].name_field
    QApplication.clipboard().setText(character * 30)
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == character * MAX_NAME


def test_seats_change_places_and_take_the_keyboard_along(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    choose_seats(new_game, 3, qtbot)
    rows = new_game.seats.rows
    qtbot.mouseClick(rows[0].down_button, LEFT)
    assert [s.name for s in new_game.seats.sitters] == ["Marcel", "Ann", "Simone"]
    kinds = [sitter.kind for sitter in new_game.seats.sitters]
    assert kinds == ["computer-normal-calm", HUMAN, "computer-normal-fair"]
    assert rows[1].down_button.hasFocus()
    qtbot.keyClick(rows[1].down_button, Qt.Key.Key_Space)
    assert [s.name for s in new_game.seats.sitters] == ["Marcel", "Simone", "Ann"]
    assert not rows[2].down_button.isEnabled()


def test_a_computer_that_becomes_a_person_gets_a_name_to_type_over(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    row = new_game.seats.rows[1]
    qtbot.mouseClick(row.kinds.buttons[0], LEFT)
    assert row.sitter == Sitter(HUMAN, "Player 2")
    assert row.name_field.selectedText() == "Player 2"
    qtbot.mouseClick(row.kinds.buttons[1], LEFT)
    assert row.sitter == Sitter("computer-normal-calm", "Marcel")


def test_a_computer_that_becomes_a_person_gets_the_name_of_somebody_who_played_before(
    settings: Settings, qtbot: QtBot
) -> None:
    settings.people = ("Ann", "Bob")
    settings.last_seats = (Sitter(HUMAN, "Ann"), Sitter("computer-normal-calm", "Marcel"))
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    row = page.seats.rows[1]
    row.kinds.buttons[0].click()
    assert row.sitter == Sitter(HUMAN, "Bob")
    assert row.name_field.selectedText() == "Bob"
    row.kinds.buttons[1].click()
    assert row.sitter == Sitter("computer-normal-calm", "Marcel")


def test_every_level_is_offered_with_a_name_and_a_sentence(new_game: NewGamePage) -> None:
    box = new_game.seats.rows[1].level_box
    levels = [box.itemData(index) for index in range(box.count())]
    assert levels == list(LEVELS)
    for index, level in enumerate(levels):
        assert box.itemText(index) == level.capitalize()
        assert box.itemData(index, Qt.ItemDataRole.ToolTipRole).endswith(".")


def test_a_level_belongs_to_computers_and_stays_with_them(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    first, second = new_game.seats.rows[:2]
    assert (first.level_box.isVisible(), second.level_box.isVisible()) == (False, True)
    qtbot.keyClick(second.level_box, Qt.Key.Key_Down)
    assert second.sitter == Sitter("computer-hard-calm", "Marcel")
    assert second.level_box.toolTip() == level_text("hard")
    qtbot.mouseClick(second.up_button, LEFT)
    assert [s.kind for s in new_game.seats.sitters] == ["computer-hard-calm", HUMAN]
    assert (first.level_box.isVisible(), second.level_box.isVisible()) == (True, False)


def test_the_level_played_last_is_the_one_for_the_next_time(
    new_game: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    new_game.seats.rows[1].level_box.set_level("easy")
    played(new_game, qtbot, new_game.play_button.click)
    again = NewGamePage(settings)
    show(again, qtbot)
    again.seats.set_count(3)
    kinds = [sitter.kind for sitter in again.seats.sitters]
    assert kinds == [HUMAN, "computer-easy-calm", "computer-easy-fair"]
    qtbot.mouseClick(again.seats.rows[0].kinds.buttons[1], LEFT)
    assert again.seats.sitters[0].kind == "computer-easy"


def test_a_level_that_is_not_there_any_more_gives_way_to_the_usual_one(
    new_game: NewGamePage,
) -> None:
    new_game.seats.show_sitters((Sitter("computer-champion", "Ann"), Sitter(HUMAN, "Bob")))
    assert new_game.seats.sitters[0] == Sitter(COMPUTER, "Ann")


def test_computers_alone_may_play_and_a_hint_says_so(new_game: NewGamePage, qtbot: QtBot) -> None:
    assert new_game.hint.text() == ""
    qtbot.mouseClick(new_game.seats.rows[0].kinds.buttons[1], LEFT)
    assert "watch the computers" in new_game.hint.text()
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert all(sitter.kind.startswith(COMPUTER) for sitter in header.sitters)


def test_a_seat_can_be_chosen_to_begin(new_game: NewGamePage, qtbot: QtBot) -> None:
    assert new_game.first_box.itemText(2) == "Marcel"
    qtbot.keyClick(new_game.first_box, Qt.Key.Key_Down)
    qtbot.keyClick(new_game.first_box, Qt.Key.Key_Down)
    _, first = played(new_game, qtbot, new_game.play_button.click)
    assert first == 1


def test_the_first_seat_is_kept_while_names_are_typed(new_game: NewGamePage, qtbot: QtBot) -> None:
    new_game.first_box.setCurrentIndex(1)
    field = new_game.seats.rows[0].name_field
    qtbot.keyClick(field, Qt.Key.Key_End)
    qtbot.keyClicks(field, "e")
    assert new_game.first == 0
    assert new_game.first_box.currentText() == "Anne"


@pytest.mark.styled
def test_the_longest_name_is_whole_in_the_smallest_window(new_game: NewGamePage) -> None:
    field = new_game.seats.rows[0].name_field
    # With wider letters a name is not that long; frame and cursor take less than a line's height.
    longest = field.fontMetrics().horizontalAdvance("n" * MAX_NAME) + text_height()
    assert field.width() >= longest


def test_a_name_is_read_from_its_beginning(new_game: NewGamePage) -> None:
    row = new_game.seats.rows[0]
    row.show_sitter(Sitter(HUMAN, "W" * MAX_NAME))
    assert row.name_field.cursorPosition() == 0


def test_what_was_played_last_is_there_again(
    new_game: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    choose_seats(new_game, 4, qtbot)
    qtbot.mouseClick(new_game.rules.entries["classic"].button, LEFT)
    new_game.first_box.setCurrentIndex(3)
    new_game.practice_box.setChecked(True)
    header, first = played(new_game, qtbot, new_game.play_button.click)
    again = NewGamePage(settings)
    qtbot.addWidget(again)
    assert played(again, qtbot, again.play_button.click) == (header, first)
    assert again.practice_box.isChecked()


def test_back_is_a_button_and_a_key(new_game: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(new_game.back_requested, timeout=1_000):
        qtbot.mouseClick(new_game.back_button, LEFT)
    with qtbot.waitSignal(new_game.back_requested, timeout=1_000):
        qtbot.keyClick(new_game, Qt.Key.Key_Escape)


def test_enter_on_back_goes_back_and_does_not_play(new_game: NewGamePage, qtbot: QtBot) -> None:
    new_game.back_button.setFocus()
    with (
        qtbot.assertNotEmitted(new_game.play_requested),
        qtbot.waitSignal(new_game.back_requested, timeout=1_000),
    ):
        qtbot.keyClick(new_game.back_button, Qt.Key.Key_Return)


def test_enter_on_the_arrow_of_a_seat_moves_it_and_does_not_play(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    arrow = new_game.seats.rows[0].down_button
    arrow.setFocus()
    with qtbot.assertNotEmitted(new_game.play_requested):
        qtbot.keyClick(arrow, Qt.Key.Key_Return)
    assert [sitter.name for sitter in new_game.seats.sitters] == ["Marcel", "Ann"]


def test_everything_on_the_pages_has_a_name(
    start: StartPage, new_game: NewGamePage, qtbot: QtBot
) -> None:
    start.show_saved(SAVED)
    choose_seats(new_game, 6, qtbot)
    assert unnamed(start) == []
    assert unnamed(new_game) == []


def test_a_change_of_language_says_everything_anew(
    start: StartPage, new_game: NewGamePage, qtbot: QtBot
) -> None:
    for page in (start, new_game):
        for text in (page.title, new_game.play_button, new_game.rules.entries["bsd"].button):
            text.setText("")
        for widget in (page, *page.findChildren(QWidget)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert start.title.text() == "Mille"
    assert new_game.play_button.text() == "&Play"
    assert new_game.rules.entries["bsd"].button.text()


def test_an_account_without_a_name_is_no_obstacle(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def nobody() -> str:
        raise OSError("no such user")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert account_name() == ""
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    assert page.seats.sitters[0].name == "Player 1"
