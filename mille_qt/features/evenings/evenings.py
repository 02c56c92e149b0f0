"""Opens the evenings, and adds the standings of this evening to score sheets."""

import time
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.features.evenings.evening_texts import today_line
from mille_qt.features.evenings.standings import (
    PeriodKind,
    PersonTotals,
    evening_start,
    groups_of,
    matches_in,
    period_of,
    standings_of,
)
from mille_qt.features.shell import Shell
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.page_layout import SideBySide, from_right
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TextLine, in_column

if TYPE_CHECKING:
    from mille_qt.features.evenings.evenings_page import EveningsPage
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet


class EveningNote(Translated, QWidget):
    """The matches that each person has won tonight, and a button that opens the evenings."""

    def __init__(
        self, standings: Sequence[PersonTotals], now: datetime, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._standings, self._now = standings, now
        self.text, self.button = TextLine(), QPushButton()
        self.button.setProperty("quiet", True)
        in_column(SideBySide(self.text, from_right(self.button)), of=self)
        self.retranslate()

    def retranslate(self) -> None:
        self.text.setText(today_line(self._standings, self._now))
        self.button.setText(self.tr("Stand&ings…"))


class Evenings(QObject):
    """Shows the standings over the results of all matches."""

    def __init__(
        self, shell: Shell, results: Callable[[float], list[MatchOutcome]], changed: SignalInstance
    ) -> None:
        """`results` returns all matches with races since a time, in seconds since 1970.

        `changed` is emitted when there may be other results.
        """
        super().__init__(shell.window)
        self._shell, self._results, self._changed = shell, results, changed

    def open(self) -> None:
        """Leave the current match and show the evenings."""

        def show() -> None:
            page = self._page()
            page.back_requested.connect(self._shell.go_back)
            self._shell.show_page(page)

        self._shell.leave_match(show)

    def _page(self) -> "EveningsPage":
        from mille_qt.features.evenings.evenings_page import EveningsPage

        page = EveningsPage(partial(self._results, 0.0), self._shell.settings)
        page.new_button.clicked.connect(self._shell.show_new_game)
        self._changed.connect(page.reload)
        return page

    def add_sheet_note(self, sheet: "ScoreSheet", match_id: str) -> None:
        """Add the standings of this evening to the score sheet of a match that is over."""
        now = time.time()
        groups = groups_of(self._results(evening_start(now)))
        group = next((one for one in groups if match_id in one.match_ids), None)
        if group is None:
            return
        tonight = matches_in(period_of(PeriodKind.EVENING, now), group.matches)
        if tonight:
            local = datetime.fromtimestamp(now).astimezone()
            note = EveningNote(standings_of(group.names, tonight), local)
            note.button.clicked.connect(self.open_over_page)
            sheet.add_note(note)

    def open_over_page(self) -> None:
        """Show the evenings until the player goes back to the page that is shown now."""
        page = self._page()
        page.back_requested.connect(self._shell.show_over_match(page))
