"""The column in the middle of a page, and what stands below it."""

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import CentredColumn
from tests.pictures.restless import restless

pytestmark = pytest.mark.styled


@pytest.mark.parametrize("height", [100, 2_000], ids=["all in sight", "to be scrolled"])
@pytest.mark.parametrize("lines_wide", [20.0, 500.0], ids=["narrow", "wide"])
def test_a_row_beside_a_column_is_in_line_with_it(
    height: int, lines_wide: float, qtbot: QtBot
) -> None:
    page, column, part = QWidget(), CentredColumn(lines_wide), QWidget()
    part.setMinimumHeight(height)
    column.column.addWidget(part)
    row, first, last = QHBoxLayout(), QPushButton(), QPushButton()
    row.addWidget(first)
    row.addStretch()
    row.addWidget(last)
    outside = QVBoxLayout(page)
    outside.addWidget(column)
    outside.addLayout(column.beside(row))
    qtbot.addWidget(page)
    page.resize(800, 400)
    with qtbot.waitExposed(page):
        page.show()
    assert column.verticalScrollBar().isVisible() is (height > 400)
    QApplication.processEvents()
    left = part.mapTo(page, part.rect().topLeft()).x()
    right = part.mapTo(page, part.rect().topRight()).x()
    assert first.mapTo(page, first.rect().topLeft()).x() == pytest.approx(left, abs=1)
    assert last.mapTo(page, last.rect().topRight()).x() == pytest.approx(right, abs=1)


@pytest.mark.slow
def test_a_column_is_as_high_as_its_text_at_every_width(qtbot: QtBot) -> None:
    for width in range(500, 640):
        page, column, text = QWidget(), CentredColumn(500.0), Label()
        text.setWordWrap(True)
        text.setText("A line is as long as its words are. " * 12)
        column.column.addWidget(text)
        outside = QVBoxLayout(page)
        outside.addWidget(column)
        outside.addStretch(1)
        qtbot.addWidget(page)
        page.resize(width, 800)
        page.show()
        for _ in range(12):
            QApplication.processEvents()
        # Else a scroll bar would come, make it higher, go, and come again.
        assert column.height() == column.widget().heightForWidth(column.width()), width


def test_a_column_as_wide_as_its_page_rests_once_there_is_room_for_it(qtbot: QtBot) -> None:
    for least in range(560, 620, 3):
        page, column, text, wide = QWidget(), CentredColumn(500.0), Label(), QWidget()
        text.setWordWrap(True)
        text.setText("A line is as long as its words are. " * 12)
        wide.setMinimumSize(least, 10)
        column.column.addWidget(text)
        column.column.addWidget(wide)
        outside = QVBoxLayout(page)
        outside.addWidget(column)
        outside.addStretch(1)
        qtbot.addWidget(page)
        page.resize(600, 80)
        page.show()
        QApplication.processEvents()
        assert column.verticalScrollBar().isVisible()
        page.resize(600, 800)
        # A bar below would take the room of a line, and need one beside, which needs one below.
        assert restless(QApplication.processEvents) == [], least
        assert not column.verticalScrollBar().isVisible(), least
