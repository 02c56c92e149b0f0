"""Computer players think in a process of its own, so that they never take time from the screen.

The process starts with the first decision and ends with `close`, or with this program, whatever
way that ends: its input ends then. Where it dies or takes too long, a simple strategy answers here
in its place; what only the process can say stays unsaid. The next request starts it again.
"""

import logging
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from typing import IO, TYPE_CHECKING, Any, NamedTuple

import mille_rules
from mille_rules.computer.worker.thinker import Answer, Told
from mille_rules.moves import Move
from mille_rules.views import View

if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Question, Reply

_LOG = logging.getLogger(__name__)

#: Seconds that a decision may take: ten times what the strongest level needs.
DECISION_TIME = 3.0
#: Seconds that a question may take: a draw is as many decisions as there are kinds of card.
QUESTION_TIME = 20.0
#: Seconds until a process must be ready: a cold disk and a virus scanner may take their time.
START_TIME = 10.0
#: Seconds that `close` waits for the thread, which has nothing left to wait for itself.
CLOSING_TIME = 1.0
#: The level that answers here where the process does not: half a millisecond.
STAND_IN = "hard"
#: The option that makes the program itself the thinking process, where Python is frozen into it.
THINK_OPTION = "--think"


class _BrokenError(Exception):
    """The process has ended, was ended, or talks nonsense."""


class _Task(NamedTuple):
    """What is to be decided, and what is done with the decision."""

    view: View
    choices: tuple[Move, ...]
    level: str
    answer: Answer


class _Query(NamedTuple):
    """What is to be said, and to whom."""

    question: "Question"
    told: Told


class ProcessThinker:
    """Thinks in a process; `answer` is called from a thread of its own, in the order of asking.

    That thread sleeps while it waits, for the next request or for the process. An answer only
    passes on what it is given: it must not wait for the thread that closes the thinker.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        decision_time: float = DECISION_TIME,
        start_time: float = START_TIME,
    ) -> None:
        """`command` starts another process than the program's own; times in seconds."""
        self._command = list(command or _own_command())
        self._decision_time, self._start_time = decision_time, start_time
        self._tasks: SimpleQueue[_Task | _Query | None] = SimpleQueue()
        self._lock = Lock()  # over the two that follow, and while an answer is called
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = Thread(target=self._work, name="thinker", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Have `answer` called from the thread of this thinker."""
        self._tasks.put(_Task(view, choices, level, answer))

    def judge(self, question: "Question", told: Told) -> None:
        """Have `told` called from the thread of this thinker, with None where the process fails."""
        self._tasks.put(_Query(question, told))

    def close(self) -> None:
        """End the process at once. Once this returns, no answer is called or still running.

        Not to be called by an answer.
        """
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._tasks.put(None)
        self._thread.join(CLOSING_TIME)

    # -- in the thread -------------------------------------------------------
    # Computer players are imported here, 10 ms that no screen waits for.

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None and not self._closed:
            if isinstance(task, _Query):
                self._answer(task)
            else:
                self._decide(task)
        self._end_process()

    def _decide(self, task: _Task) -> None:
        try:
            move = self._ask(task)
        except (_BrokenError, OSError) as error:
            self._end_process()
            if self._closed:
                return
            _LOG.warning("a computer player answers without its process: %s", error)
            from mille_rules.computer.worker.main import strategy_for

            move = strategy_for(STAND_IN).choose(task.view, task.choices)
        self._deliver(task.answer, move)

    def _answer(self, query: _Query) -> None:
        reply: Reply | None = None
        try:
            reply = self._reply(query.question)
        except (_BrokenError, OSError) as error:
            self._end_process()
            if not self._closed:
                _LOG.warning("a question stays without an answer: %s", error)
        self._deliver(query.told, reply)

    def _deliver(self, answer: Callable[[Any], None], said: object) -> None:
        # Under the lock, so that `close` waits for an answer that is being called: what it uses
        # may be deleted as soon as the thinker is closed.
        with self._lock:
            if not self._closed:
                answer(said)

    def _reply(self, question: "Question") -> "Reply":
        """What the process answers; _BrokenError or OSError where it does not."""
        process = self._process or self._start()
        line = self._exchange(process, pickle.dumps(question), QUESTION_TIME)
        try:
            return question.read(line.decode())
        except (ValueError, TypeError) as error:
            raise _BrokenError(f"expected an answer, got {line[:40]!r}: {error}") from None

    def _ask(self, task: _Task) -> Move:
        """The move that the process chooses; _BrokenError or OSError where it does not."""
        from mille_rules.computer.worker.request import Request

        process = self._process or self._start()
        request = Request(task.level, task.view, task.choices)
        line = self._exchange(process, pickle.dumps(request), self._decision_time)
        if not line.strip().isdigit() or int(line) >= len(task.choices):
            raise _BrokenError(f"expected the place of a choice, got {line[:40]!r}")
        return task.choices[int(line)]

    def _start(self) -> subprocess.Popen[bytes]:
        from mille_rules.computer.worker.main import READY

        with self._lock:
            if self._closed:
                raise _BrokenError("closed")
            process = self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # Where `python -m` finds the package, whatever folder the program was started in.
                cwd=Path(mille_rules.__file__).parents[1],
                # Ctrl-C in a terminal is for the program, which then ends this process.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        line = self._exchange(process, b"", self._start_time)
        if line != READY:
            raise _BrokenError(f"expected to hear that it is ready, got {line[:40]!r}")
        return process

    def _exchange(self, process: subprocess.Popen[bytes], data: bytes, seconds: float) -> bytes:
        """Write to the process and read its next line; too late, the process ends instead."""
        requests, answers = _pipes(process)
        timer = Timer(seconds, process.kill)
        timer.daemon = True
        timer.start()
        try:
            requests.write(data)
            requests.flush()
            line = answers.readline()
        finally:
            timer.cancel()
        if not line.endswith(b"\n"):
            raise _BrokenError(f"the process has ended, or took more than {seconds} s")
        return line

    def _end_process(self) -> None:
        """Have no process any more, and none that still waits to be buried."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in _pipes(process):
            try:
                pipe.close()
            except OSError:  # what it was still to be told goes nowhere
                _LOG.debug("the thinking process has not read its last request")
        process.wait()


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None, "it was started with pipes"
    assert process.stdout is not None, "it was started with pipes"
    return process.stdin, process.stdout


def _own_command() -> list[str]:
    """What starts the thinking process of this program, in a checkout or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, THINK_OPTION]
    return [sys.executable, "-m", "mille_rules.computer.worker.main"]
