"""Rank the choices of a seat, and find the reasons for and against each."""

from typing import NamedTuple, cast

from mille_rules.cards import HAZARDS, Card, Family
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.why_attacking import OF_ATTACKS, lets_arrive
from mille_rules.computer.explanations.why_discarding import OF_DISCARDS
from mille_rules.computer.explanations.why_driving import OF_DISTANCES, OF_REMEDIES, match_reason
from mille_rules.computer.explanations.why_safeties import OF_SAFETIES, keeps_for_coup, of_answer
from mille_rules.computer.heuristic.extension import miles_more, turns_more
from mille_rules.computer.heuristic.match_line import totals_if_completed
from mille_rules.computer.heuristic.situation import Rival, Situation, situation_of
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.strategy import ValuingStrategy
from mille_rules.moves import EXTEND, Move, MoveKind
from mille_rules.state import Phase
from mille_rules.views import View

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


def reasons_for(s: Situation, move: Move, choices: tuple[Move, ...]) -> tuple[Reason, ...]:
    """Return the reasons for and against a choice, the most important of each kind first."""
    if s.view.phase is Phase.ANSWER:
        return of_answer(s, move)
    if s.view.phase is Phase.EXTENSION:
        return of_extension(s, move)
    card = move.card
    if card is None:
        return (Reason(ReasonCode.NEW_CARD),)
    reasons = _of_discard(s, card) if move.kind is MoveKind.DISCARD else _of_play(s, move, card)
    if move.kind is MoveKind.TAKE:
        against_keeping = (ReasonCode.COUP_FORGONE, ReasonCode.SAFETY_NO_LONGER_NEEDED)
        reasons = [reason for reason in reasons if reason.code not in against_keeping]
        reasons.append(Reason(ReasonCode.KEEPS_HAND))
    elif card.family is not Family.SAFETY:
        reasons += _in_general(s, move, card, choices)
    return tuple(sorted(reasons, key=lambda reason: reason.against))


def _of_play(s: Situation, move: Move, card: Card) -> list[Reason]:
    if card in HAZARDS:
        assert move.side is not None, "every hazard has a target"
        rival = s.rival(move.side)
        return _found([predicate(s, card, rival) for predicate in OF_ATTACKS])
    predicates = {
        Family.DISTANCE: OF_DISTANCES,
        Family.REMEDY: OF_REMEDIES,
        Family.SAFETY: OF_SAFETIES,
    }[card.family]
    return _found([predicate(s, card) for predicate in predicates])


def _of_discard(s: Situation, card: Card) -> list[Reason]:
    reasons = _found([predicate(s, card) for predicate in OF_DISCARDS])
    if all(reason.against for reason in reasons):
        reasons.append(Reason(ReasonCode.LEAST_USE, card))
    return reasons


def _in_general(s: Situation, move: Move, card: Card, choices: tuple[Move, ...]) -> list[Reason]:
    """Return the reasons from what a move does not do: safeties kept, rivals not attacked."""
    if move.kind is MoveKind.PLAY and s.arrives_with(card):
        return []
    reasons = [keeps_for_coup(s)]
    attacks = [c for c in choices if c.side is not None]
    reasons += [
        lets_arrive(s, attack.card, s.rival(attack.side))
        for attack in attacks
        if attack.card is not None and attack.side is not None and attack.side != move.side
    ]
    return list(dict.fromkeys(_found(reasons)))


def _found(reasons: list[Reason | None]) -> list[Reason]:
    return [reason for reason in reasons if reason is not None]


class Choice(NamedTuple):
    """A legal move and its expected results."""

    move: Move
    #: The result that the race is expected to have: the own points less those of the rivals, of the
    #: best one as the levels up to hard count them.
    value: float
    #: The chance to win the match, from 0 to 1.
    win: float
    reasons: tuple[Reason, ...]


def rank(view: View, choices: tuple[Move, ...], level: str = "expert") -> tuple[Choice, ...]:
    """Rank the choices of the view's seat as a level values them, best first.

    Raises KeyError for an unknown level. Only the view is used, so the result reveals no secrets.
    """
    if not choices:
        return ()
    strategy = cast("ValuingStrategy", LEVELS[level]())
    situation = situation_of(view)
    ranked = [
        Choice(v.move, v.points, v.win, reasons_for(situation, v.move, choices))
        for v in strategy.values(view, choices)
    ]
    return tuple(sorted(ranked, key=lambda choice: (choice.win, choice.value), reverse=True))
