"""The odometers: the miles of every side on one scale."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, qGray

from mille_qt.table import z_order
from mille_qt.table.odometer_layout import NUMBER_MILES, TICK_MILES, OdometerLayout
from mille_qt.table.solid_item import SolidItem
from mille_qt.ui.side_mark import paint_side_mark, side_colour
from mille_qt.ui.theme.application_theme import Theme

FLAG_SIZE = 0.5  # as a share of a ruler's thickness


class Drive(NamedTuple):
    """The miles of all sides; `dashed_flag` is the target if the race may still be extended."""

    miles: tuple[int, ...]
    target: int
    dashed_flag: int | None = None
    #: A side, and its miles after playing a card.
    ghost: tuple[int, int] | None = None

    @property
    def scale(self) -> int:
        """The end of the rulers in miles: the farthest possible target."""
        return self.target if self.dashed_flag is None else self.dashed_flag


class OdometerItem(SolidItem):
    """Draws the rulers for a `Drive`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._place: OdometerLayout | None = None
        self._drive = Drive((), 1)
        #: The miles that are shown, which count up to those of the drive.
        self._shown: tuple[int, ...] = ()
        self.setZValue(z_order.ODOMETER)

    def ground(self) -> QColor:
        return self._theme.table_ground

    def apply_theme(self, theme: Theme) -> None:
        """Apply a theme."""
        self._theme = theme
        self.redraw()

    def place(self, layout: OdometerLayout) -> None:
        """Set the layout."""
        self.prepareGeometryChange()
        self._place = layout
        self.redraw()

    @property
    def shown_miles(self) -> tuple[int, ...]:
        """The miles that are shown."""
        return self._shown

    def shows_trip(self, drive: Drive) -> bool:
        """Whether the same miles are shown already, or being counted up to."""
        return (drive.miles, drive.target) == (self._drive.miles, self._drive.target)

    def can_roll(self, drive: Drive) -> bool:
        """Whether this is the same trip, with more miles or fewer."""
        alike = len(drive.miles) == len(self._drive.miles) and drive.target == self._drive.target
        return alike and drive.miles != self._drive.miles

    def show_drive(self, drive: Drive, shown: tuple[int, ...] | None = None) -> None:
        """Show a drive; `shown` are the miles shown at first, if they count up."""
        if drive == self._drive and shown is None:
            return
        if not self.shows_trip(drive) or shown is not None:
            self._shown = drive.miles if shown is None else shown
        self._drive = drive
        self.redraw()

    def roll(self, start: tuple[int, ...], share: float) -> None:
        """Show the miles between `start` and those of the drive."""
        shown = tuple(
            round(a + (b - a) * share) for a, b in zip(start, self._drive.miles, strict=True)
        )
        for side, (old, new) in enumerate(zip(self._shown, shown, strict=True)):
            if old != new and self._place is not None:
                self.redraw(self._place.rulers[side].adjusted(-1, -1, 1, 1))
                self.redraw(self._place.values[side])
        self._shown = shown

    def show_ghost(self, ghost: tuple[int, int] | None) -> None:
        """Show the miles after playing a card, or nothing."""
        self.show_drive(self._drive._replace(ghost=ghost))

    def boundingRect(self) -> QRectF:
        # The last number and a flag extend beyond the ruler's end.
        return self._place.band.adjusted(-4, -4, 4, 4) if self._place else QRectF()

    def draw(self, painter: QPainter, stale: QRectF) -> None:
        place = self._place
        if place is None or not self._drive.miles:
            return
        for side, miles in enumerate(self._shown):
            row = place.rulers[side].united(place.values[side]).united(place.marks[side])
            if row.adjusted(-4, -4, 4, 4).intersects(stale):
                self._paint_ruler(painter, place, side, miles)
        if place.scale.intersects(stale):
            self._paint_numbers(painter, place)

    def _paint_ruler(self, painter: QPainter, place: OdometerLayout, side: int, miles: int) -> None:
        theme, drive, ruler = self._theme, self._drive, place.rulers[side]
        painter.setPen(QPen(theme.lane_line, 1))
        painter.setBrush(theme.ruler)
        painter.drawRect(ruler)
        driven = QRectF(ruler)
        driven.setRight(place.x(miles, drive.scale))
        _fill(painter, driven, side_colour(side))
        beyond = QRectF(ruler)
        beyond.setLeft(place.x(drive.target, drive.scale))
        _fill(painter, beyond, theme.slot)
        self._paint_ghost(painter, place, side, miles)
        self._paint_ticks(painter, place, side)
        paint_side_mark(painter, place.marks[side], side)
        self._paint_value(painter, place.values[side], str(miles))

    def _paint_ghost(self, painter: QPainter, place: OdometerLayout, side: int, miles: int) -> None:
        drive = self._drive
        if drive.ghost is None or drive.ghost[0] != side:
            return
        there = drive.ghost[1]
        beyond = there > drive.target
        ruler = place.rulers[side]
        start = place.x(miles, drive.scale)
        ghost = QRectF(ruler)
        ghost.setLeft(start)
        ghost.setRight(place.x(there, drive.scale))
        colour = QColor(self._theme.danger if beyond else side_colour(side))
        colour.setAlphaF(0.55 if beyond else 0.45)
        if ghost.width() < 2:
            ghost.setLeft(ruler.right() - 6)
        _fill(painter, ghost, colour)
        painter.setPen(QPen(self._theme.ruler_ink, 1, Qt.PenStyle.DashLine))
        painter.drawLine(ghost.topRight(), ghost.bottomRight())

    def _paint_ticks(self, painter: QPainter, place: OdometerLayout, side: int) -> None:
        drive, ruler, theme = self._drive, place.rulers[side], self._theme
        driven = place.x(drive.miles[side], drive.scale)
        on_driven = _clearest(side_colour(side), theme.ruler, theme.ruler_ink)
        for miles in range(TICK_MILES, drive.scale, TICK_MILES):
            x = place.x(miles, drive.scale)
            length = ruler.height() * (0.55 if miles % NUMBER_MILES == 0 else 0.22)
            painter.setPen(QPen(on_driven if x <= driven else theme.ruler_ink, 1))
            painter.drawLine(QPointF(x, ruler.bottom() - length), QPointF(x, ruler.bottom()))
        self._paint_flag(painter, ruler, place.x(drive.target, drive.scale), dashed=False)
        if drive.dashed_flag is not None:
            self._paint_flag(painter, ruler, place.x(drive.dashed_flag, drive.scale), dashed=True)

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
        painter.setPen(QPen(self._theme.ruler, 1))
        painter.setBrush(self._theme.danger)
        painter.drawPath(flag)

    def _paint_numbers(self, painter: QPainter, place: OdometerLayout) -> None:
        font = QFont(painter.font())
        font.setPixelSize(max(6, round(place.scale.height() * 0.85)))
        painter.setFont(font)
        painter.setPen(self._theme.table_ink)
        half = QFontMetricsF(font).horizontalAdvance("0000")
        for miles in range(0, self._drive.scale + 1, NUMBER_MILES):
            x = place.x(miles, self._drive.scale)
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


def _fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


def _clearest(ground: QColor, one: QColor, other: QColor) -> QColor:
    """The one of two colours with more contrast to a ground."""
    grey = qGray(ground.rgb())
    return max((one, other), key=lambda colour: abs(qGray(colour.rgb()) - grey))
