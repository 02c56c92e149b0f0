"""A screen, and hands on its keyboard, from outside of the systems that are tried."""

from __future__ import annotations

import os
import subprocess
from typing import Self

from check.report import wait_for

SIZE = "1280x800x24"


class Screen:
    """An X server of one's own."""

    def __enter__(self) -> Self:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", SIZE, "-nolisten", "tcp", "-ac"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            self.display = f":{answer.readline().strip()}"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()

    def do(self, *words: str) -> str:
        """One command of xdotool, and what it says."""
        environment = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(
            ["xdotool", *words], env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def come_up(self) -> None:
        """Wait until the program's window is there, and activate it."""
        wait_for(self.focus, "no window came up")

    def focus(self) -> bool:
        """Activate the program's window; return False if there is none."""
        number = self.do("search", "--onlyvisible", "--name", "Mille").split("\n")[0]
        if number:
            self.do("windowfocus", number)
        return bool(number)

    def keys(self, *keys: str) -> None:
        """Press keys."""
        self.do("key", "--clearmodifiers", *keys)
