"""The score keeper in the window of the program."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.score_keeper import sheet_store
from mille_qt.features.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.features.score_keeper.score_keeper import ScoreKeeper
from mille_qt.features.score_keeper.sheet_page import SheetPage
from mille_rules.tallies import SideTally
from tests.pictures.places import begun_match
from tests.qt.features.score_keeper.conftest import Table

pytestmark = pytest.mark.shown


@pytest.fixture
def window(open_window: Callable[..., MainWindow]) -> MainWindow:
    """Open a window with the start page."""
    window = open_window()
    window.resize(1024, 600)
    return window


def keeper_in(window: MainWindow) -> ScoreKeeper:
    """Return the visible score keeper."""
    (keeper,) = [keeper for keeper in window.findChildren(ScoreKeeper) if keeper.isVisible()]
    return keeper


@pytest.mark.styled
def test_the_start_page_opens_the_score_keeper_and_escape_closes_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.shell.start_page.score_button.click()
    page = keeper_in(window).page
    assert isinstance(page, NewSheetPage)
    field = page.seats.rows[0].name_field
    assert field.hasFocus()
    assert field.selectedText() == field.text() != ""
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert window.shell.start_page.isVisible()


def test_a_sheet_that_could_not_be_saved_is_not_left_without_a_question(
    window: MainWindow, qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    window.shell.open_score_keeper()
    monkeypatch.setattr(sheet_store, "write_draft", full)
    keeper = keeper_in(window)
    keeper.page.begin_button.click()
    qtbot.keyClick(keeper.page, Qt.Key.Key_Escape)
    assert keeper.isVisible()
    window.close()
    assert window.isVisible()
    for box in window.findChildren(QMessageBox):
        assert box.text() == "Leave the score sheet?"
    (leave,) = [button for button in box.buttons() if button.text() == "&Leave"]
    leave.click()
    assert not window.isVisible()


@pytest.mark.styled
def test_a_key_opens_the_score_keeper(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert keeper_in(window).isVisible()


@pytest.mark.styled
def test_the_match_of_a_sheet_can_be_continued_at_the_table(
    window: MainWindow, table: Table
) -> None:
    table.open_with((SideTally(700), SideTally(200)))
    assert table.keeper is not None
    table.keeper.hide()
    window.shell.open_score_keeper()
    page = keeper_in(window).page
    assert isinstance(page, SheetPage)
    page.buttons.play.click()
    assert window.match is not None
    assert "start 0 1100 0 | 1 200 0" in window.match.text()
    assert len(table.saved().tally.races) == 1  # the sheet does not change


@pytest.mark.styled
def test_all_buttons_of_the_start_page_fit_a_small_window(window: MainWindow) -> None:
    page = window.shell.start_page
    names = ("Maximilian-Wilhelmina",) * 6
    page.show_saved(begun_match(names))
    for _ in range(5):
        QApplication.processEvents()
    for button in page.findChildren(QPushButton):
        if button is page.folder_button:
            continue  # shown only with a note about files that cannot be read
        box = button.visibleRegion().boundingRect()
        assert box == button.rect(), button.text()


@pytest.mark.styled
def test_mnemonics_of_the_start_page_are_unique(window: MainWindow) -> None:
    buttons = window.shell.start_page.findChildren(QPushButton)
    keys = [b.text()[b.text().index("&") + 1].lower() for b in buttons if "&" in b.text()]
    assert len(keys) == len(set(keys))
