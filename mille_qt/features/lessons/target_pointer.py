"""The coach's pointer: a frame round a target on the table, and an arrow beside it."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.play.hand_control import HandControl
from mille_qt.table import z_order
from mille_qt.table.positions import Area, TablePosition
from mille_qt.table.scene import TableScene
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_rules.cards import Card

LINE, EDGE = 3.0, 1.5  # pixels: the frame, and its border towards cards of the same colour
OUTSIDE = 3.0  # pixels between frame and target
CORNER = 8.0
#: The height of a card of the hand in pixels up to which these sizes apply; they grow with cards.
USUAL_CARD = 170.0
#: Height of the arrow as a share of the target's, its limits in pixels, its width in heights.
ARROW_SHARE, ARROW_LEAST, ARROW_MOST, ARROW_WIDTH = 0.24, 22.0, 40.0, 0.9
#: The head's share of the arrow's height, and the shaft's share of its width.
HEAD, SHAFT = 0.55, 0.4
Z_POINTER = z_order.POINTS + 1


class ArrowSide(Enum):
    """The side of the target on which the arrow is drawn."""

    ABOVE = auto()
    BELOW = auto()
    RIGHT = auto()
    #: No arrow.
    NONE = auto()


#: Targets whose arrow would cover something important above them.
_ARROW_SIDES = {
    Area.BATTLE: ArrowSide.RIGHT,
    Area.SPEED: ArrowSide.RIGHT,
    Area.MILES: ArrowSide.RIGHT,
    Area.ROAD: ArrowSide.RIGHT,
    Area.DISTANCE: ArrowSide.BELOW,
}


class TargetPointer(QGraphicsItem):
    """Points at one target and follows it when the table is laid out again."""

    def __init__(self, scene: TableScene, hand: HandControl) -> None:
        super().__init__()
        self._scene, self._hand, self._theme = scene, hand, current_theme()
        self._target: TablePosition | None = None
        # Stored, since sceneRect() may ask this item for its bounding rectangle.
        self._scene_rect, self._rect = QRectF(), QRectF()
        self._side, self._scale = ArrowSide.ABOVE, 1.0
        self.setZValue(Z_POINTER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()
        scene.addItem(self)

    @property
    def rect(self) -> QRectF | None:
        """The target's rectangle in scene pixels; None if nothing is pointed at."""
        return self._rect if self.isVisible() else None

    @property
    def covered(self) -> QRect:
        """The part of the scene that frame and arrow cover; empty if they are hidden."""
        return self.boundingRect().toAlignedRect() if self.isVisible() else QRect()

    def apply_theme(self, theme: Theme) -> None:
        """Apply a theme."""
        self._theme = theme
        self.update()

    def point_at(self, target: TablePosition | None) -> None:
        """Point at another target, or at nothing."""
        self._target = target
        self.follow()

    def follow(self) -> None:
        """Move to the target's present position; hide when its card has been chosen."""
        target = self._target
        rect = (
            None if target is None or self._is_chosen(target) else target_rect(target, self._scene)
        )
        self._scene_rect = self._scene.sceneRect()
        layout = self._scene.layout
        card = 0.0 if layout is None else layout.card.height()
        self.prepareGeometryChange()
        self._scale = max(card / USUAL_CARD, 1.0)
        if target is not None:
            self._side = _ARROW_SIDES.get(target.area, ArrowSide.ABOVE)
        self._rect = QRectF() if rect is None else rect
        self.setVisible(not self._rect.isEmpty())

    def _is_chosen(self, target: TablePosition) -> bool:
        return target.area is Area.HAND and self._hand.chosen is target.card

    def boundingRect(self) -> QRectF:
        edge = (OUTSIDE + LINE + EDGE) * self._scale
        framed = self._rect.adjusted(-edge, -edge, edge, edge)
        return framed.united(self._arrow().boundingRect().adjusted(-edge, -edge, edge, edge))

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, outside = self._scale, OUTSIDE * self._scale
        frame = self._rect.adjusted(-outside, -outside, outside, outside)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (
            (self._theme.paper, LINE + 2 * EDGE),
            (self._theme.turn_glow, LINE),
        ):
            painter.setPen(QPen(colour, width * scale))
            painter.drawRoundedRect(frame, CORNER * scale, CORNER * scale)
        if self._side is not ArrowSide.NONE:
            painter.setPen(QPen(self._theme.paper, 2 * EDGE * scale))
            painter.setBrush(self._theme.turn_glow)
            painter.drawPolygon(self._arrow())

    def _arrow(self) -> QPolygonF:
        """Return an arrow whose tip touches the frame."""
        height = self._arrow_height()
        half, shaft = height * ARROW_WIDTH / 2, height * ARROW_WIDTH * SHAFT / 2
        # Points down, with the tip at the origin.
        outline = (
            (0.0, 0.0),
            (half, -height * HEAD),
            (shaft, -height * HEAD),
            (shaft, -height),
            (-shaft, -height),
            (-shaft, -height * HEAD),
            (-half, -height * HEAD),
        )
        tip, turn = self._tip()
        placed = QTransform.fromTranslate(tip.x(), tip.y()).rotate(turn)
        return placed.map(QPolygonF([QPointF(x, y) for x, y in outline]))

    def _arrow_height(self) -> float:
        height = self._rect.height() * ARROW_SHARE
        return min(max(height, ARROW_LEAST * self._scale), ARROW_MOST * self._scale)

    def _tip(self) -> tuple[QPointF, float]:
        """Return the position of the tip, and the rotation in degrees of a downward arrow.

        An arrow that does not fit above its target is drawn below it.
        """
        rect, gap = self._rect, (OUTSIDE + LINE) * self._scale
        if self._side is ArrowSide.RIGHT:
            return QPointF(rect.right() + gap, rect.center().y()), 90.0
        room = rect.top() - gap - self._arrow_height() >= self._scene_rect.top()
        if self._side is ArrowSide.ABOVE and room:
            return QPointF(rect.center().x(), rect.top() - gap), 0.0
        return QPointF(rect.center().x(), rect.bottom() + gap), 180.0


def target_rect(target: TablePosition, scene: TableScene) -> QRectF | None:
    """Return a target's rectangle in scene pixels; None if it is not shown."""
    if scene.layout is None:
        return None
    if target.area is Area.HAND:
        return _card_rect(target.card, scene)
    if target.area is Area.MILES:
        return _car_rect(target.side, scene)
    if target.area is Area.ROAD:
        return _finish_rect(scene)
    return scene.position_rect(target)


def _car_rect(side: int, scene: TableScene) -> QRectF | None:
    """Return the rectangle of a side's car with its badge."""
    if scene.layout is None or scene.picture is None:
        return None
    road, drive = scene.layout.road, scene.picture.drive
    car = road.car_rect(side, drive.miles[side], drive.scale)
    return car.united(road.badge_rect(side, car))


def _finish_rect(scene: TableScene) -> QRectF | None:
    """Return the rectangle of the finish line with its stone."""
    if scene.layout is None or scene.picture is None:
        return None
    road, drive = scene.layout.road, scene.picture.drive
    stone = road.stone_rect(drive.target, drive.scale, large=True)
    return QRectF(stone.topLeft(), QSizeF(stone.width(), road.road.bottom() - stone.top()))


def _card_rect(card: Card | None, scene: TableScene) -> QRectF | None:
    """Return the rectangle of the last card of a kind in the hand: of several, the drawn one."""
    hand = () if scene.picture is None else scene.picture.hand
    indices = [i for i, held in enumerate(hand) if held is not None and held.card is card]
    return scene.hand_rect(indices[-1]) if indices else None
