"""Reasons for and against laying down a safety, keeping it, and the coup fourré."""

from mille_rules.cards import SAFETIES, SAFETY_FOR, Card
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.heuristic.attacking import may_arrive_next
from mille_rules.computer.heuristic.safeties import LAST_TURNS, turns_freed
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.computer.knowledge import HAZARDS_OF, hazards_out
from mille_rules.moves import Move, MoveKind
from mille_rules.rulesets import SAFETY_MILES
from mille_rules.view_analysis import coup_wins_turn, safety_keeps_turn


def frees(s: Situation, safety: Card) -> Reason | None:
    """It answers what holds the side up."""
    return Reason(ReasonCode.SAFETY_FREES, safety) if turns_freed(s, safety) else None


def drives(s: Situation, _safety: Card) -> Reason | None:
    """It counts miles."""
    return Reason(ReasonCode.SAFETY_DRIVES, number=SAFETY_MILES) if s.safety_moves else None


def is_last_safety(s: Situation, _safety: Card) -> Reason | None:
    """All the others lie before the side already."""
    if len(s.own.safeties) + 1 < len(SAFETIES) or not s.rules.pts_all_safeties:
        return None
    return Reason(ReasonCode.ALL_SAFETIES, number=s.rules.pts_all_safeties)


def no_longer_needed(s: Situation, safety: Card) -> Reason | None:
    """Every hazard that it answers has been seen, and none comes back."""
    if not all(map(s.is_gone, HAZARDS_OF[safety])):
        return None
    return Reason(ReasonCode.SAFETY_NO_LONGER_NEEDED, safety)


def is_in_time(s: Situation, safety: Card) -> Reason | None:
    """The race may be over before the next turn: kept, it would score nothing."""
    late = s.turns_left <= LAST_TURNS or any(may_arrive_next(rival) for rival in s.rivals)
    own_card = any(s.arrives_with(card) and s.own.takes & card.bit for card in s.view.hand)
    if not ((late or own_card) and s.rules.pts_safety):
        return None
    return Reason(ReasonCode.SAFETY_IN_TIME, safety, number=s.rules.pts_safety)


def pile_runs_out(s: Situation, _safety: Card) -> Reason | None:
    """Few turns are left."""
    if s.turns_left > LAST_TURNS:
        return None
    return Reason(ReasonCode.PILE_RUNS_OUT, number=s.pile)


def forgoes_coup(s: Situation, safety: Card) -> Reason | None:
    """Hazards that it answers are out."""
    out = hazards_out(s.to_come, safety)
    return Reason(ReasonCode.COUP_FORGONE, safety, number=out) if out else None


def goes_on_with_turn(s: Situation, safety: Card) -> Reason | None:
    """Another card, and the turn is not used up."""
    return Reason(ReasonCode.ANOTHER_TURN, safety) if safety_keeps_turn(s.view) else None


def keeps_for_coup(s: Situation) -> Reason | None:
    """The reason for moves that keep a safety while its hazards may come."""
    held = [safety for safety in SAFETIES if s.hand[safety]]
    most = max(held, key=lambda safety: hazards_out(s.to_come, safety), default=None)
    if most is None or not hazards_out(s.to_come, most):
        return None
    out = hazards_out(s.to_come, most)
    return Reason(ReasonCode.KEEPS_SAFETY_FOR_COUP, most, number=out)


def of_answer(s: Situation, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for a coup fourré, or about passing."""
    question = s.view.question
    assert question is not None, "an answer has a question"
    points = s.rules.pts_coup + s.rules.pts_safety or None
    if move.kind is MoveKind.COUP:
        wins_turn = coup_wins_turn(s.view)
        code = ReasonCode.COUP_GAIN if wins_turn else ReasonCode.COUP_WITHOUT_TURN
        return (Reason(code, move.card, number=points),)
    if s.hand[SAFETY_FOR[question.hazard]]:
        return (Reason(ReasonCode.COUP_MISSED, question.hazard, number=points),)
    return (Reason(ReasonCode.NO_ANSWER, question.hazard),)


OF_SAFETIES = (
    frees,
    drives,
    is_last_safety,
    no_longer_needed,
    is_in_time,
    pile_runs_out,
    forgoes_coup,
    goes_on_with_turn,
)
