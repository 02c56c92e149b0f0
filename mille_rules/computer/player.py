"""Computer players: what answers for a seat, and what decides for it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from mille_rules.computer.strategy import Strategy
from mille_rules.fairness import Fairness
from mille_rules.moves import Move
from mille_rules.refusals import Code, Refusal, RefusedError
from mille_rules.state import Setup
from mille_rules.views import Update, View

if TYPE_CHECKING:
    # Used by hints and reviews only: the first table is shown without them.
    from mille_rules.computer.explanations.questions import Question, Reply

#: Submits a player's move: the seat, the move, and the number of the update that it answers.
Submit = Callable[[int, Move, int], None]
#: Receives a decision, or the answer to a question, which is None if there is none.
Answer = Callable[[Move], None]
Told = Callable[["Reply | None"], None]


class Thinker(Protocol):
    """Decides for computer players of any level; several tables may share it."""

    def prepare(self, level: str, setup: Setup) -> None:
        """Load what a level needs to decide at a table, if that takes a while."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Call `answer` once with one of the choices, now or later.

        `level` is a level of `LEVELS`, with or without a style; the usual level replaces an
        unknown one. Each thinker documents the thread in which it calls `answer`.
        """

    def close(self) -> None:
        """Stop thinking; questions that are still open are never answered."""


class Adviser(Thinker, Protocol):
    """A thinker that also answers the questions of hints and reviews."""

    def judge(self, question: "Question", told: Told) -> None:
        """Call `told` once with the answer, now or later, or with None if there is none."""


class ImmediateThinker:
    """Answers within `think`, in the thread of the caller."""

    def __init__(self, strategy: Strategy | None = None) -> None:
        """Decide with `strategy` at all levels, or with the strategy of each level."""
        self._strategy = strategy
        self._by_level: dict[str, Strategy] = {}

    def prepare(self, level: str, setup: Setup) -> None:
        """Do nothing: whoever calls would wait for it now instead of with the first decision."""

    def think(self, view: View, choices: tuple[Move, ...], level: str, answer: Answer) -> None:
        """Call `answer` at once."""
        strategy = self._strategy or self._by_level.get(level)
        if strategy is None:
            # Imported with the first decision: a table that is only shown does not need it.
            from mille_rules.computer.levels.styled import strategy_for

            strategy = self._by_level[level] = strategy_for(level)
        answer(strategy.choose(view, choices))

    def judge(self, question: "Question", told: Told) -> None:
        """Call `told` at once."""
        told(question.answer())

    def close(self) -> None:
        """Do nothing: no question is ever open."""


class ComputerPlayer:
    """A player like any other; the table goes on while it thinks. Late decisions are dropped."""

    def __init__(
        self,
        level: str,
        submit: Submit,
        thinker: Thinker | None = None,
        fairness: Fairness = Fairness.BEST,
    ) -> None:
        """Decide at a level of `thinker`, at once by default, and answer through `submit`.

        The thinker must answer in the thread of the match. If an attack could go to several sides,
        `fairness` selects its victim.
        """
        self._level, self._submit = level, submit
        self._thinker = thinker or ImmediateThinker()
        self._fairness = fairness
        #: The update that it thinks about, and the number of the latest update.
        self._asked: Update | None = None
        self._latest = -1
        self._retired = False

    def retire(self) -> None:
        """Stop answering: somebody else has the seat."""
        self._retired = True
        self._asked = None

    def update(self, update: Update) -> None:
        """Start thinking if the seat has a choice; answer at once if it has only one."""
        if self._latest < 0:
            # With the first update, so before the deal or soon after it.
            self._thinker.prepare(self._level, update.view.setup)
        self._latest = update.seq
        if self._retired:
            return
        if self._asked is not None and _still_asked(self._asked, update):
            return
        self._asked = update if update.choices else None
        if len(update.choices) == 1:
            self._answer(update, update.choices[0])
        elif update.choices:
            answer = partial(self._answer, update)
            self._thinker.think(update.view, update.choices, self._level, answer)

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Think again if another player was faster; any other refusal is a bug: RefusedError."""
        if refusal.code is not Code.STALE:
            raise RefusedError(refusal)
        # The table usually sends the update before it comes to the late move: once is enough.
        if update.seq != self._latest:
            self.update(update)

    def _answer(self, asked: Update, move: Move) -> None:
        if asked is self._asked and asked.view.seat is not None:
            self._asked = None
            self._submit(asked.view.seat, self._aimed(asked, move), asked.seq)

    def _aimed(self, asked: Update, move: Move) -> Move:
        if self._fairness is Fairness.BEST or move.side is None:
            return move
        # Imported with the first attack that is aimed: few tables have one.
        from mille_rules.computer.levels.fairness import aimed

        return aimed(asked.view, move, asked.choices, self._fairness)


def _still_asked(before: Update, now: Update) -> bool:
    """Return whether a question is still open after a partner may have answered it."""
    old, new = before.view.question, now.view.question
    if old is None or new is None or now.seq <= before.seq:
        return False
    return old[:3] == new[:3] and before.choices == now.choices
