"""What tests do with the start page and the page of a new game."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.features.setup.new_game_page import NewGamePage
from mille_rules import Header
from mille_rules.rulesets import SEAT_COUNTS

LEFT = Qt.MouseButton.LeftButton


def show(widget: QWidget, qtbot: QtBot) -> None:
    """Show a widget in the smallest window there is."""
    qtbot.addWidget(widget)
    widget.resize(1024, 600)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()


def choose_seats(page: NewGamePage, count: int, qtbot: QtBot) -> None:
    """Click a number of seats."""
    button = page.seats.counts.numbers.buttons[SEAT_COUNTS.index(count)]
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


def change_language(page: QWidget) -> None:
    """Tell a page and all that is on it that the language has changed."""
    for widget in (page, *page.findChildren(QWidget)):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
