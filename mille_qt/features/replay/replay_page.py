"""The page that replays a match: its moments on the table, and the keys that lead to them."""

from collections.abc import Container, Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPixmap

from mille_qt.features.replay.below_table import BelowTable
from mille_qt.features.replay.controls import Controls
from mille_qt.features.replay.course import Course
from mille_qt.features.replay.hands_strip import HandsStrip
from mille_qt.features.replay.keys import BUTTONS, KEYS
from mille_qt.features.replay.mark_words import CourseWords
from mille_qt.features.replay.marks import Mark, marks_of
from mille_qt.features.replay.playing import PACES, USUAL, Playing
from mille_qt.features.replay.time_line import TimeLine
from mille_qt.features.replay.told_log import ToldLog
from mille_qt.play.hand_control import HandControl
from mille_qt.play.keyboard import Command, command_for
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.play.reading_aloud import READING, read_aloud
from mille_qt.play.table_page import TablePage
from mille_qt.table.animate_update import animate_update
from mille_qt.ui import texts
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.settings import Settings
from mille_qt.ui.window_titles import set_window_title
from mille_rules.events import Event
from mille_rules.state import Setup
from mille_rules.views import Update

_AMONG_TARGETS = (Command.LEFT, Command.RIGHT)


#: The table's minimum height without a hand, in pixels.
LEAST_TABLE = 240
#: The page's least height, as a multiple of the text's size, and more for each seat.
HEIGHT_IN_TEXT, SEAT_IN_TEXT = 30, 2


class ReplayPage(TablePage):
    """Goes through a match; it changes nothing and writes nothing.

    `closed` asks for the page before; `page_wanted` and `picture_wanted` for what is to be saved;
    `review_wanted` for a review of the race, counted from 0.
    """

    closed = Signal()
    page_wanted = Signal()
    picture_wanted = Signal()
    review_wanted = Signal(int)

    def __init__(self, course: Course, settings: Settings, pictures: Path | None = None) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        #: The races that may be reviewed.
        self.reviewable: Container[int] = ()
        self._speed = USUAL
        self._marks = lru_cache(maxsize=None)(lambda race: marks_of(course, course.races[race]))
        #: The seat whose point of view is shown; None shows everybody's hand.
        self.eyes: int | None = None
        self.course, self.course_words = course, CourseWords(course)
        names = course.names
        builder = PictureBuilder(names, course.is_computer)
        super().__init__(builder, len(names), settings, pictures, sign_in_corner=True)
        self.table.setMinimumHeight(LEAST_TABLE)
        self.set_pace(PACES[USUAL])
        self.hand = HandControl(self.table, builder, settings)
        self.hand.untimely.connect(lambda: announce(self._turn, urgent=True))
        self.hands = HandsStrip(names, course.sides, course.header.rules.hand_size, self)
        self.hands.set_pictures(self.table.table.pictures)
        self.time_line = TimeLine(course.sides, self._say_moment, self)
        self.controls = Controls(names, len(course.races), self)
        self.arrangement.below = BelowTable(self.hands, self.time_line, self.controls)
        self.arrangement.text_lines = HEIGHT_IN_TEXT + SEAT_IN_TEXT * len(names)
        self._name_log()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.playing = Playing(course, self)
        self._log = ToldLog(course, self.panel.log)
        self._connect()
        self._name_window()
        self.look_with(None)

    def _connect(self) -> None:
        playing, controls = self.playing, self.controls
        playing.jumped.connect(self._show)
        playing.advanced.connect(self._tell)
        playing.changed.connect(self._follow)
        self.time_line.chosen.connect(playing.go)
        self.panel.log.moment_chosen.connect(playing.go)
        controls.pressed.connect(self._press)
        controls.race_chosen.connect(self._go_to_race)
        controls.speed_chosen.connect(playing.set_speed)
        controls.eyes_chosen.connect(self.look_with)
        controls.review_wanted.connect(self._want_review)
        controls.panel_pressed.connect(self.toggle_panel)
        controls.page_wanted.connect(self.page_wanted)
        controls.picture_wanted.connect(self.picture_wanted)
        controls.closed.connect(self.closed)
        for box in (controls.race, controls.speed, controls.eyes):
            box.activated.connect(lambda _index: self.setFocus())

    def look_with(self, eyes: int | None) -> None:
        """Show what one seat saw, or everybody's hand (None)."""
        self.eyes = eyes
        self.hands.setVisible(eyes is None)
        self.updateGeometry()
        self.table.leave_room(hand=eyes is not None, corner=True)
        self.arrangement.arrange()
        self._show()

    # -- showing ---------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The rules and the number of players."""
        return self.course.update(self.playing.seq, None).view.setup

    @property
    def own_sides(self) -> frozenset[int]:
        """The side of the seat whose point of view is shown."""
        return frozenset() if self.eyes is None else frozenset({self._own_side})

    @property
    def _own_side(self) -> int:
        return 0 if self.eyes is None else self.eyes % self.sides

    def picture(self) -> QPixmap:
        """The moment as it is shown, without the controls."""
        bottom = self.hands if self.eyes is None else self.table
        return self.grab(QRect(0, 0, self.table.width(), bottom.geometry().bottom() + 1))

    def _name_log(self) -> None:
        self.panel.log.name(self.course.names, None)

    def _say_moment(self, seq: int, marks: Sequence[Mark]) -> str:
        """The text for a moment on the time line."""
        where = self.course_words.where(seq)
        said = [self.course_words.mark(mark) for mark in marks]
        return "\n".join([where, *(said or [self.course_words.moment(seq, self.eyes)])])

    def _show(self) -> None:
        """Show the moment at once."""
        self.table.table.skip()
        self._lay()

    def _lay(self) -> None:
        update = self.course.update(self.playing.seq, self.eyes)
        self.hand.show_update(update, self._own_side, active=False)
        self.hands.show_hands(self.course.hands(update.seq) if self.eyes is None else ())
        self._write(update)

    def _tell(self) -> None:
        """Show how the moment came about, then the moment."""
        update = self.course.update(self.playing.seq, self.eyes)

        def heard(event: Event) -> None:
            self.happened.emit(event, update.view)

        if not (self.table.table.tempo.pace and update.events):
            for event in update.events:
                heard(event)
            self._arrive()
            return
        animate_update(
            self.table,
            update,
            self.hand.preview(update.view, self._own_side),
            self._arrive,
            heard=heard,
        )

    def _arrive(self) -> None:
        self._lay()
        self.playing.arrived()

    def _write(self, update: Update) -> None:
        """Say in words how things stand, and what happened."""
        seq, view = update.seq, update.view
        race = self.course.race_of(seq)
        self.bar.say(self.course_words.moment(seq, self.eyes))
        turn = texts.turn(view, self.course.names, shared=True)
        self.say_turn(f"{self.course_words.where(seq)} · {turn}")
        self.panel.score.show_view(view, self.picture_builder.side_names(None))
        self._log.tell_until(seq)
        self.time_line.show_race(self.course.races[race], self._marks(race))
        self.time_line.setValue(seq)
        self._follow()

    def _follow(self) -> None:
        """Have the buttons say how the replay stands."""
        playing = self.playing
        race = self.course.race_of(playing.seq)
        self.controls.offer_review(race in self.reviewable)
        self.controls.show_state(race, playing.speed, self.eyes, playing.running)
        if playing.speed != self._speed:
            self._speed = playing.speed
            self.set_pace(PACES[self._speed])

    def retranslate(self) -> None:
        super().retranslate()
        self._name_log()
        self._show()
        self._name_window()

    def _name_window(self) -> None:
        names = " – ".join(self.course_words.sides)
        set_window_title(self, self.tr("Replay: {names}").format(names=names))

    # -- keys and buttons ------------------------------------------------------

    def _press(self, button: int) -> None:
        BUTTONS[button](self.playing)

    def offer_reviews(self, races: Container[int]) -> None:
        """Offer to review these races, counted from 0."""
        self.reviewable = races
        self._follow()

    def _want_review(self) -> None:
        race = self.course.race_of(self.playing.seq)
        if race in self.reviewable:
            self.review_wanted.emit(race)

    def _go_to_race(self, race: int) -> None:
        self.playing.go(self.course.races[race].first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys as in a player of films; arrows go round the table where Tab or F6 has led there."""
        key, command = Qt.Key(event.key()), command_for(event, self.settings.single_keys)
        own = {
            Qt.Key.Key_F9: self.toggle_panel,
            Qt.Key.Key_V: self._want_review,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        if command in _AMONG_TARGETS and self.accessible_table.gone_to:
            self.accessible_table.obey(command)
        elif key in KEYS:
            KEYS[key](self.playing)
        elif key in own:
            own[key]()
        elif command in (Command.NEXT_REGION, Command.LAST_REGION):
            self.go_to_region(1 if command is Command.NEXT_REGION else -1)
        elif command in READING:
            self._read(command)
        else:
            super().keyPressEvent(event)

    def _read(self, command: Command | int | None) -> None:
        """Say how the table stood, what whoever looks held, or the score."""
        view = self.course.update(self.playing.seq, self.eyes).view
        sides = self.picture_builder.side_names(self.eyes)
        turn = texts.turn(view, self.course.names, shared=True)
        read_aloud(command, view, sides, turn, self.hand.held(), self.bar)

    def apply_theme(self) -> None:
        """Apply the current theme and card language."""
        super().apply_theme()
        self.hands.set_pictures(self.table.table.pictures)
        self.controls.apply_theme()
        self.time_line.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click outside all widgets moves focus back to the replay."""
        self.setFocus()
        super().mousePressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees stands still."""
        super().hideEvent(event)
        self.playing.stop()
        self.table.table.skip()
