"""The letters of buttons are underlined while Alt is held, and at no other time."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from mille_qt.app.start.action_button import ActionButton, paint_go
from mille_qt.ui.single_presses import SinglePresses


@pytest.mark.styled
@pytest.mark.painted
@pytest.mark.parametrize("large", [False, True])
def test_letters_are_underlined_only_while_alt_is_held(large: bool, qtbot: QtBot) -> None:
    button = ActionButton(paint_go) if large else QPushButton()
    button.setText("&Play")
    if large:
        button.set_prominent(True)
    qtbot.addWidget(button)
    with qtbot.waitExposed(button):
        button.show()
    presses = SinglePresses(button)
    window = button.windowHandle()
    presses._watch(window)

    def send(kind: QEvent.Type, key: Qt.Key = Qt.Key.Key_Alt) -> None:
        QCoreApplication.sendEvent(window, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))

    plain = button.grab().toImage()
    send(QEvent.Type.KeyPress, Qt.Key.Key_Shift)
    assert button.grab().toImage() == plain
    send(QEvent.Type.KeyPress)
    underlined = button.grab().toImage()
    assert underlined != plain
    send(QEvent.Type.KeyRelease)
    assert button.grab().toImage() == plain
    send(QEvent.Type.KeyPress)
    presses._watch(None)
    assert button.grab().toImage() == plain, "Alt+Tab leads to another window"
