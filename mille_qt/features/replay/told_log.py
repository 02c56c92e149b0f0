"""The log of a replay: always what has happened up to the moment that is shown."""

from mille_qt.features.replay.course import Course
from mille_qt.play.panels.log_panel import LogPanel


class ToldLog:
    """Writes a panel's log forwards, and takes back what is gone back over."""

    def __init__(self, course: Course, panel: LogPanel) -> None:
        self._course, self._panel = course, panel
        self._told_to = 0

    def tell_until(self, seq: int) -> None:
        """Tell the race of a moment up to it."""
        first, last = self._course.races[self._course.race_of(seq)]
        told = self._told_to
        same_race = first <= told <= last
        if same_race and told > seq:
            self._panel.forget_after(seq)
        # A deal begins the log anew.
        for later in range(told + 1 if same_race else first, seq + 1):
            self._panel.tell(self._course.update(later, None))
        self._told_to = seq
