"""The panel right of the table: the score as it stands, and the log."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from mille_qt.panels.log_panel import LogPanel
from mille_qt.panels.score_panel import ScorePanel
from mille_qt.table.pictures import Pictures
from mille_qt.theme import heading_font

#: In line heights: room for the longest item and three columns of figures.
WIDTH_LINES = 17.5


class SidePanel(QFrame):
    """Score above, log below."""

    def __init__(self, sides: int, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setAutoFillBackground(True)
        self.score = ScorePanel(sides, self)
        self.log = LogPanel(pictures, self)
        self._score_title, self._log_title = QLabel(self), QLabel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        for widget in (self._score_title, self.score, self._log_title, self.log):
            column.addWidget(widget)
        for title in (self._score_title, self._log_title):
            title.setFont(heading_font(1.05))
            title.setContentsMargins(10, 2, 10, 0)
        column.setStretchFactor(self.log, 1)
        self.retranslate()

    def panel_width(self) -> int:
        """How wide the panel is at the present text size, in pixels."""
        usual = round(self.fontMetrics().height() * WIDTH_LINES)
        return max(usual, self.score.minimumSizeHint().width())

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        self._score_title.setText(self.tr("If the race ended now"))
        self._log_title.setText(self.tr("What happened"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
