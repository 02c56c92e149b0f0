"""Tables of figures as a ledger: names above, items at the left, rules above totals."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QBrush,
    QFocusEvent,
    QFont,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mille_qt.page_parts import text_height
from mille_qt.side_mark import paint_side_mark
from mille_qt.texts import number
from mille_qt.theme import current_theme

DASH = "–"
#: The width of a column of figures, in lines of text: at least, at most, and for long names.
SIDE_WIDTH, WIDE_SIDE, WIDEST_SIDE = 5.5, 10.0, 17.0
MARK, MARK_GAP = 1.1, 0.4  # before the names, in lines of text
ROW_HEIGHT = 1.55  # lines of text
PADDING = 0.5
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ledger(QTableWidget):
    """A column of items, then one per side under its mark and names; as high as its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ledger", True)
        self.setHorizontalHeader(_SidesHeader(self))
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_LedgerDelegate(self))
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(text_height() * ROW_HEIGHT))
        # Qt tells of the table itself as soon as it has the keyboard.
        self._arrived = QTimer(self, singleShot=True, interval=0)
        self._arrived.timeout.connect(self._tell_cell)
        self.bold_rows: frozenset[int] = frozenset()
        font = self.font()
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
        self.setFont(font)

    def show_figures(
        self, sides: Sequence[str], items: Sequence[str], rows: Sequence[Sequence[int]]
    ) -> None:
        """Names of the sides, of the rows, and the figures row by row."""
        self.setColumnCount(len(sides) + 1)
        self.setRowCount(len(items))
        self.setHorizontalHeaderItem(0, QTableWidgetItem(""))
        for side, names in enumerate(sides):
            header = QTableWidgetItem(names)
            header.setToolTip(names)
            self.setHorizontalHeaderItem(side + 1, header)
        for row, (item, figures) in enumerate(zip(items, rows, strict=True)):
            self.setItem(row, 0, QTableWidgetItem(item))
            for side, figure in enumerate(figures):
                self.setItem(row, side + 1, _figure(figure))
        self._fit()

    def _fit(self) -> None:
        """Columns of figures near each other; the items have what is left."""
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
        """Share the new width among the columns."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def embolden(self, *rows: int) -> None:
        """Set these rows in bold, with a rule above each."""
        self.bold_rows = frozenset(rows)
        font = self.font()
        font.setBold(True)
        for row in rows:
            for item in self._row_items(row):
                item.setFont(font)

    def explain(self, row: int, text: str) -> None:
        """Say what a row means when the pointer rests on it."""
        for item in self._row_items(row):
            item.setToolTip(text)

    def _row_items(self, row: int) -> list[QTableWidgetItem]:
        items = (self.item(row, column) for column in range(self.columnCount()))
        return [item for item in items if item is not None]

    def choose_rows(self) -> None:
        """Let one row at a time be chosen."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the cell told that the keyboard has come to, not the table alone."""
        super().focusInEvent(event)
        if QAccessible.isActive():
            self._arrived.start()

    def _tell_cell(self) -> None:
        cell = self.currentIndex()
        if not self.hasFocus() or not cell.isValid():
            return
        # Accessible tables count the heads too, shown or not: a row above, a column before.
        place = (cell.row() + 1) * (self.columnCount() + 1) + cell.column() + 1
        event = QAccessibleEvent(self, QAccessible.Event.Focus)
        event.setChild(place)
        QAccessible.updateAccessibility(event)

    def sizeHint(self) -> QSize:
        """As high as its rows, so that only the page scrolls."""
        height = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length()
        return QSize(self.minimumSizeHint().width(), height + 2)

    def minimumSizeHint(self) -> QSize:
        """As wide as items and figures need."""
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


class _SidesHeader(QHeaderView):
    """The mark of each side, and its names on a line each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.viewport().setAutoFillBackground(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        """As high as the longest list of names."""
        lines = [self._names(section).count("\n") + 1 for section in range(self.count())]
        return QSize(super().sizeHint().width(), round(text_height() * (max(lines, default=1) + 1)))

    def _names(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw names at the right, above the figures, and the mark before them."""
        names = self._names(section).split("\n")
        if section == 0:
            return
        line, metrics = text_height(), self.fontMetrics()
        before = round(line * (MARK + MARK_GAP + PADDING))
        room = rect.adjusted(before, 0, -round(line * PADDING), -round(line * 0.3))
        short = [metrics.elidedText(n, Qt.TextElideMode.ElideRight, room.width()) for n in names]
        painter.setPen(current_theme().ink)
        width = max(metrics.horizontalAdvance(name) for name in short)
        top = room.bottom() - metrics.height() * len(short)
        for i, name in enumerate(short):
            place = QRect(room.left(), top + i * metrics.height(), room.width(), metrics.height())
            painter.drawText(place, _RIGHT, name)
        side = line * MARK
        left = room.right() - width - side - line * MARK_GAP
        middle = top + metrics.height() * len(short) / 2
        paint_side_mark(painter, QRectF(left, middle - side / 2, side, side), section - 1)


class _LedgerDelegate(QStyledItemDelegate):
    """Keeps text off the edges, and draws the rules."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(ledger)
        self._ledger = ledger

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Room for the text and the distance at both sides."""
        return super().sizeHint(option, index) + QSize(round(text_height() * PADDING * 2), 0)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the figure, and the rule above it."""
        self.initStyleOption(option, index)
        selected = option.state & option.state.State_Selected
        theme = current_theme()
        if selected:
            painter.fillRect(option.rect, theme.chosen)
        edge = round(text_height() * PADDING)
        figure = index.column() > 0
        colour = option.palette.color(option.palette.ColorRole.Text)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(theme.on_chosen if selected else colour)
        place = option.rect.adjusted(edge, 0, -edge, 0)
        painter.drawText(place, _RIGHT if figure else _LEFT, option.text)
        if index.row() in self._ledger.bold_rows:
            painter.setPen(QPen(theme.ink, 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        painter.restore()
