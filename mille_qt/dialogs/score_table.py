"""Tables of figures as a ledger: names above, items at the left, totals below a rule."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mille_qt.page_parts import text_height
from mille_qt.side_mark import side_icon
from mille_qt.texts import number
from mille_qt.theme import current_theme

DASH = "–"
_BOLD_ROLE = Qt.ItemDataRole.UserRole


class Ledger(QTableWidget):
    """One column per side under its mark and names; as high as its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ledger", True)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setItemDelegate(_LedgerDelegate(self))
        columns, rows = self.horizontalHeader(), self.verticalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(round(text_height() * 6))
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(text_height() * 1.55))
        rows.setHighlightSections(False)
        self._ruled: frozenset[int] = frozenset()

    def show_figures(
        self, sides: Sequence[str], items: Sequence[str], rows: Sequence[Sequence[int]]
    ) -> None:
        """Names of the sides, of the rows, and the figures row by row."""
        self.setColumnCount(len(sides))
        self.setRowCount(len(items))
        for side, name in enumerate(sides):
            self.setHorizontalHeaderItem(side, QTableWidgetItem(side_icon(side), name))
        for row, (item, figures) in enumerate(zip(items, rows, strict=True)):
            self.setVerticalHeaderItem(row, QTableWidgetItem(item))
            for side, figure in enumerate(figures):
                self.setItem(row, side, _figure(figure))

    def embolden(self, rows: Sequence[int], ruled: Sequence[int]) -> None:
        """Set these rows in bold, and a rule above those."""
        self._ruled = frozenset(ruled)
        for row in rows:
            for side in range(self.columnCount()):
                item = self.item(row, side)
                if item is not None:
                    item.setData(_BOLD_ROLE, True)
                    font = self.font()
                    font.setBold(True)
                    item.setFont(font)
            header = self.verticalHeaderItem(row)
            if header is not None:
                font = self.font()
                font.setBold(True)
                header.setFont(font)

    def is_ruled(self, row: int) -> bool:
        """Whether there is a rule above this row."""
        return row in self._ruled

    def sizeHint(self) -> QSize:
        """As high as its rows, so that only the page scrolls."""
        size = super().sizeHint()
        height = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length()
        return QSize(size.width(), height + 2)

    def minimumSizeHint(self) -> QSize:
        """Some rows, and all of the names."""
        width = self.verticalHeader().sizeHint().width()
        width += self.columnCount() * self.horizontalHeader().minimumSectionSize()
        return QSize(width, round(text_height() * 6))


def _figure(figure: int) -> QTableWidgetItem:
    item = QTableWidgetItem(number(figure) if figure else DASH)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if not figure:
        item.setForeground(QBrush(current_theme().muted))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, number(0))
    return item


class _LedgerDelegate(QStyledItemDelegate):
    """Draws the rules, and figures at a distance from the edge that the names have."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(ledger)
        self._ledger = ledger

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Keep figures off the right edge, where the header's text ends."""
        super().initStyleOption(option, index)
        option.rect = option.rect.adjusted(0, 0, -round(text_height() * 0.6), 0)  # type: ignore[attr-defined]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the figure, and the rule above it."""
        super().paint(painter, option, index)
        if self._ledger.is_ruled(index.row()):
            painter.setPen(QPen(current_theme().ink, 1))
            rect = option.rect  # type: ignore[attr-defined]
            painter.drawLine(rect.topLeft(), rect.topRight())
