"""Opens the rule book, and explains events of the log with it."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mille_qt.features.rulebook.chapter import CurrentRules
from mille_qt.features.rulebook.event_explanations import explanation
from mille_qt.features.rulebook.rule_book_window import Note, RuleBookWindow, no_note
from mille_qt.features.shell import Shell
from mille_qt.ui.editions import edition_of
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.rule_anchors import anchor_of_event
from mille_qt.ui.setup.rules_choice import RulesChoice
from mille_qt.ui.translation import in_edition

if TYPE_CHECKING:
    from mille_qt.play.panels.log_lines import Told
    from mille_qt.play.table_page import TablePage


class RuleShell(Shell, Protocol):
    """The shell of the window, with the requests that only the rule book makes."""

    @property
    def table_page(self) -> "TablePage | None":
        """The table that is shown, else the table of the current match."""

    def current_page(self) -> QWidget | None:
        """The page that is shown."""

    def card_language(self) -> str:
        """The language of the names on the cards, for the player at the screen."""


class RuleLookup(QObject):
    """Owns the rule book of the table that is shown, or of the rules that are or were chosen."""

    def __init__(self, shell: RuleShell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self.book: RuleBookWindow | None = None

    def open(self, anchor: str = "") -> None:
        """Show the book at an anchor; by default at the rule for what happens at the table."""
        table = self._shell.table_page
        if not anchor and table is not None:
            anchor = table.rule_here()
        self._look_up(anchor)

    def explain(self, told: "Told") -> None:
        """Show the rule behind a line of the log, with an explanation above it."""
        current = self._current_rules()

        def note() -> str:
            with in_edition(edition_of(current.rules.name)):
                return f"{told.words()}\n{explanation(told.event, current, told.extended)}"

        self._look_up(anchor_of_event(told.event), note)

    def apply_theme(self) -> None:
        """Apply the current theme and card names."""
        if self.book is not None:
            self.book.apply_theme(self._shell.card_language())

    def _look_up(self, anchor: str, note: Note = no_note) -> None:
        shell, current = self._shell, self._current_rules()
        if self.book is None:
            language = shell.card_language()
            self.book = RuleBookWindow(current, language, cache_folder(), shell.window)
        self.book.set_rules(current)
        self.book.look_up(anchor, note)
        self.book.show()
        self.book.raise_()
        self.book.activateWindow()

    def _current_rules(self) -> CurrentRules:
        table = self._shell.table_page
        setup = None if table is None else table.setup
        if setup is not None:
            return CurrentRules(setup.rules, setup.seats)
        page = self._shell.current_page()
        choice = None if page is None else page.findChild(RulesChoice)
        if choice is not None and choice.seats in choice.rules.player_counts:
            return CurrentRules(choice.rules, choice.seats)
        settings = self._shell.settings
        seats = len(settings.last_seats)
        known = settings.rules.player_counts
        return CurrentRules(settings.rules, seats if seats in known else known[0])
