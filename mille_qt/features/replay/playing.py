"""Where a replay stands, and its clock."""

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.features.replay.course import Course

#: How many times as fast as usual, and how slowly cards fly then (a pace, see `Tempo`).
SPEEDS = (0.5, 1.0, 2.0, 4.0)
PACES = (4, 2, 1, 0)
USUAL = 1
#: Milliseconds that a moment is looked at: a card on the table, one that was only drawn, the end
#: of a race.
REST, QUIET_REST, RACE_REST = 700, 200, 3000


class Playing(QObject):
    """Goes through a match, moment by moment.

    `jumped` says that another moment is to be shown at once; `advanced` that the next one is to be
    told, with `arrived` to be called at its end; `changed` that it plays or stands, or how fast.
    """

    jumped = Signal()
    advanced = Signal()
    changed = Signal()

    def __init__(self, course: Course, parent: QObject) -> None:
        super().__init__(parent)
        self._course = course
        self.seq = 1
        self.speed = USUAL
        self.running = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._advance)

    @property
    def last(self) -> int:
        """The last moment there is."""
        return self._course.last

    def toggle(self) -> None:
        """Play, or stand still; at the end, play again from the start."""
        if self.running:
            self.stop()
            return
        if self.seq == self._course.last:
            self.go(1)
        self.running = True
        self.changed.emit()
        self.arrived()

    def stop(self) -> None:
        """Stand still."""
        self._next.stop()
        if self.running:
            self.running = False
            self.changed.emit()

    def go(self, seq: int) -> None:
        """Show a moment at once, the nearest there is, and go on from there if it plays."""
        self.seq = max(1, min(seq, self._course.last))
        self._next.stop()
        self.jumped.emit()
        if self.running:
            self.arrived()

    def step(self, moves: int) -> None:
        """Stand still so many moves later, or earlier."""
        self.stop()
        self.go(self.seq + moves)

    def step_race(self, races: int) -> None:
        """Go to the start of a later race; back, first to the start of this one."""
        spans, race = self._course.races, self._course.race_of(self.seq)
        if races < 0 and self.seq > spans[race].first:
            races += 1
        wanted = race + races
        self.go(spans[wanted].first if wanted < len(spans) else self._course.last)

    def set_speed(self, speed: int) -> None:
        """Play at another of the speeds from now on."""
        self.speed = max(0, min(speed, len(SPEEDS) - 1))
        self.changed.emit()

    def arrived(self) -> None:
        """The moment is on the table: the next one comes when it has been seen."""
        if not self.running:
            return
        if self.seq == self._course.last:
            self.stop()
        else:
            self._next.start(round(self._rest() / SPEEDS[self.speed]))

    def _rest(self) -> int:
        course, seq = self._course, self.seq
        if seq == course.races[course.race_of(seq)].last:
            return RACE_REST
        return QUIET_REST if course.is_quiet(seq) else REST

    def _advance(self) -> None:
        self.seq += 1
        self.advanced.emit()
