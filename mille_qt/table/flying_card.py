"""A card in the air: it grows, turns and is turned over on its way."""

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order

#: Sizes so close are the same: a picture is then drawn as it is, without being scaled.
SAME = 0.6


class FlyingCard(QGraphicsItem):
    """Draws one or two pictures of a card, so that its look can change with its size."""

    def __init__(self, shadow: QPixmap | None = None, cast_by: QSizeF | None = None) -> None:
        """`shadow` is what a card as large as `cast_by` casts: larger by its margin all round."""
        super().__init__()
        self._shadow, self._cast_by = shadow, cast_by or QSizeF(1, 1)
        self._size, self._bounds = QSizeF(), QRectF()
        self._near = self._far = QPixmap()
        self._mix, self._flip = 0.0, 1.0
        self.setZValue(z_order.FLIGHT)

    @property
    def picture(self) -> QPixmap:
        """What is to be seen of the card now."""
        return self._far if self._mix >= 1.0 else self._near

    def show_at(self, middle: QPointF, size: QSizeF, angle: float = 0.0) -> None:
        """Be there, so large and turned by so many degrees."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            grown = size * (1.3 if self._shadow is not None else 1.0)
            x, y = grown.width() / 2, grown.height() / 2
            self._bounds = QRectF(-x, -y, 2 * x, 2 * y)
        self.setPos(QPointF(round(middle.x()), round(middle.y())) if angle == 0.0 else middle)
        self.setRotation(angle)

    def show_picture(self, near: QPixmap, far: QPixmap, mix: float) -> None:
        """Show one picture, the other, or while `mix` is between 0 and 1 both."""
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

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
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


def _paint(painter: QPainter, rect: QRectF, picture: QPixmap) -> None:
    size = picture.deviceIndependentSize()
    if abs(size.width() - rect.width()) < SAME and abs(size.height() - rect.height()) < SAME:
        corner = QPointF(round(-size.width() / 2), round(-size.height() / 2))
        painter.drawPixmap(corner, picture)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
