"""Wine in a clean Debian 13, in which programs for Windows are tried."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Self

import project
from check.report import wait_for
from check.systems import SYSTEMS, USER, Cache, CleanSystem
from system_packages import say

#: The 32-bit part is for NSIS's installer.
_PACKAGES = ("wine", "wine64", "wine32:i386")
_BARE = ("apt-get", "install", "--yes", "--no-install-recommends")
COMPILER = "x86_64-w64-mingw32-gcc"
_STAND_IN = project.INSTALLER / "windows" / "icuuc.c"
#: No messages, and no offer to install .NET or a browser.
_SETTINGS = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}


def wine_root(cache: Cache) -> Path:
    """Return the folder of the system with Wine; create it the first time."""
    root = cache.folder / "wine"
    # A link into the system, which is broken outside of it.
    if not (root / "usr/bin/wine").is_symlink():
        say("Making a Debian 13 with Wine …")
        system = CleanSystem.fresh(cache.base(SYSTEMS["debian-13"]), root)
        system.run("dpkg", "--add-architecture", "i386")
        system.run("apt-get", "update")
        system.run(*_BARE, *_PACKAGES)
    return root


class Wine(CleanSystem):
    """A running system with Wine; all its programs share one Windows."""

    def __enter__(self) -> Self:
        command = super()._command([], ("sleep", "infinity"))
        self._holder = subprocess.Popen(command, env=self._variables(""))
        wait_for(lambda: self._holder_name() == "sleep", "the system does not start")
        self._first = _child(str(self._holder.pid))
        return self

    def __exit__(self, *_: object) -> None:
        self._holder.kill()
        self._holder.wait()

    @property
    def drive(self) -> Path:
        """The folder of drive C."""
        return self.home / ".wine" / "drive_c"

    @property
    def user(self) -> Path:
        """The folder of the user on that drive."""
        return self.drive / "users" / USER

    def install_windows(self, display: str) -> None:
        """Create a new, empty Windows, with the library that Wine lacks."""
        shutil.rmtree(self.home / ".wine", ignore_errors=True)
        self.run_as_user("wineboot", "--init", display=display)
        library = self.drive / "windows" / "system32" / "icuuc.dll"
        build = [COMPILER, "-shared", "-O1", "-s", "-o", str(library), str(_STAND_IN)]
        subprocess.run(build, check=True)

    def wine(self, *words: str, display: str, check: bool = True) -> str:
        """Run a program of Windows and return its output."""
        return self.run_as_user("wine", *words, display=display, check=check)

    def shut_down(self, display: str) -> None:
        """End all programs of Windows, and write its registry."""
        self.run_as_user("wineserver", "--kill", display=display, check=False)
        self.run_as_user("wineserver", "--wait", display=display, check=False)

    def _holder_name(self) -> str:
        """Return the program that runs in the system so far: a mount, or at last `sleep`."""
        second = _child(_child(str(self._holder.pid)))
        name = Path(f"/proc/{second}/comm")
        return name.read_text(encoding="utf-8").strip() if second and name.exists() else ""

    def _command(self, options: list[str], words: tuple[str, ...]) -> list[str]:
        """Return the command that runs in the system that is running."""
        enter = ["nsenter", f"--target={self._first}", "--mount", "--pid", "--net"]
        return [*enter, "chroot", *options, str(self.root), *words]

    def _variables(self, display: str) -> dict[str, str]:
        return super()._variables(display) | _SETTINGS


def _child(process: str) -> str:
    """Return the number of the first child of a process; empty if it has none."""
    place = Path(f"/proc/{process}/task/{process}/children")
    found = place.read_text(encoding="utf-8").split() if process and place.exists() else []
    return found[0] if found else ""
