"""The cars: sides and states can be told apart at any size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mille_qt.ui.art.landscape.car import CAR_ASPECT, CarState, car_bounds
from mille_qt.ui.art.landscape.cars import paint_car, paint_ghost
from mille_qt.ui.art.landscape.daylight import DAY, FLAT, NIGHT, Daylight
from mille_qt.ui.theme.theme_colours import CONTRAST, LIGHT
from mille_rules.state import Status
from tests.examples import each

pytestmark = pytest.mark.usefixtures("qapp")

NOON = DAY[2]
HEIGHTS = (22, 40, 160)
ROLLING = CarState(Status.ROLLING)
STATES = [
    *(CarState(status) for status in Status if status is not Status.NOT_STARTED),
    CarState(Status.ROLLING, limited=True),
    CarState(Status.ACCIDENT, limited=True),
]


def car(
    side: int, state: CarState, height: int = 60, light: Daylight = DAY[2], turn: float = 0.0
) -> QImage:
    box = QRectF(0, 0, height * CAR_ASPECT, height)
    area = car_bounds(box)
    image = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    theme = CONTRAST if light.flat else LIGHT
    paint_car(painter, box.translated(-area.topLeft()), side, state, light, theme, turn)
    painter.end()
    return image


@each("height", HEIGHTS)
def test_every_state_looks_different(height: int) -> None:
    pictures = [car(0, state, height) for state in STATES]
    assert all(one != other for one, other in combinations(pictures, 2))


@each("height", HEIGHTS)
def test_sides_differ_without_their_colours(height: int) -> None:
    def outline(side: int) -> QImage:
        return car(side, ROLLING, height).convertToFormat(QImage.Format.Format_Alpha8)

    assert all(one != other for one, other in combinations(map(outline, range(3)), 2))


@pytest.mark.slow
def test_the_paintwork_has_the_colour_of_the_side() -> None:
    for side, colour in enumerate(LIGHT.sides):
        image = car(side, ROLLING, 160)
        found = [
            image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())
        ]
        assert found.count(QColor(colour)) > 500


def test_headlights_shine_at_night_only_while_rolling() -> None:
    def ahead(image: QImage) -> QImage:
        return image.copy(image.width() // 2 + 20, 0, image.width() // 2 - 20, image.height())

    day, night = car(0, ROLLING), car(0, ROLLING, light=NIGHT[1])
    assert ahead(day) != ahead(night)
    waiting = CarState(Status.NEEDS_ROLL)
    assert ahead(car(0, waiting)) == ahead(car(0, waiting, light=NIGHT[1]))


def test_a_car_is_painted_in_high_contrast() -> None:
    assert car(0, ROLLING, light=FLAT) != car(1, ROLLING, light=FLAT)


def test_nothing_is_painted_outside_the_bounds() -> None:
    for state in STATES:
        image = car(1, state, 60, NIGHT[0])
        edge = [image.pixel(x, 0) for x in range(image.width())]
        edge += [image.pixel(x, image.height() - 1) for x in range(image.width())]
        edge += [image.pixel(0, y) for y in range(image.height())]
        assert set(edge) == {0}


def test_wheels_turn() -> None:
    assert car(0, ROLLING) != car(0, ROLLING, turn=0.1)


def test_a_ghost_is_half_transparent() -> None:
    image = QImage(180, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_ghost(painter, QRectF(5, 5, 160, 94), 0, NIGHT[0], LIGHT)
    painter.end()
    alphas = [image.pixelColor(x, 60).alpha() for x in range(180)]
    assert 100 < max(alphas) < 180
