"""The smooth line of a range of hills."""

from math import sin, tau
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mille_qt.ui.art.landscape.land import Land

#: Points of the line in a unit of the landscape.
SAMPLES = 16


class Ridge:
    """A wavy line in a landscape; the same for the same seed, so that it continues at any width.

    Heights and lengths are in units of the landscape; heights are measured from its lower edge.
    """

    def __init__(self, land: Land, heights: tuple[float, float], length: float, seed: int) -> None:
        chance = Random(seed)
        self._rect, self._unit = land.rect, land.unit
        low, high = heights
        self._middle, self._reach = (low + high) / 2, (high - low) / 2
        self._waves = [
            (share, length * stretch, chance.random() * tau)
            for share, stretch in ((0.6, 1.0), (0.3, 0.53), (0.1, 0.23))
        ]

    def y(self, x: float) -> float:
        """The y coordinate of the line, in pixels."""
        at = (x - self._rect.left()) / self._unit
        wave = sum(share * sin(tau * at / length + start) for share, length, start in self._waves)
        return self._rect.bottom() - (self._middle + self._reach * wave) * self._unit

    def foot(self, x: float, below: float) -> QPointF:
        """A point that is so many units below the line."""
        return QPointF(x, self.y(x) + below * self._unit)

    def path(self) -> QPainterPath:
        """The area below the line."""
        step = max(2.0, self._unit / SAMPLES)
        x, right = self._rect.left(), self._rect.right()
        path = QPainterPath(self._rect.bottomLeft())
        while x < right + step:
            path.lineTo(QPointF(x, self.y(x)))
            x += step
        path.lineTo(QPointF(x, self._rect.bottom()))
        path.closeSubpath()
        return path
