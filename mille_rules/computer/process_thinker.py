"""A thinker whose decisions are computed in a worker process, so that the screen never waits.

The process starts with the first request and ends with `close`, or with this program, however
that ends. If it dies or takes too long, a simple strategy decides here instead, and questions that
only the process can answer stay unanswered. The next question starts it again.
"""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from mille_rules.computer.player import Answer, Told
from mille_rules.computer.worker import DecisionRequest, Preparation
from mille_rules.moves import Move
from mille_rules.state import Setup
from mille_rules.views import View

# The first table is painted before the worker process and its modules are needed.
if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Question
    from mille_rules.computer.worker.worker_process import WorkerProcess

_LOG = logging.getLogger(__name__)

#: Seconds that a decision may take: ten times what the strongest level needs.
DECISION_TIME = 3.0
#: Seconds until a process must be ready: a cold disk and a virus scanner may take their time.
START_TIME = 10.0
#: Seconds that `stop` waits for the thread, which has nothing left to wait for itself.
CLOSING_TIME = 1.0
#: The level that decides here if the process does not: half a millisecond.
STAND_IN = "hard"

#: Calls a function with an argument in the thread that is to receive the answers.
Deliver = Callable[[Callable[[Any], None], Any], object]


def call_directly(function: Callable[[Any], None], argument: object) -> None:
    """Deliver an answer in the thread that received it."""
    function(argument)


class ProcessThinker:
    """Thinks in a worker process; answers come in the order of the questions.

    An answer that is delivered directly is called from the thinker's thread: it must not wait for
    the thread that closes the thinker.
    """

    def __init__(
        self,
        deliver: Deliver = call_directly,
        start_after: float = 0.0,
        command: Sequence[str] | None = None,
        decision_time: float = DECISION_TIME,
        start_time: float = START_TIME,
    ) -> None:
        """`deliver` passes answers on, for example to another thread; times are in seconds.

        The process starts `start_after` the first request; `command` runs another program.
        """
        self._new_session = partial(
            _Session, deliver, start_after, command, decision_time, start_time
        )
        self._session: _Session | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process identifier, None while no process runs."""
        return None if self._session is None else self._session.pid

    def prepare(self, level: str, setup: Setup) -> None:
        """Start the process, and have it load what the level needs."""
        self._put(Preparation(level, setup))

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Deliver the decision to `answer`."""
        self._put(_Decision(DecisionRequest(level, view, choices), answer))

    def judge(self, question: "Question", told: Told) -> None:
        """Deliver the answer to `told`, None if the process fails."""
        self._put(_Judgement(question, told))

    def stop(self) -> None:
        """End the process and drop all questions; the next question starts another process.

        Once this returns, no answer is being called. Must not be called by an answer.
        """
        session, self._session = self._session, None
        if session is not None:
            session.end()

    def close(self) -> None:
        """Stop for good: later questions are never answered."""
        self._closed = True
        self.stop()

    def _put(self, task: "_Task") -> None:
        if self._closed:
            return
        if self._session is None:
            self._session = self._new_session()
        self._session.tasks.put(task)


class _Decision(NamedTuple):
    """A move to be decided, and who receives it."""

    request: DecisionRequest
    answer: Answer


class _Judgement(NamedTuple):
    """A question to be answered, and who receives the answer."""

    question: "Question"
    told: Told


_Task = _Decision | _Judgement | Preparation


class _Session:
    """A thread that asks a worker process, from the first question until `end`."""

    def __init__(
        self,
        deliver: Deliver,
        start_after: float,
        command: Sequence[str] | None,
        decision_time: float,
        start_time: float,
    ) -> None:
        self._deliver_to, self._start_after = deliver, start_after
        self._command = command
        self._decision_time, self._start_time = decision_time, start_time
        self.tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._ended = Event()
        #: Held to change `_process` and `_ended`, and while an answer is delivered.
        self._lock = Lock()
        self._process: WorkerProcess | None = None
        self._thread = Thread(target=self._work, name="thinker", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The process identifier, None while no process runs."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def end(self) -> None:
        """End the process at once, and the thread with it."""
        with self._lock:
            self._ended.set()
            if self._process is not None:
                self._process.kill()
        self.tasks.put(None)
        self._thread.join(CLOSING_TIME)

    def _work(self) -> None:
        self._ended.wait(self._start_after)
        while (task := self.tasks.get()) is not None and not self._ended.is_set():
            if isinstance(task, _Decision):
                self._decide(task)
            elif isinstance(task, Preparation):
                self._prepare(task)
            else:
                self._judge(task)
        self._end_process()

    def _prepare(self, preparation: Preparation) -> None:
        from mille_rules.computer.worker.worker_process import WorkerError

        try:
            self._running().prepare(preparation, self._start_time)
        except (WorkerError, OSError) as error:
            self._end_process()
            if not self._ended.is_set():
                _LOG.warning("the process of computer players could not prepare: %s", error)

    def _decide(self, task: _Decision) -> None:
        from mille_rules.computer.worker.worker_process import WorkerError

        try:
            move = self._running().decide(task.request, self._decision_time)
        except (WorkerError, OSError) as error:
            self._end_process()
            if self._ended.is_set():
                return
            _LOG.warning("a computer player answers without its process: %s", error)
            from mille_rules.computer.levels.styled import strategy_for

            move = strategy_for(STAND_IN).choose(task.request.view, task.request.choices)
        self._deliver(task.answer, move)

    def _judge(self, task: _Judgement) -> None:
        from mille_rules.computer.worker.worker_process import WorkerError

        reply = None
        try:
            reply = self._running().reply(task.question)
        except (WorkerError, OSError) as error:
            self._end_process()
            if not self._ended.is_set():
                _LOG.warning("a question stays without an answer: %s", error)
        self._deliver(task.told, reply)

    def _deliver(self, answer: Callable[[Any], None], said: object) -> None:
        def answer_unless_ended(value: object) -> None:
            if not self._ended.is_set():
                answer(value)

        # Under the lock, so that `end` waits for an answer that is being called: what it uses
        # may be deleted as soon as the thinker is closed.
        with self._lock:
            if not self._ended.is_set():
                self._deliver_to(answer_unless_ended, said)

    def _running(self) -> "WorkerProcess":
        """Return the process, started and ready; raises WorkerError or OSError."""
        from mille_rules.computer.worker.worker_process import WorkerError, WorkerProcess

        with self._lock:
            if self._process is not None:
                return self._process
            if self._ended.is_set():
                raise WorkerError("closed")
            process = self._process = WorkerProcess(self._command)
        process.wait_until_ready(self._start_time)
        return process

    def _end_process(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.end()
