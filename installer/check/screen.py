"""An X server outside the clean systems, and key presses."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Self

from check.report import wait_for

SIZE = "1280x800x24"
#: Without the last one, the server resets when its last client leaves, and refuses the next one if
#: that comes meanwhile.
OPTIONS = ("-nolisten", "tcp", "-ac", "-noreset")


class Screen:
    """A separate X server."""

    def __enter__(self) -> Self:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", SIZE, *OPTIONS],
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

    def xdotool(self, *words: str) -> str:
        """Run a command of xdotool and return its output."""
        environment = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(
            ["xdotool", *words], env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def wait_for_window(self) -> None:
        """Wait for the window of the program, and activate it."""
        wait_for(self.focus, "no window came up")

    def focus(self, name: str = "Mille") -> bool:
        """Activate the program's window; return False if there is none."""
        number = self._window(name)
        if number:
            self.xdotool("windowfocus", number)
        return bool(number)

    def click(self, x: int, y: int) -> None:
        """Click at a place in the program's window."""
        place = ("mousemove", "--window", self._window("Mille"), str(x), str(y))
        self.xdotool(*place, "click", "1")

    def picture(self, file: Path) -> None:
        """Save a picture of the screen."""
        command = ["import", "-display", self.display, "-window", "root", str(file)]
        subprocess.run(command, check=True)

    def pixels(self) -> bytes:
        """Return what is on the screen."""
        command = ["import", "-display", self.display, "-window", "root", "ppm:-"]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout

    def code(self) -> str:
        """Return the text of the QR code on the screen; empty if there is none."""
        command = ["zbarimg", "--quiet", "--raw", "ppm:-"]
        found = subprocess.run(command, input=self.pixels(), capture_output=True, check=False)
        return found.stdout.decode().strip()

    def _window(self, name: str) -> str:
        """Return the number of the topmost window with such a title; empty if there is none."""
        return self.xdotool("search", "--onlyvisible", "--name", name).split("\n")[-1]

    def keys(self, *keys: str) -> None:
        """Press keys."""
        self.xdotool("key", "--clearmodifiers", *keys)
