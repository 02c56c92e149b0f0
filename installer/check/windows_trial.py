"""Tests of the installed game under Wine, and all steps of the trial of the installer."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import archives
from check import race, wine_tests
from check.network import TABLE, Network, join
from check.report import expect, wait_for
from check.systems import USER
from check.windows_desktop import DRAWN, OPENS, WindowsDesktop
from check.windows_installer import FILES, GAME, HOST, InstallerTrial

#: The number of steps that install the game, which all others need.
INSTALLED = 2
_DESKTOP = r"Control Panel\Desktop"
_THEME = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
#: Seconds for joining a table.
_JOINING = 300.0
#: Moves of a guest that tell that a table works.
_MOVES = 4
#: Lines of a record that tell that a phone and the computer have played.
_LINES = 8
#: The longest start, in times of that of the plain Python.
_SLOWEST = 1.2
#: The number of starts of each, the first one to compile; more on a busy computer.
_STARTS, _MOST_STARTS = 4, 12
#: A path as families have them.
_FOREIGN = "Documents/Parties d’été/L’île à Noël n° 1.mille"


class GameTrial:
    """Tests of the game that is installed for everybody."""

    def __init__(self, desktop: WindowsDesktop) -> None:
        self._desktop, self._screen = desktop, desktop.screen

    # -- playing ---------------------------------------------------------------------------------

    def play_by_keys(self) -> str:
        """Play a race with the keyboard."""
        with self._desktop.running(GAME, "--lang", "en", "--no-animation", "--seed", "1962"):
            self._screen.keys("Return")
            match = self._first_match(FILES)
            made = race.play(self._screen, match)
            self._desktop.picture("race-by-keys")
        return f"{made} moves"

    def play_by_mouse(self) -> str:
        """Play another race with the mouse; kill the game in the middle, and continue."""
        options = ("--lang", "en", "--no-animation", "--data-dir", r"C:\by mouse")
        with self._desktop.running(GAME, *options, "--seed", "7", killed=True):
            self._screen.click(840, 226)
            match = self._first_match("../../by mouse")
            made = race.play(self._screen, match, race.by_mouse(self._screen), most=6)
            self._desktop.picture("race-by-mouse")
        before = match.read_bytes()
        with self._desktop.running(GAME, *options):
            expect(match.read_bytes() == before, "the match changed while the game was away")
            self._screen.keys("Return")
            made += race.play(self._screen, match, race.by_mouse(self._screen))
            self._desktop.picture("race-by-mouse-over")
        expect(match.read_bytes().startswith(before), "what was played before is lost")
        return f"{made} moves"

    def open_by_association(self) -> None:
        """Open a match by its kind of file, from a path with accents and spaces."""
        file = self._desktop.windows.user / _FOREIGN
        self._desktop.give(self._beginning(), file)
        name = _FOREIGN.replace("/", "\\")
        with self._desktop.running("start", f"C:\\users\\{USER}\\{name}", window="turn - Mille"):
            self._desktop.picture("association")

    def share_a_screen(self) -> None:
        """Open a match of two people: the curtain hides the hands."""
        text = self._beginning().replace("computer-normal-careful Marcel", "human Marcel")
        self._desktop.give(text, self._desktop.windows.drive / "two.mille")
        with self._desktop.running(GAME, "--lang", "en", r"C:\two.mille"):
            self._desktop.picture("curtain")

    def speak(self) -> None:
        """Show the table in French and Spanish, and with text of 150 %."""
        for language in ("fr", "es"):
            self._take(language, "--lang", language, "--data-dir", f"C:\\{language}")
        settings = self._desktop.windows.drive / "large" / "settings.ini"
        self._desktop.give("[General]\ntext_size=150\n", settings)
        self._take("text-150", "--lang", "en", "--data-dir", r"C:\large")

    # -- habits of Windows -----------------------------------------------------------------------

    def obey_keys(self) -> None:
        """Open the menus with F10 and Alt, and close the window with Alt+F4."""
        with self._desktop.running(GAME, "--lang", "en", quits=False):
            for name, keys in (("F10", ("F10",)), ("alt", ("alt+g",))):
                self._screen.keys(*keys)
                self._desktop.picture(f"menu-{name}")
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
        self._desktop.wine("reg", "add", rf"HKCU\{key}", "/v", name, *kind)
        self._desktop.shut_down()

    # -- playing on the network ------------------------------------------------------------------

    def host(self) -> str:
        """Host with `mille-host` on Windows, and join from a window on Linux."""
        with Network() as network, self._desktop.moved_to(network.names[0]):
            tables = self._desktop.windows.user / "AppData/Roaming/mille-host/tables"
            table = self._desktop.start(HOST, *TABLE)
            wait_for(lambda: "Port:" in self._desktop.said(), "mille-host opens no table", OPENS)
            options = ("--lang", "en", "--no-animation")
            with self._desktop.on_linux(network.names[1], "mille_qt.app.main", *options):
                self._screen.wait_for_window()
                made = self._join(tables)
            table.kill()
            self._desktop.wine("taskkill", "/F", "/IM", "mille-host.exe", check=False)
        return made

    def join(self) -> str:
        """Join a table of `mille-host` on Linux from the window on Windows."""
        with Network() as network, self._desktop.moved_to(network.names[0]):
            folder = archives.fresh(self._desktop.folder / "windows-peer" / "table")
            options = (*TABLE, "--folder", str(folder))
            with (
                self._desktop.on_linux(network.names[1], "mille_net.server.main", *options),
                self._desktop.running(GAME, "--lang", "en", "--no-animation", killed=True),
            ):
                return self._join(folder / "tables")

    def use_phone(self) -> str:
        """Give the hand to a phone on Linux, which plays; kill the game: it comes back."""
        game = (GAME, "--lang", "en", "--no-animation", "--data-dir", r"C:\phone", "--seed", "1962")
        with_game = partial(self._desktop.running, *game, killed=True)
        with (
            Network() as network,
            self._desktop.moved_to(network.names[0]),
            ExitStack() as phones,
        ):
            with with_game():
                self._screen.keys("Return")
                match = self._first_match("../../phone")
                self._screen.keys("F4")
                time.sleep(DRAWN)
                self._screen.keys("Return")
                wait_for(self._screen.code, "no code for a phone", OPENS)
                self._desktop.picture("phone-code")
                phone = ("tests.net.phone.playing_phone", self._screen.code())
                phones.enter_context(self._desktop.on_linux(network.names[1], *phone))
                self._until_grown(match)
                self._desktop.picture("phone-joined")
            with with_game():
                self._screen.keys("Return")
                self._until_grown(match)
                self._screen.keys("Escape")
                self._desktop.picture("phone-is-back")
        said = self._desktop.said().splitlines()
        return f"{said.count('played')} choices, {said.count('here')} connections"

    def _until_grown(self, match: Path) -> None:
        """Wait until a phone has played some moves."""
        before = len(match.read_bytes().splitlines())
        wait_for(
            lambda: len(match.read_bytes().splitlines()) >= before + _LINES,
            f"the phone plays nothing, see {self._desktop.log}",
            OPENS,
        )

    def _join(self, tables: Path) -> str:
        """Join the table that is found, and make some moves there, as the first seat."""
        join(self._screen, tables, _JOINING)
        (match,) = tables.glob("*/match.mille")
        made = race.play(self._screen, match, most=_MOVES)
        self._desktop.picture("network")
        return f"{made} moves"

    # -- the test suites -------------------------------------------------------------------------

    def set_up_tests(self) -> str:
        """Put Python, the packages for tests and the checkout into Windows."""
        return wine_tests.set_up(self._desktop.windows)

    def compare_starts(self) -> str:
        """Start the installed game, and the checkout by the plain Python, in turn."""
        plain = (r"C:\python\python.exe", "-c", "from mille_qt.app.main import main; main()")
        game, python = float("inf"), float("inf")
        for number in range(_MOST_STARTS):
            game, python = min(game, self._timed(GAME)), min(python, self._timed(*plain))
            if number + 1 >= _STARTS and game < _SLOWEST * python:
                break
        told = f"{game:.1f} s; plain Python {python:.1f} s"
        expect(game < _SLOWEST * python, told)
        return told

    def run_tests(self, suite: str) -> str:
        """Run one of the suites."""
        log = self._desktop.folder / f"windows-{suite.replace(' ', '-')}.log"
        return wine_tests.run(self._desktop.windows, self._screen.display, suite, log)

    # -- the parts of the steps ------------------------------------------------------------------

    def _take(self, name: str, *options: str) -> None:
        """Have the game take a picture of its own window with a match in it."""
        self._desktop.wine(GAME, *options, "--screenshot", f"C:\\{name}.png", r"C:\two.mille")
        file = self._desktop.windows.drive / f"{name}.png"
        expect(file.exists(), f"no picture {name}")
        shutil.copyfile(file, self._desktop.pictures / f"{name}.png")

    def _timed(self, *words: str) -> float:
        begun = time.monotonic()
        says = self._desktop.wine(*words, "--smoke")
        expect("Mille, windows" in says, f"no start: {says[-300:]}")
        return time.monotonic() - begun

    def _first_match(self, folder: str) -> Path:
        """Return the first match in a folder of the program, once it has begun."""
        matches = self._desktop.windows.user / folder / "matches"
        wait_for(lambda: list(matches.glob("*.mille")), "no match begins")
        return min(matches.glob("*.mille"))

    def _beginning(self) -> str:
        """Return the beginning of the match that was played by keyboard."""
        lines = self._first_match(FILES).read_text("utf-8").splitlines(keepends=True)
        return "".join(lines[: lines.index(next(x for x in lines if x.startswith("deal"))) + 1])


def steps(desktop: WindowsDesktop, setup: Path) -> list[tuple[str, Callable[[], object]]]:
    """Return all steps with their names; each depends on those before."""
    installer, game = InstallerTrial(desktop, setup), GameTrial(desktop)
    return [
        ("an empty Windows", installer.set_up),
        ("install for everybody, silently", installer.install_for_all),
        ("version and help in a console", installer.print_to_console),
        ("start from the menu", installer.start_from_menu),
        ("a race by keyboard", game.play_by_keys),
        ("a race by mouse, killed and continued", game.play_by_mouse),
        ("open a file with accents and spaces in its path", game.open_by_association),
        ("two people at one screen", game.share_a_screen),
        ("French, Spanish, text of 150 %", game.speak),
        ("menus by F10 and Alt, Alt+F4", game.obey_keys),
        ("dark mode, and scaling from 100 to 200 %", game.follow_settings),
        ("a table of mille-host on Windows, joined from Linux", game.host),
        ("a table on Linux, joined from Windows", game.join),
        ("a phone plays, and comes back", game.use_phone),
        ("upgrade, refused while the game is open", installer.upgrade),
        ("remove without a trace", installer.remove),
        ("install for one user, and remove", installer.install_for_one),
        ("install by hand", installer.install_by_hand),
        ("install by hand for one user", installer.install_by_hand_for_one),
        ("Python and the packages for tests", game.set_up_tests),
        ("time to start", game.compare_starts),
        *((f"tests of {suite}", partial(game.run_tests, suite)) for suite in wine_tests.SUITES),
    ]
