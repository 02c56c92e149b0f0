"""Which windows stay open when the hand on a shared screen is hidden, and closing all others."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

_STAYS_OPEN = "stays_open_without_hand"


@runtime_checkable
class HidesHand(Protocol):
    """A window that stays open, but may show something that the player of a hand has looked up."""

    def hide_hand(self) -> None:
        """Show nothing any more that tells of a hand."""


def keep_open(window: QWidget) -> None:
    """Let a dialog stay open, with its menus, when a hand is hidden: it says nothing of hands."""
    window.setProperty(_STAYS_OPEN, True)


def close_with_hand(window: QWidget) -> None:
    """Close a dialog when a hand is hidden: it names a card."""
    window.setProperty(_STAYS_OPEN, False)


def close_hand_windows(main: QWidget) -> None:
    """Cancel what is open over the window of a match whose hand is about to be hidden.

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
