"""Reads the table, the hand or the score aloud on request."""

from collections.abc import Sequence

from mille_qt.play.keyboard import Command
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.ui import texts
from mille_qt.ui.access.announcing import announce
from mille_rules.cards import Card
from mille_rules.views import View

#: The commands for reading aloud.
READING = (Command.READ_TABLE, Command.READ_HAND, Command.READ_SCORE)


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
        text = texts.read_hand(held)
    elif command is Command.READ_SCORE:
        text = texts.read_score(view, sides)
    else:
        text = texts.read_table(view, sides, turn)
    announce(text, urgent=True, secret=True)
    bar.say(text, aloud=False)
