"""The cars on the road: each with a badge of its miles, and one that shows a possible move."""

from math import pi
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from mille_qt.table import z_order
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.number_badge import paint_badge
from mille_qt.table.road_layout import RoadLayout
from mille_qt.ui.art.cards.picture_cache import KeptPictures, device_size
from mille_qt.ui.art.landscape.car import CarState, car_bounds, wheel_width
from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.art.landscape.version import landscape_version
from mille_qt.ui.editions import Edition
from mille_qt.ui.theme.application_theme import Theme
from mille_qt.ui.theme.theme_colours import CREAM

#: The least way between two cars that has room for dots, in pixels.
DOTS = 8
#: The pictures for one turn of a wheel.
TURN_STEPS = 15


class CarItem(DrawnItem):
    """Draws the car of a side, what stops it, and the badge with its miles.

    A moving car is drawn from pictures, one for each position of its wheels. That of a car at rest
    is kept on the disk: painting it takes longer, and so does loading Qt's SVG module.
    """

    def __init__(
        self, side: int, theme: Theme, daylight: Daylight, kept: KeptPictures, edition: Edition
    ) -> None:
        super().__init__(z_order.CAR)
        self._side, self._kept, self._edition = side, kept, edition
        self._layout: RoadLayout | None = None
        self._theme, self._daylight = theme, daylight
        self._state = CarState()
        self._miles, self._scale = 0.0, 1
        #: Of the car, in the item's coordinates.
        self._drawn = QRectF()
        self._bounds = QRectF()
        self._pictures: dict[int, QPixmap] = {}
        #: The names of those that have been painted and are not on the disk yet.
        self._unkept: dict[int, str] = {}
        # A car at rest is one picture, with its badge.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_layout(self, layout: RoadLayout) -> None:
        """Set the layout."""
        self.prepareGeometryChange()
        self._layout = layout
        car = layout.car_rect(self._side, 0, 1)
        badge = layout.badge_rect(self._side, car).translated(-car.topLeft())
        self._drawn = QRectF(car_bounds(QRectF(QPointF(), car.size())).toAlignedRect())
        self._bounds = self._drawn.united(badge.adjusted(-2, -2, 2, 2))
        self._forget()
        self.drive_to(self._miles, self._scale)

    def show_look(self, state: CarState, theme: Theme, daylight: Daylight) -> None:
        """Show a state of the side in a theme and the light of the day."""
        if (state, theme, daylight) != (self._state, self._theme, self._daylight):
            self._state, self._theme, self._daylight = state, theme, daylight
            self._forget()
            self.update()

    def drive_to(self, miles: float, scale: int) -> None:
        """Put the car at a number of miles."""
        if (miles, scale) != (self._miles, self._scale):
            self.update()
        self._miles, self._scale = miles, scale
        if self._layout is not None:
            self.setPos(self._layout.car_rect(self._side, miles, scale).topLeft().toPoint())

    def keep_in(self, kept: KeptPictures) -> None:
        """Set where pictures are kept."""
        self._kept = kept

    def rest(self) -> None:
        """While nothing moves: keep the picture that is shown."""
        if self._layout is None:
            return
        step = self._step(self._layout)
        if step in self._unkept:
            self._kept.keep(self._unkept[step], self._pictures[step].toImage())
        self._unkept.clear()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def draw(self, painter: QPainter) -> None:
        layout = self._layout
        if layout is None:
            return
        painter.drawPixmap(self._drawn.topLeft(), self._picture(layout, painter))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        car = layout.car_rect(self._side, self._miles, self._scale)
        badge = layout.badge_rect(self._side, car).translated(-car.topLeft())
        paint_badge(painter, badge, str(round(self._miles)), self._theme.sides[self._side])

    def _forget(self) -> None:
        self._pictures, self._unkept = {}, {}

    def _step(self, layout: RoadLayout) -> int:
        """How far the wheels are turned after the miles, of TURN_STEPS."""
        way = layout.x(self._miles, self._scale) - layout.start
        turns = way / (pi * wheel_width(QRectF(QPointF(), layout.car)))
        return round(turns * TURN_STEPS) % TURN_STEPS

    def _picture(self, layout: RoadLayout, shown_by: QPainter) -> QPixmap:
        """The car with its wheels turned as after its miles."""
        ratio, step = shown_by.device().devicePixelRatioF(), self._step(layout)
        picture = self._pictures.get(step)
        if picture is None or picture.devicePixelRatio() != ratio:
            name = self._name(layout, step, ratio)
            image = self._kept.find(name, self._drawn.size().toSize(), ratio)
            if image is None:
                image = self._painted(layout, step, ratio)
                self._unkept[step] = name
            picture = self._pictures[step] = QPixmap.fromImage(image)
        return picture

    def _name(self, layout: RoadLayout, step: int, ratio: float) -> str:
        """The name of a picture on disk, which says all that it depends on."""
        theme = self._theme.choice, self._theme.sides[self._side].name()
        look = self._side, self._state, self._daylight.name, theme, layout.car, step, ratio
        drawn = look, self._edition.name, landscape_version(__file__)
        return f"car-{crc32(repr(drawn).encode()):08x}"

    def _painted(self, layout: RoadLayout, step: int, ratio: float) -> QImage:
        from mille_qt.ui.art.landscape.cars import paint_car

        size = device_size(self._drawn.size().toSize(), ratio)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(-self._drawn.topLeft())
        look = (self._side, self._state, self._daylight, self._theme)
        paint_car(painter, QRectF(QPointF(), layout.car), *look, step / TURN_STEPS, self._edition)
        painter.end()
        return image


class GhostItem(DrawnItem):
    """Shows where a side's car would be after playing a card, and how far that is."""

    def __init__(self, theme: Theme, daylight: Daylight, edition: Edition) -> None:
        super().__init__(z_order.GHOST_CAR)
        self._edition = edition
        self._layout: RoadLayout | None = None
        self._theme, self._daylight = theme, daylight
        #: Side, miles now, miles then, target and scale.
        self._way: tuple[int, int, int, int, int] | None = None
        self._bounds = QRectF()

    def set_layout(self, layout: RoadLayout) -> None:
        """Set the layout."""
        self._layout = layout
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
        if self._way is not None and self._layout is not None:
            side, now, then, _, scale = self._way
            cars = [self._layout.car_rect(side, miles, scale) for miles in (now, then)]
            way = cars[0].united(cars[1]).united(self._layout.gain_rect(side, cars[1]))
            self._bounds = way.adjusted(-2, -2, 2, 2)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def draw(self, painter: QPainter) -> None:
        layout, theme = self._layout, self._theme
        if self._way is None or layout is None:
            return
        # Imported late, with Qt's SVG module.
        from mille_qt.ui.art.landscape.cars import paint_ghost

        side, now, then, target, scale = self._way
        there = layout.car_rect(side, then, scale)
        colour = theme.sides[side]
        if then > target:
            colour = theme.danger
            theme = theme._replace(sides=(colour,) * len(theme.sides))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ghost(painter, there, side, self._daylight, theme, self._edition)
        self._paint_way(painter, layout.car_rect(side, now, scale), there)
        paint_badge(painter, layout.gain_rect(side, there), f"+{then - now}", colour)

    def _paint_way(self, painter: QPainter, start: QRectF, there: QRectF) -> None:
        """The dotted line between the cars."""
        y, left, right = start.center().y(), start.right(), there.left()
        pen = QPen(CREAM, max(2.0, start.height() / 14))
        pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        if right - left > DOTS:
            painter.drawLine(QPointF(left + DOTS / 2, y), QPointF(right - DOTS / 2, y))
