"""Effects where a card lands; the game does not wait for them."""

from collections.abc import Callable
from math import exp, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from mille_qt.table import durations, z_order
from mille_qt.table.durations import Tempo
from mille_qt.table.effect_items import GlowItem, ShieldItem, SweepItem, points_picture
from mille_qt.table.motions import Ease, Motion, Motions

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
        picture = points_picture(text, height, ratio)
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

        self._run(item, durations.COUP_POINTS, rise, Ease.Linear)

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
