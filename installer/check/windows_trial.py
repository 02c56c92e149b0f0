"""Tests of the installer for Windows and of the installed game, under Wine.

Every step leaves pictures of the screen, which somebody must look at.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Self

import archives
import build_environment
import project
from check import race, wine_tests
from check.network import Network
from check.report import expect, wait_for
from check.screen import Screen
from check.systems import USER, Cache
from check.wine import Wine, wine_root

#: Folders of Windows, below drive C and the user's folder.
_ALL, _OWN = "Program Files/Mille", "AppData/Local/Programs/Mille"
_MENU = "Microsoft/Windows/Start Menu/Programs/Mille.lnk"
_FILES = "AppData/Local/Mille"
_KEY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Mille"
_DESKTOP = r"Control Panel\Desktop"
_THEME = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
_GAME = r"C:\Program Files\Mille\mille.exe"
_HOST = r"C:\Program Files\Mille\mille-host.exe"
_TABLE = ("--seats", "2", "--computers", "easy", "--door", "open", "--admit", "all")
#: The status of an installer that refuses, and of success.
_REFUSED = "2"
#: Seconds for an installer, for a window, for a page to be drawn, and for joining a table.
_INSTALLS, _OPENS, _DRAWN, _JOINING = 300.0, 120.0, 3.0, 300.0
#: The longest start, in times of that of the plain Python.
_SLOWEST = 1.2
#: A path as families have them.
_FOREIGN = "Documents/Parties d’été/L’île à Noël n° 1.mille"


class WindowsTrial:
    """Tests in one new Windows; each step depends on those before."""

    def __init__(self, cache: Cache, setup: Path) -> None:
        self._cache, self._setup = cache, setup
        self._pictures = archives.fresh(cache.folder / "windows-pictures")
        self._log = cache.folder / "windows.log"

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self._screen = stack.enter_context(Screen())
            self._windows = stack.enter_context(Wine(wine_root(self._cache)))
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._windows.shut_down(self._screen.display)
        self._stack.close()

    def tidy(self) -> None:
        """Take a picture of what a failed step has left, and end it."""
        self._picture("failed")
        self._windows.shut_down(self._screen.display)

    # -- installing ------------------------------------------------------------------------------

    def set_up(self) -> str:
        """Create an empty Windows, and put the installer into it."""
        self._log.unlink(missing_ok=True)
        self._windows.install_windows(self._screen.display)
        shutil.copyfile(self._setup, self._windows.drive / "setup.exe")
        return self._windows.run("wine", "--version").strip()

    def install_for_all(self) -> str:
        """Install silently for everybody: files, menu, list of programs, kind of file."""
        begun = time.monotonic()
        expect(self._install("/AllUsers") == "0", "the installer failed")
        taken = time.monotonic() - begun
        self._expect_installed(self._windows.drive / _ALL, "HKLM")
        expect((self._windows.drive / "ProgramData" / _MENU).exists(), "no menu entry for all")
        size = sum(p.stat().st_size for p in (self._windows.drive / _ALL).rglob("*"))
        return f"{taken:.0f} s, {size / 1e6:.0f} MB"

    def print_to_console(self) -> None:
        """Ask both programs for version and help, with their output in a pipe."""
        says = self._wine(_GAME, "--version")
        expect(f"Mille {project.VERSION}" in says, f"--version: {says}")
        for program, option in ((_GAME, "--lang"), (_HOST, "--seats")):
            says = self._wine(program, "--help")
            expect(option in says, f"{program} --help: {says}")

    def start_from_menu(self) -> None:
        """Start the game from its entry in the menu, as the shell does."""
        entry = "C:\\ProgramData\\" + _MENU.replace("/", "\\")
        with self._running("start", entry):
            self._picture("start-page")

    # -- playing ---------------------------------------------------------------------------------

    def play_by_keys(self) -> str:
        """Play a race with the keyboard."""
        with self._running(_GAME, "--lang", "en", "--no-animation", "--seed", "1962"):
            self._screen.keys("Return")
            match = self._first_match(_FILES)
            made = race.play(self._screen, match)
            self._picture("race-by-keys")
        return f"{made} moves"

    def play_by_mouse(self) -> str:
        """Play another race with the mouse; kill the game in the middle, and continue."""
        options = ("--lang", "en", "--no-animation", "--data-dir", r"C:\by mouse")
        with self._running(_GAME, *options, "--seed", "7", killed=True):
            self._screen.click(840, 226)
            match = self._first_match("../../by mouse")
            made = race.play(self._screen, match, race.by_mouse(self._screen), most=6)
            self._picture("race-by-mouse")
        before = match.read_bytes()
        with self._running(_GAME, *options):
            expect(match.read_bytes() == before, "the match changed while the game was away")
            self._screen.keys("Return")
            made += race.play(self._screen, match, race.by_mouse(self._screen))
            self._picture("race-by-mouse-over")
        expect(match.read_bytes().startswith(before), "what was played before is lost")
        return f"{made} moves"

    def open_by_association(self) -> None:
        """Open a match by its kind of file, from a path with accents and spaces."""
        file = self._windows.user / _FOREIGN
        self._give(self._beginning(), file)
        name = _FOREIGN.replace("/", "\\")
        with self._running("start", f"C:\\users\\{USER}\\{name}", window="turn - Mille"):
            self._picture("association")

    def share_a_screen(self) -> None:
        """Open a match of two people: the curtain hides the hands."""
        text = self._beginning().replace("computer-normal-careful Marcel", "human Marcel")
        self._give(text, self._windows.drive / "two.mille")
        with self._running(_GAME, "--lang", "en", r"C:\two.mille"):
            self._picture("curtain")

    def speak(self) -> None:
        """Show the table in French and Spanish, and with text of 150 %."""
        for language in ("fr", "es"):
            self._take(language, "--lang", language, "--data-dir", f"C:\\{language}")
        settings = self._windows.drive / "large" / "settings.ini"
        self._give("[General]\ntext_size=150\n", settings)
        self._take("text-150", "--lang", "en", "--data-dir", r"C:\large")

    # -- habits of Windows -----------------------------------------------------------------------

    def obey_keys(self) -> None:
        """Open the menus with F10 and Alt, and close the window with Alt+F4."""
        with self._running(_GAME, "--lang", "en", quits=False):
            for name, keys in (("F10", ("F10",)), ("alt", ("alt+g",))):
                self._screen.keys(*keys)
                self._picture(f"menu-{name}")
                self._screen.keys("Escape", "Escape")
            self._screen.keys("alt+F4")
            wait_for(lambda: not self._screen.focus(), "Alt+F4 does not close the window")

    def follow_settings(self) -> None:
        """Follow the dark mode and the scaling of Windows."""
        self._set(_THEME, "AppsUseLightTheme", 0)
        self._take("dark", "--lang", "en", "--data-dir", r"C:\dark")
        self._set(_THEME, "AppsUseLightTheme", 1)
        for percent in (125, 150, 175, 200, 100):
            self._set(_DESKTOP, "LogPixels", 96 * percent // 100)
            self._take(f"scale-{percent}", "--lang", "en", "--data-dir", r"C:\scaled")

    def _set(self, key: str, name: str, number: int) -> None:
        """Change a setting of Windows, which programs read as they start."""
        kind = ("/t", "REG_DWORD", "/d", str(number), "/f")
        self._wine("reg", "add", rf"HKCU\{key}", "/v", name, *kind)
        self._windows.shut_down(self._screen.display)

    # -- playing on the network ------------------------------------------------------------------

    def host(self) -> str:
        """Host with `mille-host` on Windows, and join from a window on Linux."""
        with Network() as network, self._moved_to(network.names[0]):
            tables = self._windows.user / "AppData/Roaming/mille-host/tables"
            table = self._start(_HOST, *_TABLE)
            wait_for(lambda: "Port:" in self._said(), "mille-host opens no table", _OPENS)
            options = ("--lang", "en", "--no-animation")
            with self._on_linux(network.names[1], "mille_qt.app.main", *options):
                self._screen.wait_for_window()
                self._join(tables)
            table.kill()
            self._wine("taskkill", "/F", "/IM", "mille-host.exe", check=False)
        return "dealt"

    def join(self) -> str:
        """Join a table of `mille-host` on Linux from the window on Windows."""
        with Network() as network, self._moved_to(network.names[0]):
            folder = archives.fresh(self._cache.folder / "windows-peer" / "table")
            options = (*_TABLE, "--folder", str(folder))
            with (
                self._on_linux(network.names[1], "mille_net.server.main", *options),
                self._running(_GAME, "--lang", "en", "--no-animation", killed=True),
            ):
                self._join(folder / "tables")
        return "dealt"

    def _join(self, tables: Path) -> None:
        """Join the table that is found, with Enter, until the first deal."""
        self._screen.keys("ctrl+j")

        def dealt() -> bool:
            self._screen.keys("Return")
            files = tables.glob("*/match.mille")
            return any("\ndeal 1" in file.read_text(encoding="utf-8") for file in files)

        wait_for(dealt, f"the table is not found, or not joined, see {self._log}", _JOINING)
        self._picture("network")

    # -- upgrading and removing ------------------------------------------------------------------

    def upgrade(self) -> str:
        """Upgrade while the game is open, which is refused, and closed."""
        place = self._windows.drive / _ALL
        files = _contents(place)
        with self._running(_GAME, "--lang", "en"):
            expect(self._install("/AllUsers") == _REFUSED, "an upgrade under the game succeeded")
            expect(_contents(place) == files, "a refused upgrade has changed the program")
            self._walk_through("refused", ("Return", "Return", "Return"))
            self._picture("refused")
            self._wine("taskkill", "/F", "/IM", "setup.exe", check=False)
            wait_for(lambda: not self._screen.focus("Setup"), "the installer stays")
            expect(_contents(place) == files, "a refused upgrade has changed the program")
        before = self._user_files()
        left_over = place / "_internal" / "of-an-earlier-version.pyd"
        left_over.touch()
        expect(self._install("/AllUsers") == "0", "the upgrade failed")
        expect(not left_over.exists(), "the old version has left something")
        expect(self._user_files() == before, "something of the user's has changed")
        return f"{len(files)} files"

    def remove(self) -> str:
        """Remove the game; only the player's files remain."""
        place = self._windows.drive / _ALL
        with self._running(_GAME):
            files = _contents(place)
            self._uninstall("C:\\Program Files\\Mille", "/AllUsers")
            time.sleep(_DRAWN)
            expect(_contents(place) == files, "the game was removed while it ran")
        before = self._user_files()
        expect(before, "the player has nothing that could be kept")
        self._remove("C:\\Program Files\\Mille", "/AllUsers", place)
        expect(self._user_files() == before, "something of the player's is gone")
        return f"the player keeps {len(before)} files"

    def install_for_one(self) -> None:
        """Install silently for the current user, start, and remove."""
        place = self._windows.user / _OWN
        expect(self._install("/CurrentUser") == "0", "the installer failed")
        self._expect_installed(place, "HKCU")
        expect((self._windows.user / "AppData/Roaming" / _MENU).exists(), "no menu entry")
        path = f"C:\\users\\{USER}\\" + _OWN.replace("/", "\\")
        expect("Mille, windows" in self._wine(f"{path}\\mille.exe", "--smoke"), "no start")
        self._remove(path, "/CurrentUser", place)

    def install_by_hand(self) -> None:
        """Click through the installer, which starts the game at its end."""
        pages = ("language", "for-whom", "folder", "progress", "firewall", "last-page")
        keys = ("Return", "Return", "Return", "", "Return", "Return")
        self._walk_through("setup", keys, pages)
        wait_for(lambda: self._screen.focus("^Mille$"), "the last page does not start it", _OPENS)
        self._picture("started-by-setup")
        self._quit()

    def _walk_through(self, name: str, keys: tuple[str, ...], pages: tuple[str, ...] = ()) -> None:
        """Start the installer and press a key on each page, with a picture of each."""
        self._start(r"C:\setup.exe")
        for number, key in enumerate(keys):
            wait_for(lambda: self._screen.focus("Installer|Setup"), "no installer", _OPENS)
            time.sleep(_DRAWN)
            if key == "":
                wait_for(lambda: self._screen.focus("^Mille Setup$"), "no end", _INSTALLS)
            if pages:
                self._picture(f"{name}-{pages[number]}")
            self._screen.keys(*filter(None, [key]))

    # -- the test suites -------------------------------------------------------------------------

    def set_up_tests(self) -> str:
        """Put Python, the packages for tests and the checkout into Windows."""
        return wine_tests.set_up(self._windows)

    def compare_starts(self) -> str:
        """Start the installed game, and the checkout by the plain Python, in turn."""
        plain = (r"C:\python\python.exe", "-c", "from mille_qt.app.main import main; main()")
        pairs = [[self._timed(_GAME), self._timed(*plain)] for _ in range(4)]
        game, python = (min(times) for times in zip(*pairs, strict=True))
        told = f"{game:.1f} s; plain Python {python:.1f} s"
        expect(game < _SLOWEST * python, told)
        return told

    def run_tests(self, suite: str) -> str:
        """Run one of the suites."""
        log = self._cache.folder / f"windows-{suite.replace(' ', '-')}.log"
        return wine_tests.run(self._windows, self._screen.display, suite, log)

    # -- the parts of the steps ------------------------------------------------------------------

    def _install(self, mode: str) -> str:
        """Run the installer silently and return its exit status."""
        script = 'wine "$@"; echo "status $?"'
        words = ("sh", "-c", script, "sh", r"C:\setup.exe", "/S", mode)
        said = self._windows.run_as_user(*words, display=self._screen.display)
        return said.split("status ")[-1].strip()

    def _expect_installed(self, place: Path, root: str) -> None:
        for name in ("mille.exe", "mille-host.exe", "uninstall.exe", "THIRD_PARTY.md"):
            expect((place / name).exists(), f"{name} is missing")
        said = self._wine("reg", "query", f"{root}\\{_KEY}", "/reg:64")
        for word in ("DisplayName", "DisplayIcon", "EstimatedSize", "Publisher", project.VERSION):
            expect(word in said, f"the list of programs lacks {word}: {said}")
        said = self._wine("reg", "query", rf"{root}\Software\Classes\.mille")
        expect("Mille.Match" in said, f"no kind of file: {said}")

    def _uninstall(self, path: str, mode: str) -> None:
        self._wine(f"{path}\\uninstall.exe", mode, "/S", check=False)

    def _remove(self, path: str, mode: str, place: Path) -> None:
        """Remove the game, and look for traces outside of the player's files."""
        self._uninstall(path, mode)
        wait_for(lambda: not place.exists(), f"{place} is still there", _INSTALLS)
        for root in ("HKLM", "HKCU"):
            for key in (_KEY, r"Software\Mille", r"Software\Classes\Mille.Match"):
                said = self._wine("reg", "query", f"{root}\\{key}", "/reg:64", check=False)
                expect("Mille" not in said, f"{root}\\{key} is still there")
        links = list(self._windows.drive.rglob("Mille.lnk"))
        expect(not links, f"still in the menu: {links}")

    @contextmanager
    def _running(
        self, *words: str, window: str = "Mille", killed: bool = False, quits: bool = True
    ) -> Iterator[None]:
        """Start the game with an active window; quit it at the end, or kill it."""
        program = self._start(*words)
        wait_for(lambda: self._screen.focus(window), f"no window, see {self._log}", _OPENS)
        time.sleep(_DRAWN)
        yield
        if killed:
            self._wine("taskkill", "/F", "/IM", "mille.exe")
            wait_for(lambda: not self._screen.focus(), "the game cannot be killed")
        elif quits:
            self._quit()
        program.wait()

    def _quit(self) -> None:
        self._screen.focus()
        # In the empty part of the menu bar: Wine gives the keys to the window that was clicked.
        self._screen.click(700, 10)
        self._screen.keys("ctrl+q")
        wait_for(lambda: not self._screen.focus(), "Ctrl+Q does not end the program")

    def _take(self, name: str, *options: str) -> None:
        """Have the game take a picture of its own window with a match in it."""
        target = f"C:\\{name}.png"
        self._wine(_GAME, *options, "--screenshot", target, r"C:\two.mille")
        file = self._windows.drive / f"{name}.png"
        expect(file.exists(), f"no picture {name}")
        shutil.copyfile(file, self._pictures / f"{name}.png")

    def _timed(self, *words: str) -> float:
        begun = time.monotonic()
        says = self._wine(*words, "--smoke")
        expect("Mille, windows" in says, f"no start: {says[-300:]}")
        return time.monotonic() - begun

    def _wine(self, *words: str, check: bool = True) -> str:
        return self._windows.wine(*words, display=self._screen.display, check=check)

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        display = self._screen.display
        return self._windows.start_as_user("wine", *words, display=display, log=self._log)

    def _said(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    def _picture(self, name: str) -> None:
        time.sleep(_DRAWN)
        number = len(list(self._pictures.iterdir())) + 1
        self._screen.picture(self._pictures / f"{number:02}-{name}.png")

    def _first_match(self, folder: str) -> Path:
        """Return the first match in a folder of the program, once it has begun."""
        matches = self._windows.user / folder / "matches"
        wait_for(lambda: list(matches.glob("*.mille")), "no match begins")
        return min(matches.glob("*.mille"))

    def _beginning(self) -> str:
        """Return the beginning of the match that was played by keyboard."""
        lines = self._first_match(_FILES).read_text("utf-8").splitlines(keepends=True)
        return "".join(lines[: lines.index(next(x for x in lines if x.startswith("deal"))) + 1])

    def _give(self, text: str, file: Path) -> None:
        """Write a file that belongs to the user."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        for path in (file, file.parent):
            shutil.chown(path, *self._owner())

    def _owner(self) -> tuple[int, int]:
        stat = self._windows.home.stat()
        return stat.st_uid, stat.st_gid

    def _user_files(self) -> dict[str, bytes]:
        return _contents(self._windows.user / _FILES, without=("cache",))

    @contextmanager
    def _moved_to(self, network: str) -> Iterator[None]:
        """Run Windows in a network of its own."""
        usual = self._windows
        usual.shut_down(self._screen.display)
        try:
            with Wine(usual.root, network) as self._windows:
                yield
                self._windows.shut_down(self._screen.display)
        finally:
            self._windows = usual

    @contextmanager
    def _on_linux(self, network: str, module: str, *options: str) -> Iterator[None]:
        """Run a program of the checkout on this computer in another network."""
        home = archives.fresh(self._cache.folder / "windows-peer" / "home")
        own = {"HOME": str(home), "DISPLAY": self._screen.display, "QT_QPA_PLATFORM": "xcb"}
        settings = home / ".config" / "mille" / "settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text('[General]\npeople=[\\"Paul\\"]\n', encoding="utf-8")
        python = str(build_environment.PYTHON)
        with self._log.open("ab") as log:
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


def _contents(folder: Path, without: tuple[str, ...] = ()) -> dict[str, bytes]:
    """Return the files below a folder and their contents, without locks."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in archives.files_in(folder)
        if path.is_file()
        and path.suffix != ".lock"
        and path.relative_to(folder).parts[0] not in without
    }


def steps(trial: WindowsTrial) -> list[tuple[str, Callable[[], object]]]:
    """Return all steps with their names."""
    return [
        ("an empty Windows", trial.set_up),
        ("install for everybody, silently", trial.install_for_all),
        ("version and help in a console", trial.print_to_console),
        ("start from the menu", trial.start_from_menu),
        ("a race by keyboard", trial.play_by_keys),
        ("a race by mouse, killed and continued", trial.play_by_mouse),
        ("open a file with accents and spaces in its path", trial.open_by_association),
        ("two people at one screen", trial.share_a_screen),
        ("French, Spanish, text of 150 %", trial.speak),
        ("menus by F10 and Alt, Alt+F4", trial.obey_keys),
        ("dark mode, and scaling from 100 to 200 %", trial.follow_settings),
        ("a table of mille-host on Windows, joined from Linux", trial.host),
        ("a table on Linux, joined from Windows", trial.join),
        ("upgrade, refused while the game is open", trial.upgrade),
        ("remove without a trace", trial.remove),
        ("install for one user, and remove", trial.install_for_one),
        ("install by hand", trial.install_by_hand),
        ("Python and the packages for tests", trial.set_up_tests),
        ("time to start", trial.compare_starts),
        *((f"tests of {suite}", partial(trial.run_tests, suite)) for suite in wine_tests.SUITES),
    ]
