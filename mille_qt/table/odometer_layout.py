"""The layout of the odometers: one straight track for each side, all on one scale."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import LayoutRoom
from mille_qt.table.layout_sizes import NUMBERS, centred

TRACK_MAX_LINES = 1.8  # the maximum thickness of a track
TRACK_MAX_SHARE = 0.28  # the share of a high band, with which tracks grow
VALUE_WIDTH = 2.6  # "1000", in line heights
TICK_MILES, NUMBER_MILES = 25, 100


class OdometerLayout(NamedTuple):
    """The odometers in scene pixels; tuples are indexed by side.

    Opponents' `rulers` are above the common `scale` of numbers, the own one is below it, so that
    positions can be compared at a glance. `marks` tell the sides apart at the left;
    `values` at the right hold the miles as a number, whose font shrinks to the rectangle.
    """

    band: QRectF
    scale: QRectF
    rulers: tuple[QRectF, ...]
    marks: tuple[QRectF, ...]
    values: tuple[QRectF, ...]

    def x(self, miles: float, target: float) -> float:
        """The x coordinate of a number of miles on all rulers, at most their end."""
        ruler = self.rulers[0]
        return ruler.left() + ruler.width() * min(max(miles / target, 0.0), 1.0)


def odometers(area: QRectF, room: LayoutRoom, order: tuple[int, ...]) -> OdometerLayout:
    """The odometers of the sides in `order` (top to bottom, the own side last) in an area."""
    numbers, gap = room.text * NUMBERS, room.pad / 2
    free = area.height() - numbers - len(order) * gap
    thick = max(TRACK_MAX_LINES * room.text, TRACK_MAX_SHARE * area.height())
    thick = min(free / len(order), thick)
    block = len(order) * (thick + gap) + numbers
    top = area.top() + (area.height() - block) / 2
    tops = [top + i * (thick + gap) for i in range(len(order))]
    scale_top = tops[-1]
    tops[-1] += numbers + gap
    left = area.left() + room.text + room.gap
    # Half of "1000" extends beyond the scale, and must not touch the values.
    width = area.right() - (VALUE_WIDTH + 1) * room.text - left
    rulers = {s: QRectF(left, y, width, thick) for s, y in zip(order, tops, strict=True)}
    return OdometerLayout(
        band=area,
        scale=QRectF(left - room.text / 2, scale_top, width + 1.5 * room.text, numbers),
        rulers=tuple(rulers[side] for side in range(len(order))),
        marks=_beside(rulers, area.left(), QSizeF(room.text, min(room.text, thick))),
        values=_values(rulers, area, order, room.text),
    )


def _beside(rulers: dict[int, QRectF], x: float, size: QSizeF) -> tuple[QRectF, ...]:
    """One rectangle of this size for each side, level with its ruler."""
    tops = (rulers[side].center().y() - size.height() / 2 for side in range(len(rulers)))
    return tuple(QRectF(QPointF(x, top), size) for top in tops)


def _values(
    rulers: dict[int, QRectF], area: QRectF, order: tuple[int, ...], text: float
) -> tuple[QRectF, ...]:
    """The miles at the right, level with the rulers; spread evenly where tracks are thin."""
    share = area.height() / len(order)
    size = QSizeF(VALUE_WIDTH * text, min(text, share))
    left = area.right() - size.width()
    if rulers[0].height() >= size.height():
        return _beside(rulers, left, size)
    tops = {side: area.top() + i * share for i, side in enumerate(order)}
    return tuple(
        centred(size, QRectF(left, tops[side], size.width(), share)) for side in range(len(order))
    )
