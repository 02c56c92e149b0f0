"""The list of the tables that were found."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mille_net.tables import Availability, FoundTable
from mille_qt.ui.scrolling import make_transparent
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.rules import house_rules_in_words, rules_called
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated, translate
from mille_qt.ui.widgets import text_height
from mille_qt.ui.wrapped_entries import Index

TABLE = Qt.ItemDataRole.UserRole
#: In lines of text: the height of a row, and the space at its edges.
ROW, EDGE = 3.3, 0.7
#: The minimum width of the list, in lines of text.
WIDTH = 24.0
PIP, PIP_GAP = 0.62, 0.24  # the dot of a seat, and the space between two
BOLDER = 1.1  # the size of a table's name relative to the line below it


def table_line(table: FoundTable) -> str:
    """Return the line about a table below its name."""
    if table.availability is Availability.OTHER_VERSION:
        return translate("Network", "Another version of Mille: install the same one")
    if table.availability is Availability.NOT_ANSWERING:
        return translate("Network", "Not responding")
    seats = translate("Network", "{taken} of {seats} seats taken")
    parts = [seats.format(taken=number(table.taken), seats=number(table.seats))]
    if table.rules is not None:
        parts.append(rules_called(table.rules))
    playing = translate("Network", "playing")
    parts.append(playing if table.playing else translate("Network", "in the lobby"))
    if table.code:
        parts.append(translate("Network", "code required"))
    if table.known and table.playing:
        parts.append(translate("Network", "you were here before"))
    return " · ".join(parts)


class FoundList(Translated, QListWidget):
    """The list; `chosen` carries a FoundTable after a double click or Enter."""

    chosen = Signal(object)
    selected = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("pages", True)
        make_transparent(self)
        self.setItemDelegate(_TableDelegate(self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(round(text_height() * ROW * 2))
        # Not `itemActivated`, which is emitted for single clicks on some systems.
        self.itemDoubleClicked.connect(self._choose)
        self.itemSelectionChanged.connect(self.selected)
        self.retranslate()

    def show_tables(self, tables: tuple[FoundTable, ...]) -> None:
        """Show these tables; keeps the selection if possible."""
        kept = self.table
        self.blockSignals(True)
        while self.count() > len(tables):
            self.takeItem(self.count() - 1)
        while self.count() < len(tables):
            self.addItem(QListWidgetItem())
        for row, table in enumerate(tables):
            self._fill(self.item(row), table)
        self._select(_row_to_select(tables, kept))
        self.blockSignals(False)
        self.selected.emit()

    @property
    def table(self) -> FoundTable | None:
        """The selected table, if any."""
        items = self.selectedItems()
        return items[0].data(TABLE) if items else None

    @property
    def spoken(self) -> str:
        """The accessible text of the selected table, or of the first one if none is selected."""
        items = self.selectedItems() or [self.item(0)]
        return str(items[0].data(Qt.ItemDataRole.AccessibleTextRole)) if self.count() else ""

    def _select(self, row: int | None) -> None:
        self.clearSelection()
        if row is not None:
            self.setCurrentRow(row)

    def minimumSizeHint(self) -> QSize:
        """Return a width at which half of a line about a table is visible."""
        return QSize(round(text_height() * WIDTH), super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the selected table; arrow keys select the first one if none is selected."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.table:
            self.chosen.emit(self.table)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not self.table and self.count():
            self._select(0)
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Tables on your network"))
        for row in range(self.count()):
            item = self.item(row)
            self._fill(item, item.data(TABLE))

    @staticmethod
    def _fill(item: QListWidgetItem, table: FoundTable) -> None:
        line = table_line(table)
        house = "" if table.rules is None else house_rules_in_words(table.rules)
        item.setData(TABLE, table)
        item.setText(f"{table.name}\n{line}")
        words = ". ".join(filter(None, (f"{isolated(table.name)}, {line}", house)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        set_tooltip(item, "\n".join(filter(None, (line, house))))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(TABLE))


def _row_to_select(tables: tuple[FoundTable, ...], kept: FoundTable | None) -> int | None:
    """Return the row to select.

    It is the previous selection, or else a table where this program may have a seat in a running
    match, or else the first one with a free seat.
    """
    if kept is not None:
        for row, table in enumerate(tables):
            if table.key == kept.key:
                return row
    able = [
        (row, table)
        for row, table in enumerate(tables)
        if table.availability is not Availability.OTHER_VERSION
    ]
    own = [row for row, table in able if table.known and table.playing]
    free = [row for row, table in able if table.taken < table.seats]
    return next(iter(own + free), None)


class _TableDelegate(QStyledItemDelegate):
    """Paints a table: its name, a line about it, a lock, and a dot for each seat."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the size of two lines of text with margins."""
        return QSize(0, round(text_height() * ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row of a table."""
        table, theme = index.data(TABLE), current_theme()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(1, 2, -1, -2)
        focused = selected and bool(option.state & QStyle.StateFlag.State_HasFocus)
        ink = _paint_ground(
            painter, box, theme, selected, focused, table.availability is not Availability.AVAILABLE
        )
        edge = text_height() * EDGE
        inner = box.adjusted(edge, 0, -edge, 0)
        right = _paint_seats(painter, inner, table, ink)
        if table.code:
            right = _paint_lock(painter, inner, right - edge, ink)
        inner.setRight(right - edge)
        _paint_words(painter, inner, table, ink, ink if selected else theme.muted)


def _paint_ground(
    painter: QPainter, box: QRectF, theme: Theme, selected: bool, focused: bool, grey: bool
) -> QColor:
    """Paint the background of a row, and return the text colour."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = theme.ink if focused else theme.chosen if selected else theme.line
    dashed = grey and not selected
    painter.setPen(QPen(frame, 2, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    painter.setBrush(theme.chosen if selected else theme.field)
    painter.drawRoundedRect(box, 6, 6)
    if selected:
        return theme.on_chosen
    return theme.muted if grey else theme.ink


def _paint_words(
    painter: QPainter, box: QRectF, table: FoundTable, ink: QColor, quiet: QColor
) -> None:
    font = QFont(painter.font())
    bold = QFont(font)
    bold.setBold(True)
    bold.setPixelSize(round(painter.fontInfo().pixelSize() * BOLDER))
    half = QRectF(box)
    half.setHeight(box.height() / 2 - 1)
    for text, text_font, colour, place in (
        (table.name, bold, ink, Qt.AlignmentFlag.AlignBottom),
        (table_line(table), font, quiet, Qt.AlignmentFlag.AlignTop),
    ):
        painter.setFont(text_font)
        painter.setPen(colour)
        words = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(half.width())
        )
        painter.drawText(half, int(Qt.AlignmentFlag.AlignLeft | place), words)
        half.moveTop(half.bottom() + 2)
    painter.setFont(font)


def _paint_seats(painter: QPainter, box: QRectF, table: FoundTable, ink: QColor) -> float:
    """Paint a dot for each taken and a ring for each free seat; returns their left edge."""
    side, gap = text_height() * PIP, text_height() * PIP_GAP
    left = box.right() - table.seats * (side + gap) + gap
    painter.setPen(QPen(ink, max(1.5, side / 8)))
    for seat in range(table.seats):
        dot = QRectF(left + seat * (side + gap), box.center().y() - side / 2, side, side)
        painter.setBrush(ink if seat < table.taken else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(dot.adjusted(1, 1, -1, -1))
    return left


def _paint_lock(painter: QPainter, box: QRectF, right: float, ink: QColor) -> float:
    """Paint a padlock with this right edge; returns its left edge."""
    unit = text_height() / 12
    body = QRectF(right - 8 * unit, box.center().y() - unit, 8 * unit, 6.5 * unit)
    painter.setPen(QPen(ink, max(1.5, 1.4 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QRectF(body.left() + 1.6 * unit, body.top() - 4 * unit, 4.8 * unit, 8 * unit)
    painter.drawArc(bow, 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(body, unit, unit)
    return body.left()
