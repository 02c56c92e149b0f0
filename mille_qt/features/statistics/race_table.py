"""The table of races, the latest first."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, Qt
from PySide6.QtCore import QPersistentModelIndex as Persistent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from mille_qt.features.statistics.figures import PlayedRace, opponent_of, rules_of
from mille_qt.features.statistics.statistics_texts import opponent_name, result_name, rules_name
from mille_qt.ui.text_table import share_width
from mille_qt.ui.texts import names_together, number, score_item
from mille_qt.ui.tooltips import tooltip
from mille_qt.ui.widgets import text_height

#: In lines of text: the height of the table, the least width of the column of names, and the extra
#: width of each column.
HEIGHT, NAMES, GAP = 22.0, 9.0, 0.5
_NAMES, _RULES = 1, 2
#: The number of rows that determine the width of the columns.
_MEASURED = 60
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ITEMS = ("distance", "safeties", "coups", "trip", "safe_trip", "extension", "shutout")


class RaceModel(QAbstractTableModel):
    """A row for each race of one player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._races: list[PlayedRace] = []
        #: Texts are made when they are needed: most rows of a long table are never visible.
        self._headings: list[str] = []
        self._cells: dict[int, list[str]] = {}

    def show_races(self, races: Sequence[PlayedRace]) -> None:
        """Set the races, the latest last."""
        self.beginResetModel()
        self._races = list(reversed(races))
        self._headings = self._all_headings()
        self._cells.clear()
        self.endResetModel()

    def _all_headings(self) -> list[str]:
        """Return the headings of the columns."""
        return [
            self.tr("Date"),
            self.tr("Against"),
            self.tr("Rules"),
            self.tr("Race"),
            self.tr("Points"),
            *(score_item(item) for item in _ITEMS),
            self.tr("Match"),
        ]

    def _row(self, row: int) -> list[str]:
        """Return the texts of a row."""
        if row not in self._cells:
            self._cells[row] = self._all_cells(self._races[row])
        return self._cells[row]

    def _all_cells(self, race: PlayedRace) -> list[str]:
        own = race.own
        when = QDateTime.fromSecsSinceEpoch(round(own.ended))
        met = dict.fromkeys(opponent_name(opponent_of(row)) for row in race.opponents)
        return [
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
            names_together(tuple(met)),
            rules_name(rules_of(own)),
            number(own.race),
            number(own.total),
            *(number(getattr(own, item)) for item in _ITEMS),
            result_name(own.result),
        ]

    def rowCount(self, parent: QModelIndex | Persistent | None = None) -> int:
        """Return the number of races."""
        return 0 if parent is not None and parent.isValid() else len(self._races)

    def columnCount(self, parent: QModelIndex | Persistent | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else len(self._headings)

    def data(
        self, index: QModelIndex | Persistent, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the text, tooltip or alignment of a cell."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._row(index.row())[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(self._row(index.row())[index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return None

    @staticmethod
    def _alignment(column: int) -> Qt.AlignmentFlag:
        """Align numbers, and the last column beside them, to the right."""
        return _RIGHT if column > _RULES else _LEFT

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the heading or the alignment of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None


class RaceTable(QTableView):
    """The table view of the races."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.races = RaceModel(self)
        self.setModel(self.races)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(text_height() * 1.6))
        self.setMinimumHeight(round(text_height() * HEIGHT))

    def show_races(self, races: Sequence[PlayedRace]) -> None:
        """Show these races, the latest first."""
        self.races.show_races(races)
        self._share_width()

    def _share_width(self) -> None:
        """Fit each column to its texts, and give the remaining width to the names."""
        share_width(self, [_NAMES], GAP)
        header = self.horizontalHeader()
        header.resizeSection(_NAMES, max(header.sectionSize(_NAMES), round(text_height() * NAMES)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._share_width()
