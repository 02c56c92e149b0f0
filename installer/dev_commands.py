"""Set up and start Mille from a checkout; needs only Python.

    python3 installer/dev.py run [ARGUMENTS OF THE GAME]
    python3 installer/dev.py host [ARGUMENTS OF mille-host]
    python3 installer/dev.py test [ARGUMENTS OF PYTEST]
    python3 installer/dev.py test-slow [ARGUMENTS OF PYTEST]
    python3 installer/dev.py format [PATHS]

Each command first installs what is missing for it: on Debian and Ubuntu the system's libraries,
everywhere the Python packages, in .venv.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import project
import slow_tests
import system_packages
from system_packages import say
from virtual_environment import VirtualEnvironment

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ENVIRONMENT = VirtualEnvironment(project.ROOT / ".venv")
#: The extras of pyproject.toml that each command needs.
TO_PLAY, TO_TEST = (), ("test",)

#: More processes gain nothing: each collects all tests first.
MOST_PROCESSES = 4

BAD_USAGE = 2
INTERRUPTED = 130


class Step(NamedTuple):
    """One of the checks that `test` makes."""

    name: str
    command: list[str]


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line and return its exit status."""
    commands = {
        "run": run_game,
        "host": run_host,
        "test": run_tests,
        "test-slow": run_slow_tests,
        "format": format_code,
    }
    if not arguments or arguments[0] not in commands:
        say((__doc__ or "").strip())
        return 0 if arguments and arguments[0] in {"-h", "--help"} else BAD_USAGE
    try:
        return commands[arguments[0]](list(arguments[1:]))
    except KeyboardInterrupt:
        return INTERRUPTED


def run_game(arguments: list[str]) -> int:
    """Start the game."""
    set_up(TO_PLAY, system_packages.missing_for_windows())
    return become([program("mille"), *arguments])


def run_host(arguments: list[str]) -> int:
    """Host a table without a screen; Ctrl-C stops it."""
    set_up(TO_PLAY)
    return become([program("mille-host"), *arguments])


def become(command: list[str]) -> int:
    """Replace this process by a command, or wait for it if the system cannot.

    A signal that stops the program must reach it, and leave it the time to end in order.
    """
    if sys.platform != "win32":
        os.execv(command[0], command)
    return call(command)


def run_tests(arguments: list[str]) -> int:
    """Run all checks, the tests last, and print what failed in the last line."""
    set_up_tests()
    return run_checks(checks(arguments))


def run_slow_tests(arguments: list[str]) -> int:
    """Run the tests that `test` leaves out, and print what failed in the last lines."""
    set_up_tests()
    pytest = [str(ENVIRONMENT.python), "-m", "pytest", *arguments]
    remembered = ENVIRONMENT.folder / "slow-tests"
    # Many of them wait for networks, clocks and programs: one process more than there are cores.
    several = processes() + 1
    return slow_tests.run(pytest, several, remembered, partial(call, folder=project.ROOT))


def format_code(arguments: list[str]) -> int:
    """Format the code and fix what ruff can fix."""
    set_up(TO_TEST)
    ruff, paths = program("ruff"), arguments or [str(project.ROOT)]
    mended = call([ruff, "check", "--fix", *paths])
    return call([ruff, "format", *paths]) or mended


def checks(arguments: list[str]) -> list[Step]:
    """List the checks, quick ones first."""
    ruff, python = program("ruff"), str(ENVIRONMENT.python)
    pytest = [python, "-m", "pytest", "-n", str(processes()), "--dist=worksteal", *arguments]
    timed = [python, str(project.ROOT / "installer" / "processor_time.py"), str(processes())]
    return [
        Step("format", [ruff, "format", "--check", "."]),
        Step("lint", [ruff, "check", "."]),
        Step("types", [python, "-m", "mypy"]),
        Step("imports", [program("lint-imports"), "--no-logo"]),
        # Neighbouring tests run in one process until another has no work left. A part of the tests
        # need not be timed.
        Step("tests", pytest if arguments else [*timed, *pytest]),
    ]


def set_up_tests() -> None:
    """Install what the tests need, and set what they find in the environment."""
    set_up(TO_TEST, system_packages.missing_for_tests(), system_packages.missing_for_window_tests())
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    keep_compiled()


def keep_compiled() -> None:
    """Keep compiled modules in .venv while the checks run.

    Otherwise, with PYTHONDONTWRITEBYTECODE, each process started by a test compiles all modules.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(ENVIRONMENT.folder / "compiled")


def processes() -> int:
    """Return the number of test processes, one for each core."""
    affine = getattr(os, "sched_getaffinity", None)
    cores = len(affine(0)) if affine else os.cpu_count() or 1
    return min(cores, MOST_PROCESSES)


def run_checks(steps: list[Step]) -> int:
    """Run and time the checks, and return the exit status."""
    start = time.perf_counter()
    failed = [step.name for step in steps if not passes(step)]
    seconds = time.perf_counter() - start
    if failed:
        say(f"FAILED in {seconds:.1f} s: {', '.join(failed)}")
        return 1
    say(f"All checks passed in {seconds:.1f} s: {', '.join(step.name for step in steps)}")
    return 0


def passes(step: Step) -> bool:
    """Run one check and return True if it passed."""
    say(f"\n== {step.name}: {Path(step.command[0]).stem} {' '.join(step.command[1:])}")
    start = time.perf_counter()
    status = call(step.command, folder=project.ROOT)
    verdict = "passed" if status == 0 else f"failed with status {status}"
    say(f"== {step.name}: {verdict} in {time.perf_counter() - start:.1f} s")
    return status == 0


def set_up(
    extras: Sequence[str], needed: Iterable[str] = (), for_windows: Iterable[str] = ()
) -> None:
    """Install what a command needs: packages of the system, and the environment with its extras.

    `for_windows` are the packages of the system that only the tests in real windows need.
    """
    ENVIRONMENT.refuse_read_only(extras)
    system_packages.need(
        [*needed, *ENVIRONMENT.missing_packages(extras)],
        for_windows,
        "the tests in real windows are skipped",
    )
    ENVIRONMENT.set_up(extras)


def program(name: str) -> str:
    """Return the path of a program in the environment."""
    return str(ENVIRONMENT.programs / name)


def call(command: list[str], folder: Path | None = None) -> int:
    """Run a command and return its exit status, as a shell counts it."""
    status = subprocess.call(command, cwd=folder)
    return status if status >= 0 else 128 - status
