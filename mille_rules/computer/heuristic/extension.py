"""Decide whether to extend the trip."""

from mille_rules.cards import HAZARDS, SAFETY_FOR, Card
from mille_rules.computer.heuristic.journey import turns_roughly
from mille_rules.computer.heuristic.match_line import Outcome, outcome_if_completed
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.state import Status, Tableau

#: Winning or losing for certain comes before all points.
_CERTAIN = 10_000.0


def value_of_extending(s: Situation, w: Weights, used: Card | None = None) -> float:
    """Return the points expected from extending instead of finishing; `used` completes the trip."""
    outcome = outcome_if_completed(s, used)
    if outcome is not Outcome.OPEN:
        return -_CERTAIN if outcome is Outcome.WON else _CERTAIN
    turns = turns_more(s, used)
    spare = s.turns_left - turns
    if spare < 0:
        return -w.extension_failed
    gain = w.extension + w.extension_turn * spare - w.extension_hazard * _hazards_feared(s, turns)
    gain += w.extension_attack * sum(
        s.hand[hazard] for hazard in HAZARDS if _hits_somebody(s, hazard)
    )
    return gain - sum(_risk(s, rival.tableau, w) for rival in s.rivals)


def _hazards_feared(s: Situation, turns: float) -> float:
    """Return how many hazards the rivals are likely to hold or draw in so many turns."""
    if not s.total_unseen:
        return 0.0
    open_to = [
        h for h in HAZARDS if SAFETY_FOR[h] not in s.own.safeties and not s.hand[SAFETY_FOR[h]]
    ]
    out = sum(s.unseen[hazard] for hazard in open_to)
    cards = sum(rival.cards + turns for rival in s.rivals)
    return out * min(1.0, cards / s.total_unseen)


def _hits_somebody(s: Situation, hazard: Card) -> bool:
    return any(SAFETY_FOR[hazard] not in rival.tableau.safeties for rival in s.rivals)


def _risk(s: Situation, rival: Tableau, w: Weights) -> float:
    """Return what going on risks against a rival, which may arrive or escape the shutout."""
    risk = w.extension_safety * len(rival.safeties)
    if rival.status is Status.ROLLING:
        risk += w.extension_rolling
    if not rival.distance:
        risk += w.extension_shutout * s.rules.pts_shutout
    return risk


def miles_more(s: Situation, used: Card | None = None) -> int:
    """Return the miles to the extended target once the trip is complete, with `used`."""
    distances = s.rules.distances
    driven = s.own.driven(distances) + (distances[used] if used is not None else 0)
    return max(s.rules.extension_target - driven, 0)


def can_complete(s: Situation) -> bool:
    """Return whether the extended trip can be expected to end before the race does."""
    return turns_more(s) <= s.turns_left


def turns_more(s: Situation, used: Card | None = None) -> float:
    """Return the turns that the extension takes with what `used` leaves in the hand."""
    more = miles_more(s, used)
    hand = s.left_after(used)
    if not s.exact:
        return turns_roughly(hand, more, s.rules.distances, s.a_card)
    supply = list(s.supply)
    if used is not None and s.quota[used] == 1:
        supply[used] = 0
    playable = s.playable(hand, () if used is None else (used,))
    return s.turns_with(playable, more, tuple(supply))
