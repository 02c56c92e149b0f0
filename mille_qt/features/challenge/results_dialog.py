"""The dialog with everybody's results of a challenge, from the matches on this computer."""

import logging
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.challenge.number_field import challenge_summary, copy_number
from mille_qt.session.matches.match_index import FILE_NAME, MatchIndex
from mille_qt.session.matches.match_reader import IndexNews, MatchReader
from mille_qt.ui.paths import cache_folder, matches_folder
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.texts import names_together, number
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, TextLine, text_height
from mille_qt.ui.window_titles import set_window_title
from mille_rules.challenge import Challenge
from mille_rules.challenge_results import Result, challenge_of, results_of
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError

#: Size of the dialog, and padding of the columns, in lines of text.
WIDTH, HEIGHT, GAP = 54.0, 26.0, 0.6
#: Least height of the table in lines of text, and greatest share of the screen.
LEAST_TABLE, SCREEN_SHARE = 6.0, 0.9
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_RACES, _TOTAL = 2, 3


_LOG = logging.getLogger(__name__)


class DatedResult(NamedTuple):
    """A result, and the time of the match's last move in seconds since 1970."""

    result: Result
    played: float


def sorted_results(
    challenge: Challenge, matches: Iterable[tuple[Record, float]]
) -> list[DatedResult]:
    """Return the results of a challenge: finished matches first, then by points.

    Of several records of the same match, the longest counts.
    """
    longest: dict[str, tuple[Record, float]] = {}
    for record, played in matches:
        if challenge_of(record) == challenge:
            key = match_id(record)
            known = longest.get(key)
            if known is None or len(record.lines) > len(known[0].lines):
                longest[key] = record, played
    found = [
        DatedResult(result, played)
        for record, played in longest.values()
        for result in results_of(record)
    ]
    return sorted(found, key=lambda one: (not one.result.over, -one.result.total, one.played))


def read_records(files: Iterable[tuple[Path, float]]) -> Iterable[tuple[Record, float]]:
    """Read records from files with their times; skip files that are damaged."""
    for path, played in files:
        try:
            yield read_file(path).record, played
        except (OSError, NotARecordError) as error:
            _LOG.info("%s is left out of the results: %s", path, error)


class ResultsDialog(Translated, QDialog):
    """Shows the results known so far while the matches are read in the background."""

    def __init__(self, challenge: Challenge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._challenge, self._folder = challenge, matches_folder()
        self._index = cache_folder() / FILE_NAME
        self._reader = MatchReader(self._folder, self._index, self)
        self.title, self.summary = Heading(TITLE), QuietText()
        self.table, self.empty, self.help = QTableWidget(), TextLine(), QuietText()
        self.copy_button, self.close_button = QPushButton(), QPushButton()
        self._arrange()
        self.copy_button.clicked.connect(lambda: copy_number(challenge))
        self.close_button.clicked.connect(self.accept)
        self._reader.told.connect(self._update_results)
        self.finished.connect(self._reader.stop)
        self._rows: list[DatedResult] = []
        self.retranslate()
        self._read()
        self._reader.look_again()

    def _arrange(self) -> None:
        self._set_up_table(self.table)
        outside = QVBoxLayout(self)
        content, scroll = QWidget(), Scrolling()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.5))
        for widget in (self.title, self.summary, self.table, self.empty, self.help):
            column.addWidget(widget)
        column.setStretchFactor(self.table, 1)
        column.addStretch()
        self.table.setMinimumHeight(round(text_height() * LEAST_TABLE))
        scroll.setWidget(content)
        outside.addWidget(scroll)
        row = QHBoxLayout()
        row.addWidget(self.copy_button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        self.copy_button.setAutoDefault(False)
        self.close_button.setDefault(True)
        outside.addLayout(row)
        room = self.screen().availableGeometry().size() * SCREEN_SHARE
        self.resize(self.sizeHint().boundedTo(room))

    @staticmethod
    def _set_up_table(table: QTableWidget) -> None:
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setProperty("list", True)
        table.setShowGrid(False)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setDefaultAlignment(_LEFT)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(round(text_height() * 1.7))
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def sizeHint(self) -> QSize:
        """Return a size with room for the results of a family."""
        return QSize(round(text_height() * WIDTH), round(text_height() * HEIGHT))

    # -- reading -----------------------------------------------------------------------

    def _update_results(self, news: IndexNews) -> None:
        """Show the results when all matches have been read: each file is replayed."""
        if not news.left:
            self._read()

    def _read(self) -> None:
        with MatchIndex(self._index) as index:
            entries = index.entries()
        files: list[tuple[Path, float]] = [
            (self._folder / entry.name, entry.file.written / 1e9)
            for entry in entries
            if entry.summary.challenge == self._challenge.number
        ]
        self.show_results(sorted_results(self._challenge, read_records(files)))

    # -- showing -----------------------------------------------------------------------

    def show_results(self, rows: Sequence[DatedResult]) -> None:
        """Show results in this order."""
        self._rows = list(rows)
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.table.setRowCount(len(rows))
        for row, one in enumerate(rows):
            for column, text in enumerate(self._cells(one)):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_RIGHT if column == _TOTAL else _LEFT)
                set_tooltip(item, text)
                self.table.setItem(row, column, item)
        self._share_width()

    def _share_width(self) -> None:
        """Fit the columns to their texts; the points get the remaining width."""
        header, mode = self.table.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(_RACES, mode.Interactive)
        self.table.resizeColumnsToContents()
        for section in range(header.count()):
            header.resizeSection(section, header.sectionSize(section) + round(text_height() * GAP))
        if header.length() < self.table.viewport().width():
            header.setSectionResizeMode(_RACES, mode.Stretch)

    def _cells(self, one: DatedResult) -> list[str]:
        result = one.result
        when = QDateTime.fromSecsSinceEpoch(round(one.played)).date()
        levels = [level_name(level) for level in result.levels]
        return [
            names_together(result.players),
            listed(levels or map(isolated, result.opponents)),
            " + ".join(number(points) for points in result.races) or "–",
            number(result.total),
            self._standing(one),
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
        ]

    def _standing(self, one: DatedResult) -> str:
        result = one.result
        if not result.over:
            words = self.tr("under way")
        else:
            words = self.tr("won") if result.won else self.tr("lost")
        return self.tr("{standing}, with help").format(standing=words) if result.helped else words

    def retranslate(self) -> None:
        title = self.tr("Challenge {number}").format(number=self._challenge.shown)
        set_window_title(self, title)
        self.title.setText(title)
        self.summary.setText(challenge_summary(self._challenge))
        self.table.setColumnCount(6)
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Player"),
                self.tr("Against"),
                self.tr("Points race by race"),
                self.tr("Total"),
                self.tr("Match"),
                self.tr("Date"),
            ]
        )
        total = self.table.horizontalHeaderItem(_TOTAL)
        if total is not None:
            total.setTextAlignment(_RIGHT)
        self.table.setAccessibleName(self.tr("Results, the best first"))
        self.empty.setText(self.tr("Nobody has finished a race of this challenge here yet."))
        self.help.setText(
            self.tr(
                "To compare with friends, have them save their match and send you the file. "
                "Import it here, on the page Matches."
            )
        )
        self.copy_button.setText(self.tr("&Copy the number"))
        self.close_button.setText(self.tr("C&lose"))
        if self._rows:
            self.show_results(self._rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()
