"""The places that light up while a card is held."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.theme import Theme

TARGET_LINE, PLACE_LINE = 3.0, 2.0
#: How strongly a place is lit: one of several, the target, the one under the held card.
GLOW, TARGET_GLOW, POINTED_GLOW = 0.12, 0.24, 0.4
#: How far within its place a light begins, and the steps in which it fades inwards, in pixels.
INSET, GLOW_STEP, GLOW_STEPS = 2.0, 2.0, 4


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
            strength = POINTED_GLOW if pointed else TARGET_GLOW if strong else GLOW
            self._paint_glow(painter, rect, strength)
            style = Qt.PenStyle.SolidLine if strong else Qt.PenStyle.DashLine
            painter.setPen(QPen(self._theme.chosen, TARGET_LINE if strong else PLACE_LINE, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # Within the frame that says whose turn it is.
            painter.drawRoundedRect(rect.adjusted(INSET, INSET, -INSET, -INSET), 7, 7)

    def _paint_glow(self, painter: QPainter, rect: QRectF, strength: float) -> None:
        """Light along the inner edge: what lies in the middle keeps its colours."""
        colour = QColor(self._theme.chosen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(GLOW_STEPS):
            colour.setAlphaF(strength * (1 - step / GLOW_STEPS))
            painter.setPen(QPen(colour, GLOW_STEP))
            far = INSET + step * GLOW_STEP
            painter.drawRoundedRect(rect.adjusted(far, far, -far, -far), 7, 7)
