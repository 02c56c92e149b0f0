"""Tables on paper: some races beside each other, item by item, as on a score pad."""

from math import floor

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from mille_qt.play.score_sheet import score_figures
from mille_qt.ui.printing.paper import (
    CENTRE,
    PAPER,
    POINT,
    RIGHT,
    SMALL,
    rule,
    type_of,
    write,
)
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.texts import number, score_item
from mille_rules import View
from mille_rules.scoring import ITEMS

translate = QCoreApplication.translate

DASH = "–"
#: In tenths of a point: the names of the items; the least and greatest width of a column, and its
#: padding; the gap between two races, a row, the header with numbers and marks.
ITEM_WIDTH, LEAST_COLUMN, WIDEST_COLUMN, AIR = 95 * POINT, 28 * POINT, 46 * POINT, 5.5 * POINT
RACE_GAP, ROW, HEAD, MARK = 7 * POINT, 12.4 * POINT, 26 * POINT, 8.5 * POINT
#: Greatest number of races beside each other.
MOST_RACES = 6


def races_beside(view: View, width: float) -> int:
    """Return how many races fit into a table of this width."""
    metrics = QFontMetricsF(type_of(SMALL, bold=True))
    figures = metrics.horizontalAdvance(number(max(view.match.points)))
    column = max(LEAST_COLUMN, figures + AIR)
    fitting = floor((width - ITEM_WIDTH) / (view.setup.sides * column + RACE_GAP))
    return max(1, min(MOST_RACES, fitting))


class Block:
    """Table of a few races; the last two rows are the totals of race and match."""

    def __init__(self, view: View, first: int, count: int, width: float) -> None:
        """`first` is the number of the first race, from 0; `width` is that of the paper."""
        self._view, self._sides = view, view.setup.sides
        self._races = range(first, min(first + count, len(view.match.races)))
        whole = (width - ITEM_WIDTH) / races_beside(view, width) - RACE_GAP
        self._column = min(WIDEST_COLUMN, whole / self._sides)
        self._rows = len(ITEMS) + 2
        self.height = HEAD + self._rows * ROW

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the table at the upper left corner of `place`."""
        race_width = self._sides * self._column + RACE_GAP
        right = place.left() + ITEM_WIDTH + len(self._races) * race_width
        self._paint_items(painter, place)
        for i, race in enumerate(self._races):
            left = place.left() + ITEM_WIDTH + i * race_width
            self._paint_race(painter, race, left, place.top())
        for row in range(self._rows + 1):
            strong = row in (0, self._rows - 2, self._rows)
            rule(painter, place.left(), right, place.top() + HEAD + row * ROW, strong)

    def _paint_items(self, painter: QPainter, place: QRectF) -> None:
        names = [score_item(item) for item in ITEMS]
        names += [translate("ScorePaper", "Race total"), translate("ScorePaper", "Match total")]
        for row, name in enumerate(names):
            room = QRectF(place.left(), place.top() + HEAD + row * ROW, ITEM_WIDTH, ROW)
            write(painter, room, name, type_of(SMALL, bold=row >= len(ITEMS)))

    def _paint_race(self, painter: QPainter, race: int, left: float, top: float) -> None:
        width = self._sides * self._column
        title = translate("ScorePaper", "Race {race}").format(race=number(race + 1))
        head = QRectF(left + RACE_GAP, top, width, HEAD / 2)
        write(painter, head, title, type_of(SMALL, bold=True), CENTRE)
        painter.setPen(QPen(PAPER.line, 5))
        edge, low = round(left + RACE_GAP / 2), round(top + HEAD + self._rows * ROW)
        painter.drawLine(edge, round(top), edge, low)
        rows = score_figures.item_rows(self._view, race)
        rows.append(score_figures.points_after(self._view, race))
        for side in range(self._sides):
            place = QRectF(left + RACE_GAP + side * self._column, 0, self._column, ROW)
            mark = QRectF(0, 0, MARK, MARK)
            mark.moveCenter(place.center())
            mark.moveTop(top + HEAD * 0.56)
            mark.moveRight(place.right() - 2 * POINT)
            paint_side_mark(painter, mark, side, PAPER)
            for row, figures in enumerate(rows):
                place.moveTop(top + HEAD + row * ROW)
                _figure(painter, place, figures[side], bold=row >= len(ITEMS))


def _figure(painter: QPainter, place: QRectF, figure: int, bold: bool) -> None:
    room = place.adjusted(0, 0, -2 * POINT, 0)
    text, colour = (number(figure), PAPER.ink) if figure else (DASH, PAPER.muted)
    write(painter, room, text, type_of(SMALL, bold), RIGHT, colour)
