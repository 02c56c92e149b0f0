"""What is done with the package in one clean system, step by step."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Self

import archives
import portable
import project
from check import packages, race, service
from check.network import Network
from check.report import expect, wait_for
from check.screen import Screen
from check.systems import USER, Cache, CleanSystem, SystemKind
from check.wayland import WaylandScreen

#: The version that is installed first, older than any.
PREVIOUS = "0.0.1"
#: Something that version had and the new one has not.
_LEFT_OVER = "usr/lib/mille/_internal/of-an-earlier-version"
_MATCHES = ".local/share/mille/matches"
#: What is logged where the thinking process does not start, or ends.
_NO_PROCESS = "answers without its process"
#: What is logged of every mistake of the program.
_MISTAKE = "unexpected error"
#: Seconds in which a page opens.
_OPENED = 1.5
#: Enter: join the table that is found; take a seat and be ready; begin.
_JOINING_SECONDS = 60.0


class Trial:
    """The package in a system of one kind; the steps build on each other."""

    def __init__(self, kind: SystemKind, cache: Cache, deb: Path) -> None:
        self._kind, self._cache, self._deb = kind, cache, deb

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self._screen = stack.enter_context(Screen())
            folder = self._cache.folder / self._kind.name
            self._system = CleanSystem.fresh(self._cache.base(self._kind), folder)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def install_previous(self) -> str:
        """Install by apt, as an earlier version: all that it needs comes along, Python does not."""
        begun = self._system.run("sh", "-c", "command -v python3 || true")
        expect(not begun.strip(), "the clean system has a Python")
        self._system.install(self._previous())
        found = self._system.run("sh", "-c", "command -v python3 || true")
        return "Python came along" if found.strip() else "no Python came along"

    def look_round(self) -> None:
        """Both programs answer, and the desktop is told of them."""
        says = self._system.run_as_user("mille", "--version")
        expect(says.strip() == f"Mille {project.VERSION}", f"--version: {says}")
        expect("--seats" in self._system.run_as_user("mille-host", "--help"), "mille-host --help")
        for place in (
            "applications/mille.desktop",
            "icons/hicolor/48x48/mimetypes/application-x-mille.png",
            "mime/packages/mille.xml",
        ):
            expect((self._system.root / "usr/share" / place).exists(), place)

    def start(self) -> str:
        """The window opens on the screen."""
        says = self._system.run_as_user("mille", "--smoke", display=self._screen.display)
        expect("Mille, xcb" in says, f"--smoke: {says}")
        return says.strip()

    def start_under_wayland(self) -> str:
        """The same on a screen of the other kind, which the program speaks to itself."""
        with WaylandScreen(self._system.root) as screen:
            says = self._system.run_as_user("env", screen.variable, "mille", "--smoke")
        expect("Mille, wayland" in says, f"--smoke: {says}")
        return says.strip()

    def play_race(self) -> str:
        """One key from the start to a match, then a race, then the program is left."""
        log = self._cache.folder / f"{self._kind.name}-game.log"
        with self._game(log, "--seed", "1962"):
            self._screen.keys("Return")
            wait_for(self._matches, "Enter begins no match")
            made = race.play(self._screen, self._matches()[0])
        expect((self._system.home / ".config/mille/settings.ini").exists(), "no settings")
        expect(_NO_PROCESS not in log.read_text(encoding="utf-8"), "the computer has no process")
        return f"{made} moves"

    def upgrade(self) -> None:
        """The new version takes the place of the old, and nothing of the user's changes."""
        before = self._of_the_user()
        expect(before, "the user has nothing that could be kept")
        self._upgrade_under_a_game()
        version = self._system.run("dpkg-query", "--show", "--showformat", "${Version}", "mille")
        expect(version == project.VERSION, f"version {version}")
        expect(not (self._system.root / _LEFT_OVER).exists(), "the old version has left something")
        expect(self._of_the_user() == before, "something of the user's has changed")
        saved = f"/home/{USER}/{_MATCHES}/{self._matches()[0].name}"
        says = self._system.run_as_user("mille", saved, "--smoke", display=self._screen.display)
        expect("xcb" in says, f"the old match does not open: {says}")

    def _upgrade_under_a_game(self) -> None:
        """Install the new version while the old one runs, which then opens what it has not yet."""
        log = self._cache.folder / f"{self._kind.name}-upgraded.log"
        with self._game(log, "--data-dir", "/tmp/another-home") as game:
            self._system.install(self._deb)
            # The library, the statistics, a game.
            for keys in ("ctrl+l", "ctrl+shift+t", "ctrl+n", "Return"):
                self._screen.keys(keys)
                time.sleep(_OPENED)
            expect(game.poll() is None, "the game that was running has ended")

    @contextmanager
    def _game(self, log: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
        """An active window of the user, closed by Ctrl+Q; its output is in the log."""
        log.unlink(missing_ok=True)
        program = self._system.start_as_user(
            *("mille", "--lang", "en", "--no-animation", *options),
            display=self._screen.display,
            log=log,
        )
        try:
            self._screen.come_up()
            yield program
            # A match is kept as it is, and so nothing is asked.
            self._screen.keys("ctrl+q")
            wait_for(lambda: program.poll() is not None, "Ctrl+Q does not end the program")
        finally:
            program.kill()
        expect(_MISTAKE not in log.read_text(encoding="utf-8"), f"a mistake, see {log}")

    def join_over_network(self) -> str:
        """A host here, a window in a second system: found, joined, and dealt."""
        with Network() as network, tempfile.TemporaryDirectory() as logs:
            host, guest = (
                self._system.another(self._cache.folder / f"{self._kind.name}-{place}", name)
                for place, name in zip(("host", "guest"), network.names, strict=True)
            )
            options = ["--seats", "2", "--computers", "easy", "--door", "open", "--admit", "all"]
            log = Path(logs) / "host.log"
            table = host.start_as_user("mille-host", *options, log=log)
            wait_for(lambda: "Port:" in log.read_text(), "mille-host opens no table")
            window = guest.start_as_user(
                *("mille", "--lang", "en", "--no-animation"),
                display=self._screen.display,
                log=Path(logs) / "guest.log",
            )
            try:
                self._screen.come_up()
                self._screen.keys("ctrl+j")
                tables = host.home / ".local/share/mille-host/tables"

                def dealt() -> bool:
                    self._screen.keys("Return")
                    files = tables.glob("*/match.mille")
                    return any("\ndeal 1" in file.read_text(encoding="utf-8") for file in files)

                wait_for(dealt, "the table is not found, or not joined", _JOINING_SECONDS)
                expect(_NO_PROCESS not in log.read_text(), "the computer has no process")
            finally:
                window.kill()
                table.kill()
                window.wait()
                table.wait()
        return "dealt"

    def serve(self) -> str:
        """The service opens a table for a user who asks for it, under that user's own systemd."""
        system = self._system.another(self._cache.folder / f"{self._kind.name}-service")
        system.run("apt-get", "install", "--yes", "--no-install-recommends", *service.PACKAGES)
        with Network() as network:
            return service.try_service(system.root, network.names[0])

    def start_portable(self) -> str:
        """The portable archive runs from a folder with an odd name, in the user's home."""
        folder = self._system.home / "à part"
        folder.mkdir()
        archive = packages.built(portable.PATTERN)
        subprocess.run(["tar", "-C", str(folder), "-xf", str(archive)], check=True)
        name = archive.name.removesuffix(".tar.xz")
        program = f"/home/{USER}/{folder.name}/{name}/mille"
        says = self._system.run_as_user(program, "--smoke", display=self._screen.display)
        expect("Mille, xcb" in says, f"--smoke: {says}")
        shutil.rmtree(folder)
        return says.strip()

    def beside_bsdgames(self) -> str:
        """The other program of this name can be installed as well, and neither is lost."""
        system = self._system
        system.run("apt-get", "install", "--yes", "--no-install-recommends", "bsdgames")
        expect("Mille" in system.run_as_user("mille", "--version"), "mille is the other one")
        # Newer ones have no such program any more.
        theirs = system.run("dpkg-query", "--listfiles", "bsdgames").splitlines()
        has_one = "/usr/games/mille" in theirs
        kept = (system.root / "usr/games/mille.bsd").exists()
        expect(kept or not has_one, "the other one is lost")
        system.run("apt-get", "purge", "--yes", "bsdgames")
        return "" if has_one else "bsdgames has none here"

    def remove(self) -> str:
        """Nothing stays but what is the user's."""
        before = self._of_the_user()
        self._system.run("apt-get", "purge", "--yes", "mille")
        for name in ("mille", "mille.bsd", "mille-host"):
            expect(not (self._system.root / "usr/games" / name).exists(), f"{name} is still there")
        parts = ("etc", "usr", "var/lib", "lib")
        named = [p for part in parts for p in (self._system.root / part).rglob("*mille*")]
        expect(not named, f"these are still there: {named[:5]}")
        expect("mille" not in self._system.run("dpkg-divert", "--list"), "a diversion is left")
        expect(self._of_the_user() == before, "something of the user's is gone")
        return f"the user keeps {len(before)} files"

    def _previous(self) -> Path:
        """This package under the number of an earlier version, with one file more."""
        root = archives.fresh(self._cache.folder / "previous")
        subprocess.run(["dpkg-deb", "--raw-extract", str(self._deb), str(root)], check=True)
        control = root / "DEBIAN" / "control"
        text = control.read_text(encoding="utf-8")
        changed = text.replace(f"\nVersion: {project.VERSION}\n", f"\nVersion: {PREVIOUS}\n")
        expect(changed != text, "the package has another version than the project")
        control.write_text(changed, encoding="utf-8")
        (root / _LEFT_OVER).touch()
        package = self._cache.folder / f"mille_{PREVIOUS}.deb"
        build = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(root), str(package)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        return package

    def _matches(self) -> list[Path]:
        """The files of all matches that the user has begun."""
        return sorted((self._system.home / _MATCHES).glob("*.mille"))

    def _of_the_user(self) -> dict[str, bytes]:
        """Settings and matches: every file in the user's folders but pictures and locks."""
        return {
            str(path.relative_to(self._system.home)): path.read_bytes()
            for folder in (".config", ".local")
            for path in sorted((self._system.home / folder).rglob("*"))
            if path.is_file() and path.suffix != ".lock"
        }
