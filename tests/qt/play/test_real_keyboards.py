"""The keys of real keyboards, pressed by their place on an X server with one layout at a time."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.qt.play.keyboards import DIGIT_CODES, KEYBOARDS, LETTER_CODES
from tests.qt.play.real_window import IN_REAL_WINDOW, ROOT, screen, wait_for  # noqa: F401
from tests.qt.play.test_keyboard import CLASSIC, OTHERS, US_LETTERS, usual

pytestmark = [*IN_REAL_WINDOW, pytest.mark.slow]

#: A window that writes the command of each key that is pressed.
LISTENER = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from mille_qt.play.keyboard import command_for

class Listener(QWidget):
    def keyPressEvent(self, event):
        print(command_for(event, True), file=written, flush=True)

written = open(sys.argv[1], "w")
app = QApplication(["listener"])
listener = Listener()
listener.setWindowTitle("listener")
listener.show()
app.exec()
"""
#: Seconds after which a window knows another layout, and how often it is looked again.
CHANGE, TIMES = 0.3, 5


class Listener:
    """Presses keys and tells what they mean to the program."""

    def __init__(self, display: str, written: Path) -> None:
        self._environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self._environment.pop("WAYLAND_DISPLAY", None)
        self._written = written
        command = [sys.executable, "-c", LISTENER, str(written)]
        self.program = subprocess.Popen(command, cwd=ROOT, env=self._environment)
        wait_for(self._find, "no window came up")
        self._run("xdotool", "windowfocus", self._find())

    def _run(self, *words: str) -> str:
        done = subprocess.run(
            words, env=self._environment, capture_output=True, text=True, timeout=20, check=False
        )
        return done.stdout.strip()

    def _find(self) -> str:
        return self._run("xdotool", "search", "--onlyvisible", "--name", "^listener$")

    def take(self, keyboard: str) -> None:
        """Plug in another keyboard."""
        layout, _, variant = keyboard.partition(" ")
        self._run("setxkbmap", "-layout", layout, "-variant", variant)
        time.sleep(CHANGE)

    def press(self, codes: Sequence[int], lock: str = "") -> list[str]:
        """Press keys by their place; return their commands as text."""
        before = len(self._lines())
        keys = [f"{lock}{code}" for code in codes]
        self._run("xdotool", "key", "--delay", "2", *keys)
        held = len(keys) if lock else 0
        wait_for(lambda: len(self._lines()) >= before + len(keys) + held, "keys were lost")
        pressed = self._lines()[before:]
        return pressed[1::2] if lock else pressed

    def _lines(self) -> list[str]:
        return self._written.read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def listener(screen: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listener]:  # noqa: F811
    found = Listener(screen, tmp_path_factory.mktemp("listener") / "commands")
    yield found
    found.program.terminate()
    found.program.wait(10)


def same(listener: Listener, codes: Sequence[int], expected: list[str], lock: str = "") -> bool:
    """Whether keys mean this, as soon as the window knows the layout."""
    for _ in range(TIMES):
        if listener.press(codes, lock) == expected:
            return True
        time.sleep(CHANGE)
    return False


def test_every_keyboard_chooses_cards_and_gives_commands(listener: Listener) -> None:
    cards, wrong = [str(place) for place in range(9)], []
    assert len(KEYBOARDS) > 30
    for name, keyboard in OTHERS.items():
        listener.take(name)
        meant = keyboard.letters.split(" ") if keyboard.is_latin else US_LETTERS
        letters = [str(usual(letter) if letter.isalpha() else None) for letter in meant]
        # The letters first: they tell whether the layout has arrived.
        if not same(listener, LETTER_CODES, letters):
            wrong.append(f"{name}: letters {listener.press(LETTER_CODES)}")
        if not same(listener, DIGIT_CODES, cards):
            wrong.append(f"{name}: digits {listener.press(DIGIT_CODES)}")
    assert wrong == []


def test_caps_lock_and_shift_choose_the_same_cards(listener: Listener) -> None:
    cards = [str(place) for place in range(9)]
    for name in ("fr", "fr bepo", "fr afnor", "be", "cz", "us", "de"):
        listener.take(name)
        assert same(listener, DIGIT_CODES, cards), name
        assert same(listener, DIGIT_CODES, cards, "shift+"), name
        listener.press([66])
        assert same(listener, DIGIT_CODES, cards), f"{name} with Caps Lock"
        listener.press([66])


def test_digits_in_places_of_their_own_are_known_by_what_they_type(listener: Listener) -> None:
    listener.take(CLASSIC)
    typed = ["0", "6", "4", "2", "0", "8", "None", "1", "3"]
    assert same(listener, DIGIT_CODES, typed)
