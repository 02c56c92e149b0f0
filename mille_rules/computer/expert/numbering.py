"""The number of each binary feature of a position.

Features lie in blocks. Within a block the last index runs fastest: the feature of card `c` with
count `n` is `UNSEEN + c * UNSEEN_COUNTS + n`. Weights are learned for these numbers, so a
change here requires new training.
"""

from mille_rules.cards import HAZARDS, SAFETIES, Card
from mille_rules.computer.expert.card_inference import INFERRED_CARDS
from mille_rules.rulesets import SIDES_BY_SEATS
from mille_rules.state import Status

RIVALS = max(SIDES_BY_SEATS.values()) - 1
KINDS, TOLD_KINDS = len(Card), len(INFERRED_CARDS)
#: More of a kind than the last of these counts are as good as that.
UNSEEN_COUNTS, HAND_COUNTS, FRESH_COUNTS, THROWN_COUNTS, COUP_COUNTS, FIT_COUNTS = 9, 4, 7, 3, 6, 8
#: Draw piles of 0 to 11 cards are told apart, larger ones in steps of 4.
PILES, PILE_STEP, SMALL_PILES = 40, 4, 12
#: Points that a side still needs for the match, in steps.
NEEDS, NEED_STEP = 21, 250
#: Miles to go in steps of 25; all beyond 1,000 are one.
ROOMS = 42
#: A rival a card away from its target, by the card, and farther away; and how far both are.
CLOSE_ROOMS, CHASE_ROOMS = 9, 8
#: The places of a safety: on the own side, in the own hand, unseen, gone.
PLACES = 4

# The features of each side: by status, limited far from the target or near it, by safety, by number
# of safeties, by room, by 200s laid, and whether no distance lies there yet (of two).
SIDE_LIMITED = len(Status)
SIDE_SAFETY = SIDE_LIMITED + 2
SIDE_SAFETIES = SIDE_SAFETY + len(SAFETIES)
SIDE_ROOM = SIDE_SAFETIES + len(SAFETIES)
SIDE_TWOS = SIDE_ROOM + ROOMS
SIDE_SHUT_OUT = SIDE_TWOS + 3
SIDE_SIZE = SIDE_SHUT_OUT + 2

#: Features of a hazard in the block GUARD, and in the block THREAT of a rival.
GUARD_SIZE = 2 * PLACES * 3 * 2
THREAT_SIZE = 3 * 3 * 2


class _Numbers:
    """Allocates ranges of numbers."""

    def __init__(self) -> None:
        self.given = 0

    def take(self, count: int) -> int:
        first = self.given
        self.given += count
        return first


_numbers = _Numbers()
# The same for all moves of a decision: rules, cards unseen, draw pile, needs, and what the moves of
# rivals and partners tell.
RULES = _numbers.take(10)
UNSEEN = _numbers.take(KINDS * UNSEEN_COUNTS)
PILE = _numbers.take(PILES)
OWN_NEED = _numbers.take(NEEDS)
RIVAL_NEED = _numbers.take(RIVALS * NEEDS)
FRESH = _numbers.take((RIVALS + 1) * TOLD_KINDS * FRESH_COUNTS)
THROWN = _numbers.take((RIVALS + 1) * TOLD_KINDS * THROWN_COUNTS)
# Of the position after a move: hand, sides, extension, own protection, hazards for rivals, safeties
# kept for a coup fourré, distances that complete the trip, rivals that are close, a hazard that
# waits for an answer, draws to come, and how far the own side and the next are.
HAND = _numbers.take(KINDS * HAND_COUNTS)
SIDES = _numbers.take((RIVALS + 1) * SIDE_SIZE)
EXTENSION = _numbers.take(4)
GUARD = _numbers.take(len(HAZARDS) * GUARD_SIZE)
THREAT = _numbers.take(RIVALS * len(HAZARDS) * THREAT_SIZE)
COUPS = _numbers.take(len(SAFETIES) * COUP_COUNTS)
FIT = _numbers.take(3 * FIT_COUNTS * 2)
CLOSE = _numbers.take(RIVALS * CLOSE_ROOMS * 4)
PENDING = _numbers.take(len(HAZARDS) * 2 * FRESH_COUNTS)
AGAIN = _numbers.take(3)
CHASE = _numbers.take(CHASE_ROOMS * CHASE_ROOMS * 4)
#: The number of features.
FEATURES = _numbers.given
