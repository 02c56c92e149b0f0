"""The match on the screen, one at a time: begun, opened, saved and put away."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mille_qt.card_names import CardLanguage
from mille_qt.crash import CrashReport
from mille_qt.files import FileTalk
from mille_qt.game_page import GamePage
from mille_qt.paths import cache_folder
from mille_qt.saves import Autosave, Unfinished
from mille_qt.session import LocalSession, new_record
from mille_rules.record import Header, Record

if TYPE_CHECKING:
    from mille_net.thinker import Thinker
    from mille_qt.main_window import MainWindow
    from mille_qt.table_session import TableSession


class Matches(QObject):
    """All that one window does with matches; `game` shows the one under way."""

    def __init__(
        self,
        window: "MainWindow",
        thinker: "Thinker",
        chance: random.Random | None,
        report: CrashReport | None,
    ) -> None:
        super().__init__(window)
        self._window, self._thinker = window, thinker
        self._chance, self._report = chance, report
        self._autosave = Autosave()
        self.files = FileTalk(window)
        self.game: GamePage | None = None
        #: What the game page plays, where that is a match on this computer.
        self.local: LocalSession | None = None

    # -- beginning ---------------------------------------------------------------

    def last(self) -> Unfinished | None:
        """The match played last, if it can be continued."""
        return self._autosave.last_match()

    def go_on(self) -> None:
        """Go on with the match played last."""
        last = self.last()
        if last is not None:
            self._autosave.take_over(last.path)
            self.files.read(last.path, self.play)

    def open(self) -> None:
        """Ask for a file, and go on with its match."""
        self.files.open(self.open_file)

    def open_file(self, path: Path) -> None:
        """Go on with the match in a file, or say why not."""

        def opened(record: Record) -> None:
            self.play(record)
            if self.local is not None:
                self.local.path = path

        # Who would rather stay leaves the file as it is, too.
        self._window.leave_match(lambda: self.files.read(path, opened))

    def play_new(self, header: Header, first: int | None, practice: bool) -> None:
        """Play a match of which nothing has been played; `first` names who begins."""
        self.play(new_record(header, practice, self._window.settings.fairness), first)

    def play_another(self) -> None:
        """Play against the same people once more."""
        if self.local is not None:
            self.play(*self.local.next_match())

    def play(self, record: Record, first: int | None = None) -> None:
        """Play a match from where its record ends."""
        self._window.drop_game()
        take, chance = self._autosave.take, self._chance
        session = LocalSession(record, take, self._thinker, chance, first, self)
        self.local = session
        if self._report is not None:
            self._report.match = session.text
        session.kept.connect(self._check_disk)
        game = self.sit_down(session)
        game.flow.told.connect(lambda _update: self._check_disk())
        game.start()

    # -- on the screen -------------------------------------------------------------

    def sit_down(self, session: "TableSession") -> GamePage:
        """Show the table of a match that can begin."""
        self.game = GamePage(session, self._window.settings, cache_folder())
        self._window.follow(self.game)
        self.show_table()
        return self.game

    def show_table(self) -> None:
        """Show the table of the match under way."""
        if self.game is not None:
            self._window.pages.turn_to(self.game)
        self._window.menus.update_state()

    def drop(self) -> None:
        """Put the match away."""
        if self.game is not None:
            self._window.pages.put_away(self.game)
        if self.local is not None:
            self._thinker.close()
            self.local.deleteLater()
            if self._report is not None:
                self._report.match = str
        self.game = self.local = None

    def close(self) -> None:
        """No computer player thinks any more."""
        self._thinker.close()

    def choose_card_language(self, chosen: CardLanguage) -> None:
        """Have the names on the cards in these languages, for the player who looks."""
        if self.game is None:
            self._window.settings.card_language = chosen
        else:
            self.game.choose_card_language(chosen)

    def card_language(self) -> CardLanguage:
        """The names that the cards have now."""
        chosen = self._window.settings.card_language
        return chosen if self.game is None else self.game.card_language()

    # -- keeping -------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether something of the match would be lost with it."""
        return self.local is not None and self.local.unsaved

    def ask_leave(self, then: Callable[[], None]) -> None:
        """Go on to something else; the player agrees before anything is lost."""
        match = self.local
        if match is None or not match.unsaved:
            then()
            return

        from mille_qt.dialogs.questions import Leave, ask_leave

        def answered(answer: Leave) -> None:
            if answer is Leave.LEAVE:
                then()
            elif answer is Leave.SAVE:
                self.files.save(match, then)

        ask_leave(self._window, answered)

    def save(self) -> None:
        """Save the match, where it was saved before or where the player says."""
        if self.local is not None:
            self.files.save(self.local)

    def save_as(self) -> None:
        """Save the match where the player says."""
        if self.local is not None:
            self.files.save_as(self.local)

    def _check_disk(self) -> None:
        """The match goes on when it cannot be written, and the player knows why."""
        if self.game is not None and self.local is not None:
            self.game.show_trouble(self.local.trouble)
