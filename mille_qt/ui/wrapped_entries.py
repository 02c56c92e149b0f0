"""Gives list entries with several lines enough height."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

#: Spare room of an entry, in lines of text: characters of another font can make a line higher, and
#: a last line without room is not shown.
SPARE = 0.4
#: An entry higher than this has more than one line between its edges, in lines of text.
WRAPPED = 2.5

#: An index of an item, as Qt hands it to delegates and models.
Index = QModelIndex | QPersistentModelIndex


class WrappedEntries(QStyledItemDelegate):
    """Breaks lines where the list will: Qt forgets how much of an entry its edges take."""

    def __init__(self, view: QListView, edges: float) -> None:
        """`edges` is what the style sheet pads an entry by on both sides, in lines of text."""
        super().__init__(view)
        self._view, self._edges = view, edges

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of an entry in the list."""
        line = self._view.fontMetrics().height()
        narrow = QStyleOptionViewItem(option)
        width = self._view.viewport().width() - round(line * self._edges)
        narrow.rect = QRect(0, 0, width, narrow.rect.height())
        size = super().sizeHint(narrow, index)
        wraps = size.height() > WRAPPED * line
        return size + QSize(0, round(line * SPARE) if wraps else 0)
