"""All commands with their keys and words; and which command a key gives at the table.

Menus, shortcuts, lists of keys, the rule book and the README have them from here. At the table keys
are those of the BSD game, and arrows.

Digits and letters are known by what they type. Where a keyboard types something else, the position
counts: that in the row of digits, or that of the letter on a US keyboard.
"""

import unicodedata
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from mille_qt.ui.translation import QT_TRANSLATE_NOOP, look_up


class Keys(NamedTuple):
    """The keys of a command, its words in lists of keys, and those in menus.

    Keys have the names that QKeySequence reads, separated by spaces. `at_table` are pressed at the
    table; if one types a single sign, the preference for single letters switches all of them off.
    `anywhere` are shortcuts of the window. Words without a text are those of the menu.
    """

    at_table: str = ""
    words: str = ""
    anywhere: str = ""
    menu: str = ""


class Command(Enum):
    """Every command of the table and of the window that has keys or stands in a menu.

    The order is that of lists. Neighbours with the same words are one line there.
    """

    USE = Keys("U", QT_TRANSLATE_NOOP("Keys", "Play the chosen card"))
    CONFIRM = Keys("Return Enter", QT_TRANSLATE_NOOP("Keys", "Play the chosen card"))
    DISCARD = Keys("D", QT_TRANSLATE_NOOP("Keys", "Discard the chosen card"))
    LEFT = Keys("Left", QT_TRANSLATE_NOOP("Keys", "Choose the previous or next card"))
    RIGHT = Keys("Right", QT_TRANSLATE_NOOP("Keys", "Choose the previous or next card"))
    UP = Keys("Up", QT_TRANSLATE_NOOP("Keys", "Choose where the card goes"))
    DOWN = Keys("Down", QT_TRANSLATE_NOOP("Keys", "Choose where the card goes"))
    LET_GO = Keys("Esc", QT_TRANSLATE_NOOP("Keys", "Cancel"))
    DRAW = Keys("P", QT_TRANSLATE_NOOP("Keys", "Draw a card (if not automatic)"))
    TAKE = Keys("G", QT_TRANSLATE_NOOP("Keys", "Play the top discard instead (some rules)"))
    COUP = Keys("Space", QT_TRANSLATE_NOOP("Keys", "Coup fourré, or continue"))
    NO = Keys("N", QT_TRANSLATE_NOOP("Keys", "No coup fourré"))
    EXTEND = Keys("E", QT_TRANSLATE_NOOP("Keys", "Extend the trip"))
    ORDER = Keys("O", QT_TRANSLATE_NOOP("Keys", "Sort the hand"))
    HINT = Keys(
        "H",
        QT_TRANSLATE_NOOP("Keys", "Hint; again for the next best"),
        menu=QT_TRANSLATE_NOOP("Menus", "&Hint"),
    )
    INSPECT = Keys("I Menu", QT_TRANSLATE_NOOP("Keys", "What the chosen card or place is"))
    TAKE_BACK = Keys(
        "Backspace",
        QT_TRANSLATE_NOOP("Keys", "Take back the last move, or a card’s number"),
        menu=QT_TRANSLATE_NOOP("Menus", "&Take back your move"),
    )
    SAVE = Keys(
        "S",
        QT_TRANSLATE_NOOP("Keys", "Save the match"),
        "Ctrl+S",
        QT_TRANSLATE_NOOP("Menus", "&Save"),
    )
    SHEET = Keys(
        "W",
        QT_TRANSLATE_NOOP("Keys", "Score sheet, small or large"),
        "F8",
        QT_TRANSLATE_NOOP("Menus", "S&core sheet"),
    )
    REDRAW = Keys("R Ctrl+L", QT_TRANSLATE_NOOP("Keys", "Redraw the screen"))
    LEAVE = Keys(
        "Q Del",
        QT_TRANSLATE_NOOP("Keys", "Leave the match"),
        menu=QT_TRANSLATE_NOOP("Menus", "&Leave the match"),
    )
    SOUND = Keys(
        "M",
        QT_TRANSLATE_NOOP("Keys", "Sound on or off"),
        "Ctrl+M",
        QT_TRANSLATE_NOOP("Menus", "&Sounds"),
    )
    READ_TABLE = Keys(
        "T",
        QT_TRANSLATE_NOOP("Keys", "Read the table aloud"),
        "F5",
        QT_TRANSLATE_NOOP("Menus", "The &table"),
    )
    READ_HAND = Keys(
        "Shift+T",
        QT_TRANSLATE_NOOP("Keys", "Read your hand aloud"),
        "Shift+F5",
        QT_TRANSLATE_NOOP("Menus", "Your &hand"),
    )
    READ_SCORE = Keys(
        "C",
        QT_TRANSLATE_NOOP("Keys", "Read the score aloud"),
        "Ctrl+F5",
        QT_TRANSLATE_NOOP("Menus", "The &score"),
    )
    RULES = Keys(
        "?",
        QT_TRANSLATE_NOOP("Keys", "Rules, at what matters now"),
        "F1",
        QT_TRANSLATE_NOOP("Menus", "&Rules"),
    )
    NEXT_REGION = Keys(
        "F6", QT_TRANSLATE_NOOP("Keys", "Next or previous area of the table, then arrow keys")
    )
    LAST_REGION = Keys(
        "Shift+F6", QT_TRANSLATE_NOOP("Keys", "Next or previous area of the table, then arrow keys")
    )
    # Shortcuts of the window.
    PLAYERS = Keys(
        "",
        QT_TRANSLATE_NOOP("Keys", "Change players"),
        "F7",
        QT_TRANSLATE_NOOP("Menus", "Pla&yers…"),
    )
    PHONES = Keys(anywhere="F4", menu=QT_TRANSLATE_NOOP("Menus", "P&hones…"))
    PANEL = Keys(anywhere="F9", menu=QT_TRANSLATE_NOOP("Menus", "Score and &log"))
    MENUS = Keys("", QT_TRANSLATE_NOOP("Keys", "Open the menus"), "F10")
    LARGE_TABLE = Keys(anywhere="Ctrl+Shift+L", menu=QT_TRANSLATE_NOOP("Menus", "Large &table"))
    FULL_SCREEN = Keys(anywhere="F11 Ctrl+Shift+F", menu=QT_TRANSLATE_NOOP("Menus", "&Full screen"))
    CHAT = Keys("", QT_TRANSLATE_NOOP("Keys", "Chat (on the network)"), "Ctrl+T")
    PHRASE = Keys("", QT_TRANSLATE_NOOP("Keys", "Quick phrase (on the network)"), "Ctrl+G")
    REMIND = Keys("", QT_TRANSLATE_NOOP("Keys", "Remind the others (on the network)"), "Ctrl+B")
    NEW_GAME = Keys(anywhere="Ctrl+N", menu=QT_TRANSLATE_NOOP("Menus", "&New game…"))
    NETWORK = Keys(anywhere="Ctrl+J", menu=QT_TRANSLATE_NOOP("Menus", "Play on the net&work…"))
    PAPER_CARDS = Keys(anywhere="Ctrl+K", menu=QT_TRANSLATE_NOOP("Menus", "Paper &cards…"))
    MATCHES = Keys(anywhere="Ctrl+Shift+O", menu=QT_TRANSLATE_NOOP("Menus", "&Matches…"))
    STATISTICS = Keys(anywhere="Ctrl+Shift+T", menu=QT_TRANSLATE_NOOP("Menus", "S&tatistics…"))
    EVENINGS = Keys(anywhere="Ctrl+Shift+E", menu=QT_TRANSLATE_NOOP("Menus", "&Evenings…"))
    OPEN_FILE = Keys("", QT_TRANSLATE_NOOP("Keys", "Continue a match from a file"), "Ctrl+O")
    REPLAY_FILE = Keys("", QT_TRANSLATE_NOOP("Keys", "Watch a match from a file"), "Ctrl+R")
    SAVE_AS = Keys(anywhere="Ctrl+Shift+S", menu=QT_TRANSLATE_NOOP("Menus", "Save &as…"))
    PRINT = Keys(
        "", QT_TRANSLATE_NOOP("Keys", "Print the score sheet, while it is shown"), "Ctrl+P"
    )
    KEYS = Keys(anywhere="Shift+F1", menu=QT_TRANSLATE_NOOP("Menus", "&Keys at the table"))
    PREFERENCES = Keys(anywhere="Ctrl+,", menu=QT_TRANSLATE_NOOP("Menus", "&Preferences…"))
    QUIT = Keys(anywhere="Ctrl+Q", menu=QT_TRANSLATE_NOOP("Menus", "&Quit"))
    # Only in menus.
    CARDS_OUT = Keys(menu=QT_TRANSLATE_NOOP("Menus", "Cards still &out"))
    RESTART_LESSON = Keys(menu=QT_TRANSLATE_NOOP("Menus", "&Restart the lesson"))
    LESSONS = Keys(menu=QT_TRANSLATE_NOOP("Menus", "&Learn to play"))
    STORY = Keys(menu=QT_TRANSLATE_NOOP("Menus", "&Story of the game"))
    ABOUT = Keys(menu=QT_TRANSLATE_NOOP("Menus", "&About Mille"))

    @property
    def at_table(self) -> list[str]:
        """The keys pressed at the table."""
        return self.value.at_table.split()

    @property
    def anywhere(self) -> list[str]:
        """The shortcuts of the window."""
        return self.value.anywhere.split()

    @property
    def key(self) -> str:
        """What its first key is called, as short as possible."""
        first = (*self.at_table, *self.anywhere)[0]
        return _SHORT.get(first) or key_name(first)

    @property
    def is_letter(self) -> bool:
        """True if the preference for single letters switches its keys at the table off."""
        return any(len(key.removeprefix("Shift+")) == 1 for key in self.at_table)

    @property
    def words(self) -> str:
        """What it does, in the language of the menus."""
        if self.value.words:
            return look_up("Keys", self.value.words)
        return look_up("Menus", self.value.menu).replace("&", "").removesuffix("…")

    def menu_text(self, letters: bool) -> str:
        """Its entry in a menu, with a key of the table unless Qt shows a shortcut.

        Commands that read aloud have both: people who listen press letters rather than F5.

        `letters`: whether single letters are commands.
        """
        text = look_up("Menus", self.value.menu)
        if not self.at_table or (self.is_letter and not letters):
            return text
        if self in READING:
            return with_key(text, self)
        return text if self.anywhere else f"{text}\t{self.key}"


_SHORT = {"Backspace": "⌫"}
#: Names that keyboards have on them.
_SIGNS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter"}
#: Names that Qt's own translations call otherwise than keyboards do.
_NAMES = (
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
)


def key_name(key: str) -> str:
    """What a key is called in the language of the menus."""
    key = _SIGNS.get(key, key)
    native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return native or key


def with_key(text: str, command: Command) -> str:
    """A text of a button or a tooltip, and the key that does the same."""
    return f"{text} ({command.key})"


#: Commands that read aloud.
READING = (Command.READ_TABLE, Command.READ_HAND, Command.READ_SCORE)
#: Commands that change nothing: they do not end an animation.
LOOKING = (
    *READING,
    Command.NEXT_REGION,
    Command.LAST_REGION,
    Command.SOUND,
)
#: Commands for the window, which are also carried out while the curtain is closed.
FOR_WINDOW = (Command.SAVE, Command.LEAVE, Command.SHEET)
#: Commands that make no move: they end an animation and are carried out at once. All others only
#: end the animation, so that nobody plays a card before having seen the table.
HARMLESS = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.ORDER, Command.HINT)

_PLAIN, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
_AT_TABLE = {
    QKeySequence(key)[0]: command  # type: ignore[index]  # missing in PySide's types
    for command in Command
    for key in command.at_table
}

#: Compared by its text, since keyboards have it on different keys.
RULES_SIGN = Command.RULES.at_table[0]
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
    """The command of a key at the table, or the number (from 0) of a digit from 1.

    `letters`: whether single letters are commands.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    command = _command(Qt.Key(event.key()), held)
    if command is not None and not command.is_letter:
        return command
    if held not in (_PLAIN, _SHIFT):
        return command if letters else None
    if event.text() == RULES_SIGN:
        return Command.RULES if letters else None
    digit = _digit(event)
    if digit:
        return digit - 1
    return _command(letter_key(event), held) if letters else None


def _command(key: Qt.Key, held: Qt.KeyboardModifier) -> Command | None:
    """The command of a key; Shift does not matter unless it makes another one."""
    command = _AT_TABLE.get(QKeyCombination(held, key))
    if command is None and held == _SHIFT:
        command = _AT_TABLE.get(QKeyCombination(_PLAIN, key))
    return command


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
