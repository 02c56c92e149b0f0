"""Large pictures that many tests need: they are painted once."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

#: Pictures of one kind that are kept, of some megabytes each; neighbouring tests need the same.
KEPT = 16


class Arguments:
    """Arguments that are compared by their text: Qt's rectangles and colours have no hash."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.values, self._text = values, repr(values)

    def __hash__(self) -> int:
        return hash(self._text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Arguments) and self._text == other._text


def painted_once(paint: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that returns the latest pictures again for the same arguments."""
    kept = lru_cache(KEPT)(lambda arguments: paint(*arguments.values))
    return lambda *values: kept(Arguments(values))


def paint_tables_once(patch: pytest.MonkeyPatch) -> None:
    """Keep the pictures of roads, of the ground of tables, and of the start page."""
    from PySide6.QtGui import QPainter, QPixmap

    from mille_qt.app.start import race_picture
    from mille_qt.table import road_item
    from mille_qt.table.backdrop import Backdrop
    from mille_qt.ui.theme.application_theme import current_theme

    draw_ground, draw_race = Backdrop._painted, race_picture.paint_race

    def paint_ground(theme: Any, light: Any, layout: Any, ratio: float) -> Any:
        backdrop = Backdrop(theme)
        backdrop.show_light(light)
        return draw_ground(backdrop, layout, ratio)

    def paint_start(_theme: Any, page: Any, ratio: float, *values: Any) -> Any:
        picture = QPixmap((page.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        draw_race(painter, page, *values)
        painter.end()
        return picture

    start = painted_once(paint_start)

    def paint_race(painter: Any, page: Any, *values: Any) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(page.topLeft(), start(current_theme(), page, ratio, *values))

    ground = painted_once(paint_ground)
    road = painted_once(road_item.paint_road_picture)
    patch.setattr(Backdrop, "_painted", lambda b, *values: ground(b._theme, b._light, *values))
    patch.setattr(road_item, "paint_road_picture", road)
    patch.setattr(race_picture, "paint_race", paint_race)
