"""How well somebody can be reached, as a dot beside a name on a page."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.ui.presence import Presence, paint_presence
from mille_qt.ui.texts.lan_tables import presence_word
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated


class PresenceDot(Translated, QWidget):
    """The dot, and the word for it when pointed at; nothing for None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presence: Presence | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_presence(self, presence: Presence | None) -> None:
        """Show this; keeps its room where there is nothing to show."""
        self._presence = presence
        word = "" if presence is None else presence_word(presence)
        set_tooltip(self, word)
        self.setAccessibleName(word)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a line of text."""
        height = self.fontMetrics().height()
        return QSize(round(height * 0.7), height)

    def minimumSizeHint(self) -> QSize:
        """A dot does not shrink."""
        return self.sizeHint()

    def retranslate(self) -> None:
        """Set the tooltip and the accessible name in the current language."""
        self.show_presence(self._presence)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._presence is None:
            return
        painter = QPainter(self)
        paint_presence(painter, QRectF(self.rect()), self._presence, current_theme())
        painter.end()
