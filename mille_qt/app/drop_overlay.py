"""The overlay of the window while a match is dragged over it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mille_qt.ui.theme.application_theme import current_theme, heading_font
from mille_qt.ui.widgets import TITLE, text_height

#: The opacity of the overlay, and its frame in lines of text.
COVER = 0.85
FRAME, INSET, ROUND = 0.2, 1.0, 0.6


class DropOverlay(QWidget):
    """Covers the window and says that the match can be dropped."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = self.tr("Drop to open the match")
        self.setAccessibleName(self.text)
        self.setGeometry(window.rect())
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, line = current_theme(), text_height()
        cover = QColor(theme.window)
        cover.setAlphaF(COVER)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), cover)
        inset = round(INSET * line)
        place = self.rect().adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(theme.focus, FRAME * line, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(place, ROUND * line, ROUND * line)
        painter.setPen(theme.ink)
        painter.setFont(heading_font(TITLE))
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(place.adjusted(inset, inset, -inset, -inset), wrapped, self.text)
        painter.end()
