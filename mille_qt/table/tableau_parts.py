"""Small things drawn on a tableau: card backs, a computer's badge, words that must fit."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from mille_qt.ui.cards.card_names import SMALL_BELOW
from mille_qt.ui.theme.application_theme import Theme

SMALLEST_WORDS = 0.75  # of the usual size: smaller words are no longer read
LEAST_PIXELS = 8  # no letter is smaller, whatever there is no room for
BADGE_HEIGHT = 1.15  # of a line of text, so that digits do not touch its edge
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
CORNER = 0.05  # of a card's height: the roundness of an empty place


def centred_card(area: QRectF, size: QSizeF) -> QRectF:
    rect = QRectF(QPointF(), size)
    rect.moveCenter(area.center())
    return rect


def backs_width(height: float, shown: int) -> float:
    """Room for so many slim backs and a number behind them."""
    return height * 0.3 * max(shown - 1, 0) + height * 1.7


def paint_backs(painter: QPainter, rect: QRectF, shown: int, cards: int, theme: Theme) -> None:
    """So many slim card backs, and the number of all cards."""
    height = rect.height() * 0.72
    width = height * 5 / 7
    step = rect.height() * 0.3
    top = rect.center().y() - height / 2
    painter.setPen(QPen(theme.lane, 1))
    painter.setBrush(theme.card_back)
    for i in range(shown):
        painter.drawRoundedRect(QRectF(rect.left() + i * step, top, width, height), 2, 2)
    painter.setPen(theme.table_muted)
    x = rect.left() + max(shown - 1, 0) * step + (width if shown else 0) + 3
    number = QRectF(x, rect.top(), rect.height(), rect.height())
    painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(cards))


def paint_computer(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """A small screen on a foot: a computer plays here."""
    unit = rect.height() / 12
    screen = QRectF(rect.left(), rect.top() + 3 * unit, 8 * unit, 5 * unit)
    painter.setPen(QPen(colour, max(unit, 1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(screen, unit, unit)
    foot = screen.bottom() + 1.8 * unit
    painter.drawLine(
        QPointF(screen.left() + 2 * unit, foot), QPointF(screen.right() - 2 * unit, foot)
    )


def draw_wrapped(painter: QPainter, rect: QRectF, text: str, brief: str = "") -> None:
    """Words on as many lines as fit; smaller, or in brief, where they do not fit otherwise."""
    said, font = fitted(painter.font(), rect, text, brief or text)
    painter.save()
    painter.setFont(font)
    painter.drawText(rect, int(_WRAPPED), said)
    painter.restore()


def fitted(font: QFont, rect: QRectF, text: str, brief: str) -> tuple[str, QFont]:
    """Which of two texts has room, and in which size: the text, if need be a little smaller.

    Else it is the brief one, as small as it must be to lose no line.
    """
    # In pixels, since a font may have been given in them and then has no size in points.
    size = QFontInfo(font).pixelSize()
    smaller = ceil(size * SMALLEST_WORDS)
    tries = [(text, pixels) for pixels in range(size, smaller - 1, -1)]
    tries += [(brief, pixels) for pixels in range(size, LEAST_PIXELS - 1, -1)]
    fitting = QFont(font)
    for said, pixels in tries:
        fitting.setPixelSize(pixels)
        bound = QFontMetricsF(fitting).boundingRect(rect, int(_WRAPPED), said)
        if bound.height() <= rect.height() and bound.width() <= rect.width():
            break
    return said, fitting


def paint_count(painter: QPainter, card: QRectF, count: int, theme: Theme) -> None:
    """How many cards lie there, where the uppermost has no number of its own."""
    metrics = QFontMetricsF(painter.font())
    text = f"×{count}"
    width = metrics.horizontalAdvance(text) + metrics.height() * 0.6
    badge = QRectF(0, 0, width, metrics.height() * BADGE_HEIGHT)
    if card.height() < SMALL_BELOW:
        # A small card has one large number above and one on its stone: between the two.
        badge.moveCenter(QPointF(card.right() - width / 2 - 1, card.top() + card.height() / 2))
    else:
        badge.moveBottomLeft(card.bottomLeft() + QPointF(3, -3))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.badge)
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
    painter.setPen(theme.badge_ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def paint_empty(painter: QPainter, rect: QRectF, theme: Theme, text: str = "") -> None:
    """A place without a card, with what belongs there."""
    radius = rect.height() * CORNER
    painter.setPen(QPen(theme.lane_line, 1, Qt.PenStyle.DashLine))
    painter.setBrush(theme.slot)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if text:
        painter.setPen(theme.table_muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
