"""The report of tests with their times and results."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable

from system_packages import say


class FailedError(Exception):
    """A test has failed."""


class CannotTryError(Exception):
    """A test cannot be run on this computer."""


class Report:
    """A report with one line for each step."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self.failed = False

    def step(self, name: str, work: Callable[[], object]) -> bool:
        """Run a step and record the result; return False if it failed."""
        say(f"== {name} …")
        begun = time.monotonic()
        told = ""
        try:
            result = work()
            told = result if isinstance(result, str) else ""
            verdict = "passed"
        except CannotTryError as error:
            self.skip(name, str(error))
            return True
        except (FailedError, OSError, subprocess.SubprocessError) as error:
            self.failed = True
            verdict, told = "FAILED", str(error)
        line = f"{verdict:<7} {name} ({time.monotonic() - begun:.0f} s)"
        self._lines.append(f"{line}: {told}" if told else line)
        say(self._lines[-1])
        return verdict == "passed"

    def skip(self, name: str, why: str) -> None:
        """Record that something was not tested."""
        self._lines.append(f"SKIPPED {name}: {why}")
        say(self._lines[-1])

    def text(self) -> str:
        """Return all lines."""
        return "\n".join(["", *self._lines])


def expect(condition: object, message: str) -> None:
    """Raise FailedError with a message unless a condition is true."""
    if not condition:
        raise FailedError(message)


def wait_for(condition: Callable[[], object], message: str, seconds: float = 30.0) -> None:
    """Wait until a condition is true; FailedError after too long a time."""
    end = time.monotonic() + seconds
    while not condition():
        expect(time.monotonic() < end, f"{message} (waited {seconds:.0f} s)")
        time.sleep(0.1)
