"""The widgets of a review and their layout."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from mille_qt.features.review.curve_view import CurveView
from mille_qt.features.review.decision_list import DecisionList
from mille_qt.features.review.moment_view import MomentView
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.ui.fields import DropDown
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import (
    SECTION,
    Heading,
    QuietText,
    Segments,
    Sheet,
    TextLine,
    TroubleText,
    fill,
    in_column,
    in_row,
    make_bold,
    text_height,
)
from mille_rules.computer.explanations.reviewing import Judged

#: The least width for list and table side by side, in lines of text; and their shares of it.
SIDE_BY_SIDE = 52.0
SHARES = (7, 12)
#: The least number of letters shown of a race and of a name.
RACE_LETTERS, NAME_LETTERS = 8, 12


class ReviewFrame(Scrolling):
    """List of decisions and luck, curve and table; scrolls if necessary.

    In a narrow window they are one below the other, the reasons right below the list.
    """

    def __init__(
        self,
        builder: PictureBuilder,
        seats: int,
        curve_text: Callable[[Judged], str],
        settings: Settings,
        pictures: Path | None,
        page: QWidget,
    ) -> None:
        """`curve_text` describes a decision on the curve."""
        super().__init__(page)
        self.title = Heading(SECTION * 1.2)
        self.race, self.seat = DropDown(), DropDown()
        self.close_button, self.stop_button, self.resume_button = (QPushButton() for _ in range(3))
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.summary, self.luck, self.judge_note = TextLine(), TextLine(), QuietText()
        make_bold(self.summary)
        self.trouble = TroubleText()
        self.order = Segments(2)
        self.decisions = DecisionList()
        self.curve = CurveView(curve_text)
        self.moment = MomentView(builder, seats, settings, pictures)
        for box, letters in ((self.race, RACE_LETTERS), (self.seat, NAME_LETTERS)):
            box.cut_off(letters)
        self._lay_out(page)

    def _lay_out(self, page: QWidget) -> None:
        content = QWidget()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts.setSpacing(round(text_height() * 0.8))
        self._left, self._right = self._list(), self._curve_and_moment()
        fill(self._parts, (self._left, SHARES[0]), (self._right, SHARES[1]))
        self._arrange(side_by_side=True)
        head = in_row((self.title, 1), self.race, self.seat, self.close_button)
        fill(QVBoxLayout(content), head, (self._parts, 1))
        self.setWidget(content)
        in_column(self, of=page)

    def _arrange(self, *, side_by_side: bool) -> None:
        """Put list and table side by side, or the reasons right below the list."""
        self._side_by_side, directions = side_by_side, QBoxLayout.Direction
        if side_by_side:
            self._parts.setDirection(directions.LeftToRight)
            self._right.setDirection(directions.TopToBottom)
            self._left.addWidget(self.luck)
            self._left.addWidget(self.judge_note)
        else:
            self._parts.setDirection(directions.TopToBottom)
            self._right.setDirection(directions.BottomToTop)
            self._right.insertWidget(0, self.luck)
            self._right.insertWidget(0, self.judge_note)

    def _list(self) -> QVBoxLayout:
        waiting = in_row((self.progress, 1), self.stop_button, self.resume_button)
        return in_column(self.summary, waiting, self.trouble, self.order, (self.decisions, 1))

    def _curve_and_moment(self) -> QVBoxLayout:
        sheet, gap = Sheet(self.curve), round(text_height() * 0.5)
        sheet.column.setContentsMargins(gap, gap, gap, gap)
        return in_column((sheet, 1), (self.moment, 4))

    def show_selection(self, race: int, seat: int) -> None:
        """Show the race and the seat in the combo boxes."""
        self.race.setCurrentIndex(race)
        self.seat.setCurrentIndex(seat)

    def show_moment(self) -> None:
        """Scroll to the table."""
        self.ensureWidgetVisible(self.moment)

    def show_progress(self, done: int, steps: int, running: bool) -> None:
        """Show the progress of a review, and the button that stops or continues it."""
        self.progress.setRange(0, steps)
        self.progress.setValue(done)
        unfinished = done < steps
        self.progress.setVisible(unfinished)
        self.stop_button.setVisible(unfinished and running)
        self.resume_button.setVisible(unfinished and not running)

    def retranslate(self, races: int, names: Sequence[str]) -> None:
        """Set all texts of the widgets' own; call `show_selection` afterwards."""
        title = self.tr("Review")
        if len(names) == 1:
            title = self.tr("Review: {name}").format(name=isolated(names[0]))
        self.title.setText(title)
        self.race.clear()
        self.race.addItems(
            [self.tr("Race {race}").format(race=number(i + 1)) for i in range(races)]
        )
        self.race.setVisible(races > 1)
        self.seat.clear()
        self.seat.addItems(list(names))
        self.seat.setVisible(len(names) > 1)
        self.race.setAccessibleName(self.tr("Race"))
        self.seat.setAccessibleName(self.tr("Player"))
        self.close_button.setText(self.tr("Close"))
        set_tooltip(self.close_button, self.tr("Close the review (Esc)"))
        self.stop_button.setText(self.tr("Stop", "looking through the decisions"))
        self.resume_button.setText(self.tr("Continue"))
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        self.order.say(self.tr("Costliest first"), self.tr("In order"))
        set_tooltip(self.order.buttons[0], self.tr("By points and winning chances combined"))
        self.decisions.setAccessibleName(self.tr("Decisions"))
        self.curve.setAccessibleName(self.tr("The race at each decision"))

    def event(self, event: QEvent) -> bool:
        """Arrange the parts anew when the width or the size of the text changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            side_by_side = self.width() >= SIDE_BY_SIDE * text_height()
            if side_by_side is not self._side_by_side:
                self._arrange(side_by_side=side_by_side)
        return super().event(event)
