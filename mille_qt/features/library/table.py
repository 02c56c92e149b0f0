"""The table on the page of matches."""

from PySide6.QtCore import (
    QDate,
    QDateTime,
    QEvent,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTime,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from mille_qt.features.library.model import Column, MatchesModel
from mille_qt.session.matches.match_index import Entry
from mille_qt.ui.widgets import text_height

RENAME = Qt.Key.Key_F2
_ROW_HEIGHT = 1.7  # lines of text
#: The width of a column, in lines of text: the least, and its share of what is left.
_WIDTHS = {
    Column.DATE: (0.0, 0),
    Column.PLAYERS: (9.0, 4),
    Column.RESULT: (13.0, 4),
    Column.RULES: (8.5, 2),
    Column.SEATS: (4.0, 0),
    Column.NOTES: (5.0, 2),
}


_SHARES = sum(share for _, share in _WIDTHS.values())
#: Beside the words of a cell, in lines of text.
_PADDING = 1.8
_LONGEST_DAY = QDateTime(QDate(2028, 12, 28), QTime(22, 58))


class MatchesTable(QTableView):
    """Rows to choose one or several of; what is chosen stays so while others come and go."""

    #: What somebody types who means to search.
    typed = Signal(str)
    chosen_changed = Signal()
    rename_requested = Signal()

    def __init__(self, model: MatchesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches = model
        self._kept: tuple[list[str], str, int] = ([], "", 0)
        self._restoring = False
        self.setModel(model)
        self.setProperty("list", True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self._set_headers()
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._restore)
        self.selectionModel().selectionChanged.connect(self._say_chosen)

    def _set_headers(self) -> None:
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(text_height() * _ROW_HEIGHT))
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    @property
    def chosen(self) -> list[Entry]:
        """The matches that are chosen, from the top."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._matches.entry(row) for row in rows]

    def choose(self, name: str) -> None:
        """Choose the match in a file, where it is shown, and else the first."""
        self.choose_near(self._matches.row_of(name) or 0)

    def choose_near(self, row: int) -> None:
        """Choose the match in this row, or the last before it."""
        rows = self._matches.rowCount()
        if rows:
            index = self._matches.index(min(row, rows - 1), 0)
            flags = QItemSelectionModel.SelectionFlag
            # Not by `selectRow`, which looks at the keys that happen to be held.
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyboardSearch(self, search: str) -> None:
        """Letters are meant for the search field."""
        self.typed.emit(search)

    def event(self, event: QEvent) -> bool:
        """In a list F2 renames, as everywhere, and begins no new game."""
        overridden = event.type() == QEvent.Type.ShortcutOverride
        if overridden and isinstance(event, QKeyEvent) and event.key() == RENAME:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape are the page's, which knows what they do."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
        elif event.key() == RENAME:
            self.rename_requested.emit()
        else:
            super().keyPressEvent(event)

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self._say_chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns; where it is too little, the table scrolls."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            least = {column: self._least(column) for column in Column}
            rest = max(0, self.viewport().width() - sum(least.values()))
            for column, (_, share) in _WIDTHS.items():
                self.setColumnWidth(column, least[column] + rest * share // _SHARES)

    def _least(self, column: Column) -> int:
        header = self.horizontalHeader().sectionSizeHint(column)
        lines, _ = _WIDTHS[column]
        return max(round(lines * text_height()), header, self._date_width(column))

    def _date_width(self, column: Column) -> int:
        """Every day is shown whole, however long a language makes it."""
        if column is not Column.DATE:
            return 0
        words = QLocale().toString(_LONGEST_DAY, QLocale.FormatType.ShortFormat)
        return round(self.fontMetrics().horizontalAdvance(words) + _PADDING * text_height())

    def _say_chosen(self) -> None:
        if not self._restoring:
            self.chosen_changed.emit()

    def _keep(self) -> None:
        current = self.currentIndex()
        name = self._matches.entry(current.row()).name if current.isValid() else ""
        names = [entry.name for entry in self.chosen]
        self._kept = names, name, self.verticalScrollBar().value()

    def _restore(self) -> None:
        names, current, scrolled = self._kept
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
        self.chosen_changed.emit()
