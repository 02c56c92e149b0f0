"""The road with its landscape: a picture for each size, theme and light of the day."""

from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap

from mille_qt.table import z_order
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.road_layout import RoadLayout
from mille_qt.ui.art.cards.picture_cache import KeptPictures, device_size
from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.art.landscape.road_surface import (
    asphalt_rect,
    miles_of_stones,
    paint_road,
    paint_stone,
)
from mille_qt.ui.art.landscape.version import landscape_version
from mille_qt.ui.theme.theme_colours import CREAM


class RoadLook(NamedTuple):
    """The target and the light; together with a layout they determine the picture."""

    target: int
    extension: int | None
    daylight: Daylight

    @property
    def scale(self) -> int:
        """The last mile of the road."""
        return self.target if self.extension is None else self.extension


class RoadItem(DrawnItem):
    """Draws everything in the band that does not move.

    Painting takes some frames: pictures are kept on the disk, and one may be painted ahead.
    """

    def __init__(self, look: RoadLook, kept: KeptPictures) -> None:
        super().__init__(z_order.ROAD)
        self._layout: RoadLayout | None = None
        self._look, self._kept = look, kept
        self._ratio = 1.0
        self._picture: QPixmap | None = None
        self._ahead: tuple[RoadLook, QPixmap] | None = None
        #: Painted, but not on the disk yet.
        self._unkept: dict[str, QImage] = {}

    @property
    def look(self) -> RoadLook:
        """The target and the light that are shown."""
        return self._look

    def set_layout(self, layout: RoadLayout) -> None:
        """Set the layout."""
        if layout != self._layout:
            self.prepareGeometryChange()
            self._layout = layout
            self._forget()

    def keep_in(self, kept: KeptPictures) -> None:
        """Set where pictures are kept."""
        self._kept = kept

    def show_road(self, look: RoadLook) -> None:
        """Show another target, or another light."""
        if look == self._look:
            return
        self._look, self._picture = look, None
        if self._ahead is not None and self._ahead[0] == look:
            self._picture = self._ahead[1]
        self.update()

    def rest(self, expected: RoadLook) -> None:
        """While nothing moves: keep what was painted, and paint what is expected next."""
        for name, image in self._unkept.items():
            self._kept.keep(name, image)
        self._unkept.clear()
        shown = self._picture is not None and self._layout is not None
        if shown and expected != self._look and (self._ahead or [None])[0] != expected:
            self._ahead = expected, self._make(expected)

    def boundingRect(self) -> QRectF:
        return self._layout.band if self._layout is not None else QRectF()

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        ratio = painter.device().devicePixelRatioF()
        if ratio != self._ratio:
            self._ratio = ratio
            self._forget()
        if self._picture is None:
            self._picture = self._make(self._look)
        painter.drawPixmap(self._layout.band.topLeft(), self._picture)

    def _forget(self) -> None:
        self._picture = self._ahead = None
        self._unkept.clear()

    def _make(self, look: RoadLook) -> QPixmap:
        assert self._layout is not None
        name = picture_name(self._layout, look, self._ratio)
        image = self._kept.find(name, self._layout.band.size().toSize(), self._ratio)
        if image is None:
            image = paint_road_picture(self._layout, look, self._ratio)
            self._unkept[name] = image
        # Without an alpha channel a picture is copied, not blended.
        return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))


def picture_name(layout: RoadLayout, look: RoadLook, ratio: float) -> str:
    """The name of a picture on disk, which says all that it depends on."""
    measures = (layout.band, layout.road, layout.start, layout.end, layout.stone, len(layout.lanes))
    light = look.daylight.name
    where = look.target, look.extension, look.daylight.edition
    text = repr((measures, *where, ratio, landscape_version(__file__)))
    return f"road-{light.replace(' ', '-')}-{crc32(text.encode()):08x}"


def paint_road_picture(layout: RoadLayout, look: RoadLook, ratio: float) -> QImage:
    """Paint everything in the band that does not move."""
    # Imported late: usually the picture is on the disk.
    from mille_qt.ui.art.landscape.scenery import paint_scenery

    image = QImage(device_size(layout.band.size().toSize(), ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(look.daylight.sky_top)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-layout.band.topLeft())
    paint_scenery(painter, layout.scenery, look.daylight)
    finish = layout.x(look.target, look.scale)
    paint_road(painter, layout.road, len(layout.lanes), look.daylight, finish)
    if look.extension is not None:
        _paint_possible_finish(painter, layout.road, layout.x(look.extension, look.scale), look)
    for miles in miles_of_stones(look.target, look.scale):
        large = miles in (look.target, look.extension)
        rect = layout.stone_rect(miles, look.scale, large)
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
