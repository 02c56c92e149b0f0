"""Paints the landscape, and the road with the cars of a match where they are."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from mille_qt.app.start.shown_match import ShownMatch
from mille_qt.table.number_badge import paint_badge
from mille_qt.ui.art.landscape.car import CAR_ASPECT
from mille_qt.ui.art.landscape.cars import paint_car
from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.art.landscape.road_surface import (
    STONE_ASPECT,
    lane_rects,
    miles_of_stones,
    paint_road,
    paint_stone,
)
from mille_qt.ui.art.landscape.scenery import paint_scenery
from mille_qt.ui.editions import edition_of
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import current_theme

#: Of the height of a lane: a car, and the badge with its miles.
CAR, BADGE, BADGE_ASPECT = 0.9, 0.46, 2.1
BADGE_GAP = 0.5  # of the height of a badge: its distance from the car
#: Of the height of the road: a stone. How much larger the last one is.
STONE, LAST = 0.34, 1.2
#: Of the width: where the trip ends. Of the width of a car: room before the first stone.
FINISH, MARGIN = 0.93, 0.25


def paint_race(
    painter: QPainter, page: QRectF, road_height: int, match: ShownMatch | None, light: Daylight
) -> None:
    """Paint the landscape and, if it has a height, the road with the cars of a match."""
    road, scenery = QRectF(page), QRectF(page)
    road.setTop(page.bottom() - road_height)
    scenery.setBottom(road.top())
    if match is not None:
        light = light._replace(edition=edition_of(match.rules.name).name)
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
        first = self._car.width() * (1 + MARGIN) + self._badge.width() * 1.4
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
        for miles in miles_of_stones(self._match.target):
            tall = height * (LAST if miles == self._match.target else 1.0)
            width = tall * STONE_ASPECT
            box = QRectF(self._x(miles) - width / 2, self._road.top() - tall, width, tall)
            paint_stone(painter, box, str(miles), self._light)

    def _paint_car(self, painter: QPainter, number_of_side: int, lane: QRectF) -> None:
        side = self._match.sides[number_of_side]
        nose = self._x(min(side.tableau.miles, self._match.target))
        foot = lane.bottom() - lane.height() * 0.03
        corner = QPointF(nose - self._car.width(), foot - self._car.height())
        car = QRectF(corner, self._car)
        edition = edition_of(self._match.rules.name)
        look = side.car, self._light, self._theme
        paint_car(painter, car, number_of_side, *look, edition=edition)
        if self._match.when is not None:
            self._paint_badge(painter, number_of_side, car, lane)

    def _paint_badge(self, painter: QPainter, side: int, car: QRectF, lane: QRectF) -> None:
        height = self._badge.height()
        box = QRectF(QPointF(), self._badge)
        box.moveRight(car.left() - height * BADGE_GAP)
        box.moveTop(lane.center().y() - height / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        miles = number(self._match.sides[side].tableau.miles)
        paint_badge(painter, box, miles, self._theme.sides[side])


def _from_far(match: ShownMatch) -> list[int]:
    """Return the sides by lane, the farthest first; the nearest one is that of a person."""
    sides = range(len(match.sides))
    people = [side for side in sides if any(s.kind == "human" for s in match.sides[side].sitters)]
    own = people[0] if people else 0
    return [*(side for side in reversed(sides) if side != own), own]
