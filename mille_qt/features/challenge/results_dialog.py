"""Everybody's results of one challenge, as far as their matches are on this computer."""

from collections.abc import Sequence
from pathlib import Path

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

from mille_qt.features.challenge.comparing import Compared, compared, read_matches
from mille_qt.features.challenge.number_field import copy_number
from mille_qt.features.challenge.words import meaning
from mille_qt.session.matches.match_index import FILE_NAME, Index
from mille_qt.session.matches.match_reader import News, Reader
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

#: In lines of text; the last is what a column is wider than its widest text.
WIDTH, HEIGHT, GAP = 54.0, 26.0, 0.6
#: The least height of the table, in lines of text; what the window takes of a screen at most.
LEAST_TABLE, SCREEN_SHARE = 6.0, 0.9
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_RACES, _TOTAL = 2, 3


class ResultsDialog(Translated, QDialog):
    """Reads the matches beside, and shows what it knows meanwhile."""

    def __init__(self, challenge: Challenge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._challenge, self._folder = challenge, matches_folder()
        self._index = cache_folder() / FILE_NAME
        self._reader = Reader(self._folder, self._index, self)
        self.title, self.meaning = Heading(TITLE), QuietText()
        self.table, self.empty, self.help = QTableWidget(), TextLine(), QuietText()
        self.copy_button, self.close_button = QPushButton(), QPushButton()
        self._arrange()
        self.copy_button.clicked.connect(lambda: copy_number(challenge))
        self.close_button.clicked.connect(self.accept)
        self._reader.told.connect(self._hear)
        self.finished.connect(self._reader.stop)
        self._rows: list[Compared] = []
        self.retranslate()
        self._read()
        self._reader.look_again()

    def _arrange(self) -> None:
        self._dress_table(self.table)
        outside = QVBoxLayout(self)
        content, scroll = QWidget(), Scrolling()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.5))
        for widget in (self.title, self.meaning, self.table, self.empty, self.help):
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
    def _dress_table(table: QTableWidget) -> None:
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
        """Room for a family's results."""
        return QSize(round(text_height() * WIDTH), round(text_height() * HEIGHT))

    # -- reading -----------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        """Show again what has come in, once it is all there: each file is replayed."""
        if not news.left:
            self._read()

    def _read(self) -> None:
        with Index(self._index) as index:
            entries = index.entries()
        files: list[tuple[Path, float]] = [
            (self._folder / entry.name, entry.file.written / 1e9)
            for entry in entries
            if entry.summary.challenge == self._challenge.number
        ]
        self.show_results(compared(self._challenge, read_matches(files)))

    # -- showing -----------------------------------------------------------------------

    def show_results(self, rows: Sequence[Compared]) -> None:
        """Show these, in their order."""
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
        """Every column as wide as its words; what is left over goes to the points."""
        header, mode = self.table.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(_RACES, mode.Interactive)
        self.table.resizeColumnsToContents()
        for section in range(header.count()):
            header.resizeSection(section, header.sectionSize(section) + round(text_height() * GAP))
        if header.length() < self.table.viewport().width():
            header.setSectionResizeMode(_RACES, mode.Stretch)

    def _cells(self, one: Compared) -> list[str]:
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

    def _standing(self, one: Compared) -> str:
        result = one.result
        if not result.over:
            words = self.tr("under way")
        else:
            words = self.tr("won") if result.won else self.tr("lost")
        return self.tr("{standing}, with help").format(standing=words) if result.helped else words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        title = self.tr("Challenge {number}").format(number=self._challenge.shown)
        set_window_title(self, title)
        self.title.setText(title)
        self.meaning.setText(meaning(self._challenge))
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
        """Give the columns the new width."""
        super().resizeEvent(event)
        self._share_width()
