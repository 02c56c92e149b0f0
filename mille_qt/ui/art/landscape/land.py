"""The measures of a landscape, and where things are in it."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from mille_qt.ui.art.landscape.daylight import Daylight

#: The land is at most as high as a unit, which is the height of the area; less where that would be
#: wider, more where everything would be tiny.
FEWEST_ACROSS, MOST_ACROSS, MOST_HEIGHTS = 3.6, 11.0, 1.3
#: In units from the lower edge.
HORIZON = 0.44


class Land(NamedTuple):
    """An area, the length of a unit in pixels, and the light."""

    rect: QRectF
    unit: float
    daylight: Daylight

    @property
    def horizon(self) -> float:
        """The y coordinate where the sky ends."""
        return self.rect.bottom() - HORIZON * self.unit

    @property
    def sun_x(self) -> float:
        """The x coordinate of the sun or the moon."""
        return self.rect.left() + self.rect.width() * self.daylight.sun_x

    def places(self, every: float, chance: Random, before: float = 0.0) -> Iterator[float]:
        """Return x coordinates with irregular distances of about `every` units.

        `before` is where they start, in units before the left edge.
        """
        x = self.rect.left() + self.unit * (every * chance.uniform(0.2, 0.7) - before)
        while x < self.rect.right() + self.unit * every / 2:
            yield x
            x += self.unit * every * chance.uniform(0.7, 1.3)

    def repeated(
        self, things: tuple[tuple[float, str], ...], every: float
    ) -> Iterator[tuple[float, str]]:
        """Return x coordinates and names, again and again after a number of units."""
        start = self.rect.left()
        while start < self.rect.right():
            yield from ((start + x * self.unit, name) for x, name in things)
            start += every * self.unit

    def above(self, x: float, height: float) -> QPointF:
        """A point that is so many units above the lower edge."""
        return QPointF(x, self.rect.bottom() - height * self.unit)


def land_in(rect: QRectF, daylight: Daylight) -> Land:
    """Return the land that fills an area."""
    high = min(rect.height() * MOST_HEIGHTS, rect.width() / MOST_ACROSS)
    unit = min(max(rect.height(), high), rect.width() / FEWEST_ACROSS)
    return Land(rect, unit, daylight)
