"""The keys at the table, in a small table of their own."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from mille_qt.page_parts import Heading

translate = QCoreApplication.translate


def show_keys(parent: QWidget) -> QDialog:
    """Open the list of keys; it closes with any way of closing a dialog."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(translate("Keys", "Keys at the table"))
    column = QVBoxLayout(dialog)
    heading = Heading()
    heading.setText(translate("Keys", "Keys at the table"))
    column.addWidget(heading)
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    for row, (key, meaning) in enumerate(_keys()):
        name = QLabel(key)
        bold = name.font()
        bold.setBold(True)
        name.setFont(bold)
        grid.addWidget(name, row, 0)
        grid.addWidget(QLabel(meaning), row, 1)
    column.addLayout(grid)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    column.addWidget(buttons)
    dialog.open()
    return dialog


def _keys() -> list[tuple[str, str]]:
    return [
        ("1 – 7", translate("Keys", "Choose a card; again: put it where it goes")),
        ("← →", translate("Keys", "Choose the card beside it")),
        ("↑ ↓", translate("Keys", "Choose where the card goes")),
        (translate("Keys", "U, Enter"), translate("Keys", "Use the chosen card")),
        ("D", translate("Keys", "Discard the chosen card")),
        (translate("Keys", "Esc"), translate("Keys", "Let go")),
        ("P", translate("Keys", "Draw a card (where that is not automatic)")),
        (translate("Keys", "Space"), translate("Keys", "Coup fourré, or continue")),
        ("N", translate("Keys", "No coup fourré")),
        ("E", translate("Keys", "Extend the trip")),
        ("O", translate("Keys", "Order of the hand")),
        (translate("Keys", "Backspace"), translate("Keys", "Take back (practice)")),
        ("S", translate("Keys", "Save")),
        ("W", translate("Keys", "Score sheet; there: small or large")),
        ("R", translate("Keys", "Draw the screen again")),
        ("Q", translate("Keys", "Leave the match")),
        ("Ctrl+T", translate("Keys", "Say something (on the network)")),
        ("F9", translate("Keys", "Score and log")),
        ("F11", translate("Keys", "Full screen")),
    ]
