"""The item model of the saved matches, with sorting and filtering."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush

from mille_qt.features.library.match_texts import MatchTexts, plain
from mille_qt.session.matches.match_index import IndexEntry
from mille_qt.session.matches.match_summary import MatchStatus
from mille_qt.ui.access.announcing import reads_rows
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import tooltip

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()
_CENTRED = Qt.AlignmentFlag.AlignCenter


class Column(IntEnum):
    """The columns, from left to right."""

    DATE = 0
    PLAYERS = 1
    RESULT = 2
    RULES = 3
    SEATS = 4
    NOTES = 5


class StatusFilter(IntEnum):
    """Which matches are listed."""

    ALL = 0
    UNDER_WAY = 1
    FINISHED = 2


_STATUSES = {
    StatusFilter.UNDER_WAY: MatchStatus.UNDER_WAY,
    StatusFilter.FINISHED: MatchStatus.FINISHED,
}


@dataclass
class _MatchRow:
    """A match with the text for searching, which is made when it is first needed."""

    entry: IndexEntry
    texts: MatchTexts

    @cached_property
    def search_text(self) -> str:
        return self.texts.search_text(self.entry)


class MatchesModel(QAbstractTableModel):
    """All known matches, of which those that fit the search and the filter are rows.

    It sorts and filters by itself: a proxy model would call Python for every comparison. Sorting
    10,000 matches takes a hundredth of a second here, and a second with a proxy.
    """

    def __init__(self) -> None:
        super().__init__()
        self._texts = MatchTexts()
        self._all: dict[str, _MatchRow] = {}
        self._rows: list[_MatchRow] = []
        self._in_play: frozenset[str] = frozenset()
        self._search_words: list[str] = []
        self._filter = StatusFilter.ALL
        self._column, self._descending = Column.DATE, True
        #: Whether screen readers read cell by cell, and need no text for the whole row.
        self.read_by_cells = reads_rows()

    def update_entries(self, entries: Iterable[IndexEntry], gone: Iterable[str] = ()) -> None:
        """Add or replace these matches, and remove the files in `gone`."""
        for name in gone:
            self._all.pop(name, None)
        for entry in entries:
            self._all[entry.name] = _MatchRow(entry, self._texts)
        self._arrange()

    def set_in_play(self, names: frozenset[str]) -> None:
        """Set the files that other windows or programs are playing."""
        if names != self._in_play:
            self._in_play = names
            last = self.index(len(self._rows) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def search(self, text: str, status: StatusFilter) -> None:
        """List only the matches that contain all words of `text` and have this status."""
        self._search_words, self._filter = plain(text).split(), status
        self._arrange()

    def retranslate(self) -> None:
        """Make all texts anew in the current language."""
        self._texts = MatchTexts()
        self._all = {name: _MatchRow(row.entry, self._texts) for name, row in self._all.items()}
        self._arrange()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    @property
    def count(self) -> int:
        """The number of known matches, listed or not."""
        return len(self._all)

    def known_moves(self) -> dict[str, int]:
        """Return the number of moves of each match by its identity."""
        moves: dict[str, int] = {}
        for row in self._all.values():
            identity, made = row.entry.summary.identity, row.entry.summary.moves
            moves[identity] = max(made, moves.get(identity, 0))
        return moves

    def entry(self, row: int) -> IndexEntry:
        """Return the match in a row."""
        return self._rows[row].entry

    def row_of(self, name: str) -> int | None:
        """Return the row of a file, or None if it is not listed."""
        rows = (number for number, row in enumerate(self._rows) if row.entry.name == name)
        return next(rows, None)

    def is_in_play(self, name: str) -> bool:
        """Return True if another window or program is playing the match in this file."""
        return name in self._in_play

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry, column = self._rows[index.row()].entry, Column(index.column())
        if role == Role.DisplayRole:
            return self._text(entry, column)
        if role == Role.ToolTipRole:
            return tooltip(self._text(entry, column))
        if role == Role.AccessibleTextRole:
            return self._accessible_text(entry, column)
        if role == Role.TextAlignmentRole and column is Column.SEATS:
            return _CENTRED
        if role == Role.ForegroundRole and entry.summary.standing is MatchStatus.DAMAGED:
            return QBrush(current_theme().accent_ink)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Role.DisplayRole:
            return None
        return (
            self.tr("Date"),
            self.tr("Players"),
            self.tr("Result"),
            self.tr("Rules"),
            self.tr("Seats"),
            self.tr("Name"),
        )[section]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._descending = Column(column), order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def _text(self, entry: IndexEntry, column: Column) -> str:
        texts = self._texts
        match column:
            case Column.DATE:
                return texts.date(entry)
            case Column.PLAYERS:
                return texts.players(entry)
            case Column.RESULT:
                return texts.result(entry, self.is_in_play(entry.name))
            case Column.RULES:
                return texts.rules(entry)
            case Column.SEATS:
                return str(entry.summary.seats or "")
            case Column.NOTES:
                return texts.notes(entry)

    def _accessible_text(self, entry: IndexEntry, column: Column) -> str | None:
        """Return the accessible text of a cell if it differs; the first may read the whole row."""
        if column is Column.DATE and not self.read_by_cells:
            return self._texts.accessible_text(entry, self.is_in_play(entry.name))
        if column is Column.SEATS and entry.summary.seats:
            return self.tr("%Ln seats", "", entry.summary.seats)
        return None

    def _arrange(self) -> None:
        self.beginResetModel()
        rows = [row for row in self._all.values() if self._fits(row)]
        # Rows with equal keys keep this order, the latest first.
        rows.sort(key=lambda row: row.entry.file.written, reverse=True)
        if self._column is not Column.DATE or not self._descending:
            key = self._key()
            rows.sort(key=lambda row: key(row.entry), reverse=self._descending)
        self._rows = rows
        self.endResetModel()

    def _fits(self, row: _MatchRow) -> bool:
        wanted = _STATUSES.get(self._filter)
        if wanted is not None and row.entry.summary.standing is not wanted:
            return False
        return not self._search_words or all(w in row.search_text for w in self._search_words)

    def _key(self) -> Callable[[IndexEntry], Any]:
        texts = self._texts
        keys: dict[Column, Callable[[IndexEntry], Any]] = {
            Column.DATE: lambda entry: entry.file.written,
            Column.PLAYERS: lambda entry: plain(texts.players(entry)),
            Column.RESULT: lambda entry: (entry.summary.standing, entry.summary.points),
            Column.RULES: lambda entry: plain(texts.rules(entry)),
            Column.SEATS: lambda entry: entry.summary.seats,
            # Matches without a title or note come last.
            Column.NOTES: lambda entry: (not texts.notes(entry), plain(texts.notes(entry))),
        }
        return keys[self._column]
