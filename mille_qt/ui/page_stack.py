"""A stack of widgets of which one is shown."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedLayout, QWidget


class PageStack(QWidget):
    """Like QStackedWidget, which screen readers announce as "layered pane, 0 items"."""

    currentChanged = Signal(int)
    #: The language has changed, and all pages have been translated.
    retranslated = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stacked = QStackedLayout(self)
        self._stacked.currentChanged.connect(self.currentChanged)

    def addWidget(self, widget: QWidget) -> int:
        """Add a widget and return its index."""
        return self._stacked.addWidget(widget)

    def removeWidget(self, widget: QWidget) -> None:
        """Remove a widget, without deleting it."""
        self._stacked.removeWidget(widget)

    def indexOf(self, widget: QWidget) -> int:
        """Return the index of a widget, or -1."""
        return self._stacked.indexOf(widget)

    def currentIndex(self) -> int:
        """Return the index of the current widget."""
        return self._stacked.currentIndex()

    def currentWidget(self) -> QWidget | None:
        """Return the current widget, None if the stack is empty."""
        # PySide's types say that it is never None.
        return self._stacked.currentWidget()

    def setCurrentIndex(self, index: int) -> None:
        """Show the widget with this index."""
        self._stacked.setCurrentIndex(index)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Show this widget."""
        self._stacked.setCurrentWidget(widget)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslated.emit()
        return done
