"""Decide whether to extend the trip."""

from mille_rules.cards import DISTANCES, Card
from mille_rules.computer.heuristic.journey import draws_needed, turns_needed
from mille_rules.computer.heuristic.match_line import Outcome, outcome_if_completed
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.computer.heuristic.weights import Weights

#: Winning or losing for certain comes before all points.
_CERTAIN = 10_000.0


def value_of_extending(s: Situation, w: Weights, used: Card | None = None) -> float:
    """Return the points expected from extending instead of finishing; `used` completes the trip."""
    outcome = outcome_if_completed(s, used)
    if outcome is not Outcome.OPEN:
        return -_CERTAIN if outcome is Outcome.WON else _CERTAIN
    turns = turns_more(s, used)
    if turns > s.turns_left:
        return -w.extension_turn * turns
    ahead = min([s.rules.extension_target - r.tableau.miles for r in s.rivals]) - miles_more(s)
    gain = w.extension + w.extension_ahead * ahead / 100 - w.extension_turn * turns
    # A side without miles may get some meanwhile.
    shut_out = sum(not rival.tableau.distance for rival in s.rivals)
    return gain - w.extension_shutout * s.rules.pts_shutout * shut_out


def miles_more(s: Situation) -> int:
    """Return the miles from the target to the extended target."""
    return s.rules.extension_target - s.rules.target_for(s.view.setup.seats)


def turns_more(s: Situation, used: Card | None = None) -> float:
    """Return the turns that those miles take with the hand without `used`."""
    more = miles_more(s)
    hand = list(s.distances)
    if used is not None:
        hand[used] -= 1
    twos = s.twos - (used is Card.MILES_200)
    draws = draws_needed(s.unseen[: len(DISTANCES)], max(1, s.total_unseen), more, min(twos, 1))
    return turns_needed(tuple(hand), more, twos, draws)
