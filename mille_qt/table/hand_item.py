"""A card in the hand: it rises, is dragged, and reports what is done to it."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from mille_qt.table import z_order
from mille_qt.table.pictures import Pictures
from mille_qt.table.tableau_item import CORNER
from mille_qt.theme import Theme
from mille_rules.cards import Card

OUTLINE = 3.0
#: How much an unplayable card is veiled: it must stay fully readable.
VEIL = 0.22


class HandItem(QGraphicsObject):
    """One place of the hand with the card in it."""

    pressed = Signal(int)
    discarded = Signal(int)
    dropped = Signal(int, QPointF, QPointF)
    hovered = Signal(int, bool)
    lifted = Signal(int)

    def __init__(self, index: int, card: Card, pictures: Pictures, theme: Theme) -> None:
        super().__init__()
        self.index, self.card = index, card
        self._pictures, self._theme = pictures, theme
        self._rest, self._lift = QRectF(), 0.0
        self._playable = self._chosen = self._active = False
        self._grabbed_at: QPointF | None = None
        self._dragging = False
        self.setZValue(z_order.HAND)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)

    def place(self, rest: QRectF, lift: float) -> None:
        """Lie in this rectangle, in scene pixels; rise by `lift` when playable."""
        self.prepareGeometryChange()
        self._rest, self._lift = rest, lift
        self._settle()

    def show_state(self, playable: bool, chosen: bool, active: bool, why: str) -> None:
        """Show whether the card can be played, is chosen, and why not; active while it may move."""
        self._playable, self._chosen, self._active = playable, chosen, active
        self.setToolTip(why)
        self.setCursor(Qt.CursorShape.OpenHandCursor if active else Qt.CursorShape.ArrowCursor)
        self._settle()
        self.update()

    def resting_rect(self) -> QRectF:
        """Where the card lies, in scene pixels."""
        return QRectF(self.pos(), self._rest.size())

    def _settle(self) -> None:
        """Playable cards stand up, a chosen one a little higher; a dragged one is left alone."""
        if self._dragging:
            return
        rise = self._lift * (1.0 if self._chosen else 0.6 if self._playable and self._active else 0)
        self.setPos(self._rest.topLeft() - QPointF(0, rise))
        self.setZValue(z_order.HAND)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._rest.size()).adjusted(-3, -3, 3, 3)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        rect = QRectF(QPointF(), self._rest.size())
        picture = self._pictures.face(self.card, rect.size())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        radius = rect.height() * CORNER
        if self._active and not self._playable and not self._chosen:
            veil = QColor(self._theme.table_ground)
            veil.setAlphaF(VEIL)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(rect, radius, radius)
        if self._chosen or (self._active and self._playable):
            colour = self._theme.chosen if self._chosen else self._theme.green
            painter.setPen(QPen(colour, OUTLINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, radius, radius)

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.index, True)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.index, False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._active:
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.discarded.emit(self.index)
            return
        self._grabbed_at = event.scenePos()
        self._dragging = False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grabbed_at is None:
            return
        moved = event.scenePos() - self._grabbed_at
        if not self._dragging and moved.manhattanLength() < QApplication.startDragDistance():
            return
        if not self._dragging:
            self._dragging = True
            self.lifted.emit(self.index)
            self.setZValue(z_order.HELD_CARD)
        self.setPos(self._rest.topLeft() + moved)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        grabbed, self._grabbed_at = self._grabbed_at, None
        if grabbed is None:
            return
        if self._dragging:
            self._dragging = False
            middle = self.resting_rect().center()
            self._settle()
            self.dropped.emit(self.index, event.scenePos(), middle)
        else:
            self.pressed.emit(self.index)

    def let_go(self) -> None:
        """Give up a drag under way: the card lies in its place again."""
        self._grabbed_at, self._dragging = None, False
        self._settle()
