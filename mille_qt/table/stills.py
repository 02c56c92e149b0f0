"""Pictures that are shown for a moment instead of animations, for reduced motion."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from mille_qt.table import z_order


class Still(NamedTuple):
    """Pictures, each with its middle and its rotation, and their duration in milliseconds."""

    pictures: tuple[tuple[QPixmap, QPointF, float], ...]
    duration: int


class Stills(QObject):
    """Shows stills one after the other; `skip` ends all of them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._queue: list[Still] = []
        self._items: list[QGraphicsItem] = []
        self._then: Callable[[], None] | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._next)

    @property
    def running(self) -> bool:
        """Whether a still is shown."""
        return self._then is not None

    def show(self, stills: list[Still], then: Callable[[], None]) -> None:
        """Show stills in turn, then call `then`."""
        self.skip()
        self._queue, self._then = list(stills), then
        self._next()

    def skip(self) -> None:
        """End all stills now."""
        self._queue.clear()
        self._clock.stop()
        self._next()

    def _next(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        if self._queue:
            self._set_up(self._queue.pop(0))
            return
        then, self._then = self._then, None
        if then is not None:
            then()

    def _set_up(self, still: Still) -> None:
        for picture, middle, angle in still.pictures:
            item = QGraphicsPixmapItem(picture)
            size = picture.deviceIndependentSize()
            item.setOffset(round(-size.width() / 2), round(-size.height() / 2))
            item.setPos(QPointF(round(middle.x()), round(middle.y())))
            item.setRotation(angle)
            item.setZValue(z_order.FLIGHT)
            self._scene.addItem(item)
            self._items.append(item)
        self._clock.start(still.duration)
