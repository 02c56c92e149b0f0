"""Tables and texts on printed pages."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from mille_qt.ui.printing.paper import (
    LEFT,
    PAPER,
    POINT,
    RIGHT,
    TITLE,
    heading_type,
    height_of,
    paint_title,
    rule,
    type_of,
    wrapped_height,
    write,
)
from mille_qt.ui.report import Report, ReportRow

#: In tenths of a point: the gap above and below a text, and that between two cells.
GAP, AIR = 9 * POINT, 10 * POINT
#: The greatest width of a column as a share of the paper.
WIDEST = 0.4


class PaperRow:
    """A row of a table, with a rule below it."""

    def __init__(
        self, cells: Sequence["PaperCell"], height: float, *, strong: bool = False
    ) -> None:
        """`strong`: with a black rule."""
        self.cells, self._strong = cells, strong
        self.height = height

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the texts and the rule."""
        for cell in self.cells:
            room = QRectF(place.left() + cell.left, place.top(), cell.width, self.height)
            write(painter, room, cell.text, cell.font, cell.where)
        rule(painter, place.left(), place.right(), place.top() + self.height, self._strong)


class PaperCell(NamedTuple):
    """A text in a row, from the left edge of the row."""

    left: float
    width: float
    text: str
    font: QFont
    where: Qt.AlignmentFlag


def report_rows(report: Report, width: float, size: float, height: float) -> list[PaperRow]:
    """Return the header and the rows of a report.

    `width` is that of the paper and `height` that of a row, in tenths of a point; `size` is that of
    the type, in points.
    """
    widths = _column_widths(report, width, size)
    headings = ReportRow([column.heading for column in report.columns], range(len(widths)))

    def paper_row(row: ReportRow, *, strong: bool = False) -> PaperRow:
        cells = [
            PaperCell(
                left=sum(widths[:index]) + index * AIR,
                width=widths[index],
                text=text,
                font=type_of(size, bold=index in row.bold),
                where=RIGHT if column.figures else LEFT,
            )
            for index, (column, text) in enumerate(zip(report.columns, row.cells, strict=True))
        ]
        return PaperRow(cells, height, strong=strong)

    return [paper_row(headings, strong=True), *map(paper_row, report.rows)]


def _column_widths(report: Report, width: float, size: float) -> list[float]:
    """Return the width of each column: that of its texts, or less if the paper is too narrow."""
    metrics = QFontMetricsF(type_of(size, bold=True))
    headings = [column.heading for column in report.columns]
    texts = zip(headings, *(row.cells for row in report.rows), strict=True)
    widths = [min(max(map(metrics.horizontalAdvance, column)), WIDEST * width) for column in texts]
    wide = [index for index, column in enumerate(report.columns) if column.wide]
    room = width - (len(widths) - 1) * AIR
    spare = room - sum(widths)
    if spare < 0:
        return [each * room / (room - spare) for each in widths]
    return [each + spare / len(wide) * (index in wide) for index, each in enumerate(widths)]


class PaperNote:
    """A text that wraps, with gaps above and below."""

    def __init__(self, text: str, font: QFont, width: float, gap: float = GAP) -> None:
        self._text, self._font, self._gap = text, font, gap
        self.height = wrapped_height(text, font, width) + 2 * gap

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the text."""
        painter.setFont(self._font)
        painter.setPen(PAPER.ink)
        room = place.adjusted(0, self._gap, 0, 0)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, self._text)


class PaperTitle:
    """The title of a document, with a note at the right."""

    def __init__(self, title: str, note: str) -> None:
        self._title, self._note = title, note
        self.height = height_of(heading_type(TITLE)) + 2 * POINT

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the title, with a red rule below it."""
        paint_title(painter, QRectF(place.topLeft(), place.size()), self._title, self._note)
