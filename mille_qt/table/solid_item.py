"""Opaque items, drawn into a picture and again only where they change.

Qt's own item caches are transparent, and blending takes several times as long as copying.
"""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table.backdrop import Backdrop


class SolidItem(QGraphicsItem):
    """Caches what it draws on the backdrop; `redraw` marks a part as outdated."""

    def __init__(self, backdrop: Backdrop) -> None:
        super().__init__()
        self._backdrop = backdrop
        self._kept = QPixmap()
        self._stale = QRectF()

    def draw(self, painter: QPainter, stale: QRectF) -> None:
        """Draw everything that intersects the outdated part, in scene pixels."""
        raise NotImplementedError

    def redraw(self, part: QRectF | None = None) -> None:
        """Draw a part, by default everything, again before it is next shown."""
        part = self.boundingRect() if part is None else part
        self._stale = self._stale.united(part)
        self.update(part)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        bounds = QRectF(self.boundingRect().toAlignedRect())
        ratio = painter.device().devicePixelRatioF()
        size = QSize(round(bounds.width() * ratio), round(bounds.height() * ratio))
        if size.isEmpty():
            return
        if self._kept.size() != size or self._kept.devicePixelRatio() != ratio:
            self._kept = QPixmap(size)
            self._kept.setDevicePixelRatio(ratio)
            self._stale = bounds
        if not self._stale.isEmpty():
            self._refresh(bounds, painter)
        painter.drawPixmap(bounds.topLeft(), self._kept)

    def _refresh(self, bounds: QRectF, shown_by: QPainter) -> None:
        stale, self._stale = QRectF(self._stale.toAlignedRect()).intersected(bounds), QRectF()
        painter = QPainter(self._kept)
        painter.setFont(shown_by.font())
        painter.translate(-bounds.topLeft())
        painter.setClipRect(stale)
        self._backdrop.paint(painter, stale.toRect())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.draw(painter, stale)
        painter.end()
