"""Tables of figures in the style of a ledger."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QBrush,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mille_qt.play.score_sheet.ledger_look import (
    FACE,
    LOW_FACE,
    MARK,
    MARK_GAP,
    PADDING,
    FigureDelegate,
    SidesHeader,
)
from mille_qt.ui.characters.side_faces import SideFaces
from mille_qt.ui.texts import number
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height

DASH = "–"
#: Least and greatest width of a column of figures, and that for long names, in lines of text.
SIDE_WIDTH, WIDE_SIDE, WIDEST_SIDE = 5.5, 10.0, 17.0
#: The height of a row, also in a low window, in lines of text.
ROW_HEIGHT, LOW_ROW = 1.55, 1.16
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ledger(QTableWidget):
    """Table with a column of items and one for each side; as high as its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ledger", True)
        self._header = SidesHeader(self)
        self.setHorizontalHeader(self._header)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)
        self._look = FigureDelegate(self)
        self.setItemDelegate(self._look)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(text_height() * ROW_HEIGHT))
        # Qt announces the table itself as soon as it gets focus.
        self._arrived = QTimer(self, singleShot=True, interval=0)
        self._arrived.timeout.connect(self._tell_cell)
        font = self.font()
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
        self.setFont(font)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows; letters are left to the page, where Qt would look for them in the rows."""
        if event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_figures(
        self,
        sides: Sequence[str],
        items: Sequence[str],
        rows: Sequence[Sequence[int]],
        faces: Sequence[SideFaces] = (),
    ) -> None:
        """Show the figures row by row; `sides` has the names, `faces` the faces of each side."""
        self._header.faces = faces
        self.setColumnCount(len(sides) + 1)
        self.setRowCount(len(items))
        self.setHorizontalHeaderItem(0, QTableWidgetItem(""))
        for side, names in enumerate(sides):
            header = QTableWidgetItem(names)
            set_tooltip(header, names)
            self.setHorizontalHeaderItem(side + 1, header)
        for row, (item, figures) in enumerate(zip(items, rows, strict=True)):
            self.setItem(row, 0, QTableWidgetItem(item))
            for side, figure in enumerate(figures):
                self.setItem(row, side + 1, _figure(figure))
        self._fit()

    def set_low(self, low: bool) -> None:
        """Make rows and faces smaller for a low window."""
        self._header.face = LOW_FACE if low else FACE
        height = LOW_ROW if low else ROW_HEIGHT
        self.verticalHeader().setDefaultSectionSize(round(text_height() * height))
        self._header.updateGeometry()
        self.updateGeometry()

    def _fit(self) -> None:
        """Fit the columns of figures; the items get the remaining width."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        sides, line = self.columnCount() - 1, text_height()
        if sides < 1:
            return
        items, whole = self.sizeHintForColumn(0), self.viewport().width()
        wanted = min(max(WIDE_SIDE * line, self._name_width()), WIDEST_SIDE * line)
        width = int(max(SIDE_WIDTH * line, min(wanted, (whole - items) / sides)))
        for section in range(1, sides + 1):
            header.resizeSection(section, width)
        header.resizeSection(0, max(items, whole - sides * width))
        self.updateGeometry()

    def _name_width(self) -> float:
        heads = (self.horizontalHeaderItem(i) for i in range(1, self.columnCount()))
        names = (name for head in heads if head is not None for name in head.text().split("\n"))
        widest = max((self.fontMetrics().horizontalAdvance(name) for name in names), default=0)
        return widest + text_height() * (MARK + MARK_GAP + 3 * PADDING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def embolden(self, *rows: int) -> None:
        """Set these rows in bold, with a rule above each."""
        self._look.ruled_rows = frozenset(rows)
        font = self.font()
        font.setBold(True)
        for row in rows:
            for item in self._row_items(row):
                item.setFont(font)

    def explain(self, row: int, text: str) -> None:
        """Set the tooltip of a row."""
        for item in self._row_items(row):
            set_tooltip(item, text)

    def _row_items(self, row: int) -> list[QTableWidgetItem]:
        items = (self.item(row, column) for column in range(self.columnCount()))
        return [item for item in items if item is not None]

    def choose_rows(self) -> None:
        """Let one row at a time be chosen."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Announce the focused cell, not only the table."""
        super().focusInEvent(event)
        if QAccessible.isActive():
            self._arrived.start()

    def _tell_cell(self) -> None:
        cell = self.currentIndex()
        if not self.hasFocus() or not cell.isValid():
            return
        # Accessible tables count the headers too, even hidden ones.
        place = (cell.row() + 1) * (self.columnCount() + 1) + cell.column() + 1
        event = QAccessibleEvent(self, QAccessible.Event.Focus)
        event.setChild(place)
        QAccessible.updateAccessibility(event)

    def sizeHint(self) -> QSize:
        """Return a height for all rows, so that only the page scrolls."""
        height = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length()
        return QSize(self.minimumSizeHint().width(), height + 2)

    def minimumSizeHint(self) -> QSize:
        """Return the least width of items and figures."""
        height = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length()
        sides = max(0, self.columnCount() - 1) * round(text_height() * SIDE_WIDTH)
        return QSize(self.sizeHintForColumn(0) + sides, height + 2)


def _figure(figure: int) -> QTableWidgetItem:
    item = QTableWidgetItem(number(figure) if figure else DASH)
    item.setTextAlignment(_RIGHT)
    if not figure:
        item.setForeground(QBrush(current_theme().muted))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, number(0))
    return item
