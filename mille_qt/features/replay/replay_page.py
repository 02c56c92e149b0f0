"""A match looked at again: its moments on the table, and the keys that lead to them."""

from collections.abc import Container
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent

from mille_qt.features.replay.course import Course
from mille_qt.features.replay.keys import BUTTONS, KEYS
from mille_qt.features.replay.marks import marks_of
from mille_qt.features.replay.playing import PACES, USUAL, Playing
from mille_qt.features.replay.replay_table import ReplayTable
from mille_qt.features.replay.told_log import ToldLog
from mille_qt.play.keyboard import Command, command_for
from mille_qt.play.reading_aloud import READING, read_aloud
from mille_qt.play.regions import go_to_region
from mille_qt.table.animate_update import animate_update
from mille_qt.ui import texts
from mille_qt.ui.settings import Settings
from mille_qt.ui.window_titles import set_window_title
from mille_rules.events import Event
from mille_rules.state import Setup
from mille_rules.views import Update

_AMONG_SLOTS = (Command.LEFT, Command.RIGHT)


class ReplayPage(ReplayTable):
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
        super().__init__(course, settings, pictures)
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
        self._look_with(eyes)
        self._show()

    # -- showing ---------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The rules of the match, and how many play it."""
        return self.course.update(self.playing.seq, None).view.setup

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
        animate_update(self.table, update, self._preview(update.view), self._arrive, heard=heard)

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
            self._set_tempo()

    def _pace(self) -> int:
        """With the speed of the replay; where nothing is to fly, nothing does."""
        return PACES[self._speed] if self.settings.pace else 0

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
        if command in _AMONG_SLOTS and self.accessible_table.gone_to:
            self.accessible_table.obey(command)
        elif key in KEYS:
            KEYS[key](self.playing)
        elif key in own:
            own[key]()
        elif command in (Command.NEXT_REGION, Command.LAST_REGION):
            go_to_region(self, 1 if command is Command.NEXT_REGION else -1)
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

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees stands still."""
        super().hideEvent(event)
        self.playing.stop()
        self.table.table.skip()
