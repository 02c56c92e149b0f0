"""Speaks to screen readers without announcements, through the focused widget's description."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget


class DescriptionVoice(QObject):
    """Sets the text to be spoken as the description of the focused widget.

    Such readers read a changed description of the focused widget, and of no other.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._widget: QWidget | None = None
        self._before = self._words = ""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._give_back)

    def say(self, words: str) -> None:
        """Speak a text."""
        widget = QApplication.focusWidget()
        if widget is None:
            return
        described = widget.accessibleDescription()
        if widget is not self._widget or described != self._words:
            self._before = described
        # An unchanged description would not be read.
        self._widget, self._words = widget, f"{words} " if described == words else words
        widget.setAccessibleDescription(self._words)

    def forget(self) -> None:
        """Remove the last text: it may be meant for one person only."""
        if self._widget is not None and self._widget.accessibleDescription() == self._words:
            self._widget.setAccessibleDescription(self._before)
        self._widget, self._before, self._words = None, "", ""

    def _give_back(self, left: QWidget | None, _now: QWidget | None) -> None:
        """Restore the description of the widget that loses focus."""
        if left is not None and left is self._widget:
            if left.accessibleDescription() == self._words:
                left.setAccessibleDescription(self._before)
            self._widget = None
