"""Draw pile and discard pile."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.table.number_badge import paint_badge
from mille_qt.table.pictures import Pictures
from mille_qt.table.tableau_parts import paint_empty
from mille_qt.ui.theme.application_theme import Theme
from mille_rules.cards import Card

#: The number of cards in the draw pile for each visible edge.
CARDS_PER_EDGE = 25
EDGE = 1.5
#: The badge with the number of cards: its height in line heights, and its width by height.
NUMBER_LINES, NUMBER_ASPECT = 1.2, 1.8


class PilesItem(QGraphicsItem):
    """Draws the two piles; the draw pile's thickness follows the number of its cards."""

    def __init__(self, pictures: Pictures, theme: Theme) -> None:
        super().__init__()
        self._pictures, self._theme = pictures, theme
        self._draw, self._discard = QRectF(), QRectF()
        self._left = 0
        self._top: Card | None = None
        self.setZValue(z_order.PILES)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def apply_theme(self, pictures: Pictures, theme: Theme) -> None:
        """Set the card pictures and the theme."""
        self._pictures, self._theme = pictures, theme
        self.update()

    def place(self, draw: QRectF, discard: QRectF) -> None:
        """Set the rectangles, in scene pixels."""
        self.prepareGeometryChange()
        self._draw, self._discard = draw, discard
        self.update()

    def show_piles(self, left: int, top: Card | None) -> None:
        """Set the number of cards in the draw pile, and the top card of the discards."""
        if (left, top) != (self._left, self._top):
            self._left, self._top = left, top
            self.update()

    def boundingRect(self) -> QRectF:
        return self._draw.united(self._discard).adjusted(-8, -8, 8, 24)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_draw_pile(painter)
        if self._top is None:
            paint_empty(painter, self._discard, self._theme)
        else:
            picture = self._pictures.face(self._top, self._discard.size())
            painter.drawPixmap(self._discard, picture, QRectF(picture.rect()))

    def _paint_draw_pile(self, painter: QPainter) -> None:
        if self._left == 0:
            paint_empty(painter, self._draw, self._theme)
            return
        back = self._pictures.back(self._draw.size())
        for edge in range(-(-self._left // CARDS_PER_EDGE), 0, -1):
            offset = QPointF(-(edge - 1) * EDGE, -(edge - 1) * EDGE)
            painter.drawPixmap(self._draw.translated(offset), back, QRectF(back.rect()))
        self._paint_number(painter)

    def _paint_number(self, painter: QPainter) -> None:
        text = QFontMetricsF(self.scene().font()).height()
        height = min(text * NUMBER_LINES, self._draw.width() / NUMBER_ASPECT)
        badge = QRectF(0, 0, height * NUMBER_ASPECT, height)
        badge.moveCenter(QPointF(self._draw.center().x(), self._draw.bottom() - height * 0.1))
        paint_badge(painter, badge, str(self._left), self._theme.badge)
