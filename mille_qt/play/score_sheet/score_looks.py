"""The buttons beside the title of a score sheet: review, replay, all races."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mille_qt.ui.tooltips import set_tooltip


class ScoreLooks(QWidget):
    """Buttons to review the race, replay the match, and show one race or all."""

    def __init__(self) -> None:
        super().__init__()
        self.review, self.watch, self.races = QPushButton(), QPushButton(), QPushButton()
        #: Whether the match can be replayed, and its races reviewed.
        self.can_watch = self.can_review = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for button in (self.review, self.watch, self.races):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def offer(self, *, scored: bool, over: bool, large: bool) -> None:
        """Show the buttons that apply.

        `scored`: any race has points; `over`: none is under way; `large`: all races are shown.
        """
        self.races.setVisible(scored)
        self.watch.setVisible(self.can_watch and scored and over)
        self.review.setVisible(self.can_review and scored and over)
        self.races.setText(self.tr("This race &only") if large else self.tr("All &races"))
        self.review.setText(self.tr("R&eview"))
        set_tooltip(self.review, self.tr("What each decision in this race was worth"))
        self.watch.setText(self.tr("&Watch again"))
