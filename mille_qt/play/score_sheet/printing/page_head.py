"""The parts above the printed tables: title, result, players, rules, and the chart."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_chart import paint_score_chart
from mille_qt.ui.charts.chart_painter import ChartPainter
from mille_qt.ui.printing.paper import (
    LEFT,
    PAPER,
    POINT,
    RIGHT,
    SECTION,
    SMALL,
    TEXT,
    TITLE,
    heading_type,
    height_of,
    paint_title,
    rule,
    type_of,
    wrapped_height,
    write,
)
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.texts import number, points, rule_field, rule_set_name, rule_value, side_name
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_rules import View
from mille_rules.rulesets import ONE_RACE

translate = QCoreApplication.translate

ROW = 17 * POINT
FIGURES = 90 * POINT  # the width of a column of figures, and of the words above it


class MatchHeading:
    """Heading with the date and the result of the match."""

    def __init__(self, names: Sequence[str], view: View, date: QDate, width: float) -> None:
        self._date = date
        self._result = _result(names, view)
        self._font = type_of(TEXT + 1.5, bold=True)
        self._top = height_of(heading_type(TITLE)) + 8 * POINT
        self.height = self._top + wrapped_height(self._result, self._font, width)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the heading, with a red rule below it."""
        line = QRectF(place.left(), place.top(), place.width(), self._top - 8 * POINT)
        title = translate("ScorePaper", "Mille: score sheet")
        date = QLocale().toString(self._date, QLocale.FormatType.LongFormat)
        paint_title(painter, line, title, date)
        painter.setFont(self._font)
        words = place.adjusted(0, self._top, 0, 0)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, self._result)


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
            translate("ScorePaper", "Points"),
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
        self._names = [side_name(side, names, None) for side in sides]

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the marks and names in a row."""
        width, high = place.width() / len(self._names), 10 * POINT
        for side, name in enumerate(self._names):
            left = place.left() + side * width
            paint_side_mark(painter, QRectF(left, place.top(), high, high), side, PAPER)
            room = QRectF(left + 1.4 * high, place.top(), width - 2 * high, high)
            write(painter, room, name, type_of(SMALL))


class RulesText:
    """Text with the rule set, the target and all house rules."""

    def __init__(self, view: View, width: float) -> None:
        self._text = _rules(view)
        self._font = type_of(SMALL)
        self.height = wrapped_height(self._text, self._font, width)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the text."""
        painter.setFont(self._font)
        painter.setPen(PAPER.ink)
        painter.drawText(place, Qt.TextFlag.TextWordWrap, self._text)


def _rules(view: View) -> str:
    rules = view.setup.rules
    if rules.match_target == ONE_RACE:
        text = translate("ScorePaper", "Rules: {name}. The match is one race.")
    else:
        text = translate("ScorePaper", "Rules: {name}. The match ends at {points}.")
    sentences = [text.format(name=rule_set_name(rules.name), points=points(rules.match_target))]
    house = [
        translate("ScorePaper", "{rule}: {value}").format(
            rule=rule_field(field), value=rule_value(field, getattr(rules, field))
        )
        for field, _ in rules.house_rules()
    ]
    if house:
        listed = translate("ScorePaper", "House rules: {list}.")
        sentences.append(listed.format(list="; ".join(house)))
    if any(score_figures.points_before(view)):
        brought = translate("ScorePaper", "Points carried over: {list}.")
        before = "; ".join(map(number, score_figures.points_before(view)))
        sentences.append(brought.format(list=before))
    return " ".join(sentences)


class ChartSection:
    """The chart, under its heading."""

    def __init__(self, view: View, height: float) -> None:
        self._points = score_figures.course(view)
        self.height = height

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw heading and chart over the whole width."""
        title = translate("ScorePaper", "Points race by race")
        head = QRectF(place.left(), place.top(), place.width(), 18 * POINT)
        write(painter, head, title, heading_type(SECTION))
        box = QRectF(place.left(), head.bottom(), place.width(), self.height - head.height())
        paint_score_chart(ChartPainter(painter, type_of(SMALL), PAPER), box, self._points)
