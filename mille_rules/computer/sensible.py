"""A sensible player: it looks at its own view, values every move in points, and takes the best."""

from mille_rules.cards import HAZARDS, Card, Family
from mille_rules.computer.attacking import value_of_attack
from mille_rules.computer.extension import value_of_extending
from mille_rules.computer.keeping import value_of_keeping
from mille_rules.computer.safeties import value_of_laying
from mille_rules.computer.situation import Situation, situation_of
from mille_rules.computer.weights import Weights
from mille_rules.driving import LIMIT_MILES
from mille_rules.moves import EXTEND, FINISH, Move, MoveKind
from mille_rules.state import Phase
from mille_rules.views import View

#: Arriving comes before everything but the safeties still to be laid down.
_ARRIVE = 15_000.0
#: The safe trip is in reach when it takes no more turns than this.
_SAFE_TRIP_TURNS = 5.0


class Sensible:
    """A strategy that remembers nothing, so that the same view gives the same move."""

    def __init__(self, weights: Weights | None = None) -> None:
        """Play by other weights than the usual ones to measure what each is worth."""
        self._weights = weights or Weights()

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The most valuable of the choices, the first of equals."""
        if view.phase is Phase.ANSWER:
            return choices[0]  # a coup fourré is listed before the pass, and always worth it
        situation = situation_of(view)
        if view.phase is Phase.EXTENSION:
            return EXTEND if value_of_extending(situation, self._weights) > 0 else FINISH
        ending = any(self._ends_race(situation, move) for move in choices)
        values = [self._value(situation, move, ending) for move in choices]
        return choices[values.index(max(values))]

    def _value(self, s: Situation, move: Move, ending: bool) -> float:
        card, w = move.card, self._weights
        assert card is not None, "every move of a turn has a card"
        if move.kind is MoveKind.DISCARD:
            return -value_of_keeping(s, card, w)
        if card in HAZARDS:
            rival = next(rival for rival in s.rivals if rival.side == move.side)
            return value_of_attack(s, card, rival, w)
        if card.family is Family.SAFETY:
            return value_of_laying(s, card, w, ending)
        if card.family is Family.DISTANCE:
            return self._value_of_going(s, card)
        return self._value_of_remedy(s, card)

    def _ends_race(self, s: Situation, move: Move) -> bool:
        """Whether a move completes the trip for good."""
        card = move.card
        if move.kind is not MoveKind.PLAY or card is None or card.miles != s.room:
            return False
        return not (_may_extend(s) and value_of_extending(s, self._weights, card) > 0)

    def _value_of_going(self, s: Situation, card: Card) -> float:
        """The turns by which it brings the target nearer, and the miles themselves."""
        w = self._weights
        if card.miles == s.room:
            return _ARRIVE
        is_two = card is Card.MILES_200
        nearer = s.turns(s.room) - s.turns(s.room - card.miles, card, int(is_two))
        gain = s.hurry(w.hurry) * w.turn * nearer + w.mile * card.miles
        return gain - (self._safe_trip(s) if is_two else 0.0)

    def _safe_trip(self, s: Situation) -> float:
        """What the first 200 gives up; more where the rest can soon be done without one."""
        if Card.MILES_200 in s.own.distance:
            return 0.0
        near = s.turns(s.room, fewer_twos=s.twos) <= _SAFE_TRIP_TURNS
        return self._weights.safe_trip_near if near else self._weights.safe_trip

    def _value_of_remedy(self, s: Situation, card: Card) -> float:
        w = self._weights
        if card is Card.ROLL:
            return w.roll
        if card is not Card.END_OF_LIMIT:
            return w.repair
        if s.room <= LIMIT_MILES:
            return 0.0
        return w.end_of_limit * min(1.0, s.room / s.rules.target_for(s.view.setup.seats))


def _may_extend(s: Situation) -> bool:
    base = s.rules.target_for(s.view.setup.seats)
    allowed = s.view.setup.seats in s.rules.extension_counts and s.rules.extension_target > base
    return allowed and s.view.target == base and s.view.extension_by is None
