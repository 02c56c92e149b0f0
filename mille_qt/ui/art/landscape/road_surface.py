"""Paints the road: asphalt, verges, lanes, the finish and the kilometre stones."""

from math import ceil
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mille_qt.ui.art.cards.card_text import draw_centred, text_width
from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.theme.theme_colours import CREAM, INK, RED

#: Of the height of the road: the verge behind it and the one in front of it.
BACK_VERGE, FRONT_VERGE = 0.05, 0.09
#: By day and, under much less light, by night: cars have dark outlines.
ASPHALT, TRACK, BEYOND = ("#4a4a52", "#6f6f78"), ("#44444b", "#67676f"), ("#66656c", "#8b8b94")
VERGE, GRASS, SHADE, GLOSS = "#e6d9b8", "#8fae57", "#ddd4c0", "#ef6a5f"
#: Width of a stone of height 1.
STONE_ASPECT = 0.86
#: Of the height of a stone, where its red cap ends.
CAP_SHARE = 0.44
#: Miles from one stone to the next on a road of up to so many miles; on a longer one, a multiple;
#: on one that would have no stone between its ends, fewer.
STONE_MILES, USUAL_MILES, FEWER = 100, 1000, 10


def asphalt_rect(road: QRectF) -> QRectF:
    """Return the part of a road between its verges."""
    height = road.height()
    return road.adjusted(0, height * BACK_VERGE, 0, -height * FRONT_VERGE)


def lane_rects(road: QRectF, lanes: int) -> list[QRectF]:
    """Return the lanes of a road, the farthest first."""
    asphalt = asphalt_rect(road)
    height = asphalt.height() / lanes
    return [
        QRectF(asphalt.left(), asphalt.top() + height * lane, asphalt.width(), height)
        for lane in range(lanes)
    ]


def paint_road(
    painter: QPainter, road: QRectF, lanes: int, daylight: Daylight, finish_x: float | None = None
) -> None:
    """Paint a road with a number of lanes; behind the finish, if any, the asphalt is paler."""
    painter.save()
    # Large rectangles with soft edges would cost most of the time.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    asphalt = asphalt_rect(road)
    if daylight.flat:
        painter.fillRect(road, QColor("#000000"))
    else:
        painter.fillRect(road, daylight.lit(VERGE))
        painter.fillRect(asphalt, daylight.lit(ASPHALT[daylight.night]))
        _paint_tracks(painter, road, lanes, daylight)
        if finish_x is not None:
            beyond = QRectF(asphalt)
            beyond.setLeft(finish_x)
            painter.fillRect(beyond, daylight.lit(BEYOND[daylight.night]))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not daylight.flat:
        _paint_front_verge(painter, road, daylight)
    _paint_lines(painter, road, lanes, daylight)
    if finish_x is not None:
        _paint_finish(painter, asphalt, finish_x, daylight)
    painter.restore()


def _paint_front_verge(painter: QPainter, road: QRectF, daylight: Daylight) -> None:
    """Paint grass with uneven tufts at the edge in front of the road."""
    height = road.height() * FRONT_VERGE
    base, colour = road.bottom() - height * 0.5, daylight.lit(GRASS)
    chance = Random(12)
    painter.fillRect(QRectF(QPointF(road.left(), base), road.bottomRight()), colour)
    x = road.left()
    while x < road.right():
        width = height * chance.uniform(0.5, 1.1)
        # One path for all tufts would take many times as long.
        tuft = QPainterPath(QPointF(x, base + 1))
        peak = QPointF(x + width * chance.uniform(0.3, 0.7), base - height * chance.uniform(0, 0.6))
        tuft.quadTo(peak, QPointF(x + width, base + 1))
        painter.fillPath(tuft, colour)
        x += width


def _paint_tracks(painter: QPainter, road: QRectF, lanes: int, daylight: Daylight) -> None:
    """Paint the two dark tracks that wheels leave in every lane."""
    for lane in lane_rects(road, lanes):
        for share in (0.3, 0.72):
            height = lane.height() * 0.16
            top = lane.top() + lane.height() * share - height / 2
            painter.fillRect(
                QRectF(lane.left(), top, lane.width(), height), daylight.lit(TRACK[daylight.night])
            )


def _paint_lines(painter: QPainter, road: QRectF, lanes: int, daylight: Daylight) -> None:
    asphalt = asphalt_rect(road)
    width = max(1.5, road.height() / 60)
    colour = daylight.lit(CREAM)
    for y in (asphalt.top() + width * 1.5, asphalt.bottom() - width * 1.5):
        painter.fillRect(QRectF(asphalt.left(), y - width / 2, asphalt.width(), width), colour)
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([14, 11])
    painter.setPen(pen)
    for lane in lane_rects(road, lanes)[1:]:
        painter.drawLine(lane.topLeft(), lane.topRight())


def _paint_finish(painter: QPainter, asphalt: QRectF, x: float, daylight: Daylight) -> None:
    """Paint three columns of squares across the asphalt, centred at `x`."""
    rows = min(12, max(6, round(asphalt.height() / 9) // 2 * 2))
    side = asphalt.height() / rows
    left = x - side * 1.5
    painter.fillRect(QRectF(left, asphalt.top(), side * 3, asphalt.height()), daylight.lit(CREAM))
    for row in range(rows):
        for column in range(3):
            if (row + column) % 2:
                box = QRectF(left + column * side, asphalt.top() + row * side, side, side)
                painter.fillRect(box, INK)


def miles_of_stones(*finishes: int) -> list[int]:
    """Return where the stones are: at even distances and each finish, with room beside a finish."""
    last = max(finishes)
    step = STONE_MILES * ceil(last / USUAL_MILES) if last > STONE_MILES else FEWER
    between = {
        miles
        for miles in range(step, last, step)
        if all(abs(miles - finish) >= step for finish in finishes)
    }
    return sorted({0, *between, *finishes})


def paint_stone(painter: QPainter, rect: QRectF, text: str, daylight: Daylight) -> None:
    """Paint a kilometre stone with a text on the lower edge of `rect`, in its middle."""
    height = min(rect.height(), rect.width() / STONE_ASPECT)
    width = height * STONE_ASPECT
    pen = QPen(QColor("#ffffff") if daylight.flat else INK, max(1.2, height / 24))
    inset = pen.widthF() / 2
    box = QRectF(rect.center().x() - width / 2, rect.bottom() - height, width, height)
    box.adjust(inset, inset, -inset, -inset)
    edge = box.top() + box.height() * CAP_SHARE
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = _stone_shape(box)
    light = _stone_light(daylight)
    painter.fillPath(shape, light.lit(CREAM))
    if not daylight.flat and height >= 24:
        shade = QRectF(box.right() - width * 0.13, edge, width * 0.13, box.bottom() - edge)
        painter.fillRect(shade, light.lit(SHADE))
    painter.save()
    painter.setClipRect(QRectF(box.left() - 1, box.top() - 1, width + 2, edge - box.top() + 1))
    painter.fillPath(shape, light.lit(RED))
    painter.restore()
    if not daylight.flat and height >= 24:
        _paint_gloss(painter, box, light)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, pen)
    painter.setPen(pen)
    painter.drawLine(QPointF(box.left(), edge), QPointF(box.right(), edge))
    _paint_stone_text(painter, QRectF(box.left(), edge, box.width(), box.bottom() - edge), text)
    painter.restore()


def _paint_gloss(painter: QPainter, box: QRectF, light: Daylight) -> None:
    """Paint the light that shines on the cap."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height() * CAP_SHARE)

    pen = QPen(light.lit(GLOSS), max(1.2, box.height() / 26))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    gloss = QPainterPath(at(0.15, 0.7))
    gloss.quadTo(at(0.19, 0.4), at(0.36, 0.24))
    painter.strokePath(gloss, pen)


def _stone_light(daylight: Daylight) -> Daylight:
    """Return a brighter light: the text on a stone must be readable at night, too."""
    light = daylight.light
    parts = ((1.0 + 2 * part) / 3 for part in (light.redF(), light.greenF(), light.blueF()))
    return daylight._replace(light=QColor.fromRgbF(*parts))


def _stone_shape(box: QRectF) -> QPainterPath:
    shoulder = box.top() + box.height() * CAP_SHARE
    middle = box.center().x()
    shape = QPainterPath(box.bottomLeft())
    shape.lineTo(box.left(), shoulder)
    shape.quadTo(box.topLeft(), QPointF(middle, box.top()))
    shape.quadTo(box.topRight(), QPointF(box.right(), shoulder))
    shape.lineTo(box.bottomRight())
    shape.closeSubpath()
    return shape


def _paint_stone_text(painter: QPainter, plate: QRectF, text: str) -> None:
    size = min(plate.height() * 0.92, plate.width() * 0.86 / text_width(text or "0", 1))
    painter.setPen(INK)
    draw_centred(painter, text, plate.center(), size)
