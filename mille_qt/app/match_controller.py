"""The match on the screen, one at a time: begun, opened, saved and put away."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from mille_qt.app.crash_report import CrashReport
from mille_qt.app.match_files import FileTalk
from mille_qt.app.window_pages import WindowPages, as_table
from mille_qt.session.autosave import Autosave, UnfinishedMatch
from mille_qt.session.hosted_matches import HostedMatch, last_hosted_match
from mille_qt.session.matches.recent_matches import played_at
from mille_qt.session.record_info import new_record
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.settings import Settings
from mille_rules.record import Header, Record

if TYPE_CHECKING:
    from mille_qt.features.statistics.statistics import Statistics
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.table_page import TablePage
    from mille_qt.session.local_session import LocalSession
    from mille_qt.session.table_session import TableSession
    from mille_rules.computer.player import Adviser

#: Milliseconds after which races are noted that a program which died did not note: by then the
#: window has been painted.
NOTE_AFTER = 1_000


class MatchController(QObject):
    """All that one window does with matches; `game` shows the one under way."""

    #: The table of a match is about to be shown for the first time.
    opened = Signal(QWidget)
    #: The table has been put away.
    closed = Signal()

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        pages: WindowPages,
        thinker: "Adviser",
        statistics: "Callable[[], Statistics]",
        chance: random.Random | None,
        report: CrashReport | None,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._pages = window, settings, pages
        self._thinker, self._statistics = thinker, statistics
        self._chance, self._report = chance, report
        self._autosave = Autosave()
        self.files = FileTalk(window, self._autosave.read)
        self.game: GamePage | None = None
        #: What the game page plays, where that is a match on this computer.
        self.local: LocalSession | None = None
        self._note_later = QTimer(self, singleShot=True, interval=NOTE_AFTER)
        self._note_later.timeout.connect(self._note_ended)

    # -- beginning ---------------------------------------------------------------

    def last(self) -> UnfinishedMatch | HostedMatch | None:
        """The match played last, here or at a table of this computer, if it can be continued."""
        own, hosted = self._autosave.last_match(), last_hosted_match()
        if self._autosave.ended:
            self._note_later.start()
        if own is None or hosted is None:
            return own or hosted
        return own if own.when > hosted.match.when else hosted

    def open_file(self, path: Path) -> None:
        """Go on with the match in a file, or say why not."""
        own = self._autosave.owns(path)

        def opened(record: Record) -> None:
            if own and path.exists() and not self._autosave.is_free(path):
                self.files.tell_in_play(path)
                return
            self.play(record, continued=path if own else None)
            if self.local is not None and not own:
                self.local.path = path

        self.files.read(path, opened)

    def play_new(self, header: Header, first: int | None, practice: bool) -> None:
        """Play a match of which nothing has been played; `first` names who begins."""
        self.play(new_record(header, practice, self._settings.fairness), first)

    def welcome(self) -> None:
        """Tell whoever plays the match under way as their first one where help is."""
        if self.game is not None:
            self.game.turn_controller.welcome()

    def play_another(self) -> None:
        """Play against the same people once more."""
        if self.local is not None:
            self.play(*self.local.next_match())

    def play(self, record: Record, first: int | None = None, continued: Path | None = None) -> None:
        """Play a match from where its record ends, on in its file where that is `continued`."""
        from mille_qt.session.local_session import LocalSession

        self._note_waiting()
        self.close_match()
        if continued is not None:
            self._autosave.continue_in(continued, record)
        session = LocalSession(
            record,
            lambda: self._autosave.file_for(record),
            self._thinker,
            self._chance,
            first,
            self,
        )
        self.local = session
        if continued is not None and record.race_ends():
            # The program may have died between the end of a race and its note.
            self._statistics().note_all(session, record, played_at(continued))
        if self._report is not None:
            self._report.match = session.text
        session.autosaved.connect(self._check_disk)
        game = self.open_table(session)
        game.update_presenter.received.connect(lambda _update: self._check_disk())
        game.start()

    # -- on the screen -------------------------------------------------------------

    def open_table(self, session: "TableSession") -> "GamePage":
        """Show the table of a match that can begin."""
        from mille_qt.play.game_page import GamePage

        self.game = GamePage(session, self._settings, cache_folder())
        self.opened.emit(self.game)
        self.show_table()
        return self.game

    def show_table(self) -> None:
        """Show the table of the match under way."""
        if self.game is not None:
            self._pages.turn_to(self.game)

    @property
    def table_page(self) -> "TablePage | None":
        """The table that is shown, else the table of the match."""
        return as_table(self._pages.currentWidget()) or self.game

    def close_match(self) -> None:
        """Close the match and all pages but the start page, without a question."""
        if self.game is not None:
            # Qt deletes the page later: until then it must not speak for the next match.
            self.game.update_presenter.stop()
            self._pages.put_away(self.game)
        if self.local is not None:
            self._thinker.close()
            self._let_go(self.local)
            self.local.deleteLater()
            if self._report is not None:
                self._report.match = str
        self.game = self.local = None
        self.closed.emit()
        self._pages.drop_passing()

    def close(self) -> None:
        """No computer player thinks any more, and others may play the match."""
        self._note_waiting()
        self._thinker.close()
        if self.local is not None:
            self._let_go(self.local)

    def _let_go(self, match: "LocalSession") -> None:
        match.stop_autosave()
        self._autosave.release(match.match_id, over=match.over)

    def choose_card_language(self, chosen: str) -> None:
        """Have the names on the cards in these languages, for the player who looks."""
        if self.game is None:
            self._settings.card_language = chosen
        else:
            self.game.choose_card_language(chosen)

    def card_language(self) -> str:
        """The names that the cards have now."""
        chosen = self._settings.card_language
        return chosen if self.game is None else self.game.card_language()

    # -- keeping -------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether moves would be lost, or be missing in the file that the player saved to."""
        match = self.local
        if match is None:
            return False
        return match.file_behind or (match.unsaved and match.trouble is not None)

    @property
    def autosave(self) -> Autosave:
        """The file of the match under way, and those of the matches before."""
        return self._autosave

    def ask_leave(self, then: Callable[[], None], *, always: bool = False) -> None:
        """Go on to something else; the player agrees before anything is lost.

        With `always` the player agrees to leave a match that is under way at all: one key is soon
        pressed by mistake.
        """
        match = self.local
        if match is not None and self.unsaved:
            self._ask_save(match, then)
        elif match is not None and always and match.unsaved and not match.over:
            from mille_qt.ui.questions import ask_put_away

            ask_put_away(self._window, lambda wanted: then() if wanted else None)
        else:
            then()

    def _ask_save(self, match: "LocalSession", then: Callable[[], None]) -> None:
        from mille_qt.ui.questions import LeaveChoice, ask_leave

        def answered(answer: LeaveChoice) -> None:
            if answer is LeaveChoice.LEAVE:
                then()
            elif answer is LeaveChoice.SAVE:
                self.files.save(match, then)

        kept_elsewhere = match.path if match.trouble is None else None
        ask_leave(self._window, kept_elsewhere, answered)

    def save(self) -> None:
        """Save the match, where it was saved before or where the player says."""
        if self.local is not None:
            self.files.save(self.local)

    def save_as(self) -> None:
        """Save the match where the player says."""
        if self.local is not None:
            self.files.save_as(self.local)

    def _note_waiting(self) -> None:
        """Note what ended as a program died before a match lies above it, which hides it."""
        if self._note_later.isActive():
            self._note_later.stop()
            self._note_ended()

    def _note_ended(self) -> None:
        """What ended as a program died counts like any other race; not before is it put away."""
        from mille_qt.session.local_session import LocalSession

        statistics = self._statistics()
        for path, record in self._autosave.ended.items():
            session = LocalSession(record, lambda: None, self._thinker, parent=self)
            session.stop_autosave()
            statistics.note_all(session, record, played_at(path))
            session.deleteLater()
        if statistics.all_written():
            self._autosave.bookmark_ended()

    def _check_disk(self) -> None:
        """The match goes on when it cannot be written, and the player knows why."""
        if self.game is not None and self.local is not None:
            self.game.banner.show_trouble(self.local.trouble)
