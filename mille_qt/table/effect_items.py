"""Graphics items for effects: glowing lanes, rising points, the kilometre stone."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QSizeF, Qt
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
from mille_qt.ui.theme.application_theme import heading_font

#: The maximum opacity of a lane's tint, with which everything stays readable.
TINT = 0.3
GLOW_LINE = 4.0
#: The reach of the ring round a card that has struck, as a share of the card's height.
RING = 0.28
#: The height in pixels of the light for a thinking side, and its share of the lane.
SWEEP_HEIGHT, SWEEP_SHARE = 4.0, 0.28
#: The times at which band and stone are complete and everything begins to fade, as shares.
BAND_THERE, STONE_UP, FADING = 0.3, 0.55, 0.85
#: As shares of the lane's height.
BAND_HEIGHT, STONE_HEIGHT = 0.16, 0.82
BAND_MOST = 22.0
BAND_LINE = 4.0
GOLD, INK, PAPER, RED = "#f2b93b", "#1d1b1e", "#fffaee", "#c4202b"


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
        painter.setPen(QPen(QColor(GOLD), BAND_LINE))
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
    pen = QPen(QColor(INK), edge * 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, QColor(GOLD))
    painter.end()
    return QPixmap.fromImage(image)


def stone_picture(text: str, height: float, ratio: float) -> QPixmap:
    """The red-capped kilometre stone with a number on it."""
    width = height * 0.86
    image = _image(QSizeF(width, height), ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(2.0, height * 0.045)
    body = QRectF(line, line, width - 2 * line, height)
    shape, radius = QPainterPath(), body.width() / 2
    shape.moveTo(body.left(), height)
    shape.lineTo(body.left(), body.top() + radius)
    shape.arcTo(QRectF(body.topLeft(), QSizeF(2 * radius, 2 * radius)), 180, -180)
    shape.lineTo(body.right(), height)
    painter.fillPath(shape, QColor(PAPER))
    painter.setClipPath(shape)
    cap = height * 0.46
    painter.fillRect(QRectF(0, 0, width, cap), QColor(RED))
    painter.fillRect(QRectF(0, cap - line / 2, width, line), QColor(INK))
    painter.setClipping(False)
    painter.strokePath(shape, QPen(QColor(INK), line))
    font = heading_font(1.0)
    font.setPixelSize(max(8, round(height * 0.3)))
    painter.setFont(font)
    painter.setPen(QColor(INK))
    number = QRectF(0, cap, width, height - cap)
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return QPixmap.fromImage(image)


def flag_picture(size: QSizeF, ratio: float) -> QPixmap:
    """A chequered band, two squares high."""
    image = _image(size, ratio)
    painter = QPainter(image)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(PAPER))
    side = size.height() / 2
    for column in range(int(size.width() / side) + 1):
        square = QRectF(column * side, column % 2 * side, side, side)
        painter.fillRect(square, QColor(INK))
    painter.end()
    return QPixmap.fromImage(image)


def _image(size: QSizeF, ratio: float) -> QImage:
    whole = QSize(round(size.width() * ratio), round(size.height() * ratio))
    image = QImage(whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    return image
