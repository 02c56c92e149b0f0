"""The cards of the hand: an item for each, which can be pressed, raised and dragged."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
)

from mille_qt.table import durations, z_order
from mille_qt.table.card_marks import CardMark, CardMarkKind, paint_card_mark
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.durations import Tempo
from mille_qt.table.motions import Ease, Motion, Motions
from mille_qt.table.picture import HandCard
from mille_qt.table.pictures import Pictures, margin
from mille_qt.table.tableau_parts import CORNER
from mille_qt.ui.theme.application_theme import Theme
from mille_rules.cards import Card

#: They also differ in width, for people who cannot tell their colours apart.
OUTLINE, CHOSEN_OUTLINE, EDGE = 3.0, 5.0, 1.2
#: Higher cards (pixels) have thicker outlines.
USUAL_HEIGHT = 200.0
#: The veil over an unplayable card, which must stay readable: its colour and opacity.
SHADE, VEIL = QColor(40, 24, 10), 0.28
#: How far cards rise, as shares of the room: playable ones, the one under the pointer, both.
PLAYABLE_RISE, HOVER_RISE, BOTH_RISE = 0.6, 0.35, 0.85
#: The scale and rotation of a card that is dragged.
HELD_SCALE, HELD_ANGLE = 1.06, 2.5


class HandItem(DrawnItem):
    """A card in a place of the hand."""

    def __init__(
        self, index: int, card: Card, row: "HandRow", look: tuple[Pictures, Theme]
    ) -> None:
        super().__init__(z_order.HAND)
        self.index, self.card = index, card
        #: Whether the card has left the hand and is hidden in it.
        self.leaving = False
        self._row, (self._pictures, self._theme) = row, look
        self._rest, self._lift, self._goal = QRectF(), 0.0, QPointF()
        self._bounds = QRectF()
        self._playable = self._chosen = self._active = self._hovered = False
        self._mark: CardMarkKind | None = None
        self._grabbed_at: QPointF | None = None
        self._dragging = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_rest(self, rest: QRectF, lift: float) -> None:
        """Set the rectangle of the card at rest, in scene pixels, and the room to rise."""
        if (rest, lift) == (self._rest, self._lift):
            return
        is_new = self._rest.isNull()
        self._rest, self._lift = rest, lift
        self._measure()
        self.setTransformOriginPoint(rest.width() / 2, rest.height() / 2)
        if is_new:
            self._goal = rest.topLeft()
            self.set_pose(self._goal, 1.0, 0.0)
        self._settle()

    def show_state(self, playable: bool, chosen: bool, active: bool) -> None:
        """Show the card's state; `active`: it can be moved."""
        state = (playable, chosen, active)
        if state != (self._playable, self._chosen, self._active):
            self._playable, self._chosen, self._active = state
            self._measure()
            self.setCursor(Qt.CursorShape.OpenHandCursor if active else Qt.CursorShape.ArrowCursor)
            self.update()
        self._settle()

    def show_mark(self, mark: CardMarkKind | None) -> None:
        """Set or remove a mark."""
        if mark is not self._mark:
            self._mark = mark
            self.update()

    def leave(self, leaving: bool) -> None:
        """Hide the card while it flies, or show it again."""
        self.leaving = leaving
        self.setVisible(not leaving)

    def set_pose(self, corner: QPointF, scale: float, angle: float) -> None:
        """Set position, scale and rotation now."""
        still = scale == 1.0 and angle == 0.0
        self.setPos(QPointF(corner.toPoint()) if still and corner == self._goal else corner)
        self.setScale(scale)
        self.setRotation(angle)
        if not self._dragging:
            at_home = corner == self._goal
            self.setZValue(z_order.HAND if at_home else z_order.HAND_MOVING)

    @property
    def active(self) -> bool:
        """Whether the card can be moved."""
        return self._active

    def resting_rect(self) -> QRectF:
        """The card's rectangle, in scene pixels."""
        return QRectF(self.pos(), self._rest.size())

    def _rise(self) -> float:
        if self._chosen:
            return 1.0
        playable, hovered = self._playable and self._active, self._hovered and self._active
        both = BOTH_RISE if playable and hovered else 0.0
        return max(both, PLAYABLE_RISE * playable, HOVER_RISE * hovered)

    def _settle(self) -> None:
        """Move the card to its place, unless it is dragged."""
        if self._dragging:
            return
        goal = QPointF((self._rest.topLeft() - QPointF(0, self._lift * self._rise())).toPoint())
        at_rest = self.scale() == 1.0 and self.rotation() == 0.0
        if goal == self._goal and at_rest:
            return
        self._goal = goal
        way = goal - self.pos()
        self._row.move(self, goal, far=way.manhattanLength() > 2 * self._lift)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        """The card, and the strip below it that it has left by rising under the pointer."""
        path = QPainterPath()
        path.addRect(QRectF(QPointF(), self._rest.size()).adjusted(0, 0, 0, self._lift))
        return path

    def _line(self, width: float) -> float:
        """The width of a line that is `width` pixels wide on a card of usual size."""
        return width * max(self._rest.height() / USUAL_HEIGHT, 1.0)

    def _measure(self) -> None:
        """Compute the bounding rectangle, which Qt requests often."""
        self.prepareGeometryChange()
        room = max(margin(self._rest.size()), self._line(CHOSEN_OUTLINE) + EDGE)
        below = max(room, self._lift)
        self._bounds = QRectF(QPointF(), self._rest.size()).adjusted(-room, -room, room, below)

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        rect = QRectF(QPointF(), self._rest.size())
        reach = margin(rect.size())
        shadow = self._pictures.shadow(rect.size())
        painter.drawPixmap(
            rect.adjusted(-reach, -reach, reach, reach), shadow, QRectF(shadow.rect())
        )
        picture = self._pictures.face(self.card, rect.size())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        self._paint_state(painter, rect)
        if self._mark is not None:
            paint_card_mark(painter, rect, self._mark, self._theme)

    def _paint_state(self, painter: QPainter, rect: QRectF) -> None:
        radius = rect.height() * CORNER
        veiled = self._active and not self._playable and not self._chosen and not self._dragging
        if veiled:
            veil = QColor(SHADE)
            veil.setAlphaF(VEIL / 2 if self._hovered else VEIL)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(rect, radius, radius)
        if self._chosen or (self._active and self._playable):
            colour = self._theme.chosen if self._chosen else self._theme.playable
            width = self._line(CHOSEN_OUTLINE if self._chosen else OUTLINE)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # A light edge outside makes dark colours visible on the wood.
            for line, thick in ((self._theme.badge_ink, width + 2 * EDGE), (colour, width)):
                painter.setPen(QPen(line, thick))
                painter.drawRoundedRect(rect, radius, radius)

    def _change(self, hovered: bool | None = None, dragging: bool | None = None) -> None:
        """Change states that change the shadow, and with it the bounding rectangle."""
        self._hovered = self._hovered if hovered is None else hovered
        self._dragging = self._dragging if dragging is None else dragging
        self._measure()
        self.update()

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self._change(hovered=True)
        self._settle()
        self._row.hovered.emit(self.index)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self._change(hovered=False)
        self._settle()
        self._row.hovered.emit(-1)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._active:
            return
        if event.button() == Qt.MouseButton.RightButton:
            self._row.cancelled.emit(self.index)
            return
        self._grabbed_at = event.scenePos()
        self._change(dragging=False)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grabbed_at is None:
            return
        moved = event.scenePos() - self._grabbed_at
        if not self._dragging and moved.manhattanLength() < QApplication.startDragDistance():
            return
        if not self._dragging:
            self._change(dragging=True)
            self._row.lifted.emit(self.index)
            self.setZValue(z_order.HELD_CARD)
        self.set_pose(self._rest.topLeft() + moved, HELD_SCALE, HELD_ANGLE)
        self._row.dragged.emit(event.scenePos(), self.resting_rect().center())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        grabbed, self._grabbed_at = self._grabbed_at, None
        if grabbed is None:
            return
        if self._dragging:
            self._change(dragging=False)
            middle = self.resting_rect().center()
            self._settle()
            self._row.dropped.emit(self.index, event.scenePos(), middle)
        else:
            self._row.pressed.emit(self.index)

    def let_go(self) -> None:
        """Cancel a drag, if there is one: the card returns to its place."""
        self._grabbed_at = None
        if not self._dragging:
            return
        self._change(dragging=False)
        self._settle()


class HandRow(QObject):
    """Has one item for each card, which follows the card to another place.

    Its signals carry the place of a card, and where in the scene the pointer and the middle of the
    card are.
    """

    #: The card has been pressed, whether it can be played or not.
    pressed = Signal(int)
    #: The right button has cancelled its drag.
    cancelled = Signal(int)
    lifted = Signal(int)
    dragged = Signal(QPointF, QPointF)
    dropped = Signal(int, QPointF, QPointF)
    #: The pointer is over the card; -1 when it has left.
    hovered = Signal(int)

    def __init__(self, scene: QGraphicsScene, motions: Motions) -> None:
        super().__init__(scene)
        self._scene, self._motions = scene, motions
        self._items: dict[int, HandItem] = {}
        self.tempo = Tempo()

    def item(self, index: int) -> HandItem | None:
        """The item in a place."""
        return self._items.get(index)

    def clear(self) -> None:
        """Remove all cards."""
        for item in self._items.values():
            self._remove(item)
        self._items.clear()

    def show(
        self,
        hand: Sequence[HandCard | None],
        rests: Sequence[QRectF],
        lift: float,
        look: tuple[Pictures, Theme],
        settled: bool,
    ) -> None:
        """Show these cards in these rectangles; unless `settled`, hidden cards stay hidden."""
        cards = {
            index: held.card
            for index, (held, _) in enumerate(zip(hand, rests, strict=False))
            if held is not None
        }
        placed, free = self._sorted(cards, settled)
        for index, card in cards.items():
            if index not in placed:
                placed[index] = self._taken(free, card, index) or self._new(index, card, look)
        for item in free:
            self._remove(item)
        self._items = dict(sorted(placed.items()))
        for index, item in self._items.items():
            item.index = index
            item.set_rest(rests[index], lift)
            if settled:
                item.leave(False)

    def show_states(
        self, hand: Sequence[HandCard | None], chosen: int | None, active: bool
    ) -> None:
        """Show which cards can be played and which one is chosen."""
        for index, item in self._items.items():
            held = hand[index]
            if held is not None:
                item.show_state(held.playable, index == chosen, active)

    def let_go(self) -> None:
        """Cancel the drag of a card."""
        for item in self._items.values():
            item.let_go()

    def show_marks(self, marks: Sequence[CardMark]) -> None:
        """Mark cards; of two marks on one card, the first counts."""
        kinds = {mark.hand_place: mark.kind for mark in reversed(marks)}
        for index, item in self._items.items():
            item.show_mark(kinds.get(index))

    def _sorted(
        self, cards: dict[int, Card], settled: bool
    ) -> tuple[dict[int, HandItem], list[HandItem]]:
        """The items that stay in their places, and those that are free."""
        placed: dict[int, HandItem] = {}
        free: list[HandItem] = []
        for index, item in self._items.items():
            stays = cards.get(index) is item.card and not (settled and item.leaving)
            if stays:
                placed[index] = item
            else:
                free.append(item)
        return placed, free

    @staticmethod
    def _taken(free: list[HandItem], card: Card, index: int) -> HandItem | None:
        """The nearest free item with such a card, preferably one that is visible."""
        found = [item for item in free if item.card is card]
        if not found:
            return None
        nearest = min(found, key=lambda item: (item.leaving, abs(item.index - index)))
        free.remove(nearest)
        return nearest

    def _new(self, index: int, card: Card, look: tuple[Pictures, Theme]) -> HandItem:
        item = HandItem(index, card, self, look)
        self._scene.addItem(item)
        return item

    def _remove(self, item: HandItem) -> None:
        self._motions.drop(item)
        self._scene.removeItem(item)

    def move(self, item: HandItem, end: QPointF, *, far: bool) -> None:
        """Animate an item to a point; over a long way it takes longer."""
        self._motions.drop(item)
        if not self.tempo.moves:
            item.set_pose(end, 1.0, 0.0)
            return
        start, scale, angle = item.pos(), item.scale(), item.rotation()

        def glide(share: float) -> None:
            there = start + (end - start) * share
            item.set_pose(there, scale + (1.0 - scale) * share, angle * (1.0 - share))

        duration = durations.SETTLE if far else durations.RISE
        self._motions.add(Motion(duration, glide, ease=Ease.OutCubic), key=item)
