"""A field for the name of a player."""

from PySide6.QtWidgets import QLineEdit, QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.settings import MAX_NAME
from mille_qt.ui.texts.names import graphemes
from mille_qt.ui.tooltips import show_tooltip


class NameField(QLineEdit):
    """Takes no more letters than a name can have, and says so below the field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.textEdited.connect(self._shorten)

    def show_name(self, name: str) -> None:
        """Show a name from its beginning."""
        self.setText(graphemes(name, MAX_NAME))
        self.setCursorPosition(0)

    def _shorten(self, text: str) -> None:
        short = graphemes(text, MAX_NAME)
        if short != text:
            place = self.cursorPosition()
            self.setText(short)
            self.setCursorPosition(place)
            most = self.tr("A name has at most {count} letters.").format(count=MAX_NAME)
            show_tooltip(self.mapToGlobal(self.rect().bottomLeft()), most, self)
            announce(most, urgent=True)
