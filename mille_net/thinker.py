"""What computer players on a screen or a host think with; the answer may come later."""

from collections.abc import Callable
from typing import Protocol

from mille_rules.moves import Move
from mille_rules.views import View

#: What is done with a decision.
Answer = Callable[[Move], None]


class Thinker(Protocol):
    """Decides for computer players that several tables may share."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Have `answer` called once with one of the choices, now or later.

        `level` is a name in `mille_rules.computer.LEVELS`; one that is not there plays as usual.
        Which thread calls is the thinker's affair, and said there.
        """

    def close(self) -> None:
        """Stop thinking: what has not been answered never will be."""


class ImmediateThinker:
    """Answers within `think`, in the thread that asks: for tests, and where nobody else waits."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Call `answer` at once."""
        # Imported with the first decision: a table that is only shown does without.
        from mille_rules.computer.thinking import strategy_for

        answer(strategy_for(level).choose(view, choices))

    def close(self) -> None:
        """Nothing is ever left unanswered."""
