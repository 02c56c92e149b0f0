"""The filters of the statistics: player, opponent, period, and races with help."""

from collections.abc import Iterable, Sequence
from datetime import timedelta

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from mille_qt.features.statistics.figures import (
    Opponent,
    RaceFilter,
    is_helped,
    opponents,
    played_by,
)
from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.features.statistics.statistics_texts import opponent_name
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.more_options import MoreOptions
from mille_qt.ui.page_layout import SideBySide, labelled_box
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, fill, in_column

_DAY = timedelta(days=1).total_seconds()


class FilterBar(Translated, QWidget):
    """Offers the values that occur in the rows; emits `changed` when the selection changes."""

    changed = Signal()

    def __init__(self, rows: list[RaceRow], now: float, parent: QWidget | None = None) -> None:
        """`now`, in seconds since 1970, is the end of all periods."""
        super().__init__(parent)
        self._rows, self._now = rows, now
        self.player, self.opponent, self.period = DropDown(), DropDown(), DropDown()
        self._labels = Label(), Label(), Label()
        self.more, self.helped, self._helped_note = MoreOptions(), QCheckBox(), QuietText()
        boxes = self.player, self.opponent, self.period
        player, *others = map(labelled_box, self._labels, boxes)
        choice = SideBySide(player, SideBySide(*others, shares=(1, 1)), shares=(1, 2))
        in_column(choice, self.more, of=self)
        fill(self.more.column, self.helped, self._helped_note)
        self.player.currentIndexChanged.connect(self._offer_rest)
        for box in boxes:
            box.currentIndexChanged.connect(self.changed)
        self.helped.toggled.connect(self.changed)
        self.retranslate()

    @property
    def filter(self) -> RaceFilter:
        """The current filter."""
        days = self.period.currentData()
        opponent = self.opponent.currentData()
        return RaceFilter(
            player=self.player.currentText(),
            opponent=None if opponent is None else Opponent(*opponent),
            since=0.0 if days is None else self._now - days * _DAY,
            helped=self.helped.isChecked(),
        )

    def offer_players(self, names: Iterable[str], current: str) -> None:
        """Offer these people, starting with `current` or with the first."""
        _fill(self.player, [(name, name) for name in names], current)
        self._offer_rest()

    def _offer_rest(self) -> None:
        """Offer the opponents of the player, and select races with help if there are no others."""
        races = played_by(self._rows, self.player.currentText())
        met = [(opponent_name(one), tuple(one)) for one in opponents(races)]
        _fill(self.opponent, [(self.tr("Everyone"), None), *met])
        helped = {is_helped(race.own) for race in races}
        if len(helped) == 1:
            with QSignalBlocker(self.helped):
                self.helped.setChecked(True in helped)
        self.more.button.setChecked(self.more.button.isChecked() or self.helped.isChecked())

    def retranslate(self) -> None:
        texts = self.tr("&Player"), self.tr("Ag&ainst"), self.tr("P&eriod")
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        periods = [
            (self.tr("All time"), None),
            (self.tr("Last 7 days"), 7),
            (self.tr("Last 30 days"), 30),
            (self.tr("Last 12 months"), 365),
        ]
        _fill(self.period, periods)
        self.helped.setText(self.tr("Races &with help"))
        self._helped_note.setText(
            self.tr("Races with hints, cards still out or moves taken back are counted separately.")
        )
        self._offer_rest()


def _fill(box: QComboBox, entries: Sequence[tuple[str, object]], wanted: object = None) -> None:
    """Offer entries with their data, and choose the wanted one, else the one chosen before."""
    with QSignalBlocker(box):
        data = [data for _, data in entries]
        chosen = wanted or box.currentData()
        box.clear()
        for text, each in entries:
            box.addItem(text, each)
        box.setCurrentIndex(data.index(chosen) if chosen in data else 0)
