"""Windows in which challenges are played, and the dialogs of their results."""

from collections.abc import Callable
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.results_dialog import ResultsDialog
from mille_qt.ui.paths import matches_folder
from tests.qt.features.challenge.challenges import NUMBER, window_of


@pytest.fixture
def page(open_window: Callable[[], MainWindow]) -> ChallengePage:
    """Open the page with the buttons of other pages."""
    window = open_window()
    window.shell.start_page.new_button.click()
    window.pages.currentWidget().challenge_button.click()  # type: ignore[union-attr]
    shown = window.pages.currentWidget()
    assert isinstance(shown, ChallengePage)
    shown.day = date(2026, 11, 23)
    shown.retranslate()
    shown.seats.set_names(["Anna"])
    return shown


@pytest.fixture
def results(page: ChallengePage, qtbot: QtBot) -> Callable[[], ResultsDialog]:
    """Return a function that opens the results and waits until all matches have been read."""

    def opened() -> ResultsDialog:
        page.number.set_challenge(NUMBER)
        page.results_button.click()
        (dialog,) = window_of(page).findChildren(ResultsDialog)
        expected = len(list(matches_folder().glob("*.mille"))) > 0
        qtbot.waitUntil(lambda: not expected or dialog.table.model().rowCount() > 0)
        return dialog

    return opened
