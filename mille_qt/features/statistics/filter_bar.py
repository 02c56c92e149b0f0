"""The combo boxes that select the player and the races of the statistics."""

from collections.abc import Iterable
from datetime import timedelta

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from mille_qt.features.statistics.figures import (
    Opponent,
    RaceFilter,
    RaceKind,
    kind_of,
    opponents,
    played_by,
    rules_of,
)
from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.features.statistics.statistics_texts import kind_names, opponent_name, rules_name
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import labelled_box
from mille_qt.ui.texts import number
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import text_height

#: Periods in days, None for all.
PERIODS = (None, 7, 30, 365)
BOX_WIDTH = 13.0  # least width of a combo box, in lines of text
_DAY = timedelta(days=1).total_seconds()


class FilterBar(Translated, QWidget):
    """Offers the values that occur in the rows; emits `changed` when the selection changes."""

    changed = Signal()

    def __init__(self, rows: list[RaceRow], now: float, parent: QWidget | None = None) -> None:
        """`now`, in seconds since 1970, is the end of all periods."""
        super().__init__(parent)
        self._rows, self._now = rows, now
        self.player, self.opponent, self.rules = DropDown(), DropDown(), DropDown()
        self.seats, self.period, self.kind = DropDown(), DropDown(), DropDown()
        self._boxes = (
            self.player,
            self.opponent,
            self.rules,
            self.seats,
            self.period,
            self.kind,
        )
        self._labels = [Label() for _ in self._boxes]
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(text_height() * 0.7))
        self._cells = [labelled_box(*both) for both in zip(self._labels, self._boxes, strict=True)]
        for box in self._boxes:
            box.currentIndexChanged.connect(self._chosen)
        self.retranslate()

    @property
    def filter(self) -> RaceFilter:
        """The current filter."""
        days = self.period.currentData()
        opponent = self.opponent.currentData()
        return RaceFilter(
            player=self.player.currentText(),
            opponent=None if opponent is None else Opponent(*opponent),
            rules=self.rules.currentData() or "",
            seats=self.seats.currentData(),
            since=0.0 if days is None else self._now - days * _DAY,
            kind=RaceKind(self.kind.currentData() or RaceKind.ORDINARY),
        )

    def offer_players(self, names: Iterable[str], current: str) -> None:
        """Offer these people, starting with `current` or with the first."""
        self._fill(self.player, [(name, name) for name in names], current)
        self._offer_rest()
        self._turn_to_played()

    def _chosen(self) -> None:
        if self.sender() is self.player:
            self._offer_rest()
            self._turn_to_played()
        self.changed.emit()

    def _turn_to_played(self) -> None:
        """Select the first kind with races of this player, unless the current kind has some."""
        races = played_by(self._rows, self.player.currentText())
        kinds = {kind_of(race.own) for race in races}
        if kinds and self.filter.kind not in kinds:
            first = next(kind for kind in RaceKind if kind in kinds)
            self._fill_kinds(first)

    def _offer_rest(self) -> None:
        """Offer the values in this player's races, keeping the selection if possible."""
        races = played_by(self._rows, self.player.currentText())
        met = [(opponent_name(one), tuple(one)) for one in opponents(races)]
        rules = sorted({rules_of(race.own) for race in races})
        seats = sorted({race.own.seats for race in races})
        self._fill(self.opponent, [(self.tr("Everyone"), None), *met])
        self._fill(self.rules, [(self.tr("All"), None), *((rules_name(r), r) for r in rules)])
        self._fill(
            self.seats, [(self.tr("All", "numbers"), None), *((number(n), n) for n in seats)]
        )

    def _fill_kinds(self, wanted: RaceKind | None = None) -> None:
        self._fill(self.kind, [(name, kind.value) for kind, name in kind_names().items()], wanted)

    def _fill(
        self, box: QComboBox, entries: list[tuple[str, object]], wanted: object = None
    ) -> None:
        wanted = box.currentData() if wanted is None else wanted
        box.blockSignals(True)
        box.clear()
        for text, data in entries:
            box.addItem(text, data)
        indexes = [i for i, (_, data) in enumerate(entries) if data == wanted]
        box.setCurrentIndex(indexes[0] if indexes else 0)
        box.blockSignals(False)

    def retranslate(self) -> None:
        texts = (
            self.tr("&Player"),
            self.tr("Ag&ainst"),
            self.tr("&Rules"),
            self.tr("P&layers at the table"),
            self.tr("P&eriod"),
            self.tr("&Kind"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        periods = {
            None: self.tr("All time"),
            7: self.tr("Last 7 days"),
            30: self.tr("Last 30 days"),
            365: self.tr("Last 12 months"),
        }
        self._fill(self.period, [(periods[days], days) for days in PERIODS])
        self._fill_kinds()
        self._offer_rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the combo boxes in rows of equal length."""
        super().resizeEvent(event)
        fitting = self.width() / (text_height() * BOX_WIDTH)
        columns = next((n for n in (6, 3, 2) if n <= fitting), 1)
        if columns == self._columns:
            return
        for column in range(len(self._cells)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for i, cell in enumerate(self._cells):
            self._grid.addWidget(cell, i // columns, i % columns)
