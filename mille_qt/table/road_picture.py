"""The road as a picture, painted or read from the disk."""

from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from mille_qt.table.road_layout import RoadLayout
from mille_qt.ui.cards.picture_cache import device_size
from mille_qt.ui.landscape.daylight import Daylight
from mille_qt.ui.landscape.road_surface import (
    asphalt_rect,
    miles_of_stones,
    paint_road,
    paint_stone,
)
from mille_qt.ui.landscape.version import landscape_version
from mille_qt.ui.picture_colours import CREAM


class RoadLook(NamedTuple):
    """The target and the light; together with a layout they determine the picture."""

    target: int
    extension: int | None
    daylight: Daylight

    @property
    def scale(self) -> int:
        """The last mile of the road."""
        return self.target if self.extension is None else self.extension


def picture_name(place: RoadLayout, look: RoadLook, ratio: float) -> str:
    """The name of a picture on disk, which says all that it depends on."""
    measures = (place.band, place.road, place.start, place.end, place.stone, len(place.lanes))
    light = look.daylight.name
    text = repr((measures, look.target, look.extension, ratio, landscape_version(__file__)))
    return f"road-{light.replace(' ', '-')}-{crc32(text.encode()):08x}"


def paint_road_picture(place: RoadLayout, look: RoadLook, ratio: float) -> QImage:
    """Paint everything in the band that does not move."""
    # Imported late: usually the picture is on the disk.
    from mille_qt.ui.landscape.scenery import paint_scenery

    image = QImage(device_size(place.band.size().toSize(), ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(look.daylight.sky_top)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-place.band.topLeft())
    paint_scenery(painter, place.scenery, look.daylight)
    finish = place.x(look.target, look.scale)
    paint_road(painter, place.road, len(place.lanes), look.daylight, finish)
    if look.extension is not None:
        _paint_possible_finish(painter, place.road, place.x(look.extension, look.scale), look)
    for miles in miles_of_stones(look.target, look.scale):
        large = miles in (look.target, look.extension)
        rect = place.stone_rect(miles, look.scale, large)
        paint_stone(painter, rect, str(miles), look.daylight)
    painter.end()
    return image


def _paint_possible_finish(painter: QPainter, road: QRectF, x: float, look: RoadLook) -> None:
    """A dashed line where the finish is after an extension."""
    asphalt = asphalt_rect(road)
    pen = QPen(look.daylight.lit(CREAM), max(2.0, asphalt.height() / 30))
    pen.setStyle(Qt.PenStyle.DashLine)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(round(x), round(asphalt.top()), round(x), round(asphalt.bottom()))
