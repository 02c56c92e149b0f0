"""Several widgets in one place, of which one is shown."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedLayout, QWidget


class Stack(QWidget):
    """As QStackedWidget, of which screen readers say "layered pane, 0 items" on the way into it."""

    currentChanged = Signal(int)
    #: The language has changed, and all pages have been translated.
    retranslated = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stacked = QStackedLayout(self)
        self._stacked.currentChanged.connect(self.currentChanged)

    def addWidget(self, widget: QWidget) -> int:
        """Have this, too; the number of its place."""
        return self._stacked.addWidget(widget)

    def removeWidget(self, widget: QWidget) -> None:
        """Have this no more; it is not deleted."""
        self._stacked.removeWidget(widget)

    def indexOf(self, widget: QWidget) -> int:
        """The place of a widget, -1 where it is not here."""
        return self._stacked.indexOf(widget)

    def currentIndex(self) -> int:
        """The place of what is shown."""
        return self._stacked.currentIndex()

    def currentWidget(self) -> QWidget | None:
        """What is shown; None where there is nothing."""
        # PySide says that it is never None.
        return self._stacked.currentWidget()

    def setCurrentIndex(self, index: int) -> None:
        """Show what has this place."""
        self._stacked.setCurrentIndex(index)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Show this."""
        self._stacked.setCurrentWidget(widget)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslated.emit()
        return done
