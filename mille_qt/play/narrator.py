"""Announces a match to screen readers: events, turns, and on request the table or the hand."""

from collections.abc import Sequence

from mille_qt.play.keyboard import Command
from mille_qt.play.panels.log_panel import LogPanel
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.texts.events import event as event_text
from mille_qt.ui.texts.reading import read_hand, read_score, read_table
from mille_qt.ui.texts.turns import choice_hint
from mille_rules.cards import Card
from mille_rules.events import EventKind
from mille_rules.moves import MoveKind
from mille_rules.state import Phase
from mille_rules.views import Update, View


class Narrator:
    """Announces what the table shows, at the time it is shown."""

    def __init__(self, picture_builder: PictureBuilder, log: LogPanel) -> None:
        self._picture_builder, self._log = picture_builder, log
        self._asked = -1
        #: Whether any event has been announced.
        self._told = False
        #: The seats whose hand has been announced in a race, with the race's number.
        self._know_hand: set[tuple[int | None, int]] = set()

    def tell(self, update: Update) -> None:
        """Announce the public events of an update."""
        for line in self._log.words(update):
            self._told = True
            announce(line)

    def tell_own(self, update: Update) -> None:
        """Announce the cards that the viewer has drawn."""
        seat = update.view.seat
        for event in update.events:
            if event.kind is EventKind.DREW and event.seat == seat and event.card is not None:
                names, sides = self._picture_builder.names, self._picture_builder.side_names(seat)
                announce(event_text(event, names, sides, seat), secret=True)

    def call(self, update: Update, turn: str, held: Sequence[tuple[Card, bool] | None]) -> None:
        """Announce once that it is the viewer's turn; questions are announced by the bar.

        The first time in a race, announce the cards `held`, too, and the standings if no event has
        been announced before.
        """
        plays = update.view.phase is Phase.PLAY
        draws = update.view.phase is Phase.DRAW and len(update.choices) > 1
        if update.seq == self._asked or not (plays or draws):
            return
        self._asked = update.seq
        view = update.view
        if self._told:
            announce(turn)
        else:
            sides = self._picture_builder.side_names(view.seat)
            announce(read_table(view, sides, turn), secret=True)
        race = view.seat, view.match.race
        if race not in self._know_hand:
            self._know_hand.add(race)
            announce(read_hand(held), secret=True)
        if plays and all(move.kind is not MoveKind.PLAY for move in update.choices):
            announce(choice_hint(view, update.choices), secret=True)

    def leave_out_standings(self) -> None:
        """Do not announce the standings, which the page explains."""
        self._told = True

    def call_anew(self) -> None:
        """Announce the next turn even if it has been announced to another viewer."""
        self._asked = -1


def read_aloud(
    command: Command | int | None,
    view: View,
    sides: Sequence[str],
    turn: str,
    held: Sequence[tuple[Card, bool] | None],
    bar: MessageBar,
) -> None:
    """Announce the table, the cards `held` or the score, and show the text on the bar."""
    if command is Command.READ_HAND:
        text = read_hand(held)
    elif command is Command.READ_SCORE:
        text = read_score(view, sides)
    else:
        text = read_table(view, sides, turn)
    announce(text, urgent=True, secret=True)
    bar.say(text, aloud=False)
