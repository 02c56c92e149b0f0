"""A review under way: one question after the other, in a process of its own."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_rules.computer.explanations.own_moments import RaceOfSeat
from mille_rules.computer.explanations.reviewing import Reviewing

if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Reply
    from mille_rules.computer.player import Adviser

#: Makes whoever answers to one review alone, so that it can be closed at any time.
MakeAdviser = Callable[[QObject], "Adviser"]


class ReviewRun(QObject):
    """Goes through a race until it is through, or stopped.

    `found` carries a Judged, a Weighed or a Standing; `ended` says that there are no more, and
    `failed` that no answer came: `start` asks again.
    """

    found = Signal(object)
    ended = Signal()
    failed = Signal()

    def __init__(self, race: RaceOfSeat, adviser: MakeAdviser, parent: QObject) -> None:
        super().__init__(parent)
        self.reviewing = Reviewing(race)
        self._adviser = adviser(self)
        self._running = False
        # By the event loop: an adviser may answer at once, and answers would pile up.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._ask)

    @property
    def running(self) -> bool:
        """Whether there are answers still to come."""
        return self._running

    def start(self) -> None:
        """Ask on from where it stands."""
        self._running = True
        self._next.start()

    def stop(self) -> None:
        """Ask nothing more; what is being thought of is given up at once."""
        self._running = False
        self._next.stop()
        self._adviser.close()

    def _ask(self) -> None:
        question = self.reviewing.question
        if question is None:
            self.stop()
            self.ended.emit()
        else:
            self._adviser.judge(question, self._told)

    def _told(self, reply: "Reply | None") -> None:
        if not self._running:
            return
        if reply is None:
            self.stop()
            self.failed.emit()
            return
        self.found.emit(self.reviewing.take(reply))
        # Who heard of it may have stopped it.
        if self._running:
            self._next.start()
