"""Tests of the installer for Windows: installing, upgrading and removing, under Wine."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import archives
import project
from check.report import expect, wait_for
from check.systems import USER
from check.windows_desktop import DRAWN, OPENS, WindowsDesktop

#: Folders of Windows, below drive C and the user's folder.
_ALL, _OWN = "Program Files/Mille", "AppData/Local/Programs/Mille"
_MENU = "Microsoft/Windows/Start Menu/Programs/Mille.lnk"
#: Where the game keeps the player's files, below the user's folder.
FILES = "AppData/Local/Mille"
_KEY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Mille"
_PLACE = r"C:\Program Files\Mille"
GAME, HOST = rf"{_PLACE}\mille.exe", rf"{_PLACE}\mille-host.exe"
_SETUP = r"C:\setup.exe"
#: The title of its questions; that of its pages ends with a space.
_QUESTION = "^Mille Setup$"
#: The status of an installer that refuses.
_REFUSED = "2"
#: Seconds for an installer, and for one of its pages to be left.
_INSTALLS, _TURNS = 300.0, 15.0


class InstallerTrial:
    """Tests of an installer in one Windows; each step depends on those before."""

    def __init__(self, desktop: WindowsDesktop, setup: Path) -> None:
        self._desktop, self._screen, self._setup = desktop, desktop.screen, setup

    def set_up(self) -> str:
        """Create an empty Windows, and put the installer into it."""
        windows = self._desktop.windows
        windows.install_windows(self._screen.display)
        shutil.copyfile(self._setup, windows.drive / "setup.exe")
        return windows.run("wine", "--version").strip()

    def install_for_all(self) -> str:
        """Install silently for everybody: files, menu, list of programs, kind of file."""
        drive = self._desktop.windows.drive
        begun = time.monotonic()
        expect(self._install("/AllUsers") == "0", "the installer failed")
        taken = time.monotonic() - begun
        self._expect_installed(drive / _ALL, "HKLM")
        expect((drive / "ProgramData" / _MENU).exists(), "no menu entry for all")
        size = sum(p.stat().st_size for p in (drive / _ALL).rglob("*"))
        return f"{taken:.0f} s, {size / 1e6:.0f} MB"

    def print_to_console(self) -> None:
        """Ask both programs for version and help, with their output in a pipe."""
        says = self._desktop.wine(GAME, "--version")
        expect(f"Mille {project.VERSION}" in says, f"--version: {says}")
        for program, option in ((GAME, "--lang"), (HOST, "--seats")):
            says = self._desktop.wine(program, "--help")
            expect(option in says, f"{program} --help: {says}")

    def start_from_menu(self) -> None:
        """Start the game from its entry in the menu, as the shell does."""
        entry = "C:\\ProgramData\\" + _MENU.replace("/", "\\")
        with self._desktop.running("start", entry):
            self._desktop.picture("start-page")

    def upgrade(self) -> str:
        """Upgrade while the game is open, which is refused, and closed."""
        desktop, place = self._desktop, self._desktop.windows.drive / _ALL
        files = archives.contents(place)
        with desktop.running(GAME, "--lang", "en"):
            expect(self._install("/AllUsers") == _REFUSED, "an upgrade under the game succeeded")
            expect(archives.contents(place) == files, "a refused upgrade has changed the program")
            desktop.start(_SETUP)
            self._turn_pages("refused", "language", "for-whom", "folder")
            desktop.picture("refused")
            desktop.wine("taskkill", "/F", "/IM", "setup.exe", check=False)
            wait_for(lambda: not self._screen.focus("Setup"), "the installer stays")
            expect(archives.contents(place) == files, "a refused upgrade has changed the program")
        before = self._user_files()
        left_over = place / "_internal" / "of-an-earlier-version.pyd"
        left_over.touch()
        expect(self._install("/AllUsers") == "0", "the upgrade failed")
        expect(not left_over.exists(), "the old version has left something")
        expect(self._user_files() == before, "something of the user's has changed")
        return f"{len(files)} files"

    def remove(self) -> str:
        """Remove the game; only the player's files remain."""
        place = self._desktop.windows.drive / _ALL
        with self._desktop.running(GAME):
            files = archives.contents(place)
            self._uninstall(_PLACE, "/AllUsers")
            time.sleep(DRAWN)
            expect(archives.contents(place) == files, "the game was removed while it ran")
        before = self._user_files()
        expect(before, "the player has nothing that could be kept")
        self._remove(_PLACE, "/AllUsers", place)
        expect(self._user_files() == before, "something of the player's is gone")
        return f"the player keeps {len(before)} files"

    def install_for_one(self) -> None:
        """Install silently for the current user, start, and remove."""
        place = self._desktop.windows.user / _OWN
        expect(self._install("/CurrentUser") == "0", "the installer failed")
        self._expect_installed(place, "HKCU")
        menu = self._desktop.windows.user / "AppData/Roaming" / _MENU
        expect(menu.exists(), "no menu entry")
        path = f"C:\\users\\{USER}\\" + _OWN.replace("/", "\\")
        says = self._desktop.wine(f"{path}\\mille.exe", "--smoke")
        expect("Mille, windows" in says, "no start")
        self._remove(path, "/CurrentUser", place)

    def install_by_hand(self) -> None:
        """Click through the installer for everybody, which asks about the firewall."""
        asks = partial(self._screen.focus, _QUESTION)
        self._click_through("/AllUsers", asks, "firewall", "last-page")
        self._expect_installed(self._desktop.windows.drive / _ALL, "HKLM")

    def install_by_hand_for_one(self) -> None:
        """Click through the installer for the current user."""
        # What is registered last.
        key = r"HKCU\Software\Classes\Mille.Match\shell\open\command"
        query = partial(self._desktop.wine, "reg", "query", key, check=False)
        self._click_through("/CurrentUser", lambda: "mille.exe" in query(), "last-page")
        self._expect_installed(self._desktop.windows.user / _OWN, "HKCU")

    # -- the parts of the steps ------------------------------------------------------------------

    def _install(self, mode: str) -> str:
        """Run the installer silently and return its exit status."""
        script = 'wine "$@"; echo "status $?"'
        words = ("sh", "-c", script, "sh", _SETUP, "/S", mode)
        said = self._desktop.windows.run_as_user(*words, display=self._screen.display)
        return said.split("status ")[-1].strip()

    def _click_through(self, mode: str, done: Callable[[], bool], *last_pages: str) -> None:
        """Install by hand, with further pages when that is done; the last one starts the game."""
        name = f"setup{mode.replace('/', '-')}"
        self._desktop.start(_SETUP, mode)
        self._turn_pages(name, "language", "for-whom", "folder")
        wait_for(done, "no end", _INSTALLS)
        self._turn_pages(name, *last_pages)
        wait_for(lambda: self._screen.focus("^Mille$"), "the last page does not start it", OPENS)
        self._desktop.picture(f"{name}-started")
        self._desktop.quit()

    def _turn_pages(self, name: str, *pages: str) -> None:
        """Press Return on each page of the installer, after a picture of it."""
        for page in pages:
            wait_for(self._focus_page, "no installer", OPENS)
            self._desktop.picture(f"{name}-{page}")
            wait_for(self._page_turns, f"{page}: Return is not heard", OPENS)

    def _focus_page(self) -> bool:
        """Activate the installer, or its question."""
        return self._screen.focus(_QUESTION) or self._screen.focus("Installer|Setup")

    def _page_turns(self) -> bool:
        """Press Return; return False if nothing changes: a page that is not ready hears no key."""
        before = self._screen.pixels()
        # A question may have come up over the page meanwhile.
        self._focus_page()
        self._screen.keys("Return")
        end = time.monotonic() + _TURNS
        while self._screen.pixels() == before and time.monotonic() < end:
            time.sleep(0.2)
        return self._screen.pixels() != before

    def _expect_installed(self, place: Path, root: str) -> None:
        for name in ("mille.exe", "mille-host.exe", "uninstall.exe", "THIRD_PARTY.md"):
            expect((place / name).exists(), f"{name} is missing")
        said = self._desktop.wine("reg", "query", f"{root}\\{_KEY}", "/reg:64")
        for word in ("DisplayName", "DisplayIcon", "EstimatedSize", "Publisher", project.VERSION):
            expect(word in said, f"the list of programs lacks {word}: {said}")
        said = self._desktop.wine("reg", "query", rf"{root}\Software\Classes\.mille")
        expect("Mille.Match" in said, f"no kind of file: {said}")

    def _uninstall(self, path: str, mode: str) -> None:
        self._desktop.wine(f"{path}\\uninstall.exe", mode, "/S", check=False)

    def _remove(self, path: str, mode: str, place: Path) -> None:
        """Remove the game, and look for traces outside of the player's files."""
        self._uninstall(path, mode)
        wait_for(lambda: not place.exists(), f"{place} is still there", _INSTALLS)
        for root in ("HKLM", "HKCU"):
            for key in (_KEY, r"Software\Mille", r"Software\Classes\Mille.Match"):
                said = self._desktop.wine("reg", "query", f"{root}\\{key}", "/reg:64", check=False)
                expect("Mille" not in said, f"{root}\\{key} is still there")
        links = list(self._desktop.windows.drive.rglob("Mille.lnk"))
        expect(not links, f"still in the menu: {links}")

    def _user_files(self) -> dict[str, bytes]:
        return archives.contents(self._desktop.windows.user / FILES, without=("cache",))
