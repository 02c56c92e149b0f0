"""The contrast of colours, as defined by the WCAG."""

from PySide6.QtGui import QColor

#: Grounds with less luminance have more contrast to light colours than to dark ones.
DARK_BELOW = 0.2


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted(map(_luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def legible(colour: QColor, ground: QColor, least: float) -> QColor:
    """Return the colour, darkened or lightened until it has a contrast to its ground."""
    step = QColor.lighter if _luminance(ground) < DARK_BELOW else QColor.darker
    while contrast(colour, ground) < least and colour.lightness() not in (0, 255):
        colour = step(colour, 108)
    return colour


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
