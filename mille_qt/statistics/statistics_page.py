"""The page of the statistics: whose they are, the figures, and charts or a table of the races."""

import time
from pathlib import Path

from PySide6.QtCore import QSaveFile, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mille_qt.page_frame import PageFrame
from mille_qt.page_layout import SideBySide
from mille_qt.page_parts import (
    TITLE,
    Heading,
    QuietText,
    Segments,
    Sheet,
    TextLine,
    TroubleText,
    text_height,
)
from mille_qt.settings import Settings
from mille_qt.statistics import words
from mille_qt.statistics.choice_bar import ChoiceBar
from mille_qt.statistics.export import csv_text
from mille_qt.statistics.figure_tiles import FigureTiles
from mille_qt.statistics.figures import (
    Opponent,
    PlayedRace,
    Share,
    figures_of,
    matches_by_opponent,
    players,
    races_of,
    spread,
)
from mille_qt.statistics.keeping import Keeping
from mille_qt.statistics.plot_painter import paint_course, paint_shares, paint_spread
from mille_qt.statistics.plot_view import PlotView
from mille_qt.statistics.questions import ask_reset, tell_failed
from mille_qt.statistics.race_table import RaceTable
from mille_qt.texts.names import isolated
from mille_rules.computer import LEVELS

COLUMN = 76.0  # lines of text
EXPORT_NAME = "mille-statistics.csv"


class StatisticsPage(PageFrame):
    """Shows what was noted when it opened; asks before anything is begun anew."""

    back_requested = Signal()

    def __init__(self, keeping: Keeping, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeping, self._settings = keeping, settings
        self._rows = keeping.rows()
        self.title, self.views = Heading(TITLE), Segments(2)
        self.trouble, self.lost = TroubleText(), QuietText()
        self.choice = ChoiceBar(self._rows, time.time())
        self.tiles, self.empty = FigureTiles(), TextLine()
        self.course, self.shares, self.spread = PlotView(), PlotView(), PlotView()
        self._headings = [Heading() for _ in range(3)]
        self.table = RaceTable()
        self.back_button, self.reset_button = QPushButton(), QPushButton()
        self.export_button = QPushButton()
        self._arrange()
        self._connect()
        self.choice.offer_players(players(self._rows), self._usual_player())
        self.retranslate()

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.views)
        figures, self._table_sheet = Sheet(), Sheet()
        figures.column.addWidget(self.tiles)
        self._table_sheet.column.addWidget(self.table)
        sheets = [
            _chart_sheet(heading, chart)
            for heading, chart in zip(
                self._headings, (self.course, self.shares, self.spread), strict=True
            )
        ]
        self._charts = QWidget()
        column = QVBoxLayout(self._charts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.7))
        column.addWidget(sheets[0])
        column.addWidget(SideBySide(sheets[1], sheets[2]))
        self._figures_sheet = figures
        parts = (
            top,
            self.trouble,
            self.lost,
            self.choice,
            self.empty,
            figures,
            self._charts,
            self._table_sheet,
        )
        gap = QLabel()
        self.lay_out(COLUMN, parts, (self.back_button, self.reset_button, gap, self.export_button))

    def _connect(self) -> None:
        self.setFocusProxy(self.back_button)
        self.choice.changed.connect(self._show)
        self.views.chosen.connect(lambda _index: self._show())
        self.back_button.clicked.connect(self.back_requested)
        self.reset_button.clicked.connect(self._ask_reset)
        self.export_button.clicked.connect(self._ask_file)

    def _usual_player(self) -> str:
        """Who sat at this screen in the last new game; whoever played last where that is nobody."""
        known = players(self._rows)
        names = (seat.name for seat in self._settings.last_seats if seat.kind == "human")
        return next((name for name in names if name in known), known[0] if known else "")

    # -- showing -------------------------------------------------------------------

    def _show(self) -> None:
        races = races_of(self._rows, self.choice.choice)
        as_table = self.views.index == 1
        for part, shown in (
            (self.choice, bool(self._rows)),
            (self.views, bool(self._rows)),
            (self.empty, not races),
            (self._figures_sheet, bool(races)),
            (self._charts, bool(races) and not as_table),
            (self._table_sheet, bool(races) and as_table),
        ):
            part.setVisible(shown)
        self.reset_button.setEnabled(bool(self._rows))
        self.export_button.setEnabled(bool(self._rows))
        self._say_state()
        if races:
            self.tiles.show_figures(words.figure_words(figures_of(races)))
            self._show_charts(races)
        if as_table:
            self.table.show_races(races)

    def _say_state(self) -> None:
        """Say what is missing, and why."""
        nothing = self.tr(
            "No race has been noted yet. Every race that is played here, alone, round this screen "
            "or on the network, is counted when it ends."
        )
        other = self.tr("No race of {player} fits what is chosen.")
        other = other.format(player=isolated(self.choice.choice.player))
        self.empty.setText(other if self._rows else nothing)
        trouble = self._keeping.trouble
        self.trouble.say("" if trouble is None else words.trouble_text(trouble))
        lost = self._keeping.lost_sight_of()
        text = self.tr(
            "Earlier statistics could not be read by this version and were set aside: {file}"
        )
        self.lost.setText(text.format(file=isolated(str(lost[-1]))) if lost else "")
        self.lost.setVisible(bool(lost))

    def _show_charts(self, races: list[PlayedRace]) -> None:
        points = [race.own.total for race in races]
        self.course.show_plot(
            lambda brush, box: paint_course(brush, box, points), words.course_in_words(points)
        )
        shares = _named(matches_by_opponent(races))
        said = words.shares_in_words(shares)
        nothing = self.tr("No match has come to its end yet.")
        self.shares.show_plot(
            lambda brush, box: paint_shares(brush, box, shares, nothing), said or nothing
        )
        bins = spread(points)
        self.spread.show_plot(
            lambda brush, box: paint_spread(brush, box, bins), words.spread_in_words(bins)
        )

    # -- what the buttons do -----------------------------------------------------------

    def _ask_reset(self) -> None:
        matches = len({row.match for row in self._rows})
        races = len({(row.match, row.race) for row in self._rows})
        ask_reset(self, matches, races, self._reset)

    def _reset(self) -> None:
        try:
            self._keeping.reset()
        except OSError as error:
            tell_failed(self, self._keeping.path, error)
            return
        self._rows.clear()
        self._rows.extend(self._keeping.rows())
        self.choice.offer_players(players(self._rows), "")
        self._show()
        self.back_button.setFocus()

    def _ask_file(self) -> None:
        title, kinds = self.tr("Export the statistics"), self.tr("Tables (*.csv)")
        dialog = QFileDialog(self, title, str(Path.home()), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(EXPORT_NAME)
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export(self, path: Path) -> None:
        """Write every row to a file, all or nothing; where that fails, say why."""
        file = QSaveFile(str(path))
        whole = file.open(QSaveFile.OpenModeFlag.WriteOnly)
        whole = whole and file.write(csv_text(self._rows).encode()) >= 0 and file.commit()
        if not whole:
            tell_failed(self, path, OSError(0, file.errorString()))

    def go_on(self) -> None:
        """Enter presses the button that has the keyboard; nothing here is the one way on."""
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.title.setText(self.tr("Statistics"))
        self.views.say(self.tr("&Charts"), self.tr("&Table", "of races"))
        self.tiles.setAccessibleName(self.tr("Figures"))
        texts = (
            self.tr("Points race by race"),
            self.tr("Matches won"),
            self.tr("Races by points"),
        )
        charts = (self.course, self.shares, self.spread)
        for heading, chart, text in zip(self._headings, charts, texts, strict=True):
            heading.setText(text)
            chart.setAccessibleName(text)
        self.table.setAccessibleName(self.tr("Races, the latest first"))
        self.back_button.setText(self.tr("&Back", "to the start page"))
        self.reset_button.setText(self.tr("Re&set…"))
        self.export_button.setText(self.tr("E&xport as CSV…"))
        self._show()


def _chart_sheet(heading: Heading, chart: PlotView) -> Sheet:
    sheet = Sheet()
    sheet.column.addWidget(heading)
    sheet.column.addWidget(chart)
    return sheet


def _named(shares: dict[Opponent, Share]) -> list[tuple[str, Share, str]]:
    """A name, a share and its words for each opponent: levels from the weakest, then people."""
    order = [*LEVELS]

    def place(opponent: Opponent) -> tuple[int, str]:
        known = opponent.level in order
        return (order.index(opponent.level) if known else len(order), opponent.level or "~")

    return [
        (words.opponent_name(one), shares[one], words.of(shares[one]))
        for one in sorted(shares, key=place)
    ]
