"""Pages with a list of their names; shows one page, or search results on several."""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from mille_qt.ui.scrolling import Scrolling, make_transparent
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.widgets import Heading, Sheet, in_column, in_row, text_height


class PagesView(Fitted, QWidget):
    """A list on the left, the selected page on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setProperty("pages", True)
        make_transparent(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pages: list[QWidget] = []
        self._headings: list[Heading] = []
        self._scroll = Scrolling()
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, round(text_height() * 0.5), 0)
        self._column.setSpacing(round(text_height()))
        self._column.addStretch(1)
        self._scroll.setWidget(content)
        sheet = Sheet()
        sheet.column.addWidget(self._scroll)
        in_row(self.list, (sheet, 1), of=self, gap=1)
        self.list.currentRowChanged.connect(self._choose)

    @property
    def current(self) -> int:
        """Index of the current page."""
        return self.list.currentRow()

    def add_page(self) -> QVBoxLayout:
        """Add a page and return the column for its content."""
        page, heading = QWidget(), Heading()
        heading.hide()
        column = in_column(heading, of=page, gap=0.7)
        self._column.insertWidget(len(self._pages), page)
        self._pages.append(page)
        self._headings.append(heading)
        page.hide()
        self.list.addItem("")
        if self.list.count() == 1:
            self.list.setCurrentRow(0)
        return column

    def name_pages(self, label: str, names: list[str]) -> None:
        """Set the accessible name of the list and the names of the pages."""
        self.list.setAccessibleName(label)
        for index, name in enumerate(names):
            self.list.item(index).setText(name)
            self._headings[index].setText(name)
        self.fit()

    def fit(self) -> None:
        width = self.list.sizeHintForColumn(0) + round(text_height() * 1.5)
        self.list.setFixedWidth(width)

    def show_found(self, found: Sequence[bool]) -> None:
        """Show several pages below each other, each under its name."""
        self.list.setEnabled(False)
        # No single page is the current one now.
        self.list.clearSelection()
        for page, heading, shown in zip(self._pages, self._headings, found, strict=True):
            page.setVisible(shown)
            heading.setVisible(shown)
        self._to_the_top()

    def show_chosen(self) -> None:
        """Show only the selected page again."""
        self.list.setEnabled(True)
        self.list.setCurrentRow(self.current, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        for heading in self._headings:
            heading.hide()
        self._choose(self.current)

    def _choose(self, index: int) -> None:
        for number, page in enumerate(self._pages):
            page.setVisible(number == index)
        self._to_the_top()

    def _to_the_top(self) -> None:
        self._scroll.verticalScrollBar().setValue(0)
