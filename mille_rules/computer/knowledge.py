"""Count the cards that a seat has not seen."""

from operator import add

from mille_rules.cards import REPAIRED_BY, SAFETY_FOR, Card, counts_of
from mille_rules.views import View

#: The number of cards of each kind, in the order of Card.
Counts = tuple[int, ...]

#: The hazards that each safety answers.
HAZARDS_OF = {
    safety: tuple(hazard for hazard, answer in SAFETY_FOR.items() if answer is safety)
    for safety in SAFETY_FOR.values()
}
#: The safety that makes each remedy useless.
SAFETY_INSTEAD_OF = {remedy: SAFETY_FOR[hazard] for remedy, hazard in REPAIRED_BY.items()}


def unseen(view: View) -> Counts:
    """Count the cards in the draw pile and in the other hands."""
    counts = list(view.setup.rules.deck_for(view.setup.seats))
    for card in view.hand + view.discards:
        counts[card] -= 1
    for tableau in view.tableaux:
        for card in tableau.battle + tableau.speed + tableau.distance + tableau.safeties:
            counts[card] -= 1
    return tuple(counts)


def unseen_later(view: View) -> Counts:
    """Count the same with the discards, if they are to be drawn again."""
    counts = unseen(view)
    if not view.shuffle_to_come:
        return counts
    return tuple(map(add, counts, counts_of(view.discards)))


def unseen_unless_held(view: View) -> Counts:
    """Count the cards that are not in the own hand, as if nothing else had been seen."""
    counts = list(view.setup.rules.deck_for(view.setup.seats))
    for card in view.hand:
        counts[card] -= 1
    return tuple(counts)


def hazards_out(counts: Counts, safety: Card) -> int:
    """Count the unseen hazards that a safety answers."""
    return sum([counts[hazard] for hazard in HAZARDS_OF[safety]])
