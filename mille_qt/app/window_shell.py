"""The one place that opens features; each is imported when it is first opened."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from mille_qt.features.shell import NetworkShell, do_nothing

if TYPE_CHECKING:
    from mille_qt.app.main_window import MainWindow
    from mille_qt.features.challenge.challenges import Challenges
    from mille_qt.features.lan.network_play import NetworkPlay
    from mille_qt.features.lessons.learning import Learning
    from mille_qt.features.library.library import Library
    from mille_qt.features.replay.replays import Replays
    from mille_qt.features.review.reviews import Reviews
    from mille_qt.features.rulebook.rule_lookup import RuleLookup
    from mille_qt.features.statistics.statistics import Statistics
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.panels.log_panel import Told
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_qt.play.table_page import TablePage
    from mille_qt.session.local_session import LocalSession
    from mille_qt.session.matches.recent_matches import Recent
    from mille_qt.session.table_session import TableSession
    from mille_qt.ui.settings import Settings
    from mille_qt.ui.sound.sound import Sound
    from mille_rules.computer.player import Adviser
    from mille_rules.record import Header, Record


class WindowShell(NetworkShell):
    """Opens features for menus and buttons, and does what features ask of the window.

    A feature is created when it is first opened, and kept as long as the window.
    """

    def __init__(self, window: "MainWindow", adviser: "Adviser | None") -> None:
        """`adviser` answers for reviews instead of a process."""
        self._window, self._adviser = window, adviser

    # -- features --------------------------------------------------------------------

    @cached_property
    def replays(self) -> "Replays":
        """Replays of matches."""
        from mille_qt.features.replay.replays import Replays

        return Replays(self)

    @cached_property
    def reviews(self) -> "Reviews":
        """Reviews of the decisions in a race."""
        from mille_qt.features.review.reviews import Reviews

        return Reviews(self, self._adviser)

    @cached_property
    def library(self) -> "Library":
        """All matches on this computer."""
        from mille_qt.features.library.library import Library

        return Library(self)

    @cached_property
    def challenges(self) -> "Challenges":
        """Numbered deals."""
        from mille_qt.features.challenge.challenges import Challenges

        return Challenges(self)

    @cached_property
    def learning(self) -> "Learning":
        """The lessons."""
        from mille_qt.features.lessons.learning import Learning

        return Learning(self)

    @cached_property
    def rules(self) -> "RuleLookup":
        """The rule book."""
        from mille_qt.features.rulebook.rule_lookup import RuleLookup

        return RuleLookup(self)

    @cached_property
    def statistics(self) -> "Statistics":
        """The results of all races."""
        from mille_qt.features.statistics.statistics import Statistics

        return Statistics(self)

    @cached_property
    def network(self) -> "NetworkPlay":
        """Play on the network."""
        from mille_qt.features.lan.network_play import NetworkPlay

        return NetworkPlay(self)

    def close(self) -> None:
        """Close the features that keep something open."""
        if "network" in self.__dict__:
            self.network.close()
        if "statistics" in self.__dict__:
            self.statistics.close()

    def apply_theme(self) -> None:
        """Apply the theme and the card names to a rule book that is open."""
        if "rules" in self.__dict__:
            self.rules.apply_theme()

    # -- for menus and buttons ---------------------------------------------------------

    def open_library(self) -> None:
        """Show all matches on this computer."""
        self.library.open()

    def open_challenge(self) -> None:
        """Ask for the number of a challenge."""
        self.challenges.open()

    def open_replay(self) -> None:
        """Ask for the file of a match, and replay it."""
        self.replays.open()

    def open_lessons(self) -> None:
        """Show the lessons."""
        self.learning.open()

    @property
    def in_lesson(self) -> bool:
        """True while a lesson is shown."""
        return "learning" in self.__dict__ and self.learning.lesson is not None

    def restart_lesson(self) -> None:
        """Play the current lesson from its beginning."""
        self.learning.begin_again()

    def open_statistics(self) -> None:
        """Show the statistics."""
        self.statistics.open()

    def open_network(self) -> None:
        """Show the tables on the network, once the player has left the current match."""
        # The network is created when the match before it has been left.
        self.leave_match(lambda: self.network.open())  # noqa: PLW0108

    def open_score_keeper(self) -> None:
        """Keep score for people who play with paper cards."""
        from mille_qt.features.score_keeper.score_keeper import ScoreKeeper

        def show() -> None:
            page = ScoreKeeper()
            page.play_requested.connect(self.play_new)
            page.back_requested.connect(self.show_start)
            self.show_page(page)

        self.leave_match(show)

    def open_preferences(self) -> None:
        """Open the preferences."""
        from mille_qt.features.preferences.preferences import PreferencesDialog

        dialog = PreferencesDialog(self.settings, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def explain(self, told: "Told") -> None:
        """Open the rule book at the rule behind a line of the log."""
        self.rules.explain(told)

    # -- pages -------------------------------------------------------------------------

    @property
    def window(self) -> QWidget:
        return self._window

    @property
    def settings(self) -> "Settings":
        return self._window.settings

    def current_page(self) -> QWidget | None:
        return self._window.pages.currentWidget()

    def show_page(self, page: QWidget, left: Callable[[], None] = do_nothing) -> None:
        self.close_match()
        self._window.pages.show_passing(page, left)
        self._window.menus.update_state()

    def show_over_match(
        self, page: QWidget, left: Callable[[], None] = do_nothing
    ) -> Callable[[], None]:
        return self._window.pages.show_over_match(page, left)

    def show_start(self) -> None:
        self.close_match()
        self._window.pages.show_start(self._window.match_controller.last())
        self._window.menus.update_state()

    def show_new_game(self) -> None:
        from mille_qt.features.setup.new_game_page import NewGamePage

        def ask() -> None:
            page = NewGamePage(self.settings)
            page.challenge_requested.connect(self.open_challenge)
            page.play_requested.connect(self.play_new)
            page.back_requested.connect(self.show_start)
            self.show_page(page)

        self.leave_match(ask)

    # -- the match -----------------------------------------------------------------------

    @property
    def match(self) -> "LocalSession | None":
        return self._window.match

    @property
    def table_page(self) -> "TablePage | None":
        return self._window.table_page

    @property
    def at_network_table(self) -> bool:
        """True if there is a table on the network to leave."""
        return "network" in self.__dict__ and self.network.at_table

    @property
    def dealing(self) -> bool:
        """True if a table on the network has begun a race whose cards have not arrived."""
        return "network" in self.__dict__ and self.network.dealing

    def leave_match(self, then: Callable[[], None], *, always_ask: bool = False) -> None:
        """Call `then` once the player has agreed to leave the match, if there is one.

        The player is asked if anything would be lost, or with `always_ask` if a match is running.
        """
        if self.at_network_table:
            self.network.ask_leave(then)
        else:
            self._window.match_controller.ask_leave(then, always=always_ask)

    def close_match(self) -> None:
        self._window.match_controller.drop()
        self._window.sheet.drop()
        self._window.pages.drop_passing()

    def play(self, record: "Record") -> None:
        self._window.match_controller.play(record)

    def play_new(self, header: "Header", first: int | None, practice: bool) -> None:
        self._window.match_controller.play_new(header, first, practice)

    def open_match(self, path: Path) -> None:
        self._window.match_controller.open_file(path)

    def card_language(self) -> str:
        return self._window.match_controller.card_language()

    @property
    def score_sheet(self) -> "ScoreSheet | None":
        return self._window.score_sheet

    def open_table(self, session: "TableSession") -> "GamePage":
        return self._window.match_controller.sit_down(session)

    def show_table(self) -> None:
        self._window.match_controller.show_table()

    def toggle_score_sheet(self) -> None:
        self._window.sheet.toggle()

    # -- files ---------------------------------------------------------------------------

    @property
    def recent_matches(self) -> "Recent":
        return self._window.match_controller.autosave.recent

    @property
    def match_file(self) -> Path | None:
        return self._window.match_controller.autosave.path

    def choose_match_file(self, chosen: Callable[[Path], None]) -> None:
        self._window.match_controller.files.open(chosen)

    def read_match(self, path: Path, opened: "Callable[[Record], None]") -> None:
        self._window.match_controller.files.read(path, opened, to_look=True)

    # -- other features --------------------------------------------------------------------

    def replay(self, path: Path, back: Callable[[], None] | None = None) -> None:
        self.replays.open_file(path, back)

    def review(
        self, record: "Record", race: int, seat: int | None, back: Callable[[], None]
    ) -> None:
        self.reviews.show_review(record, race, seat, back)

    def show_rule(self, anchor: str = "") -> None:
        self.rules.open(anchor)

    def show_challenge_results(self, number: str) -> None:
        self.challenges.show_results_of(number)

    def add_menu(self, menu: QMenu) -> None:
        self._window.menus.add(menu)

    def notify(self, sound: "Sound", text: str = "") -> None:
        self._window.desktop.notify(sound, text)
