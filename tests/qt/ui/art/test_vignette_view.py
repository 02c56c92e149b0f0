"""Pictures of empty pages."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.art.vignette_view import EmptyNote, VignetteView
from mille_qt.ui.widgets import text_height

pytestmark = pytest.mark.styled


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(1024, 600)
    qtbot.addWidget(window)
    return window


def colours(widget: QWidget) -> int:
    image = widget.grab().toImage()
    return len(
        {
            QColor(image.pixel(x, y)).name()
            for x in range(0, image.width(), 7)
            for y in range(0, image.height(), 7)
        }
    )


def test_a_picture_takes_a_third_of_a_low_window_at_most(window: QWidget) -> None:
    view = VignetteView((0, 1))
    QVBoxLayout(window).addWidget(view)
    assert view.sizeHint().height() <= 200
    window.resize(1024, 300)
    assert view.sizeHint().height() <= 100


def test_a_picture_without_room_is_left_out(window: QWidget) -> None:
    view = VignetteView()
    QVBoxLayout(window).addWidget(view)
    assert view.minimumSizeHint() == QSize(0, 0)
    view.resize(400, 120)
    assert colours(view) > 20
    view.resize(400, round(text_height()))
    assert colours(view) == 1


def test_a_picture_grows_with_its_window(window: QWidget, qtbot: QtBot) -> None:
    view = VignetteView()
    QVBoxLayout(window).addWidget(view)
    window.resize(600, round(text_height() * 20))
    window.show()
    qtbot.waitUntil(lambda: text_height() < view.height() < text_height() * 7)
    window.resize(600, round(text_height() * 40))
    qtbot.waitUntil(lambda: view.height() > text_height() * 8)


def test_a_note_has_the_buttons_that_help(window: QWidget) -> None:
    helps = QPushButton("New game", window)
    note = EmptyNote(VignetteView(), helps)
    QVBoxLayout(window).addWidget(note)
    note.title.setText("Nothing here yet")
    assert helps.window() is window
