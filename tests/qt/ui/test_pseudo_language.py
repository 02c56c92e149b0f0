"""A window in a language that marks every text: what stays unmarked is said past Qt."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules.computer.player import ImmediateThinker
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES
from tests.pictures.page_texts import unmarked
from tests.pictures.walking import Marks


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """A function that switches to the marked language."""
    translator = Marks()

    def switch() -> None:
        qapp.installTranslator(translator)
        qapp.sendPostedEvents()
        qapp.processEvents()

    yield switch
    qapp.removeTranslator(translator)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def test_a_running_match_and_the_start_page_are_translated_to_the_last_word(
    app_theme: ApplicationTheme, qtbot: QtBot, marked: Callable[[], None]
) -> None:
    settings = Settings()
    settings.pace = 0
    sitters = (Sitter("human", "Anna"), Sitter("computer-easy", "Marcel"))
    window = MainWindow(settings, app_theme, random.Random(1), thinker=ImmediateThinker())
    qtbot.addWidget(window)
    window.show()
    window.match_controller.play(Record(Header(DEFAULT_RULES, sitters)), 0)
    QApplication.processEvents()
    marked()
    assert unmarked(window) == []
    window.shell.show_start()
    assert unmarked(window) == []
    window.close()
