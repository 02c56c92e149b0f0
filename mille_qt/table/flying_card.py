"""Cards that fly over the table, from waypoint to waypoint."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from mille_qt.table import z_order
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.motions import Ease, Motion

#: Sizes that differ by less (in pixels) count as equal: the picture is drawn without scaling.
SAME = 0.6
#: The deviation of a long flight from the straight line, as a share of its length.
ARC = 0.06
#: How much lower a card flies for every millisecond that it set off later.
LOWER = 1e-5


class FlyingCard(DrawnItem):
    """Draws a card in flight; it blends two pictures while its size changes, and can turn over."""

    def __init__(self, shadow: QPixmap | None = None, cast_by: QSizeF | None = None) -> None:
        """`shadow` is the shadow of a card of the size `cast_by`, with a margin all round."""
        super().__init__(z_order.FLIGHT)
        self._shadow, self._cast_by = shadow, cast_by or QSizeF(1, 1)
        self._size, self._bounds = QSizeF(), QRectF()
        self._near = self._far = QPixmap()
        self._mix, self._flip = 0.0, 1.0

    @property
    def picture(self) -> QPixmap:
        """The picture that is visible now."""
        return self._far if self._mix >= 1.0 else self._near

    def show_at(self, middle: QPointF, size: QSizeF, angle: float = 0.0) -> None:
        """Set the position of the middle, the size and the rotation in degrees."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            grown = size * (1.3 if self._shadow is not None else 1.0)
            x, y = grown.width() / 2, grown.height() / 2
            self._bounds = QRectF(-x, -y, 2 * x, 2 * y)
        self.setPos(QPointF(round(middle.x()), round(middle.y())) if angle == 0.0 else middle)
        self.setRotation(angle)

    def show_picture(self, near: QPixmap, far: QPixmap, mix: float) -> None:
        """Show one picture (0), the other (1) or a blend of both."""
        if (near is self._near, far is self._far, mix, self._flip) == (True, True, self._mix, 1.0):
            return
        self._near, self._far, self._mix, self._flip = near, far, mix, 1.0
        self.update()

    def turn_over(self, near: QPixmap, far: QPixmap, share: float) -> None:
        """Turn from one side of the card to the other."""
        self._near, self._far, self._mix = near, far, float(share >= 0.5)
        self._flip = max(abs(cos(pi * share)), 0.02) if 0.0 < share < 1.0 else 1.0
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.rotation() != 0.0)
        width, height = self._size.width() * self._flip, self._size.height()
        rect = QRectF(-width / 2, -height / 2, width, height)
        if self._shadow is not None:
            self._paint_shadow(painter, rect)
        if self._mix < 1.0:
            _paint(painter, rect, self._near)
        if self._mix > 0.0:
            painter.setOpacity(self._mix)
            _paint(painter, rect, self._far)

    def _paint_shadow(self, painter: QPainter, rect: QRectF) -> None:
        """The shadow grows and shrinks with the card."""
        assert self._shadow is not None
        card, whole = self._cast_by, self._shadow.deviceIndependentSize()
        x = rect.width() / card.width() * (whole.width() - card.width()) / 2
        y = rect.height() / card.height() * (whole.height() - card.height()) / 2
        _paint(painter, rect.adjusted(-x, -y, x, y), self._shadow)


class Waypoint(NamedTuple):
    """A rectangle that a card flies to, in scene pixels, rotated by `angle`.

    The card arrives within `after` milliseconds, rests for `rest`, and shows `picture` there.
    """

    rect: QRectF
    picture: QPixmap
    after: int = 0
    rest: int = 0
    angle: float = 0.0
    face_up: bool = True
    #: The share of the way within which the card changes its size and turns over.
    within: float = 1.0
    ease: Ease = Ease.InOutCubic


class CardFlight:
    """The flight of one card; `leave` is called when it sets off, `land` when it arrives."""

    def __init__(
        self,
        scene: QGraphicsScene,
        waypoints: Sequence[Waypoint],
        begin: int,
        leave: Callable[[], None],
        land: Callable[[], None],
        shadow: QPixmap | None = None,
        cast_by: QSizeF | None = None,
        straight: bool = False,
    ) -> None:
        self._scene, self._waypoints, self._begin = scene, waypoints, begin
        self._leave, self._land, self._shadow, self._cast_by = leave, land, shadow, cast_by
        self._arc = 0.0 if straight else ARC
        self._item: FlyingCard | None = None
        self.end = begin + waypoints[0].rest + sum(stop.after + stop.rest for stop in waypoints[1:])

    def motions(self) -> list[Motion]:
        """The motions of the flight."""
        # The first lasts for the whole flight, so that the card is removed in any case.
        whole = Motion(self.end - self._begin, begin=self._begin)
        whole.first, whole.last = self._set_off, self._arrive
        legs, now = [whole], self._begin + self._waypoints[0].rest
        for start, stop in zip(self._waypoints, self._waypoints[1:], strict=False):
            legs.append(Motion(stop.after, self._leg(start, stop), now, ease=stop.ease))
            now += stop.after + stop.rest
        return legs

    def _leg(self, start: Waypoint, stop: Waypoint) -> Callable[[float], None]:
        return lambda share: self._show(start, stop, share)

    def _set_off(self) -> None:
        self._item = FlyingCard(self._shadow, self._cast_by)
        # Later flights are lower: a hazard leaves below the safety that strikes it.
        self._item.setZValue(z_order.FLIGHT - self._begin * LOWER)
        self._show(self._waypoints[0], self._waypoints[0], 0.0)
        self._scene.addItem(self._item)
        self._leave()

    def _show(self, start: Waypoint, stop: Waypoint, share: float) -> None:
        item = self._item
        if item is None:
            return
        way = stop.rect.center() - start.rect.center()
        aside = QPointF(way.y(), -way.x()) * self._arc * sin(pi * min(max(share, 0.0), 1.0))
        angle = start.angle + (stop.angle - start.angle) * share
        # With easing, `share` may exceed 1 on a whole leg.
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


def _paint(painter: QPainter, rect: QRectF, picture: QPixmap) -> None:
    size = picture.deviceIndependentSize()
    if abs(size.width() - rect.width()) < SAME and abs(size.height() - rect.height()) < SAME:
        corner = QPointF(round(-size.width() / 2), round(-size.height() / 2))
        painter.drawPixmap(corner, picture)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
