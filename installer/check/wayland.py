"""A screen as most desktops have it today: Wayland, by a compositor that has no monitor."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Self

from check.report import CannotTryError, expect, wait_for

#: The compositor, which is also the package that brings it.
_PROGRAM = "weston"
_FOLDER, _NAME = "run/screen", "wayland"


class WaylandScreen:
    """One whose socket lies in a clean system, for the programs there."""

    #: What a program in that system finds it by.
    variable = f"WAYLAND_DISPLAY=/{_FOLDER}/{_NAME}"

    def __init__(self, root: Path) -> None:
        """`root` is the system's folder; CannotTryError without a compositor."""
        if shutil.which(_PROGRAM) is None:
            raise CannotTryError(f"apt-get install {_PROGRAM}")
        self._folder = root / _FOLDER

    def __enter__(self) -> Self:
        self._folder.mkdir(mode=0o700)
        self._server = subprocess.Popen(
            [_PROGRAM, "--backend=headless-backend.so", f"--socket={_NAME}", "--no-config"],
            env={**os.environ, "XDG_RUNTIME_DIR": str(self._folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            socket = self._folder / _NAME
            wait_for(lambda: socket.exists() or self._server.poll() is not None, "no compositor")
            expect(socket.exists(), f"{_PROGRAM} ended with status {self._server.returncode}")
            # The programs are those of another user.
            socket.chmod(0o666)
            self._folder.chmod(0o755)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()
        shutil.rmtree(self._folder)
