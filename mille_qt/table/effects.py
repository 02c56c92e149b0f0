"""Effects where a card lands, for which the game does not wait: glowing lanes, points, shields."""

from collections.abc import Callable
from math import exp, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
)

from mille_qt.table import durations, z_order
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.durations import Tempo
from mille_qt.table.golden_words import golden_words
from mille_qt.table.motions import Ease, Motion, Motions
from mille_qt.ui.theme.theme_colours import GOLD

#: The number of swings of a lane that is struck, and their maximum in pixels.
SWINGS, SHAKE_MOST = 3, 5.0
#: The rise of points as a multiple of their height, and the share of time before they fade.
POINTS_RISE, POINTS_FADE = 1.6, 0.55
#: The height of a car's first jump as a share of its own, and the number of jumps.
JOLT, JUMPS = 0.22, 3
THINKING = "thinking"


class Effects:
    """Starts effects on a scene, at its tempo."""

    def __init__(self, scene: QGraphicsScene, motions: Motions) -> None:
        self._scene, self._motions = scene, motions
        self.tempo = Tempo()

    def glow(self, lane: QRectF, colour: QColor, duration: int, card: QRectF | None = None) -> None:
        """Light a lane once, with a ring round a card that has landed there."""
        item = GlowItem(lane, colour, card)
        self._run(item, duration, item.fade, Ease.OutQuad)

    def shake(self, lane: QGraphicsItem, gutter: float) -> None:
        """Let a lane swing from side to side within its gutter."""
        far = min(gutter * 0.6, SHAKE_MOST)

        def swing(share: float) -> None:
            x = far * exp(-2.5 * share) * sin(2 * pi * SWINGS * share) if share < 1.0 else 0.0
            lane.setPos(QPointF(round(x), 0))

        duration = self.tempo.of(durations.HIT_SHAKE)
        if self.tempo.moves:
            self._motions.add(Motion(duration, swing, ease=Ease.Linear), key=lane)

    def points(self, text: str, middle: QPointF, height: float, ratio: float) -> None:
        """Let points rise from a card and fade, without leaving the table."""
        picture = golden_words(text, height, ratio)
        item = QGraphicsPixmapItem(picture)
        size = picture.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(z_order.POINTS)

        far, half = POINTS_RISE * height, size.width() / 2
        top = max(middle.y() - far, size.height() / 2)
        x = max(half, min(middle.x(), self._scene.width() - half))

        def rise(share: float) -> None:
            y = top + far * (1 - share) ** 3
            item.setPos(QPointF(round(x), round(y)))
            item.setOpacity(min(1.0, (1.0 - share) / (1.0 - POINTS_FADE)))

        self._run(item, durations.POINTS, rise, Ease.Linear)

    def shield(self, card: QRectF) -> None:
        """Let a shield grow over a card and fade."""
        item = ShieldItem(card)
        self._run(item, durations.SHIELD, item.run, Ease.OutQuad)

    def jolt(self, car: QGraphicsItem) -> None:
        """Let a car jump on its wheels."""
        high = car.boundingRect().height() * JOLT

        def jump(share: float) -> None:
            up = high * abs(sin(pi * JUMPS * share)) * (1.0 - share)
            car.setTransform(QTransform.fromTranslate(0, -round(up)))

        if self.tempo.moves:
            duration = self.tempo.of(durations.HIT_SHAKE)
            self._motions.add(Motion(duration, jump, ease=Ease.Linear), key=(car, "jolt"))

    def think(self, lane: QRectF | None, colour: QColor) -> None:
        """Let a light run along the lane of a thinking side; None ends it."""
        self._motions.end(THINKING)
        if lane is None or not self.tempo.moves:
            return
        item = SweepItem(lane, colour)
        self._scene.addItem(item)
        motion = Motion(durations.THINK, item.run, ease=Ease.InOutSine, endless=True)
        motion.last = lambda: self._scene.removeItem(item)
        self._motions.add(motion, key=THINKING)

    def _run(
        self, item: QGraphicsItem, duration: int, show: Callable[[float], None], ease: Ease
    ) -> None:
        if not self.tempo.moves:
            return
        motion = Motion(self.tempo.of(duration), show, ease=ease)
        motion.first = lambda: self._scene.addItem(item)
        motion.last = lambda: self._scene.removeItem(item)
        self._motions.add(motion)


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


class GlowItem(DrawnItem):
    """Lights a lane in one colour, with a spreading ring where a card has struck."""

    def __init__(self, lane: QRectF, colour: QColor, card: QRectF | None) -> None:
        super().__init__(z_order.EFFECT)
        self._lane, self._colour, self._card = lane, colour, card
        self._share = 0.0

    def fade(self, share: float) -> None:
        """Set how far it has faded, from 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._lane

    def draw(self, painter: QPainter) -> None:
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


class SweepItem(DrawnItem):
    """A light that runs along the lower edge of a lane while its side thinks."""

    def __init__(self, lane: QRectF, colour: QColor) -> None:
        super().__init__(z_order.EFFECT)
        self._lane, self._colour = lane, colour
        self._share = 0.0

    def run(self, share: float) -> None:
        """Set the position, from 0 (left) to 1 (right)."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        lane = self._lane
        top = lane.bottom() - SWEEP_HEIGHT - 3
        return QRectF(lane.left() + 8, top, lane.width() - 16, SWEEP_HEIGHT)

    def draw(self, painter: QPainter) -> None:
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


class ShieldItem(DrawnItem):
    """A shield in the blue and gold of the safeties, which grows over a card and fades."""

    def __init__(self, card: QRectF) -> None:
        super().__init__(z_order.POINTS)
        self._share = 0.0
        size = card.height() * SHIELD
        self._bounds = QRectF(-size / 2, -size / 2, size, size)
        self.setPos(card.center())

    def run(self, share: float) -> None:
        """Set the progress, from 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def draw(self, painter: QPainter) -> None:
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
