"""The label that the whole window uses: it shows every text as it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """A QLabel that never takes its text for HTML.

    A plain QLabel guesses. A player on the network who is called `<img src=/dev/zero>` would then
    have this computer load that file. There is no rich text in labels; text with markup is made by
    `mille_qt.ui.markup` and shown by a QTextBrowser.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if text:
            self.setText(text)
