"""Pages with a list of their names beside them, each scrolling for itself."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mille_qt.page_parts import Sheet, see_through, text_height


class PagesView(QWidget):
    """A list on the left, the chosen page on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setProperty("pages", True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(text_height()))
        row.addWidget(self.list)
        sheet = Sheet()
        sheet.column.addWidget(self._stack)
        row.addWidget(sheet, 1)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)

    def add_page(self) -> QVBoxLayout:
        """One more page; returns the column for its content."""
        scroll, page = QScrollArea(), QWidget()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, round(text_height() * 0.5), 0)
        column.setSpacing(round(text_height() * 0.7))
        scroll.setWidget(page)
        see_through(scroll)
        self._stack.addWidget(scroll)
        self.list.addItem("")
        if self.list.count() == 1:
            self.list.setCurrentRow(0)
        return column

    def name_pages(self, label: str, names: list[str]) -> None:
        """Say what the list and its pages are called."""
        self.list.setAccessibleName(label)
        for index, name in enumerate(names):
            self.list.item(index).setText(name)
        width = self.list.sizeHintForColumn(0) + round(text_height() * 1.5)
        self.list.setFixedWidth(width)
