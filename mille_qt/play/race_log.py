"""The log of the race under way: written and said as the table shows it, its moments kept."""

from mille_qt.play.match_table import MatchTable
from mille_qt.play.narrator import Narrator
from mille_qt.session.race_history import RaceHistory
from mille_rules.views import Update


class RaceLog:
    """Fills the panel's log from the updates of the public table."""

    def __init__(self, page: MatchTable, narrator: Narrator) -> None:
        self._session, self._words = page.session, page.words
        self._panel = page.panel.log
        self._narrator = narrator
        self._history = RaceHistory()

    def keep(self, update: Update) -> None:
        """Keep every public moment of the race, for the log and for looking back."""
        if self._history.keep(update):
            self._panel.forget_after(update.seq)

    def write_until(self, seq: int, aloud: bool = True) -> None:
        """Be no faster than the table: that would give away what is about to be played."""
        for update in self._history.seen_until(seq):
            self._panel.tell(update)
            if aloud:
                self._narrator.tell(update)

    def moment(self, seq: int) -> Update | None:
        """How the public table looked after so many moves, if that is still kept."""
        return self._history.moment(seq)

    def name(self) -> None:
        """Call everybody as now; in a log that several people read, nobody is you."""
        people = self._session.people
        own = people[0] if len(people) == 1 else None
        self._panel.name(self._session.names, own)
