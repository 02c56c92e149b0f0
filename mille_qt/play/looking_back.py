"""Looking back from the log: how the table was after an earlier move of the race."""

from mille_qt.play.hints import Hints
from mille_qt.play.match_table import MatchTable
from mille_qt.play.race_log import RaceLog
from mille_qt.play.table_presenter import TablePresenter
from mille_qt.play.update_presenter import UpdatePresenter


class LookingBack:
    """Holds the match while an earlier moment is shown, and goes on from there."""

    def __init__(
        self,
        page: MatchTable,
        table_presenter: TablePresenter,
        presenter: UpdatePresenter,
        hints: Hints,
        log: RaceLog,
    ) -> None:
        self._page, self._table_presenter, self._presenter = page, table_presenter, presenter
        self._hints, self._log = hints, log
        page.panel.log.moment_chosen.connect(self.show_moment)

    def show_moment(self, seq: int) -> None:
        """Show the public table as it was after so many moves, where that may be seen now."""
        moment = self._log.moment(seq)
        if moment is None or self._page.curtain.isVisible():
            return
        self._page.prompts.give_up()
        self._hints.drop()
        self._presenter.hold()
        self._presenter.skip()
        self._table_presenter.show_moment(moment)
        self._page.prompts.moment(self._back_to_now, self._page.panel.log.explain_chosen)

    def _back_to_now(self) -> None:
        self._page.bar.clear()
        self._page.panel.log.lines.clearSelection()
        self._page.setFocus()
        if self._table_presenter.update is not None:
            self._table_presenter.show(self._table_presenter.update)
        self._presenter.go_on()
