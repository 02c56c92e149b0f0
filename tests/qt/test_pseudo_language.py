"""A window in a language that marks every text: what stays unmarked is said past Qt."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mille_net.thinker import ImmediateThinker
from mille_qt.language import own_name
from mille_qt.main_window import MainWindow
from mille_qt.paths import languages
from mille_qt.settings import Settings
from mille_qt.theme import Look
from mille_qt.theme_colours import ThemeChoice
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES

NAMES = ("Xx", "Yy")
FILE = Path("⟦⟧.mille")
#: Words that are the same in every language: names, keys, and languages in themselves.
SAME = re.compile(
    "|".join(
        [r"⟦.*⟧|<[^>]+>|&\w+;|Mille|Xx|Yy|Marcel|F\d+|Ctrl|Shift", *map(own_name, languages())]
    ),
    re.DOTALL,
)


class Pseudo(QTranslator):
    """Sets every text between marks."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        return f"⟦{source}⟧"


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """A function that switches to the marked language."""
    translator = Pseudo()

    def switch() -> None:
        qapp.installTranslator(translator)
        qapp.sendPostedEvents()
        qapp.processEvents()

    yield switch
    qapp.removeTranslator(translator)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


@pytest.fixture
def hold(qtbot: QtBot) -> Iterator[Callable[[QWidget], None]]:
    """A function that keeps a window alive until the test has ended, failed or not."""
    held: list[QWidget] = []

    def keep(window: QWidget) -> None:
        held.append(window)
        qtbot.addWidget(window)

    yield keep
    for window in held:
        window.close()


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """The look that a window wants, gone again after the test."""
    palette, style_sheet = qapp.palette(), qapp.styleSheet()
    look = Look(qapp, ThemeChoice.LIGHT)
    yield look
    shiboken6.delete(look)
    QApplication.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
    qapp.setPalette(palette)
    qapp.setStyleSheet(style_sheet)


def texts_in(window: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a window and its kind of widget, hidden ones included."""
    for widget in (window, *window.findChildren(QWidget)):
        kind = type(widget).__name__
        yield kind, widget.windowTitle()
        yield kind, widget.toolTip()
        yield kind, widget.accessibleName()
        if isinstance(widget, QLabel | QAbstractButton):
            yield kind, widget.text()
        elif isinstance(widget, QGroupBox):
            yield kind, widget.title()
        elif isinstance(widget, QComboBox):
            yield from ((kind, widget.itemText(i)) for i in range(widget.count()))
        elif isinstance(widget, QLineEdit):
            yield kind, widget.placeholderText()
    for action in window.findChildren(QAction):
        yield "QAction", action.text()


def unmarked(window: QWidget) -> list[tuple[str, str]]:
    """Texts with words outside the marks, names that were typed in apart."""
    names = {*NAMES, *(edit.text() for edit in window.findChildren(QLineEdit))}
    return [
        (kind, text)
        for kind, text in texts_in(window)
        if re.search(r"[^\W\d_]{2}", SAME.sub("", text)) and text not in names
    ]


def record() -> Record:
    return Record(Header(DEFAULT_RULES, (Sitter("human", "Xx"), Sitter("computer-easy", "Yy"))))


def test_a_running_match_is_translated_to_the_last_word(
    look: Look,
    hold: Callable[[QWidget], None],
    marked: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Whose account it is stands on the first page, as the name of who would play.
    monkeypatch.setattr("getpass.getuser", lambda: "xx")
    settings = Settings()
    settings.pace = 0
    window = MainWindow(settings, look, random.Random(1), thinker=ImmediateThinker())
    hold(window)
    window.show()
    window.matches.play(record(), 0)
    QApplication.processEvents()
    marked()
    assert unmarked(window) == []
    window.show_start()
