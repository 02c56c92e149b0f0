"""What computer players on a screen or a host think with; the answer may come later."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from mille_rules.moves import Move
from mille_rules.views import View

if TYPE_CHECKING:
    # Asked by hints and reviews alone: the first table does without.
    from mille_rules.computer.explanations.questions import Question, Reply

#: What is done with a decision, and with the answer to a question: None where there is none.
Answer = Callable[[Move], None]
Told = Callable[["Reply | None"], None]


class Thinker(Protocol):
    """Decides for computer players that several tables may share."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Have `answer` called once with one of the choices, now or later.

        `level` is a name in `mille_rules.computer.LEVELS`; one that is not there plays as usual.
        Which thread calls is the thinker's affair, and said there.
        """

    def close(self) -> None:
        """Stop thinking: what has not been answered never will be."""


class Adviser(Thinker, Protocol):
    """A thinker that says what it thinks, too: for hints and reviews."""

    def judge(self, question: "Question", told: Told) -> None:
        """Have `told` called once with the answer, now or later, or with None where that fails."""


class ImmediateThinker:
    """Answers within `think`, in the thread that asks: for tests, and where nobody else waits."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Call `answer` at once."""
        # Imported with the first decision: a table that is only shown does without.
        from mille_rules.computer.worker.main import strategy_for

        answer(strategy_for(level).choose(view, choices))

    def judge(self, question: "Question", told: Told) -> None:
        """Call `told` at once."""
        told(question.answer())

    def close(self) -> None:
        """Nothing is ever left unanswered."""
