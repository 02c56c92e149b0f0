"""The replay page: shows the moments of a match and handles the keys."""

from collections.abc import Container, Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPixmap

from mille_qt.features.replay.below_table import BelowTable, HandsStrip
from mille_qt.features.replay.controls import Controls
from mille_qt.features.replay.history_texts import HistoryTexts
from mille_qt.features.replay.match_history import Highlight, MatchHistory, highlights_of
from mille_qt.features.replay.playback import BUTTONS, KEYS, NORMAL, PACES, Playback
from mille_qt.features.replay.timeline import Timeline
from mille_qt.play.hand_control import HandControl
from mille_qt.play.keyboard import READING, Command, command_for, letter_key
from mille_qt.play.narrator import read_aloud
from mille_qt.play.panels.log_lines import LoggedChange
from mille_qt.play.panels.log_panel import LogPanel
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.play.table_page import TablePage
from mille_qt.table.animate_update import animate_update
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.editions import edition_of
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.turns import turn as turn_text
from mille_qt.ui.window_titles import set_window_title
from mille_rules.events import Event
from mille_rules.state import Setup
from mille_rules.styles import COMPUTER, level_of_kind
from mille_rules.views import Update

_ARROWS = (Command.LEFT, Command.RIGHT)
#: The table's minimum height without a hand, in pixels.
LEAST_TABLE = 240
#: The page's least height, as a multiple of the text's size, and more for each seat.
HEIGHT_IN_TEXT, SEAT_IN_TEXT = 30, 2


class ReplayLog:
    """Keeps a log panel in step with the moment that is shown."""

    def __init__(self, history: MatchHistory, panel: LogPanel) -> None:
        self._history, self._panel = history, panel
        self._shown_until = 0

    def show_until(self, seq: int) -> None:
        """Show the events of the race up to a moment."""
        first, last = self._history.races[self._history.race_of(seq)]
        shown = self._shown_until
        same_race = first <= shown <= last
        if same_race and shown > seq:
            self._panel.forget_after(seq)
        # A deal clears the log.
        for later in range(shown + 1 if same_race else first, seq + 1):
            self._panel.tell(self._history.update(later, None))
        self._shown_until = seq


class ReplayPage(TablePage):
    """A replay of a match, which is not changed.

    `closed` is emitted to leave the page, `review_requested` to review a race, counted from 0, and
    `play_on_requested` to play on from the moment that is shown.
    """

    closed = Signal()
    play_on_requested = Signal()
    review_requested = Signal(int)

    def __init__(
        self, history: MatchHistory, settings: Settings, pictures: Path | None = None
    ) -> None:
        """`pictures` is the folder in which card pictures are cached."""
        #: The races that can be reviewed.
        self.reviewable: Container[int] = ()
        self._speed = NORMAL
        #: The moment that is shown, and the last one that was announced with its text.
        self._shown, self._told = 0, (0, "")
        self._highlights = lru_cache(maxsize=None)(
            lambda race: highlights_of(history, history.races[race])
        )
        #: The seat whose point of view is shown; None shows everybody's hand.
        self.viewer: int | None = None
        self.history, self.history_texts = history, HistoryTexts(history)
        #: The players at the moment that is shown.
        self._sitters = history.sitters(1)
        names = history.names_at(1)
        builder = PictureBuilder(
            names,
            history.sides,
            lambda seat: self._sitters[seat].kind.startswith(COMPUTER),
            face=lambda seat: self.face_of(self._sitters[seat]),
            level=lambda seat: level_of_kind(self._sitters[seat].kind),
            edition=edition_of(history.header.rules.name),
        )
        super().__init__(builder, len(names), settings, pictures)
        self.hand = HandControl(self.table, builder, settings)
        self.hands_strip = HandsStrip(
            names, history.sides, history.header.rules.hand_size, builder.face, self
        )
        self.timeline = Timeline(history.sides, self._moment_text, self)
        self.controls = Controls(history.names, len(history.races), self)
        self.playback = Playback(history, self)
        self._log = ReplayLog(history, self.panel.log)
        self._arrange(len(names))
        self._connect()
        self._name_log()
        self._name_window()
        self.set_viewer(None)

    def _arrange(self, seats: int) -> None:
        self.table.setMinimumHeight(LEAST_TABLE)
        self.set_pace(PACES[NORMAL])
        self.hands_strip.set_pictures(self.table.table.pictures)
        self.arrangement.below = BelowTable(self.hands_strip, self.timeline, self.controls)
        self.arrangement.text_lines = HEIGHT_IN_TEXT + SEAT_IN_TEXT * seats
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        playback, controls = self.playback, self.controls
        self.hand.untimely.connect(lambda: announce(self._turn, urgent=True))
        playback.jumped.connect(self._show)
        playback.advanced.connect(self._animate)
        playback.changed.connect(self._update_controls)
        self.timeline.chosen.connect(playback.go_to)
        self.panel.log.moment_chosen.connect(playback.go_to)
        controls.pressed.connect(self._press)
        controls.race.activated.connect(self._go_to_race)
        controls.speed.activated.connect(playback.set_speed)
        controls.viewer_chosen.connect(self.set_viewer)
        controls.play_on.clicked.connect(self._request_play_on)
        controls.review.clicked.connect(self._request_review)
        controls.panel.clicked.connect(self.arrangement.toggle_panel)
        controls.close_button.clicked.connect(self.closed)
        for box in (controls.race, controls.speed, controls.viewer):
            box.activated.connect(lambda _index: self.setFocus())

    def set_viewer(self, viewer: int | None) -> None:
        """Show the match as one seat saw it, or with all hands (None)."""
        self.viewer = viewer
        self.hands_strip.setVisible(viewer is None)
        self.updateGeometry()
        self.table.reserve_room(hand=viewer is not None)
        self.arrangement.arrange()
        self._show()

    # -- showing ---------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The rules and the number of players."""
        return self.history.update(self.playback.seq, None).view.setup

    @property
    def own_sides(self) -> frozenset[int]:
        """The side of the seat whose point of view is shown."""
        return frozenset() if self.viewer is None else frozenset({self._own_side})

    @property
    def _own_side(self) -> int:
        return 0 if self.viewer is None else self.viewer % self.sides

    def picture(self) -> QPixmap:
        """Return a picture of the moment, without the timeline and the controls."""
        bottom = self.hands_strip if self.viewer is None else self.table
        return self.grab(QRect(0, 0, self.table.width(), bottom.geometry().bottom() + 1))

    def _name_log(self) -> None:
        history = self.history
        faces = [self.face_of(sitter) for sitter in history.sitters(history.last)]
        logged = [LoggedChange(change, self.face_of(change.before)) for change in history.changes]
        self.panel.log.name(history.names, None, faces, history.sides, logged)

    def _moment_text(self, seq: int, highlights: Sequence[Highlight]) -> str:
        """Return the text for a moment on the timeline with these highlights."""
        where = self.history_texts.where(seq)
        lines = [self.history_texts.highlight(highlight) for highlight in highlights]
        return "\n".join([where, *(lines or [self.history_texts.moment(seq, self.viewer)])])

    def _show(self) -> None:
        """Show the current moment without animation; cars drive only to the next moment."""
        next_moment = self.playback.seq == self._shown + 1
        self.table.table.skip()
        self._show_moment()
        if not next_moment:
            self.table.table.skip()

    def _show_moment(self) -> None:
        update = self.history.update(self.playback.seq, self.viewer)
        self._name_players(update.seq)
        self.hand.show(update, self._own_side)
        self.hands_strip.show_hands(self.history.hands(update.seq) if self.viewer is None else ())
        self._shown = update.seq
        self._tell(update)
        self._show_texts(update)

    def _name_players(self, seq: int) -> None:
        """Set the players at a moment."""
        sitters = self.history.sitters(seq)
        if sitters != self._sitters:
            self._sitters, names = sitters, self.history.names_at(seq)
            self.picture_builder.name(names)
            self.hands_strip.name_players(names)

    def _tell(self, update: Update) -> None:
        """Tell on the sign and to screen readers what happens, and show it on the timeline."""
        seq, view = update.seq, update.view
        self.bar.clear()
        moment = self.history_texts.moment(seq, self.viewer)
        if (seq, moment) != self._told:
            self._told = (seq, moment)
            announce(moment, urgent=True)
        turn = turn_text(view, self.picture_builder.names, shared=True)
        where = f"{self.history_texts.where(seq)} · {turn}"
        # The sign has room on the tray; the bar would cover cards.
        self.say_turn(moment or where, where if moment else "", asks=False)
        self.timeline.show_moment(seq, view.turn % self.sides)

    def _animate(self) -> None:
        """Animate the events that led to the current moment, then show it."""
        update = self.history.update(self.playback.seq, self.viewer)
        self._name_players(update.seq)

        def emit(event: Event) -> None:
            self.happened.emit(event, update.view)

        if not (self.table.table.tempo.pace and update.events):
            for event in update.events:
                emit(event)
            self._finish_move()
            return
        self._tell(update)
        animate_update(
            self.table,
            update,
            self.hand.draw(update, self._own_side),
            self._finish_move,
            heard=emit,
        )

    def _finish_move(self) -> None:
        self._show_moment()
        self.playback.schedule_next()

    def _show_texts(self, update: Update) -> None:
        """Update the score, the log, the timeline and the controls."""
        seq, view = update.seq, update.view
        race = self.history.race_of(seq)
        self.show_score(view, self.picture_builder.side_names(None))
        self._log.show_until(seq)
        self.timeline.show_race(self.history.races[race], self._highlights(race))
        self.timeline.setValue(seq)
        self._update_controls()

    def _update_controls(self) -> None:
        """Update the controls and the pace of the animations."""
        playback = self.playback
        race = self.history.race_of(playback.seq)
        self.controls.play_on.setEnabled(self._can_play_on)
        self.controls.review.setEnabled(race in self.reviewable)
        self.controls.show_state(race, playback.speed, self.viewer, playback.running)
        if playback.speed != self._speed:
            self._speed = playback.speed
            self.set_pace(PACES[self._speed])

    def retranslate(self) -> None:
        super().retranslate()
        self._name_log()
        self._show()
        self._name_window()

    def _name_window(self) -> None:
        names = " – ".join(self.history_texts.sides)
        set_window_title(self, self.tr("Replay: {names}").format(names=names))

    # -- keys and buttons ------------------------------------------------------

    def _press(self, button: int) -> None:
        BUTTONS[button](self.playback)

    def set_reviewable(self, races: Container[int]) -> None:
        """Set the races that can be reviewed, counted from 0."""
        self.reviewable = races
        self._update_controls()

    def _request_review(self) -> None:
        race = self.history.race_of(self.playback.seq)
        if race in self.reviewable:
            self.review_requested.emit(race)

    @property
    def _can_play_on(self) -> bool:
        """Whether the match was not over at the moment that is shown."""
        return not self.history.is_over(self.playback.seq)

    def _request_play_on(self) -> None:
        if self._can_play_on:
            self.play_on_requested.emit()

    def _go_to_race(self, race: int) -> None:
        self.playback.go_to(self.history.races[race].first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys as in a video player; arrow keys move the focus if it is on the table."""
        key, command = Qt.Key(event.key()), command_for(event, self.settings.single_keys)
        own = {
            Qt.Key.Key_F9: self.arrangement.toggle_panel,
            Qt.Key.Key_P: self._request_play_on,
            Qt.Key.Key_V: self._request_review,
            Qt.Key.Key_Escape: self._leave,
        }
        if command in _ARROWS and self.accessible_table.gone_to:
            self.accessible_table.obey(command)
        elif key in KEYS:
            KEYS[key](self.playback)
        elif (letter := letter_key(event)) in own:
            own[letter]()
        elif command in (Command.NEXT_REGION, Command.LAST_REGION):
            self.go_to_region(1 if command is Command.NEXT_REGION else -1)
        elif command in READING:
            self._read(command)
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        """Close an open drawer, otherwise the page."""
        if not self.arrangement.close_drawer():
            self.closed.emit()

    def _read(self, command: Command | int | None) -> None:
        """Read the table, the viewer's hand or the score aloud."""
        view = self.history.update(self.playback.seq, self.viewer).view
        sides = self.picture_builder.side_names(self.viewer)
        turn = turn_text(view, self.picture_builder.names, shared=True)
        read_aloud(command, view, sides, turn, self.hand.held(), self.bar)

    def apply_theme(self) -> None:
        """Apply the current theme and card language."""
        super().apply_theme()
        self.hands_strip.set_pictures(self.table.table.pictures)
        self.controls.apply_theme()
        self.timeline.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click outside all widgets moves focus back to the replay."""
        self.setFocus()
        super().mousePressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the playback when the page is hidden."""
        super().hideEvent(event)
        self.playback.stop()
        self.table.table.skip()
