"""Draws the chart of points race by race, on the screen and on paper alike."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from mille_qt.play.score_sheet.printing.chart import GAP, Chart, Points, lay_out
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.texts import number
from mille_qt.ui.theme.theme_colours import Theme

#: In lines of text.
LINE, GRID, TARGET, LAST_MARK = 0.15, 0.055, 0.09, 0.95
#: Lines keep this contrast to what they stand on.
CONTRAST = 3.0
#: A line each that is told from the others without colour, in widths of the line.
_DASHES: tuple[tuple[float, ...], ...] = ((), (4.5, 2.0), (1.2, 1.6))
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_chart(painter: QPainter, box: QRectF, points: Points, font: QFont, theme: Theme) -> None:
    """Draw a chart into a box, its words in this font."""
    metrics = QFontMetricsF(font)
    bold = QFont(font)
    bold.setBold(True)
    wide = QFontMetricsF(bold)
    line = metrics.height()
    title = metrics.horizontalAdvance(_title())
    chart = lay_out(points, box, line, lambda n: wide.horizontalAdvance(number(n)), title)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    _paint_grid(painter, chart, box, line, theme)
    painter.setFont(bold)
    _paint_target(painter, chart, box, line, points.target, theme)
    for side in reversed(range(len(points.sides))):
        _paint_line(painter, chart, side, line, theme)
    for side in reversed(range(len(points.sides))):
        _paint_end(painter, chart, side, line, points.sides[side][-1], theme)
    painter.restore()


def _paint_grid(painter: QPainter, chart: Chart, box: QRectF, line: float, theme: Theme) -> None:
    plot = chart.plot
    for value, height in chart.rows:
        painter.setPen(QPen(grid_colour(theme) if value else theme.muted, line * GRID))
        painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
        painter.setPen(theme.muted)
        painter.drawText(_at_left(plot, box, height, line), _RIGHT, number(value))
    low = plot.bottom() + line * 0.6
    for race, place in chart.columns:
        middle = QRectF(place - line * 3, low, line * 6, line)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, number(race))
    room = QRectF(box.left(), low, plot.left() - box.left() - line * GAP, line)
    painter.drawText(room, _RIGHT, _title())


def grid_colour(theme: Theme) -> QColor:
    """The colour of the grid: high contrast has no quiet one of its own."""
    colour = QColor(theme.line)
    if theme.line == theme.ink:
        colour.setAlphaF(0.4)
    return colour


def _title() -> str:
    return QCoreApplication.translate("ScoreChart", "Race", "below a chart, before 1 2 3 …")


def _at_left(plot: QRectF, box: QRectF, height: float, line: float) -> QRectF:
    return QRectF(box.left(), height - line, plot.left() - box.left() - line * GAP, line * 2)


def _paint_target(
    painter: QPainter, chart: Chart, box: QRectF, line: float, target: int, theme: Theme
) -> None:
    pen = QPen(theme.accent_ink, line * TARGET)
    pen.setDashPattern([6, 4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    plot, height = chart.plot, chart.target
    painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
    painter.setPen(theme.accent_ink)
    painter.drawText(_at_left(plot, box, height, line), _RIGHT, number(target))


def _paint_line(painter: QPainter, chart: Chart, side: int, line: float, theme: Theme) -> None:
    pen = QPen(line_colour(theme.sides[side], theme.paper), line * LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if _DASHES[side]:
        pen.setDashPattern(list(_DASHES[side]))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(chart.lines[side]))
    for point in chart.marked(side):
        paint_side_mark(painter, _square(point, chart.mark), side, theme)


def _paint_end(
    painter: QPainter, chart: Chart, side: int, line: float, total: int, theme: Theme
) -> None:
    """The mark once more with the total: it may have had to give way to another."""
    left, middle = chart.plot.right() + line * GAP, chart.ends[side]
    mark = line * LAST_MARK
    centre = QPointF(left + mark, middle)
    paint_side_mark(painter, _square(centre, mark), side, theme)
    painter.setPen(theme.ink)
    words = QRectF(left + mark * 1.8, middle - line, line * 20, line * 2)
    painter.drawText(words, _LEFT, number(total))


def _square(centre: QPointF, width: float) -> QRectF:
    return QRectF(centre.x() - width / 2, centre.y() - width / 2, width, width)


def line_colour(colour: QColor, ground: QColor) -> QColor:
    """The colour, made darker or lighter until it stands out from its ground."""
    darker = _light(ground) > 0.2
    for _ in range(20):
        if _contrast(colour, ground) >= CONTRAST:
            break
        colour = colour.darker(108) if darker else colour.lighter(108)
    return colour


def _contrast(first: QColor, second: QColor) -> float:
    low, high = sorted((_light(first), _light(second)))
    return (high + 0.05) / (low + 0.05)


def _light(colour: QColor) -> float:
    """How light a colour is, as the rules for accessible pages reckon it."""
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))
