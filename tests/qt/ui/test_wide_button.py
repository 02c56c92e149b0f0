"""The button for the way on, in a row that may become narrow."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.widgets import WideButton, text_height

pytestmark = pytest.mark.styled

#: How much larger the text becomes, and words that are wider then than nine lines were before.
TIMES, WORDS = 3, "The next race"


def test_the_way_on_keeps_room_for_its_words_when_the_text_grows(qtbot: QtBot) -> None:
    strip = QWidget()
    qtbot.addWidget(strip)
    button = WideButton(WORDS)
    row = QHBoxLayout(strip)
    row.addWidget(button)
    assert button.minimumSizeHint().width() >= text_height() * 9 - 1
    font = button.font()
    font.setPointSizeF(font.pointSizeF() * TIMES)
    button.setFont(font)
    plain = QPushButton(WORDS)
    qtbot.addWidget(plain)
    plain.setFont(font)
    assert row.minimumSize().width() >= plain.sizeHint().width()
