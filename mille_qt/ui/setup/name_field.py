"""A field for a name: of a player, of a table, of house rules."""

from PySide6.QtWidgets import QLineEdit, QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.settings import MAX_NAME
from mille_qt.ui.texts.names import graphemes
from mille_qt.ui.tooltips import show_tooltip


class NameField(QLineEdit):
    """Takes no more letters than a name can have, and says so below the field."""

    def __init__(
        self, parent: QWidget | None = None, *, most: int = MAX_NAME, several: bool = False
    ) -> None:
        """`most` letters has a name; `several` names are separated by commas."""
        super().__init__(parent)
        self._most, self._several = most, several
        self.textEdited.connect(self._shorten)

    def show_name(self, name: str) -> None:
        """Show a name from its beginning."""
        self.setText(self._short(name))
        self.setCursorPosition(0)

    def _short(self, text: str) -> str:
        """Return the text, with each of its names cut to the greatest length."""
        names = text.split(",") if self._several else [text]
        # Spaces after a comma are no letters of the name.
        spaces = [len(name) - len(name.lstrip()) if self._several else 0 for name in names]
        return ",".join(
            graphemes(name, self._most + n) for name, n in zip(names, spaces, strict=True)
        )

    def _shorten(self, text: str) -> None:
        short = self._short(text)
        if short != text:
            place = self.cursorPosition()
            self.setText(short)
            self.setCursorPosition(place)
            most = self.tr("A name has at most {count} letters.").format(count=self._most)
            show_tooltip(self.mapToGlobal(self.rect().bottomLeft()), most, self)
            announce(most, urgent=True)
