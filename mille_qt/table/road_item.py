"""The road with its landscape, painted once for each size, theme and light of the day."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mille_qt.table import z_order
from mille_qt.table.road_layout import STONE_MILES, RoadLayout
from mille_qt.table.solid_item import SolidItem
from mille_qt.ui.landscape.daylight import Daylight, daylight
from mille_qt.ui.landscape.road_surface import asphalt_rect, paint_road, paint_stone
from mille_qt.ui.landscape.scenery import paint_scenery
from mille_qt.ui.theme.application_theme import Theme


class RoadLook(NamedTuple):
    """What the painted road depends on, besides its layout."""

    target: int
    extension: int | None
    daylight: Daylight

    @property
    def scale(self) -> int:
        """The last mile of the road."""
        return self.target if self.extension is None else self.extension


class RoadItem(SolidItem):
    """Draws everything in the band that does not move."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._place: RoadLayout | None = None
        self._look = RoadLook(1, None, daylight(1.0, theme))
        self.setZValue(z_order.ROAD)

    @property
    def look(self) -> RoadLook:
        """What the road shows."""
        return self._look

    def ground(self) -> QColor:
        return self._look.daylight.sky_top

    def place(self, layout: RoadLayout) -> None:
        """Set the layout."""
        self.prepareGeometryChange()
        self._place = layout
        self.redraw()

    def show_road(self, look: RoadLook) -> None:
        """Show another target, or another light."""
        if look != self._look:
            self._look = look
            self.redraw()

    def boundingRect(self) -> QRectF:
        return self._place.band if self._place is not None else QRectF()

    def draw(self, painter: QPainter, _stale: QRectF) -> None:
        place, look = self._place, self._look
        if place is None:
            return
        paint_scenery(painter, place.scenery, look.daylight)
        finish = place.x(look.target, look.scale)
        paint_road(painter, place.road, len(place.lanes), look.daylight, finish)
        if look.extension is not None:
            self._paint_possible_finish(painter, place, look.extension)
        for miles in range(0, look.scale + 1, STONE_MILES):
            large = miles in (look.target, look.extension)
            rect = place.stone_rect(miles, look.scale, large)
            paint_stone(painter, rect, str(miles), look.daylight)

    def _paint_possible_finish(self, painter: QPainter, place: RoadLayout, miles: int) -> None:
        """A dashed line where the finish is after an extension."""
        asphalt, x = asphalt_rect(place.road), place.x(miles, self._look.scale)
        pen = QPen(self._look.daylight.lit("#fffaee"), max(2.0, asphalt.height() / 30))
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(round(x), round(asphalt.top()), round(x), round(asphalt.bottom()))
