"""Features that all moves of a decision have in common, computed once."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mille_rules.cards import SAFETIES
from mille_rules.computer.expert import numbering
from mille_rules.computer.expert.card_inference import CardInference
from mille_rules.computer.expert.conditions import (
    Flags,
    fit_features,
    guard_features,
    side_features,
    threat_features,
)
from mille_rules.computer.knowledge import Counts, unseen
from mille_rules.rulesets import RuleSet
from mille_rules.state import Pile
from mille_rules.views import View


class FeaturesBefore(NamedTuple):
    """Features before the move, grouped by what they depend on; a move changes few of them."""

    #: One tuple per side, the own first, then the rivals in turn order.
    sides: tuple[tuple[int, ...], ...]
    guard: tuple[int, ...]
    #: One tuple per rival.
    threats: tuple[tuple[int, ...], ...]
    fit: tuple[int, ...]


class FeatureContext(NamedTuple):
    """A view and what every move of a decision needs to know about it."""

    view: View
    unseen: Counts
    own: int
    #: The other sides, the next in turn first.
    rivals: tuple[int, ...]
    #: Which safeties are neither on a tableau, nor discarded, nor in the own hand.
    hidden: Flags
    #: Features of all positions that a move may lead to.
    shared: list[int]
    #: The cards that the next rival has drawn since it lacked each kind.
    fresh: list[int]
    standing: FeaturesBefore


def feature_context(view: View, inference: CardInference) -> FeatureContext:
    """Return the context of a view, given what the race so far tells about the hands."""
    own = view.side
    assert own is not None, "a spectator has nothing to decide"
    sides, counts = view.setup.sides, unseen(view)
    rivals = tuple([(own + step) % sides for step in range(1, sides)])
    hidden = tuple([counts[safety] > 0 for safety in SAFETIES])
    shared = _shared(view, counts, own, rivals)
    shared += _inferred(view, inference, own, rivals)
    fresh = _fresh(view, inference, _seats(view, rivals[0]))
    return FeatureContext(
        view, counts, own, rivals, hidden, shared, fresh, _features_before(view, rivals, hidden)
    )


def count_kinds(hand: Pile) -> list[int]:
    """Count the cards of each kind in a hand."""
    held = [0] * numbering.KINDS
    for card in hand:
        held[card] += 1
    return held


def _features_before(view: View, rivals: tuple[int, ...], hidden: Flags) -> FeaturesBefore:
    tableaux, target, held = view.tableaux, view.target, count_kinds(view.hand)
    assert view.side is not None
    own, most_200 = tableaux[view.side], view.setup.rules.max_200
    others = [tableaux[side] for side in rivals]
    return FeaturesBefore(
        sides=tuple([side_features(t, target, i) for i, t in enumerate((own, *others))]),
        guard=guard_features(hidden, own, held),
        threats=tuple([threat_features(hidden, t, held, i) for i, t in enumerate(others)]),
        fit=fit_features(view.hand, target, own, most_200),
    )


def _shared(view: View, counts: Counts, own: int, rivals: tuple[int, ...]) -> list[int]:
    found = list(_rule_features(view.setup.rules, view.setup.seats))
    base, most = numbering.UNSEEN, numbering.UNSEEN_COUNTS - 1
    for count in counts:
        found.append(base + (count if count < most else most))
        base += numbering.UNSEEN_COUNTS
    found.append(numbering.PILE + _pile_place(view.draw_pile))
    found.append(numbering.OWN_NEED + _need(view, own))
    for place, side in enumerate(rivals):
        found.append(numbering.RIVAL_NEED + place * numbering.NEEDS + _need(view, side))
    return found


def _pile_place(pile: int) -> int:
    if pile < numbering.SMALL_PILES:
        return pile
    # 12 cards come next, in the first step of 4 that is not told card by card.
    larger = numbering.SMALL_PILES + (pile - numbering.SMALL_PILES) // numbering.PILE_STEP
    return min(numbering.PILES - 1, larger)


@lru_cache(maxsize=64)
def _rule_features(rules: RuleSet, seats: int) -> tuple[int, ...]:
    flags = (
        seats == 2,
        seats == 3,
        seats == 4,
        seats == 6,
        rules.battle_hazard_on == "any_card",
        rules.corrective_safety == "remove",
        rules.safety_replay_on_empty_deck,
        rules.shutout_to == "completer",
        rules.extension_award == "completer",
        True,
    )
    return tuple([numbering.RULES + place for place, flag in enumerate(flags) if flag])


def _need(view: View, side: int) -> int:
    need = view.setup.rules.match_target - view.match.points[side]
    return min(numbering.NEEDS - 1, max(0, need - 1) // numbering.NEED_STEP)


def _seats(view: View, side: int) -> list[int]:
    """The seats of a side, without the seat that the view belongs to."""
    seats = range(side, view.setup.seats, view.setup.sides)
    return [seat for seat in seats if seat != view.seat]


def _fresh(view: View, inference: CardInference, seats: Sequence[int]) -> list[int]:
    """For each kind, count the cards in some hands that may be of it, given what was passed up."""
    most = numbering.FRESH_COUNTS - 1
    total = [0] * numbering.TOLD_KINDS
    for seat in seats:
        size = view.hand_sizes[seat]
        for place, count in enumerate(inference.fresh(seat)):
            total[place] += count if count < size else size
    return [count if count < most else most for count in total]


def _inferred(view: View, inference: CardInference, own: int, rivals: tuple[int, ...]) -> list[int]:
    """Features of what the moves of rivals and partners tell about their hands."""
    found: list[int] = []
    for block, side in enumerate((*rivals, own)):
        seats = _seats(view, side)
        if not seats:
            continue
        # Partners have the last block, whatever the number of rivals.
        place = numbering.RIVALS if side == own else block
        base = numbering.FRESH + place * numbering.TOLD_KINDS * numbering.FRESH_COUNTS
        for count in _fresh(view, inference, seats):
            found.append(base + count)
            base += numbering.FRESH_COUNTS
        base = numbering.THROWN + place * numbering.TOLD_KINDS * numbering.THROWN_COUNTS
        for kind in range(numbering.TOLD_KINDS):
            thrown = sum([inference.discarded[seat][kind] for seat in seats])
            if thrown:
                found.append(base + min(thrown, numbering.THROWN_COUNTS) - 1)
            base += numbering.THROWN_COUNTS
    return found
