"""The worker process as its parent sees it: start it, ask it, end it."""

import logging
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Timer
from typing import IO, TYPE_CHECKING

import mille_rules
from mille_rules.computer.worker import READY, THINK_OPTION, DecisionRequest, Preparation
from mille_rules.moves import Move

if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Question, Reply

_LOG = logging.getLogger(__name__)

#: Seconds that a question may take: a draw is as many decisions as there are kinds of card.
QUESTION_TIME = 20.0


class WorkerError(Exception):
    """The process has ended, was ended, or its answer makes no sense."""


class WorkerProcess:
    """A running worker; every method but `kill` and `pid` belongs to one thread."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        """Start the program's own worker, or another `command`; raises OSError."""
        self._process = subprocess.Popen(
            list(command or _own_command()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # `python -m` finds the package here, in whatever folder the program was started.
            cwd=Path(mille_rules.__file__).parents[1],
            # Ctrl-C in a terminal is for the program, which then ends this process.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )

    @property
    def pid(self) -> int:
        """The process identifier."""
        return self._process.pid

    def wait_until_ready(self, seconds: float) -> None:
        """Wait until the process has said that it is ready; raises WorkerError or OSError."""
        self._expect_ready(b"", seconds)

    def prepare(self, preparation: Preparation, seconds: float) -> None:
        """Wait until the process has loaded what it will need; raises WorkerError or OSError."""
        self._expect_ready(pickle.dumps(preparation), seconds)

    def decide(self, request: DecisionRequest, seconds: float) -> Move:
        """Return the move that the process chooses; raises WorkerError or OSError."""
        line = self._exchange(pickle.dumps(request), seconds)
        if not line.strip().isdigit() or int(line) >= len(request.choices):
            raise WorkerError(f"expected the index of a choice, got {line[:40]!r}")
        return request.choices[int(line)]

    def reply(self, question: "Question") -> "Reply":
        """Return the answer of the process to a question; raises WorkerError or OSError."""
        line = self._exchange(pickle.dumps(question), QUESTION_TIME)
        try:
            return question.read(line.decode())
        except (ValueError, TypeError) as error:
            raise WorkerError(f"expected an answer, got {line[:40]!r}: {error}") from None

    def kill(self) -> None:
        """End the process at once, from any thread."""
        self._process.kill()

    def end(self) -> None:
        """Kill the process, close its pipes and collect its exit status."""
        self._process.kill()
        for pipe in self._pipes():
            try:
                pipe.close()
            except OSError:  # the rest of a request goes nowhere
                _LOG.debug("the worker process has not read its last request")
        self._process.wait()

    def _expect_ready(self, data: bytes, seconds: float) -> None:
        line = self._exchange(data, seconds)
        if line != READY:
            raise WorkerError(f"expected to hear that it is ready, got {line[:40]!r}")

    def _exchange(self, data: bytes, seconds: float) -> bytes:
        """Write data and return the next line; kill the process if that takes too long."""
        requests, answers = self._pipes()
        timer = Timer(seconds, self._process.kill)
        timer.daemon = True
        timer.start()
        try:
            requests.write(data)
            requests.flush()
            line = answers.readline()
        finally:
            timer.cancel()
        if not line.endswith(b"\n"):
            raise WorkerError(f"the process has ended, or took more than {seconds} s")
        return line

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self._process.stdin is not None, "it was started with pipes"
        assert self._process.stdout is not None, "it was started with pipes"
        return self._process.stdin, self._process.stdout


def _own_command() -> list[str]:
    """Return the command that starts this program's worker, in a checkout or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, THINK_OPTION]
    return [sys.executable, "-m", "mille_rules.computer.worker.main"]
