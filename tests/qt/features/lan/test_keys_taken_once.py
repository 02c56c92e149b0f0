"""No key of the window, of the menu at a table on the network and of the table is taken twice."""

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QEvent, QKeyCombination
from PySide6.QtGui import QKeyEvent, QKeySequence

from mille_qt.app.main_window import MainWindow
from mille_qt.features.lan.table_menu import TableMenu
from mille_qt.play.keyboard import command_for
from tests.qt.features.lan.conftest import Session
from tests.qt.features.lan.fake_lan import human


def press_of(key: QKeySequence) -> QKeyEvent:
    """The press of a key, as the table would be sent it."""
    combination: QKeyCombination = key[0]
    modifiers, code = combination.keyboardModifiers(), combination.key()
    text = chr(code).lower() if code < 0x100 and not modifiers else ""
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, text)


def test_no_key_of_the_window_or_the_table_is_taken_twice(
    open_window: Callable[[], MainWindow], session: Session
) -> None:
    window = open_window()
    at_table, _ = session(1, human(0, "Anna"), human(1, "Marcel"))
    TableMenu(at_table, window)
    keys = [key for action in window.actions() for key in action.shortcuts()]
    times = Counter(key.toString() for key in keys)
    assert times["Ctrl+T"] == times["Ctrl+N"] == 1
    assert [key for key, count in times.items() if count > 1] == []
    presses = {key.toString(): press_of(key) for key in keys}
    assert [key for key, press in presses.items() if command_for(press, letters=True)] == []
