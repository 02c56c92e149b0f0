"""The list of the decisions of a race."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from mille_qt.features.review.grade_symbols import grade_icon
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import text_height
from mille_qt.ui.wrapped_entries import WrappedEntries
from mille_rules.computer.explanations.reviewing import Grade, Judged

#: The size of a grade's symbol and the least height of the list, in lines of text.
SYMBOL, LEAST_HEIGHT = 1.5, 7.0
#: The horizontal padding of an entry in the style sheet, in lines of text.
EDGES = 1.0


class DecisionList(QListWidget):
    """Shows decisions with the symbols of their grades; `chosen` carries the current one."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("decisions", True)
        self.setItemDelegate(WrappedEntries(self, EDGES))
        self.setWordWrap(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._decisions: list[Judged] = []
        self.currentRowChanged.connect(self._emit_chosen)

    def show_decisions(self, decisions: Sequence[Judged], text: Callable[[Judged], str]) -> None:
        """Show these decisions, each with its text; the current one remains current."""
        current = self.current
        self.blockSignals(True)
        self.clear()
        self._decisions = []
        width = round(text_height() * SYMBOL)
        self.setIconSize(QSize(width, width))
        icons = {grade: self._icon(grade) for grade in Grade}
        for row, judged in enumerate(decisions):
            self._insert(row, judged, icons[judged.grade], text(judged))
        self.choose(current)
        self.blockSignals(False)

    def insert_decision(self, row: int, judged: Judged, text: str) -> None:
        """Insert a decision; the current one remains current."""
        current = self.current
        self._insert(row, judged, self._icon(judged.grade), text)
        self.choose(current)

    def _insert(self, row: int, judged: Judged, icon: QIcon, text: str) -> None:
        self._decisions.insert(row, judged)
        self.insertItem(row, QListWidgetItem(icon, text))

    def _icon(self, grade: Grade) -> QIcon:
        return grade_icon(grade, self.iconSize().width(), self.devicePixelRatioF(), current_theme())

    @property
    def current(self) -> Judged | None:
        """The current decision."""
        row = self.currentRow()
        return self._decisions[row] if 0 <= row < len(self._decisions) else None

    def choose(self, judged: Judged | None) -> None:
        """Make a decision the current one without emitting `chosen`."""
        row = self._decisions.index(judged) if judged in self._decisions else -1
        blocked = self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(blocked)
        if row >= 0:
            self.scrollToItem(self.item(row))

    def _emit_chosen(self, row: int) -> None:
        if 0 <= row < len(self._decisions):
            self.chosen.emit(self._decisions[row])

    def minimumSizeHint(self) -> QSize:
        """Return a size that shows a few decisions."""
        return QSize(round(text_height() * 14), round(text_height() * LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines for the new width."""
        super().resizeEvent(event)
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that move through the list; leave all others to the page."""
        keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
        pages = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in (*keys, *pages):
            super().keyPressEvent(event)
        else:
            event.ignore()
