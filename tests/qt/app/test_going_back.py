"""Pages that were opened from a match lead back to it."""

from collections.abc import Callable
from operator import methodcaller

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.app.main_window import MainWindow
from mille_rules import Card
from mille_rules.moves import play
from tests.examples import each
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

PAGES = (
    "open_library",
    "open_statistics",
    "open_evenings",
    "open_lessons",
    "open_score_keeper",
    "show_new_game",
)


def escape(player: PlayerAtTable) -> None:
    """Press Escape where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or player.window, Qt.Key.Key_Escape)
    player.let_happen()


@pytest.fixture
def player(sit_down: Seat) -> PlayerAtTable:
    """A player who has made a move."""
    player = sit_down(match_where("roll 100 25"))
    player.play_by_keys(play(Card.ROLL))
    return player


@pytest.mark.slow
@each("page", PAGES)
def test_escape_leads_from_a_page_back_to_the_match(player: PlayerAtTable, page: str) -> None:
    shell, view = player.window.shell, player.update.view
    methodcaller(page)(shell)
    assert player.window.game is None
    escape(player)
    player.settle()
    assert shell.current_page() is player.page
    assert player.update.view == view


def test_pages_opened_one_after_the_other_lead_back_to_the_match(player: PlayerAtTable) -> None:
    shell = player.window.shell
    shell.open_library()
    shell.open_statistics()
    escape(player)
    assert player.window.game is not None


def test_a_match_that_was_left_is_not_opened_by_going_back(player: PlayerAtTable) -> None:
    shell = player.window.shell
    shell.open_library()
    shell.show_start()
    shell.open_statistics()
    escape(player)
    assert shell.current_page() is shell.start_page


def test_without_its_file_a_match_is_not_opened_by_going_back(player: PlayerAtTable) -> None:
    shell = player.window.shell
    path = shell.match_file
    assert path is not None
    shell.open_library()
    path.unlink()
    escape(player)
    assert shell.current_page() is shell.start_page


def test_the_key_of_the_new_game_page_keeps_what_was_chosen_there(
    open_window: Callable[..., MainWindow],
) -> None:
    shell = open_window().shell
    shell.show_new_game()
    page = shell.current_page()
    shell.show_new_game()
    assert shell.current_page() is page
