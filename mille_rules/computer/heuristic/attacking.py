"""The value of attacks."""

from mille_rules.cards import REMEDY_FOR, SAFETY_FOR, Card
from mille_rules.computer.heuristic.prospects import RACE_POINTS
from mille_rules.computer.heuristic.situation import Rival, Situation, protected
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.state import Status

#: The longest wait for one card in turns: a side will do something else.
_LONGEST_WAIT = 8.0
#: The share of its value that a hazard has on a stopped side (rules that allow it): it changes the
#: remedy that is needed, and a remedy already played is lost.
_ON_STOPPED = {Status.ROLLING: 1.0, Status.NEEDS_ROLL: 0.6, Status.STOPPED: 0.5}
_ON_HAZARD = 0.1


def value_of_attack(s: Situation, hazard: Card, rival: Rival, w: Weights) -> float:
    """Return the value of playing a hazard on a rival now."""
    coup = s.chance_held(rival, SAFETY_FOR[hazard], w.patience)
    harm = _limit_harm(s, rival, w) if hazard is Card.SPEED_LIMIT else _harm(s, hazard, rival, w)
    if not s.own.distance and any(may_arrive_next(r) for r in s.rivals if r is not rival):
        harm *= w.shut_out_by_other
    feared = w.coup_feared if s.rules.pts_coup else w.freed
    return (1 - coup) * harm * threat(s, rival, w) - coup * feared


def _harm(s: Situation, hazard: Card, rival: Rival, w: Weights) -> float:
    share = _ON_STOPPED.get(rival.tableau.status, _ON_HAZARD)
    stopped = w.delay * turns_lost(s, hazard, rival, w)
    may_be = s.rules.pts_shutout and not rival.tableau.distance
    shut_out = w.shut_out if may_be else 0.0
    return share * (stopped + shut_out + (w.arrival if rival.one_card_away else 0.0))


def turns_lost(s: Situation, hazard: Card, rival: Rival, w: Weights) -> float:
    """Return the turns that a rolling rival loses, waiting for remedies and playing them."""
    turns = 1 + _wait(s, REMEDY_FOR[hazard], rival, w)
    roll_too = s.rules.roll_after_remedy and not protected(rival.tableau, Card.RIGHT_OF_WAY)
    if hazard is not Card.STOP and roll_too:
        turns += 1 + _wait(s, Card.ROLL, rival, w)
    return turns


def _wait(s: Situation, remedy: Card, rival: Rival, w: Weights) -> float:
    """Return the turns until a rival draws a card, considering that it may hold one."""
    chance = s.per_draw(remedy)
    if not chance:
        return _LONGEST_WAIT
    lacks = (1 - chance) ** (rival.cards * w.hoarding)
    return float(lacks * min(_LONGEST_WAIT, 1 / chance))


def _limit_harm(s: Situation, rival: Rival, w: Weights) -> float:
    """Return the harm of a limit: none if 25s and 50s will do, most for a long way to go."""
    if rival.room <= s.rules.limit_miles:
        return 0.0
    way = min(1.0, rival.room / s.rules.target_for(s.view.setup.seats))
    wait = 1 + _wait(s, Card.END_OF_LIMIT, rival, w)
    arrival = w.arrival if may_arrive_next(rival) else 0.0
    return w.limit * (0.5 + 0.5 * way) * wait / 2 + arrival / 2


def threat(s: Situation, rival: Rival, w: Weights) -> float:
    """Return a factor for how dangerous a rival is, by its miles and its lead in the match."""
    gone = rival.tableau.miles / s.view.target
    others = [s.points, *(other.points for other in s.rivals if other is not rival)]
    # No match is shorter than a race.
    lead = (rival.points - max(others)) / max(s.rules.goal, RACE_POINTS)
    return 1 + w.near * gone * gone + w.lead * max(-1.0, min(1.0, 2 * lead))


def may_arrive_next(rival: Rival) -> bool:
    """True if a rival could complete its trip with its next card, if it has the right one."""
    return rival.tableau.status is Status.ROLLING and rival.one_card_away


def is_stopped_by(s: Situation, rival: Rival, hazard: Card) -> bool:
    """True if a hazard keeps a rival from arriving with its next card."""
    if not may_arrive_next(rival):
        return False
    return hazard is not Card.SPEED_LIMIT or rival.room > s.rules.limit_miles
