"""The page of the statistics: whose they are, the figures, and charts or a table of the races."""

import time
from pathlib import Path

from PySide6.QtCore import QSaveFile, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QWidget

from mille_qt.features.statistics import words
from mille_qt.features.statistics.charts import Charts
from mille_qt.features.statistics.choice_bar import ChoiceBar
from mille_qt.features.statistics.database import Why
from mille_qt.features.statistics.export import csv_text
from mille_qt.features.statistics.figure_tiles import FigureTiles
from mille_qt.features.statistics.figures import (
    figures_of,
    players,
    races_of,
)
from mille_qt.features.statistics.keeping import Keeping
from mille_qt.features.statistics.questions import ask_reset, tell_failed
from mille_qt.features.statistics.race_table import RaceTable
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.export_dialog import export_dialog
from mille_qt.ui.labels import Label
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    Segments,
    Sheet,
    TextLine,
    TroubleText,
    WideButton,
)

COLUMN = 84.0  # lines of text
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
        self.charts, self.table = Charts(), RaceTable()
        self.back_button, self.reset_button = QPushButton(), QPushButton()
        self.export_button = WideButton()
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
        self._figures_sheet = figures
        parts = (
            top,
            self.trouble,
            self.lost,
            self.choice,
            self.empty,
            figures,
            self.charts,
            self._table_sheet,
        )
        gap = Label()
        self.lay_out(COLUMN, parts, (self.back_button, self.reset_button, gap, self.export_button))

    def _connect(self) -> None:
        self.first_stop = self.back_button
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
            (self.charts, bool(races) and not as_table),
            (self._table_sheet, bool(races) and as_table),
        ):
            part.setVisible(shown)
        self.reset_button.setEnabled(bool(self._rows))
        self.export_button.setEnabled(bool(self._rows))
        self._say_state()
        if races:
            self.tiles.show_figures(words.figure_words(figures_of(races)))
            self.charts.show_races(races)
        if as_table:
            self.table.show_races(races)

    @property
    def spoken(self) -> str:
        """The figures in words, or why there are none."""
        return (
            self.empty.text()
            if self._figures_sheet.isHidden()
            else self.tiles.accessibleDescription()
        )

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
        self.lost.setText(self._lost_text())
        self.lost.setVisible(bool(self.lost.text()))

    def _lost_text(self) -> str:
        """Say what has become of the latest unreadable statistics; empty if there are none."""
        lost = self._keeping.lost_sight_of()
        if not lost:
            return ""
        texts = {
            Why.DAMAGED: self.tr(
                "The statistics were damaged. They are being made again from the saved matches; "
                "the damaged file is kept: {file}"
            ),
            Why.REBUILT: self.tr(
                "The statistics were damaged and have been made again from the saved matches. "
                "Races at tables of other computers, and of matches that are gone, are missing; "
                "races have the date of their match. The damaged file is kept: {file}"
            ),
            Why.NEWER: self.tr(
                "Earlier statistics could not be read by this version and were set aside: {file}"
            ),
        }
        why = next(why for why in texts if lost[-1] in self._keeping.lost_sight_of(why))
        return texts[why].format(file=isolated(str(lost[-1])))

    def read_again(self) -> None:
        """Show what is noted now: the statistics have been made again."""
        self._rows[:] = self._keeping.rows()
        chosen = self.choice.choice.player or self._usual_player()
        self.choice.offer_players(players(self._rows), chosen)
        self._show()
        announce(f"{self.lost.text()}\n{self.spoken}")

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
        self._rows[:] = self._keeping.rows()
        self.choice.offer_players(players(self._rows), "")
        self._show()
        self.back_button.setFocus()

    def _ask_file(self) -> None:
        title, kinds = self.tr("Export the statistics"), self.tr("Tables (*.csv)")
        export_dialog(self, title, kinds, EXPORT_NAME, self.export)

    def export(self, path: Path) -> None:
        """Write every row to a file, all or nothing; where that fails, say why."""
        file = QSaveFile(str(path))
        whole = file.open(QSaveFile.OpenModeFlag.WriteOnly)
        whole = whole and file.write(csv_text(self._rows).encode()) >= 0 and file.commit()
        if not whole:
            tell_failed(self, path, OSError(0, file.errorString()))

    def main_button(self) -> None:
        """Return None: this page has no main button."""

    def pressed_by_enter(self, button: QAbstractButton) -> bool:
        return isinstance(button, QPushButton)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.title.setText(self.tr("Statistics"))
        self.views.say(self.tr("&Charts"), self.tr("&Table", "of races"))
        self.tiles.setAccessibleName(self.tr("Figures"))
        self.charts.retranslate()
        self.table.setAccessibleName(self.tr("Races, the latest first"))
        self.back_button.setText(self.tr("&Back", "to the start page"))
        self.reset_button.setText(self.tr("Re&set…"))
        self.export_button.setText(self.tr("E&xport as CSV…"))
        self._show()
