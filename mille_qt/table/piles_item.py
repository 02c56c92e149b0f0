"""Draw pile and discard pile, at the two ends of the road."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from mille_qt.table import z_order
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.number_badge import paint_badge
from mille_qt.table.pictures import Pictures
from mille_qt.ui.theme.application_theme import Theme
from mille_qt.ui.theme.theme_colours import CREAM
from mille_rules.cards import Card

#: The number of cards in the draw pile for each visible edge.
CARDS_PER_EDGE = 25
EDGE = 1.5
#: The badge with the number of cards: its height in line heights, and its width by height.
NUMBER_LINES, NUMBER_ASPECT = 1.2, 1.8
#: Around a pile, for its edges and its badge.
AROUND = 16
#: An empty place: how dark the landscape behind it is, its corner and its symbol in heights.
VEIL, CORNER, SYMBOL = 70, 0.06, 0.3


class PileItem(DrawnItem):
    """A pile on the road, or its empty place with a symbol."""

    def __init__(self, pictures: Pictures, theme: Theme, symbol: str = "") -> None:
        super().__init__(z_order.PILES)
        self._pictures, self._theme, self._symbol = pictures, theme, symbol
        self._rect = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def apply_theme(self, pictures: Pictures, theme: Theme) -> None:
        """Set the card pictures and the theme."""
        self._pictures, self._theme = pictures, theme
        self.update()

    def set_rect(self, rect: QRectF) -> None:
        """Set the rectangle, in scene pixels."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not self.paint_cards(painter):
            self._paint_empty(painter)

    def paint_cards(self, painter: QPainter) -> bool:
        """Draw the cards; False if there are none."""
        raise NotImplementedError

    def _paint_empty(self, painter: QPainter) -> None:
        rect, height = self._rect, self._rect.height()
        painter.setPen(QPen(CREAM, max(1.5, height / 50)))
        painter.setBrush(QColor(0, 0, 0, VEIL))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), height * CORNER, height * CORNER)
        if self._symbol:
            side = round(height * SYMBOL)
            picture = self._pictures.symbol(self._symbol, side, CREAM)
            painter.drawPixmap(rect.center() - QPointF(side / 2, side / 2), picture)


class DrawPileItem(PileItem):
    """Draws the draw pile, whose thickness follows the number of its cards."""

    _left = 0

    def show_cards(self, left: int) -> None:
        """Set the number of cards."""
        if left == self._left:
            return
        edges, self._left = self._edges, left
        number = self._number_rect().adjusted(-2, -2, 2, 2)
        self.update(number if self._edges == edges else self.boundingRect())

    @property
    def _edges(self) -> int:
        """The number of visible edges; 0 for an empty pile."""
        return -(-self._left // CARDS_PER_EDGE)

    def paint_cards(self, painter: QPainter) -> bool:
        if self._left:
            back = self._pictures.back(self._rect.size())
            for edge in range(self._edges, 0, -1):
                offset = QPointF(-(edge - 1) * EDGE, -(edge - 1) * EDGE)
                painter.drawPixmap(self._rect.translated(offset), back, QRectF(back.rect()))
            paint_badge(painter, self._number_rect(), str(self._left), self._theme.badge)
        return self._left > 0

    def _number_rect(self) -> QRectF:
        """The badge with the number of cards."""
        text = QFontMetricsF(self.scene().font()).height()
        height = min(text * NUMBER_LINES, self._rect.width() / NUMBER_ASPECT)
        badge = QRectF(0, 0, height * NUMBER_ASPECT, height)
        badge.moveCenter(QPointF(self._rect.center().x(), self._rect.bottom() - height * 0.1))
        return badge


class DiscardPileItem(PileItem):
    """Draws the top card of the discard pile."""

    _top: Card | None = None

    def show_top(self, top: Card | None) -> None:
        """Set the top card."""
        if top is not self._top:
            self._top = top
            self.update()

    def paint_cards(self, painter: QPainter) -> bool:
        if self._top is not None:
            picture = self._pictures.face(self._top, self._rect.size())
            painter.drawPixmap(self._rect, picture, QRectF(picture.rect()))
        return self._top is not None
