"""Opponents to measure computer players against: a random one, and the greedy baseline."""

from random import Random

from mille_rules.cards import BATTLE_HAZARDS, REPAIRED_BY, SAFETY_FOR, Card, Family
from mille_rules.moves import FINISH, Move, MoveKind
from mille_rules.state import Phase
from mille_rules.views import View


class Randomly:
    """Takes any of its choices."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Any of the choices."""
        return self._rng.choice(choices)


class Greedy:
    """The largest distance it can, else repairs, else attacks, else the least useful discard.

    It never extends, and lays a safety down only as a coup fourré or to repair.
    """

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The first kind of move that there is, in the order of its creed."""
        if view.phase is Phase.ANSWER:
            return choices[0]
        if view.phase is Phase.EXTENSION:
            return FINISH
        return max(choices, key=lambda move: self._rank(view, move))

    def _rank(self, view: View, move: Move) -> tuple[int, float]:
        card = move.card
        assert card is not None
        if move.kind is MoveKind.DISCARD:
            return 0, -self._use(view, card)
        if card.family is Family.DISTANCE:
            return 4, card.miles
        if card.family is Family.REMEDY:
            return 3, 0
        if card.family is Family.SAFETY:
            return (3, -1) if _frees(view, card) else (-1, 0)
        return 2, card in BATTLE_HAZARDS

    def _use(self, view: View, card: Card) -> float:
        own = view.tableaux[view.side or 0]
        if card.family is Family.SAFETY:
            return 1000
        if card.family is Family.DISTANCE:
            fits = card.miles <= view.target - own.miles
            return card.miles / 4 if fits else 0
        if card.family is Family.REMEDY:
            if SAFETY_FOR[REPAIRED_BY[card]] in own.safeties:
                return 0
            return (60 if card is Card.ROLL else 40) / view.hand.count(card)
        rivals = [t for side, t in enumerate(view.tableaux) if side != view.side]
        return 50 if any(SAFETY_FOR[card] not in t.safeties for t in rivals) else 0


def _frees(view: View, safety: Card) -> bool:
    """Whether a safety answers what lies before the own side."""
    own = view.tableaux[view.side or 0]
    showing = {*own.battle[-1:], *own.speed[-1:]}
    return any(SAFETY_FOR.get(card) is safety for card in showing)
