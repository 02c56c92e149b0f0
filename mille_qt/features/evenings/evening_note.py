"""The line on a score sheet with the standings of this evening."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from mille_qt.features.evenings.evening_texts import today_line
from mille_qt.features.evenings.standings import PersonTotals
from mille_qt.ui.page_layout import SideBySide, from_right
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TextLine


class EveningNote(Translated, QWidget):
    """The matches that each person has won tonight, and a button that opens the evenings."""

    evenings_requested = Signal()

    def __init__(
        self, standings: Sequence[PersonTotals], now: datetime, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._standings, self._now = standings, now
        self.text, self.button = TextLine(), QPushButton()
        self.button.setAutoDefault(False)
        self.button.setProperty("quiet", True)
        self.button.clicked.connect(self.evenings_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(SideBySide(self.text, from_right(self.button)))
        self.retranslate()

    def retranslate(self) -> None:
        self.text.setText(today_line(self._standings, self._now))
        self.button.setText(self.tr("Stand&ings…"))
