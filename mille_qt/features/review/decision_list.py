"""The decisions of a race as a list, the costliest first or in their order."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from mille_qt.features.review.grade_marks import grade_icon
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import text_height
from mille_qt.ui.wrapped_entries import WrappedEntries
from mille_rules.computer.explanations.reviewing import Grade, Judged

#: The sign of a grade and the least height of the list, in lines of text.
SIGN, LEAST_HEIGHT = 1.5, 7.0
#: What the edges of an entry take of its width, by the style sheet, in lines of text.
EDGES = 1.0


class DecisionList(QListWidget):
    """Shows decisions with the signs of their grades; `chosen` carries the one that is current."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("decisions", True)
        self.setItemDelegate(WrappedEntries(self, EDGES))
        self.setWordWrap(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._shown: Sequence[Judged] = ()
        self.currentRowChanged.connect(self._tell)

    def show_decisions(self, shown: Sequence[Judged], line: Callable[[Judged], str]) -> None:
        """Show these decisions, `line` saying each; the current one stays so."""
        current = self.current
        self.blockSignals(True)
        self.clear()
        self._shown = shown
        width, ratio, theme = round(text_height() * SIGN), self.devicePixelRatioF(), current_theme()
        self.setIconSize(QSize(width, width))
        icons = {grade: grade_icon(grade, width, ratio, theme) for grade in Grade}
        for judged in shown:
            self.addItem(QListWidgetItem(icons[judged.grade], line(judged)))
        self.choose(current)
        self.blockSignals(False)

    @property
    def current(self) -> Judged | None:
        """The decision that is looked at."""
        row = self.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def choose(self, judged: Judged | None) -> None:
        """Look at a decision, without a signal."""
        row = self._shown.index(judged) if judged in self._shown else -1
        blocked = self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(blocked)
        if row >= 0:
            self.scrollToItem(self.item(row))

    def _tell(self, row: int) -> None:
        if 0 <= row < len(self._shown):
            self.chosen.emit(self._shown[row])

    def minimumSizeHint(self) -> QSize:
        """A few decisions are always seen."""
        return QSize(round(text_height() * 14), round(text_height() * LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the list's, every other key the page's."""
        keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
        pages = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in (*keys, *pages):
            super().keyPressEvent(event)
        else:
            event.ignore()
