"""The statistics page: filters, figures, and charts or a table of the races."""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QPushButton, QWidget

from mille_qt.features.statistics import statistics_texts
from mille_qt.features.statistics.charts import Charts
from mille_qt.features.statistics.figure_tiles import FigureTiles
from mille_qt.features.statistics.figures import figures_of, players, selection
from mille_qt.features.statistics.filter_bar import FilterBar
from mille_qt.features.statistics.race_rows import rows_as_csv
from mille_qt.features.statistics.store import AsideReason, StatisticsStore
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.cards.small_hand import SmallHand
from mille_qt.ui.art.vignette_view import EmptyNote
from mille_qt.ui.export_dialog import Export, start_export
from mille_qt.ui.message_box import Icon, confirm_loss, make_box, tell
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.report_table import ReportTable
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.system import not_written
from mille_qt.ui.translation import translate
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    MoreButton,
    QuietText,
    Segments,
    Sheet,
    TroubleText,
    in_row,
)
from mille_rules.cards import DISTANCES

COLUMN, EMPTY_CARDS = 70.0, 6.0  # lines of text
#: The table of races scrolls if it has more rows.
MOST_ROWS = 14
EXPORT_NAME = "mille-statistics.csv"


class StatisticsPage(PageFrame):
    """Shows the rows that are stored when it is opened."""

    def __init__(
        self, store: StatisticsStore, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store, self._settings = store, settings
        self._rows = store.rows()
        self.title, self.views = Heading(TITLE), Segments(2)
        self.trouble, self.lost = TroubleText(), QuietText()
        self.filter_bar = FilterBar(self._rows, time.time())
        self.tiles, self.new_button = FigureTiles(), QPushButton()
        self._empty_note = EmptyNote(
            SmallHand(DISTANCES, settings.card_language, EMPTY_CARDS), self.new_button
        )
        self.empty = self._empty_note.text
        self.charts, self.table = Charts(), ReportTable(most_rows=MOST_ROWS)
        self.csv, self.reset = QAction(self), QAction(self)
        self.back_button, self.more = QPushButton(), MoreButton(self.csv, self.reset)
        self._arrange()
        self._connect()
        self.filter_bar.offer_players(players(self._rows), self._usual_player())
        self.retranslate()

    def _arrange(self) -> None:
        top = in_row((self.title, 1), self.views)
        self._figures_sheet, self._table_sheet = Sheet(self.tiles), Sheet(self.table)
        above = (top, self.trouble, self.lost, self.filter_bar, self._empty_note)
        parts = (*above, self._figures_sheet, self.charts, self._table_sheet)
        self.lay_out(COLUMN, parts, (self.back_button, self.more))

    def _connect(self) -> None:
        self.first_stop = self.back_button
        self.filter_bar.changed.connect(self._show)
        self.views.chosen.connect(lambda _index: self._show())
        self.new_button.setDefault(True)
        self.reset.triggered.connect(self._ask_reset)
        self.csv.triggered.connect(lambda: start_export(self, self.export()))

    def _usual_player(self) -> str:
        """Return a player of the last new game at this screen, else the one who played last."""
        known = players(self._rows)
        names = (seat.name for seat in self._settings.last_seats if seat.kind == "human")
        return next((name for name in names if name in known), known[0] if known else "")

    # -- showing -------------------------------------------------------------------

    def _show(self) -> None:
        selected = selection(self._rows, self.filter_bar.filter)
        races = selected.races
        as_table = self.views.index == 1
        for part, shown in (
            (self.filter_bar, bool(self._rows)),
            (self.views, bool(self._rows)),
            (self._empty_note, not races),
            (self.new_button, not self._rows),
            (self._figures_sheet, bool(races)),
            (self.charts, bool(races) and not as_table),
            (self._table_sheet, bool(races) and as_table),
            (self.more, bool(self._rows)),
        ):
            part.setVisible(shown)
        self._show_state()
        if races:
            self.tiles.show_figures(statistics_texts.figure_texts(figures_of(selected)))
            self.charts.show_races(selected)
        if as_table:
            self.table.show_report(statistics_texts.race_report(races))

    @property
    def spoken(self) -> str:
        """The text for screen readers: the figures, or why there are none."""
        if not self._figures_sheet.isHidden():
            return self.tiles.accessibleDescription()
        return ". ".join(filter(None, (self._empty_note.title.text(), self.empty.text())))

    def _show_state(self) -> None:
        """Show what is missing, and why."""
        nothing = self.tr(
            "Every race that ends here is counted: alone, with others at this screen or on the "
            "network."
        )
        other = self.tr("No races of {player} match these filters.")
        other = other.format(player=isolated(self.filter_bar.filter.player))
        self.empty.setText(other if self._rows else nothing)
        self._empty_note.title.setText("" if self._rows else self.tr("No races yet"))
        self._empty_note.title.setHidden(bool(self._rows))
        self.new_button.setText(self.tr("&New game…"))
        trouble = self._store.trouble
        self.trouble.say("" if trouble is None else statistics_texts.trouble_text(trouble))
        self.lost.setText(self._aside_text())
        self.lost.setVisible(bool(self.lost.text()))

    def _aside_text(self) -> str:
        """Return what happened to the latest unreadable statistics; empty if there are none."""
        lost = self._store.files_aside()
        if not lost:
            return ""
        texts = {
            AsideReason.DAMAGED: self.tr(
                "The statistics were damaged and are being rebuilt from the saved matches. The "
                "damaged file is kept: {file}"
            ),
            AsideReason.REBUILT: self.tr(
                "The statistics were damaged and have been rebuilt from the saved matches. Races "
                "at other hosts’ tables and of deleted matches are missing; each race has the "
                "date of its match. The damaged file is kept: {file}"
            ),
            AsideReason.NEWER: self.tr(
                "This version can’t read the earlier statistics. They are kept here: {file}"
            ),
        }
        why = next(why for why in texts if lost[-1] in self._store.files_aside(why))
        return texts[why].format(file=isolated(str(lost[-1])))

    def reload(self) -> None:
        """Show the rows that are stored now, after the statistics were rebuilt."""
        self._rows[:] = self._store.rows()
        chosen = self.filter_bar.filter.player or self._usual_player()
        self.filter_bar.offer_players(players(self._rows), chosen)
        self._show()
        announce(f"{self.lost.text()}\n{self.spoken}")

    # -- what the buttons do -----------------------------------------------------------

    def _ask_reset(self) -> None:
        matches = len({row.match for row in self._rows})
        races = len({(row.match, row.race) for row in self._rows})
        ask_reset(self, matches, races, self._reset)

    def _reset(self) -> None:
        try:
            self._store.reset()
        except OSError as error:
            show_failure(self, self._store.path, error)
            return
        self._rows[:] = self._store.rows()
        self.filter_bar.offer_players(players(self._rows), "")
        self._show()
        self.back_button.setFocus()

    def export(self) -> Export:
        """Return all rows as a file."""
        title, kinds = self.tr("Export the statistics"), self.tr("Tables (*.csv)")
        return Export(title, kinds, EXPORT_NAME, rows_as_csv(self._rows).encode)

    def pressed_by_enter(self, button: QAbstractButton) -> bool:
        return isinstance(button, QPushButton)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Statistics"))
        self.views.say(self.tr("&Charts"), self.tr("&Table", "of races"))
        self.tiles.setAccessibleName(self.tr("Figures"))
        self.charts.retranslate()
        self.table.setAccessibleName(self.tr("Races, latest first"))
        self.back_button.setText(self.tr("&Back", "to the start page"))
        self.reset.setText(self.tr("Re&set…"))
        self.csv.setText(self.tr("E&xport as CSV…"))
        self._show()


def ask_reset(parent: QWidget, matches: int, races: int, agreed: Callable[[], None]) -> QMessageBox:
    """Ask whether to reset the statistics."""
    text = translate(
        "Statistics",
        "All figures start again from zero (matches: {matches}, races: {races}). The evenings "
        "keep only matches from score sheets. The old file is renamed, not deleted.",
    )
    title = translate("Statistics", "Reset the statistics?")
    text = text.format(matches=number(matches), races=number(races))
    box = make_box(parent, Icon.Question, title, text)
    go, stay = translate("Statistics", "&Reset"), translate("Statistics", "&Keep statistics")
    return confirm_loss(box, go, stay, lambda sure: agreed() if sure else None)


def show_failure(parent: QWidget, file: Path, error: OSError) -> QMessageBox:
    """Report why a file was not written or renamed."""
    title = translate("Statistics", "Nothing has changed")
    box = make_box(parent, Icon.Warning, title, not_written(file, error))
    return tell(box, translate("Statistics", "Close"))
