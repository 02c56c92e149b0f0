"""Keys at the table: those of the BSD game, and arrows.

Digits and letters are known by what they type. Where a keyboard types something else, the position
counts: that in the row of digits, or that of the letter on a US keyboard.
"""

import unicodedata
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent


class Command(Enum):
    """The commands of the keyboard."""

    DRAW = auto()
    USE = auto()
    DISCARD = auto()
    ORDER = auto()
    SAVE = auto()
    LEAVE = auto()
    REDRAW = auto()
    SHEET = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    CONFIRM = auto()
    LET_GO = auto()
    COUP = auto()
    TAKE_BACK = auto()
    NO = auto()
    EXTEND = auto()
    HINT = auto()
    SOUND = auto()
    READ_TABLE = auto()
    READ_HAND = auto()
    READ_SCORE = auto()
    RULES = auto()
    NEXT_REGION = auto()
    LAST_REGION = auto()


#: Commands that change nothing: they do not end an animation.
LOOKING = (
    Command.READ_TABLE,
    Command.READ_HAND,
    Command.READ_SCORE,
    Command.NEXT_REGION,
    Command.LAST_REGION,
    Command.SOUND,
)
#: Commands for the window, which are also carried out while the curtain is closed.
FOR_WINDOW = (Command.SAVE, Command.LEAVE, Command.SHEET)
#: Commands that make no move: they end an animation and are carried out at once. All others only
#: end the animation, so that nobody plays a card before having seen the table.
HARMLESS = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.ORDER, Command.HINT)
_LETTERS = {
    Qt.Key.Key_P: Command.DRAW,
    Qt.Key.Key_U: Command.USE,
    Qt.Key.Key_D: Command.DISCARD,
    Qt.Key.Key_O: Command.ORDER,
    Qt.Key.Key_S: Command.SAVE,
    Qt.Key.Key_Q: Command.LEAVE,
    Qt.Key.Key_R: Command.REDRAW,
    Qt.Key.Key_W: Command.SHEET,
    Qt.Key.Key_N: Command.NO,
    Qt.Key.Key_E: Command.EXTEND,
    Qt.Key.Key_H: Command.HINT,
    Qt.Key.Key_M: Command.SOUND,
    Qt.Key.Key_T: Command.READ_TABLE,
    Qt.Key.Key_C: Command.READ_SCORE,
    Qt.Key.Key_Delete: Command.LEAVE,
}
_OTHERS = {
    Qt.Key.Key_Left: Command.LEFT,
    Qt.Key.Key_Right: Command.RIGHT,
    Qt.Key.Key_Up: Command.UP,
    Qt.Key.Key_Down: Command.DOWN,
    Qt.Key.Key_Return: Command.CONFIRM,
    Qt.Key.Key_Enter: Command.CONFIRM,
    Qt.Key.Key_Escape: Command.LET_GO,
    Qt.Key.Key_Space: Command.COUP,
    Qt.Key.Key_Backspace: Command.TAKE_BACK,
}


#: Compared by its text, since keyboards have it on different keys.
RULES_SIGN = "?"
#: The rows of a US keyboard, by the scan codes of their first keys on Windows. X11 and Wayland add
#: FIRST_OF_XKB. macOS has other codes, here from 0, with a dot for each key of another kind.
_ROWS = {2: "123456789", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_PC_KEYS = {first + at: key for first, row in _ROWS.items() for at, key in enumerate(row)}
FIRST_OF_XKB = 8
_MAC_KEYS = "ASDFHGZXCV.BQWERYT123465.97.8..OU.IP.LJ.K....NM"
#: What Greek, Hebrew and Bulgarian keyboards type with the keys of two letters.
_SIGNS_FOR_LETTERS = {("Q", ";"), ("Q", "/"), ("Q", ","), ("W", "'")}
#: The first words of the Unicode names of letters that keyboards with Latin letters have, too.
_OF_LATIN = ("LATIN", "COMBINING", "MODIFIER")


def command_for(event: QKeyEvent, letters: bool) -> Command | int | None:
    """The command of a key, or the number (from 0) of a digit from 1.

    `letters`: whether single letters are commands; with Ctrl or Alt they never are, except for
    Ctrl+L of the BSD game, which they turn on and off, too.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if letters and held == Qt.KeyboardModifier.ControlModifier and event.key() == Qt.Key.Key_L:
        return Command.REDRAW
    if held not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        return None
    key = Qt.Key(event.key())
    shifted = bool(held & Qt.KeyboardModifier.ShiftModifier)
    if key == Qt.Key.Key_F6:
        return Command.LAST_REGION if shifted else Command.NEXT_REGION
    if key in _OTHERS:
        return _OTHERS[key]
    if event.text() == RULES_SIGN:
        return Command.RULES if letters else None
    digit, letter = _digit(event), letter_key(event)
    if digit:
        return digit - 1
    if not letters:
        return None
    return Command.READ_HAND if shifted and letter == Qt.Key.Key_T else _LETTERS.get(letter)


def _digit(event: QKeyEvent) -> int:
    """The digit from 1 to 9 that a key types or, without a letter from A to Z, is labelled with.

    0 for all other keys.
    """
    text, key = event.text(), event.key()
    typed = unicodedata.decimal(text, None) if len(text) == 1 else None
    if typed is not None or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return typed or 0
    position = _us_key(event)
    return int(position) if position.isdigit() else 0


def letter_key(event: QKeyEvent) -> Qt.Key:
    """The key of a single letter: by position on keyboards without Latin letters."""
    key, text, position = Qt.Key(event.key()), event.text(), _us_key(event)
    if not (text and position.isalpha()) or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return key
    is_letter = unicodedata.category(text[0])[0] in "LM"
    foreign = is_letter and not unicodedata.name(text[0], "").startswith(_OF_LATIN)
    return Qt.Key(ord(position)) if foreign or (position, text) in _SIGNS_FOR_LETTERS else key


def _us_key(event: QKeyEvent) -> str:
    """What the key in this position is called on a US keyboard.

    Empty for all other keys, and if the system does not tell the position.
    """
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _MAC_KEYS[event.nativeVirtualKey() :][:1]
    first = 0 if platform == "windows" else FIRST_OF_XKB
    return _PC_KEYS.get(event.nativeScanCode() - first, "")
