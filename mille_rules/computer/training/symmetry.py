"""Which cards are alike: what the learner knows of the game before it has seen any of it.

Accident, Out of Gas and Flat Tire, with their remedies and safeties, may change places in any
position and leave its value as it was. Learning from a position is learning from all six of it.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mille_rules.cards import HAZARDS, REMEDIES, SAFETIES
from mille_rules.computer.expert import numbering

#: The first so many hazards are alike, and so are their remedies and safeties.
_ALIKE = 3
_FAMILIES = (int(HAZARDS[0]), int(REMEDIES[0]), int(SAFETIES[0]))
#: The last three statuses of a side are those of the three hazards.
_FIRST_STATUS = numbering.SIDE_LIMITED - _ALIKE


class ByCard(NamedTuple):
    """A block of features that goes by card."""

    #: Its first feature, its first card, how many cards, and features of each.
    base: int
    card: int
    cards: int
    width: int


def blocks_by_card() -> Iterator[ByCard]:
    """All blocks in which the three families have features of their own."""
    hazard, _, safety = _FAMILIES
    yield ByCard(numbering.UNSEEN, 0, numbering.KINDS, numbering.UNSEEN_COUNTS)
    for side in range(numbering.RIVALS + 1):
        told = side * numbering.TOLD_KINDS
        yield ByCard(
            numbering.FRESH + told * numbering.FRESH_COUNTS,
            0,
            numbering.TOLD_KINDS,
            numbering.FRESH_COUNTS,
        )
        yield ByCard(
            numbering.THROWN + told * numbering.THROWN_COUNTS,
            0,
            numbering.TOLD_KINDS,
            numbering.THROWN_COUNTS,
        )
        base = numbering.SIDES + side * numbering.SIDE_SIZE
        yield ByCard(base + _FIRST_STATUS, hazard, _ALIKE, 1)
        yield ByCard(base + numbering.SIDE_SAFETY, safety, len(SAFETIES), 1)
    yield ByCard(numbering.HAND, 0, numbering.KINDS, numbering.HAND_COUNTS)
    yield ByCard(numbering.GUARD, hazard, len(HAZARDS), numbering.GUARD_SIZE)
    for rival in range(numbering.RIVALS):
        base = numbering.THREAT + rival * len(HAZARDS) * numbering.THREAT_SIZE
        yield ByCard(base, hazard, len(HAZARDS), numbering.THREAT_SIZE)
    yield ByCard(numbering.COUPS, safety, len(SAFETIES), numbering.COUP_COUNTS)
    yield ByCard(numbering.PENDING, hazard, len(HAZARDS), 2 * numbering.FRESH_COUNTS)


#: The orders in which the three families may be called by each other's names.
ORDERS = tuple(permutations(range(_ALIKE)))


def renamed(card: int, order: tuple[int, ...]) -> int:
    """The number of the card that takes a card's place."""
    for first in _FAMILIES:
        if first <= card < first + _ALIKE:
            return first + order[card - first]
    return card


def renamings() -> NDArray[np.uint16]:
    """For each of the ORDERS, the feature that each feature becomes; FEATURES stays itself."""
    tables = []
    for order in ORDERS:
        table = np.arange(numbering.FEATURES + 1, dtype=np.uint16)
        for base, card, cards, width in blocks_by_card():
            for place in range(cards):
                start = base + (renamed(card + place, order) - card) * width
                own = base + place * width
                table[own : own + width] = np.arange(start, start + width)
        tables.append(table)
    return np.array(tables)
