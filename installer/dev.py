#!/usr/bin/env python3
"""Set up and start Mille from a checkout, with nothing but Python.

    python3 installer/dev.py run [ARGUMENTS OF THE GAME]
    python3 installer/dev.py host [ARGUMENTS OF mille-host]
    python3 installer/dev.py test [ARGUMENTS OF PYTEST]
    python3 installer/dev.py format [PATHS]

Each command first installs what is missing: on Debian and Ubuntu the system's libraries,
everywhere the Python packages, in .venv.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import system_packages
from system_packages import say

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = PROGRAMS / ("python.exe" if sys.platform == "win32" else "python")
STAMP = VENV / "mille-setup.json"
INSTALLED_FROM = ("pyproject.toml", "constraints.txt")
OLDEST_PYTHON = (3, 11)
THIS_PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"

#: More of them gain nothing: each first finds all tests by itself.
MOST_PROCESSES = 4

BAD_USAGE = 2
INTERRUPTED = 130


class Step(NamedTuple):
    """One of the checks that `test` makes."""

    name: str
    command: list[str]


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line and return its exit status."""
    commands = {"run": run_game, "host": run_host, "test": run_tests, "format": format_code}
    if sys.version_info < OLDEST_PYTHON:
        say(f"Mille needs Python 3.11 or newer; this is {THIS_PYTHON}.")
        return BAD_USAGE
    if not arguments or arguments[0] not in commands:
        say((__doc__ or "").strip())
        return 0 if arguments and arguments[0] in {"-h", "--help"} else BAD_USAGE
    try:
        return commands[arguments[0]](list(arguments[1:]))
    except KeyboardInterrupt:
        return INTERRUPTED


def run_game(arguments: list[str]) -> int:
    """Start the game."""
    system_packages.need(system_packages.missing_for_windows())
    set_up_venv()
    return become([str(PROGRAMS / "mille"), *arguments])


def run_host(arguments: list[str]) -> int:
    """Host a table without a screen; Ctrl-C stops it."""
    set_up_venv()
    return become([str(PROGRAMS / "mille-host"), *arguments])


def become(command: list[str]) -> int:
    """Run a command in place of this program, or, where the system cannot, wait for it.

    A signal that stops the program must reach it, and leave it the time to end in order.
    """
    if sys.platform != "win32":
        os.execv(command[0], command)
    return call(command)


def run_tests(arguments: list[str]) -> int:
    """Make every check, the tests last, and say in the last line what failed."""
    system_packages.need(system_packages.missing_for_qt())
    system_packages.want(
        system_packages.missing_for_window_tests(), "the tests in real windows are skipped"
    )
    set_up_venv()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    keep_compiled()
    return make_checks(checks(arguments))


def format_code(arguments: list[str]) -> int:
    """Put the code into its form, mending what ruff can mend."""
    set_up_venv()
    ruff, paths = str(PROGRAMS / "ruff"), arguments or [str(ROOT)]
    mended = call([ruff, "check", "--fix", *paths])
    return call([ruff, "format", *paths]) or mended


def checks(arguments: list[str]) -> list[Step]:
    """List the checks, quick ones first."""
    ruff, pytest = str(PROGRAMS / "ruff"), [str(PYTHON), "-m", "pytest"]
    return [
        Step("format", [ruff, "format", "--check", "."]),
        Step("lint", [ruff, "check", "."]),
        Step("types", [str(PYTHON), "-m", "mypy"]),
        Step("imports", [str(PROGRAMS / "lint-imports"), "--no-logo"]),
        # Neighbours stay on one process, as far as no other one runs out of work.
        Step("tests", [*pytest, "-n", str(processes()), "--dist=worksteal", *arguments]),
    ]


def keep_compiled() -> None:
    """Let the programs of the checks compile every module once, and keep that in .venv.

    Where Python is told to keep nothing, each of the many that the tests start compiles all anew.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "compiled")


def processes() -> int:
    """Tell how many processes test: one more than there are cores, since some tests wait."""
    affine = getattr(os, "sched_getaffinity", None)
    cores = len(affine(0)) if affine else os.cpu_count() or 1
    return min(cores + 1, MOST_PROCESSES)


def make_checks(steps: list[Step]) -> int:
    """Make all checks, each announced and timed, and give the verdict."""
    start = time.perf_counter()
    failed = [step.name for step in steps if not passes(step)]
    seconds = time.perf_counter() - start
    if failed:
        say(f"FAILED in {seconds:.1f} s: {', '.join(failed)}")
        return 1
    say(f"All checks passed in {seconds:.1f} s: {', '.join(step.name for step in steps)}")
    return 0


def passes(step: Step) -> bool:
    """Make one check and tell whether it passed."""
    say(f"\n== {step.name}: {Path(step.command[0]).stem} {' '.join(step.command[1:])}")
    start = time.perf_counter()
    status = call(step.command, folder=ROOT)
    verdict = "passed" if status == 0 else f"failed with status {status}"
    say(f"== {step.name}: {verdict} in {time.perf_counter() - start:.1f} s")
    return status == 0


def set_up_venv() -> None:
    """Make .venv, or bring it up to date, if anything it was made from has changed."""
    wanted, found = set_up_from(), read_stamp()
    if found == wanted and PYTHON.exists():
        return
    STAMP.unlink(missing_ok=True)
    # An environment works only where it was made and with the Python that made it.
    other = any(found.get(key, wanted[key]) != wanted[key] for key in ("python", "root"))
    make_venv(VENV, ["--clear"] if other else [])
    pip_install()
    STAMP.write_text(json.dumps(wanted), encoding="utf-8")


def make_venv(folder: Path, options: list[str]) -> None:
    """Make a virtual environment; an existing one is kept, and mended if it is incomplete."""
    if sys.platform.startswith("linux") and importlib.util.find_spec("ensurepip") is None:
        system_packages.need([f"python{THIS_PYTHON}-venv"])
    must_call([sys.executable, "-m", "venv", *options, str(folder)])


def pip_install() -> None:
    """Install the checkout itself and everything it needs, in the versions of constraints.txt."""
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
    must_call([*pip, "install", "-c", "constraints.txt", "-e", ".[test,training]"])


def set_up_from() -> dict[str, str]:
    """Tell what an up-to-date .venv is made from."""
    content = b"\0".join((ROOT / name).read_bytes() for name in INSTALLED_FROM)
    digest = hashlib.sha256(content).hexdigest()
    return {"python": THIS_PYTHON, "root": str(ROOT), "files": digest}


def read_stamp() -> dict[str, str]:
    """Read what .venv was made from; empty if it was never finished."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def must_call(command: list[str]) -> None:
    """Run a command of the set-up, and end with its status if it fails."""
    status = call(command, folder=ROOT)
    if status != 0:
        say(f"The set-up stopped: {' '.join(command)} ended with status {status}.")
        raise SystemExit(status)


def call(command: list[str], folder: Path | None = None) -> int:
    """Run a command and return its exit status, as a shell counts it."""
    status = subprocess.call(command, cwd=folder)
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
