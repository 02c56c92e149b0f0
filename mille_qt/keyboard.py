"""Keys at the table: those of the BSD game, and arrows."""

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class Command(Enum):
    """What a key asks for."""

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


def command_for(event: QKeyEvent, letters: bool) -> Command | int | None:
    """The command of a key, or the place of the hand (from 0) that a digit means.

    `letters` says whether single letters count; with Ctrl or Alt none does.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        return None
    key = Qt.Key(event.key())
    if key in _OTHERS:
        return _OTHERS[key]
    text = event.text()
    # Keys like Shift have no text at all, and the empty text is part of every other.
    for digits in (_DIGITS, _FRENCH_DIGITS):
        if text and text in digits:
            return digits.index(text)
    return _LETTERS.get(key) if letters else None


_DIGITS = "123456789"
#: What the same keys give on a French keyboard, where digits need Shift.
_FRENCH_DIGITS = "&é\"'(-è_ç"
