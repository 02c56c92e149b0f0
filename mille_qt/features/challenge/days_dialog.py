"""The dialog with the deals of the day that were played here."""

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.features.challenge.days import DayResult, best_by_day, date_text
from mille_qt.features.challenge.found_results import FoundResults
from mille_qt.features.challenge.number_field import challenge_summary
from mille_qt.ui.report import Report, ReportColumn, ReportRow
from mille_qt.ui.texts.cards import number, points
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.window_titles import set_window_title


class DaysDialog(FoundResults):
    """Lists the best result of each day, the latest day first."""

    #: Carries the Challenge of the selected day.
    chosen = Signal(object)

    def __init__(self, until: date, parent: QWidget | None = None) -> None:
        super().__init__(parent, opens_rows=True)
        self._until = until
        self.again_button = QPushButton()
        self.again_button.clicked.connect(self._choose)
        self.table.row_opened.connect(self._choose)
        self._rows: list[DayResult] = []
        self.begin(self.again_button)

    def read(self) -> None:
        summaries = (entry.summary for entry in self._matches.entries())
        self.show_results(best_by_day(summaries, self._until))

    def show_results(self, rows: list[DayResult]) -> None:
        """Show these results."""
        first, self._rows = not self._rows, rows
        for widget in (self.table, self.summary, self.again_button):
            widget.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.table.show_report(self._report())
        if rows and first:
            self.table.setFocus()
        if rows:
            self.table.selectRow(0)
            self._say_best(max(rows, key=lambda one: one.points))
        self.fit()

    def _say_best(self, best: DayResult) -> None:
        text = self.tr("Best result: {names}, {points}, {day}.")
        names, day = names_together(best.names), date_text(best.day)
        self.summary.setText(text.format(names=names, points=points(best.points), day=day))

    def _report(self) -> Report:
        return Report(
            [
                ReportColumn(self.tr("Day")),
                ReportColumn(self.tr("Deal"), wide=True),
                ReportColumn(self.tr("Player")),
                ReportColumn(self.tr("Points"), figures=True),
                ReportColumn(self.tr("Match")),
            ],
            [ReportRow(self._cells(one), bold=[2, 3]) for one in self._rows],
        )

    def _cells(self, one: DayResult) -> list[str]:
        if not one.over:
            standing = self.tr("under way")
        else:
            standing = self.tr("won") if one.won else self.tr("lost")
        deal, names = challenge_summary(one.challenge), names_together(one.names)
        return [date_text(one.day), deal, names, number(one.points), standing]

    def _choose(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self._rows):
            self.chosen.emit(self._rows[row].challenge)
            self.accept()

    def retranslate(self) -> None:
        title = self.tr("Deals of the day")
        set_window_title(self, title)
        self.title.setText(title)
        self.table.setAccessibleName(self.tr("Best results, latest day first"))
        self.empty.setText(self.tr("No deals of the day played yet."))
        self.again_button.setText(self.tr("&Choose this deal"))
        self.close_button.setText(self.tr("C&lose"))
        if self._rows:
            self.show_results(self._rows)
