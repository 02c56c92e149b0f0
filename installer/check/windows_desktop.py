"""Windows under Wine on a screen of its own: programs run there, and pictures are taken."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import archives
import build_environment
import project
from check.report import wait_for
from check.screen import Screen
from check.wine import Wine

#: Seconds for a window to open, and for a page to be drawn.
OPENS, DRAWN = 120.0, 3.0


class WindowsDesktop:
    """Windows and its screen; every picture of it must be looked at by somebody."""

    def __init__(self, folder: Path, screen: Screen, windows: Wine) -> None:
        """`folder` gets the pictures and the log."""
        self.folder, self.screen, self.windows = folder, screen, windows
        self.pictures = archives.fresh(folder / "windows-pictures")
        self.log = folder / "windows.log"
        self.log.unlink(missing_ok=True)

    def shut_down(self) -> None:
        """End all programs of Windows, and write its registry."""
        self.windows.shut_down(self.screen.display)

    def tidy(self) -> None:
        """Take a picture of what a failed step has left, and end it."""
        self.picture("failed")
        self.shut_down()

    def picture(self, name: str) -> None:
        """Take a picture of the screen."""
        time.sleep(DRAWN)
        number = len(list(self.pictures.iterdir())) + 1
        self.screen.picture(self.pictures / f"{number:02}-{name}.png")

    # -- programs --------------------------------------------------------------------------------

    def wine(self, *words: str, check: bool = True) -> str:
        """Run a program and return its output; SubprocessError if it fails, unless not checked."""
        return self.windows.wine(*words, display=self.screen.display, check=check)

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program with its output in the log."""
        display = self.screen.display
        return self.windows.start_as_user("wine", *words, display=display, log=self.log)

    def said(self) -> str:
        """Return the log."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    @contextmanager
    def running(
        self, *words: str, window: str = "Mille", killed: bool = False, quits: bool = True
    ) -> Iterator[None]:
        """Start the game with an active window; quit it at the end, or kill it."""
        program = self.start(*words)
        wait_for(lambda: self.screen.focus(window), f"no window, see {self.log}", OPENS)
        time.sleep(DRAWN)
        yield
        if killed:
            self.wine("taskkill", "/F", "/IM", "mille.exe")
            wait_for(lambda: not self.screen.focus(), "the game cannot be killed")
        elif quits:
            self.quit()
        program.wait()

    def quit(self) -> None:
        """Quit the game with Ctrl+Q."""
        self.screen.focus()
        # In the empty part of the menu bar: Wine gives the keys to the window that was clicked.
        self.screen.click(700, 10)
        self.screen.keys("ctrl+q")
        wait_for(lambda: not self.screen.focus(), "Ctrl+Q does not end the program")

    # -- files -----------------------------------------------------------------------------------

    def give(self, text: str, file: Path) -> None:
        """Write a file that belongs to the user."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        owner = self.windows.home.stat()
        for path in (file, file.parent):
            os.chown(path, owner.st_uid, owner.st_gid)

    # -- the network -----------------------------------------------------------------------------

    @contextmanager
    def moved_to(self, network: str) -> Iterator[None]:
        """Run Windows in a network of its own."""
        usual = self.windows
        self.shut_down()
        try:
            with Wine(usual.root, network) as self.windows:
                yield
                self.shut_down()
        finally:
            self.windows = usual

    @contextmanager
    def on_linux(self, network: str, module: str, *options: str) -> Iterator[None]:
        """Run a program of the checkout on this computer in another network."""
        home = archives.fresh(self.folder / "windows-peer" / "home")
        own = {"HOME": str(home), "DISPLAY": self.screen.display, "QT_QPA_PLATFORM": "xcb"}
        settings = home / ".config" / "mille" / "settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text('[General]\npeople=[\\"Paul\\"]\n', encoding="utf-8")
        python = str(build_environment.PYTHON)
        with self.log.open("ab") as log:
            program = subprocess.Popen(
                ["ip", "netns", "exec", network, python, "-m", module, *options],
                cwd=project.ROOT,
                env={**os.environ, **own},
                stdout=log,
                stderr=log,
            )
        try:
            yield
        finally:
            program.kill()
            program.wait()
