"""A button with the face of a computer player, which opens the choice of characters."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton, QWidget

from mille_qt.ui.characters.cast import Character, computer_face
from mille_qt.ui.characters.portrait_picture import portrait_pixmap
from mille_qt.ui.texts.characters import character_text, style_text
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import text_height
from mille_rules.styles import Style

FACE = 1.9  # lines of text, so that the button is as high as the fields beside it


class CharacterButton(Translated, QToolButton):
    """Shows a computer player; `picked` carries a Character, or None for none of them."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_of_play = Style.EVEN
        self._name, self._seat = "", ""
        self.setProperty("face", True)
        # Names of the players in other seats.
        self.taken: frozenset[str] = frozenset()
        self.clicked.connect(self.open_picker)
        self.show_player("", Style.EVEN)

    def show_player(self, name: str, style: Style) -> None:
        """Show a player with a style."""
        self._name, self.style_of_play = name, style
        self._show_face()
        self.retranslate()

    def _show_face(self) -> None:
        side = round(text_height() * FACE)
        face = portrait_pixmap(computer_face(self._name), side, self.devicePixelRatioF())
        self.setIconSize(QSize(side, side))
        self.setIcon(QIcon(face))

    def show_seat(self, seat: str) -> None:
        """Set the accessible name for a seat."""
        self._seat = seat
        self.retranslate()

    def open_picker(self) -> None:
        """Open the choice of characters."""
        # Imported late: it is rarely opened.
        from mille_qt.ui.characters.picker import CharacterPicker

        picker = CharacterPicker(self.taken, self._name, self)
        picker.picked.connect(self._picked)
        picker.open_below(self)

    def _picked(self, character: Character | None) -> None:
        self.picked.emit(character)
        self.setFocus()

    def retranslate(self) -> None:
        """Name and describe the button in the current language."""
        text = f"{character_text(self._name)} {style_text(self.style_of_play)}".strip()
        set_tooltip(self, text)
        self.setAccessibleDescription(text)
        choose = self.tr("Choose the computer player, {seat}").format(seat=self._seat)
        self.setAccessibleName(choose)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._show_face()
