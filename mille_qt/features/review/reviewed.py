"""The reviews of one record, one at a time; what has been reviewed to its end is kept."""

from PySide6.QtCore import QObject, Signal

from mille_qt.features.review.run import MakeAdviser, ReviewRun
from mille_rules.computer.explanations.own_moments import RaceOfSeat
from mille_rules.computer.explanations.reviewing import Found, Reviewing


class Reviewed(QObject):
    """Signals as of a `ReviewRun`, of whichever runs."""

    found = Signal(object)
    ended = Signal()
    failed = Signal()

    def __init__(self, adviser: MakeAdviser, parent: QObject) -> None:
        """`adviser` makes the one for each review."""
        super().__init__(parent)
        self._adviser = adviser
        self._run: ReviewRun | None = None
        self._which = (0, 0)
        self._done: dict[tuple[int, int], Reviewing] = {}
        self._reviewing: Reviewing | None = None
        self.ended.connect(self._keep)

    @property
    def running(self) -> bool:
        """Whether there are answers still to come."""
        return self._run is not None and self._run.running

    @property
    def all_found(self) -> list[Found]:
        """What has been found so far."""
        return [] if self._reviewing is None else self._reviewing.found

    @property
    def steps(self) -> int:
        """How many answers the whole review has."""
        return 0 if self._reviewing is None else self._reviewing.steps

    def begin(self, race: int, seat: int, moments: RaceOfSeat) -> None:
        """Review a race for a seat, unless that has been done; another review ends."""
        self.stop()
        self._which = race, seat
        done = self._done.get(self._which)
        if done is not None:
            self._reviewing = done
            return
        run = self._run = ReviewRun(moments, self._adviser, self)
        run.found.connect(self.found)
        run.ended.connect(self.ended)
        run.failed.connect(self.failed)
        self._reviewing = run.reviewing
        run.start()

    def pause(self) -> None:
        """Think no further; what has been found stays."""
        if self._run is not None:
            self._run.stop()

    def go_on(self) -> None:
        """Think on from where it stands."""
        if self._run is not None:
            self._run.start()

    def stop(self) -> None:
        """End the review for good, at once."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()
            run.deleteLater()

    def _keep(self) -> None:
        if self._reviewing is not None:
            self._done[self._which] = self._reviewing
