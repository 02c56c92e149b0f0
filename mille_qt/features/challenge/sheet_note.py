"""On the score sheet of a challenge: its number, and what can be done with it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from mille_qt.features.challenge.number_field import copy_number
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide, from_right
from mille_qt.ui.translation import Translated
from mille_rules.challenge import Challenge


class ChallengeNote(Translated, QWidget):
    """The number in a line with its buttons; another try is offered when the match is over."""

    again_requested = Signal()
    results_requested = Signal()

    def __init__(self, challenge: Challenge, over: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._challenge = challenge
        self.number = Label()
        self.number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button, self.results_button = QPushButton(), QPushButton()
        self.again_button = QPushButton()
        self.again_button.setVisible(over)
        ways = (self.copy_button, self.results_button, self.again_button)
        for button in ways:
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(SideBySide(self.number, from_right(*ways)))
        self.copy_button.clicked.connect(lambda: copy_number(challenge))
        self.results_button.clicked.connect(self.results_requested)
        self.again_button.clicked.connect(self.again_requested)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        text = self.tr("Challenge {number}")
        self.number.setText(text.format(number=self._challenge.shown))
        self.copy_button.setText(self.tr("&Copy the number"))
        self.results_button.setText(self.tr("&Results…"))
        self.again_button.setText(self.tr("Pla&y this challenge again"))
