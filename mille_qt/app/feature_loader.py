"""The one place that creates features; each is imported when it is first opened."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from mille_net.phone.phone_listener import PHONES_FILE
from mille_qt.ui.paths import certainly_exists, data_folder, network_folder
from mille_qt.ui.rule_anchors import PHONES
from mille_rules.view_analysis import ends_race

if TYPE_CHECKING:
    from mille_qt.features.challenge.challenges import Challenges, ChallengeShell
    from mille_qt.features.evenings.evenings import Evenings
    from mille_qt.features.lan.lan_controller import LanController
    from mille_qt.features.lessons.learning import Learning, LessonShell
    from mille_qt.features.library.library import Library, LibraryShell
    from mille_qt.features.phones.phone_controller import PhoneController
    from mille_qt.features.replay.replays import Replays, ReplayShell
    from mille_qt.features.review.reviews import Reviews
    from mille_qt.features.rulebook.rule_lookup import RuleLookup, RuleShell
    from mille_qt.features.shell import NetworkShell
    from mille_qt.features.statistics.statistics import Statistics
    from mille_qt.play.game_page import GamePage
    from mille_qt.session.local_session import LocalSession
    from mille_qt.session.match_outcome import MatchOutcome
    from mille_qt.session.table_session import TableSession
    from mille_qt.ui.art.characters.face import Face
    from mille_rules.computer.player import Adviser
    from mille_rules.record import Sitter
    from mille_rules.views import Update

    class FeatureShell(
        ChallengeShell,
        LessonShell,
        LibraryShell,
        NetworkShell,
        ReplayShell,
        RuleShell,
        Protocol,
    ):
        """Everything that features ask of the window."""


class FeatureLoader:
    """Creates each feature when it is first used, and keeps it as long as the window."""

    def __init__(self, shell: "FeatureShell", adviser: "Adviser | None") -> None:
        """`adviser` answers for reviews and compared tables instead of a process."""
        self._shell, self._adviser = shell, adviser

    @cached_property
    def replays(self) -> "Replays":
        """Replays of matches."""
        from mille_qt.features.replay.replays import Replays

        return Replays(self._shell)

    @cached_property
    def reviews(self) -> "Reviews":
        """Reviews of the decisions in a race."""
        from mille_qt.features.review.reviews import Reviews

        return Reviews(self._shell, self._adviser)

    @cached_property
    def library(self) -> "Library":
        """All matches on this computer."""
        from mille_qt.features.library.library import Library

        return Library(self._shell)

    @cached_property
    def challenges(self) -> "Challenges":
        """Numbered deals."""
        from mille_qt.features.challenge.challenges import Challenges

        return Challenges(self._shell)

    @cached_property
    def learning(self) -> "Learning":
        """The lessons."""
        from mille_qt.features.lessons.learning import Learning

        return Learning(self._shell)

    @cached_property
    def rules(self) -> "RuleLookup":
        """The rule book."""
        from mille_qt.features.rulebook.rule_lookup import RuleLookup

        return RuleLookup(self._shell)

    @cached_property
    def statistics(self) -> "Statistics":
        """The results of all races."""
        from mille_qt.features.statistics.statistics import Statistics

        return Statistics(self._shell)

    def note_races(self, game: "GamePage") -> None:
        """Add the races of a match to the statistics, which are imported when the first ends."""
        game.update_presenter.received.connect(partial(self._note_race, game.session))

    def _note_race(self, match: "TableSession", update: "Update") -> None:
        # Lessons have no identity and do not count.
        if ends_race(update.view) and match.match_id:
            self.statistics.add_race(match, update.view)

    @cached_property
    def evenings(self) -> "Evenings":
        """Standings over several matches."""
        from mille_qt.features.evenings.evenings import Evenings

        return Evenings(self._shell, self._match_results, self.statistics.rebuilt)

    def _match_results(self, since: float) -> "list[MatchOutcome]":
        """Return the results of all matches since a time, and of all those with real cards."""
        from mille_qt.features.score_keeper.sheet_store import paper_results

        return [*self.statistics.match_results(since), *paper_results(data_folder())]

    @cached_property
    def network(self) -> "LanController":
        """Play on the network."""
        from mille_qt.features.lan.lan_controller import LanController

        return LanController(self._shell)

    @cached_property
    def phones(self) -> "PhoneController":
        """Hands on phones."""
        from mille_qt.features.phones.phone_controller import PhoneController

        return PhoneController(self._shell)

    def follow_with_phones(self, game: "GamePage") -> None:
        """Show the hands of those who have phones there, if anybody has."""
        game.curtain.offer_phones()
        game.phone_wanted.connect(lambda seat: self.open_phones(game, seat))
        if "phones" in self.__dict__ or certainly_exists(network_folder() / PHONES_FILE):
            self.phones.follow(game)

    def open_phones(self, game: "GamePage", called: int | None = None) -> None:
        """Open the dialog for the phones of the people at a table.

        If a seat is `called`, with the code for its player.
        """
        self.phones.follow(game)
        name = game.session.own_name
        people = [(name(seat), game.face_of_seat(seat)) for seat in game.session.people]
        self.open_phones_of(people, "" if called is None else name(called))

    def open_phones_of(self, people: "Sequence[tuple[str, Face]]", called: str = "") -> None:
        """Open the dialog for the phones of people, with a code for one of them if `called`."""
        from mille_qt.features.phones.phones_dialog import PhonesDialog

        dialog = PhonesDialog(self.phones, people, self._shell.window, called)
        dialog.help_requested.connect(lambda: self.rules.open(PHONES))
        _open(dialog)

    # -- pages and dialogs, made anew each time ------------------------------------

    def show_score_keeper(self) -> None:
        """Keep score for people who play with paper cards, once the match has been left."""
        from mille_qt.features.score_keeper.score_keeper import ScoreKeeper

        shell = self._shell

        def show() -> None:
            page = ScoreKeeper(shell.settings)
            page.play_requested.connect(shell.play_new)
            page.evenings_requested.connect(lambda: self.evenings.open_over_page())  # noqa: PLW0108
            page.back_requested.connect(lambda: shell.leave_match(shell.go_back))
            shell.show_page(page)

        shell.leave_match(show)

    def show_new_game(self) -> None:
        """Set up a match, once the current one has been left."""
        from mille_qt.features.setup.new_game_page import NewGamePage

        shell = self._shell
        if isinstance(shell.current_page(), NewGamePage):
            # A new page would lose what has been chosen on this one.
            return

        def show() -> None:
            page = NewGamePage(shell.settings)
            page.challenge_button.clicked.connect(lambda: self.challenges.open())  # noqa: PLW0108
            page.play_requested.connect(shell.play_new)
            page.phones_requested.connect(lambda people: self.open_phones_of(people))  # noqa: PLW0108
            page.back_requested.connect(shell.go_back)
            shell.show_page(page)

        shell.leave_match(show)

    def open_players(self, match: "LocalSession", game: "GamePage") -> None:
        """Open the dialog that gives the seats of a match to other players."""
        from mille_qt.features.setup.players_dialog import PlayersDialog

        dialog = PlayersDialog(match, self._shell.settings, self._shell.window)

        def give_seats(sitters: "tuple[Sitter, ...]") -> None:
            # A player elsewhere has seen the own move, even if the screen has not shown it yet.
            shown = max(game.update_presenter.queues.seen, game.seats.moved)
            match.change_players(sitters, shown)

        dialog.chosen.connect(give_seats)
        dialog.phones_requested.connect(lambda: self.open_phones(game))
        _open(dialog)

    def open_preferences(self) -> None:
        """Open the preferences."""
        from mille_qt.features.preferences.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._shell.settings, self._shell.window)
        dialog.finished.connect(self._keep_preferences)
        _open(dialog)

    def _keep_preferences(self) -> None:
        settings = self._shell.settings
        if not settings.write():
            from mille_qt.ui.questions import tell_preferences_not_saved

            tell_preferences_not_saved(self._shell.window, settings.path)

    # -- what is open ----------------------------------------------------------------

    @property
    def at_network_table(self) -> bool:
        """True if there is a table on the network to leave."""
        return "network" in self.__dict__ and self.network.at_table

    @property
    def leaving_table_costs(self) -> bool:
        """True if leaving the table on the network costs anybody something."""
        return self.at_network_table and self.network.leaving_costs

    @property
    def in_lesson(self) -> bool:
        """True while a lesson is shown."""
        return "learning" in self.__dict__ and self.learning.lesson is not None

    def apply_theme(self) -> None:
        """Apply the theme and the card names to a rule book that is open."""
        if "rules" in self.__dict__:
            self.rules.apply_theme()

    def close(self) -> None:
        """Close the features that keep something open."""
        if "network" in self.__dict__:
            self.network.close()
        if "statistics" in self.__dict__:
            self.statistics.close()


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
