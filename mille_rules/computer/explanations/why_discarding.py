"""Reasons for and against putting a card on the discard pile."""

from mille_rules.cards import DISTANCES, REPAIRED_BY, SAFETY_FOR, Card, Family
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.computer.explanations.why_driving import fits
from mille_rules.computer.heuristic.discard_value import is_only_remedy, needed_now
from mille_rules.computer.heuristic.driving import may_extend
from mille_rules.computer.heuristic.situation import Situation, protected
from mille_rules.computer.knowledge import SAFETY_INSTEAD_OF
from mille_rules.driving import room_for_card
from mille_rules.view_analysis import safety_keeps_turn


def is_dead(s: Situation, card: Card) -> bool:
    """True if a card in the hand can certainly never be played again in this race."""
    if card.family is Family.SAFETY:
        return False
    if card.family is Family.DISTANCE:
        longest = s.rules.extension_target if may_extend(s) else s.view.target
        room = room_for_card(longest - s.own.miles, s.view.setup)
        return s.rules.distances[card] > room or s.may_not_follow(card)
    if card.family is Family.HAZARD:
        return all(protected(rival.tableau, SAFETY_FOR[card]) for rival in s.rivals)
    if protected(s.own, SAFETY_INSTEAD_OF[card]):
        return True
    if card is Card.ROLL and (s.rules.roll_after_remedy or not s.own.battle):
        # It follows every other remedy, or is needed to start, whatever has been seen.
        return False
    return s.is_gone(REPAIRED_BY[card]) and not needed_now(s, card)


def dead_card(s: Situation, card: Card) -> Reason | None:
    """It can never be played any more."""
    return Reason(ReasonCode.DEAD_CARD, card) if is_dead(s, card) else None


def does_not_fit(s: Situation, card: Card) -> Reason | None:
    """It goes too far as long as nobody extends the trip."""
    if not s.is_too_long(card) or is_dead(s, card):
        return None
    return Reason(ReasonCode.DOES_NOT_FIT, card, number=s.room)


def duplicate(s: Situation, card: Card) -> Reason | None:
    """There are more of them in the hand."""
    copies = s.hand[card]
    return Reason(ReasonCode.DUPLICATE, card, number=copies) if copies > 1 else None


def last_remedy(s: Situation, card: Card) -> Reason | None:
    """The only one against hazards that are still out; a Roll if it follows no other remedy."""
    if not is_only_remedy(s, card) or is_dead(s, card) or _follows_remedies(s, card):
        return None
    out = s.to_come[REPAIRED_BY[card]]
    return Reason(ReasonCode.LAST_REMEDY, card, number=out) if out else None


def last_roll(s: Situation, card: Card) -> Reason | None:
    """The only Roll of a side without the Right of Way, which needs one after each remedy."""
    only = _follows_remedies(s, card) and s.hand[card] == 1 and not is_dead(s, card)
    return Reason(ReasonCode.LAST_ROLL, card) if only else None


def _follows_remedies(s: Situation, card: Card) -> bool:
    return card is Card.ROLL and s.rules.roll_after_remedy


def is_needed_now(s: Situation, card: Card) -> Reason | None:
    """The side stands, or creeps, for want of it."""
    only = s.hand[card] == 1 and needed_now(s, card)
    return Reason(ReasonCode.NEEDED_NOW, card) if only else None


def loses_finish(s: Situation, card: Card) -> Reason | None:
    """With it the cards in the hand make exactly what is left, without it they do not."""
    if card not in DISTANCES or not fits(s, s.room) or fits(s, s.room, card):
        return None
    return Reason(ReasonCode.FINISHER_LOST, card, number=s.room)


def loses_safety(s: Situation, card: Card) -> Reason | None:
    """A safety scores on the table only, where the turn usually goes on after it."""
    points = s.rules.pts_safety or None
    if card.family is not Family.SAFETY:
        return None
    if safety_keeps_turn(s.view):
        return Reason(ReasonCode.SAFETY_LOST, card, number=points)
    return Reason(ReasonCode.SAFETY_POINTS_LOST, card, number=points) if points else None


def loses_attack(s: Situation, card: Card) -> Reason | None:
    """A hazard that somebody can still be given."""
    alive = card.family is Family.HAZARD and not is_dead(s, card)
    return Reason(ReasonCode.ATTACK_LOST, card) if alive else None


OF_DISCARDS = (
    dead_card,
    does_not_fit,
    duplicate,
    last_remedy,
    last_roll,
    is_needed_now,
    loses_finish,
    loses_safety,
    loses_attack,
)
