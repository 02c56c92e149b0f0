"""The commands of the README in a clone of the repository in a clean system.

They are run by a user without sudo; root runs only what they advise.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from pathlib import Path

import project
import system_packages
from check.report import expect, wait_for
from check.screen import Screen
from check.systems import USER, Cache, CleanSystem, SystemKind

#: Seconds for the first start, which downloads some 150 MB, and for a later one.
_FIRST_START, _LATER_START = 1800.0, 60.0
_CLONE = "mille"
_PACKAGES = f"{_CLONE}/.venv/lib"
#: Packages that only tests and checks need.
_NOT_TO_PLAY = ("pytest", "mypy", "ruff", "numpy")
_COUNTS = re.compile(r"^=+ (.*\d+ passed.*) in [\d.]+s", re.MULTILINE)


class CheckoutTrial:
    """Tests of a clone of HEAD in a new system of one kind; each step depends on those before."""

    def __init__(self, kind: SystemKind, cache: Cache, screen: Screen) -> None:
        self._kind, self._cache, self._screen = kind, cache, screen
        folder = cache.folder / f"{kind.name}-checkout"
        self._system = CleanSystem.fresh(cache.base(kind), folder)

    def set_up(self) -> str:
        """Install only Python, delete the package lists, and clone HEAD."""
        self._system.trust_certificates()
        self._system.run("apt-get", "install", "--yes", "--no-install-recommends", "python3")
        for file in (self._system.root / "var/lib/apt/lists").rglob("*_*"):
            file.unlink()
        clone = self._system.home / _CLONE
        command = ["git", "clone", "--quiet", "--no-hardlinks", str(project.ROOT), str(clone)]
        subprocess.run(command, check=True)
        self._system.run("chown", "-R", f"{USER}:{USER}", f"/home/{USER}/{_CLONE}")
        return self._system.run("python3", "--version").strip()

    def follow_advice(self) -> str:
        """Run the command as a user, and install as root what it reports as missing."""
        status, said = self._dev("test")
        expect(status == system_packages.PACKAGES_MISSING, f"status {status}: {said[-500:]}")
        commands = [line.strip() for line in said.splitlines() if line.startswith("    ")]
        expect(commands[0] == "apt-get update", f"it does not begin with the lists: {commands}")
        for command in commands:
            self._system.run(*command.split())
        return f"{len(commands[-1].split()) - 4} packages"

    def start_game(self) -> str:
        """Test that `run` installs what a player needs and opens the window, twice."""
        first, again = self._open_window(_FIRST_START), self._open_window(_LATER_START)
        for name in _NOT_TO_PLAY:
            found = list((self._system.home / _PACKAGES).glob(f"*/site-packages/{name}"))
            expect(not found, f"a player got {name}")
        status, said = self._dev("run", "--smoke")
        expect(status == 0 and "Mille, xcb" in said, f"--smoke: {status}: {said[-500:]}")
        size = sum(p.lstat().st_size for p in (self._system.home / _CLONE / ".venv").rglob("*"))
        return f"window after {first:.0f} s, then after {again:.1f} s; .venv {size / 1e6:.0f} MB"

    def run_tests(self) -> str:
        """Test that `test` installs the rest and runs all checks; return the numbers of tests."""
        status, said = self._dev("test")
        found = _COUNTS.findall(said)
        counts = found[-1] if found else "no tests"
        last = said.rstrip().splitlines()[-1]
        expect(status == 0, f"{counts}; {last}; see {self._log('test')}")
        status, said = self._dev("run", "--smoke")
        expect("Installing" not in said, f"the game is set up again after the tests: {said}")
        expect(status == 0 and "Mille, xcb" in said, f"--smoke: {status}: {said[-500:]}")
        return f"{counts}; {last}"

    def remove(self) -> None:
        """Remove the system; after a failure it is kept for inspection."""
        shutil.rmtree(self._system.root)

    def _open_window(self, seconds: float) -> float:
        """Start the game and close its window; return the seconds until it appeared."""
        program = self._start("run", "--lang", "en")
        begun = time.monotonic()
        try:
            wait_for(
                lambda: program.poll() is not None or self._screen.focus(),
                f"no window came up, see {self._log('run')}",
                seconds,
            )
            taken = time.monotonic() - begun
            expect(program.poll() is None, f"the game ended, see {self._log('run')}")
            self._screen.keys("ctrl+q")
            wait_for(lambda: program.poll() is not None, "Ctrl+Q does not end the program")
            expect(program.returncode == 0, f"status {program.returncode}")
        finally:
            program.kill()
            program.wait()
        return taken

    def _dev(self, *arguments: str) -> tuple[int, str]:
        """Run a command of installer/dev.py; return its status and output."""
        self._log(arguments[0]).unlink(missing_ok=True)
        status = self._start(*arguments).wait()
        return status, self._log(arguments[0]).read_text(encoding="utf-8", errors="replace")

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        script = f'cd ~/{_CLONE} && exec python3 installer/dev.py "$@"'
        words = ("sh", "-c", script, "sh", *arguments)
        display, log = self._screen.display, self._log(arguments[0])
        return self._system.start_as_user(*words, display=display, log=log)

    def _log(self, command: str) -> Path:
        return self._cache.folder / f"{self._kind.name}-{command}.log"
