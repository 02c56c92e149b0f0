"""Reasons for going on to the extended target, and for finishing here."""

from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.why_driving import match_reason
from mille_rules.computer.heuristic.extension import miles_more, turns_more
from mille_rules.computer.heuristic.match_line import totals_if_completed
from mille_rules.computer.heuristic.situation import Rival, Situation
from mille_rules.moves import EXTEND, Move

#: A rival that needs more miles than this is far behind; with fewer it may well arrive first.
_FAR = 500


def of_extension(s: Situation, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for extending, or for finishing."""
    return _for_going_on(s) if move == EXTEND else _for_finishing(s)


def _for_finishing(s: Situation) -> tuple[Reason, ...]:
    match, more = match_reason(s, None), miles_more(s)
    reasons = [] if match is None else [match]
    own = totals_if_completed(s)[s.side] - s.view.match.points[s.side]
    reasons.append(Reason(ReasonCode.POINTS_CERTAIN, number=own))
    if turns_more(s) > s.turns_left or not any(s.distances):
        reasons.append(Reason(ReasonCode.EXTENSION_TOO_FAR, number=more))
    nearest, needs = _nearest(s)
    if needs <= _FAR:
        reasons.append(Reason(ReasonCode.RIVAL_CLOSE, side=nearest.side, number=needs))
    return tuple(reasons)


def _for_going_on(s: Situation) -> tuple[Reason, ...]:
    reasons = [Reason(ReasonCode.EXTENSION_POINTS, number=s.rules.pts_extension)]
    if turns_more(s) <= s.turns_left and any(s.distances):
        reasons.append(Reason(ReasonCode.EXTENSION_WITHIN_REACH, number=miles_more(s)))
    nearest, needs = _nearest(s)
    if needs > _FAR:
        reasons.append(Reason(ReasonCode.RIVAL_FAR_BEHIND, side=nearest.side, number=needs))
    return tuple(reasons)


def _nearest(s: Situation) -> tuple[Rival, int]:
    """Return the rival nearest to the extended target, and its miles to go."""
    rival = max(s.rivals, key=lambda rival: rival.tableau.miles)
    return rival, s.rules.extension_target - rival.tableau.miles
