"""Keys at the table: those of the BSD game, and arrows."""

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


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
    Qt.Key.Key_Delete: Command.TAKE_BACK,
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
    """The command of a key, or the hand place (from 0) of a digit.

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
    text = event.text()
    # Keys like Shift have an empty text, which is contained in every string.
    for digits in (_DIGITS, _FRENCH_DIGITS):
        if text and text in digits:
            return digits.index(text)
    if not letters:
        return None
    if text == RULES_SIGN:
        return Command.RULES
    return Command.READ_HAND if shifted and key == Qt.Key.Key_T else _LETTERS.get(key)


_DIGITS = "123456789"
#: Compared by its text, since keyboards have it on different keys.
RULES_SIGN = "?"
#: The texts of the same keys on a French keyboard, where digits need Shift.
_FRENCH_DIGITS = "&é\"'(-è_ç"
