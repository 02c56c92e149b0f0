"""The end of a trip: a chequered band runs along the lane, and the kilometre stone rises."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.table.effect_items import GOLD, flag_picture, stone_picture

#: The times at which band and stone are complete and everything begins to fade, as shares.
BAND_THERE, STONE_UP, FADING = 0.3, 0.55, 0.85
#: As shares of the lane's height.
BAND_HEIGHT, STONE_HEIGHT = 0.16, 0.82
BAND_MOST = 22.0
LINE = 4.0


class ArrivalItem(QGraphicsItem):
    """Draws the animation in the lane of the side that has arrived."""

    def __init__(self, lane: QRectF, miles: int, ratio: float) -> None:
        super().__init__()
        self._lane, self._share = lane, 0.0
        band = min(lane.height() * BAND_HEIGHT, BAND_MOST)
        self._band = flag_picture(QSizeF(lane.width() - 12, band), ratio)
        self._stone = stone_picture(str(miles), lane.height() * STONE_HEIGHT, ratio)
        self._rise = QEasingCurve(QEasingCurve.Type.OutBack)
        self.setZValue(z_order.FLIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def run(self, share: float) -> None:
        """Set the progress, from 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._lane

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        lane, share = self._lane, self._share
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(lane)
        painter.setOpacity(min(1.0, (1.0 - share) / (1.0 - FADING)))
        painter.setPen(QPen(QColor(GOLD), LINE))
        painter.drawRoundedRect(lane.adjusted(2, 2, -2, -2), 7, 7)
        size = self._band.deviceIndependentSize()
        there = min(share / BAND_THERE, 1.0)
        corner = QPointF(lane.left() + 6, lane.bottom() - size.height() - 4)
        shown = QRectF(corner, QSizeF(size.width() * there, size.height()))
        ratio = self._band.devicePixelRatio()
        source = QRectF(QPointF(), shown.size() * ratio)
        painter.drawPixmap(shown, self._band, source)
        self._paint_stone(painter, corner.y())

    def _paint_stone(self, painter: QPainter, ground: float) -> None:
        """Draw the stone, which rises behind the band."""
        up = min(max((self._share - BAND_THERE) / (STONE_UP - BAND_THERE), 0.0), 1.0)
        size = self._stone.deviceIndependentSize()
        top = ground - size.height() * self._rise.valueForProgress(up)
        place = QPointF(self._lane.center().x() - size.width() / 2, top)
        painter.setClipRect(QRectF(self._lane).adjusted(0, 0, 0, ground - self._lane.bottom()))
        painter.drawPixmap(QPointF(round(place.x()), round(place.y())), self._stone)
