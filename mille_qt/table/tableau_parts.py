"""Functions that draw parts of a row: panel, medallions, pill, fitted text."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from mille_qt.ui.art.cards.card_names import SMALL_BELOW
from mille_qt.ui.theme.application_theme import Theme, ThemeChoice, heading_font
from mille_qt.ui.theme.theme_colours import CREAM, INK, RED

SMALLEST_WORDS = 0.75  # of the usual size: smaller text is hard to read
LEAST_PIXELS = 11  # the minimum size of letters in any case
BADGE_HEIGHT = 1.15  # in line heights, so that digits do not touch its edge
CORNER = 0.05  # the corner radius of a card, as a share of its height
#: The soft shadow of a panel, which is visible at its sides and below it: its layers and opacity.
SHADOW_LAYERS, SHADOW_ALPHA = 6, 84
STRIPE = 0.4  # the width of the coloured stripe, of a corner's radius
GOLD = QColor("#ffc02e")
#: The opacity of what is empty.
FAINT = 0.35


def paint_panel(
    painter: QPainter, frame: QRectF, shadow: float, colour: QColor, side: QColor, theme: Theme
) -> None:
    """Draw a panel of paper with a stripe in the colour of its side, and a shadow below it.

    `shadow` is the reach of the shadow in pixels, with which the radius of the corners grows.
    """
    corner, flat = panel_corner(shadow), theme.choice is ThemeChoice.CONTRAST
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(0 if flat else SHADOW_LAYERS):
        painter.setBrush(QColor(20, 14, 6, SHADOW_ALPHA // SHADOW_LAYERS))
        reach = shadow * (step + 1) / SHADOW_LAYERS
        cast = frame.adjusted(-reach / 2, reach, reach / 2, reach)
        painter.drawRoundedRect(cast, corner + reach / 2, corner + reach / 2)
    painter.setBrush(side)
    painter.drawRoundedRect(frame, corner, corner)
    painter.setPen(QPen(theme.lane_line, 1) if flat else Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.save()
    stripe = max(5.0, STRIPE * corner)
    painter.setClipRect(frame.adjusted(stripe, 0, 0, 0), Qt.ClipOperation.IntersectClip)
    painter.drawRoundedRect(frame, corner, corner)
    painter.restore()


def panel_corner(shadow: float) -> float:
    """The radius of the corners of a panel with a shadow."""
    return 2 * shadow


def paint_turn_frame(
    painter: QPainter, frame: QRectF, shadow: float, width: float, theme: Theme
) -> None:
    """Draw the golden frame of the side to move; on light paper with a dark line inside it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = [(width, theme.turn_glow)] if theme.dark else [(width, GOLD), (1.5, theme.turn_glow)]
    inset = 0.0
    for thick, colour in lines:
        inset += thick / 2
        radius = panel_corner(shadow) - inset
        painter.setPen(QPen(colour, thick))
        painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), radius, radius)
        inset += thick / 2


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


def shortened_names(font: QFont, names: Sequence[str], joint: str, width: float) -> str:
    """The names with a joint between them; each of them is elided if they do not fit a width."""
    joined = joint.join(names)
    smallest = fitted_font(font, joined, width)
    metrics = QFontMetricsF(smallest)
    if metrics.horizontalAdvance(joined) <= width:
        return joined
    each = (width - (len(names) - 1) * metrics.horizontalAdvance(joint)) / len(names)
    return joint.join(metrics.elidedText(n, Qt.TextElideMode.ElideRight, each) for n in names)


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


def paint_empty(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the faint outline of an empty pile."""
    radius = rect.height() * CORNER * 1.4
    painter.setPen(_empty_pen(theme, 1.2))
    painter.setBrush(faint(theme.slot, 0.35))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def paint_disc(painter: QPainter, middle: QPointF, width: float, theme: Theme) -> QRectF:
    """Draw a medallion that almost blends into the paper; returns its rectangle."""
    disc = QRectF(0, 0, width, width)
    disc.moveCenter(middle)
    painter.setPen(_empty_pen(theme, 1.2))
    painter.setBrush(faint(theme.slot, 0.5))
    painter.drawEllipse(disc)
    return disc


def paint_limit_sign(
    painter: QPainter, rect: QRectF, theme: Theme, limit: int, in_force: bool
) -> None:
    """Draw a speed limit sign where no speed card has been played, faint unless it is in force."""
    disc = paint_disc(painter, rect.center(), rect.width() * 0.86, theme)
    inset = disc.width() * 0.1
    if in_force:
        painter.setBrush(CREAM)
        painter.setPen(QPen(RED, disc.width() * 0.12))
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
    # In high contrast no ring blends in: it would be a sign that is in force.
    elif theme.choice is not ThemeChoice.CONTRAST:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_empty_pen(theme, max(1.2, disc.width() * 0.05)))
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
    painter.save()
    painter.setFont(sized(heading_font(1.0, painter.font()), disc.width() * 0.36))
    painter.setPen(INK if in_force else empty_ink(theme))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(limit))
    painter.restore()


def empty_ink(theme: Theme) -> QColor:
    """The colour of symbols on empty places."""
    return faint(theme.slot_symbol, 0.6)


def _empty_pen(theme: Theme, width: float) -> QPen:
    """The pen for outlines of empty places; dashed in high contrast, where none blend in."""
    if theme.choice is ThemeChoice.CONTRAST:
        return QPen(faint(theme.lane_line, 0.7), width, Qt.PenStyle.DashLine)
    return QPen(faint(theme.slot_symbol), width)
