"""The log of a replay: the events of a race up to the moment that is shown."""

from mille_qt.features.replay.match_history import MatchHistory
from mille_qt.play.panels.log_panel import LogPanel


class ReplayLog:
    """Keeps a log panel in step with the moment that is shown."""

    def __init__(self, history: MatchHistory, panel: LogPanel) -> None:
        self._history, self._panel = history, panel
        self._shown_until = 0

    def show_until(self, seq: int) -> None:
        """Show the events of the race up to a moment."""
        first, last = self._history.races[self._history.race_of(seq)]
        shown = self._shown_until
        same_race = first <= shown <= last
        if same_race and shown > seq:
            self._panel.forget_after(seq)
        # A deal clears the log.
        for later in range(shown + 1 if same_race else first, seq + 1):
            self._panel.tell(self._history.update(later, None))
        self._shown_until = seq
