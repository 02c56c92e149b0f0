"""Looking back from the log: how the table was after an earlier move of the race."""

from mille_qt.play.hints import Hints
from mille_qt.play.match_table import MatchTable
from mille_qt.play.race_log import RaceLog
from mille_qt.play.table_presenter import TableNow
from mille_qt.play.update_presenter import PlayFlow


class LookingBack:
    """Holds the match while an earlier moment is shown, and goes on from there."""

    def __init__(
        self, page: MatchTable, now: TableNow, flow: PlayFlow, hints: Hints, log: RaceLog
    ) -> None:
        self._page, self._now, self._flow = page, now, flow
        self._hints, self._log = hints, log
        page.panel.log.moment_chosen.connect(self.show_moment)

    def show_moment(self, seq: int) -> None:
        """Show the public table as it was after so many moves, where that may be seen now."""
        moment = self._log.moment(seq)
        if moment is None or self._page.curtain.isVisible():
            return
        self._page.asking.give_up()
        self._hints.drop()
        self._flow.hold()
        self._flow.skip()
        self._now.show_moment(moment)
        self._page.asking.moment(self._back_to_now, self._page.panel.log.explain_chosen)

    def _back_to_now(self) -> None:
        self._page.bar.clear()
        self._page.panel.log.lines.clearSelection()
        self._page.setFocus()
        if self._now.update is not None:
            self._now.show(self._now.update)
        self._flow.go_on()
