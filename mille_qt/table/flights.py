"""Cards in the air: what an event looks like while it happens."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mille_qt.table import z_order


@dataclass(frozen=True)
class Flight:
    """One card on its way, in scene pixels and milliseconds; at its end turned by `turn`°."""

    picture: QPixmap
    start: QRectF
    end: QRectF
    duration: int
    turn: float = 0.0


class Flights(QObject):
    """Flies cards one after the other; `skip` puts all of them where they are going."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._queue: list[Flight] = []
        self._then: Callable[[], None] | None = None
        self._item: QGraphicsPixmapItem | None = None
        self._flight: Flight | None = None
        # Kept for good: an animation that deletes itself can outlive its window's scene.
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._landed)

    @property
    def running(self) -> bool:
        """Whether a card is in the air."""
        return self._flight is not None

    def fly(self, flights: list[Flight], then: Callable[[], None]) -> None:
        """Fly these in turn, then call `then`; at once where nothing takes time."""
        self._queue = [flight for flight in flights if flight.duration > 0]
        self._then = then
        self._next()

    def skip(self) -> None:
        """End all flights now."""
        self._queue.clear()
        if self._flight is not None:
            self._clock.stop()
            self._landed()

    def _next(self) -> None:
        if not self._queue:
            then, self._then = self._then, None
            if then is not None:
                then()
            return
        self._flight = flight = self._queue.pop(0)
        self._item = QGraphicsPixmapItem(flight.picture)
        self._item.setZValue(z_order.FLIGHT)
        self._scene.addItem(self._item)
        self._clock.setDuration(flight.duration)
        self._move(0.0)
        self._clock.start()

    def _move(self, share: float) -> None:
        flight, item = self._flight, self._item
        if flight is None or item is None:
            return
        start, end = flight.start, flight.end
        ratio = flight.picture.devicePixelRatioF()
        width = start.width() + (end.width() - start.width()) * share
        scale = width * ratio / flight.picture.width()
        size = flight.picture.deviceIndependentSize()
        middle = start.center() + (end.center() - start.center()) * share
        item.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        item.setScale(scale)
        item.setRotation(flight.turn * share)
        item.setPos(middle - QPointF(size.width() / 2, size.height() / 2))

    def _landed(self) -> None:
        if self._item is not None:
            self._scene.removeItem(self._item)
        self._item = self._flight = None
        self._next()
