"""Strategies: what chooses a move for a computer player, and values the choices."""

from typing import NamedTuple, Protocol

from mille_rules.moves import Move
from mille_rules.views import View


class Strategy(Protocol):
    """Decides for a computer player."""

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return one of two or more moves for the seat that the view belongs to."""


class Valued(NamedTuple):
    """The expected result of a move."""

    move: Move
    #: The result of the race: the own points less those of the rivals, as the strategy counts them.
    points: float
    #: The chance to win the match, from 0 to 1.
    win: float


class ValuingStrategy(Strategy, Protocol):
    """A strategy that can say what each move is worth to it."""

    def values(self, view: View, choices: tuple[Move, ...]) -> tuple[Valued, ...]:
        """The worth of each choice, in their order; what `choose` takes is worth most."""
