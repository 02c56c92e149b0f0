"""Stores the result of every race, and opens the statistics page."""

import time
from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.features.shell import Shell
from mille_qt.features.statistics.figures import match_results
from mille_qt.features.statistics.race_rows import NotedMatch, RaceRow, rows_of, rows_of_record
from mille_qt.features.statistics.rebuilder import Race, Rebuilder, saved_files
from mille_qt.features.statistics.statistics_texts import trouble_text
from mille_qt.features.statistics.store import FILE_NAME, StatisticsStore
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.paths import data_folder, matches_folder, network_folder
from mille_rules.record import Record
from mille_rules.views import View

#: Milliseconds until a failed write is tried again.
RETRY_DELAY = 5_000


class Statistics(QObject):
    """Stores each race when it ends, and rebuilds lost statistics."""

    #: Emitted when damaged or lost statistics have been rebuilt from the saved matches.
    rebuilt = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._new_races: list[tuple[RaceRow, ...]] = []
        #: The rows of the latest race.
        self._latest: tuple[RaceRow, ...] = ()
        self._trouble_shown = False
        self._rebuilder: Rebuilder | None = None
        self._write_timer = QTimer(self, singleShot=True)
        self._write_timer.timeout.connect(self.write)

    @cached_property
    def store(self) -> StatisticsStore:
        """The stored statistics."""
        return StatisticsStore(data_folder() / FILE_NAME)

    def add_race(self, match: NotedMatch, view: View) -> None:
        """Store the race that has just ended, if somebody at this screen plays."""
        rows = self._latest = rows_of(match, view, time.time())
        self._new_races += [rows] if rows else []
        # Later, because the animation of the last move has not yet started.
        self._write_timer.start(0)

    def add_match(self, match: NotedMatch, record: Record, ended: float) -> None:
        """Store the finished races of a saved match; `ended` in seconds since 1970.

        Races that are already stored are not changed.
        """
        self._new_races += rows_of_record(match, record, ended)
        self._write_timer.start(0)

    def write(self) -> None:
        """Write everything to disk, or try again later."""
        races, self._new_races = self._new_races, []
        if races or self.store.waiting:
            self.store.add(*races)
        if self.store.waiting:
            self._write_timer.start(RETRY_DELAY)

    def all_written(self) -> bool:
        """Write everything to disk; return True if that succeeded."""
        self.write()
        return not self.store.waiting

    def close(self) -> None:
        """Stop rebuilding and write everything to disk."""
        self._write_timer.stop()
        if self._rebuilder is not None:
            self._rebuilder.stop()
            # Its queued signals are ignored; the next start rebuilds again.
            self._rebuilder = None
        if self._new_races or "store" in vars(self):
            self.write()
            self._write_timer.stop()

    def remarks(self) -> Callable[[], list[str]]:
        """Return a function that tells what is remarkable about the latest race and its match."""
        from mille_qt.features.statistics.remarks import remarks_on_match, remarks_on_race

        latest, rows = self._latest, list[RaceRow]()
        if any(row.here and row.result == "won" for row in latest):
            self.write()
            rows = self.store.rows()

        def told() -> list[str]:
            on_match = remarks_on_match(rows, latest[0].match) if rows else []
            return remarks_on_race(latest) + on_match

        return told

    def new_trouble(self) -> str:
        """Return why races are not saved, empty if they are or if this was returned before."""
        if "store" not in vars(self) or self.store.trouble is None:
            self._trouble_shown = False
            return ""
        if self._trouble_shown:
            return ""
        self._trouble_shown = True
        return trouble_text(self.store.trouble)

    def open(self) -> None:
        """Leave the current match and show the statistics."""
        from mille_qt.features.statistics.statistics_page import StatisticsPage

        shell = self._shell

        def show() -> None:
            self.write()
            page = StatisticsPage(self.store, shell.settings)
            page.back_requested.connect(shell.go_back)
            page.new_button.clicked.connect(shell.show_new_game)
            self.rebuilt.connect(page.reload)
            shell.show_page(page)
            self._rebuild()

        shell.leave_match(show)

    def match_results(self, since: float) -> list[MatchOutcome]:
        """Return the results of all matches with races since a time."""
        self.write()
        results = match_results(self.store.rows(since))
        self._rebuild()
        return results

    def _rebuild(self) -> None:
        """Start to rebuild statistics from the saved matches: damaged, lost or new ones."""
        if self._rebuilder is not None or not self.store.is_incomplete():
            return
        files = saved_files(matches_folder(), network_folder())
        rebuilder = Rebuilder(files, self.store.reset_races(), self)
        # Methods of this object are called in its thread.
        rebuilder.found.connect(self._add_rebuilt)
        rebuilder.finished.connect(self._finish_rebuilding)
        self._rebuilder = rebuilder
        rebuilder.start()

    def _add_rebuilt(self, races: list[Race]) -> None:
        # After a reset, races are not restored.
        if self._rebuilder is not None and self.store.is_incomplete():
            self.store.add(*races)

    def _finish_rebuilding(self) -> None:
        if self._rebuilder is None:
            return
        # The thread may still be emitting the signal that is handled here.
        self._rebuilder.stop()
        self._rebuilder.deleteLater()
        self._rebuilder = None
        # If races could not be written, the files are rebuilt again the next time.
        if not self.store.waiting:
            self.store.mark_rebuilt()
        self.rebuilt.emit()
