"""Graphics items for effects: glowing lanes, rising points, the shield of a coup fourré."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.ui.picture_colours import GOLD, INK
from mille_qt.ui.theme.application_theme import heading_font

#: The maximum opacity of a lane's tint, with which everything stays readable.
TINT = 0.3
GLOW_LINE = 4.0
#: The reach of the ring round a card that has struck, as a share of the card's height.
RING = 0.28
#: The height in pixels of the light for a thinking side, and its share of the lane.
SWEEP_HEIGHT, SWEEP_SHARE = 4.0, 0.28
#: The size of a shield in heights of its card, its share at first, the share of time at which it
#: begins to fade, and its opacity.
SHIELD, SHIELD_LEAST, SHIELD_FADES, SHIELD_TINT = 1.7, 0.35, 0.5, 0.55
BLUE = "#163f70"


class GlowItem(QGraphicsItem):
    """Lights a lane in one colour, with a spreading ring where a card has struck."""

    def __init__(self, lane: QRectF, colour: QColor, card: QRectF | None) -> None:
        super().__init__()
        self._lane, self._colour, self._card = lane, colour, card
        self._share = 0.0
        self.setZValue(z_order.EFFECT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def fade(self, share: float) -> None:
        """Set how far it has faded, from 0 to 1."""
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
        left = 1.0 - self._share
        tint, line = QColor(self._colour), QColor(self._colour)
        tint.setAlphaF(TINT * left)
        line.setAlphaF(left)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = self._lane.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(line, GLOW_LINE))
        painter.setBrush(tint)
        painter.drawRoundedRect(frame, 7, 7)
        if self._card is not None:
            self._paint_ring(painter, self._card, line)

    def _paint_ring(self, painter: QPainter, card: QRectF, colour: QColor) -> None:
        far = card.height() * RING * self._share
        painter.setClipRect(self._lane)
        painter.setPen(QPen(colour, 2 + 5 * (1.0 - self._share)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(-far, -far, far, far), 6 + far, 6 + far)


class SweepItem(QGraphicsItem):
    """A light that runs along the lower edge of a lane while its side thinks."""

    def __init__(self, lane: QRectF, colour: QColor) -> None:
        super().__init__()
        self._lane, self._colour = lane, colour
        self._share = 0.0
        self.setZValue(z_order.EFFECT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def run(self, share: float) -> None:
        """Set the position, from 0 (left) to 1 (right)."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        lane = self._lane
        top = lane.bottom() - SWEEP_HEIGHT - 3
        return QRectF(lane.left() + 8, top, lane.width() - 16, SWEEP_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        track = self.boundingRect()
        width = track.width() * SWEEP_SHARE
        left = track.left() - width + (track.width() + width) * self._share
        light = QRectF(left, track.top(), width, track.height())
        gone = QColor(self._colour)
        gone.setAlpha(0)
        gradient = QLinearGradient(light.topLeft(), light.topRight())
        gradient.setColorAt(0, gone)
        gradient.setColorAt(0.6, self._colour)
        gradient.setColorAt(1, gone)
        painter.fillRect(light.intersected(track), gradient)


class ShieldItem(QGraphicsItem):
    """A shield in the blue and gold of the safeties, which grows over a card and fades."""

    def __init__(self, card: QRectF) -> None:
        super().__init__()
        self._share = 0.0
        size = card.height() * SHIELD
        self._bounds = QRectF(-size / 2, -size / 2, size, size)
        self.setPos(card.center())
        self.setZValue(z_order.POINTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def run(self, share: float) -> None:
        """Set the progress, from 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, (1.0 - self._share) / (1.0 - SHIELD_FADES)))
        grown = SHIELD_LEAST + (1.0 - SHIELD_LEAST) * self._share
        half = self._bounds.width() / 2 * grown * 0.92
        shape = QPainterPath(QPointF(0, -half))
        shape.quadTo(half * 0.5, -half * 0.7, half * 0.86, -half * 0.72)
        shape.cubicTo(half * 0.9, half * 0.2, half * 0.5, half * 0.75, 0, half)
        shape.cubicTo(-half * 0.5, half * 0.75, -half * 0.9, half * 0.2, -half * 0.86, -half * 0.72)
        shape.quadTo(-half * 0.5, -half * 0.7, 0, -half)
        blue = QColor(BLUE)
        blue.setAlphaF(SHIELD_TINT)
        pen = QPen(GOLD, half * 0.12)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(blue)
        painter.drawPath(shape)


def points_picture(text: str, height: float, ratio: float) -> QPixmap:
    """A picture of a number in gold with a dark outline, readable on any ground."""
    font = heading_font(1.0)
    font.setPixelSize(max(10, round(height)))
    metrics = QFontMetricsF(font)
    edge = height * 0.16
    size = QSizeF(metrics.horizontalAdvance(text) + 2 * edge, metrics.height() + 2 * edge)
    image = _image(size, ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addText(QPointF(edge, edge + metrics.ascent()), font, text)
    pen = QPen(INK, edge * 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, GOLD)
    painter.end()
    return QPixmap.fromImage(image)


def _image(size: QSizeF, ratio: float) -> QImage:
    whole = QSize(round(size.width() * ratio), round(size.height() * ratio))
    image = QImage(whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    return image
