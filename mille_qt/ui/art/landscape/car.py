"""The car of a side: its visible state, its shape and its size."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from mille_rules.cards import Card
from mille_rules.state import Status, Tableau

#: The car in the units of its SVG file: the wheels touch the lower edge.
BOX = QRectF(0, -14, 160, 94)
#: Width of a car of height 1.
CAR_ASPECT = BOX.width() / BOX.height()
#: The width of a wheel in the units of the SVG file.
WHEEL = 32.0


def car_bounds(rect: QRectF) -> QRectF:
    """Return what a car in `rect` may cover, with the signs before it, smoke and headlights."""
    width, height = rect.width(), rect.height()
    return rect.adjusted(-width * 0.16, -height * 0.1, width * 1.1, height * 0.16)


def fitted_box(rect: QRectF) -> QRectF:
    """Return the largest car on the lower edge of `rect`."""
    height = min(rect.height(), rect.width() / CAR_ASPECT)
    width = height * CAR_ASPECT
    return QRectF(rect.center().x() - width / 2, rect.bottom() - height, width, height)


def wheel_width(rect: QRectF) -> float:
    """Return the width of a wheel of a car in `rect`."""
    return fitted_box(rect).height() / BOX.height() * WHEEL


class CarState(NamedTuple):
    """A hazard or the missing Roll, a speed limit, and Right of Way."""

    status: Status = Status.NOT_STARTED
    limited: bool = False
    priority: bool = False


def car_state(tableau: Tableau) -> CarState:
    """Return the state of the car of a side."""
    return CarState(tableau.status, tableau.limited, Card.RIGHT_OF_WAY in tableau.safeties)
