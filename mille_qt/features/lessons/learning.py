"""Controls the lessons: their list, one after the other, and the first match."""

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mille_qt.features.lessons.course import LESSON_SLUGS
from mille_qt.features.lessons.lesson_list_page import LessonListPage
from mille_qt.features.lessons.lesson_page import LessonPage
from mille_qt.features.lessons.progress import Progress
from mille_qt.features.shell import Shell
from mille_qt.ui.access.last_input import LastInput
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.setup.known_names import known_names, next_name
from mille_qt.ui.setup.seat_list import COMPUTER_NAMES
from mille_qt.ui.setup.usual_game import HUMAN, UsualGame, has_played, usual_game
from mille_rules.record import Header, Sitter
from mille_rules.rulesets import DEFAULT_RULES

FIRST_LEVEL = "computer-beginner"


class LessonShell(Shell, Protocol):
    """The shell of the window, with the requests that only the lessons make."""

    def current_page(self) -> QWidget | None:
        """The page that is shown."""

    def play_new(self, header: Header, first: int | None, practice: bool) -> None:
        """Play a new match; `first` is the seat that begins, None for chance."""

    def show_rule(self, anchor: str = "") -> None:
        """Open the rule book at an anchor, by default at the rule that matters now."""


class Learning(QObject):
    """Opens the lessons and records the progress through them."""

    def __init__(self, shell: LessonShell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._progress = Progress(shell.settings)
        self._input = LastInput(shell.window)

    def open(self) -> None:
        """Leave the current match and show the list of lessons."""
        self._shell.leave_match(self.show_list)

    def show_list(self) -> None:
        """Show the list of lessons."""
        shell = self._shell
        page = LessonListPage(shell.settings)
        page.lesson_wanted.connect(self.play)
        page.match_wanted.connect(self.play_match)
        page.rules_button.clicked.connect(lambda: shell.show_rule())  # noqa: PLW0108
        page.back_requested.connect(shell.go_back)
        shell.show_page(page)

    def play(self, slug: str, step: int = 0) -> None:
        """Start a lesson at a step."""
        shell = self._shell
        page = LessonPage(slug, step, shell.settings, cache_folder(), self._input.by_keys)
        page.reached.connect(lambda reached: self._progress.reach(slug, reached))
        page.ended.connect(lambda: self._progress.finish(slug))
        page.left.connect(self.show_list)
        page.next_wanted.connect(lambda: self._play_after(slug))
        shell.show_page(page)
        page.start()

    @property
    def lesson(self) -> LessonPage | None:
        """The lesson on screen."""
        shown = self._shell.current_page()
        return shown if isinstance(shown, LessonPage) else None

    def begin_again(self) -> None:
        """Restart the lesson on screen."""
        if self.lesson is not None:
            self.play(self.lesson.coach.lesson.slug)

    def play_match(self) -> None:
        """Play a match with the usual settings, or the first one against a beginner."""
        settings, play = self._shell.settings, self._shell.play_new
        if has_played(settings):
            play(*usual_game(settings))
            return
        person = Sitter(HUMAN, next_name(known_names(settings), ()) or self.tr("You"))
        rival = next(other for other in COMPUTER_NAMES if other != person.name)
        header = Header(DEFAULT_RULES, (person, Sitter(FIRST_LEVEL, rival)))
        # Becomes the usual game until another is set up.
        UsualGame(header, None, False).keep(settings)
        play(header, 0, False)

    def _play_after(self, slug: str) -> None:
        following = LESSON_SLUGS[LESSON_SLUGS.index(slug) + 1 :]
        if following:
            self.play(following[0])
        else:
            self.play_match()
