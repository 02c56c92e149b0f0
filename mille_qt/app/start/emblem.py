"""The emblem on the start page."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from mille_qt.ui.labels import Label
from mille_qt.ui.paths import resource
from mille_qt.ui.widgets import text_height

SHARE, LEAST = 0.2, 64  # of the page's height; pixels
MOST_LINES = 12  # of text: it grows with that in a large window


class Emblem(Label):
    """The program's emblem, in a size that fits the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        #: Size of the picture in pixels, and its device pixel ratio.
        self._shown = (0, 0.0)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def grow_with(self, height: int, room: int) -> None:
        """Fit a page of this height with this much room beside the text, both in pixels."""
        wanted = min(height * SHARE, MOST_LINES * text_height(), room)
        shown = round(max(wanted, LEAST)), self.devicePixelRatioF()
        if shown != self._shown:
            self._shown = shown
            self.setPixmap(_picture(*shown))


def _picture(side: int, ratio: float) -> QPixmap:
    """Return the emblem in a width in pixels; empty if the file is missing."""
    picture = QPixmap(QSize(side, side) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    renderer = QSvgRenderer(str(resource("icons", "mille.svg")))
    if renderer.isValid():
        renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return picture
