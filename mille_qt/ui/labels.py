"""Shows texts unchanged, whatever characters they have: in labels, menus and buttons."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """A QLabel that never interprets its text as HTML.

    QLabel guesses the format: the name `<img src=/dev/zero>` of a player on the network would make
    this computer load that file. Labels have no rich text; `mille_qt.ui.markup` makes text with
    markup for QTextBrowser.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if text:
            self.setText(text)


def without_mnemonic(text: str) -> str:
    """Escape every & in a text, which would mark a mnemonic in a button or a menu."""
    return text.replace("&", "&&")


def longest_word(label: QLabel) -> int:
    """Return the width of the longest word of a label, in pixels."""
    letters = label.fontMetrics()
    return max(map(letters.horizontalAdvance, label.text().split()), default=0)
