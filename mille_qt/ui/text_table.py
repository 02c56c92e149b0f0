"""A table of texts to look at."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def share_width(table: QTableView, wide: Collection[int], gap: float) -> None:
    """Fit the columns to their texts; the `wide` ones share the width that is left.

    `gap` is the extra width of each column, in lines of text.
    """
    header, mode = table.horizontalHeader(), QHeaderView.ResizeMode
    header.setSectionResizeMode(mode.Interactive)
    table.resizeColumnsToContents()
    for section in range(header.count()):
        header.resizeSection(section, header.sectionSize(section) + round(text_height() * gap))
    if header.length() < table.viewport().width():
        for section in wide:
            header.setSectionResizeMode(section, mode.Stretch)


class TextTable(QTableWidget):
    """Rows of text that can be selected as a whole; each cell has its text as its tooltip."""

    def __init__(self, row_height: float, parent: QWidget | None = None) -> None:
        """`row_height` is in lines of text."""
        super().__init__(parent)
        self.setProperty("list", True)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(text_height() * row_height))

    def set_headings(self, texts: Sequence[str], figures: Collection[int]) -> None:
        """Set the headings; the columns in `figures` are aligned to the right."""
        self.setColumnCount(len(texts))
        for column, text in enumerate(texts):
            heading = _item(text, RIGHT if column in figures else LEFT)
            self.setHorizontalHeaderItem(column, heading)

    def set_cell(
        self, row: int, column: int, text: str, where: Qt.AlignmentFlag
    ) -> QTableWidgetItem:
        """Set the text of a cell and return its item."""
        item = _item(text, where)
        self.setItem(row, column, item)
        return item


def _item(text: str, where: Qt.AlignmentFlag) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(where)
    set_tooltip(item, text)
    return item
