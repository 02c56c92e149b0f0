"""Find the reasons for and against a move."""

from mille_rules.cards import HAZARDS, Card, Family
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.why_attacking import OF_ATTACKS, lets_arrive
from mille_rules.computer.explanations.why_discarding import OF_DISCARDS
from mille_rules.computer.explanations.why_driving import OF_DISTANCES, OF_REMEDIES
from mille_rules.computer.explanations.why_extending import of_extension
from mille_rules.computer.explanations.why_safeties import OF_SAFETIES, keeps_for_coup, of_answer
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.moves import Move, MoveKind
from mille_rules.state import Phase


def reasons_for(s: Situation, move: Move, choices: tuple[Move, ...]) -> tuple[Reason, ...]:
    """Return the reasons for and against a choice, the most important of each kind first."""
    if s.view.phase is Phase.ANSWER:
        return of_answer(s, move)
    if s.view.phase is Phase.EXTENSION:
        return of_extension(s, move)
    card = move.card
    if card is None:
        return ()  # to draw is no choice
    reasons = _of_discard(s, card) if move.kind is MoveKind.DISCARD else _of_play(s, move, card)
    if card.family is not Family.SAFETY:
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
    if move.kind is MoveKind.PLAY and card.miles == s.room:
        return []
    reasons = [keeps_for_coup(s)]
    attacks = [c for c in choices if c.side is not None and c.kind is MoveKind.PLAY]
    reasons += [
        lets_arrive(s, attack.card, s.rival(attack.side))
        for attack in attacks
        if attack.card is not None and attack.side is not None and attack.side != move.side
    ]
    return list(dict.fromkeys(_found(reasons)))


def _found(reasons: list[Reason | None]) -> list[Reason]:
    return [reason for reason in reasons if reason is not None]
