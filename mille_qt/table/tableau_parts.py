"""Functions that draw parts of a row: panel, medallions, pill, fitted text."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from mille_qt.ui.cards.card_names import SMALL_BELOW
from mille_qt.ui.theme.application_theme import Theme, ThemeChoice

SMALLEST_WORDS = 0.75  # of the usual size: smaller text is hard to read
LEAST_PIXELS = 11  # the minimum size of letters in any case
BADGE_HEIGHT = 1.15  # in line heights, so that digits do not touch its edge
CORNER = 0.05  # the corner radius of a card, as a share of its height
PANEL_CORNER = 12.0  # pixels
#: The soft shadow of a panel: its reach in pixels, its offset downwards, its opacity.
SHADOW, SHADOW_DOWN, SHADOW_ALPHA = 7, 3, 70
#: The opacity of what is empty.
FAINT = 0.35


def paint_panel(
    painter: QPainter, frame: QRectF, colour: QColor, side: QColor, theme: Theme
) -> None:
    """Draw a panel of paper with a soft shadow, and a stripe in the colour of its side."""
    flat = theme.choice is ThemeChoice.CONTRAST
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(0 if flat else SHADOW):
        painter.setBrush(QColor(20, 14, 6, SHADOW_ALPHA // SHADOW))
        grown = frame.adjusted(-step, SHADOW_DOWN - step, step, SHADOW_DOWN + step)
        painter.drawRoundedRect(grown, PANEL_CORNER + step, PANEL_CORNER + step)
    painter.setBrush(side)
    painter.drawRoundedRect(frame, PANEL_CORNER, PANEL_CORNER)
    painter.setPen(QPen(theme.lane_line, 1) if flat else Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.save()
    painter.setClipRect(frame.adjusted(5, 0, 0, 0), Qt.ClipOperation.IntersectClip)
    painter.drawRoundedRect(frame, PANEL_CORNER, PANEL_CORNER)
    painter.restore()


def paint_turn_frame(painter: QPainter, frame: QRectF, width: float, theme: Theme) -> None:
    """Draw the golden frame of the side to move."""
    inset = width / 2
    painter.setPen(QPen(theme.turn_glow, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(
        frame.adjusted(inset, inset, -inset, -inset), PANEL_CORNER, PANEL_CORNER
    )


def fitted_font(font: QFont, text: str, width: float, least: float = SMALLEST_WORDS) -> QFont:
    """The font, smaller by the factor `least` at most, if the text does not fit a width."""
    size = QFontInfo(font).pixelSize()
    fitting = QFont(font)
    smallest = max(ceil(size * least), LEAST_PIXELS)
    for pixels in range(size, min(smallest, size) - 1, -1):
        fitting.setPixelSize(pixels)
        if QFontMetricsF(fitting).horizontalAdvance(text) <= width:
            break
    return fitting


def draw_fitted(
    painter: QPainter,
    rect: QRectF,
    text: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw a line of text, smaller if it does not fit, and elided if it still does not."""
    font = fitted_font(painter.font(), text, rect.width())
    metrics = QFontMetricsF(font)
    painter.save()
    painter.setFont(font)
    said = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, said)
    painter.restore()


def sized(font: QFont, pixels: float) -> QFont:
    """The font in a size."""
    other = QFont(font)
    other.setPixelSize(max(1, round(pixels)))
    return other


def paint_count(painter: QPainter, card: QRectF, text: str, theme: Theme) -> None:
    """Draw a number of cards on the card on top of a pile."""
    metrics = QFontMetricsF(painter.font())
    width = metrics.horizontalAdvance(text) + metrics.height() * 0.6
    badge = QRectF(0, 0, width, metrics.height() * BADGE_HEIGHT)
    if card.height() < SMALL_BELOW:
        badge.moveCenter(QPointF(card.center().x(), card.bottom() - badge.height() / 2))
    else:
        badge.moveBottomLeft(card.bottomLeft() + QPointF(3, -3))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.badge)
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
    painter.setPen(theme.badge_ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def faint(colour: QColor, opacity: float = FAINT) -> QColor:
    """A colour that almost blends into the paper."""
    other = QColor(colour)
    other.setAlphaF(opacity)
    return other


def paint_empty(painter: QPainter, rect: QRectF, theme: Theme, text: str = "") -> None:
    """Draw the faint outline of an empty pile, with a text in its middle."""
    radius = rect.height() * CORNER * 1.4
    flat = theme.choice is ThemeChoice.CONTRAST
    line = theme.lane_line if flat else faint(theme.slot_symbol, 0.4)
    painter.setPen(QPen(line, 1.2))
    painter.setBrush(faint(theme.slot, 0.35))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    if text:
        painter.save()
        painter.setFont(sized(painter.font(), rect.width() * 0.36))
        painter.setPen(theme.slot_symbol if flat else faint(theme.slot_symbol, 0.6))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
