"""The list of matches as Qt's views want it: sorted, filtered, changed while it is read."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush

from mille_qt.features.library.words import RowWords, plain
from mille_qt.session.matches.match_index import Entry
from mille_qt.session.matches.match_summary import Standing
from mille_qt.ui.access.announcing import reads_rows
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import tooltip

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()
_CENTRED = Qt.AlignmentFlag.AlignCenter


class Column(IntEnum):
    """What is said of a match, from left to right."""

    DATE = 0
    PLAYERS = 1
    RESULT = 2
    RULES = 3
    SEATS = 4
    NOTES = 5


class Shown(IntEnum):
    """Which matches are shown."""

    ALL = 0
    UNDER_WAY = 1
    FINISHED = 2


_STANDINGS = {Shown.UNDER_WAY: Standing.UNDER_WAY, Shown.FINISHED: Standing.FINISHED}


@dataclass
class _Row:
    """A match, with the words that it is found by, made when they are first needed."""

    entry: Entry
    words: RowWords

    @cached_property
    def to_search(self) -> str:
        return self.words.to_search(self.entry)


class MatchesModel(QAbstractTableModel):
    """All matches that are known, of which those are rows that are looked for.

    It sorts and filters itself: a proxy would ask Python for every comparison, and 10,000 matches
    are sorted in a hundredth of a second here, and a second there.
    """

    def __init__(self) -> None:
        super().__init__()
        self._words = RowWords()
        self._all: dict[str, _Row] = {}
        self._rows: list[_Row] = []
        self._in_play: frozenset[str] = frozenset()
        self._needles: list[str] = []
        self._shown = Shown.ALL
        self._column, self._falling = Column.DATE, True
        #: Whether readers go from cell to cell by themselves, and so need no sentence for a row.
        self.read_by_cells = reads_rows()

    # -- what is known -------------------------------------------------------------

    def show_entries(self, entries: Iterable[Entry], gone: Iterable[str] = ()) -> None:
        """Know these, too, or anew, and forget those that are gone."""
        for name in gone:
            self._all.pop(name, None)
        for entry in entries:
            self._all[entry.name] = _Row(entry, self._words)
        self._arrange()

    def show_in_play(self, names: frozenset[str]) -> None:
        """Say which matches others are playing now."""
        if names != self._in_play:
            self._in_play = names
            last = self.index(len(self._rows) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def search(self, text: str, shown: Shown) -> None:
        """Show those alone that have all these words."""
        self._needles, self._shown = plain(text).split(), shown
        self._arrange()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._words = RowWords()
        self._all = {name: _Row(row.entry, self._words) for name, row in self._all.items()}
        self._arrange()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    @property
    def count(self) -> int:
        """How many matches are known, shown or not."""
        return len(self._all)

    def known(self) -> dict[str, int]:
        """The moves of each match by its identity."""
        moves: dict[str, int] = {}
        for row in self._all.values():
            identity, made = row.entry.summary.identity, row.entry.summary.moves
            moves[identity] = max(made, moves.get(identity, 0))
        return moves

    def entry(self, row: int) -> Entry:
        """The match in a row."""
        return self._rows[row].entry

    def row_of(self, name: str) -> int | None:
        """Where a file is shown, if it is."""
        rows = (number for number, row in enumerate(self._rows) if row.entry.name == name)
        return next(rows, None)

    def is_in_play(self, name: str) -> bool:
        """Whether another window, or another program, plays the match in a file."""
        return name in self._in_play

    # -- what Qt asks ----------------------------------------------------------------

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
            return self._spoken(entry, column)
        if role == Role.TextAlignmentRole and column is Column.SEATS:
            return _CENTRED
        if role == Role.ForegroundRole and entry.summary.standing is Standing.DAMAGED:
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
        self._column, self._falling = Column(column), order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def _text(self, entry: Entry, column: Column) -> str:
        words = self._words
        match column:
            case Column.DATE:
                return words.date(entry)
            case Column.PLAYERS:
                return words.players(entry)
            case Column.RESULT:
                return words.result(entry, self.is_in_play(entry.name))
            case Column.RULES:
                return words.rules(entry)
            case Column.SEATS:
                return str(entry.summary.seats or "")
            case Column.NOTES:
                return words.notes(entry)

    def _spoken(self, entry: Entry, column: Column) -> str | None:
        """What a cell says, where that is not what it shows: the first may tell the whole row."""
        if column is Column.DATE and not self.read_by_cells:
            return self._words.sentence(entry, self.is_in_play(entry.name))
        if column is Column.SEATS and entry.summary.seats:
            return self.tr("%Ln seats", "", entry.summary.seats)
        return None

    def _arrange(self) -> None:
        self.beginResetModel()
        rows = [row for row in self._all.values() if self._fits(row)]
        # The latest first among equals.
        rows.sort(key=lambda row: row.entry.file.written, reverse=True)
        if self._column is not Column.DATE or not self._falling:
            key = self._key()
            rows.sort(key=lambda row: key(row.entry), reverse=self._falling)
        self._rows = rows
        self.endResetModel()

    def _fits(self, row: _Row) -> bool:
        wanted = _STANDINGS.get(self._shown)
        if wanted is not None and row.entry.summary.standing is not wanted:
            return False
        return not self._needles or all(needle in row.to_search for needle in self._needles)

    def _key(self) -> Callable[[Entry], Any]:
        words = self._words
        keys: dict[Column, Callable[[Entry], Any]] = {
            Column.DATE: lambda entry: entry.file.written,
            Column.PLAYERS: lambda entry: plain(words.players(entry)),
            Column.RESULT: lambda entry: (entry.summary.standing, entry.summary.points),
            Column.RULES: lambda entry: plain(words.rules(entry)),
            Column.SEATS: lambda entry: entry.summary.seats,
            # Those without a name come last.
            Column.NOTES: lambda entry: (not words.notes(entry), plain(words.notes(entry))),
        }
        return keys[self._column]
