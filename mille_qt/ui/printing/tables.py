"""Tables and texts on printed pages."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from mille_qt.ui.printing.paper import (
    PAPER,
    POINT,
    TITLE,
    heading_type,
    height_of,
    paint_title,
    rule,
    wrapped_height,
    write,
)

#: The gap above and below a text, in tenths of a point.
GAP = 9 * POINT


class PaperColumn(NamedTuple):
    """A column on paper, from the left edge of the row."""

    left: float
    width: float
    where: Qt.AlignmentFlag


class PaperRow:
    """A row of a table, with a rule below it."""

    def __init__(
        self,
        columns: Sequence[PaperColumn],
        texts: Sequence[str],
        fonts: Sequence[QFont],
        height: float,
        *,
        strong: bool = False,
    ) -> None:
        """`fonts` are by column; `strong`: with a black rule."""
        self._cells = list(zip(columns, texts, fonts, strict=True))
        self._strong = strong
        self.height = height

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the texts and the rule."""
        low = place.top() + self.height
        for column, text, font in self._cells:
            room = QRectF(place.left() + column.left, place.top(), column.width, self.height)
            write(painter, room, text, font, column.where)
        rule(painter, place.left(), place.right(), low, self._strong)


class PaperNote:
    """A text that wraps, with gaps above and below."""

    def __init__(self, text: str, font: QFont, width: float) -> None:
        self._text, self._font = text, font
        self.height = wrapped_height(text, font, width) + 2 * GAP

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the text."""
        painter.setFont(self._font)
        painter.setPen(PAPER.ink)
        room = place.adjusted(0, GAP, 0, 0)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, self._text)


class PaperTitle:
    """The title of a document, with a note at the right."""

    def __init__(self, title: str, note: str) -> None:
        self._title, self._note = title, note
        self.height = height_of(heading_type(TITLE)) + 2 * POINT

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the title, with a red rule below it."""
        paint_title(painter, QRectF(place.topLeft(), place.size()), self._title, self._note)
