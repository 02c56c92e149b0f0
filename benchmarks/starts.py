"""Starts programs and writes a match, for `start_speed.py` and `memory.py`."""

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from mille_rules import DEFAULT_RULES, Header, Phase, Record, Sitter
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.matches import play_match
from mille_rules.match_id import ID_BYTES, match_mark

CHILD = Path(__file__).with_name("first_paint.py")
SEED = 5
#: Moves of a race after which the table is full: piles, distances, a safety.
MOVES = 60


#: Seconds after which `mille --smoke` reports that its window is open.
SMOKE_TIME = 0.3


class Shown(NamedTuple):
    """A program's first picture: milliseconds after its start, and memory in MB."""

    milliseconds: float
    megabytes: float


class Program:
    """One of the compared programs, with its own home folder."""

    def __init__(self, home: Path, *arguments: str, forgets: bool = False) -> None:
        """`forgets` empties the home before each start, to measure the very first one."""
        self._home, self._arguments, self._forgets = home, arguments, forgets
        home.mkdir()

    def start(self) -> Shown:
        """Start the program and wait for its first picture."""
        if self._forgets:
            shutil.rmtree(self._home)
            self._home.mkdir()
        begun = time.monotonic_ns()
        shown, kilobytes = map(int, self._run(*self._arguments).split())
        return Shown((shown - begun) / 1e6, kilobytes / 1024)

    def settle(self) -> None:
        """Run the program until it has written its caches."""
        self._run("settle", *self._arguments[1:])

    def _run(self, *arguments: str) -> str:
        command = [sys.executable, str(CHILD), *arguments]
        run = subprocess.run(
            command, env=self._environment(), check=True, stdout=subprocess.PIPE, text=True
        )
        return run.stdout

    def _environment(self) -> dict[str, str]:
        home = {f"XDG_{kind}_HOME": str(self._home) for kind in ("CONFIG", "DATA", "STATE")}
        home["XDG_CACHE_HOME"] = str(self._home / "cache")
        # Compiled modules are used, as in an installed program.
        home["PYTHONPYCACHEPREFIX"] = str(self._home.parent / "compiled")
        environment = {**os.environ, **home, "PYTHONPATH": str(CHILD.parents[1])}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys():
            # Works without a screen.
            environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        return environment


class WholeProgram(Program):
    """The installed or frozen program, started with `--smoke`."""

    def __init__(self, home: Path, *command: str) -> None:
        super().__init__(home)
        self._command = command

    def start(self) -> Shown:
        """Start the program and wait until it reports its window."""
        begun = time.monotonic_ns()
        run = subprocess.Popen(
            [*self._command, "--smoke"],
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert run.stdout is not None
        said, now = run.stdout.readline(), time.monotonic_ns()
        run.communicate()
        assert said.startswith((b"Mille", b"Your turn")), said
        return Shown((now - begun) / 1e6 - SMOKE_TIME * 1000, 0)


def resident_megabytes() -> float:
    """Return the resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024 / 1024


def write_match(path: Path) -> None:
    """Write a match against a computer, in the middle of a race at the player's turn."""
    sitters = (Sitter("human", "Ann"), Sitter("computer-normal", "Bob"))
    chance = random.Random(SEED)
    whole = play_match(Header(DEFAULT_RULES, sitters), [Sensible(), Sensible()], chance)
    for count, (_line, (state, _events)) in enumerate(whole.replay(), start=1):
        if count >= MOVES and state.phase is Phase.PLAY and state.turn == 0:
            played = whole.before_move(count)
            # The program marks each match, and need not compute its identity then.
            marked = Record(played.header, [match_mark(bytes(ID_BYTES)), *played.lines])
            path.write_text(marked.text(), "utf-8")
            return
    raise AssertionError("expected a race with so many moves")
