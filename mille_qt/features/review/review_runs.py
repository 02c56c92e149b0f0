"""Runs reviews: one question to the computer player after another, without blocking the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_rules.computer.explanations.own_moments import RaceOfSeat
from mille_rules.computer.explanations.reviewing import Found, Reviewing

if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Reply
    from mille_rules.computer.player import Adviser

#: Creates an adviser for one review, which can be closed at any time.
AdviserFactory = Callable[[QObject], "Adviser"]


class ReviewRun(QObject):
    """One review of a race.

    `found` carries each Judged, Weighed or Standing, `ended` is emitted after the last one, and
    `failed` if the adviser gives no answer; `start` then asks again.
    """

    found = Signal(object)
    ended = Signal()
    failed = Signal()

    def __init__(self, race: RaceOfSeat, adviser: AdviserFactory, parent: QObject) -> None:
        super().__init__(parent)
        self.reviewing = Reviewing(race)
        self._adviser = adviser(self)
        self._running = False
        # Via the event loop: an adviser that answers immediately would cause a deep recursion.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._ask)

    @property
    def running(self) -> bool:
        """True while questions are being asked."""
        return self._running

    def start(self) -> None:
        """Start, or continue after `stop`."""
        self._running = True
        self._next.start()

    def stop(self) -> None:
        """Stop at once, and give up the current question."""
        self._running = False
        self._next.stop()
        self._adviser.close()

    def _ask(self) -> None:
        question = self.reviewing.question
        if question is None:
            self.stop()
            self.ended.emit()
        else:
            self._adviser.judge(question, self._answered)

    def _answered(self, reply: "Reply | None") -> None:
        if not self._running:
            return
        if reply is None:
            self.stop()
            self.failed.emit()
            return
        self.found.emit(self.reviewing.take(reply))
        # A receiver of the signal may have stopped the run.
        if self._running:
            self._next.start()


class ReviewRuns(QObject):
    """The reviews of one record, one at a time; the results of finished ones are kept.

    The signals are those of the current `ReviewRun`.
    """

    found = Signal(object)
    ended = Signal()
    failed = Signal()

    def __init__(self, adviser: AdviserFactory, parent: QObject) -> None:
        """`adviser` creates the adviser of each review."""
        super().__init__(parent)
        self._adviser = adviser
        self._run: ReviewRun | None = None
        self._race_and_seat = (0, 0)
        self._finished: dict[tuple[int, int], Reviewing] = {}
        self._reviewing: Reviewing | None = None
        self.ended.connect(self._keep_results)

    @property
    def running(self) -> bool:
        """True while questions are being asked."""
        return self._run is not None and self._run.running

    @property
    def all_found(self) -> list[Found]:
        """The results of the current review so far."""
        return [] if self._reviewing is None else self._reviewing.found

    @property
    def steps(self) -> int:
        """The number of results that the complete review will have."""
        return 0 if self._reviewing is None else self._reviewing.steps

    def begin(self, race: int, seat: int, moments: RaceOfSeat) -> None:
        """Stop the current review, and review a race for a seat unless its results are known."""
        self.stop()
        self._race_and_seat = race, seat
        finished = self._finished.get(self._race_and_seat)
        if finished is not None:
            self._reviewing = finished
            return
        run = self._run = ReviewRun(moments, self._adviser, self)
        run.found.connect(self.found)
        run.ended.connect(self.ended)
        run.failed.connect(self.failed)
        self._reviewing = run.reviewing
        run.start()

    def pause(self) -> None:
        """Pause the review; its results so far are kept."""
        if self._run is not None:
            self._run.stop()

    def resume(self) -> None:
        """Continue after `pause` or a failure."""
        if self._run is not None:
            self._run.start()

    def stop(self) -> None:
        """End the review at once."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()
            run.deleteLater()

    def _keep_results(self) -> None:
        if self._reviewing is not None:
            self._finished[self._race_and_seat] = self._reviewing
