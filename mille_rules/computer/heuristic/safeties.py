"""Decide when to play a safety: kept, it may become a coup fourré, or be lost."""

from mille_rules.cards import SAFETY_FOR, Card
from mille_rules.computer.heuristic.attacking import may_arrive_next
from mille_rules.computer.heuristic.situation import Situation, showing
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.computer.knowledge import hazards_out
from mille_rules.rulesets import SAFETY_MILES
from mille_rules.state import Status
from mille_rules.view_analysis import safety_keeps_turn

#: The chance that a rival who could arrive with one card does.
_ARRIVES = 0.5
#: Turns before the end in which a kept safety may be too late.
LAST_TURNS = 3.0
#: Before any other move, even one that ends the race; or after all others.
_FIRST = 20_000.0
_LAST = -5_000.0
#: What the miles of a safety cost before a card that completes the trip without them.
_SPOILS = 1_000.0
#: The miles to go at which a safety has to be played for its miles.
_NEAR = 3.0 * SAFETY_MILES


def value_of_laying(s: Situation, safety: Card, w: Weights, ends_race: bool) -> float:
    """Return the value of playing a safety now.

    The turn goes on after it, so it competes with no other move: it comes first or never.
    """
    if not safety_keeps_turn(s.view):
        return _worth_the_turn(s) + _miles(s, w)
    gain = gain_of_laying(s, safety, w, ends_race)
    return _FIRST + gain if gain >= 0 else _LAST + gain


def gain_of_laying(s: Situation, safety: Card, w: Weights, ends_race: bool) -> float:
    """Return the points by which playing a safety first is better than keeping it."""
    if ends_race:
        return -_SPOILS if s.safety_moves else float(s.rules.pts_safety)
    near = min(1.0, _NEAR / max(s.room, 1))
    gain = _saved(s) + near * _miles(s, w) + w.place * _places(s) + w.freed * turns_freed(s, safety)
    return float(gain - s.rules.pts_coup * coup_chance(s, safety, w))


def coup_chance(s: Situation, safety: Card, w: Weights) -> float:
    """Return the chance of a later attack that this safety answers."""
    if not s.total_unseen:
        return 0.0
    hands = sum([rival.cards for rival in s.rivals])
    share = len(s.rivals) / s.view.setup.sides
    reach = (hands + s.pile * share) / s.total_unseen
    played = hazards_out(s.to_come, safety) * min(1.0, reach)
    return float(1 - (1 - w.coup_each) ** played)


def turns_freed(s: Situation, safety: Card) -> int:
    """Return the turns that a safety saves a stopped side."""
    hazard = showing(s.own)
    if hazard is not None and SAFETY_FOR[hazard] is safety:
        roll_too = s.rules.roll_after_remedy and s.rules.corrective_safety != "remove"
        return 1 if roll_too and safety is not Card.RIGHT_OF_WAY else 2
    if safety is not Card.RIGHT_OF_WAY:
        return 0
    waits = s.own.status in (Status.NEEDS_ROLL, Status.NOT_STARTED) and not s.hand[Card.ROLL]
    return int(waits) + int(s.own.limited and not s.hand[Card.END_OF_LIMIT])


def _saved(s: Situation) -> float:
    """Return the points that might otherwise come too late."""
    rival_arrives = _ARRIVES if any(may_arrive_next(rival) for rival in s.rivals) else 0.0
    late = 1.0 if s.turns_left <= LAST_TURNS else 0.0
    return s.rules.pts_safety * max(rival_arrives, late)


def _miles(s: Situation, w: Weights) -> float:
    """Return the value of the miles that a safety counts now; kept too long, it counts none."""
    if not s.safety_moves:
        return 0.0
    nearer = s.turns(s.room) - s.turns(s.room - SAFETY_MILES)
    return s.hurry(w.hurry) * w.turn * nearer + w.mile * s.usual_miles(SAFETY_MILES)


def _places(s: Situation) -> float:
    """Return the value of a free place in the hand, which falls as the pile runs out."""
    return min(1.0, s.view.draws_to_come / 20)


def _worth_the_turn(s: Situation) -> float:
    return float(s.rules.pts_safety) if s.turns_left <= len(s.view.hand) else 0.0
