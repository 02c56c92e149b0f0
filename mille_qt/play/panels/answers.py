"""The answers and links to rules that the message bar offers."""

from collections.abc import Callable
from typing import NamedTuple

from mille_qt.play.keyboard import Command
from mille_rules.cards import Card
from mille_rules.moves import Move

#: The keys of the main answer.
MAIN_KEYS = (Command.CONFIRM, Command.COUP)


class Answer(NamedTuple):
    """An answer: its text, its action, and the commands that choose it.

    The main answer is also chosen by the keys for confirming and for a coup fourré. `figure` and
    `note` say what the answer brings; `card` is shown beside them. `key` is the name of its key, of
    Enter if CONFIRM is among `keys`. `move` is the move that the answer makes, if it is one.
    """

    text: str
    act: Callable[[], None]
    main: bool = False
    figure: str = ""
    note: str = ""
    card: Card | None = None
    key: str = ""
    keys: tuple[Command, ...] = ()
    move: Move | None = None

    def is_meant_by(self, command: Command | int) -> bool:
        """Whether a command chooses this answer."""
        return command in self.keys or (self.main and command in MAIN_KEYS)

    @property
    def is_brief(self) -> bool:
        """Whether there is only a text, which fits beside the question."""
        return not (self.figure or self.note) and self.card is None

    @property
    def description(self) -> str:
        """What the answer brings, and its key, in one line."""
        said = " ".join(filter(None, (self.figure, self.note.replace("\n", ". "))))
        key = f"({self.key})" if self.key else ""
        return " ".join(filter(None, (said, key)))

    @property
    def spoken(self) -> str:
        """The whole answer in one line."""
        separator = " " if self.is_brief else ": "
        return separator.join(filter(None, (self.text, self.description)))


class RuleLink(NamedTuple):
    """A rule that explains a message, by its anchor.

    `side` is the name of the side to which the rule applies, if there are several rules.
    """

    anchor: str
    side: str = ""
