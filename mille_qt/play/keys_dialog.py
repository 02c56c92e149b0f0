"""The dialog that lists the keys."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.labels import Label
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.translation import QT_TRANSLATE_NOOP
from mille_qt.ui.widgets import Heading
from mille_qt.ui.window_titles import set_window_title

translate = QCoreApplication.translate

#: The maximum size of the list before it scrolls, as a share of the window.
WINDOW_SHARE = 0.92
#: Pixels between columns, and between lists in one column.
COLUMN_GAP, LIST_GAP = 40, 12

Keys = Sequence[tuple[str, str]]

#: Names of modifier keys in Qt's translations, for menus too: Qt's Spanish names are unusual.
_HELD = (QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"))


def show_keys(parent: QWidget) -> QDialog:
    """Open the list of keys."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    keep_open(dialog)
    set_window_title(dialog, translate("Keys", "Keys at the table"))
    lists = QWidget()
    row = QBoxLayout(QBoxLayout.Direction.LeftToRight, lists)
    row.setSpacing(COLUMN_GAP)
    row.addLayout(_column((translate("Keys", "Keys at the table"), key_list())))
    row.addLayout(
        _column(
            (translate("Keys", "Keys in a replay"), replay_keys()),
            (translate("Keys", "Keys in a review"), review_keys()),
        )
    )
    # The dialog adds its margins and its button.
    most = parent.window().size() * WINDOW_SHARE - QSize(40, 90)
    if lists.sizeHint().width() > most.width():
        row.setDirection(QBoxLayout.Direction.TopToBottom)
    area = _scrolling(lists, most)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    column = QVBoxLayout(dialog)
    column.addWidget(area)
    column.addWidget(buttons)
    dialog.open()
    return dialog


def _column(*groups: tuple[str, Keys]) -> QVBoxLayout:
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


def key_list() -> list[tuple[str, str]]:
    """Each key at the table and its function."""
    return [
        ("1 – 7", translate("Keys", "Choose a card; again to play it")),
        ("← →", translate("Keys", "Choose the previous or next card")),
        ("↑ ↓", translate("Keys", "Choose where the card goes")),
        (translate("Keys", "U, Enter"), translate("Keys", "Play the chosen card")),
        ("D", translate("Keys", "Discard the chosen card")),
        (
            translate("Keys", "U 3, D 3"),
            translate("Keys", "Play or discard card 3, then Enter"),
        ),
        (translate("Keys", "Esc"), translate("Keys", "Cancel")),
        ("P", translate("Keys", "Draw a card (if not automatic)")),
        (translate("Keys", "Space"), translate("Keys", "Coup fourré, or continue")),
        ("N", translate("Keys", "No coup fourré")),
        ("E", translate("Keys", "Extend the trip")),
        ("O", translate("Keys", "Sort the hand")),
        ("H", translate("Keys", "Hint; again for the next best")),
        (
            translate("Keys", "Backspace"),
            translate("Keys", "Take back the last move, or a card’s number"),
        ),
        ("S", translate("Keys", "Save the match")),
        ("W", translate("Keys", "Score sheet, small or large")),
        (f"R, {_as_in_menus('Ctrl+L')}", translate("Keys", "Redraw the screen")),
        (translate("Keys", "Q, Del"), translate("Keys", "Leave the match")),
        (_as_in_menus("Ctrl+T"), translate("Keys", "Chat (on the network)")),
        (
            _as_in_menus("Ctrl+B"),
            translate("Keys", "Remind the others (on the network)"),
        ),
        (_as_in_menus("Ctrl+G"), translate("Keys", "Quick phrase (on the network)")),
        ("M", translate("Keys", "Sound on or off")),
        ("T", translate("Keys", "Read the table aloud")),
        (
            translate("Keys", "Shift+T, C"),
            translate("Keys", "Read your hand or the score aloud"),
        ),
        ("F6", translate("Keys", "Next area of the table, then arrow keys")),
        ("F7", translate("Keys", "Change players")),
        ("F9", translate("Keys", "Score and log")),
        (_as_in_menus("Ctrl+Shift+L"), translate("Keys", "Large table")),
        ("F11", translate("Keys", "Full screen")),
    ]


def _as_in_menus(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def replay_keys() -> list[tuple[str, str]]:
    """Each key of a replay and its function."""
    return [
        (translate("Keys", "Space"), translate("Keys", "Play or pause")),
        ("← →", translate("Keys", "One move back or forward")),
        (translate("Keys", "Page up, Page down"), translate("Keys", "Previous or next race")),
        (translate("Keys", "Home, End"), translate("Keys", "Start or end of the match")),
        ("+ −", translate("Keys", "Faster or slower")),
        ("V", translate("Keys", "Review this race")),
        (translate("Keys", "Esc"), translate("Keys", "Close")),
    ]


def review_keys() -> list[tuple[str, str]]:
    """Each key of a review and its function."""
    return [
        ("↑ ↓", translate("Keys", "Previous or next decision in the list")),
        ("← →", translate("Keys", "Previous or next decision on the curve")),
        (
            translate("Keys", "Enter", "the key"),
            translate("Keys", "Show the table at that decision"),
        ),
        (translate("Keys", "Tab"), translate("Keys", "Switch between list and curve")),
        (translate("Keys", "Esc"), translate("Keys", "Back")),
    ]
