"""Functions that draw parts of a tableau: card backs, a computer's badge, fitted text."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from mille_qt.ui.cards.card_names import SMALL_BELOW
from mille_qt.ui.theme.application_theme import Theme

SMALLEST_WORDS = 0.75  # of the usual size: smaller text is hard to read
LEAST_PIXELS = 8  # the minimum size of letters in any case
BADGE_HEIGHT = 1.15  # in line heights, so that digits do not touch its edge
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
CORNER = 0.05  # the corner radius of an empty slot, as a share of a card's height


def centred_card(area: QRectF, size: QSizeF) -> QRectF:
    rect = QRectF(QPointF(), size)
    rect.moveCenter(area.center())
    return rect


def backs_width(height: float, shown: int) -> float:
    """The width of card backs and the number after them."""
    return height * 0.3 * max(shown - 1, 0) + height * 1.7


def paint_backs(painter: QPainter, rect: QRectF, shown: int, cards: int, theme: Theme) -> None:
    """Draw card backs and the number of cards."""
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
    """Draw the badge of a computer player: a small screen on a foot."""
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
    """Draw a text in several lines; smaller or in brief if it does not fit."""
    said, font = fitted(painter.font(), rect, text, brief or text)
    painter.save()
    painter.setFont(font)
    painter.drawText(rect, int(_WRAPPED), said)
    painter.restore()


def fitted(font: QFont, rect: QRectF, text: str, brief: str) -> tuple[str, QFont]:
    """The text that fits, and its font: the text, if necessary a little smaller.

    Otherwise it is the brief one, in a size in which all its lines fit.
    """
    # In pixels, since a font set in pixels has no size in points.
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
    """Draw the number of cards in a fan."""
    metrics = QFontMetricsF(painter.font())
    text = f"×{count}"
    width = metrics.horizontalAdvance(text) + metrics.height() * 0.6
    badge = QRectF(0, 0, width, metrics.height() * BADGE_HEIGHT)
    if card.height() < SMALL_BELOW:
        # Between the two large numbers of a small card.
        badge.moveCenter(QPointF(card.right() - width / 2 - 1, card.top() + card.height() / 2))
    else:
        badge.moveBottomLeft(card.bottomLeft() + QPointF(3, -3))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.badge)
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
    painter.setPen(theme.badge_ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def paint_empty(painter: QPainter, rect: QRectF, theme: Theme, text: str = "") -> None:
    """Draw an empty slot, with a symbol."""
    radius = rect.height() * CORNER
    painter.setPen(QPen(theme.lane_line, 1, Qt.PenStyle.DashLine))
    painter.setBrush(theme.slot)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if text:
        painter.setPen(theme.table_muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
