"""What the window asks of the rules: the book, and the paragraph that explains what is shown."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mille_qt.features.rulebook.explaining import explanation
from mille_qt.features.rulebook.parts import InForce
from mille_qt.features.rulebook.window import Note, RuleBookWindow, no_note
from mille_qt.features.shell import Shell
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.rule_anchors import anchor_of_event

if TYPE_CHECKING:
    from mille_qt.play.panels.log_panel import Told


class Rules(QObject):
    """Keeps one rule book, of the rules of the table that is shown, else of those last chosen."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self.book: RuleBookWindow | None = None

    def open(self, anchor: str = "") -> None:
        """Show the book there; by default where the table is concerned now."""
        table = self._shell.table_page
        if not anchor and table is not None:
            anchor = table.rule_here()
        self._look_up(anchor)

    def explain(self, told: "Told") -> None:
        """Show what a line of the log means, above the rule behind it."""
        force = self._force()

        def note() -> str:
            return f"{told.words()}\n{explanation(told.event, force, told.extended)}"

        self._look_up(anchor_of_event(told.event), note)

    def apply_theme(self) -> None:
        """Take the theme and the card names in force."""
        if self.book is not None:
            self.book.apply_theme(self._shell.card_language())

    def _look_up(self, anchor: str, note: Note = no_note) -> None:
        book = self.book
        if book is None:
            shell = self._shell
            language = shell.card_language()
            book = self.book = RuleBookWindow(self._force(), language, cache_folder(), shell.window)
        book.take(self._force())
        book.look_up(anchor, note)
        book.show()
        book.raise_()
        book.activateWindow()

    def _force(self) -> InForce:
        table = self._shell.table_page
        setup = None if table is None else table.setup
        if setup is not None:
            return InForce(setup.rules, setup.seats)
        settings = self._shell.settings
        seats = len(settings.last_seats)
        known = settings.rules.player_counts
        return InForce(settings.rules, seats if seats in known else known[0])
