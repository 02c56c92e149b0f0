"""The places that light up while a card is held."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.theme import Theme

TARGET_LINE, PLACE_LINE = 4.0, 2.0
#: How strongly a place is lit: one of several, the target, the one under the held card.
GLOW, TARGET_GLOW, POINTED_GLOW = 0.08, 0.16, 0.22


class LightsItem(QGraphicsItem):
    """Frames around places; the target, and the place under a held card, are drawn stronger."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rects: tuple[QRectF, ...] = ()
        self._target: QRectF | None = None
        self._pointed: QRectF | None = None
        self.setZValue(z_order.LIT_PLACE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def pointed(self) -> QRectF | None:
        """The lit place under the held card."""
        return self._pointed

    def dress(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def light(self, rects: tuple[QRectF, ...], target: QRectF | None) -> None:
        """Light these rectangles, in scene pixels, and one of them as the target."""
        if (rects, target, None) == (self._rects, self._target, self._pointed):
            return
        self.prepareGeometryChange()
        self._rects, self._target, self._pointed = rects, target, None
        self.update()

    def point_at(self, rect: QRectF | None) -> None:
        """Light the place under the held card more strongly, where it is one of the lit."""
        pointed = rect if rect in self._rects else None
        if pointed != self._pointed:
            self._pointed = pointed
            self.update()

    def boundingRect(self) -> QRectF:
        bounds = QRectF()
        for rect in self._rects:
            bounds = bounds.united(rect)
        return bounds.adjusted(-TARGET_LINE, -TARGET_LINE, TARGET_LINE, TARGET_LINE)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect in self._rects:
            pointed = rect == self._pointed
            strong = pointed if self._pointed is not None else rect == self._target
            glow = QColor(self._theme.chosen)
            glow.setAlphaF(POINTED_GLOW if pointed else TARGET_GLOW if strong else GLOW)
            painter.setBrush(glow)
            style = Qt.PenStyle.SolidLine if strong else Qt.PenStyle.DashLine
            painter.setPen(QPen(self._theme.chosen, TARGET_LINE if strong else PLACE_LINE, style))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
