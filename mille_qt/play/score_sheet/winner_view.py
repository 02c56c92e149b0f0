"""The happy faces of the side that has won a race or a match."""

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mille_qt.ui.characters.face import Mood
from mille_qt.ui.characters.side_faces import SideFaces, faces_width, paint_faces
from mille_qt.ui.widgets import text_height

SIZE = 3.2  # lines of text


class WinnerView(QWidget):
    """The faces of a side, hidden without one; the heading beside it says who has won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side: SideFaces | None = None
        self.hide()

    def show_side(self, side: SideFaces | None) -> None:
        """Show another side, or none."""
        self.side = side
        self.setHidden(side is None)
        self._fit()

    def _fit(self) -> None:
        if self.side is not None:
            height = round(text_height() * SIZE)
            self.setFixedSize(round(faces_width(self.side, height)), height)
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.side is not None:
            painter = QPainter(self)
            paint_faces(painter, QRectF(self.rect()), self.side, Mood.HAPPY)
            painter.end()
