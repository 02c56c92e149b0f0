"""Estimate how long the rest of a trip takes: distances, and reaching the target exactly."""

from functools import lru_cache

from mille_rules.cards import DISTANCES, Card
from mille_rules.rulesets import MILES_STEP

#: The longest wait that is told apart: what takes longer will not happen.
NEVER = 40.0
#: Average miles of a distance card, to turn miles into cards.
_MILES_A_CARD = 85
#: Average miles of a draw, which need not be a distance card.
_MILES_A_DRAW = 40
#: The weight of a plan's slack against its length: of two equal plans the looser wins.
_SLACK = 0.25

#: Distance cards per kind, in the order of DISTANCES.
Distances = tuple[int, ...]


def units(miles: int) -> int:
    """Convert miles to steps of 25."""
    return miles // MILES_STEP


@lru_cache(maxsize=512)
def draws_needed(supply: Distances, total: int, room: int, twos: int) -> tuple[float, ...]:
    """Return the average draws until future cards make 0, 25, ... `room` miles exactly.

    `supply` are the unseen distance cards among `total` unseen ones; `twos` 200s may be laid.
    """
    chances = [
        (units(card.miles), copies / total)
        for card, copies in zip(DISTANCES, supply, strict=True)
        if copies and (card is not Card.MILES_200 or twos)
    ]
    needed = [0.0]
    for left in range(1, units(room) + 1):
        options = [(needed[left - step], p) for step, p in chances if step <= left]
        options.sort()
        needed.append(_wait_for_best(options))
    return tuple(needed)


def _wait_for_best(options: list[tuple[float, float]]) -> float:
    """Return the average draws if each option (draws after it, its chance) is used if it helps."""
    wait, chance, after = NEVER, 0.0, 0.0
    for needed, p in options:
        if needed >= wait:
            break
        chance += p
        after += p * needed
        wait = (1 + after) / chance
    return min(NEVER, wait)


@lru_cache(maxsize=4096)
def _plans(hand: Distances, room: int, twos: int) -> tuple[tuple[int, float], ...]:
    """For each sum of some cards of a hand up to `room` miles: what is then left, and all cards.

    What is left is in steps of 25; the cards are the fewest until the target, those to come
    being of average length.
    """
    fewest = {0: 0}
    for card, copies in zip(DISTANCES, hand, strict=True):
        usable = min(copies, twos) if card is Card.MILES_200 else copies
        for _ in range(usable):
            for miles, cards in list(fewest.items()):
                more = miles + card.miles
                if more <= room and fewest.get(more, cards + 2) > cards + 1:
                    fewest[more] = cards + 1
    return tuple(
        (units(room - miles), cards + (room - miles) / _MILES_A_CARD)
        for miles, cards in fewest.items()
    )


def adds_up(hand: Distances, room: int, twos: int) -> bool:
    """True if some cards of a hand make `room` miles exactly."""
    return any(left == 0 for left, _ in _plans(hand, room, twos))


def turns_needed(hand: Distances, room: int, twos: int, draws: tuple[float, ...]) -> float:
    """Return the turns to complete the trip undisturbed, with the best use of a hand."""
    best = NEVER
    for left, playing in _plans(hand, room, twos):
        waiting = draws[left]
        turns = waiting + _SLACK * playing if waiting > playing else playing + _SLACK * waiting
        best = min(best, turns)
    return best


def turns_roughly(hand: Distances, room: int) -> float:
    """Return the same from the miles alone, whether they reach the target exactly or not."""
    held = sum([copies * card.miles for card, copies in zip(DISTANCES, hand, strict=True)])
    held = min(held, room)
    return held / _MILES_A_CARD + (room - held) / _MILES_A_DRAW
