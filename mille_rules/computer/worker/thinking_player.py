"""A computer in a seat whose decisions come when they come: the table goes on meanwhile."""

from collections.abc import Callable
from functools import partial

from mille_rules.computer.worker.thinker import Thinker
from mille_rules.fairness import Fairness
from mille_rules.moves import Move
from mille_rules.refusals import Code, Refusal, RefusedError
from mille_rules.views import Update

#: How a player hands in its move: seat, move, and the number of the update that it answers.
Submit = Callable[[int, Move, int], None]


class ThinkingPlayer:
    """A player like any other; what it decides too late is dropped."""

    def __init__(
        self, level: str, thinker: Thinker, submit: Submit, fairness: Fairness = Fairness.BEST
    ) -> None:
        """Decide at a level of `thinker`, whose answers come in the thread of the match.

        Where an attack could go to several sides, `fairness` names its victim.
        """
        self._level, self._thinker, self._submit = level, thinker, submit
        self._fairness = fairness
        #: The update that it thinks about, and the number of the latest that it was sent.
        self._asked: Update | None = None
        self._told = -1

    def update(self, update: Update) -> None:
        """See what happened; where the seat has a choice, have it thought about."""
        self._told = update.seq
        if self._asked is not None and _still_asked(self._asked, update):
            return
        self._asked = update if update.choices else None
        if len(update.choices) == 1:
            self._answer(update, update.choices[0])
        elif update.choices:
            answer = partial(self._answer, update)
            self._thinker.think(update.view, update.choices, self._level, answer)

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Think again where somebody else was quicker; RefusedError otherwise: that is a bug."""
        if refusal.code is not Code.STALE:
            raise RefusedError(refusal)
        # The table has usually told this seat before it came to the late move: once is enough.
        if update.seq != self._told:
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
    """Whether a question that a seat thinks about is still open: a partner may have answered it."""
    old, new = before.view.question, now.view.question
    if old is None or new is None or now.seq <= before.seq:
        return False
    return old[:3] == new[:3] and before.choices == now.choices
