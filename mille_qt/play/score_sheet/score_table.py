"""Tables of figures in the style of a ledger."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QBrush,
    QFocusEvent,
    QFont,
    QKeyEvent,
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

from mille_qt.ui.art.characters.portrait_picture import SideFaces, faces_width, paint_faces
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height
from mille_qt.ui.wrapped_entries import Index

#: In lines of text: the mark before the names, the gap after it, and the padding.
MARK, MARK_GAP, PADDING = 1.1, 0.4, 0.5
#: The size of a face, also in a low window, and the room around it.
FACE, LOW_FACE, FACE_GAP = 3.2, 2.1, 0.7
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SidesHeader(QHeaderView):
    """Header with the faces of each side, or its mark, and its names, one per line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.viewport().setAutoFillBackground(False)
        self.setHighlightSections(False)
        #: The faces above the names; without them a mark is drawn before the names.
        self.faces: Sequence[SideFaces] = ()
        #: The size of a face in lines of text.
        self.face = FACE

    def sizeHint(self) -> QSize:
        """Return a height for the longest list of names."""
        lines = [len(self._lines(section)) for section in range(self.count())]
        above = self.face + FACE_GAP if self.faces else 1
        height = round(text_height() * (max(lines, default=1) + above))
        return QSize(super().sizeHint().width(), height)

    def _lines(self, section: int) -> list[str]:
        """Return a line for each name; a single long name is split before its last word."""
        names = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "").split("\n")
        room = self._room(QRect(0, 0, self.sectionSize(section), 0)).width()
        if len(names) == 1 and self.fontMetrics().horizontalAdvance(names[0]) > room:
            names = names[0].rsplit(" ", 1)
        return names

    def _room(self, section: QRect) -> QRect:
        """Return the part of a section that is left for the names."""
        line = text_height()
        mark = 0.0 if self.faces else MARK + MARK_GAP
        before = round(line * (mark + PADDING))
        return section.adjusted(before, 0, -round(line * PADDING), -round(line * 0.3))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw the names right-aligned above the figures, and the mark before them."""
        if section == 0:
            return
        line, metrics, room = text_height(), self.fontMetrics(), self._room(rect)
        names = self._lines(section)
        short = [metrics.elidedText(n, Qt.TextElideMode.ElideRight, room.width()) for n in names]
        painter.setPen(current_theme().ink)
        width = max(metrics.horizontalAdvance(name) for name in short)
        top = room.bottom() - metrics.height() * len(short)
        for i, name in enumerate(short):
            place = QRect(room.left(), top + i * metrics.height(), room.width(), metrics.height())
            painter.drawText(place, _RIGHT, name)
        if self.faces:
            self._paint_faces(painter, QRectF(room), top, self.faces[section - 1])
            return
        side = line * MARK
        left = room.right() - width - side - line * MARK_GAP
        middle = top + metrics.height() * len(short) / 2
        paint_side_mark(painter, QRectF(left, middle - side / 2, side, side), section - 1)

    def _paint_faces(self, painter: QPainter, room: QRectF, bottom: int, side: SideFaces) -> None:
        """Draw the faces above the names."""
        height = text_height() * self.face
        width = faces_width(side, height)
        top = bottom - text_height() * FACE_GAP / 2 - height
        paint_faces(painter, QRectF(room.right() - width, top, width, height), side)


class FigureDelegate(QStyledItemDelegate):
    """Delegate that pads the text and draws the rules."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: Rows with a rule above them.
        self.ruled_rows: frozenset[int] = frozenset()
        #: The number of rows that are shown so far; None for all.
        self.shown: int | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the text with its padding."""
        return super().sizeHint(option, index) + QSize(round(text_height() * PADDING * 2), 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the figure, and the rule above it."""
        if self.shown is not None and index.row() >= self.shown:
            return
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
        if index.row() in self.ruled_rows:
            painter.setPen(QPen(theme.ink, 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        painter.restore()


DASH = "–"
EACH_ROW = 90  # milliseconds between rows that appear
#: Least and greatest width of a column of figures, and that for long names, in lines of text.
SIDE_WIDTH, WIDE_SIDE, WIDEST_SIDE = 5.5, 10.0, 17.0
#: The height of a row, also in a low window, in lines of text.
ROW_HEIGHT, LOW_ROW = 1.55, 1.16


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

    def reveal(self) -> None:
        """Let the rows appear one after another; screen readers have all of them at once."""
        self._show_rows(0)
        motion = QVariantAnimation(self)
        motion.setDuration(EACH_ROW * self.rowCount())
        motion.setStartValue(0)
        motion.setEndValue(self.rowCount())
        motion.valueChanged.connect(self._show_rows)
        motion.finished.connect(self._show_rows)
        motion.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _show_rows(self, count: int | None = None) -> None:
        self._look.shown = count
        self.viewport().update()

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
