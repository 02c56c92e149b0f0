"""A computer in a seat: it answers whatever the table asks, at once and from what it may see."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from mille_rules.moves import Move
from mille_rules.refusals import Code, Refusal, RefusedError
from mille_rules.views import Update, View

#: How a player hands in its move: seat, move, and the number of the update that it answers.
Submit = Callable[[int, Move, int], None]


class Strategy(Protocol):
    """What decides for a computer player."""

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """One of two or more moves, for the seat that looks."""


class Valued(NamedTuple):
    """What a strategy expects of a move."""

    move: Move
    #: The result of the race: the own points less those of the rivals, as the strategy counts them.
    points: float
    #: The chance to win the match, from 0 to 1.
    win: float


class ComputerPlayer:
    """Answers for a seat with the choices of a strategy."""

    def __init__(self, strategy: Strategy, submit: Submit) -> None:
        """Answer through `submit`, at once, from within the update that asks."""
        self._strategy = strategy
        self._submit = submit
        self._answered: int | None = None

    def update(self, update: Update) -> None:
        """See what happened; where the seat is asked, submit its move."""
        seat = update.view.seat
        if seat is not None and update.choices:
            self._answered = update.seq
            self._submit(seat, self._answer(update), update.seq)

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Answer again where somebody else was quicker; RefusedError otherwise: that is a bug."""
        if refusal.code is not Code.STALE:
            raise RefusedError(refusal)
        # The table may have told this seat before it came to the late move: once is enough.
        if update.seq != self._answered:
            self.update(update)

    def _answer(self, update: Update) -> Move:
        if len(update.choices) == 1:
            return update.choices[0]
        return self._strategy.choose(update.view, update.choices)
