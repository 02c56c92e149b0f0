"""The cars on the road: each with a badge of its miles, and one that shows a possible move."""

from math import pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.table.number_badge import paint_badge
from mille_qt.table.road_layout import RoadLayout
from mille_qt.ui.landscape.car_state import CarState
from mille_qt.ui.landscape.cars import car_bounds, paint_car, paint_ghost, wheel_width
from mille_qt.ui.landscape.daylight import Daylight
from mille_qt.ui.theme.application_theme import Theme

PAINT = "#fffaee"
#: The least way between two cars that has room for dots, in pixels.
DOTS = 8
#: The pictures for one turn of a wheel.
TURN_STEPS = 15


class CarItem(QGraphicsItem):
    """Draws the car of a side, what stops it, and the badge with its miles.

    A moving car is drawn from pictures, one for each position of its wheels.
    """

    def __init__(self, side: int, theme: Theme, daylight: Daylight) -> None:
        super().__init__()
        self._side = side
        self._place: RoadLayout | None = None
        self._theme, self._daylight = theme, daylight
        self._state = CarState()
        self._miles, self._scale = 0.0, 1
        #: Of the car, in the item's coordinates.
        self._drawn = QRectF()
        self._bounds = QRectF()
        self._pictures: dict[int, QPixmap] = {}
        self.setZValue(z_order.CAR)
        # A car at rest is one picture, with its badge.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, layout: RoadLayout) -> None:
        """Set the layout."""
        self.prepareGeometryChange()
        self._place = layout
        car = layout.car_rect(self._side, 0, 1)
        badge = layout.badge_rect(self._side, car).translated(-car.topLeft())
        self._drawn = QRectF(car_bounds(QRectF(QPointF(), car.size())).toAlignedRect())
        self._bounds = self._drawn.united(badge.adjusted(-2, -2, 2, 2))
        self._pictures = {}
        self.drive_to(self._miles, self._scale)

    def show_look(self, state: CarState, theme: Theme, daylight: Daylight) -> None:
        """Show a state of the side in a theme and the light of the day."""
        if (state, theme, daylight) != (self._state, self._theme, self._daylight):
            self._state, self._theme, self._daylight = state, theme, daylight
            self._pictures = {}
            self.update()

    def drive_to(self, miles: float, scale: int) -> None:
        """Put the car at a number of miles."""
        if (miles, scale) != (self._miles, self._scale):
            self.update()
        self._miles, self._scale = miles, scale
        if self._place is not None:
            self.setPos(self._place.car_rect(self._side, miles, scale).topLeft().toPoint())

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        place = self._place
        if place is None:
            return
        painter.drawPixmap(self._drawn.topLeft(), self._picture(place, painter))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        car = place.car_rect(self._side, self._miles, self._scale)
        badge = place.badge_rect(self._side, car).translated(-car.topLeft())
        paint_badge(painter, badge, str(round(self._miles)), self._theme.sides[self._side])

    def _picture(self, place: RoadLayout, shown_by: QPainter) -> QPixmap:
        """The car with its wheels turned as after its miles."""
        way = place.x(self._miles, self._scale) - place.start
        car = QRectF(QPointF(), place.car)
        turns = way / (pi * wheel_width(car))
        step = round(turns * TURN_STEPS) % TURN_STEPS
        ratio = shown_by.device().devicePixelRatioF()
        picture = self._pictures.get(step)
        if picture is None or picture.devicePixelRatio() != ratio:
            picture = QPixmap((self._drawn.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.translate(-self._drawn.topLeft())
            look = (self._side, self._state, self._daylight, self._theme)
            paint_car(painter, car, *look, step / TURN_STEPS)
            painter.end()
            self._pictures[step] = picture
        return picture


class GhostItem(QGraphicsItem):
    """Shows where a side's car would be after playing a card, and how far that is."""

    def __init__(self, theme: Theme, daylight: Daylight) -> None:
        super().__init__()
        self._place: RoadLayout | None = None
        self._theme, self._daylight = theme, daylight
        #: Side, miles now, miles then, target and scale.
        self._way: tuple[int, int, int, int, int] | None = None
        self._bounds = QRectF()
        self.setZValue(z_order.GHOST_CAR)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, layout: RoadLayout) -> None:
        """Set the layout."""
        self._place = layout
        self._measure()

    def show_look(self, theme: Theme, daylight: Daylight) -> None:
        """Show a theme and the light of the day."""
        if (theme, daylight) != (self._theme, self._daylight):
            self._theme, self._daylight = theme, daylight
            self.update()

    def show_way(self, way: tuple[int, int, int, int, int] | None) -> None:
        """Show a way, or nothing."""
        if way != self._way:
            self._way = way
            self._measure()

    def _measure(self) -> None:
        self.prepareGeometryChange()
        self._bounds = QRectF()
        self.setVisible(self._way is not None)
        if self._way is not None and self._place is not None:
            side, now, then, _, scale = self._way
            cars = [self._place.car_rect(side, miles, scale) for miles in (now, then)]
            way = cars[0].united(cars[1]).united(self._place.gain_rect(side, cars[1]))
            self._bounds = way.adjusted(-2, -2, 2, 2)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        place, theme = self._place, self._theme
        if self._way is None or place is None:
            return
        side, now, then, target, scale = self._way
        there = place.car_rect(side, then, scale)
        colour = theme.sides[side]
        if then > target:
            colour = theme.danger
            theme = theme._replace(sides=(colour, colour, colour))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ghost(painter, there, side, self._daylight, theme)
        self._paint_way(painter, place.car_rect(side, now, scale), there)
        paint_badge(painter, place.gain_rect(side, there), f"+{then - now}", colour)

    def _paint_way(self, painter: QPainter, start: QRectF, there: QRectF) -> None:
        """The dotted line between the cars."""
        y, left, right = start.center().y(), start.right(), there.left()
        pen = QPen(QColor(PAINT), max(2.0, start.height() / 14))
        pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        if right - left > DOTS:
            painter.drawLine(QPointF(left + DOTS / 2, y), QPointF(right - DOTS / 2, y))
