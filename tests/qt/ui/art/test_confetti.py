"""The confetti at the end of a match."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.art.confetti import Confetti


def test_confetti_lets_clicks_through_and_ends_with_the_first_one(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    front = QWidget(page)
    confetti = Confetti(page)
    confetti.start(front)
    assert confetti.geometry() == page.rect()
    page.resize(900, 650)
    qtbot.waitUntil(lambda: confetti.geometry() == page.rect())
    with qtbot.waitSignal(confetti.destroyed):
        QTest.mouseClick(page, Qt.MouseButton.LeftButton)
