"""Computer players think elsewhere; the screen's thread hears what they have decided."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mille_rules.moves import Move
from mille_rules.views import View

if TYPE_CHECKING:
    from mille_net.thinker import Answer
    from mille_net.thinking_process import ProcessThinker

#: Milliseconds from the first question to the start of the process: the table is painted before.
START_AFTER = 150


class ScreenThinker(QObject):
    """A Thinker whose process starts with the first decision; answers come from the event loop."""

    #: Who has decided, what is done with it, and the move; from the thinker's thread.
    _decided = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker: ProcessThinker | None = None
        #: What was asked before there was a process.
        self._early: list[tuple[View, tuple[Move, ...], str, Answer]] = []
        self._start = QTimer(self, singleShot=True)
        self._start.timeout.connect(self._begin)
        self._decided.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        return None if self._thinker is None else self._thinker.pid

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: "Answer") -> None:
        """Have `answer` called in this thread, once what is decided has come in."""
        if self._thinker is None:
            self._early.append((view, choices, level, answer))
            if not self._start.isActive():
                self._start.start(START_AFTER)
        else:
            self._ask(self._thinker, view, choices, level, answer)

    def close(self) -> None:
        """End the process; what was decided and not yet passed on is forgotten."""
        self._start.stop()
        self._early.clear()
        thinker, self._thinker = self._thinker, None
        if thinker is not None:
            thinker.close()

    def _begin(self) -> None:
        # Imported now: 7 ms that the first table need not wait for.
        from mille_net.thinking_process import ProcessThinker

        self._thinker = ProcessThinker()
        for early in self._early:
            self._ask(self._thinker, *early)
        self._early.clear()

    def _ask(
        self,
        thinker: "ProcessThinker",
        view: View,
        choices: tuple[Move, ...],
        level: str,
        answer: "Answer",
    ) -> None:
        decided = self._decided
        thinker.think(view, choices, level, lambda move: decided.emit(thinker, answer, move))

    def _pass_on(self, thinker: "ProcessThinker", answer: "Answer", move: Move) -> None:
        if thinker is self._thinker:
            answer(move)
