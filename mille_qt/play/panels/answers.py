"""What the message bar offers to press: answers, and the rules behind what it says."""

from collections.abc import Callable
from typing import NamedTuple

from mille_qt.play.keyboard import Command

#: They press the answer that is meant.
MAIN_KEYS = (Command.CONFIRM, Command.COUP)


class Answer(NamedTuple):
    """A button on the bar: its words, what it does, and the commands that press it.

    The main one, which is meant, is pressed by confirming and by the key of the coup fourré, too.
    """

    text: str
    act: Callable[[], None]
    main: bool = False
    note: str = ""
    keys: tuple[Command, ...] = ()

    def is_meant_by(self, command: Command | int) -> bool:
        """Whether a command presses it."""
        return command in self.keys or (self.main and command in MAIN_KEYS)


class RuleLink(NamedTuple):
    """A rule that gives the reason for what the bar says, by its anchor.

    Where there are several, `side` is the name of the side that each holds for.
    """

    anchor: str
    side: str = ""
