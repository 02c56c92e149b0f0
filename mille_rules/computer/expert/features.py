"""The features of the position after a move; its FeatureContext has those that all moves share."""

from mille_rules.cards import DISTANCES, HAZARDS, REMEDY_FOR, SAFETIES, SAFETY_FOR, Card
from mille_rules.computer.expert import numbering
from mille_rules.computer.expert.conditions import (
    fit_features,
    guard_features,
    side_features,
    threat_features,
)
from mille_rules.computer.expert.feature_context import FeatureContext, count_kinds
from mille_rules.computer.expert.positions import PositionAfterMove
from mille_rules.computer.knowledge import hazards_out
from mille_rules.rulesets import MAX_HAND_SIZE
from mille_rules.state import Status, Tableau

_ROLLING = Status.ROLLING
#: Kinds of card are in the order distances, hazards, remedies, safeties.
_FIRST_HAZARD, _FIRST_REMEDY = len(DISTANCES), len(DISTANCES) + len(HAZARDS)
_FIRST_SAFETY = int(SAFETIES[0])


def own_features(context: FeatureContext, position: PositionAfterMove) -> list[int]:
    """The features of a position after a move that are not in `context.shared`."""
    before, own_side = context.view.tableaux, context.own
    tableaux, hand, target, card = position.tableaux, position.hand, position.target, position.card
    sides, guard, threats, fit = context.standing
    held, own = count_kinds(hand), tableaux[own_side]
    found = [_HAND_PLACES[kind][held[kind]] for kind in set(hand)]
    found.append(numbering.EXTENSION + _extension(context, position))
    moved = own is not before[own_side]
    found += side_features(own, target, 0) if moved else sides[0]
    if moved or (card is not None and card < _FIRST_HAZARD):
        fit = fit_features(hand, target, own, context.view.setup.rules.max_200)
    found += fit
    if moved or (card is not None and card >= _FIRST_REMEDY):
        guard = guard_features(context.hidden, own, held)
    found += guard
    is_hazard = card is not None and _FIRST_HAZARD <= card < _FIRST_REMEDY
    for place, side in enumerate(context.rivals):
        rival = tableaux[side]
        if is_hazard or rival is not before[side]:
            found += side_features(rival, target, place + 1)
            found += threat_features(context.hidden, rival, held, place)
        else:
            found += sides[place + 1]
            found += threats[place]
    found += _coup_features(context, held)
    if position.pending is not None:
        found.append(numbering.PENDING + _pending(context, position.pending))
    if position.again:
        found.append(numbering.AGAIN + position.draws)
    found.append(numbering.CHASE + _chase(own, tableaux[context.rivals[0]], target))
    return found


#: By kind and count, as a hand may have them.
_HAND_PLACES = tuple(
    tuple(
        numbering.HAND + kind * numbering.HAND_COUNTS + min(count, numbering.HAND_COUNTS) - 1
        for count in range(MAX_HAND_SIZE + 2)
    )
    for kind in range(numbering.KINDS)
)


def _extension(context: FeatureContext, position: PositionAfterMove) -> int:
    if position.extension_by is not None:
        return 0 if position.extension_by == context.own else 1
    rules, seats = context.view.setup.rules, context.view.setup.seats
    open_yet = seats in rules.extension_counts and position.target < rules.extension_target
    return 2 if open_yet else 3


def _coup_features(context: FeatureContext, held: list[int]) -> list[int]:
    """For each safety in the hand, how many hazards are out that it would answer."""
    if not any(held[_FIRST_SAFETY:]):
        return []
    return [
        numbering.COUPS
        + place * numbering.COUP_COUNTS
        + min(numbering.COUP_COUNTS - 1, hazards_out(context.unseen, safety))
        for place, safety in enumerate(SAFETIES)
        if held[safety]
    ]


def _pending(context: FeatureContext, hazard: Card) -> int:
    """True if the hazard may be answered with its safety, and later with its remedy."""
    hidden = context.hidden[SAFETY_FOR[hazard] - _FIRST_SAFETY]
    place = (hazard - _FIRST_HAZARD) * 2 + hidden
    return place * numbering.FRESH_COUNTS + context.fresh[REMEDY_FOR[hazard]]


def _chase(own: Tableau, rival: Tableau, target: int) -> int:
    """The features of both sides' miles to go, and which of them roll."""
    place = _distance(own, target) * numbering.CHASE_ROOMS + _distance(rival, target)
    return place * 4 + 2 * (own.status is _ROLLING) + (rival.status is _ROLLING)


def _distance(tableau: Tableau, target: int) -> int:
    room = target - tableau.miles
    if room <= 200:
        return 0 if room <= 50 else 1 if room <= 100 else 2
    return min(numbering.CHASE_ROOMS - 1, 2 + room // 150)
