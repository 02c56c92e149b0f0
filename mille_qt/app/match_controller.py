"""The current match: started, opened, saved and closed."""

import random
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from mille_net.trust.left_table import LeftTable
from mille_qt.app.crash_report import CrashReport, OpenMatch
from mille_qt.app.window_pages import WindowPages, as_table
from mille_qt.session.autosave import Autosave, UnfinishedMatch
from mille_qt.session.hosted_matches import HostedMatch, last_hosted_match, left_table
from mille_qt.session.matches.recent_matches import played_at
from mille_qt.session.record_info import new_record
from mille_qt.ui.paths import cache_folder, certainly_exists
from mille_qt.ui.settings import Settings
from mille_rules.record import Header, Record
from mille_rules.record_lines import NotARecordError

if TYPE_CHECKING:
    from mille_qt.app.feature_loader import FeatureLoader
    from mille_qt.app.match_files import MatchFiles
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.table_page import TablePage
    from mille_qt.session.local_session import LocalSession
    from mille_qt.session.table_session import TableSession
    from mille_rules.computer.player import Adviser

#: Milliseconds until races are added to the statistics that ended when the program crashed: by
#: then the window has been painted.
RECORD_AFTER = 1_000


class MatchController(QObject):
    """Plays one match at a time; `game` is its table."""

    #: Emitted with the table of a match before it is shown.
    opened = Signal(QWidget)
    #: Emitted when the match has been closed.
    closed = Signal()
    #: Carries the words for where the match is saved.
    saved = Signal(str)

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        pages: WindowPages,
        thinker: "Adviser",
        features: "FeatureLoader",
        chance: random.Random | None,
        report: CrashReport | None,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._pages = window, settings, pages
        self._thinker, self._features = thinker, features
        self._chance, self._report = chance, report
        self._autosave = Autosave()
        self.game: GamePage | None = None
        #: The session of the current match, if it is played on this computer.
        self.local_session: LocalSession | None = None
        self._record_timer = QTimer(self, singleShot=True, interval=RECORD_AFTER)
        self._record_timer.timeout.connect(self._record_ended_matches)

    @cached_property
    def files(self) -> "MatchFiles":
        """File dialogs and messages."""
        from mille_qt.app.match_files import MatchFiles

        return MatchFiles(self._window)

    # -- beginning ---------------------------------------------------------------

    def last_match(self) -> UnfinishedMatch | HostedMatch | LeftTable | None:
        """Return the match played last, alone or on the network, if it can be continued."""
        own, hosted, left = self._autosave.last_match(), last_hosted_match(), left_table()
        if self._autosave.ended:
            self._record_timer.start()
        found = [match for match in (left, hosted, own) if match is not None]
        return max(found, key=lambda match: match.when, default=None)

    def open_file(self, path: Path) -> None:
        """Continue the match in a file, or say why that is impossible."""
        own = self._autosave.owns(path)

        def opened(record: Record) -> None:
            if own and certainly_exists(path) and not self._autosave.is_free(path):
                self.files.show_in_play(path)
                return
            self.play(record, continued=path if own else None)
            if self.local_session is not None and not own:
                self.local_session.path = path

        self.read(path, opened)

    def read(self, path: Path, opened: Callable[[Record], None], *, to_look: bool = False) -> None:
        """Read a match; if its end is damaged, offer the intact beginning.

        With `to_look` the match will not be continued: the file stays as it is.
        """
        try:
            reading = self._autosave.read(path)
        except (OSError, NotARecordError) as error:
            self.files.show_unreadable(path, error)
            return
        if reading.fault is not None:
            self.files.offer_beginning(path, reading, opened, to_look=to_look)
            return
        opened(reading.record)
        if reading.torn:
            self.files.show_torn(path, reading.unwritten)

    def play_new(self, header: Header, first: int | None, practice: bool) -> None:
        """Play a new match; `first` is the seat that begins, None for chance."""
        self.play(new_record(header, practice, self._settings.fairness), first)

    def welcome(self) -> None:
        """Tell new players where to find help."""
        if self.game is not None:
            self.game.turn_controller.welcome()

    def play_another(self) -> None:
        """Play another match against the same players."""
        if self.local_session is not None:
            self.play(*self.local_session.next_match())

    def play(self, record: Record, first: int | None = None, continued: Path | None = None) -> None:
        """Play a match from the end of its record; `continued` is its file, if it has one."""
        self._record_waiting_races()
        self.close_match()
        if continued is not None:
            self._autosave.continue_in(continued, record)
        session = self._session(record, lambda: self._autosave.file_for(record), first)
        self.local_session = session
        if continued is not None and record.race_ends():
            # The program may have crashed before the end of a race was added to the statistics.
            self._features.statistics.add_match(session, record, played_at(continued))
        if self._report is not None:
            self._report.match = OpenMatch(session.text, session.is_saved, self.save_as)
        session.autosaved.connect(self._check_disk)
        game = self.open_table(session)
        game.curtain.offer_players()
        game.curtain.panel.players.clicked.connect(self.open_players)
        game.update_presenter.received.connect(lambda _update: self._check_disk())
        game.start()

    def _session(
        self, record: Record, file_for: Callable[[], Path | None], first: int | None = None
    ) -> "LocalSession":
        from mille_qt.session.local_session import LocalSession

        return LocalSession(record, file_for, self._thinker, self._chance, first, self)

    def open_players(self) -> None:
        """Open the dialog that gives the seats of the match to other players."""
        match, game = self.local_session, self.game
        if match is None or game is None:
            return
        self._features.open_players(match, game)

    # -- on the screen -------------------------------------------------------------

    def open_table(self, session: "TableSession") -> "GamePage":
        """Show the table of a new match."""
        from mille_qt.play.game_page import GamePage

        self.game = GamePage(session, self._settings, cache_folder())
        self.opened.emit(self.game)
        self.show_table()
        return self.game

    def show_table(self) -> None:
        """Show the table of the current match."""
        if self.game is not None:
            self._pages.show_page(self.game)

    @property
    def table_page(self) -> "TablePage | None":
        """The table that is shown, else the table of the match."""
        return as_table(self._pages.currentWidget()) or self.game

    def close_match(self) -> None:
        """Close the match and all pages but the start page, without a question."""
        if self.game is not None:
            # Qt deletes the page later; it must not announce anything until then.
            self.game.update_presenter.stop()
            self.game.seats.end()
            self._pages.remove_page(self.game)
        if self.local_session is not None:
            self._thinker.close()
            self._release(self.local_session)
            self.local_session.deleteLater()
            if self._report is not None:
                self._report.match = None
        self.game = self.local_session = None
        self.closed.emit()
        self._pages.remove_passing_page()

    def close(self) -> None:
        """Stop computer players, and release the file of the match."""
        self._record_waiting_races()
        self._thinker.close()
        if self.local_session is not None:
            self._release(self.local_session)

    def _release(self, match: "LocalSession") -> None:
        match.stop_autosave()
        # A match that is over and not marked so is recorded at the next start.
        written = match.over and self._features.statistics.all_written()
        self._autosave.release(match.match_id, over=written)

    def choose_card_language(self, chosen: str) -> None:
        """Set the language of the card names, for the player at the screen."""
        if self.game is None:
            self._settings.card_language = chosen
        else:
            self.game.shared_screen.choose_card_language(chosen)

    def card_language(self) -> str:
        """Return the language of the card names."""
        chosen = self._settings.card_language
        return chosen if self.game is None else self.game.card_language()

    # -- saving -------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """True if moves would be lost, or are missing in the file that the player saved to."""
        match = self.local_session
        if match is None:
            return False
        return match.file_behind or (match.unsaved and match.trouble is not None)

    @property
    def autosave(self) -> Autosave:
        """The files of the current match and of earlier ones."""
        return self._autosave

    def ask_leave(self, then: Callable[[], None]) -> None:
        """Call `then` once the player has agreed to lose unsaved moves, if there are any."""
        match = self.local_session
        if match is not None and self.unsaved:
            self.files.ask_save(match, match.path if match.trouble is None else None, then)
        else:
            then()

    def save(self) -> None:
        """Save the match in its file; ask for one if it has none."""
        if self.local_session is not None:
            self.files.save(self.local_session, self._say_where_saved)

    def confirm_saved(self) -> None:
        """Say where the match is saved: in its file, or move by move."""
        match = self.local_session
        if match is None:
            text = self.tr("This match is saved automatically on the host’s computer.")
            self.saved.emit(text)
        elif match.path is None and match.trouble is None:
            text = self.tr("This match is saved automatically. You find it under Matches.")
            self.saved.emit(text)
        else:
            self.save()

    def save_as(self) -> None:
        """Ask for a file, and save the match."""
        if self.local_session is not None:
            self.files.save_as(self.local_session, self._say_where_saved)

    def _say_where_saved(self) -> None:
        match = self.local_session
        if match is not None and match.path is not None:
            self.saved.emit(self.tr("Match saved in {file}.").format(file=match.path.name))

    def _record_waiting_races(self) -> None:
        """Record matches that ended in a crash before a newer match hides them."""
        if self._record_timer.isActive():
            self._record_timer.stop()
            self._record_ended_matches()

    def _record_ended_matches(self) -> None:
        """Record the statistics of matches that ended when the program crashed."""
        statistics = self._features.statistics
        for path, record in self._autosave.ended.items():
            session = self._session(record, lambda: None)
            session.stop_autosave()
            statistics.add_match(session, record, played_at(path))
            session.deleteLater()
        if statistics.all_written():
            self._autosave.bookmark_ended()

    def _check_disk(self) -> None:
        """Tell the player if the match cannot be written to disk; it goes on."""
        if self.game is not None and self.local_session is not None:
            self.game.banner.show_trouble(self.local_session.trouble)
