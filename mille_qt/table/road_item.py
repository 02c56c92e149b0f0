"""The road with its landscape: a picture for each size, theme and light of the day."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.table.road_layout import RoadLayout
from mille_qt.table.road_picture import RoadLook, paint_road_picture, picture_name
from mille_qt.ui.cards.picture_cache import KeptPictures


class RoadItem(QGraphicsItem):
    """Draws everything in the band that does not move.

    Painting takes some frames: pictures are kept on the disk, and one may be painted ahead.
    """

    def __init__(self, look: RoadLook, kept: KeptPictures) -> None:
        super().__init__()
        self._place: RoadLayout | None = None
        self._look, self._kept = look, kept
        self._ratio = 1.0
        self._picture: QPixmap | None = None
        self._ahead: tuple[RoadLook, QPixmap] | None = None
        #: Painted, but not on the disk yet.
        self._unkept: dict[str, QImage] = {}
        self.setZValue(z_order.ROAD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def look(self) -> RoadLook:
        """The target and the light that are shown."""
        return self._look

    def place(self, layout: RoadLayout) -> None:
        """Set the layout."""
        if layout != self._place:
            self.prepareGeometryChange()
            self._place = layout
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
        shown = self._picture is not None and self._place is not None
        if shown and expected != self._look and (self._ahead or [None])[0] != expected:
            self._ahead = expected, self._make(expected)

    def boundingRect(self) -> QRectF:
        return self._place.band if self._place is not None else QRectF()

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        if self._place is None:
            return
        ratio = painter.device().devicePixelRatioF()
        if ratio != self._ratio:
            self._ratio = ratio
            self._forget()
        if self._picture is None:
            self._picture = self._make(self._look)
        painter.drawPixmap(self._place.band.topLeft(), self._picture)

    def _forget(self) -> None:
        self._picture = self._ahead = None
        self._unkept.clear()

    def _make(self, look: RoadLook) -> QPixmap:
        assert self._place is not None
        name = picture_name(self._place, look, self._ratio)
        image = self._kept.find(name, self._place.band.size().toSize(), self._ratio)
        if image is None:
            image = paint_road_picture(self._place, look, self._ratio)
            self._unkept[name] = image
        # Without an alpha channel a picture is copied, not blended.
        return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))
