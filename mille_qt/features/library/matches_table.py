"""The table on the library page."""

from collections.abc import Callable

from PySide6.QtCore import (
    QDate,
    QDateTime,
    QItemSelectionModel,
    QLocale,
    QRect,
    QRectF,
    Qt,
    QTime,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mille_qt.features.library.matches_model import Column, MatchesModel
from mille_qt.session.matches.match_index import IndexEntry
from mille_qt.session.matches.match_summary import MatchSummary
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.widgets import text_height
from mille_qt.ui.wrapped_entries import Index
from mille_rules.styles import COMPUTER

_ROW_HEIGHT = 2.9  # lines of text
#: For each column its least width in lines of text, and its share of the remaining width.
_WIDTHS = {
    Column.DATE: (0.0, 0),
    Column.PLAYERS: (14.0, 7),
    Column.RESULT: (13.0, 3),
    Column.RULES: (8.5, 1),
    Column.SEATS: (4.0, 0),
    Column.NOTES: (5.0, 1),
}
_SHARES = sum(share for _, share in _WIDTHS.values())
#: The space around the text of a cell, in lines of text.
_PADDING = 1.8
_LONGEST_DATE = QDateTime(QDate(2028, 12, 28), QTime(22, 58))

#: Returns the face of a player by name, and whether it is a computer.
FaceOf = Callable[[str, bool], Face]
#: In heights of a row: a portrait, the step to the next one of two and of more, the gap before the
#: names.
FACE, STEP, CLOSE_STEP, GAP = 0.84, 0.6, 0.36, 0.2
#: The space around the names, in heights of a row.
AROUND_NAMES = 0.6


class PlayersDelegate(QStyledItemDelegate):
    """Draws the portraits of all players before their names."""

    def __init__(self, table: QTableView, matches: MatchesModel, face_of: FaceOf) -> None:
        super().__init__(table)
        self._matches, self._face_of = matches, face_of

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell with less room for the text, and the portraits in the rest."""
        summary = self._matches.entry(index.row()).summary
        rect: QRect = option.rect
        height = rect.height()
        seats = summary.seats
        room = round(height * (FACE + _step(seats) * (seats - 1) + GAP)) if seats else 0
        # Names are never cut off for portraits.
        text = option.fontMetrics.horizontalAdvance(index.data()) + height * AROUND_NAMES
        if option.direction == Qt.LayoutDirection.LeftToRight and room + text <= rect.width():
            # The cell without its text has the line below it.
            self.initStyleOption(option, index)
            option.text = ""
            option.widget.style().drawControl(
                QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget
            )
            self._paint_faces(painter, rect, summary)
            option.rect = rect.adjusted(room, 0, 0, 0)
        super().paint(painter, option, index)

    def _paint_faces(self, painter: QPainter, rect: QRect, summary: MatchSummary) -> None:
        height = rect.height()
        sides = max(1, len(summary.points))
        size = height * FACE
        top = rect.top() + (height - size) / 2
        pairs = zip(summary.names, summary.kinds, strict=False)
        for seat, (name, kind) in enumerate(pairs):
            left = rect.left() + height * (GAP / 2 + _step(summary.seats) * seat)
            area = QRectF(left, top, size, size)
            face = self._face_of(name, kind.startswith(COMPUTER))
            paint_portrait(painter, area, face, seat % sides, marked=False)


def _step(seats: int) -> float:
    """The distance between two portraits, in heights of a row."""
    return STEP if seats <= 2 else CLOSE_STEP


class MatchesTable(Fitted, QTableView):
    """The matches of a model; the selection is kept when the model is reset."""

    #: Carries letters that were typed in the table: they are meant for the search.
    typed = Signal(str)
    selected_changed = Signal()

    def __init__(self, model: MatchesModel, face_of: FaceOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches = model
        self._saved: tuple[list[str], str, int] = ([], "", 0)
        self._restoring = False
        self.setModel(model)
        self.setProperty("list", True)
        self.setProperty("lines", True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setItemDelegateForColumn(Column.PLAYERS, PlayersDelegate(self, model, face_of))
        self._set_headers()
        model.modelAboutToBeReset.connect(self._save_selection)
        model.modelReset.connect(self._restore_selection)
        self.selectionModel().selectionChanged.connect(self._selection_changed)

    def _set_headers(self) -> None:
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    @property
    def selected(self) -> list[IndexEntry]:
        """The selected matches, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._matches.entry(row) for row in rows]

    def select_match(self, name: str) -> None:
        """Select the match in a file, or the first match if the file is not listed."""
        self.select_row(self._matches.row_of(name) or 0)

    def select_row(self, row: int) -> None:
        """Select the match in a row, or the last match if there are fewer rows."""
        rows = self._matches.rowCount()
        if rows:
            index = self._matches.index(min(row, rows - 1), 0)
            flags = QItemSelectionModel.SelectionFlag
            # `selectRow` would take the modifier keys into account.
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyboardSearch(self, search: str) -> None:
        """Emit the letters instead of searching: they are meant for the search field."""
        self.typed.emit(search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter and Escape to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._selection_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width among the columns; the table scrolls if it is too narrow."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def fit(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(text_height() * _ROW_HEIGHT))
        least = {column: self._least_width(column) for column in Column}
        rest = max(0, self.viewport().width() - sum(least.values()))
        for column, (_, share) in _WIDTHS.items():
            self.setColumnWidth(column, least[column] + rest * share // _SHARES)

    def _least_width(self, column: Column) -> int:
        header = self.horizontalHeader().sectionSizeHint(column)
        lines, _ = _WIDTHS[column]
        return max(round(lines * text_height()), header, self._date_width(column))

    def _date_width(self, column: Column) -> int:
        """Return the width of the longest date in the current language, 0 for other columns."""
        if column is not Column.DATE:
            return 0
        date = QLocale().toString(_LONGEST_DATE, QLocale.FormatType.ShortFormat)
        return round(self.fontMetrics().horizontalAdvance(date) + _PADDING * text_height())

    def _selection_changed(self) -> None:
        if not self._restoring:
            self.selected_changed.emit()

    def _save_selection(self) -> None:
        current = self.currentIndex()
        name = self._matches.entry(current.row()).name if current.isValid() else ""
        names = [entry.name for entry in self.selected]
        self._saved = names, name, self.verticalScrollBar().value()

    def _restore_selection(self) -> None:
        names, current, scrolled = self._saved
        self._restoring = True
        selection, flags = self.selectionModel(), QItemSelectionModel.SelectionFlag
        for name in names:
            row = self._matches.row_of(name)
            if row is not None:
                index = self._matches.index(row, 0)
                selection.select(index, flags.Select | flags.Rows)
        row = self._matches.row_of(current) if current else None
        if row is not None:
            selection.setCurrentIndex(self._matches.index(row, 0), flags.NoUpdate)
        self._restoring = False
        self.verticalScrollBar().setValue(scrolled)
        self.selected_changed.emit()
