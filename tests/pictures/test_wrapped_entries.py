"""Wrapped entries of lists show all their lines at any width."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem
from pytestqt.qtbot import QtBot

from mille_qt.features.review.decision_list import EDGES as DECISION
from mille_qt.features.rulebook.rule_book_window import EDGES as CHAPTER
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_qt.ui.wrapped_entries import WrappedEntries

WORDS = {
    "decisions": ("Tour 12 · Imprécision · −33 points, −0,4\nVous avez défaussé Roulez.", DECISION),
    "pages": ("Seguridades y coup fourré", CHAPTER),
}
HIGH = 200  # pixels, more than any of them needs


@pytest.mark.parametrize("kind", WORDS)
def test_all_lines_of_an_entry_are_shown(
    kind: str, app_theme: ApplicationTheme, qtbot: QtBot, qapp: QApplication
) -> None:
    words, edges = WORDS[kind]
    listed, roomy = _listing(kind, words, edges), _listing(kind, words, edges)
    roomy.item(0).setSizeHint(QSize(0, HIGH))
    for view in (listed, roomy):
        qtbot.addWidget(view)
        view.show()
    for width in range(150, 450, 25):
        for view in (listed, roomy):
            view.resize(width, HIGH + 20)
            view.doItemsLayout()
        qapp.processEvents()
        assert _ink(listed) == _ink(roomy), f"{width} pixels wide"


def _listing(kind: str, words: str, edges: float) -> QListWidget:
    view = QListWidget()
    view.setProperty(kind, True)
    view.setWordWrap(True)
    view.setItemDelegate(WrappedEntries(view, edges))
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.addItem(QListWidgetItem(words))
    return view


def _ink(view: QListWidget) -> int:
    """Return the number of pixels in the colour of the text."""
    image = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ink = view.palette().text().color().rgb()
    return sum(pixel == ink for pixel in memoryview(image.constBits()).cast("I"))
