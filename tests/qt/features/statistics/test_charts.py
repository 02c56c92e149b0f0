"""The charts of the statistics: everything within the plot, in order, and readable."""

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.features.statistics.charts import (
    Charts,
    lay_out_points,
    lay_out_shares,
    paint_points,
    paint_shares,
)
from mille_qt.features.statistics.figures import RaceFilter, Share, selection
from mille_qt.ui.art.charts.chart_painter import ChartPainter
from mille_qt.ui.theme.application_theme import THEMES
from tests.examples import each
from tests.qt.features.statistics.example_rows import ANNA, MARCEL

LINE = 14.0
BOX = QRectF(10, 20, 420, 160)


def width(number: int) -> float:
    return 8.0 * len(str(number))


@each("races", [1, 2, 9, 40, 400, 9_000])
def test_every_race_is_within_the_plot_in_order(races: int) -> None:
    points = [(race * 475) % 4_600 for race in range(races)]
    chart = lay_out_points(points, BOX, LINE, width)
    inside = chart.grid.plot.adjusted(-0.1, -0.1, 0.1, 0.1)
    assert BOX.contains(chart.grid.plot)
    for line in (chart.dots, chart.average):
        assert len(line) == races
        assert all(inside.contains(point) for point in line)
        assert all(one.x() < next_one.x() for one, next_one in pairwise(line))
    assert 1 <= chart.dot <= LINE


@each("races", [1, 2, 9, 40, 400, 9_000])
def test_numbers_do_not_overlap(races: int) -> None:
    chart = lay_out_points([race % 5_000 for race in range(races)], BOX, LINE, width)
    heights = [height for _, height in chart.grid.rows]
    assert all(low - high >= LINE * 1.1 for low, high in pairwise(heights))
    columns = chart.grid.columns
    assert columns
    for (one, left), (other, right) in pairwise(columns):
        assert right - left > (width(one) + width(other)) / 2


def test_more_points_are_higher_up() -> None:
    low, high = lay_out_points([100, 2_000], BOX, LINE, width).dots
    assert low.y() > high.y()


def test_the_length_of_bars_is_proportional_to_the_shares() -> None:
    shares = [Share(0, 3), Share(1, 4), Share(2, 2), Share(0, 0)]
    chart = lay_out_shares(shares, BOX, LINE, 60, 50)
    plot = chart.grid.plot
    assert [bar.width() / plot.width() for bar in chart.bars] == [0, 0.25, 1, 0]
    assert all(bar.left() == plot.left() for bar in chart.bars)
    assert all(one.bottom() < below.top() for one, below in pairwise(chart.bars))
    assert [percent for percent, _ in chart.grid.columns] == [0, 25, 50, 75, 100]
    assert plot.left() >= BOX.left() + 60
    assert plot.right() <= BOX.right() - 50


@each("theme", THEMES.values())
def test_each_chart_is_visible_in_every_theme(qapp: QApplication, theme: object) -> None:
    painters = (
        lambda brush: paint_points(brush, BOX, [1_900, 525]),
        lambda brush: paint_shares(brush, BOX, [("Normal", Share(1, 2), "1 of 2")], "none"),
        lambda brush: paint_shares(brush, BOX, [], "none"),
    )
    for paint in painters:
        picture = QImage(450, 200, QImage.Format.Format_RGB32)
        picture.fill(theme.paper)  # type: ignore[attr-defined]
        empty = picture.copy()
        painter = QPainter(picture)
        paint(ChartPainter(painter, QFont(), theme))  # type: ignore[arg-type]
        painter.end()
        assert picture != empty


def test_without_a_race_for_points_there_is_no_chart_of_points(qtbot: QtBot) -> None:
    charts = Charts()
    qtbot.addWidget(charts)
    for points in (True, False):
        rows = [row._replace(by_races=int(not points)) for row in (ANNA, MARCEL)]
        charts.show_races(selection(rows, RaceFilter("Anna")))
        charts.show()
        assert charts.points.isVisible() == points
        assert charts.shares.isVisible()
