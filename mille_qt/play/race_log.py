"""The log of the current race, and showing an earlier moment of it on the table."""

from mille_qt.play.match_screen import MatchScreen
from mille_qt.play.panels.log_lines import LoggedChange
from mille_rules.views import Update


class RaceLog:
    """Writes the log panel as the table shows the moves; a click on a line shows that moment."""

    def __init__(self, screen: MatchScreen) -> None:
        self._screen, self._session = screen, screen.session
        self._panel = screen.page.panel.log
        self._table_presenter = screen.table_presenter
        self._update_presenter = update_presenter = screen.update_presenter
        self._hints, self._narrator = screen.hints, screen.narrator
        self._last_seq = -1
        #: Received, but not shown on the table yet.
        self._waiting: list[Update] = []
        update_presenter.received.connect(self._receive)
        update_presenter.showing.connect(self._write)
        self._panel.moment_chosen.connect(self.show_moment)

    def name(self) -> None:
        """Set the names of the seats; if several people read the log, nobody is called "you"."""
        seats = self._screen.seats
        own = None if seats.shared else next(iter(seats.viewers), None)
        page, changes = self._screen.page, self._session.seat_changes()
        logged = [LoggedChange(change, page.face_of(change.before)) for change in changes]
        self._panel.name(self._session.names, own, page.faces(), page.sides, logged)

    def _receive(self, update: Update) -> None:
        missed = self._session.timeline.missed(self._last_seq, update)
        if update.seq < self._last_seq:
            # Players who came after that move are in the record from here on.
            self.name()
            self._panel.forget_after(update.seq)
        self._last_seq = update.seq
        self._waiting = [old for old in self._waiting if old.seq <= update.seq]
        if missed:
            # Moves that this screen never shows are logged at once, and not announced.
            for old in (*self._waiting, *missed):
                self._panel.tell(old)
            self._waiting.clear()
        self._waiting.append(update)

    def _write(self, shown: Update) -> None:
        """Log what the table shows now; earlier, the log would give away the next card."""
        due = [update for update in self._waiting if update.seq <= shown.seq]
        self._waiting = [update for update in self._waiting if update.seq > shown.seq]
        # Moves made before the match was opened are logged, and not announced.
        aloud = self._table_presenter.update is not None
        for update in due:
            self._panel.tell(update)
            if aloud:
                self._narrator.tell(update)

    # -- earlier moments ---------------------------------------------------------

    def show_moment(self, seq: int) -> None:
        """Show the public table as it was after a number of moves, and hold the match."""
        moment, screen = self._session.timeline.moment(seq), self._screen
        if moment is None or screen.curtain.isVisible():
            return
        screen.prompts.give_up()
        self._hints.drop()
        self._update_presenter.hold()
        self._update_presenter.skip()
        self._table_presenter.show_moment(moment)
        screen.prompts.moment(self._back_to_now, self._panel.explain_chosen)

    def _back_to_now(self) -> None:
        self._screen.page.bar.clear()
        self._panel.lines.clearSelection()
        self._screen.page.setFocus()
        if self._table_presenter.update is not None:
            self._table_presenter.show(self._table_presenter.update)
        self._update_presenter.go_on()
