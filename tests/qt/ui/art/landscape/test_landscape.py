"""The painted landscape: every step of the day, the road, its stones and the vignette."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from mille_qt.ui.art.landscape.daylight import DAY, FLAT, NIGHT, Daylight, daylight
from mille_qt.ui.art.landscape.road_surface import (
    lane_rects,
    miles_of_stones,
    paint_road,
    paint_stone,
)
from mille_qt.ui.art.landscape.scenery import paint_scenery
from mille_qt.ui.art.landscape.vignette import paint_vignette
from mille_qt.ui.theme.theme_colours import CONTRAST, DARK, LIGHT
from tests.examples import each

pytestmark = pytest.mark.usefixtures("qapp")

BAND = QSize(640, 120)
ALL = (*DAY, *NIGHT, FLAT)


def picture(step: Daylight, size: QSize = BAND) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    area = QRectF(0, 0, size.width(), size.height())
    paint_scenery(painter, area.adjusted(0, 0, 0, -size.height() / 2), step)
    road = area.adjusted(0, size.height() / 2, 0, 0)
    paint_road(painter, road, 2, step, size.width() * 0.7)
    paint_stone(painter, QRectF(300, 20, 50, 40), "5", step)
    painter.end()
    return image


def colours(image: QImage) -> set[int]:
    """Return the colours of every third pixel."""
    xs, ys = range(0, image.width(), 3), range(0, image.height(), 3)
    return {image.pixel(x, y) for x in xs for y in ys}


def test_the_day_passes_with_the_draw_pile() -> None:
    shares = [left / 100 for left in range(100, -1, -1)]
    for theme, steps in ((LIGHT, DAY), (DARK, NIGHT), (CONTRAST, (FLAT,))):
        passed = [daylight(left, theme) for left in shares]
        assert list(dict.fromkeys(step.name for step in passed)) == [step.name for step in steps]


@each("left", [-0.5, 1.5])
def test_impossible_shares_give_the_nearest_light(left: float) -> None:
    assert daylight(left, LIGHT) == (DAY[-1] if left < 0 else DAY[0])


def test_every_step_looks_different() -> None:
    pictures = [picture(step) for step in ALL]
    for number, one in enumerate(pictures):
        assert all(one != other for other in pictures[number + 1 :])


def test_the_same_step_always_looks_the_same() -> None:
    assert picture(DAY[2]) == picture(DAY[2])


def test_high_contrast_has_no_gradients() -> None:
    image = picture(FLAT)
    scenery = image.copy(0, 0, 280, 58)
    assert len(colours(scenery)) == 1
    assert len(colours(image)) < len(colours(picture(DAY[2]))) / 3


@each("size", [QSize(1024, 64), QSize(400, 225), QSize(3840, 400)])
def test_everything_is_covered_at_any_size(size: QSize) -> None:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_scenery(painter, QRectF(0, 0, size.width(), size.height()), DAY[1])
    painter.end()
    assert 0 not in colours(image)


def test_a_night_is_darker_than_a_day() -> None:
    def brightness(step: Daylight) -> float:
        image = picture(step)
        pixels = [image.pixelColor(x, y) for x in range(0, 640, 9) for y in range(0, 120, 9)]
        return sum(pixel.lightnessF() for pixel in pixels) / len(pixels)

    assert max(map(brightness, NIGHT)) < min(map(brightness, DAY))


def test_lanes_share_the_asphalt() -> None:
    road = QRectF(0, 100, 800, 90)
    for lanes in (2, 3, 6):
        rects = lane_rects(road, lanes)
        assert len(rects) == lanes
        assert len({round(rect.height(), 6) for rect in rects}) == 1
        assert all(road.contains(rect) for rect in rects)
        assert [rect.top() for rect in rects] == sorted(rect.top() for rect in rects)


def test_the_text_of_a_stone_is_readable_in_any_light() -> None:
    for step in ALL:
        image = QImage(60, 70, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_stone(painter, QRectF(0, 0, 60, 70), "8", step)
        painter.end()
        plate = image.pixelColor(12, 62)
        assert contrast(plate.lightnessF(), 0.11) > 4.5


def contrast(light: float, dark: float) -> float:
    return float((light**2.2 + 0.05) / (dark**2.2 + 0.05))


def test_a_vignette_has_round_corners() -> None:
    image = QImage(280, 180, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_vignette(painter, QRectF(0, 0, 280, 180), DAY[1])
    painter.end()
    assert image.pixelColor(1, 1).alpha() == 0
    assert image.pixelColor(140, 90).alpha() == 255


def test_a_vignette_shows_all_sides() -> None:
    pictures = []
    for sides in ((0,), (0, 1), (0, 1, 2)):
        image = QImage(280, 180, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_vignette(painter, QRectF(0, 0, 280, 180), DAY[1], sides)
        painter.end()
        pictures.append({image.pixel(x, y) for x in range(280) for y in range(120, 175)})
    assert [LIGHT.sides[2].rgb() in found for found in pictures] == [False, False, True]


@each(
    ("finishes", "stones"),
    [
        ((700, 1000), [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]),
        ((250,), [0, 100, 250]),
        ((100,), [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
        ((25,), [0, 10, 25]),
        ((375, 550), [0, 100, 200, 375, 550]),
        ((700, 1600), [0, 200, 400, 700, 1000, 1200, 1400, 1600]),
    ],
)
def test_every_finish_has_a_stone(finishes: tuple[int, ...], stones: list[int]) -> None:
    assert miles_of_stones(*finishes) == stones
