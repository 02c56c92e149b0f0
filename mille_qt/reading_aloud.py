"""How things stand, read aloud when it is asked for."""

from mille_qt import texts
from mille_qt.announcing import announce
from mille_qt.hand_control import HandControl
from mille_qt.keyboard import Command
from mille_qt.panels.message_bar import MessageBar
from mille_qt.table_now import TableNow


def read_aloud(command: Command, now: TableNow, hand: HandControl, bar: MessageBar) -> None:
    """Say the table, the hand or the score; the words stand on the bar, too."""
    if now.update is None:
        return
    view, sides = now.update.view, now.side_names()
    if command is Command.READ_HAND:
        text = texts.read_hand(hand.held())
    elif command is Command.READ_SCORE:
        text = texts.read_score(view, sides)
    else:
        text = texts.read_table(view, sides, now.turn())
    announce(text, urgent=True, secret=True)
    bar.say(text, aloud=False)
