"""The row of smaller buttons on the start page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mille_qt.app.start.flow_layout import FlowLayout
from mille_qt.ui.theme.application_theme import enlarged
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Sheet, text_height

EDGE = 0.6  # lines of text


class OtherActions(Translated, Sheet):
    """A sheet with a button for everything that is used less often."""

    def __init__(self) -> None:
        super().__init__()
        self._new = False
        self.learn, self.day, self.matches = QPushButton(), QPushButton(), QPushButton()
        self.statistics, self.evenings = QPushButton(), QPushButton()
        self.score, self.preferences = QPushButton(), QPushButton()
        for button in self.buttons:
            button.setProperty("quiet", True)
        row = QWidget()
        self._row = FlowLayout(row)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(row)
        edge = round(text_height() * EDGE)
        self.column.setContentsMargins(edge, edge, edge, edge)
        self.retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons from left to right."""
        return (
            self.learn,
            self.day,
            self.matches,
            self.statistics,
            self.evenings,
            self.score,
            self.preferences,
        )

    def arrange(self, *first: QPushButton) -> None:
        """Show the buttons in a row, after other ones."""
        self._row.arrange((*first, *self.buttons))

    def invite(self, new: bool) -> None:
        """Point a new player to the lessons."""
        self._new = new
        self.learn.setProperty("inviting", new)
        if self.learn.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            self.learn.style().unpolish(self.learn)
            self.learn.style().polish(self.learn)
        self._explain(self.learn, self.tr("New to the game? Start here.") if new else "")

    def set_scale(self, scale: float) -> None:
        """Set the size of texts, as a multiple of that in a small window."""
        font = enlarged(QApplication.font(), scale)
        for button in self.buttons:
            button.setFont(font)
        if self._new:
            font.setBold(True)
            self.learn.setFont(font)

    def retranslate(self) -> None:
        self.learn.setText(self.tr("Lea&rn to play"))
        self._explain(self.learn, self.tr("New to the game? Start here.") if self._new else "")
        self.day.setText(self.tr("Deal of the da&y…"))
        self._explain(self.day, self.tr("The same cards for everyone today"))
        self.matches.setText(self.tr("&Matches…"))
        self._explain(self.matches, self.tr("Continue, replay or review a match"))
        self.statistics.setText(self.tr("S&tatistics…"))
        self._explain(self.statistics, self.tr("Wins and records of every player"))
        self.evenings.setText(self.tr("Even&ings…"))
        self._explain(self.evenings, self.tr("Who wins tonight, this month and this year"))
        self.score.setText(self.tr("Pap&er cards…"))
        self._explain(self.score, self.tr("Keep score for a game with real cards"))
        self.preferences.setText(self.tr("Pre&ferences…"))

    @staticmethod
    def _explain(button: QPushButton, text: str) -> None:
        """Set the tooltip and the accessible description of a button."""
        set_tooltip(button, text)
        button.setAccessibleDescription(text)
