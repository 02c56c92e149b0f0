"""The widgets of a replay and where they lie: the table, and all that is below it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QMouseEvent, QPixmap

from mille_qt.features.replay.below_table import BelowTable
from mille_qt.features.replay.controls import Controls
from mille_qt.features.replay.course import Course
from mille_qt.features.replay.hands_strip import HandsStrip
from mille_qt.features.replay.mark_words import CourseWords
from mille_qt.features.replay.marks import Mark
from mille_qt.features.replay.time_line import TimeLine
from mille_qt.play.hand_control import HandControl
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.play.table_page import TablePage
from mille_qt.table.picture import TablePicture
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.settings import Settings
from mille_rules.views import View

#: Without a hand a table does with this height, in pixels.
LEAST_TABLE = 240
#: So many times the text's size must the page be high, and for each seat, for cards to be seen.
HEIGHT_IN_TEXT, SEAT_IN_TEXT = 30, 2


class ReplayTable(TablePage):
    """A table as one seat saw it, or with everybody's hand below; a time line and its buttons."""

    def __init__(self, course: Course, settings: Settings, pictures: Path | None = None) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        names = course.names
        words = PictureBuilder(names, course.is_computer)
        #: Whose eyes look; None shows everybody's hand.
        self.eyes: int | None = None
        self.course, self.course_words = course, CourseWords(course)
        super().__init__(words, len(names), settings, pictures)
        self.table.setMinimumHeight(LEAST_TABLE)
        self.hand = HandControl(self.table, words, settings)
        self.hand.untimely.connect(lambda: announce(self._turn, urgent=True))
        self.hands = HandsStrip(names, course.sides, course.header.rules.hand_size, self)
        self.hands.set_pictures(self.table.table.pictures)
        self.time_line = TimeLine(course.sides, self._say_moment, self)
        self.controls = Controls(names, len(course.races), self)
        self._under = BelowTable(self.hands, self.time_line, self.controls)
        self._name_log()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _look_with(self, eyes: int | None) -> None:
        """Have room for what one seat saw, or for everybody's hand (None)."""
        self.eyes = eyes
        self.hands.setVisible(eyes is None)
        self.updateGeometry()
        self.table.leave_room(hand=eyes is not None, corner=True)
        self._arrange()

    def _name_log(self) -> None:
        self.panel.log.name(self.course.names, None)

    def picture(self) -> QPixmap:
        """The moment as it is shown, without what is only for looking through the match."""
        bottom = self.hands if self.eyes is None else self.table
        return self.grab(QRect(0, 0, self.table.width(), bottom.geometry().bottom() + 1))

    @property
    def own_sides(self) -> frozenset[int]:
        """The side of the seat whose eyes look."""
        return frozenset() if self.eyes is None else frozenset({self.eyes % self.sides})

    @property
    def _own_side(self) -> int:
        return 0 if self.eyes is None else self.eyes % self.sides

    def _preview(self, view: View) -> TablePicture:
        return self.hand.preview(view, self._own_side)

    def _say_moment(self, seq: int, marks: Sequence[Mark]) -> str:
        """What is said of a place on the time line."""
        where = self.course_words.where(seq)
        said = [self.course_words.mark(mark) for mark in marks]
        return "\n".join([where, *(said or [self.course_words.moment(seq, self.eyes)])])

    def _most_text(self) -> float:
        return self.height() / (HEIGHT_IN_TEXT + SEAT_IN_TEXT * len(self.course.names))

    def _below(self, width: int) -> int:
        return sum(self._under.heights(width, self.height()))

    def _least_around(self, width: int) -> int:
        # The hands are lower on a lower page.
        return sum(self._under.heights(width, 0))

    def _lie_round(self, table: QRect) -> None:
        self._under.lie_below(table, self.height())

    def apply_theme(self) -> None:
        """Draw again in the theme and card language in force."""
        super().apply_theme()
        self.hands.set_pictures(self.table.table.pictures)
        self.controls.apply_theme()
        self.time_line.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click outside all widgets moves focus back to the replay."""
        self.setFocus()
        super().mousePressEvent(event)
