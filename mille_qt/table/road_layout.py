"""The layout of the road: a band across the whole table, with a lane for each side.

Landscape with the piles at its two ends and a kilometre stone for every 100 miles; under it the
road. In a low band the piles reach down to the road, which is shorter then. The nose of a car is at
its miles, and a badge with its miles follows behind the car, so that nothing covers the way ahead.
"""

from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import LayoutRoom
from mille_qt.table.layout_sizes import READABLE, card_width
from mille_qt.ui.art.landscape.car import CAR_ASPECT
from mille_qt.ui.art.landscape.road_surface import STONE_ASPECT, lane_rects

#: The road's share of the band, by the number of sides.
ROAD_SHARE = {2: 0.46, 3: 0.58, 4: 0.66, 5: 0.7, 6: 0.74}
PILE_SHARE = 0.84  # of the landscape's height
#: A car: of a lane's height, as its roof may cover the line behind; most of the band's width; its
#: least length in pixels; its distance to the lane's lower edge.
CAR_HEIGHT, CAR_MOST, CAR_LEAST, CAR_FOOT = 1.22, 0.09, 40.0, 0.06
#: A badge holds "1000": most of its height in line heights and lanes, and its width by height.
BADGE_LINES, BADGE_LANES, BADGE_ASPECT = 1.3, 0.92, 2.3
BADGE_GROWS = 0.5  # of a lane's height at least
#: A stone: in line heights and of the landscape's height; most of 100 miles; larger stones.
STONE_LINES, STONE_SHARE, STONE_MOST, STONE_LARGER = 1.8, 0.32, 0.72, 1.3
STONE_HIGHEST = 0.9  # a larger stone, of the landscape's height


class RoadLayout(NamedTuple):
    """The road in scene pixels; `lanes` are indexed by side, the own one is lowest.

    `start` and `end` are the x coordinates of 0 and of the last mile of the scale.
    """

    band: QRectF
    scenery: QRectF
    road: QRectF
    lanes: tuple[QRectF, ...]
    draw_pile: QRectF
    discard_pile: QRectF
    start: float
    end: float
    car: QSizeF
    badge: QSizeF
    stone: QSizeF
    #: Between the things in a lane.
    gap: float

    @property
    def between_piles(self) -> QRectF:
        """Landscape and road between the draw pile and the discard pile."""
        area = QRectF(self.band)
        area.setLeft(self.draw_pile.right() + self.gap)
        area.setRight(self.discard_pile.left() - self.gap)
        return area

    def x(self, miles: float, scale: float) -> float:
        """The x coordinate of a number of miles on a scale; at most the edge of the window."""
        x = self.start + (self.end - self.start) * max(miles, 0.0) / scale
        return min(x, self.band.right() - self.gap)

    def car_rect(self, side: int, miles: float, scale: float) -> QRectF:
        """The car of a side, with its nose at a number of miles."""
        lane = self.lanes[side]
        foot = lane.bottom() - CAR_FOOT * lane.height()
        corner = QPointF(self.x(miles, scale) - self.car.width(), foot - self.car.height())
        return QRectF(corner, self.car)

    def badge_rect(self, side: int, car: QRectF) -> QRectF:
        """The badge behind a car."""
        size, middle = self.badge, self.lanes[side].center().y()
        left = car.left() - self.gap - size.width()
        return QRectF(QPointF(left, middle - size.height() / 2), size)

    def gain_rect(self, side: int, car: QRectF) -> QRectF:
        """The number of miles that a card gains: before the car, or behind it at the edge."""
        rect = self.badge_rect(side, car)
        ahead = rect.translated(rect.width() + car.width() + 2 * self.gap, 0)
        return ahead if ahead.right() <= self.band.right() - self.gap else rect

    def stone_rect(self, miles: int, scale: float, large: bool = False) -> QRectF:
        """The kilometre stone at a number of miles, at the far edge of the road."""
        size = self.stone * (STONE_LARGER if large else 1.0)
        x, foot = self.x(miles, scale), self.road.top()
        return QRectF(QPointF(x - size.width() / 2, foot - size.height()), size)


def road(band: QRectF, room: LayoutRoom, order: tuple[int, ...]) -> RoadLayout:
    """The road in a band, with lanes for the sides in `order` (top to bottom)."""
    surface = QRectF(band)
    surface.setTop(band.bottom() - floor(band.height() * ROAD_SHARE[room.sides]))
    scenery = QRectF(band)
    scenery.setBottom(surface.top())
    placed = dict(zip(order, lane_rects(surface, len(order)), strict=True))
    lane = placed[0].height()
    draw, discard = _piles(scenery, room)
    width = min(max(lane * CAR_HEIGHT * CAR_ASPECT, CAR_LEAST), band.width() * CAR_MOST)
    badge = max(min(BADGE_LINES * room.text, BADGE_LANES * lane), BADGE_GROWS * lane)
    badge_size = QSizeF(badge * BADGE_ASPECT, badge)
    roof = placed[order[0]].bottom() - CAR_FOOT * lane - width / CAR_ASPECT
    shares_lane = draw.bottom() > roof
    trail = (draw.right() if shares_lane else band.left()) + badge_size.width() + width
    stone = min(
        max(STONE_LINES * room.text, STONE_SHARE * scenery.height()),
        STONE_HIGHEST * scenery.height() / STONE_LARGER,
        STONE_MOST * (band.width() - 2 * draw.right()) / 10 / STONE_ASPECT,
    )
    stone_size = QSizeF(stone * STONE_ASPECT, stone)
    beside = STONE_LARGER * stone_size.width() / 2 + room.gap
    return RoadLayout(
        band=band,
        scenery=scenery,
        road=surface,
        lanes=tuple(placed[side] for side in range(len(order))),
        draw_pile=draw,
        discard_pile=discard,
        start=max(draw.right() + beside, trail + 3 * room.pad),
        end=discard.left() - beside,
        car=QSizeF(width, width / CAR_ASPECT),
        badge=badge_size,
        stone=stone_size,
        gap=room.pad,
    )


def _piles(scenery: QRectF, room: LayoutRoom) -> tuple[QRectF, QRectF]:
    """Draw pile and discard pile at the two ends of the landscape."""
    height = max(float(floor(scenery.height() * PILE_SHARE)), READABLE)
    edge, top = 2 * room.gap, max(scenery.center().y() - height / 2, scenery.top() + room.pad)
    draw = QRectF(scenery.left() + edge, top, card_width(height), height)
    discard = draw.translated(scenery.width() - 2 * edge - draw.width(), 0)
    return draw, discard
