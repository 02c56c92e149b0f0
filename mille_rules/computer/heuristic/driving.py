"""The value of playing distances and remedies."""

from mille_rules.cards import HAZARDS, SAFETY_FOR, Card
from mille_rules.computer.heuristic.extension import value_of_extending
from mille_rules.computer.heuristic.match_line import (
    Outcome,
    is_lost,
    may_gain_by_waiting,
    outcome_if_completed,
)
from mille_rules.computer.heuristic.situation import Situation, protected
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.moves import Move, MoveKind

#: Arriving comes before everything but playing the remaining safeties.
_ARRIVE = 15_000.0
#: The most turns at which the safe trip is within reach.
_SAFE_TRIP_TURNS = 5.0


def ends_race(s: Situation, move: Move, w: Weights) -> bool:
    """True if a move completes the trip and cannot be followed by an extension."""
    card = move.card
    if move.kind is not MoveKind.PLAY or card is None or not s.arrives_with(card):
        return False
    return not (may_extend(s) and value_of_extending(s, w, card) > 0)


def value_of_going(s: Situation, card: Card, w: Weights) -> float:
    """Return the value of a distance: the turns saved, and the miles themselves."""
    if s.arrives_with(card):
        return _value_of_arriving(s, card)
    is_two = card is Card.MILES_200
    miles = s.rules.distances[card]
    nearer = s.turns(s.room) - s.turns(s.room - miles, card, used=(card,))
    gain = s.hurry(w.hurry) * w.turn * nearer + w.mile * s.usual_miles(miles) + _escape(s, w)
    return gain - (_safe_trip(s, w) if is_two else 0.0)


def _escape(s: Situation, w: Weights) -> float:
    """Return the value of escaping a shutout with the first distance of a race."""
    if s.own.distance:
        return 0.0
    gone = max(rival.tableau.miles for rival in s.rivals) / s.view.target
    return w.escape * s.rules.pts_shutout * gone * gone


def _value_of_arriving(s: Situation, card: Card) -> float:
    """Return the value of arriving: the highest, unless that loses a match which may yet be won."""
    loses = not may_extend(s) and outcome_if_completed(s, card) is Outcome.LOST
    return -_ARRIVE if loses and may_gain_by_waiting(s, card) and not is_lost(s) else _ARRIVE


def _safe_trip(s: Situation, w: Weights) -> float:
    """Return the value of the safe trip that the first 200 gives up."""
    counts = s.traits.minds_safe_trip and s.rules.pts_safe_trip
    if Card.MILES_200 in s.own.distance or not counts:
        return 0.0
    all_twos = (Card.MILES_200,) * s.quota[Card.MILES_200]
    near = s.turns(s.room, used=all_twos) <= _SAFE_TRIP_TURNS
    if near and s.traits.counts_cards and not any(can_be_hit_by(s, hazard) for hazard in HAZARDS):
        return float(s.rules.pts_safe_trip)
    return s.traits.minds_safe_trip * (w.safe_trip_near if near else w.safe_trip)


def can_be_hit_by(s: Situation, hazard: Card) -> bool:
    """True if somebody may still play a hazard on the own side."""
    return bool(s.to_come[hazard]) and not protected(s.own, SAFETY_FOR[hazard])


def value_of_remedy(s: Situation, card: Card, w: Weights) -> float:
    """Return the value of playing a remedy now."""
    if card is Card.ROLL:
        return w.roll
    if card is not Card.END_OF_LIMIT:
        return w.repair
    if s.room <= s.rules.limit_miles:
        return 0.0
    return w.end_of_limit * min(1.0, s.room / s.rules.target_for(s.view.setup.seats))


def may_extend(s: Situation) -> bool:
    """True if completing the trip now allows an extension."""
    return s.rules.extendable(s.view.setup.seats) and s.view.extension_by is None
