"""All that one window does with statistics: notes every race that ends, and shows the figures."""

import time
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.features.shell import Shell
from mille_qt.features.statistics.notes import Noted, is_over, races_of, rows_of
from mille_qt.ui.paths import data_folder, matches_folder, network_folder
from mille_rules.record import Record
from mille_rules.views import Update

# The database and the page are imported when they are first needed: no table waits for them.
if TYPE_CHECKING:
    from mille_qt.features.statistics.keeping import Keeping
    from mille_qt.features.statistics.notes import Row
    from mille_qt.features.statistics.rebuilding import Race, Rebuilding
    from mille_qt.play.game_page import GamePage

#: Milliseconds until what could not be written is tried again.
AGAIN = 5_000


class Statistics(QObject):
    """Writes down what came of each race while the table shows how it ended."""

    #: Statistics that were damaged have been made again from the saved matches.
    rebuilt = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._noted: list[tuple[Row, ...]] = []
        self._told = False
        self._rebuilding: Rebuilding | None = None
        #: The files that are being made again.
        self._damaged: list[Path] = []
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.write)

    @cached_property
    def keeping(self) -> "Keeping":
        """What was noted, on disk."""
        from mille_qt.features.statistics.keeping import FILE_NAME, Keeping

        return Keeping(data_folder() / FILE_NAME)

    def follow(self, game: "GamePage") -> None:
        """Note the races of a match, here or on the network, that somebody here plays in."""
        game.update_presenter.received.connect(partial(self._hear, game))

    def _hear(self, game: "GamePage", update: Update) -> None:
        match = game.session
        # Lessons have no identity: nothing is won in them.
        if is_over(update.view) and match.match_id and match.people:
            self._noted.append(rows_of(match, update.view, time.time()))
            # The disk takes its time, and the move that ended the race is still being told.
            self._soon.start(0)

    def note_all(self, match: Noted, record: Record, ended: float) -> None:
        """Note every race of a match that lies on disk; `ended` in seconds since 1970.

        What is known already is left as it is.
        """
        if match.people:
            self._noted += races_of(match, record, ended)
            self._soon.start(0)

    def write(self) -> None:
        """Have everything that was noted on disk, or try again soon."""
        noted, self._noted = self._noted, []
        if noted or self.keeping.waiting:
            self.keeping.note(*noted)
        if self.keeping.waiting:
            self._soon.start(AGAIN)

    def all_written(self) -> bool:
        """Write what can be written; whether nothing waits any more."""
        self.write()
        return not self.keeping.waiting

    def close(self) -> None:
        """The last chance to write."""
        self._soon.stop()
        if self._rebuilding is not None:
            self._rebuilding.stop()
        if self._noted or "keeping" in vars(self):
            self.write()
            self._soon.stop()

    def news_of_trouble(self) -> str:
        """Why races are not on disk, in words, the first time that this is asked."""
        if "keeping" not in vars(self) or self.keeping.trouble is None:
            self._told = False
            return ""
        if self._told:
            return ""
        self._told = True
        from mille_qt.features.statistics.words import trouble_text

        return trouble_text(self.keeping.trouble)

    def open(self) -> None:
        """Show the figures, once the match under way is left."""
        from mille_qt.features.statistics.statistics_page import StatisticsPage

        shell = self._shell

        def show() -> None:
            self.write()
            page = StatisticsPage(self.keeping, shell.settings)
            page.back_requested.connect(shell.show_start)
            self.rebuilt.connect(page.read_again)
            shell.show_page(page)
            self._rebuild()

        shell.leave_match(show)

    def _rebuild(self) -> None:
        """Make statistics that were damaged again from the saved matches, if that is not done."""
        from mille_qt.features.statistics.database import Why

        damaged = self.keeping.lost_sight_of(Why.DAMAGED)
        if self._rebuilding is not None or not damaged:
            return
        from mille_qt.features.statistics.rebuilding import Rebuilding, saved_files

        files = saved_files(matches_folder(), network_folder())
        rebuilding = Rebuilding(files, self.keeping.reset_races(), self)
        # Methods of this object, which live in its thread: there the signals come, too.
        rebuilding.found.connect(self._note_again)
        rebuilding.finished.connect(self._finish_rebuilding)
        self._rebuilding, self._damaged = rebuilding, damaged
        rebuilding.start()

    def _note_again(self, races: "list[Race]") -> None:
        from mille_qt.features.statistics.database import Why

        # None of them are there any more where the player has begun anew meanwhile.
        if self.keeping.lost_sight_of(Why.DAMAGED):
            self.keeping.note(*races)

    def _finish_rebuilding(self) -> None:
        if self._rebuilding is not None:
            # The thread may still be in the signal that has brought us here.
            self._rebuilding.stop()
            self._rebuilding.deleteLater()
            self._rebuilding = None
        # Races that could not be written yet are read again the next time.
        if not self.keeping.waiting:
            self.keeping.rebuilt(self._damaged)
        self.rebuilt.emit()
