"""The status of a side as a pill: a symbol, one or two words, and a colour."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from mille_qt.table.pictures import Pictures
from mille_qt.table.tableau_parts import fitted_font, sized
from mille_qt.ui.art.cards.card_text import draw_centred
from mille_qt.ui.theme.application_theme import Theme, ThemeChoice
from mille_qt.ui.theme.theme_colours import CREAM
from mille_rules.state import Status

#: Grounds of the pill, with white text on them: rolling, stopped, limited, waiting for a Roll.
ROLLING, STOPPED, LIMITED, WAITING = "#1e7a46", "#b81f2a", "#9a5f00", "#4f5a66"
#: Shares of the pill's height: the text, the disc of the symbol, the margin at the end.
WORDS, DISC, END = 0.56, 0.78, 0.28
LIMIT = 0.58  # the digits of the speed limit, of the height of their disc
#: The smallest size of the complete text, of the usual size, before the brief one is used.
SMALLEST = 0.65
_HAZARDS = {
    Status.ACCIDENT: "accident",
    Status.OUT_OF_GAS: "out-of-gas",
    Status.FLAT_TIRE: "flat-tire",
}


class StatusPill(NamedTuple):
    """The content of the pill; `brief` is a shorter text, without the card that is needed."""

    status: Status = Status.NOT_STARTED
    limited: bool = False
    text: str = ""
    brief: str = ""

    @property
    def colour(self) -> QColor:
        """The ground of the pill."""
        if self.status is Status.ROLLING:
            return QColor(LIMITED if self.limited else ROLLING)
        waits = self.status in (Status.NOT_STARTED, Status.NEEDS_ROLL)
        return QColor(WAITING if waits else STOPPED)


class PillWords(NamedTuple):
    """The text that fits a pill, its font, and the width that there is for it."""

    text: str
    font: QFont
    room: float


def pill_words(usual: QFont, area: QRectF, pill: StatusPill) -> PillWords:
    """The text of a pill in an area; without room for it, the brief one."""
    height = area.height()
    taken = (1 + _shows_limit(pill)) * DISC * height + (END + 2 * (1 - DISC)) * height
    room = area.width() - taken
    font = sized(usual, WORDS * height)
    for text, least in ((pill.text, SMALLEST), (pill.brief, 0.0)):
        fitting = fitted_font(font, text, room, least)
        if QFontMetricsF(fitting).horizontalAdvance(text) <= room:
            break
    return PillWords(text, fitting, room)


def _shows_limit(pill: StatusPill) -> bool:
    """Whether a disc with the speed limit is at the end."""
    return pill.limited and pill.status is not Status.ROLLING


def paint_pill(
    painter: QPainter, area: QRectF, pill: StatusPill, theme: Theme, pictures: Pictures
) -> None:
    """Draw a pill at the left of an area."""
    if not pill.text:
        return
    height = area.height()
    disc, margin = DISC * height, (1 - DISC) / 2 * height
    text, font, room = pill_words(painter.font(), area, pill)
    width = min(QFontMetricsF(font).horizontalAdvance(text), room)
    ground, flat = QRectF(area), theme.choice is ThemeChoice.CONTRAST
    ground.setWidth(area.width() - room + width)
    painter.setPen(QPen(CREAM, 1) if flat else Qt.PenStyle.NoPen)
    painter.setBrush(pill.colour)
    painter.drawRoundedRect(ground, height / 2, height / 2)
    symbol = QRectF(ground.left() + margin, ground.top() + margin, disc, disc)
    _paint_symbol(painter, symbol, pill, pictures)
    painter.save()
    painter.setFont(font)
    painter.setPen(CREAM)
    words = QRectF(symbol.right() + 1.5 * margin, ground.top(), width + 2, height)
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
    painter.restore()
    if _shows_limit(pill):
        end = QRectF(ground.right() - margin - disc, symbol.top(), disc, disc)
        _paint_disc(painter, end)
        _paint_limit(painter, end, QColor(STOPPED), pictures)


def _paint_disc(painter: QPainter, disc: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(CREAM)
    painter.drawEllipse(disc)


def _paint_symbol(painter: QPainter, disc: QRectF, pill: StatusPill, pictures: Pictures) -> None:
    """Draw the symbol of a status in the colour of the pill, on a disc of paper."""
    _paint_disc(painter, disc)
    if pill.status in _HAZARDS:
        side = round(disc.width() * 0.74)
        picture = pictures.symbol(_HAZARDS[pill.status], side, pill.colour)
        corner = disc.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(
            QRectF(corner.x(), corner.y(), side, side), picture, QRectF(picture.rect())
        )
    elif pill.status is Status.ROLLING and pill.limited:
        _paint_limit(painter, disc, pill.colour, pictures)
    else:
        _paint_sign(painter, disc, pill)


def _paint_limit(painter: QPainter, disc: QRectF, colour: QColor, pictures: Pictures) -> None:
    painter.setPen(colour)
    limit = str(pictures.edition.rules.limit_miles)
    draw_centred(painter, limit, disc.center(), disc.height() * LIMIT)


def _paint_sign(painter: QPainter, disc: QRectF, pill: StatusPill) -> None:
    """Draw an arrow (rolling), an octagon (stopped) or two bars (waiting)."""
    middle, unit = disc.center(), disc.width() / 20
    painter.setBrush(pill.colour)
    painter.setPen(Qt.PenStyle.NoPen)
    if pill.status is Status.ROLLING:
        arrow = ((0, -6.5), (6, 0), (2.4, 0), (2.4, 6), (-2.4, 6), (-2.4, 0), (-6, 0))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * unit for x, y in arrow]))
    elif pill.status is Status.STOPPED:
        corners = ((-6, -2.5), (-2.5, -6), (2.5, -6), (6, -2.5))
        octagon = [*corners, *((-x, -y) for x, y in corners)]
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * unit for x, y in octagon]))
    else:
        for x in (-4.6, 1.4):
            painter.drawRect(
                QRectF(middle.x() + x * unit, middle.y() - 5 * unit, 3.2 * unit, 10 * unit)
            )
