"""The page on which a game is set up, driven with mouse and keys."""

import getpass
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import account_name
from mille_qt.ui.setup.usual_game import HUMAN
from mille_rules import DEFAULT_RULES, PRESETS, Header, Sitter
from tests.qt.features.setup.shown_pages import LEFT, change_language, choose_seats, played, unnamed


def test_enter_on_the_new_game_page_plays(new_game: NewGamePage, qtbot: QtBot) -> None:
    header, first = played(
        new_game, qtbot, lambda: qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    )
    marcel = Sitter("computer-normal-careful", "Marcel")
    assert header == Header(DEFAULT_RULES, (Sitter(HUMAN, "Ann"), marcel))
    assert first is None


def test_enter_in_a_name_field_plays(new_game: NewGamePage, qtbot: QtBot) -> None:
    field = new_game.seats.rows[0].name_field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Bea")
    header, _ = played(new_game, qtbot, lambda: qtbot.keyClick(field, Qt.Key.Key_Return))
    assert header.sitters[0].name == "Bea"


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_bsd_is_only_offered_at_two_seats(new_game: NewGamePage, qtbot: QtBot, count: int) -> None:
    qtbot.mouseClick(new_game.rules.entries["bsd"], LEFT)
    choose_seats(new_game, count, qtbot)
    entry = new_game.rules.entries["bsd"]
    assert entry.isEnabled() == (count == 2)
    assert ("Only for 2 players" in entry.line.text()) == (count != 2)
    assert new_game.rules.rules.name == ("bsd" if count == 2 else "winning-moves")


def test_a_click_on_the_line_below_chooses_the_rule_set(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    qtbot.mouseClick(new_game.rules.entries["dujardin"].line, LEFT)
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert header.rules == PRESETS["dujardin"]


def test_rule_sets_are_chosen_among_tiles_with_arrows(new_game: NewGamePage, qtbot: QtBot) -> None:
    tiles = list(new_game.rules.entries.values())
    roles = {QAccessible.queryAccessibleInterface(tile).role() for tile in tiles}
    assert roles == {QAccessible.Role.RadioButton}
    assert [tile.focusPolicy() & Qt.FocusPolicy.TabFocus for tile in tiles].count(
        Qt.FocusPolicy.TabFocus
    ) == 1
    tiles[0].setFocus()
    qtbot.keyClick(tiles[0], Qt.Key.Key_Right)
    header, _ = played(new_game, qtbot, new_game.play_button.click)
    assert header.rules.name == "classic"


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
    assert new_game.trouble.text() == "These house rules don’t allow 2 players."


def test_what_was_played_last_is_there_again(
    new_game: NewGamePage, settings: Settings, qtbot: QtBot
) -> None:
    choose_seats(new_game, 4, qtbot)
    qtbot.mouseClick(new_game.rules.entries["classic"], LEFT)
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


def test_everything_on_the_new_game_page_has_a_name(new_game: NewGamePage, qtbot: QtBot) -> None:
    choose_seats(new_game, 6, qtbot)
    assert unnamed(new_game) == []


def test_a_change_of_language_says_the_new_game_page_anew(new_game: NewGamePage) -> None:
    for text in (new_game.play_button, new_game.rules.entries["bsd"].title):
        text.setText("")
    change_language(new_game)
    assert new_game.play_button.text() == "&Play"
    assert new_game.rules.entries["bsd"].title.text()


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
