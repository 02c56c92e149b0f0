"""The dialog with everybody's results of a challenge, from the matches on this computer."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.features.challenge.challenge_matches import PlayedMatch
from mille_qt.features.challenge.found_results import FoundResults
from mille_qt.features.challenge.number_field import challenge_summary, copy_number
from mille_qt.ui.report import Report, ReportColumn, ReportRow
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.names import listed
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.widgets import QuietText
from mille_qt.ui.window_titles import set_window_title
from mille_rules.challenge import Challenge
from mille_rules.challenge_results import Result, results_of
from mille_rules.match_id import match_id


class MatchResult(NamedTuple):
    """A result and its match."""

    result: Result
    match: PlayedMatch


def sorted_results(matches: Iterable[PlayedMatch], races: int | None = None) -> list[MatchResult]:
    """Return the results of matches: finished matches first, then by points.

    Only the first `races` are counted, by default all.
    """
    found = [
        MatchResult(result, match)
        for match in matches
        for result in results_of(match.record, races)
        if races != 0
    ]
    return sorted(found, key=lambda one: (not one.result.over, -one.result.total))


class ResultsDialog(FoundResults):
    """Shows the results known so far while the matches are read in the background."""

    def __init__(
        self,
        challenge: Challenge,
        races: int | None = None,
        own: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show the first `races` only, by default all: no more than the player has played.

        The match with the identity `own` is selected first, by default the best one.
        """
        super().__init__(parent)
        self._challenge, self._races, self._own = challenge, races, own
        self.help, self.copy_button = QuietText(), QPushButton()
        self.copy_button.clicked.connect(lambda: copy_number(challenge))
        self._rows: list[MatchResult] = []
        self.begin(self.copy_button, self.help)

    def read(self) -> None:
        self.show_results(sorted_results(self._matches.of(self._challenge), self._races))

    def show_results(self, rows: Sequence[MatchResult]) -> None:
        """Show results in this order."""
        first, self._rows = not self._rows, list(rows)
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.table.show_report(self._report())
        if rows and first:
            self.table.setFocus()
        identities = [match_id(one.match.record) for one in rows]
        self.table.selectRow(identities.index(self._own) if self._own in identities else 0)
        self.fit()

    def _report(self) -> Report:
        return Report(
            [
                ReportColumn(self.tr("Player")),
                ReportColumn(self.tr("Against")),
                ReportColumn(self.tr("Points race by race"), wide=True),
                ReportColumn(self.tr("Total"), figures=True),
                ReportColumn(self.tr("Match")),
                ReportColumn(self.tr("Date")),
            ],
            [ReportRow(self._cells(one), bold=[0, 3]) for one in self._rows],
        )

    def _cells(self, one: MatchResult) -> list[str]:
        result = one.result
        when = QDateTime.fromSecsSinceEpoch(round(one.match.played or 0)).date()
        levels = [level_name(level) for level in result.levels]
        return [
            names_together(result.players),
            listed(levels) or names_together(result.opponents),
            " + ".join(number(points) for points in result.races) or "–",
            number(result.total),
            self._standing(one),
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
        ]

    def _standing(self, one: MatchResult) -> str:
        result = one.result
        if not result.over and self._races is not None:
            words = self.tr("up to race {number}").format(number=number(len(result.races)))
        elif not result.over:
            words = self.tr("under way")
        else:
            words = self.tr("won") if result.won else self.tr("lost")
        return self.tr("{standing}, with help").format(standing=words) if result.helped else words

    def retranslate(self) -> None:
        title = self.tr("Challenge {number}").format(number=self._challenge.shown)
        set_window_title(self, title)
        self.title.setText(title)
        self.summary.setText(challenge_summary(self._challenge))
        self.table.setAccessibleName(self.tr("Results, best first"))
        if self._races == 0:
            self.empty.setText(self.tr("Results appear after the first race."))
        else:
            self.empty.setText(self.tr("Nobody has finished a race of this challenge yet."))
        self.help.setText(
            self.tr("To compare with friends, import their match files under “Matches”.")
        )
        self.copy_button.setText(self.tr("&Copy the number"))
        self.close_button.setText(self.tr("C&lose"))
        self.table.show_report(self._report())
