"""A layout that puts widgets side by side, in as many centred rows as needed."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Rows of widgets in their preferred sizes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    def arrange(self, widgets: Iterable[QWidget]) -> None:
        """Replace the widgets of the layout."""
        self._items.clear()
        for widget in widgets:
            self.addWidget(widget)
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        rows = self._rows(width - margins.left() - margins.right())
        heights = [max(item.sizeHint().height() for item in row) for row in rows]
        gaps = self.spacing() * max(len(rows) - 1, 0)
        return sum(heights) + gaps + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest widget, with the margins."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        room = rect.marginsRemoved(self.contentsMargins())
        top = room.top()
        for row in self._rows(room.width()):
            sizes = [item.sizeHint() for item in row]
            wide = sum(size.width() for size in sizes) + self.spacing() * (len(row) - 1)
            left = room.left() + max(room.width() - wide, 0) // 2
            high = max(size.height() for size in sizes)
            for item, size in zip(row, sizes, strict=True):
                item.setGeometry(QRect(QPoint(left, top + (high - size.height()) // 2), size))
                left += size.width() + self.spacing()
            top += high + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            needed = item.sizeHint().width()
            if not rows or used + self.spacing() + needed > width:
                rows.append([])
                used = -self.spacing()
            rows[-1].append(item)
            used += self.spacing() + needed
        return rows
