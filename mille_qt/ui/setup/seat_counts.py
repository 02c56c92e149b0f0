"""Choice of the number of seats."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, Segments, text_height
from mille_rules.rulesets import SEAT_COUNTS


class SeatCounts(Translated, QWidget):
    """A button for each number, and an explanation of the selected one."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers, self.words = Segments(len(SEAT_COUNTS)), QuietText()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(text_height() * 0.45))
        row.addWidget(self.numbers)
        row.addWidget(self.words, 1)
        self.numbers.chosen.connect(self._choose)
        self.retranslate()

    @property
    def count(self) -> int:
        """The number of seats."""
        return SEAT_COUNTS[self.numbers.index]

    def set_count(self, count: int) -> None:
        """Set the number of seats, emitting a signal."""
        self.numbers.set_index(SEAT_COUNTS.index(count))
        self._choose()

    def _choose(self) -> None:
        self._say_chosen()
        self.chosen.emit()

    def _meanings(self) -> tuple[str, ...]:
        return (
            self.tr("2 players"),
            self.tr("3 players"),
            self.tr("4 players: two teams"),
            self.tr("6 players: three teams"),
        )

    def _say_chosen(self) -> None:
        self.words.setText(self._meanings()[self.numbers.index])

    def retranslate(self) -> None:
        self.numbers.say(*map(str, SEAT_COUNTS))
        for button, text in zip(self.numbers.buttons, self._meanings(), strict=True):
            # Screen readers say it after the number.
            set_tooltip(button, text)
        self._say_chosen()
