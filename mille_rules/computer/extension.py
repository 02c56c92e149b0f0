"""Whether to go on to the extended target."""

from mille_rules.cards import DISTANCES, Card
from mille_rules.computer.journey import draws_needed, turns_needed
from mille_rules.computer.situation import Situation
from mille_rules.computer.weights import Weights


def value_of_extending(s: Situation, w: Weights, used: Card | None = None) -> float:
    """Points expected from going on rather than finishing now; `used` is the card that arrives."""
    more = s.rules.extension_target - s.rules.target_for(s.view.setup.seats)
    hand = list(s.distances)
    if used is not None:
        hand[used] -= 1
    twos = s.twos - (used is Card.MILES_200)
    draws = draws_needed(s.unseen[: len(DISTANCES)], max(1, s.total_unseen), more, min(twos, 1))
    turns = turns_needed(tuple(hand), more, twos, draws)
    if turns > s.turns_left:
        return -w.extension_turn * turns
    ahead = min([s.rules.extension_target - rival.tableau.miles for rival in s.rivals]) - more
    return w.extension + w.extension_ahead * ahead / 100 - w.extension_turn * turns
