"""Where a window leads besides a match: each is imported when somebody first goes there."""

from functools import cached_property
from typing import TYPE_CHECKING

# Only their names: no table needs any of them to be painted.
if TYPE_CHECKING:
    from mille_qt.app.main_window import MainWindow
    from mille_qt.features.challenge.challenges import Challenges
    from mille_qt.features.lessons.learning import Learning
    from mille_qt.features.library.library import Library
    from mille_qt.features.replay.replays import Replays
    from mille_qt.features.review.reviews import Reviews
    from mille_qt.features.rulebook.rules import Rules
    from mille_qt.play.panels.log_panel import Told
    from mille_rules.computer.worker.thinker import Adviser


class Destinations:
    """Makes each when it is first wanted, and keeps it as long as the window."""

    def __init__(self, window: "MainWindow", adviser: "Adviser | None") -> None:
        """`adviser` thinks for reviews instead of a process."""
        self._window, self._adviser = window, adviser

    @cached_property
    def replays(self) -> "Replays":
        """Matches looked at again."""
        from mille_qt.features.replay.replays import Replays

        return Replays(self._window)

    @cached_property
    def reviews(self) -> "Reviews":
        """Races whose decisions are looked at again."""
        from mille_qt.features.review.reviews import Reviews

        return Reviews(self._window, self._adviser)

    @cached_property
    def library(self) -> "Library":
        """All matches of this computer."""
        from mille_qt.features.library.library import Library

        return Library(self._window)

    @cached_property
    def challenges(self) -> "Challenges":
        """Numbered deals."""
        from mille_qt.features.challenge.challenges import Challenges

        return Challenges(self._window)

    @cached_property
    def learning(self) -> "Learning":
        """The lessons."""
        from mille_qt.features.lessons.learning import Learning

        return Learning(self._window)

    @cached_property
    def rules(self) -> "Rules":
        """The rule book."""
        from mille_qt.features.rulebook.rules import Rules

        return Rules(self._window)

    # -- for menus and buttons, which are made before any of them ----------------

    def show_matches(self) -> None:
        """Show all matches of this computer."""
        self.library.open()

    def open_challenge(self) -> None:
        """Ask for the number of a challenge."""
        self.challenges.open()

    def watch_file(self) -> None:
        """Look again at the match in a file."""
        self.replays.open()

    def learn(self) -> None:
        """Show the lessons."""
        self.learning.open()

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson is shown."""
        return "learning" in self.__dict__ and self.learning.lesson is not None

    def begin_lesson_again(self) -> None:
        """Play the lesson that is shown from its beginning."""
        self.learning.begin_again()

    def show_rule(self, anchor: str = "") -> None:
        """Open the rule book there, by default where the table is concerned now."""
        self.rules.open(anchor)

    def explain(self, told: "Told") -> None:
        """Open the rule book at the rule behind a line of the log."""
        self.rules.explain(told)

    def dress(self) -> None:
        """Have a rule book that is open follow the theme."""
        if "rules" in self.__dict__:
            self.rules.dress()
