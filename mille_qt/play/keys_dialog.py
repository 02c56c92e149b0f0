"""The lists of keys, and the dialog that shows them."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from mille_qt.play.keyboard import Command, key_name
from mille_qt.ui.labels import Label
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, look_up, translate
from mille_qt.ui.widgets import Heading, fill
from mille_qt.ui.window_titles import set_window_title

#: The maximum size of the list before it scrolls, as a share of the window.
WINDOW_SHARE = 0.92
#: Pixels between columns, and between lists in one column.
COLUMN_GAP, LIST_GAP = 40, 12

#: Keys as they are called, and what they do.
KeyList = Sequence[tuple[str, str]]

#: Keys of replays and reviews, and their texts.
_REPLAY = (
    ("Space", QT_TRANSLATE_NOOP("Keys", "Play or pause")),
    ("Left Right", QT_TRANSLATE_NOOP("Keys", "One move back or forward")),
    ("PgUp PgDown", QT_TRANSLATE_NOOP("Keys", "Previous or next race")),
    ("Home End", QT_TRANSLATE_NOOP("Keys", "Start or end of the match")),
    ("+ −", QT_TRANSLATE_NOOP("Keys", "Faster or slower")),
    ("P", QT_TRANSLATE_NOOP("Keys", "Play on from here")),
    ("V", QT_TRANSLATE_NOOP("Keys", "Review this race")),
    ("Esc", QT_TRANSLATE_NOOP("Keys", "Close")),
)
_REVIEW = (
    ("Up Down", QT_TRANSLATE_NOOP("Keys", "Previous or next decision in the list")),
    ("Left Right", QT_TRANSLATE_NOOP("Keys", "Previous or next decision on the curve")),
    ("Enter", QT_TRANSLATE_NOOP("Keys", "Show the table at that decision")),
    ("Tab", QT_TRANSLATE_NOOP("Keys", "Switch between list and curve")),
    ("Esc", QT_TRANSLATE_NOOP("Keys", "Back")),
)


def table_keys() -> KeyList:
    """The keys at the table; those that work elsewhere, too, are named after them."""
    return [
        ("1 – 7", translate("Keys", "Choose a card; again to play it")),
        (
            translate("Keys", "U 3, D 3"),
            translate("Keys", "Play or discard card 3, then Enter"),
        ),
        *_list(command for command in Command if command.at_table),
    ]


def window_keys() -> KeyList:
    """The shortcuts that work everywhere, of commands without keys at the table."""
    return _list(command for command in Command if command.anywhere and not command.at_table)


def _list(commands: Iterable[Command]) -> KeyList:
    """List commands; neighbours with the same words are one line."""
    lines = groupby(commands, lambda command: command.words)
    return [
        (_names(key for each in group for key in (*each.at_table, *each.anywhere)), words)
        for words, group in lines
    ]


def replay_keys() -> KeyList:
    """The keys of a replay."""
    return [(_names(keys.split()), look_up("Keys", words)) for keys, words in _REPLAY]


def review_keys() -> KeyList:
    """The keys of a review."""
    return [(_names(keys.split()), look_up("Keys", words)) for keys, words in _REVIEW]


def _names(keys: Iterable[str]) -> str:
    """The names of keys, each once; signs stand beside each other."""
    names = list(dict.fromkeys(map(key_name, keys)))
    are_signs = not any(name[-1].isalnum() for name in names)
    return (" " if are_signs else ", ").join(names)


def show_keys(parent: QWidget) -> QDialog:
    """Open the lists of keys."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    keep_open(dialog)
    set_window_title(dialog, translate("Keys", "Keys at the table"))
    lists = QWidget()
    row = QBoxLayout(QBoxLayout.Direction.LeftToRight, lists)
    row.setSpacing(COLUMN_GAP)
    fill(
        row,
        _column(
            (translate("Keys", "Keys at the table"), table_keys()),
            (translate("Keys", "Keys in a review"), review_keys()),
        ),
        _column(
            (translate("Keys", "Keys everywhere"), window_keys()),
            (translate("Keys", "Keys in a replay"), replay_keys()),
        ),
    )
    # The dialog adds its margins and its button.
    most = parent.window().size() * WINDOW_SHARE - QSize(40, 90)
    if lists.sizeHint().width() > most.width():
        row.setDirection(QBoxLayout.Direction.TopToBottom)
    area = _scrolling(lists, most)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    fill(QVBoxLayout(dialog), area, buttons)
    dialog.open()
    return dialog


def _column(*groups: tuple[str, KeyList]) -> QVBoxLayout:
    """A column of lists, each with its heading."""
    column = QVBoxLayout()
    # Otherwise it is the font of the row of columns.
    column.setSpacing(6)
    for title, keys in groups:
        heading = Heading()
        heading.setText(title)
        column.addWidget(heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        for row, (key, meaning) in enumerate(keys):
            name = Label(key)
            name.setProperty("key", True)
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(Label(meaning), row, 1)
        column.addLayout(grid)
        column.addSpacing(LIST_GAP)
    column.addStretch(1)
    return column


def _scrolling(content: QWidget, most: QSize) -> Scrolling:
    """The size of the whole list."""
    area = Scrolling()
    # Arrows scroll it.
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    area.setWidget(content)
    area.setAccessibleName(translate("Keys", "Keys at the table"))
    bar = QSize(area.verticalScrollBar().sizeHint().width(), 0)
    area.setMinimumSize((content.sizeHint() + bar).boundedTo(most))
    return area
