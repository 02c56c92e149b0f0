"""The buttons beside the title of a score sheet: other ways to look at what was played."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mille_qt.ui.tooltips import set_tooltip


class ScoreLooks(QWidget):
    """Review the race, watch the match again, see one race or all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.review, self.watch, self.races = QPushButton(), QPushButton(), QPushButton()
        #: Whether there is a replay of the match, and a review of its races.
        self.can_watch = self.can_review = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for button in (self.review, self.watch, self.races):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def offer(self, *, scored: bool, over: bool, large: bool) -> None:
        """Offer what there is to see.

        `scored`: any race has points; `over`: none is under way; `large`: all races are shown.
        """
        self.races.setVisible(scored)
        self.watch.setVisible(self.can_watch and scored and over)
        self.review.setVisible(self.can_review and scored and over)
        self.races.setText(self.tr("This race &only") if large else self.tr("All &races"))
        self.review.setText(self.tr("R&eview"))
        set_tooltip(self.review, self.tr("What the decisions of this race were worth"))
        self.watch.setText(self.tr("&Watch again"))
