"""The playback of a replay: its current moment, its speed and its timer."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mille_qt.features.replay.match_history import MatchHistory

#: The speeds as multiples of normal, and the pace of the animations for each (see `Tempo`).
SPEEDS = (0.5, 1.0, 2.0, 4.0)
PACES = (4, 2, 1, 0)
NORMAL = 1  # index of the normal speed
#: Milliseconds until the next moment: after a card was played, after one was only drawn, and at the
#: end of a race.
DELAY, SHORT_DELAY, RACE_DELAY = 700, 200, 3000


class Playback(QObject):
    """Goes through a match, moment by moment.

    `jumped` is emitted to show another moment at once, `advanced` to animate the next one, after
    which `schedule_next` must be called, and `changed` when it starts, stops or changes its speed.
    """

    jumped = Signal()
    advanced = Signal()
    changed = Signal()

    def __init__(self, history: MatchHistory, parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self.seq = 1
        self.speed = NORMAL
        self.running = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._advance)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return self._history.last

    def toggle(self) -> None:
        """Start or stop; at the end, start again from the first moment."""
        if self.running:
            self.stop()
            return
        if self.seq == self._history.last:
            self.go_to(1)
        self.running = True
        self.changed.emit()
        self.schedule_next()

    def stop(self) -> None:
        """Stop."""
        self._next.stop()
        if self.running:
            self.running = False
            self.changed.emit()

    def go_to(self, seq: int) -> None:
        """Show a moment at once, within the match, and continue from there if running."""
        self.seq = max(1, min(seq, self._history.last))
        self._next.stop()
        self.jumped.emit()
        if self.running:
            self.schedule_next()

    def step(self, moves: int) -> None:
        """Stop, and go forward or back by a number of moves."""
        self.stop()
        self.go_to(self.seq + moves)

    def step_race(self, races: int) -> None:
        """Go to the start of another race; going back starts with the start of the current one."""
        spans, race = self._history.races, self._history.race_of(self.seq)
        if races < 0 and self.seq > spans[race].first:
            races += 1
        wanted = race + races
        self.go_to(spans[wanted].first if wanted < len(spans) else self._history.last)

    def set_speed(self, speed: int) -> None:
        """Set the speed, an index of SPEEDS."""
        self.speed = max(0, min(speed, len(SPEEDS) - 1))
        self.changed.emit()

    def schedule_next(self) -> None:
        """Start the timer for the next moment, if running, or stop at the end."""
        if not self.running:
            return
        if self.seq == self._history.last:
            self.stop()
        else:
            self._next.start(round(self._delay() / SPEEDS[self.speed]))

    def _delay(self) -> int:
        history, seq = self._history, self.seq
        if seq == history.races[history.race_of(seq)].last:
            return RACE_DELAY
        return SHORT_DELAY if history.is_quiet(seq) else DELAY

    def _advance(self) -> None:
        self.seq += 1
        self.advanced.emit()


_Command = Callable[[Playback], None]

#: The commands of the buttons: previous race, previous moment, play or pause, next, next race.
BUTTONS: tuple[_Command, ...] = (
    lambda playback: playback.step_race(-1),
    lambda playback: playback.step(-1),
    lambda playback: playback.toggle(),
    lambda playback: playback.step(1),
    lambda playback: playback.step_race(1),
)
_LAST_RACE, _LAST, _PLAY, _NEXT, _NEXT_RACE = BUTTONS
KEYS: dict[Qt.Key, _Command] = {
    Qt.Key.Key_Space: _PLAY,
    Qt.Key.Key_Left: _LAST,
    Qt.Key.Key_Right: _NEXT,
    Qt.Key.Key_PageUp: _LAST_RACE,
    Qt.Key.Key_PageDown: _NEXT_RACE,
    Qt.Key.Key_Home: lambda playback: playback.go_to(1),
    Qt.Key.Key_End: lambda playback: playback.go_to(playback.last),
    Qt.Key.Key_Plus: lambda playback: playback.set_speed(playback.speed + 1),
    Qt.Key.Key_Minus: lambda playback: playback.set_speed(playback.speed - 1),
}
