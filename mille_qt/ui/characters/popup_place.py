"""Opens a popup below a widget."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QWidget


def open_below(popup: QWidget, widget: QWidget, size: QSize) -> None:
    """Open a popup below a widget, inside its window."""
    window = widget.window()
    room = window.rect()
    popup.resize(size.boundedTo(room.size()))
    corner = widget.mapTo(window, QPoint(0, widget.height()))
    corner.setX(max(0, min(corner.x(), room.width() - popup.width())))
    corner.setY(max(0, min(corner.y(), room.height() - popup.height())))
    popup.move(window.mapToGlobal(corner))
    popup.show()
