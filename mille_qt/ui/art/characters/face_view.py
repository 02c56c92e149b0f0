"""A widget that shows a face."""

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.widgets import text_height

#: Pixels between the face and the edge of the widget.
GAP = 4.0


class FaceView(QWidget):
    """Shows a face, in a ring with the mark of its side if one is given; empty for None."""

    def __init__(self, lines: float, parent: QWidget | None = None, *, marked: bool = True) -> None:
        """`lines` is the size in lines of text; `marked`: with the mark of the side."""
        super().__init__(parent)
        self._marked = marked
        self._lines = lines
        self.face: Face | None = None
        self.side: int | None = None
        self._fit()

    def show_face(self, face: Face | None, side: int | None = None) -> None:
        """Show another face."""
        self.face, self.side = face, side
        self.update()

    def _fit(self) -> None:
        size = round(text_height() * self._lines)
        self.setFixedSize(size, size)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.face is not None:
            painter = QPainter(self)
            area = QRectF(self.rect()).adjusted(GAP, GAP, -GAP, -GAP)
            paint_portrait(painter, area, self.face, self.side, marked=self._marked)
            painter.end()
