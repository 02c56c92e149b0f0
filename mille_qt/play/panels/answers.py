"""The buttons of the message bar: answers to a question, and links to rules."""

from collections.abc import Callable
from typing import NamedTuple

from mille_qt.play.keyboard import Command

#: The keys of the main answer.
MAIN_KEYS = (Command.CONFIRM, Command.COUP)


class Answer(NamedTuple):
    """A button on the bar: its text, its action, and the commands that press it.

    The main answer is also pressed by the keys for confirming and for a coup fourré.
    """

    text: str
    act: Callable[[], None]
    main: bool = False
    note: str = ""
    keys: tuple[Command, ...] = ()

    def is_meant_by(self, command: Command | int) -> bool:
        """Whether a command presses this button."""
        return command in self.keys or (self.main and command in MAIN_KEYS)


class RuleLink(NamedTuple):
    """A rule that explains the text on the bar, by its anchor.

    `side` is the name of the side to which the rule applies, if there are several rules.
    """

    anchor: str
    side: str = ""
