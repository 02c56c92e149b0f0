"""Tests of the package in one clean system."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import archives
import portable
import project
from check import packages, race, service
from check.network import TABLE, Network, join
from check.report import expect, wait_for
from check.screen import Screen
from check.systems import USER, Cache, CleanSystem, SystemKind
from check.wayland import WaylandScreen

#: The number of the version that is installed first.
PREVIOUS = "0.0.1"
#: A file that is only in that version.
_LEFT_OVER = "usr/lib/mille/_internal/of-an-earlier-version"
_MATCHES = ".local/share/mille/matches"
#: Logged if the thinking process does not start, or ends.
_NO_PROCESS = "answers without its process"
#: Logged with every unexpected exception.
_ERROR = "unexpected error"
#: Seconds until a page is open.
_PAGE_OPENS = 1.5
#: Time limit for joining a table with Enter, until the first deal.
_JOINING_SECONDS = 60.0


class Trial:
    """Tests in a new system of one kind; each step depends on those before."""

    def __init__(self, kind: SystemKind, cache: Cache, screen: Screen, deb: Path) -> None:
        self._kind, self._cache, self._screen, self._deb = kind, cache, screen, deb
        self._system = CleanSystem.fresh(cache.base(kind), cache.folder / kind.name)

    def install_previous(self) -> str:
        """Install the package with an earlier version number, on a system without Python."""
        begun = self._system.run("sh", "-c", "command -v python3 || true")
        expect(not begun.strip(), "the clean system has a Python")
        self._system.install(self._previous())
        found = self._system.run("sh", "-c", "command -v python3 || true")
        return "Python came along" if found.strip() else "no Python came along"

    def check_installation(self) -> None:
        """Run both programs, and check the files for the desktop."""
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
        """Open the window under X11."""
        says = self._system.run_as_user("mille", "--smoke", display=self._screen.display)
        expect("Mille, xcb" in says, f"--smoke: {says}")
        return says.strip()

    def start_under_wayland(self) -> str:
        """Open the window under Wayland."""
        with WaylandScreen(self._system.root) as screen:
            says = self._system.run_as_user("env", screen.variable, "mille", "--smoke")
        expect("Mille, wayland" in says, f"--smoke: {says}")
        return says.strip()

    def play_race(self) -> str:
        """Start a match with one key, play a race, and quit."""
        log = self._cache.folder / f"{self._kind.name}-game.log"
        with self._game(log, "--seed", "1962"):
            self._screen.keys("Return")
            wait_for(self._matches, "Enter begins no match")
            made = race.play(self._screen, self._matches()[0])
        expect((self._system.home / ".config/mille/settings.ini").exists(), "no settings")
        expect(_NO_PROCESS not in log.read_text(encoding="utf-8"), "the computer has no process")
        return f"{made} moves"

    def upgrade(self) -> None:
        """Upgrade, and check that the user's files have not changed."""
        before = self._user_files()
        expect(before, "the user has nothing that could be kept")
        self._upgrade_under_a_game()
        version = self._system.run("dpkg-query", "--show", "--showformat", "${Version}", "mille")
        expect(version == project.VERSION, f"version {version}")
        expect(not (self._system.root / _LEFT_OVER).exists(), "the old version has left something")
        expect(self._user_files() == before, "something of the user's has changed")
        saved = f"/home/{USER}/{_MATCHES}/{self._matches()[0].name}"
        says = self._system.run_as_user("mille", saved, "--smoke", display=self._screen.display)
        expect("xcb" in says, f"the old match does not open: {says}")

    def _upgrade_under_a_game(self) -> None:
        """Upgrade while the old version runs, then open further pages in it."""
        log = self._cache.folder / f"{self._kind.name}-upgraded.log"
        with self._game(log, "--data-dir", "/tmp/another-home") as game:
            self._system.install(self._deb)
            # The library, the statistics, a game.
            for keys in ("ctrl+shift+o", "ctrl+shift+t", "ctrl+n", "Return"):
                self._screen.keys(keys)
                time.sleep(_PAGE_OPENS)
            expect(game.poll() is None, "the game that was running has ended")

    @contextmanager
    def _game(self, log: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
        """Start the game with an active window, and quit it with Ctrl+Q."""
        log.unlink(missing_ok=True)
        program = self._system.start_as_user(
            *("mille", "--lang", "en", "--no-animation", *options),
            display=self._screen.display,
            log=log,
        )
        try:
            self._screen.wait_for_window()
            yield program
            # Matches are saved automatically, so there is no question.
            self._screen.keys("ctrl+q")
            wait_for(lambda: program.poll() is not None, "Ctrl+Q does not end the program")
        finally:
            program.kill()
        expect(_ERROR not in log.read_text(encoding="utf-8"), f"a mistake, see {log}")

    def join_over_network(self) -> str:
        """Join a table of mille-host from a second system, until the first deal."""
        with Network() as network, tempfile.TemporaryDirectory() as logs:
            host, guest = (
                self._system.another(self._cache.folder / f"{self._kind.name}-{place}", name)
                for place, name in zip(("host", "guest"), network.names, strict=True)
            )
            log = Path(logs) / "host.log"
            table = host.start_as_user("mille-host", *TABLE, log=log)
            wait_for(lambda: "Port:" in log.read_text(), "mille-host opens no table")
            window = guest.start_as_user(
                *("mille", "--lang", "en", "--no-animation"),
                display=self._screen.display,
                log=Path(logs) / "guest.log",
            )
            try:
                self._screen.wait_for_window()
                join(self._screen, host.home / ".local/share/mille-host/tables", _JOINING_SECONDS)
                expect(_NO_PROCESS not in log.read_text(), "the computer has no process")
            finally:
                window.kill()
                table.kill()
                window.wait()
                table.wait()
        return "dealt"

    def serve(self) -> str:
        """Test the service under a systemd of the user."""
        system = self._system.another(self._cache.folder / f"{self._kind.name}-service")
        system.run("apt-get", "install", "--yes", "--no-install-recommends", *service.PACKAGES)
        with Network() as network:
            return service.try_service(system.root, network.names[0])

    def start_portable(self) -> str:
        """Start the portable archive from a folder with an unusual name."""
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
        """Install bsdgames as well, which has a program with the same name."""
        system = self._system
        system.run("apt-get", "install", "--yes", "--no-install-recommends", "bsdgames")
        expect("Mille" in system.run_as_user("mille", "--version"), "mille is the other one")
        # Newer versions no longer have that program.
        theirs = system.run("dpkg-query", "--listfiles", "bsdgames").splitlines()
        has_one = "/usr/games/mille" in theirs
        kept = (system.root / "usr/games/mille.bsd").exists()
        expect(kept or not has_one, "the other one is lost")
        system.run("apt-get", "purge", "--yes", "bsdgames")
        return "" if has_one else "bsdgames has none here"

    def remove(self) -> str:
        """Remove the package; only the user's files may remain."""
        before = self._user_files()
        self._system.run("apt-get", "purge", "--yes", "mille")
        for name in ("mille", "mille.bsd", "mille-host"):
            expect(not (self._system.root / "usr/games" / name).exists(), f"{name} is still there")
        parts = ("etc", "usr", "var/lib", "lib")
        named = [p for part in parts for p in (self._system.root / part).rglob("*mille*")]
        expect(not named, f"these are still there: {named[:5]}")
        expect("mille" not in self._system.run("dpkg-divert", "--list"), "a diversion is left")
        expect(self._user_files() == before, "something of the user's is gone")
        return f"the user keeps {len(before)} files"

    def _previous(self) -> Path:
        """Return this package with the number of an earlier version and one more file."""
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
        """Return the user's match files."""
        return sorted((self._system.home / _MATCHES).glob("*.mille"))

    def _user_files(self) -> dict[str, bytes]:
        """Return the contents of settings and matches, without caches and locks."""
        home = self._system.home
        return archives.contents(home / ".config") | archives.contents(home / ".local")
