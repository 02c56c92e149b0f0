"""The chart of points: everything inside its plot, in order, readable for one race and for many."""

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_chart import (
    Points,
    ScoreChartLayout,
    lay_out,
    paint_score_chart,
)
from mille_qt.play.score_sheet.score_parts import CHART
from mille_qt.ui.art.charts.chart_painter import CONTRAST, ChartPainter
from mille_qt.ui.art.charts.chart_view import ChartView
from mille_qt.ui.printing.paper import PAPER
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import THEMES
from mille_qt.ui.theme.theme_colours import legible
from mille_rules import Phase
from mille_rules.rulesets import MAX_SIDES
from tests.examples import each
from tests.qt.play.test_score_sheet import FULL, NOTHING, SOME, view_of
from tests.qt.ui.test_palette import contrast

LINE = 14.0
BOX = QRectF(10, 20, 420, 160)


def points(races: int, sides: int = 2, target: int = 5000) -> Points:
    """Points that grow race by race, each side a little more slowly than the one before."""
    steps = [range(0, (700 - 90 * side) * races + 1, 700 - 90 * side) for side in range(sides)]
    return Points(tuple(tuple(step) for step in steps), target)


def chart_of(what: Points, box: QRectF = BOX) -> ScoreChartLayout:
    return lay_out(what, box, LINE, lambda n: 8.0 * len(str(n)), 30.0)


@each("sides", [2, 3, 5])
@each("races", [1, 2, 5, 12, 20, 40])
def test_all_points_are_in_the_plot_and_in_the_order_of_the_races(races: int, sides: int) -> None:
    chart = chart_of(points(races, sides))
    assert BOX.contains(chart.grid.plot)
    for line in chart.lines:
        assert len(line) == races + 1
        assert all(first.x() < second.x() for first, second in pairwise(line))
        assert all(chart.grid.plot.adjusted(-0.1, -0.1, 0.1, 0.1).contains(point) for point in line)
        assert line[0].x() == chart.grid.plot.left()
        assert line[-1].x() == pytest.approx(chart.grid.plot.right())


def test_more_points_are_higher_up() -> None:
    chart = chart_of(points(6))
    for line in chart.lines:
        assert all(first.y() > second.y() for first, second in pairwise(line))
    assert chart.lines[0][-1].y() < chart.lines[1][-1].y()


@each("target", [1, 700, 5000, 20_000, 1_000_000])
def test_the_scale_covers_the_target_and_the_most_points(target: int) -> None:
    what = points(10, target=target)
    chart = chart_of(what)
    assert chart.grid.plot.top() < chart.target < chart.grid.plot.bottom()
    assert min(point.y() for line in chart.lines for point in line) >= chart.grid.plot.top()
    assert chart.grid.rows[0] == (0, chart.grid.plot.bottom())
    assert all(0 <= value <= what.top * 1.04 for value, _ in chart.grid.rows)


@each("high", [90, 130, 160, 300, 700])
def test_numbers_at_the_left_do_not_touch(high: int) -> None:
    box = QRectF(0, 0, 400, high)
    for top in (25, 700, 4_975, 5_000, 6_300, 12_000, 99_000):
        chart = chart_of(Points(((0, top), (0, 25)), 5_000), box)
        heights = [height for _, height in chart.grid.rows]
        assert all(first - second >= LINE * 1.1 for first, second in pairwise(heights))
        other = [height for value, height in chart.grid.rows if value]
        assert all(abs(height - chart.target) >= LINE for height in other)


@each("races", [1, 7, 12, 20, 40, 200])
def test_numbers_and_marks_below_each_other_do_not_touch(races: int) -> None:
    chart = chart_of(points(races))
    places = [place for _, place in chart.grid.columns]
    assert places
    assert all(second - first >= 8 * len(str(races)) for first, second in pairwise(places))
    marks = [point.x() for point in chart.marked(0)]
    assert marks[0] == chart.lines[0][-1].x()
    assert all(first - second >= chart.mark for first, second in pairwise(marks))


@each("ends", [(500, 500), (500, 475, 450), (0, 0, 0), (5000, 5000, 5000)])
@each("target", [0, 5000])
def test_totals_at_the_end_of_the_lines_do_not_touch(ends: tuple[int, ...], target: int) -> None:
    chart = chart_of(Points(tuple((0, end) for end in ends), target))
    heights = sorted(chart.ends)
    assert all(second - first >= LINE for first, second in pairwise(heights))
    assert heights[0] >= BOX.top()
    assert heights[-1] <= BOX.bottom()
    assert list(chart.ends) == heights  # the side with more points, or the first, is above


@each("theme", [*THEMES.values(), PAPER])
def test_lines_stand_out_from_their_ground(theme: object) -> None:
    for side in theme.sides:
        assert contrast(legible(side, theme.paper, CONTRAST), theme.paper) >= CONTRAST


@each("sides", [3, MAX_SIDES])
@each("size", [6.0, 12.0, 24.0])
def test_nothing_is_drawn_outside_the_box(qapp: QApplication, size: float, sides: int) -> None:
    picture = QImage(1200, 800, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    font = QFont(qapp.font())
    font.setPointSizeF(size)
    box = QRectF(100, 100, 1000, 600)
    painter = QPainter(picture)
    paint_score_chart(ChartPainter(painter, font, PAPER), box, points(20, sides, 100_000))
    painter.end()
    inside = picture.copy(box.toRect())
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paint_score_chart(ChartPainter(painter, font, PAPER), box, points(20, sides, 100_000))
    painter.fillRect(box, Qt.GlobalColor.white)
    painter.end()
    blank = QImage(picture.size(), QImage.Format.Format_RGB32)
    blank.fill(Qt.GlobalColor.white)
    assert picture == blank
    assert inside != blank.copy(box.toRect())


def test_the_chart_says_in_words_what_it_shows() -> None:
    view = view_of([(FULL, SOME), (SOME, NOTHING)])
    words = score_figures.course_in_words(("Ann", "Marcel"), view)
    assert f"Ann: {number(4600)}, {number(5375)}." in words
    assert f"Marcel: {number(775)}, {number(775)}." in words
    assert f"{number(5000)} points" in words
    assert f"In the lead: Ann, by {number(4600)} points." in words


def test_level_sides_are_said_to_be_level() -> None:
    view = view_of([(SOME, SOME)], phase=Phase.DEAL)
    assert score_figures.standing(("Ann", "Marcel"), view) == "Tied for the lead: Ann and Marcel."


def test_points_brought_along_are_where_the_lines_begin() -> None:
    course = score_figures.course(view_of([(SOME, NOTHING)], brought=1000))
    assert course.sides == ((1000, 1775), (1000, 1000))
    assert course.races == 1


def test_the_widget_is_described_in_words_and_grows_with_the_text(qtbot: QtBot) -> None:
    chart = ChartView(*CHART)
    qtbot.addWidget(chart)
    chart.show_chart(partial(paint_score_chart, points=points(3)), "Ann leads.")
    chart.resize(chart.sizeHint())
    assert chart.accessibleDescription() == "Ann leads."
    assert chart.minimumSizeHint().height() < chart.sizeHint().height()
    assert not chart.grab().isNull()
