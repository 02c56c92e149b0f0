"""The program in a real window on an X server of its own, and hands for it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mille_rules import NotARecordError
from mille_rules.journal import read_file
from mille_rules.moves import DRAW, Move
from mille_rules.record import MoveLine

ROOT = Path(__file__).parents[3]
MISSING = [tool for tool in ("Xvfb", "xdotool", "setxkbmap") if shutil.which(tool) is None]
SIZE = "1280x800x24"
#: Between two programs the server stays as it is: one that starts anew lets nobody in meanwhile.
OPTIONS = "-nolisten", "tcp", "-noreset"
PATIENCE = 30.0
#: A window that says whose turn it is still has to draw it, on a machine that does much else.
SETTLE = 0.8

#: The marks of every test that needs one.
IN_REAL_WINDOW = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]


def wait_for(what: Callable[[], object], told: str) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, told
        time.sleep(0.05)


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A display of one's own; the server itself finds a free number."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", SIZE, *OPTIONS],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


class RealWindow:
    """The program running on a display, and hands for it."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self._environment.pop("WAYLAND_DISPLAY", None)
        self._matches = folder / "matches"
        options = "--lang", "en", "--data-dir", str(folder)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "mille_qt", *options, *arguments],
            cwd=ROOT,
            env=self._environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._id = ""

    @property
    def autosave(self) -> Path:
        """The file of the match that is played, whether it is there yet or not."""
        return next(self._matches.glob("*.mille"), self._matches / "none.mille")

    def come_up(self) -> None:
        """Wait until the window is there and active."""
        wait_for(self._find, "no window came up")
        self.do("windowfocus", self._id)
        self.do("windowmove", self._id, "0", "0")

    def do(self, *words: str) -> str:
        """One command of xdotool."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=20,
            check=False,
        )
        return done.stdout.strip()

    def _find(self) -> bool:
        assert self.program.poll() is None, "the program ended"
        self._id = self.do("search", "--onlyvisible", "--class", "mille").split("\n")[0]
        return bool(self._id)

    @property
    def title(self) -> str:
        """The title of the window."""
        return self.do("getwindowname", self._id)

    def keys(self, *keys: str) -> None:
        """Press real keys."""
        self.do("key", "--clearmodifiers", *keys)

    def hold(self, key: str, seconds: float) -> None:
        """Hold a real key down; after 0.66 seconds an X server repeats it 25 times a second."""
        self.do("keydown", key)
        time.sleep(seconds)
        self.do("keyup", key)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag with the real mouse."""
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._go(start)
        self.do("mousedown", "1")
        for point in (middle, end, end):
            self._go(point)
        self.do("mouseup", "1")

    def _go(self, point: tuple[int, int]) -> None:
        self.do("mousemove", str(point[0]), str(point[1]))
        time.sleep(0.05)

    def wait_for_turn(self, seat: int = 0) -> None:
        """Until a seat has drawn its card and the window has had a moment to show it."""
        draw = MoveLine(seat, DRAW)
        turns = "Your turn — Mille", "Anna’s turn — Mille", "Marcel’s turn — Mille"
        wait_for(lambda: self.title in turns and self._last() == draw, "no turn")
        time.sleep(SETTLE)

    def _last(self) -> MoveLine | None:
        try:
            made = read_file(self.autosave).record.moves()
        except (OSError, NotARecordError):
            return None
        return made[-1] if made else None

    def moves(self, seat: int) -> list[Move]:
        """What a seat has decided, as the autosave has it."""
        try:
            record = read_file(self.autosave).record
        except (OSError, NotARecordError):
            return []
        return [m.move for m in record.moves() if m.seat == seat and m.move.card is not None]

    def wait_for_moves(self, *moves: Move, seat: int = 0) -> None:
        wait_for(
            lambda: self.moves(seat) == list(moves),
            f"expected {[*map(str, moves)]}, got {[*map(str, self.moves(seat))]}",
        )

    def close(self) -> None:
        self.program.terminate()
        self.program.communicate(timeout=10)
