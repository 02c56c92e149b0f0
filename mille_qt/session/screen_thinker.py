"""Computer players think elsewhere; the screen's thread hears what they have decided and say."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from mille_rules.moves import Move
from mille_rules.views import View

if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Question
    from mille_rules.computer.worker.process_thinker import ProcessThinker
    from mille_rules.computer.worker.thinker import Answer, Told

#: Milliseconds from the first question to the start of the process: the table is painted before.
START_AFTER = 150


class _Answers(QObject):
    """Carries answers out of the thinker's thread.

    It has no parent, and answers that are still to come keep it alive: a signal of an object that
    is deleted with its window could be emitted after that.
    """

    #: Carries the thinker that has answered, what is to be called, and the answer.
    decided = Signal(object, object, object)


class ScreenThinker(QObject):
    """An Adviser whose process starts with the first decision; answers come from the event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers = _Answers()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)
        self._thinker: ProcessThinker | None = None
        #: What was asked before there was a process.
        self._early: list[Callable[[ProcessThinker], None]] = []
        self._start = QTimer(self, singleShot=True)
        self._start.timeout.connect(self._begin)
        self._answers.decided.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        return None if self._thinker is None else self._thinker.pid

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: "Answer") -> None:
        """Have `answer` called in this thread, once what is decided has come in."""
        answers = self._answers
        self._when_there(
            lambda thinker: thinker.think(
                view, choices, level, lambda move: answers.decided.emit(thinker, answer, move)
            )
        )

    def judge(self, question: "Question", told: "Told") -> None:
        """Have `told` called in this thread, once the answer has come in."""
        answers = self._answers
        self._when_there(
            lambda thinker: thinker.judge(
                question, lambda reply: answers.decided.emit(thinker, told, reply)
            )
        )

    def _when_there(self, ask: "Callable[[ProcessThinker], None]") -> None:
        if self._thinker is not None:
            ask(self._thinker)
            return
        self._early.append(ask)
        if not self._start.isActive():
            self._start.start(START_AFTER)

    def close(self) -> None:
        """End the process; what was decided and not yet passed on is forgotten."""
        self._start.stop()
        self._early.clear()
        thinker, self._thinker = self._thinker, None
        if thinker is not None:
            thinker.close()

    def _begin(self) -> None:
        # Imported now: 7 ms that the first table need not wait for.
        from mille_rules.computer.worker.process_thinker import ProcessThinker

        self._thinker = ProcessThinker()
        for ask in self._early:
            ask(self._thinker)
        self._early.clear()

    def _pass_on(
        self, thinker: "ProcessThinker", answer: "Callable[[Any], None]", said: object
    ) -> None:
        if thinker is self._thinker:
            answer(said)
