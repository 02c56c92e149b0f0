"""What was tried, how long it took, and what came of it."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable

from system_packages import say


class FailedError(Exception):
    """Something does not work as it should."""


class CannotTryError(Exception):
    """Something cannot be tried on this computer."""


class Report:
    """One line for each step."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self.failed = False

    def step(self, name: str, work: Callable[[], object]) -> bool:
        """Do it, and note whether it worked; False where it did not."""
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
        """Note that something was not tried here."""
        self._lines.append(f"SKIPPED {name}: {why}")
        say(self._lines[-1])

    def text(self) -> str:
        """Everything, one line each."""
        return "\n".join(["", *self._lines])


def expect(condition: object, told: str) -> None:
    """FailedError with these words unless it is so."""
    if not condition:
        raise FailedError(told)


def wait_for(what: Callable[[], object], told: str, seconds: float = 30.0) -> None:
    """Wait until it is so; FailedError when it takes too long."""
    end = time.monotonic() + seconds
    while not what():
        expect(time.monotonic() < end, f"{told} (waited {seconds:.0f} s)")
        time.sleep(0.1)
