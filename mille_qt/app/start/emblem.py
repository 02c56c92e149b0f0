"""The emblem on the page that the program opens with."""

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
    """The picture of the program, as large as its page has room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        #: The side of the picture that is shown, in pixels, and its device pixel ratio.
        self._shown = (0, 0.0)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def grow_with(self, height: int, room: int) -> None:
        """Fit a page of this height, on which so much is left beside the text; in pixels."""
        wanted = min(height * SHARE, MOST_LINES * text_height(), room)
        shown = round(max(wanted, LEAST)), self.devicePixelRatioF()
        if shown != self._shown:
            self._shown = shown
            self.setPixmap(_picture(*shown))


def _picture(side: int, ratio: float) -> QPixmap:
    """The emblem, so many pixels wide; empty where the file is missing."""
    picture = QPixmap(QSize(side, side) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    renderer = QSvgRenderer(str(resource("icons", "mille.svg")))
    if renderer.isValid():
        renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return picture
