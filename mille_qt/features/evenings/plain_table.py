"""Base of the tables of the evenings."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget

from mille_qt.ui.text_table import TextTable


class PlainTable(TextTable):
    """A table as high as its rows, each of which is read as a whole."""

    def __init__(self, row_height: float, parent: QWidget | None = None) -> None:
        """`row_height` is in lines of text."""
        super().__init__(row_height, parent)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        font = self.font()
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
        self.setFont(font)

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
