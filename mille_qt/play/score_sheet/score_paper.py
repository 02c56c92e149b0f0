"""A match's score sheet as pages to print: title, players, rules, chart, and tables of races."""

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QDate, QLocale, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_chart import paint_score_chart
from mille_qt.ui.art.charts.chart_painter import ChartPainter
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.printing.output import PaperJob
from mille_qt.ui.printing.pages import PagePart, PaperDocument
from mille_qt.ui.printing.paper import (
    CENTRE,
    LEFT,
    PAPER,
    POINT,
    RIGHT,
    SECTION,
    SMALL,
    TEXT,
    heading_type,
    rule,
    type_of,
    write,
)
from mille_qt.ui.printing.tables import PaperNote, PaperTitle
from mille_qt.ui.texts.cards import counted, number
from mille_qt.ui.texts.names import isolated, listed
from mille_qt.ui.texts.rules import house_rules_in_words, rules_called
from mille_qt.ui.texts.scores import score_item, score_words
from mille_qt.ui.texts.turns import names_together, side_name
from mille_qt.ui.translation import translate
from mille_rules import View
from mille_rules.rulesets import KINDS
from mille_rules.scoring import items_of

ROW = 17 * POINT
FIGURES = 90 * POINT  # the width of a column of figures, and of the words above it


def _result(names: Sequence[str], view: View) -> str:
    if view.match.winners:
        return score_figures.victory(names, view)
    races = translate("ScorePaper", "The match isn’t over. Races so far: {races}.")
    so_far = races.format(races=number(len(view.match.races)))
    return f"{so_far} {score_figures.standing(names, view)}"


class StandingsTable:
    """The sides with their players, points and games won; winners in bold."""

    def __init__(self, names: Sequence[str], view: View) -> None:
        self._names, self._view = names, view
        self.height = ROW * (view.setup.sides + 1)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw a row for each side."""
        heads = (
            translate("ScorePaper", "Players"),
            score_words(self._view.setup.rules).figures,
            translate("ScorePaper", "Matches won"),
        )
        self._row(painter, place, heads, heading_type(TEXT))
        rule(painter, place.left(), place.right(), place.top() + ROW, strong=True)
        match = self._view.match
        for side in range(self._view.setup.sides):
            row = place.adjusted(0, ROW * (side + 1), 0, 0)
            mark = QRectF(row.left() + POINT, row.top() + ROW * 0.18, ROW * 0.64, ROW * 0.64)
            paint_side_mark(painter, mark, side, PAPER)
            words = (self._seats(side), number(match.points[side]), number(match.games[side]))
            font = type_of(TEXT, bold=side in match.winners)
            self._row(painter, row, words, font, indent=ROW)
            rule(painter, place.left(), place.right(), row.top() + ROW)

    def _seats(self, side: int) -> str:
        text = translate("ScorePaper", "{name} (seat {seat})")
        sides = self._view.setup.sides
        return listed(
            text.format(name=isolated(self._names[seat]), seat=number(seat + 1))
            for seat in range(side, len(self._names), sides)
        )

    @staticmethod
    def _row(
        painter: QPainter,
        place: QRectF,
        words: Sequence[str],
        font: QFont,
        indent: float = 0.0,
    ) -> None:
        line = QRectF(place.left() + indent, place.top(), place.width() - indent, ROW)
        write(painter, line.adjusted(0, 0, -2 * FIGURES, 0), words[0], font, LEFT)
        write(painter, line.adjusted(0, 0, -FIGURES, 0), words[1], font, RIGHT)
        write(painter, line, words[2], font, RIGHT)


class SidesLegend:
    """Line with the marks and names of the sides, for all pages but the first."""

    height = 28 * POINT

    def __init__(self, names: Sequence[str], view: View) -> None:
        sides = range(view.setup.sides)
        self._names = [side_name(side, names, None, len(sides)) for side in sides]

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the marks and names in a row."""
        width, high = place.width() / len(self._names), 10 * POINT
        for side, name in enumerate(self._names):
            left = place.left() + side * width
            paint_side_mark(painter, QRectF(left, place.top(), high, high), side, PAPER)
            room = QRectF(left + 1.4 * high, place.top(), width - 2 * high, high)
            write(painter, room, name, type_of(SMALL))


def rules_in_words(names: Sequence[str], view: View) -> str:
    """Return sentences on the rules, the house rules, and what was brought into the match."""
    rules = view.setup.rules
    if rules.one_race:
        text = translate("ScorePaper", "Rules: {name}. The match is one race.")
    else:
        text = translate("ScorePaper", "Rules: {name}. The match ends at {points}.")
    sentences = [text.format(name=rules_called(rules), points=counted(rules.goal, rules))]
    house = house_rules_in_words(rules, len(KINDS), names)
    if house:
        sentences.append(house)
    if any(score_figures.points_before(view)) and not score_figures.are_of_handicaps(view):
        before = "; ".join(map(number, score_figures.points_before(view)))
        sentences.append(score_words(rules).carried.format(list=before))
    return " ".join(sentences)


class ChartSection:
    """The chart, under its heading."""

    def __init__(self, view: View, height: float) -> None:
        self._points, self._rules = score_figures.course(view), view.setup.rules
        self.height = height

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw heading and chart over the whole width."""
        head = QRectF(place.left(), place.top(), place.width(), 18 * POINT)
        write(painter, head, score_words(self._rules).course, heading_type(SECTION))
        box = QRectF(place.left(), head.bottom(), place.width(), self.height - head.height())
        paint_score_chart(ChartPainter(painter, type_of(SMALL), PAPER), box, self._points)


DASH = "–"
#: In tenths of a point: the names of the items; the least and greatest width of a column, and its
#: padding; the gap between two races, a row, the header with numbers and marks.
ITEM_WIDTH, LEAST_COLUMN, WIDEST_COLUMN, AIR = 95 * POINT, 28 * POINT, 46 * POINT, 5.5 * POINT
RACE_GAP, ITEM_ROW, HEAD, MARK = 7 * POINT, 12.4 * POINT, 26 * POINT, 8.5 * POINT
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
        self._items = items_of(view.setup.rules)
        self._rows = len(self._items) + 2
        self.height = HEAD + self._rows * ITEM_ROW

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
            rule(painter, place.left(), right, place.top() + HEAD + row * ITEM_ROW, strong)

    def _paint_items(self, painter: QPainter, place: QRectF) -> None:
        names = [score_item(item) for item in self._items]
        called = score_words(self._view.setup.rules)
        names += [called.race, called.match]
        for row, name in enumerate(names):
            room = QRectF(place.left(), place.top() + HEAD + row * ITEM_ROW, ITEM_WIDTH, ITEM_ROW)
            write(painter, room, name, type_of(SMALL, bold=row >= len(self._items)))

    def _paint_race(self, painter: QPainter, race: int, left: float, top: float) -> None:
        width = self._sides * self._column
        title = translate("ScorePaper", "Race {race}").format(race=number(race + 1))
        head = QRectF(left + RACE_GAP, top, width, HEAD / 2)
        write(painter, head, title, type_of(SMALL, bold=True), CENTRE)
        painter.setPen(QPen(PAPER.line, 5))
        edge, low = round(left + RACE_GAP / 2), round(top + HEAD + self._rows * ITEM_ROW)
        painter.drawLine(edge, round(top), edge, low)
        rows = score_figures.item_rows(self._view, race)
        rows.append(score_figures.points_after(self._view, race))
        for side in range(self._sides):
            place = QRectF(left + RACE_GAP + side * self._column, 0, self._column, ITEM_ROW)
            mark = QRectF(0, 0, MARK, MARK)
            mark.moveCenter(place.center())
            mark.moveTop(top + HEAD * 0.56)
            mark.moveRight(place.right() - 2 * POINT)
            paint_side_mark(painter, mark, side, PAPER)
            for row, figures in enumerate(rows):
                place.moveTop(top + HEAD + row * ITEM_ROW)
                _figure(painter, place, figures[side], bold=row >= len(self._items))


def _figure(painter: QPainter, place: QRectF, figure: int, bold: bool) -> None:
    room = place.adjusted(0, 0, -2 * POINT, 0)
    text, colour = (number(figure), PAPER.ink) if figure else (DASH, PAPER.muted)
    write(painter, room, text, type_of(SMALL, bold), RIGHT, colour)


#: Height of the chart, and its least height if that saves a page, in tenths of a point.
CHART, LOW_CHART = 172 * POINT, 130 * POINT


def score_document(names: Sequence[str], view: View, date: QDate, size: QSizeF) -> PaperDocument:
    """Return the score sheet of a match; `size` is the printed area of a page."""
    width, when = size.width(), QLocale().toString(date, QLocale.FormatType.LongFormat)
    top: list[PagePart] = [
        PaperTitle(translate("ScorePaper", "Mille: score sheet"), when),
        PaperNote(_result(names, view), type_of(TEXT + 1.5, bold=True), width, gap=0),
        StandingsTable(names, view),
        PaperNote(rules_in_words(names, view), type_of(SMALL), width, gap=0),
    ]
    beside = races_beside(view, width)
    firsts = range(0, len(view.match.races), beside)
    blocks = [Block(view, first, beside, width) for first in firsts]
    ways = (
        PaperDocument([*top, ChartSection(view, height), *blocks], size, SidesLegend(names, view))
        for height in (CHART, LOW_CHART)
    )
    return min(ways, key=lambda way: way.pages)


def score_job(names: Sequence[str], view: View, date: QDate | None = None) -> PaperJob:
    """Return the score sheet of a match to be printed; `date` is today by default."""
    file_name = translate("ScoreOutput", "Score sheet {names}")
    return PaperJob(
        title=translate("ScorePaper", "Mille: score sheet"),
        file_name=file_name.format(names=names_together(names)),
        document=lambda size: score_document(names, view, date or QDate.currentDate(), size),
    )
