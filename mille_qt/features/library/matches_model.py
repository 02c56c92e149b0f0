"""The item model of the saved matches, with their texts, sorting and filtering."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, Qt
from PySide6.QtGui import QBrush

from mille_qt.session.matches.match_index import IndexEntry
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary
from mille_qt.ui.access.announcing import reads_rows
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.rules import titled
from mille_qt.ui.texts.turns import names_together, side_name
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import tooltip
from mille_qt.ui.translation import translate
from mille_qt.ui.wrapped_entries import Index
from mille_rules.file_names import title_of
from mille_rules.rulesets import DEFAULT_RULES, ONE_RACE, PRESETS

Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()
_CENTRED = Qt.AlignmentFlag.AlignCenter


_SECONDS_PER_DAY = 86_400
_ACCENTS = re.compile("[\u0300-\u036f]")


class MatchTexts:
    """The texts in the language at the time of construction."""

    def __init__(self) -> None:
        self._locale = QLocale()
        self._rules = lru_cache(maxsize=None)(self._rules_text)
        self._days = lru_cache(maxsize=None)(self._day_text)
        self._practice = translate("Library", "practice")

    def date(self, entry: IndexEntry) -> str:
        """Return when the match was last played."""
        return self._locale.toString(_time(entry), QLocale.FormatType.ShortFormat)

    @staticmethod
    def players(entry: IndexEntry) -> str:
        """Return the names by seat, or the file's name if it contains no match."""
        names = [name for name in entry.summary.names if name]
        return names_together(names or [entry.name])

    def result(self, entry: IndexEntry, in_play: bool) -> str:
        """Return who won and the points, or the current race and points."""
        summary = entry.summary
        if summary.standing is MatchStatus.DAMAGED:
            return _damage(summary)
        points = " : ".join(number(points) for points in summary.points)
        if summary.standing is MatchStatus.FINISHED:
            return translate("Library", "{won}, {points}").format(won=_won(summary), points=points)
        text = translate("Library", "Race {race}, {points}")
        if in_play:
            text = translate("Library", "In another window: race {race}, {points}")
        return text.format(race=number(max(1, summary.race)), points=points)

    def rules(self, entry: IndexEntry) -> str:
        """Return the rules, whether house rules apply, and the length if it is not the usual."""
        one = entry.summary
        return self._rules(one.rules, one.title, one.house, one.match_target, one.races_to_win)

    def notes(self, entry: IndexEntry) -> str:
        """Return the title, the challenge, practice, and who has left the table."""
        summary = entry.summary
        title = isolated(title_of(entry.name))
        practice = self._practice if summary.practice else ""
        left = ""
        if summary.earlier:
            names = names_together(summary.earlier)
            left = translate("Library", "earlier with {names}").format(names=names)
        return " · ".join(filter(None, (title, summary.challenge, practice, left)))

    def accessible_text(self, entry: IndexEntry, in_play: bool) -> str:
        """Return the whole row as one text for screen readers."""
        parts = (
            self.date(entry),
            self.players(entry),
            self.result(entry, in_play),
            self.rules(entry),
            self.notes(entry),
        )
        return ". ".join(filter(None, parts))

    def search_text(self, entry: IndexEntry) -> str:
        """Return what the search looks through, in lower case without accents."""
        day = self._days(entry.file.written // 1_000_000_000 // _SECONDS_PER_DAY)
        players = " ".join(entry.summary.names) or entry.name
        parts = (day, players, self.rules(entry), self.notes(entry))
        return plain(" ".join(parts))

    def _day_text(self, day: int) -> str:
        # At noon the date is the same in nearly every time zone.
        noon = day * _SECONDS_PER_DAY + _SECONDS_PER_DAY // 2
        date = QDateTime.fromSecsSinceEpoch(noon).date()
        formats = (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
        return " ".join(self._locale.toString(date, one) for one in formats)

    @staticmethod
    def _rules_text(name: str, title: str, house: bool, match_target: int, races: int) -> str:
        rules = titled(name, title)
        if house and not title:
            rules = translate("Library", "{rules}, house rules").format(rules=rules)
        usual = PRESETS.get(name, DEFAULT_RULES)
        if (races or match_target) == usual.goal and bool(races) is usual.by_races:
            return rules
        if races > 1:
            text = translate("Library", "{rules}, to {races} races won")
            return text.format(rules=rules, races=number(races))
        if match_target == ONE_RACE or races:
            return translate("Library", "{rules}, one race").format(rules=rules)
        text = translate("Library", "{rules}, to {points}")
        return text.format(rules=rules, points=number(match_target))


def plain(text: str) -> str:
    """Return a text in lower case without accents, so that `elodie` finds `Élodie`."""
    if text.isascii():
        return text.lower()
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))


def _time(entry: IndexEntry) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(entry.file.written // 1_000_000)


def _won(summary: MatchSummary) -> str:
    if len(summary.winners) > 1:
        return translate("Library", "Draw")
    winner = side_name(summary.winners[0], summary.names, None, len(summary.points))
    several = len(summary.names) > len(summary.points)
    text = translate("Library", "{names} won")
    if several:
        text = translate("Library", "{names} won", "a team")
    return text.format(names=winner)


def _damage(summary: MatchSummary) -> str:
    if summary.fault and summary.moves:
        text = translate("Library", "Damaged from line {line}; the first part can be opened")
        return text.format(line=number(summary.fault))
    return translate("Library", "Damaged; can’t be opened")


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
