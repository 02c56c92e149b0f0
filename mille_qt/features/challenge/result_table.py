"""A table of results, and the layout of the dialogs with one."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.text_table import LEFT, RIGHT, TextTable, share_width
from mille_qt.ui.widgets import text_height

#: Size of a dialog, and padding of the columns, in lines of text.
WIDTH, HEIGHT, GAP = 54.0, 26.0, 0.6
ROW = 1.7  # lines of text
#: Least height of the table in lines of text, and greatest share of the screen.
LEAST_TABLE, SCREEN_SHARE = 6.0, 0.9


class ResultTable(TextTable):
    """Rows of text; some columns take the room that the others leave."""

    #: A row is to be opened, by Enter or a double click.
    row_opened = Signal()

    def __init__(
        self, wide: Collection[int], figures: Collection[int], parent: QWidget | None = None
    ) -> None:
        """`wide` columns share the remaining room; `figures` are aligned to the right."""
        super().__init__(ROW, parent)
        self._wide, self._figures = wide, figures
        #: Whether Enter opens a row.
        self.opens_rows = True
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.doubleClicked.connect(lambda _index: self.row_opened.emit())
        self.setMinimumHeight(round(text_height() * LEAST_TABLE))

    def show_headers(self, texts: Sequence[str]) -> None:
        """Set the names of the columns."""
        self.set_headings(texts, self._figures)
        share_width(self, self._wide, GAP)

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Show these texts."""
        self.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                self.set_cell(row, column, text, RIGHT if column in self._figures else LEFT)
        share_width(self, self._wide, GAP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the selected row with Enter, instead of pressing the button of the dialog."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.opens_rows and self.selectedItems():
            self.row_opened.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        share_width(self, self._wide, GAP)


def lay_out_results(
    dialog: QDialog,
    parts: Sequence[QWidget],
    buttons: Sequence[QPushButton],
    height: float = HEIGHT,
) -> None:
    """Put the parts of a dialog one below the other, and the buttons below them.

    The last button is at the right and closes the dialog; `height` is in lines of text.
    """
    outside = QVBoxLayout(dialog)
    content, scroll = QWidget(), Scrolling()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(round(text_height() * 0.5))
    for widget in parts:
        column.addWidget(widget, int(isinstance(widget, ResultTable)))
    column.addStretch()
    scroll.setWidget(content)
    outside.addWidget(scroll)
    row = QHBoxLayout()
    *others, close = buttons
    for button in others:
        button.setAutoDefault(False)
        row.addWidget(button)
    row.addStretch(1)
    row.addWidget(close)
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    outside.addLayout(row)
    room = dialog.screen().availableGeometry().size() * SCREEN_SHARE
    wanted = QSize(round(text_height() * WIDTH), round(text_height() * height))
    dialog.resize(wanted.boundedTo(room))
