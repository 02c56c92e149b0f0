"""The menus of the window: short, about what applies now, and with one meaning for each key."""

from collections import Counter
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from mille_qt.app.main_window import MainWindow
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.play.keyboard import Command
from mille_rules import Card
from mille_rules.moves import play
from tests.qt.conftest import Seat
from tests.qt.play.staged_match import match_where

MOST_ENTRIES = 10


def shown_menus(actions: list[QAction]) -> Iterator[tuple[str, list[str]]]:
    """The titles and entries of all menus, inner ones too, as far as they are shown."""
    for action in actions:
        menu = action.menu()
        if action.isVisible() and isinstance(menu, QMenu):
            shown = [each for each in menu.actions() if each.isVisible() and not each.isSeparator()]
            yield menu.title().replace("&", ""), [each.text().replace("&", "") for each in shown]
            yield from shown_menus(menu.actions())


def menus_of(window: MainWindow) -> dict[str, list[str]]:
    return dict(shown_menus(window.menuBar().actions()))


def test_without_a_match_no_menu_speaks_of_one(open_window: Callable[[], MainWindow]) -> None:
    menus = menus_of(open_window())
    assert list(menus) == ["Game", "View", "Language", "Names on the cards", "Help"]
    assert menus["View"] == ["Full screen", "Sounds", "Language", "Names on the cards"]


def test_a_match_has_a_menu_until_it_is_left(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25"))
    entries = menus_of(player.window)["Match"]
    assert "Score sheet" in entries
    assert "Restart the lesson" not in entries
    player.menu_action(Command.LEAVE).trigger()
    assert "Match" not in menus_of(player.window)


def test_the_letters_that_read_aloud_stand_in_their_menu_while_letters_are_commands(
    sit_down: Seat,
) -> None:
    player = sit_down(match_where("roll 25"))
    assert menus_of(player.window)["Read aloud"] == [
        "The table (T)",
        "Your hand (Shift+T)",
        "The score (C)",
    ]
    player.window.settings.single_keys = False
    assert menus_of(player.window)["Read aloud"] == ["The table", "Your hand", "The score"]


def test_a_move_can_be_taken_back_with_the_match_menu(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25", practice=True))
    assert "Take back your move\t⌫" in menus_of(player.window)["Match"]
    player.play_by_keys(play(Card.ROLL))
    back = player.menu_action(Command.TAKE_BACK)
    back.trigger()
    player.settle()
    assert player.update.view.tableaux[0].battle == ()
    assert Card.ROLL in player.hand
    player.window.shell.toggle_score_sheet()
    assert not back.isVisible()


def test_no_menu_is_long(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25"))
    player.window.shell.toggle_score_sheet()
    assert max(map(len, menus_of(player.window).values())) <= MOST_ENTRIES


def test_a_key_of_the_window_has_one_meaning(sit_down: Seat) -> None:
    window = sit_down(match_where("roll 25")).window
    keys = Counter(key.toString() for each in window.actions() for key in each.shortcuts())
    assert [key for key, actions in keys.items() if actions > 1] == []
    assert "F2" not in keys


def test_ctrl_n_sets_up_a_new_game(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.pages.currentWidget(), NewGamePage)


def test_after_full_screen_a_window_is_as_large_as_before(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    full = next(each for each in window.actions() if each.shortcut() == Qt.Key.Key_F11)
    window.showMaximized()
    full.trigger()
    assert window.isFullScreen()
    full.trigger()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_f10_opens_the_first_menu(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F10)
    (game,) = (menu for menu in window.menuBar().findChildren(QMenu) if menu.isVisible())
    assert game.title().replace("&", "") == "Game"
    game.close()
