"""A card's way over the table, from stop to stop."""

from collections.abc import Callable, Sequence
from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table import z_order
from mille_qt.table.flying_card import FlyingCard
from mille_qt.table.motions import Ease, Motion

#: How far a card on a long way leaves the straight line, as a share of that way.
ARC = 0.06
#: How much lower a card flies for every millisecond that it set off later.
LOWER = 1e-5


class Stop(NamedTuple):
    """Where a card comes by: an upright rectangle in scene pixels, then turned by `angle`.

    It comes there within `after` milliseconds, rests for `rest`, and looks like `picture` there.
    """

    rect: QRectF
    picture: QPixmap
    after: int = 0
    rest: int = 0
    angle: float = 0.0
    face_up: bool = True
    #: The share of the way on which the card grows, and is turned over.
    within: float = 1.0
    ease: Ease = Ease.InOutCubic


class Trip:
    """One card on its way; `leave` is called when it sets off, `land` when it is there."""

    def __init__(
        self,
        scene: QGraphicsScene,
        stops: Sequence[Stop],
        begin: int,
        leave: Callable[[], None],
        land: Callable[[], None],
        shadow: QPixmap | None = None,
        cast_by: QSizeF | None = None,
        straight: bool = False,
    ) -> None:
        self._scene, self._stops, self._begin = scene, stops, begin
        self._leave, self._land, self._shadow, self._cast_by = leave, land, shadow, cast_by
        self._arc = 0.0 if straight else ARC
        self._item: FlyingCard | None = None
        self.end = begin + stops[0].rest + sum(stop.after + stop.rest for stop in stops[1:])

    def motions(self) -> list[Motion]:
        """The whole way, as motions."""
        # The first lasts as long as the whole way, so that the card is removed whatever happens.
        whole = Motion(self.end - self._begin, begin=self._begin)
        whole.first, whole.last = self._set_off, self._arrive
        legs, now = [whole], self._begin + self._stops[0].rest
        for start, stop in zip(self._stops, self._stops[1:], strict=False):
            legs.append(Motion(stop.after, self._leg(start, stop), now, ease=stop.ease))
            now += stop.after + stop.rest
        return legs

    def _leg(self, start: Stop, stop: Stop) -> Callable[[float], None]:
        return lambda share: self._show(start, stop, share)

    def _set_off(self) -> None:
        self._item = FlyingCard(self._shadow, self._cast_by)
        # What set off later flies lower: a hazard goes away beneath the safety that strikes it.
        self._item.setZValue(z_order.FLIGHT - self._begin * LOWER)
        self._show(self._stops[0], self._stops[0], 0.0)
        self._scene.addItem(self._item)
        self._leave()

    def _show(self, start: Stop, stop: Stop, share: float) -> None:
        item = self._item
        if item is None:
            return
        way = stop.rect.center() - start.rect.center()
        aside = QPointF(way.y(), -way.x()) * self._arc * sin(pi * min(max(share, 0.0), 1.0))
        angle = start.angle + (stop.angle - start.angle) * share
        # On the whole way it may overshoot.
        grown = share if stop.within == 1.0 else min(share / stop.within, 1.0)
        size = _between(start.rect.size(), stop.rect.size(), grown)
        item.show_at(start.rect.center() + way * share + aside, size, angle)
        if start.face_up is stop.face_up:
            same = start.picture is stop.picture
            mix = 1.0 if same else min(max(grown * 2 - 0.5, 0.0), 1.0)
            item.show_picture(start.picture, stop.picture, mix)
        else:
            item.turn_over(start.picture, stop.picture, grown)

    def _arrive(self) -> None:
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
        self._land()


def _between(start: QSizeF, end: QSizeF, share: float) -> QSizeF:
    return start + (end - start) * share
