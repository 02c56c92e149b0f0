"""A Wayland compositor without a monitor."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Self

from check.report import CannotTryError, expect, wait_for

#: The compositor, and the name of its package.
_PROGRAM = "weston"
_FOLDER, _NAME = "run/screen", "wayland"


class WaylandScreen:
    """A compositor whose socket is in a clean system."""

    #: The environment variable for programs in that system.
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
            # Programs run as another user.
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
