"""The odometers: every side's miles on one common scale."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.side_mark import paint_side_mark, side_colour
from mille_qt.table import z_order
from mille_qt.table.odometer_layout import FLAG_MILES, NUMBER_MILES, TICK_MILES, OdometerLayout
from mille_qt.theme import Theme

FLAG_SIZE = 0.5  # of a ruler's thickness


@dataclass(frozen=True)
class Drive:
    """How far everybody is, in miles; `dashed_flag` where the race may still be extended."""

    miles: tuple[int, ...]
    target: int
    dashed_flag: int | None = None
    #: A side and where a card in question would put it.
    ghost: tuple[int, int] | None = None


class OdometerItem(QGraphicsItem):
    """Draws the rulers; `Drive` is all it knows of the race."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._place: OdometerLayout | None = None
        self._drive = Drive((), 1)
        self.setZValue(z_order.ODOMETER)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def dress(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def place(self, layout: OdometerLayout) -> None:
        """Lie where the layout says."""
        self.prepareGeometryChange()
        self._place = layout
        self.update()

    def show_drive(self, drive: Drive) -> None:
        """Draw these distances, without a ghost."""
        if drive != self._drive:
            self._drive = drive
            self.update()

    def show_ghost(self, ghost: tuple[int, int] | None) -> None:
        """Show where a card would put a side, or nothing."""
        self.show_drive(replace(self._drive, ghost=ghost))

    def boundingRect(self) -> QRectF:
        # The last number and a flag hang over the ruler's end.
        return self._place.band.adjusted(-4, -4, 4, 4) if self._place else QRectF()

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        place = self._place
        if place is None or not self._drive.miles:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for side, miles in enumerate(self._drive.miles):
            self._paint_ruler(painter, place, side, miles)
        self._paint_numbers(painter, place)

    def _paint_ruler(self, painter: QPainter, place: OdometerLayout, side: int, miles: int) -> None:
        theme, drive, ruler = self._theme, self._drive, place.rulers[side]
        painter.setPen(QPen(theme.lane_line, 1))
        painter.setBrush(theme.ruler)
        painter.drawRect(ruler)
        driven = QRectF(ruler)
        driven.setRight(place.x(miles, drive.target))
        painter.fillRect(driven, side_colour(side))
        self._paint_ghost(painter, place, side, miles)
        self._paint_ticks(painter, place, ruler)
        paint_side_mark(painter, place.marks[side], side)
        self._paint_value(painter, place.values[side], str(miles))

    def _paint_ghost(self, painter: QPainter, place: OdometerLayout, side: int, miles: int) -> None:
        drive = self._drive
        if drive.ghost is None or drive.ghost[0] != side:
            return
        there = drive.ghost[1]
        beyond = there > drive.target
        ruler = place.rulers[side]
        start = place.x(miles, drive.target)
        ghost = QRectF(ruler)
        ghost.setLeft(start)
        ghost.setRight(place.x(there, drive.target))
        colour = QColor(self._theme.danger if beyond else side_colour(side))
        colour.setAlphaF(0.55 if beyond else 0.45)
        if ghost.width() < 2:
            ghost.setLeft(ruler.right() - 6)
        painter.fillRect(ghost, colour)
        painter.setPen(QPen(self._theme.ruler_ink, 1, Qt.PenStyle.DashLine))
        painter.drawLine(ghost.topRight(), ghost.bottomRight())

    def _paint_ticks(self, painter: QPainter, place: OdometerLayout, ruler: QRectF) -> None:
        drive = self._drive
        for miles in range(TICK_MILES, drive.target, TICK_MILES):
            x = place.x(miles, drive.target)
            length = ruler.height() * (0.55 if miles % NUMBER_MILES == 0 else 0.22)
            painter.setPen(QPen(self._theme.ruler_ink, 1))
            painter.drawLine(QPointF(x, ruler.bottom() - length), QPointF(x, ruler.bottom()))
        for flag in FLAG_MILES:
            if flag <= drive.target:
                self._paint_flag(painter, ruler, place.x(flag, drive.target), dashed=False)
        if drive.dashed_flag is not None:
            self._paint_flag(painter, ruler, ruler.right(), dashed=True)

    def _paint_flag(self, painter: QPainter, ruler: QRectF, x: float, dashed: bool) -> None:
        size = ruler.height() * FLAG_SIZE
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self._theme.danger, 1.5, style))
        painter.drawLine(QPointF(x, ruler.top()), QPointF(x, ruler.bottom()))
        if dashed:
            return
        flag = QPainterPath(QPointF(x, ruler.top()))
        flag.lineTo(x - size, ruler.top() + size * 0.4)
        flag.lineTo(x, ruler.top() + size * 0.8)
        painter.fillPath(flag, self._theme.danger)

    def _paint_numbers(self, painter: QPainter, place: OdometerLayout) -> None:
        font = QFont(painter.font())
        font.setPixelSize(max(6, round(place.scale.height() * 0.85)))
        painter.setFont(font)
        painter.setPen(self._theme.table_ink)
        half = QFontMetricsF(font).horizontalAdvance("0000")
        for miles in range(0, self._drive.target + 1, NUMBER_MILES):
            x = place.x(miles, self._drive.target)
            box = QRectF(x - half, place.scale.top(), 2 * half, place.scale.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(miles))

    def _paint_value(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.save()
        font = QFont(painter.font())
        font.setBold(True)
        font.setPixelSize(max(6, round(rect.height() * 0.85)))
        painter.setFont(font)
        painter.setPen(self._theme.table_ink)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, right, text)
        painter.restore()
