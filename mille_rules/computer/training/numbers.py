"""Which features are numbers, or groups: a second, shorter way to learn what they say together.

"Two Rolls unseen" says something about three as well. Each column made here is such a number; what
is learned for it is added to the weights of all its features, so that nothing of it is left to do
when the network plays.
"""

from collections.abc import Iterable, Iterator
from itertools import product

import numpy as np
from numpy.typing import NDArray

from mille_rules.cards import DISTANCES, HAZARDS, Card
from mille_rules.computer.expert import numbering
from mille_rules.computer.training.symmetry import blocks_by_card

#: A number as its value for each of its features.
Number = dict[int, float]

#: Blocks by card of so many features each are counts.
_COUNTS = (
    numbering.UNSEEN_COUNTS,
    numbering.FRESH_COUNTS,
    numbering.HAND_COUNTS,
    numbering.THROWN_COUNTS,
    numbering.COUP_COUNTS,
)
#: Room is a number up to each of these, in steps of 25 miles: the nearer, the more it matters.
_ROOMS = (numbering.ROOMS, 28, 16, 8, 4)
#: Groups of cards whose number in the hand matters: the families, and some parts of them.
_HANDS = ((0, 5), (5, 10), (10, 15), (15, 19), (3, 5), (0, 3), (5, 9), (10, 13))
#: Four 100s are 1.
_MANY_MILES = 400
_BATTLE, _LIMIT = range(len(HAZARDS) - 1), (len(HAZARDS) - 1,)


def numbers() -> NDArray[np.float32]:
    """One row per feature, one column per number."""
    columns = [*_counts(), *_shared(), *_rooms(), *_hands(), *_guards(), *_threats()]
    table = np.zeros((numbering.FEATURES, len(columns)), np.float32)
    for place, column in enumerate(columns):
        for feature, value in column.items():
            table[feature, place] = value
    return table


def _counts() -> Iterator[Number]:
    for base, _, cards, width in blocks_by_card():
        if width in _COUNTS:
            for place in range(cards):
                start = base + place * width
                yield {start + count: (count + 1) / width for count in range(width)}


def _shared() -> Iterator[Number]:
    small = numbering.SMALL_PILES
    piles = [
        n if n < small else small + (n - small) * numbering.PILE_STEP
        for n in range(numbering.PILES)
    ]
    yield {numbering.PILE + place: pile / numbering.PILES for place, pile in enumerate(piles)}
    for block in range(numbering.RIVALS + 1):
        needs = numbering.OWN_NEED + block * numbering.NEEDS
        yield {needs + need: need / (numbering.NEEDS - 1) for need in range(numbering.NEEDS)}


def _rooms() -> Iterator[Number]:
    for side in range(numbering.RIVALS + 1):
        rooms = numbering.SIDES + side * numbering.SIDE_SIZE + numbering.SIDE_ROOM
        for most in _ROOMS:
            yield {rooms + room: min(room, most) / most for room in range(numbering.ROOMS)}


def _hands() -> Iterator[Number]:
    def counts(kinds: Iterable[int]) -> Iterator[tuple[int, int, int]]:
        for kind, count in product(kinds, range(numbering.HAND_COUNTS)):
            yield numbering.HAND + kind * numbering.HAND_COUNTS + count, kind, count + 1

    for first, end in _HANDS:
        yield {f: count / numbering.HAND_COUNTS for f, _, count in counts(range(first, end))}
    yield {
        feature: DISTANCES[kind].miles * count / _MANY_MILES
        for feature, kind, count in counts(range(len(DISTANCES)))
    }


def _guards() -> Iterator[Number]:
    """Hazard, safety and remedy, with one of them left out each time."""
    shape = (len(HAZARDS), 2, numbering.PLACES, 3, 2)
    cells = [(numbering.GUARD + n, cell) for n, cell in enumerate(np.ndindex(shape))]
    alike = range(3)
    for hazards in (alike, _BATTLE, (Card.STOP - HAZARDS[0],), _LIMIT):
        some = [(feature, cell) for feature, cell in cells if cell[0] in hazards]
        for lies in range(2):
            for where in range(numbering.PLACES):
                yield {feature: 1.0 for feature, cell in some if cell[1:3] == (lies, where)}
            for remedies in range(3):
                yield {f: 1.0 for f, cell in some if (cell[1], cell[3]) == (lies, remedies)}


def _threats() -> Iterator[Number]:
    """Protection and hazards held, and whether they can be played and are held."""
    shape = (numbering.RIVALS, len(HAZARDS), 3, 3, 2)
    cells = [(numbering.THREAT + n, cell) for n, cell in enumerate(np.ndindex(shape))]
    for rival, hazards in product(range(numbering.RIVALS), (_BATTLE, _LIMIT)):
        some = [(f, cell) for f, cell in cells if cell[0] == rival and cell[1] in hazards]
        for guarded, held in product(range(3), range(3)):
            yield {f: 1.0 for f, cell in some if cell[2:4] == (guarded, held)}
        for can, held in product(range(2), range(3)):
            yield {f: 1.0 for f, cell in some if (cell[4], cell[3]) == (can, held)}
