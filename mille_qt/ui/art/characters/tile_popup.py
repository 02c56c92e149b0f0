"""Popup with tiles to choose from."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QWidget,
)

from mille_qt.ui.scrolling import make_transparent


class TilePopup(QFrame):
    """A sheet that opens below a widget, and is deleted when it is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("sheet", True)

    def open_below(self, widget: QWidget) -> None:
        """Open below a widget, inside its window."""
        window = widget.window()
        room = window.rect()
        self.resize(self.wanted_size(room.size()).boundedTo(room.size()))
        corner = widget.mapTo(window, QPoint(0, widget.height()))
        corner.setX(max(0, min(corner.x(), room.width() - self.width())))
        corner.setY(max(0, min(corner.y(), room.height() - self.height())))
        self.move(window.mapToGlobal(corner))
        self.show()

    def wanted_size(self, _room: QSize) -> QSize:
        """Return the best size in a window of a size."""
        return self.sizeHint()


class TileList(QListWidget):
    """Tiles in rows."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("pages", True)
        make_transparent(self)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
