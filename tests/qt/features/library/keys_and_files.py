"""Keys, dialogs and dropped files for the tests of the library page."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from mille_qt.app.main_window import MainWindow
from mille_qt.features.library.matches_page import MatchesPage

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Open = Callable[..., tuple[MainWindow, MatchesPage]]


def keys(page: QWidget, *pressed: Qt.Key | str) -> None:
    """Press keys in the focused widget."""
    for key in pressed:
        target = page.window().focusWidget()
        assert target is not None
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)
    QApplication.processEvents()


def dialog_of(page: MatchesPage) -> QFileDialog:
    """The visible file dialog."""
    (dialog,) = [d for d in page.findChildren(QFileDialog) if d.isVisible()]
    return dialog


def drop(page: MatchesPage, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(page, QDragEnterEvent(QPoint(9, 9), *how))
    QApplication.sendEvent(page, QDropEvent(QPointF(9, 9), *how))


def current_page(window: MainWindow) -> object:
    return window.pages.currentWidget()
