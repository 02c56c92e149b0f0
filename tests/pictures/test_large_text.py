"""With twice the text in the smallest window every word can still be read, in both languages."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mille_qt import language
from mille_qt.dialogs import questions
from mille_qt.dialogs.house_rules import HouseRulesDialog
from mille_qt.dialogs.keys import show_keys
from mille_qt.dialogs.preferences import PreferencesDialog
from mille_qt.learn.learn_page import LearnPage
from mille_qt.pages.new_game_page import NewGamePage
from mille_qt.pages.start_page import StartPage
from mille_qt.paths import languages
from mille_qt.score_keeper.new_sheet_page import NewSheetPage
from mille_qt.score_keeper.race_page import RacePage
from mille_qt.score_keeper.sheet_page import SheetPage
from mille_qt.score_keeper.sheet_text import Entry
from mille_qt.settings import LARGEST_TEXT, Settings
from mille_qt.theme import Look
from mille_rules import DEFAULT_RULES
from mille_rules.tallies import SideTally
from tests.pictures.cut_words import cut_words
from tests.pictures.test_network_pictures import PAGES as NETWORK_PAGES
from tests.pictures.test_pictures import paper_sheet

SMALLEST = QSize(1024, 576)  # a screen of 1024×600 without the menus
#: Rounds of events until layouts have followed words.
ROUNDS = 6


PAGES: dict[str, Callable[[Settings], QWidget]] = {
    "start": StartPage,
    "new game": NewGamePage,
    "lessons": LearnPage,
    "new paper sheet": lambda _settings: NewSheetPage(("Anna", "Marcel", "Yvette"), DEFAULT_RULES),
    "paper sheet": lambda _settings: SheetPage(paper_sheet(3)),
    "paper race": lambda _settings: RacePage(paper_sheet(6), Entry(3, (SideTally(),) * 3)),
    **{f"network {name}": make for name, make in NETWORK_PAGES.items()},
}
#: What opens over a window.
DIALOGS: dict[str, Callable[[Settings, QWidget], QDialog]] = {
    "preferences": PreferencesDialog,
    "house rules": lambda _settings, window: HouseRulesDialog(DEFAULT_RULES, 4, window),
    "keys": lambda _settings, window: show_keys(window),
    "leave": lambda _settings, window: questions.ask_leave(window, lambda _answer: None),
    "reset": lambda _settings, window: questions.ask_reset(window, lambda _answer: None),
    "about": lambda _settings, window: questions.show_about(window),
}


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


@pytest.fixture
def twice(look: Look) -> Iterator[None]:
    """Text of twice the size."""
    look.enlarge(LARGEST_TEXT)
    yield
    look.enlarge(100)


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[Callable[[QWidget], QWidget]]:
    """A function that shows something until all layouts are at rest; it is closed in the end."""
    held: list[QWidget] = []

    def show(widget: QWidget) -> QWidget:
        held.append(widget)
        if isinstance(widget, QDialog):
            # As wide as it wants, and never more than the screen has.
            widget.resize(widget.size().boundedTo(SMALLEST))
        else:
            widget.resize(SMALLEST)
        widget.show()
        for _ in range(ROUNDS):
            qapp.processEvents()
        return widget

    yield show
    for widget in held:
        if isinstance(widget, QMessageBox):
            widget.finished.disconnect()
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window as small as it may be."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(SMALLEST)
    return window


Show = Callable[[QWidget], QWidget]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_shows_every_word(
    name: str, twice: None, spoken: str, studio: Any, shown: Show
) -> None:
    page = shown(PAGES[name](studio.settings))
    assert page.size() == SMALLEST, "it asks for more room than there is"
    assert cut_words(page) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_shows_every_word(
    name: str,
    twice: None,
    spoken: str,
    studio: Any,
    window: QWidget,
    shown: Show,
    qapp: QApplication,
) -> None:
    dialog = shown(DIALOGS[name](studio.settings, window))
    assert dialog.width() <= SMALLEST.width()
    assert dialog.height() <= SMALLEST.height()
    pages = getattr(dialog, "pages", None)
    for number in range(1 if pages is None else pages.list.count()):
        if pages is not None:
            pages.list.setCurrentRow(number)
            for _ in range(ROUNDS):
                qapp.processEvents()
        assert cut_words(dialog) == [], f"page {number}"


def test_the_size_follows_the_setting_while_a_page_is_shown(
    look: Look, studio: Any, shown: Show, qapp: QApplication
) -> None:
    page = shown(NewGamePage(studio.settings))
    before = {label: label.fontMetrics().height() for label in page.findChildren(QLabel)}
    look.enlarge(LARGEST_TEXT)
    for _ in range(ROUNDS):
        qapp.processEvents()
    for label, height in before.items():
        assert label.fontMetrics().height() >= 1.8 * height, label.text()
    look.enlarge(100)
    for _ in range(ROUNDS):
        qapp.processEvents()
    assert {label: label.fontMetrics().height() for label in before} == before


def test_words_in_too_little_room_are_found(studio: Any, shown: Show) -> None:
    page = QWidget()
    button, label, far = (
        QPushButton("Save", page),
        QLabel("A long sentence", page),
        QLabel("X", page),
    )
    button.setGeometry(0, 0, 20, 30)
    label.setGeometry(0, 40, 40, 20)
    far.setGeometry(SMALLEST.width() - 1, 0, 40, 20)
    shown(page)
    assert [reason.partition(":")[0].split(" by ")[0] for reason in cut_words(page)] == [
        "too narrow",
        "too narrow",
        "beyond the edge",
    ]
