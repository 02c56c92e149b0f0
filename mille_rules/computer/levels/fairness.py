"""Select the victim of an attack if there is more than one opposing side."""

from mille_rules.cards import Card
from mille_rules.computer.heuristic.attacking import may_arrive_next
from mille_rules.computer.heuristic.situation import Rival, Situation, situation_of
from mille_rules.fairness import Fairness
from mille_rules.moves import Move
from mille_rules.state import Status
from mille_rules.views import View


def aimed(view: View, attack: Move, choices: tuple[Move, ...], fairness: Fairness) -> Move:
    """Return the same hazard on the side that a fairness selects among those that it would hurt.

    Some victims are obviously right: a side about to arrive is never spared for one that is not,
    and no hazard goes where it does nothing.
    """
    s = situation_of(view)
    card = attack.card
    assert card is not None, "an attack has a hazard"
    assert attack.side is not None, "an attack has a target"
    open_to = {move.side: move for move in choices if move.card is card and move.side is not None}
    meant = s.rival(attack.side)
    victims = [r for r in s.rivals if r.side in open_to and _hurts(s, card, r)]
    if may_arrive_next(meant):
        victims = [rival for rival in victims if may_arrive_next(rival)]
    if meant not in victims or len(victims) == 1:
        return attack
    # The strategy's own choice comes first among equals.
    victims.sort(key=lambda rival: rival is not meant)
    return open_to[_named(s, victims, fairness).side]


def _hurts(s: Situation, card: Card, rival: Rival) -> bool:
    """True if a hazard costs a side anything: it rolls, and needs more than a limit allows."""
    if not rival.tableau.distance:
        return False
    if card is Card.SPEED_LIMIT:
        return rival.room > s.rules.limit_miles
    return rival.tableau.status is Status.ROLLING


def _named(s: Situation, victims: list[Rival], fairness: Fairness) -> Rival:
    if fairness is Fairness.LEADER_FIRST:
        return max(victims, key=lambda rival: rival.points)
    if fairness is Fairness.EVEN_HANDED:
        return min(victims, key=lambda rival: _attacks(s.view, s.side, rival.side))
    if fairness is Fairness.WHO_HIT_ME:
        return max(victims, key=lambda rival: _last_attack(s.view, rival.side, s.side))
    return victims[0]


def _attacks(view: View, by: int, on: int) -> int:
    """Count the hazards that a side has given another in this race."""
    return sum(1 for seat, move in view.moves if move.side == on and _side(view, seat) == by)


def _last_attack(view: View, by: int, on: int) -> int:
    """Return the index of a side's last attack on another in this race; -1 for none."""
    times = (
        time
        for time, (seat, move) in enumerate(view.moves)
        if move.side == on and _side(view, seat) == by
    )
    return max(times, default=-1)


def _side(view: View, seat: int | None) -> int | None:
    return None if seat is None else seat % view.setup.sides
