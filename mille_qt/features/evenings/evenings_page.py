"""The page of the evenings: whose, which period, the standings and the matches."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from mille_qt.features.evenings.evening_reports import (
    PeriodRow,
    evening_job,
    matches_as_csv,
    period_report,
    period_rows,
)
from mille_qt.features.evenings.evening_texts import EveningCounts, difference_note, period_text
from mille_qt.features.evenings.standings import (
    Group,
    Period,
    PeriodKind,
    by_period,
    groups_of,
    matches_in,
    period_of,
    standings_of,
)
from mille_qt.features.evenings.standings_view import StandingsView
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.art.cards.small_hand import SmallHand
from mille_qt.ui.art.vignette_view import EmptyNote
from mille_qt.ui.export_dialog import Export, start_export
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide, labelled_box
from mille_qt.ui.player_faces import face_of_person
from mille_qt.ui.printing.output import PaperJob, PaperOutput
from mille_qt.ui.report_table import ReportTable
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.widgets import TITLE, Heading, MoreButton, QuietText, Segments, Sheet, in_row
from mille_rules.cards import SAFETIES

COLUMN, EMPTY_CARDS = 70.0, 6.0  # lines of text
EXPORT_NAME = "mille-evenings.csv"
KINDS = tuple(PeriodKind)
#: The table of a period scrolls if it has more rows.
MOST_ROWS = 14


class EveningsPage(PageFrame):
    """Shows the standings of one group in one period."""

    def __init__(
        self,
        results: Callable[[], list[MatchOutcome]],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._results, self._groups = results, groups_of(results())
        self._periods: list[Period] = []
        self._shown: list[MatchOutcome] = []
        self._rows: list[PeriodRow] = []
        self.title, self.kinds = Heading(TITLE), Segments(len(KINDS))
        self.group_box, self.period_box = DropDown(), DropDown()
        self._group_label, self._period_label = Label(), Label()
        self.new_button = QPushButton()
        self.empty = EmptyNote(
            SmallHand(SAFETIES, settings.card_language, EMPTY_CARDS), self.new_button
        )
        self.standings_title, self.rows_title = Heading(), Heading()
        self.standings = StandingsView(partial(face_of_person, settings))
        self.note = QuietText()
        self.rows = ReportTable(most_rows=MOST_ROWS, opens_rows=True)
        self.rows_note = QuietText()
        self.print, self.pdf, self.csv = QAction(self), QAction(self), QAction(self)
        self.back_button, self.more = QPushButton(), MoreButton(self.print, self.pdf, self.csv)
        self.output = PaperOutput(self)
        self._arrange()
        self._connect()
        self.retranslate()

    def _arrange(self) -> None:
        top = in_row((self.title, 1), self.kinds)
        self._choice = SideBySide(
            labelled_box(self._group_label, self.group_box),
            labelled_box(self._period_label, self.period_box),
            shares=(1, 1),
        )
        standings = Sheet(self.standings_title, self.standings, self.note, 1)
        rows = Sheet(self.rows_title, self.rows, self.rows_note, 1)
        self._sheets = standings, rows
        tables = SideBySide(standings, rows, shares=(2, 3))
        self.lay_out(COLUMN, (top, self._choice, self.empty, tables), (self.back_button, self.more))

    def _connect(self) -> None:
        self.kinds.chosen.connect(self._offer_periods)
        self.group_box.activated.connect(self._offer_periods)
        self.period_box.activated.connect(self._show)
        self.rows.row_opened.connect(self._open_evening)
        self.new_button.setDefault(True)
        self.csv.triggered.connect(lambda: start_export(self, self.export()))
        self.print.triggered.connect(lambda: self.output.print(self.job()))
        self.pdf.triggered.connect(lambda: self.output.save_pdf(self.job()))

    @property
    def group(self) -> Group | None:
        """The chosen group, None before the first match."""
        return self._groups[max(0, self.group_box.currentIndex())] if self._groups else None

    @property
    def period(self) -> Period | None:
        """The chosen period, None before the first match."""
        return self._periods[max(0, self.period_box.currentIndex())] if self._periods else None

    @property
    def spoken(self) -> str:
        """The text for screen readers: who has won how often, or why there is nothing."""
        if self.group is None:
            return self.empty.text.text()
        return f"{self.period_box.currentText()}: {self.standings.report.in_words}"

    # -- choosing ------------------------------------------------------------------

    def reload(self) -> None:
        """Show the matches that are known now, of the same group if possible."""
        before = self.group
        self._groups = groups_of(self._results())
        keys = [group.key for group in self._groups]
        known = before is not None and before.key in keys
        self._offer_groups(keys.index(before.key) if before is not None and known else 0)

    def _offer_groups(self, index: int) -> None:
        """Offer all groups and choose one."""
        self.group_box.clear()
        self.group_box.addItems([names_together(group.names) for group in self._groups])
        self.group_box.setCurrentIndex(index)
        self._offer_periods()

    def _offer_periods(self) -> None:
        """Offer the periods of the chosen kind, starting with the one that is shown."""
        group, kind = self.group, KINDS[self.kinds.index]
        matches = group.matches if group else ()
        self._periods = list(by_period(kind, matches))
        wanted = period_of(kind, self._shown[-1].ended) if self._shown else None
        self.period_box.clear()
        self.period_box.addItems([period_text(period) for period in self._periods])
        indexes = (i for i, period in enumerate(self._periods) if period == wanted)
        self.period_box.setCurrentIndex(next(indexes, 0))
        self.period_box.setEnabled(kind is not PeriodKind.ALL)
        self._show()

    def _open_evening(self, row: int) -> None:
        """Show the matches of the evening in a row."""
        if KINDS[self.kinds.index] is not PeriodKind.EVENING:
            period = Period(PeriodKind.EVENING, self._rows[row].evening)
            self._shown = matches_in(period, self._shown)
            self.kinds.set_index(KINDS.index(PeriodKind.EVENING))
            self._offer_periods()

    # -- showing -------------------------------------------------------------------

    def _show(self) -> None:
        group, period = self.group, self.period
        for part in (*self._sheets, self._choice, self.kinds):
            part.setVisible(group is not None)
        self.empty.setVisible(group is None)
        self.first_stop = self.new_button if group is None else self.back_button
        self.more.setVisible(group is not None)
        if group is None or period is None:
            return
        self._shown = matches_in(period, group.matches)
        self.standings_title.setText(EveningCounts().standings(len(self._shown)))
        self.standings.show_standings(standings_of(group.names, self._shown))
        self._rows = period_rows(period.kind, group.names, self._shown)[::-1]
        self.rows.show_report(period_report(period.kind, group.names, self._rows))
        self._say_rows(period.kind)

    def _say_rows(self, kind: PeriodKind) -> None:
        evening = kind is PeriodKind.EVENING
        self.rows_title.setText(self.tr("Matches") if evening else self.tr("Evenings"))
        evenings = self.tr("Evenings, latest first")
        self.rows.setAccessibleName(self.tr("Matches, latest first") if evening else evenings)
        self.rows_note.setVisible(not evening)
        self.rows_note.setText(
            self.tr("Matches won and difference. Press Enter to open an evening.")
        )

    # -- paper and files -------------------------------------------------------------

    def job(self) -> PaperJob:
        """Return the period that is shown as a document."""
        group, period = self.group, self.period
        assert group is not None
        assert period is not None
        return evening_job(group.names, period, self._shown)

    def export(self) -> Export:
        """Return the matches that are shown as a file."""
        group = self.group
        assert group is not None
        title, kinds = self.tr("Export the evenings"), self.tr("Tables (*.csv)")
        text = matches_as_csv(group.names, self._shown)
        return Export(title, kinds, EXPORT_NAME, text.encode)

    # -- the page ------------------------------------------------------------------

    def pressed_by_enter(self, button: QAbstractButton) -> bool:
        return isinstance(button, QPushButton)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Evenings"))
        self.kinds.say(
            self.tr("&Evening"), self.tr("&Month"), self.tr("&Year"), self.tr("&All time")
        )
        self._group_label.setText(self.tr("Wh&o"))
        self._period_label.setText(self.tr("&When"))
        self.standings.setAccessibleName(self.tr("Standings"))
        self.note.setText(difference_note())
        self.empty.title.setText(self.tr("No evenings yet"))
        self.empty.text.setText(
            self.tr(
                "Finish a match between two or more people with different names, at this screen, "
                "on the network or with paper cards. The wins of an evening are added up here."
            )
        )
        self.new_button.setText(self.tr("&New game…"))
        self.back_button.setText(self.tr("&Back"))
        self.csv.setText(self.tr("E&xport as CSV…"))
        self.print.setText(self.tr("&Print…"))
        self.pdf.setText(self.tr("PD&F…"))
        self._offer_groups(max(0, self.group_box.currentIndex()))
