"""The three charts on the statistics page: points by race, matches won, and races by points."""

from collections.abc import Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mille_qt.features.statistics import statistics_texts
from mille_qt.features.statistics.figures import (
    Opponent,
    PlayedRace,
    Share,
    matches_by_opponent,
    spread,
)
from mille_qt.features.statistics.plots import paint_points, paint_shares, paint_spread
from mille_qt.ui.charts.chart_view import ChartView
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.widgets import Heading, Sheet, text_height
from mille_rules.computer.levels.levels import LEVELS

#: Sizes of a chart, in lines of text.
LEAST, WANTED = QSizeF(18, 11), QSizeF(28, 11)


class Charts(QWidget):
    """Three charts, each with a heading and with its data as an accessible description."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points, self.shares, self.spread = (ChartView(LEAST, WANTED) for _ in range(3))
        self._headings = [Heading() for _ in range(3)]
        sheets = [
            _chart_sheet(heading, chart)
            for heading, chart in zip(self._headings, self._plots(), strict=True)
        ]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.7))
        column.addWidget(sheets[0])
        column.addWidget(SideBySide(sheets[1], sheets[2]))

    def _plots(self) -> tuple[ChartView, ChartView, ChartView]:
        return self.points, self.shares, self.spread

    def show_races(self, races: Sequence[PlayedRace]) -> None:
        """Show these races, the earliest first."""
        points = [race.own.total for race in races]
        self.points.show_chart(
            lambda brush, box: paint_points(brush, box, points),
            statistics_texts.points_in_words(points),
        )
        shares = _named(matches_by_opponent(races))
        nothing = self.tr("No match has come to its end yet.")
        self.shares.show_chart(
            lambda brush, box: paint_shares(brush, box, shares, nothing),
            statistics_texts.shares_in_words(shares) or nothing,
        )
        bins = spread(points)
        self.spread.show_chart(
            lambda brush, box: paint_spread(brush, box, bins),
            statistics_texts.spread_in_words(bins),
        )

    def retranslate(self) -> None:
        """Set the headings in the current language."""
        texts = (
            self.tr("Points race by race"),
            self.tr("Matches won"),
            self.tr("Races by points"),
        )
        for heading, chart, text in zip(self._headings, self._plots(), texts, strict=True):
            heading.setText(text)
            chart.setAccessibleName(text)


def _chart_sheet(heading: Heading, chart: ChartView) -> Sheet:
    sheet = Sheet()
    sheet.column.addWidget(heading)
    sheet.column.addWidget(chart)
    return sheet


def _named(shares: dict[Opponent, Share]) -> list[tuple[str, Share, str]]:
    """Return the name, the share and its text for each opponent: levels first, then people."""
    order = [*LEVELS]

    def sort_key(opponent: Opponent) -> tuple[int, str]:
        known = opponent.level in order
        return (order.index(opponent.level) if known else len(order), opponent.level or "~")

    return [
        (statistics_texts.opponent_name(one), shares[one], statistics_texts.share_text(shares[one]))
        for one in sorted(shares, key=sort_key)
    ]
