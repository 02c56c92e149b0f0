"""Measures, colours and fonts for printing, and drawing text."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QApplication

from mille_qt.ui.theme.text_font import heading_family
from mille_qt.ui.theme.theme_colours import LIGHT

#: All measures on paper are in tenths of a point, so that font sizes are whole numbers.
POINT = 10.0
DOTS_PER_INCH = 720
#: Black on white; sides keep their colours, and differ in shape and strokes for grey printers.
PAPER = LIGHT._replace(
    window=QColor("#ffffff"),
    paper=QColor("#ffffff"),
    ink=QColor("#000000"),
    muted=QColor("#4a4a4a"),
    line=QColor("#b8b8b8"),
    accent_ink=QColor("#a81822"),
)
#: Sizes of type, in points.
TITLE, SECTION, TEXT, SMALL = 24.0, 12.0, 9.0, 8.0
NOTE = 140 * POINT  # the width of a note beside a title
LEAST_SHARE = 0.55  # of its size that type is made smaller at most, to fit
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def type_of(size: float, bold: bool = False) -> QFont:
    """Return the application's font in a size in points, with digits of equal width."""
    font = QFont(QApplication.font())
    font.setPixelSize(round(size * POINT))
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def heading_type(size: float) -> QFont:
    """Return the bold font of the cards in a size in points."""
    font = type_of(size, bold=True)
    font.setFamily(heading_family())
    return font


def height_of(font: QFont) -> float:
    """Return the height of a line."""
    return QFontMetricsF(font).height()


def write(
    painter: QPainter,
    place: QRectF,
    text: str,
    font: QFont,
    where: Qt.AlignmentFlag = LEFT,
    colour: QColor = PAPER.ink,
) -> None:
    """Draw a line of text, in a smaller font if it does not fit."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > place.width():
        font = QFont(font)
        share = max(LEAST_SHARE, place.width() / width * 0.99)
        font.setPixelSize(max(1, int(font.pixelSize() * share)))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(place, where | Qt.TextFlag.TextSingleLine, text)


def paint_title(painter: QPainter, line: QRectF, title: str, note: str) -> None:
    """Draw a document's title, a note at its right, and a red rule below them."""
    write(painter, line.adjusted(0, 0, -NOTE, 0), title, heading_type(TITLE))
    room = QRectF(line.right() - NOTE, line.top(), NOTE, line.height())
    write(painter, room, note, type_of(TEXT), RIGHT, PAPER.muted)
    painter.setPen(QPen(PAPER.accent, 15))
    low = round(line.bottom() + POINT)
    painter.drawLine(round(line.left()), low, round(line.right()), low)
    painter.setPen(PAPER.ink)


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """Return the height of text wrapped at this width."""
    room = QRectF(0, 0, width, 1e6)
    return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


def rule(painter: QPainter, left: float, right: float, y: float, strong: bool = False) -> None:
    """Draw a horizontal rule, black or thin and grey."""
    painter.setPen(QPen(PAPER.ink if strong else PAPER.line, 7 if strong else 5))
    painter.drawLine(round(left), round(y), round(right), round(y))
