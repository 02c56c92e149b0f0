"""The dialog with everybody's results of a challenge, from the matches on this computer."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from mille_qt.features.challenge.challenge_matches import ChallengeMatches, PlayedMatch
from mille_qt.features.challenge.number_field import challenge_summary, copy_number
from mille_qt.features.challenge.result_table import ResultTable, lay_out_results
from mille_qt.ui.texts import names_together, number
from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, TextLine
from mille_qt.ui.window_titles import set_window_title
from mille_rules.challenge import Challenge
from mille_rules.challenge_results import Result, results_of

_RACES, _TOTAL = 2, 3


class DatedResult(NamedTuple):
    """A result, and the time of the match's last move in seconds since 1970."""

    result: Result
    played: float


def sorted_results(matches: Iterable[PlayedMatch]) -> list[DatedResult]:
    """Return the results of matches: finished matches first, then by points."""
    found = [
        DatedResult(result, one.played) for one in matches for result in results_of(one.record)
    ]
    return sorted(found, key=lambda one: (not one.result.over, -one.result.total, one.played))


class ResultsDialog(Translated, QDialog):
    """Shows the results known so far while the matches are read in the background."""

    def __init__(self, challenge: Challenge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._challenge = challenge
        self._matches = ChallengeMatches(self)
        self.title, self.summary = Heading(TITLE), QuietText()
        self.table, self.empty, self.help = ResultTable(_RACES, [_TOTAL]), TextLine(), QuietText()
        self.copy_button, self.close_button = QPushButton(), QPushButton()
        parts = (self.title, self.summary, self.table, self.empty, self.help)
        lay_out_results(self, parts, (self.copy_button, self.close_button))
        self.copy_button.clicked.connect(lambda: copy_number(challenge))
        self._rows: list[DatedResult] = []
        self.retranslate()
        self._read()
        self._matches.changed.connect(self._read)
        self._matches.look_again()

    def _read(self) -> None:
        self.show_results(sorted_results(self._matches.of(self._challenge)))

    def show_results(self, rows: Sequence[DatedResult]) -> None:
        """Show results in this order."""
        self._rows = list(rows)
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.table.show_rows([self._cells(one) for one in rows])

    def _cells(self, one: DatedResult) -> list[str]:
        result = one.result
        when = QDateTime.fromSecsSinceEpoch(round(one.played)).date()
        levels = [level_name(level) for level in result.levels]
        return [
            names_together(result.players),
            listed(levels or map(isolated, result.opponents)),
            " + ".join(number(points) for points in result.races) or "–",
            number(result.total),
            self._standing(one),
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
        ]

    def _standing(self, one: DatedResult) -> str:
        result = one.result
        if not result.over:
            words = self.tr("under way")
        else:
            words = self.tr("won") if result.won else self.tr("lost")
        return self.tr("{standing}, with help").format(standing=words) if result.helped else words

    def retranslate(self) -> None:
        title = self.tr("Challenge {number}").format(number=self._challenge.shown)
        set_window_title(self, title)
        self.title.setText(title)
        self.summary.setText(challenge_summary(self._challenge))
        self.table.show_headers(
            [
                self.tr("Player"),
                self.tr("Against"),
                self.tr("Points race by race"),
                self.tr("Total"),
                self.tr("Match"),
                self.tr("Date"),
            ]
        )
        self.table.setAccessibleName(self.tr("Results, the best first"))
        self.empty.setText(self.tr("Nobody has finished a race of this challenge here yet."))
        self.help.setText(
            self.tr(
                "To compare with friends, have them save their match and send you the file. "
                "Import it here, on the page Matches."
            )
        )
        self.copy_button.setText(self.tr("&Copy the number"))
        self.close_button.setText(self.tr("C&lose"))
        if self._rows:
            self.show_results(self._rows)
