"""The one place that creates features; each is imported when it is first opened."""

from functools import cached_property
from typing import TYPE_CHECKING

from mille_qt.features.shell import NetworkShell
from mille_qt.ui.paths import data_folder

if TYPE_CHECKING:
    from mille_qt.features.challenge.challenges import Challenges
    from mille_qt.features.evenings.evenings import Evenings
    from mille_qt.features.lan.lan_controller import LanController
    from mille_qt.features.lessons.learning import Learning
    from mille_qt.features.library.library import Library
    from mille_qt.features.replay.replays import Replays
    from mille_qt.features.review.reviews import Reviews
    from mille_qt.features.rulebook.rule_lookup import RuleLookup
    from mille_qt.features.statistics.statistics import Statistics
    from mille_qt.session.match_outcome import MatchOutcome
    from mille_rules.computer.player import Adviser


class FeatureLoader:
    """Creates each feature when it is first used, and keeps it as long as the window."""

    def __init__(self, shell: NetworkShell, adviser: "Adviser | None") -> None:
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
