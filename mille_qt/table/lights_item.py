"""The places that light up while a card is held."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.theme import Theme

TARGET_LINE, PLACE_LINE = 4.0, 2.0
GLOW = 0.16


class LightsItem(QGraphicsItem):
    """Frames around places; the target of the chosen card is drawn stronger."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rects: tuple[QRectF, ...] = ()
        self._target: QRectF | None = None
        self.setZValue(z_order.LIT_PLACE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def dress(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def light(self, rects: tuple[QRectF, ...], target: QRectF | None) -> None:
        """Light these rectangles, in scene pixels, and one of them as the target."""
        self.prepareGeometryChange()
        self._rects, self._target = rects, target
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
            is_target = rect == self._target
            glow = QColor(self._theme.chosen)
            glow.setAlphaF(GLOW if is_target else GLOW / 2)
            painter.setBrush(glow)
            style = Qt.PenStyle.SolidLine if is_target else Qt.PenStyle.DashLine
            line = TARGET_LINE if is_target else PLACE_LINE
            painter.setPen(QPen(self._theme.chosen, line, style))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
