"""Base of the tables of the evenings."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PlainTable(QTableWidget):
    """A table of texts to look at, whose rows are read as a whole."""

    def __init__(self, row_height: float, parent: QWidget | None = None) -> None:
        """`row_height` is in lines of text."""
        super().__init__(parent)
        self._row_height = row_height
        self.setProperty("list", True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(text_height() * row_height))
        font = self.font()
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
        self.setFont(font)

    def set_headings(self, texts: Sequence[str], right_from: int) -> None:
        """Set the headings; those from a column on are aligned to the right."""
        self.setColumnCount(len(texts))
        for column, text in enumerate(texts):
            heading = QTableWidgetItem(text)
            heading.setTextAlignment(RIGHT if column >= right_from else LEFT)
            set_tooltip(heading, text)
            self.setHorizontalHeaderItem(column, heading)

    def set_cell(
        self, row: int, column: int, text: str, where: Qt.AlignmentFlag
    ) -> QTableWidgetItem:
        """Set the text of a cell and return its item."""
        item = QTableWidgetItem(text)
        item.setTextAlignment(where)
        set_tooltip(item, text)
        self.setItem(row, column, item)
        return item

    def describe_row(self, row: int, text: str) -> None:
        """Set what screen readers read in the first cell of a row."""
        first = self.item(row, 0)
        if first is not None:
            first.setData(Qt.ItemDataRole.AccessibleTextRole, text)

    def size_for_rows(self, rows: int) -> QSize:
        """Return the size with room for a number of rows."""
        header = self.horizontalHeader().sizeHint().height()
        height = header + rows * self.verticalHeader().defaultSectionSize()
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + 2)

    def fit_columns(self) -> None:
        """Share the width among the columns."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.columnCount():
            self.fit_columns()

    def minimumSizeHint(self) -> QSize:
        """Return the wanted height: the page scrolls instead."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())
