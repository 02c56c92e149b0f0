"""The places of a race's parts in its row; cards, sides and seats have their usual numbers."""

import numpy as np
from numpy.typing import NDArray

from mille_rules.cards import HAZARDS, SAFETIES, Card
from mille_rules.rulesets import FULL_DECK, SEAT_COUNTS, TEAM_SIDES

RaceRow = NDArray[np.int16]

KINDS, SAFETY_KINDS = len(Card), len(SAFETIES)
#: Kinds that a seat plays if it can: all but the safeties, which come last.
TOLD = KINDS - SAFETY_KINDS
FIRST_HAZARD, FIRST_REMEDY, FIRST_SAFETY = int(HAZARDS[0]), 10, int(SAFETIES[0])
TWO_HUNDRED, STOP, SPEED_LIMIT, ROLL, END_OF_LIMIT = 4, 8, 9, 13, 14
#: More cards than lie on any pile of a tableau.
PILE_SIZE = 64
_MOST_SEATS, _MOST_SIDES = max(SEAT_COUNTS), max(TEAM_SIDES.values())


class _RowPlaces:
    """Allocates places of a row."""

    def __init__(self) -> None:
        self.given = 0

    def take(self, count: int = 1) -> int:
        first = self.given
        self.given += count
        return first


_places = _RowPlaces()
#: By side: points of the match, which stay from race to race.
POINTS = _places.take(_MOST_SIDES)
#: The cards in the order in which they are drawn.
DECK = _places.take(sum(FULL_DECK))
#: Everything from here on begins anew with every race.
RACE = _places.given
FIRST, TURN, PHASE, DRAWN, CARDS, TARGET = (_places.take() for _ in range(6))
#: The side that called an extension, and the side that has arrived; -1 for none.
EXTENDED_BY, COMPLETER = _places.take(), _places.take()
#: By seat and kind: cards in the hand; by seat: their number.
HAND, HELD = _places.take(_MOST_SEATS * KINDS), _places.take(_MOST_SEATS)
#: By kind: cards that everybody has seen leave a hand.
SHOWN = _places.take(KINDS)
#: By side: piles and their heights, miles, 200s, distance cards.
BATTLE, BATTLE_HEIGHT = _places.take(_MOST_SIDES * PILE_SIZE), _places.take(_MOST_SIDES)
SPEED, SPEED_HEIGHT = _places.take(_MOST_SIDES * PILE_SIZE), _places.take(_MOST_SIDES)
MILES, TWOS, DISTANCES = (_places.take(_MOST_SIDES) for _ in range(3))
#: By side and safety: 0 for none, 1 if it lies there, 2 if it was a coup fourré.
SAFETY = _places.take(_MOST_SIDES * SAFETY_KINDS)
#: By seat: cards received; by seat and kind: how many it had when it last lacked one; discards.
RECEIVED, LACKED = _places.take(_MOST_SEATS), _places.take(_MOST_SEATS * TOLD)
DISCARDED = _places.take(_MOST_SEATS * KINDS)
#: The size of a row.
SIZE = _places.given

#: Phases: a decision in a turn, about an extension, none because the race has ended.
PLAYING, EXTENDING, ENDED = range(3)
#: The numbers of a side's status, in the order of Status.
ROLLING, NOT_STARTED, STOPPED, NEEDS_ROLL, ACCIDENT = range(5)
