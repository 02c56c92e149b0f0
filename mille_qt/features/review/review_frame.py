"""The widgets of a review and where they lie."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.review.curve_view import CurveView
from mille_qt.features.review.decision_list import DecisionList
from mille_qt.features.review.moment_view import MomentView
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.ui import texts
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.settings import Settings
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import (
    SECTION,
    Heading,
    QuietText,
    Segments,
    TextLine,
    TroubleText,
    text_height,
)
from mille_rules.computer.explanations.reviewing import Judged

#: Lines of text from which on the list stands beside the table; and how both share the width.
BESIDE = 52.0
SHARES = (7, 12)
#: Letters of a race and of a name that are always seen.
RACE_LETTERS, NAME_LETTERS = 8, 12


class ReviewFrame(Scrolling):
    """The list of decisions on the left, curve and table on the right; scrolls where it must."""

    def __init__(
        self,
        words: PictureBuilder,
        seats: int,
        at: Callable[[Judged], str],
        settings: Settings,
        pictures: Path | None,
        page: QWidget,
    ) -> None:
        """`at` says what the curve shows at a decision."""
        super().__init__(page)
        self.title = Heading(SECTION * 1.2)
        self.race, self.seat = QComboBox(), QComboBox()
        self.close_button, self.cancel, self.again = (QPushButton() for _ in range(3))
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.summary, self.luck, self.judge = TextLine(), TextLine(), QuietText()
        bold = self.summary.font()
        bold.setBold(True)
        self.summary.setFont(bold)
        self.trouble = TroubleText()
        self.order = Segments(2)
        self.decisions = DecisionList()
        self.curve = CurveView(at)
        self.moment = MomentView(words, seats, settings, pictures)
        for box, letters in ((self.race, RACE_LETTERS), (self.seat, NAME_LETTERS)):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(letters)
        self._lay_out(page)

    def _lay_out(self, page: QWidget) -> None:
        content = QWidget()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts.setSpacing(round(text_height() * 0.8))
        self._parts.addLayout(self._left(), SHARES[0])
        self._parts.addLayout(self._right(), SHARES[1])
        column = QVBoxLayout(content)
        column.addLayout(self._head())
        column.addLayout(self._parts, 1)
        self.setWidget(content)
        outside = QVBoxLayout(page)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.title, 1)
        for widget in (self.race, self.seat, self.close_button):
            row.addWidget(widget)
        return row

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(self.summary)
        waiting = QHBoxLayout()
        waiting.addWidget(self.progress, 1)
        waiting.addWidget(self.cancel)
        waiting.addWidget(self.again)
        column.addLayout(waiting)
        column.addWidget(self.trouble)
        column.addWidget(self.order)
        column.addWidget(self.decisions, 1)
        column.addWidget(self.luck)
        column.addWidget(self.judge)
        return column

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(self.curve, 1)
        column.addWidget(self.moment, 4)
        return column

    def show_where(self, race: int, seat: int) -> None:
        """Show which race is reviewed, and which of the seats."""
        self.race.setCurrentIndex(race)
        self.seat.setCurrentIndex(seat)

    def show_moment(self) -> None:
        """Have the table in sight, where the page is too high for everything to be."""
        self.ensureWidgetVisible(self.moment)

    def show_progress(self, done: int, steps: int, running: bool) -> None:
        """Show how far the review has come, and offer to stop it or to go on."""
        self.progress.setRange(0, steps)
        self.progress.setValue(done)
        open_end = done < steps
        self.progress.setVisible(open_end)
        self.cancel.setVisible(open_end and running)
        self.again.setVisible(open_end and not running)

    def retranslate(self, races: int, names: Sequence[str]) -> None:
        """Say everything of its own in the language that is set now; then call `show_where`."""
        title = self.tr("Review")
        if len(names) == 1:
            title = self.tr("Review: {name}").format(name=texts.isolated(names[0]))
        self.title.setText(title)
        self.race.clear()
        self.race.addItems(
            [self.tr("Race {race}").format(race=texts.number(i + 1)) for i in range(races)]
        )
        self.race.setVisible(races > 1)
        self.seat.clear()
        self.seat.addItems(list(names))
        self.seat.setVisible(len(names) > 1)
        self.race.setAccessibleName(self.tr("Which race"))
        self.seat.setAccessibleName(self.tr("Whose decisions"))
        self.close_button.setText(self.tr("Close"))
        set_tooltip(self.close_button, self.tr("Close the review (Esc)"))
        self.cancel.setText(self.tr("Stop", "looking through the decisions"))
        self.again.setText(self.tr("Go on"))
        self.progress.setAccessibleName(self.tr("How far the review has come"))
        self.order.say(self.tr("Costliest first"), self.tr("In order"))
        set_tooltip(self.order.buttons[0], self.tr("By points and chances, taken together"))
        self.decisions.setAccessibleName(self.tr("Decisions"))
        self.curve.setAccessibleName(self.tr("How the race stood at each decision"))

    def event(self, event: QEvent) -> bool:
        """Turn where the width, or the size of text, asks for it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            beside = self.width() >= BESIDE * text_height()
            ways = QBoxLayout.Direction
            way = ways.LeftToRight if beside else ways.TopToBottom
            if self._parts.direction() != way:
                self._parts.setDirection(way)
        return super().event(event)
