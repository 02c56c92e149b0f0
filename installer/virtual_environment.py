"""Virtual environments with the pinned packages, made and brought up to date when necessary."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shlex
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pinned_packages
import project
from system_packages import say

if TYPE_CHECKING:
    from collections.abc import Iterable

INSTALLED_FROM = ("pyproject.toml", "constraints.txt")
THIS_PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
#: Part of pip's message when it retries to reach an index.
_NO_CONNECTION = "connection broken by"
#: Part of pip's message for a file that is not the pinned one; always shown to the user.
_WRONG_FILE = "DO NOT MATCH THE HASHES"

#: How often pip tries again to connect, while it shows nothing; the 5 of its own take 26 s.
RETRIES = "2"

NO_NETWORK = 4
READ_ONLY = 5


class VirtualEnvironment:
    """A folder with its own Python interpreter and packages."""

    def __init__(self, folder: Path, root: Path = project.ROOT, made_by: str = THIS_PYTHON) -> None:
        """`root` is the checkout; an environment made by another Python is recreated."""
        self.folder, self._root, self._made_by = folder, root, made_by
        windows = sys.platform == "win32"
        self.programs = folder / ("Scripts" if windows else "bin")
        self.python = self.programs / ("python.exe" if windows else "python")
        self.stamp = folder / "mille-setup.json"

    def is_ready(self, extras: Iterable[str] = ()) -> bool:
        """Return True if everything for these extras of pyproject.toml is installed."""
        sources, installed = self._read_stamp()
        return sources == self._sources() and set(extras) <= installed and self.python.exists()

    def missing_packages(self, extras: Iterable[str] = ()) -> list[str]:
        """Return Debian's package for creating environments, if it is needed and missing."""
        on_linux = sys.platform.startswith("linux")
        if self.is_ready(extras) or not on_linux or importlib.util.find_spec("ensurepip"):
            return []
        return [f"python{THIS_PYTHON}-venv"]

    def refuse_read_only(self, extras: Iterable[str] = ()) -> None:
        """End with advice if the environment must be set up in a checkout that is read-only."""
        place = self.folder if self.folder.exists() else self._root
        if self.is_ready(extras) or os.access(place, os.W_OK):
            return
        copy = shlex.join(["cp", "-r", str(self._root), str(place_for_copy(self._root))])
        say(
            f"Mille cannot be set up, because {place} is not writable."
            f" Copy the checkout to a folder of your own, and start it there:\n    {copy}"
        )
        raise SystemExit(READ_ONLY)

    def set_up(self, extras: Iterable[str] = (), *, checkout: bool = True) -> None:
        """Install what is missing for these extras, and the checkout itself.

        Extras installed before are updated as well. Ends with a message
        if something cannot be installed.
        """
        if self.is_ready(extras):
            return
        sources = self._sources()
        before, installed = self._read_stamp()
        # An environment works only where it was made and with the Python that made it.
        other = any(before.get(key, sources[key]) != sources[key] for key in ("python", "root"))
        wanted = sorted({*extras} if other else {*extras, *installed})
        self.stamp.unlink(missing_ok=True)
        self._run([sys.executable, "-m", "venv", *(["--clear"] if other else []), str(self.folder)])
        self._install_pinned(wanted)
        if checkout:
            # Uses the pinned build system, which is installed already.
            self.pip("--no-deps", "--no-build-isolation", "--quiet", "--editable", ".")
        stamp = {"sources": sources, "extras": wanted}
        self.stamp.write_text(json.dumps(stamp), encoding="utf-8")

    def pip(self, *arguments: str, command: str = "install") -> None:
        """Run a command of pip in the environment; end with a message if it fails."""
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check"]
        self._run([*pip, "--retries", RETRIES, command, *arguments])

    def _install_pinned(self, extras: Iterable[str]) -> None:
        file = self.folder / "requirements.txt"
        names = pinned_packages.required_names(extras)
        text = pinned_packages.requirements(
            names, pinned_packages.read_pins(self._root / "constraints.txt")
        )
        file.write_text(text, encoding="utf-8")
        say("Installing Python packages, which are downloaded if this computer lacks them …")
        # Nothing is built from source, which would require unpinned tools.
        self.pip("--only-binary=:all:", "--require-hashes", "-r", str(file))

    def _run(self, command: list[str]) -> None:
        status, errors = call_with_errors(command, self._root)
        if status != 0 and _NO_CONNECTION in errors and _WRONG_FILE not in errors:
            say(
                "The Python packages cannot be downloaded: pip cannot reach a package index."
                " Connect this computer to the network and start again."
            )
            raise SystemExit(NO_NETWORK)
        if errors:
            say(errors.rstrip())
        if status != 0:
            say(f"The set-up failed: {' '.join(command)} ended with status {status}.")
            raise SystemExit(status)

    def _sources(self) -> dict[str, str]:
        """Python, folder and hash of the files that an up-to-date environment was made with."""
        content = b"\0".join((self._root / name).read_bytes() for name in INSTALLED_FROM)
        digest = hashlib.sha256(content).hexdigest()
        return {"python": self._made_by, "root": str(self._root), "files": digest}

    def _read_stamp(self) -> tuple[dict[str, str], set[str]]:
        """Read the sources and extras of the environment; empty if it is unfinished."""
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
            return dict(stamp["sources"]), set(stamp["extras"])
        except (OSError, ValueError, TypeError, KeyError):
            return {}, set()


def place_for_copy(checkout: Path) -> Path:
    """Return a path for a copy of a checkout that does not exist yet and is not inside it."""
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - pathlib raises where there is no home
    folders = [home, Path(tempfile.gettempdir())]
    outside = [f for f in folders if f.is_dir() and not f.resolve().is_relative_to(checkout)]
    names = (f"mille-{number}" if number > 1 else "mille" for number in count(1))
    paths = ((outside or folders[-1:])[0] / name for name in names)
    return next(path for path in paths if not os.path.lexists(path))


def call_with_errors(command: list[str], folder: Path) -> tuple[int, str]:
    """Run a command; return its exit status as in a shell, and its error output."""
    done = subprocess.run(
        command, cwd=folder, stderr=subprocess.PIPE, text=True, errors="replace", check=False
    )
    return done.returncode if done.returncode >= 0 else 128 - done.returncode, done.stderr
