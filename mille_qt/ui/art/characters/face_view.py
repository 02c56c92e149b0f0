"""Widgets that show faces."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.characters.portrait_picture import (
    SideFaces,
    faces_width,
    paint_faces,
    paint_portrait,
)
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.widgets import text_height

#: Pixels between the face and the edge of the widget.
GAP = 4.0
#: The size of portraits of several sides, as a share of that of one.
FEWER = 0.8


class FaceView(Fitted, QWidget):
    """Shows a face, in a ring with the mark of its side if one is given; empty for None."""

    def __init__(self, lines: float, parent: QWidget | None = None, *, marked: bool = True) -> None:
        """`lines` is the size in lines of text; `marked`: with the mark of the side."""
        super().__init__(parent)
        self._marked = marked
        self._lines = lines
        self.face: Face | None = None
        self.side: int | None = None
        self.fit()

    def show_face(self, face: Face | None, side: int | None = None) -> None:
        """Show another face."""
        self.face, self.side = face, side
        self.update()

    def fit(self) -> None:
        size = round(text_height() * self._lines)
        self.setFixedSize(size, size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.face is not None:
            painter = QPainter(self)
            area = QRectF(self.rect()).adjusted(GAP, GAP, -GAP, -GAP)
            paint_portrait(painter, area, self.face, self.side, marked=self._marked)
            painter.end()


class Portraits(QWidget):
    """The faces of sides beside each other; hidden without any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sides: Sequence[SideFaces] = ()
        self._mood, self._height = Mood.CALM, 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_sides(self, sides: Sequence[SideFaces], mood: Mood = Mood.CALM) -> None:
        """Show other sides, or none."""
        self.sides, self._mood = sides, mood
        self.setHidden(not sides)
        self.set_height(self._height)

    def set_height(self, height: int) -> None:
        """Set the height of a face in pixels; several sides are smaller."""
        self._height = height
        self.setFixedSize(round(sum(self._widths())), self._face())
        self.update()

    def _face(self) -> int:
        return round(self._height * (1.0 if len(self.sides) < 2 else FEWER))

    def _widths(self) -> list[float]:
        return [faces_width(side, self._face()) for side in self.sides]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, left = QPainter(self), 0.0
        for side, width in zip(self.sides, self._widths(), strict=True):
            paint_faces(painter, QRectF(left, 0, width, self.height()), side, self._mood)
            left += width
        painter.end()
