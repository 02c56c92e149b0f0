"""Reasons for and against giving a rival a hazard."""

from mille_rules.cards import REMEDY_FOR, SAFETY_FOR, Card
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.heuristic.attacking import is_stopped_by, may_arrive_next
from mille_rules.computer.heuristic.situation import Rival, Situation
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.rulesets import ONE_RACE
from mille_rules.state import Status

#: The chance from which a coup fourré is mentioned.
_RISKY = 0.25


def stops_match(s: Situation, _hazard: Card, rival: Rival) -> Reason | None:
    """The rival would win the match on points by completing its trip.

    Not said where completing it always ends the race for all: in matches of one race or by races.
    """
    if s.rules.match_target == ONE_RACE or s.rules.by_races:
        return None
    needs = s.rules.match_target - rival.points
    in_reach = needs <= rival.room + s.rules.pts_trip
    if not in_reach:
        return None
    return Reason(ReasonCode.STOPS_MATCH, side=rival.side, number=max(0, needs))


def stops_arrival(s: Situation, hazard: Card, rival: Rival) -> Reason | None:
    """The rival could complete its trip with its next card, and not after this."""
    if not is_stopped_by(s, rival, hazard):
        return None
    return Reason(ReasonCode.STOPS_ARRIVAL, side=rival.side, number=rival.room)


def stops_leader(s: Situation, _hazard: Card, rival: Rival) -> Reason | None:
    """Nobody has more points than the rival, in the match and on the table."""
    if s.rules.by_races:
        return None
    others = [s.points, *(other.points for other in s.rivals if other is not rival)]
    leads = rival.points > max(others)
    return Reason(ReasonCode.STOPS_LEADER, side=rival.side) if leads else None


def may_shut_out(s: Situation, _hazard: Card, rival: Rival) -> Reason | None:
    """The rival has played no distance card."""
    if rival.tableau.distance or not s.rules.pts_shutout:
        return None
    return Reason(ReasonCode.MAY_SHUT_OUT, side=rival.side, number=s.rules.pts_shutout)


def cannot_be_repaired(s: Situation, hazard: Card, rival: Rival) -> Reason | None:
    """All remedies have been seen, and none comes back."""
    remedy = REMEDY_FOR[hazard]
    return Reason(ReasonCode.RIVAL_CANNOT_REPAIR, remedy, rival.side) if s.is_gone(remedy) else None


def no_coup_possible(s: Situation, hazard: Card, _rival: Rival) -> Reason | None:
    """The safety has been seen: in the own hand, among the discards or on a table."""
    safety = SAFETY_FOR[hazard]
    if s.unseen[safety] or not s.rules.deck[safety]:
        return None
    return Reason(ReasonCode.NO_COUP_POSSIBLE, safety)


def risks_coup(s: Situation, hazard: Card, rival: Rival) -> Reason | None:
    """The rival is likely to hold the safety."""
    chance = s.chance_held(rival, SAFETY_FOR[hazard], Weights().patience)
    if chance < _RISKY:
        return None
    return Reason(ReasonCode.COUP_RISKED, SAFETY_FOR[hazard], rival.side, round(100 * chance))


def slows_down(s: Situation, hazard: Card, rival: Rival) -> Reason | None:
    """A limit, and the rival needs more than one small card."""
    if hazard is not Card.SPEED_LIMIT or rival.room <= s.rules.limit_miles:
        return None
    return Reason(ReasonCode.LIMIT_ON_FAST_RIVAL, side=rival.side, number=rival.room)


def limit_is_useless(s: Situation, hazard: Card, rival: Rival) -> Reason | None:
    """A limit, and the rival needs no more than it leaves."""
    if hazard is not Card.SPEED_LIMIT or rival.room > s.rules.limit_miles:
        return None
    return Reason(ReasonCode.LIMIT_USELESS, side=rival.side, number=rival.room)


def stands_already(_s: Situation, hazard: Card, rival: Rival) -> Reason | None:
    """A hazard on a side that is stopped already."""
    if hazard is Card.SPEED_LIMIT or rival.tableau.status is Status.ROLLING:
        return None
    return Reason(ReasonCode.STOPPED_ALREADY, side=rival.side)


def holds_up(_s: Situation, hazard: Card, rival: Rival) -> Reason | None:
    """The rival stands until it has the remedy."""
    if hazard is Card.SPEED_LIMIT or rival.tableau.status is not Status.ROLLING:
        return None
    return Reason(ReasonCode.HOLDS_UP, hazard, rival.side)


def lets_arrive(s: Situation, attack: Card, rival: Rival) -> Reason | None:
    """The reason against any move but an attack on a rival about to arrive."""
    if not (may_arrive_next(rival) and is_stopped_by(s, rival, attack)):
        return None
    return Reason(ReasonCode.LETS_ARRIVE, side=rival.side, number=rival.room)


OF_ATTACKS = (
    stops_match,
    stops_arrival,
    stops_leader,
    may_shut_out,
    cannot_be_repaired,
    no_coup_possible,
    risks_coup,
    slows_down,
    limit_is_useless,
    stands_already,
    holds_up,
)
