"""What a match says aloud by itself: what happens, as its log has it, and whose turn it is."""

from mille_qt import texts
from mille_qt.announcing import announce
from mille_qt.panels.log_panel import LogPanel
from mille_qt.table_words import TableWords
from mille_rules.events import EventKind
from mille_rules.moves import MoveKind
from mille_rules.state import Phase
from mille_rules.views import Update


class Narrator:
    """Has a screen reader say what the table shows, as it shows it."""

    def __init__(self, words: TableWords, log: LogPanel) -> None:
        self._words, self._log = words, log
        self._asked = -1

    def tell(self, update: Update) -> None:
        """Say what everybody at the table has seen."""
        for line in self._log.words(update):
            announce(line)

    def tell_own(self, update: Update) -> None:
        """Say the cards that the seat that looks has drawn."""
        seat = update.view.seat
        for event in update.events:
            if event.kind is EventKind.DREW and event.seat == seat and event.card is not None:
                names, sides = self._words.names, self._words.side_names(seat)
                announce(texts.event(event, names, sides, seat), secret=True)

    def call(self, update: Update, turn: str) -> None:
        """Say once that the seat that looks is to move; questions are said by the bar."""
        if update.seq == self._asked or update.view.phase is not Phase.PLAY:
            return
        self._asked = update.seq
        announce(turn)
        if all(move.kind is not MoveKind.PLAY for move in update.choices):
            announce(texts.choice_hint(update.view, update.choices), secret=True)

    def call_anew(self) -> None:
        """Whoever looks now has not been called yet."""
        self._asked = -1
