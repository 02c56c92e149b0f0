"""Large words or digits that can be read aloud across a room, each on a plate."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.widgets import in_row

SIZE = 1.7  # times the text


class BigWords(QWidget):
    """A row of plates; screen readers read it as one line."""

    def __init__(self, size: float = SIZE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.words: tuple[str, ...] = ()
        self._row = in_row(of=self, gap=0.4)
        self._plates: list[Label] = []

    def show_words(self, words: tuple[str, ...]) -> None:
        """Show these words, one on each plate."""
        if words == self.words:
            return
        self.words = words
        for plate in self._plates:
            self._row.removeWidget(plate)
            plate.deleteLater()
        self._plates = [self._plate(word) for word in words]
        self.setAccessibleName(" ".join(words))

    def _plate(self, word: str) -> Label:
        plate = Label(word, self)
        plate.setProperty("plate", True)
        plate.setFont(heading_font(self._size))
        plate.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row.addWidget(plate, 1)
        return plate
