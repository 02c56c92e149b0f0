"""The background of the start page: the landscape, and the road with the cars of a match."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from mille_qt.app.start.shown_match import ShownMatch
from mille_qt.ui.cards.card_text import load_fonts
from mille_qt.ui.landscape.cars import CAR_ASPECT, paint_car
from mille_qt.ui.landscape.daylight import Daylight, daylight
from mille_qt.ui.landscape.road_surface import STONE_ASPECT, lane_rects, paint_road, paint_stone
from mille_qt.ui.landscape.scenery import paint_scenery
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import Theme, current_theme

#: Of the height of a lane: a car, and the badge with its miles.
CAR, BADGE, BADGE_ASPECT = 0.9, 0.46, 2.1
#: Of the height of the road without verges: a stone.
STONE = 0.34
STONE_MILES = 100
#: Of the width: where the trip ends. Of the width of a car: room before the first stone.
FINISH, MARGIN = 0.93, 0.25
#: Shadows below panels: distance and corner radius in pixels.
SHADOW, CORNER = 7, 10
SHADE = QColor(20, 15, 13, 18)
RENEW_AFTER = 60  # milliseconds
#: From which hour on the light of the theme by day has which share of the day left.
_HOURS = ((17, 0.25), (14, 0.42), (11, 0.6), (0, 0.75))


class BackdropKey(NamedTuple):
    """Everything that the picture depends on."""

    size: QSize
    ratio: float
    theme: Theme
    hour: int
    road: int
    match: ShownMatch | None


def light_of(hour: int, theme: Theme) -> Daylight:
    """Return the light at an hour of the day."""
    return daylight(next(left for first, left in _HOURS if hour >= first), theme)


class Backdrop(QWidget):
    """The background as a widget, which ignores clicks.

    The landscape takes longer to paint than all the rest of the page. So it is painted after the
    first picture of the page, and after a change of size once that has come to an end.
    """

    def __init__(self, page: QWidget, hour: int) -> None:
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._road = 0
        #: The hour of the day, for the light.
        self.hour = hour
        self._match: ShownMatch | None = None
        self._painted: tuple[BackdropKey, QPixmap] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._renew)
        #: The widgets that have shadows.
        self.panels: tuple[QWidget, ...] = ()

    @property
    def landscape(self) -> QPixmap | None:
        """The picture of the landscape; None until it is painted."""
        return None if self._painted is None else self._painted[1]

    @property
    def waits(self) -> bool:
        """Whether the landscape will be painted anew."""
        return self._timer.isActive()

    @property
    def road_height(self) -> int:
        """Height of the road in pixels."""
        return self._road

    def show_match(self, match: ShownMatch) -> None:
        """Show the cars of a match."""
        self._match = match
        self.update()

    def show_road(self, height: int) -> None:
        """Give the road a height in pixels; 0 for a landscape without road."""
        if height != self._road:
            self._road = height
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture; until it is painted the former one, or only the sky."""
        light = light_of(self.hour, current_theme())
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        if self._painted is None:
            sky = QLinearGradient(0, 0, 0, self.height())
            sky.setColorAt(0, light.sky_top)
            sky.setColorAt(1, light.sky_bottom)
            painter.fillRect(self.rect(), sky)
        else:
            painter.drawPixmap(self.rect(), self._painted[1])
        if not light.flat:
            self._paint_shadows(painter)
        painter.end()
        if self._timer.isActive():
            return
        if self._painted is None or self._painted[0] != self._key():
            self._timer.start(0 if self._painted is None else RENEW_AFTER)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wait for the end of a change of size."""
        super().resizeEvent(event)
        if self._timer.isActive() and self._painted is not None:
            self._timer.start(RENEW_AFTER)

    def _key(self) -> BackdropKey:
        ratio = self.devicePixelRatioF()
        return BackdropKey(self.size(), ratio, current_theme(), self.hour, self._road, self._match)

    def _renew(self) -> None:
        """Paint the picture for this size, theme and match."""
        key = self._key()
        picture = QPixmap(key.size * key.ratio)
        picture.setDevicePixelRatio(key.ratio)
        painter = QPainter(picture)
        light = light_of(key.hour, key.theme)
        paint_backdrop(painter, QRectF(self.rect()), key.road, key.match, light)
        painter.end()
        self._painted = key, picture
        self.update()

    def _paint_shadows(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADE)
        for panel in self.panels:
            if panel.isVisible() and not panel.property("quiet"):
                rect = QRectF(QPointF(panel.mapTo(self._page, QPoint())), panel.size())
                for spread in range(0, SHADOW, 2):
                    box = rect.adjusted(-spread / 2, spread, spread / 2, spread)
                    painter.drawRoundedRect(box, CORNER, CORNER)


def paint_backdrop(
    painter: QPainter, page: QRectF, road_height: int, match: ShownMatch | None, light: Daylight
) -> None:
    """Paint the landscape and, if it has a height, the road with the cars of a match."""
    road, scenery = QRectF(page), QRectF(page)
    road.setTop(page.bottom() - road_height)
    scenery.setBottom(road.top())
    paint_scenery(painter, scenery, light)
    if match is not None and road_height:
        _Race(page, road, match, light).paint(painter)


class _Race:
    """Paints the road, its stones and the cars."""

    def __init__(self, page: QRectF, road: QRectF, match: ShownMatch, light: Daylight) -> None:
        self._road, self._match, self._light = road, match, light
        self._theme = current_theme()
        self._lanes = lane_rects(road, len(match.sides))
        lane = self._lanes[0].height()
        self._car = QSizeF(lane * CAR * CAR_ASPECT, lane * CAR)
        self._badge = QSizeF(lane * BADGE * BADGE_ASPECT, lane * BADGE)
        first = self._car.width() * (1 + MARGIN) + self._badge.width() * 1.3
        self._start = page.left() + first
        self._length = page.left() + page.width() * FINISH - self._start

    def paint(self, painter: QPainter) -> None:
        finish = self._x(self._match.target)
        paint_road(painter, self._road, len(self._lanes), self._light, finish)
        self._paint_stones(painter)
        for side, lane in zip(_from_far(self._match), self._lanes, strict=True):
            self._paint_car(painter, side, lane)

    def _x(self, miles: int) -> float:
        return self._start + self._length * miles / self._match.target

    def _paint_stones(self, painter: QPainter) -> None:
        height = self._road.height() * STONE
        for miles in range(0, self._match.target + 1, STONE_MILES):
            tall = height * (1.2 if miles == self._match.target else 1.0)
            width = tall * STONE_ASPECT
            box = QRectF(self._x(miles) - width / 2, self._road.top() - tall, width, tall)
            paint_stone(painter, box, str(miles), self._light)

    def _paint_car(self, painter: QPainter, number_of_side: int, lane: QRectF) -> None:
        side = self._match.sides[number_of_side]
        nose = self._x(min(side.tableau.miles, self._match.target))
        foot = lane.bottom() - lane.height() * 0.03
        corner = QPointF(nose - self._car.width(), foot - self._car.height())
        car = QRectF(corner, self._car)
        paint_car(painter, car, number_of_side, side.car, self._light, self._theme)
        if self._match.when is not None:
            self._paint_badge(painter, number_of_side, car, lane)

    def _paint_badge(self, painter: QPainter, side: int, car: QRectF, lane: QRectF) -> None:
        height = self._badge.height()
        box = QRectF(QPointF(), self._badge)
        box.moveRight(car.left() - height * 0.3)
        box.moveTop(lane.center().y() - height / 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.sides[side], max(2.0, height * 0.09)))
        painter.setBrush(QColor("#1d1b1e"))
        painter.drawRoundedRect(box, height / 2, height / 2)
        font = QFont(load_fonts())
        font.setBold(True)
        font.setPixelSize(max(8, round(height * 0.62)))
        painter.setFont(font)
        painter.setPen(QColor("#ffffff"))
        miles = number(self._match.sides[side].tableau.miles)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, miles)
        painter.restore()


def _from_far(match: ShownMatch) -> list[int]:
    """Return the sides by lane, the farthest first; the nearest one is that of a person."""
    sides = range(len(match.sides))
    people = [side for side in sides if any(s.kind == "human" for s in match.sides[side].sitters)]
    own = people[0] if people else 0
    return [*(side for side in reversed(sides) if side != own), own]
