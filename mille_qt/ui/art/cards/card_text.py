"""Text on cards: the bundled font, at any fraction of a size, fitted to its place."""

from functools import cache

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from mille_qt.ui.theme.text_font import heading_family

TYPE_SIZE = 100  # pixels of the one font all text is scaled from
CAP_HEIGHT = 0.66  # of the type size; digits are as high
LINE_STEP = 1.0  # of the type size
SOFT_HYPHEN = "\u00ad"


def fit_name(text: str, box: QSizeF, most: float, least: float) -> tuple[float, list[str]]:
    """Text size and lines that fit `box`: one line unless two can be set clearly larger.

    All lengths in card units; never under `least`, where legibility counts more than fit.
    """
    # A line may also end with a hyphen, as in "Camion-citerne", or with one for the line only.
    words = text.replace("-", "- ").replace(SOFT_HYPHEN, f"{SOFT_HYPHEN} ").split(" ")
    text = text.replace(SOFT_HYPHEN, "")
    highest = box.height() / (LINE_STEP + CAP_HEIGHT + 0.06)  # of two lines
    best_size, best = min(most, box.width() / text_width(text, 1)), [text]
    for cut in range(1, len(words)):
        lines = [_joined(part) for part in (words[:cut], words[cut:])]
        widest = max(text_width(line, 1) for line in lines)
        size = min(most, box.width() / widest, max(least, highest))
        gain = 1.12 if len(best) == 1 and best_size >= least else 1.0
        if size > best_size * gain:
            best_size, best = size, lines
    return max(least, best_size), best


def _joined(words: list[str]) -> str:
    """Return words as a line; only at its end, a soft hyphen is a hyphen."""
    line = " ".join(words).replace("- ", "-").replace(f"{SOFT_HYPHEN} ", "")
    return line.replace(SOFT_HYPHEN, "-")


def text_width(text: str, size: float) -> float:
    """The width of a line of text at `size` card units of type size, in card units."""
    return QFontMetricsF(_font()).horizontalAdvance(text) * size / TYPE_SIZE


def draw_line(painter: QPainter, text: str, x: float, baseline: float, size: float) -> None:
    """Real text at any fraction of a size: fonts themselves know whole pixels only."""
    painter.save()
    painter.translate(x, baseline)
    painter.scale(size / TYPE_SIZE, size / TYPE_SIZE)
    painter.setFont(_font())
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


def draw_centred(painter: QPainter, text: str, centre: QPointF, size: float) -> None:
    """Draw a line of capitals or digits round a point."""
    left = centre.x() - text_width(text, size) / 2
    draw_line(painter, text, left, centre.y() + size * CAP_HEIGHT / 2, size)


@cache
def _font() -> QFont:
    """The bundled bold at TYPE_SIZE, unhinted so that it keeps its proportions."""
    font = QFont(heading_family())
    font.setBold(True)
    font.setPixelSize(TYPE_SIZE)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
