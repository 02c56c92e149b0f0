"""Closes windows when the hand on a shared screen is hidden."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

_STAYS_OPEN = "stays_open_without_hand"


@runtime_checkable
class HidesHand(Protocol):
    """A window that stays open, but may show something about a hand."""

    def hide_hand(self) -> None:
        """Hide everything about a hand."""


def keep_open(window: QWidget) -> None:
    """Keep a dialog and its menus open when a hand is hidden."""
    window.setProperty(_STAYS_OPEN, True)


def close_hand_windows(main: QWidget) -> None:
    """Close the windows over a match before its hand is hidden.

    Dialogs, menus, lists and tooltips are closed by default: any of them may tell of the hand. Only
    those that were given to `keep_open` stay.
    """
    for window in QApplication.topLevelWidgets():
        if not window.isVisible() or isinstance(window, QMainWindow):
            continue
        if window.windowType() == Qt.WindowType.ToolTip:
            window.close()
        elif main not in _ancestors(window):
            continue
        elif not _stays_open(window):
            window.close()
        elif isinstance(window, HidesHand):
            window.hide_hand()


def _stays_open(window: QWidget) -> bool:
    return any(widget.property(_STAYS_OPEN) for widget in (window, *_ancestors(window)))


def _ancestors(widget: QWidget) -> list[QWidget]:
    parent = widget.parentWidget()
    return [] if parent is None else [parent, *_ancestors(parent)]
