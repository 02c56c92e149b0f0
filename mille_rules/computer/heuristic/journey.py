"""Estimate how long the rest of a trip takes: distances, and reaching the target exactly."""

from functools import lru_cache
from math import gcd
from operator import mul

#: The longest wait that is told apart: what takes longer will not happen.
NEVER = 40.0
#: The weight of a plan's slack against its length: of two equal plans the looser wins.
_SLACK = 0.25

#: The average miles of a distance card in the usual deck; of those that are played, since short
#: ones are thrown away; and of a draw, which need not be a distance card.
_IN_DECK, PLAYED, _DRAWN = 3_500 / 46, 85, 40

#: Distance cards, or their miles, per kind in the order of DISTANCES.
Distances = tuple[int, ...]


@lru_cache(maxsize=64)
def miles_a_card(miles: Distances, deck: tuple[int, ...]) -> float:
    """Return the average miles of the distance cards that are played with a deck."""
    copies = deck[: len(miles)]
    in_deck = max(1, sum(map(mul, copies, miles))) / max(1, sum(copies))
    return float(PLAYED * in_deck / _IN_DECK)


@lru_cache(maxsize=512)
def draws_needed(supply: Distances, total: int, room: int, miles: Distances) -> tuple[float, ...]:
    """Return the average draws until future cards make 0, 25, ... `room` miles exactly.

    `supply` are the unseen cards that may be played, among `total` unseen ones. Distances are
    multiples of a step, 25 with the `miles` of most editions.
    """
    step = gcd(*miles)
    chances = [
        (far // step, copies / total) for far, copies in zip(miles, supply, strict=True) if copies
    ]
    needed = [0.0]
    for left in range(1, room // step + 1):
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
def _plans(
    hand: Distances, room: int, miles: Distances, a_card: float
) -> tuple[tuple[int, float], ...]:
    """For each sum of some cards of a hand up to `room` miles: what is then left, and all cards.

    Miles left are counted in steps. The cards are the fewest to the target; those not yet drawn
    have `a_card` miles each.
    """
    fewest = {0: 0}
    for far, copies in zip(miles, hand, strict=True):
        for _ in range(copies):
            for driven, cards in list(fewest.items()):
                more = driven + far
                if more <= room and fewest.get(more, cards + 2) > cards + 1:
                    fewest[more] = cards + 1
    step = gcd(*miles)
    return tuple(
        ((room - driven) // step, cards + (room - driven) / a_card)
        for driven, cards in fewest.items()
    )


def adds_up(hand: Distances, room: int, miles: Distances) -> bool:
    """True if some cards of a hand make `room` miles exactly."""
    return any(left == 0 for left, _ in _plans(hand, room, miles, PLAYED))


def turns_needed(
    hand: Distances, room: int, miles: Distances, draws: tuple[float, ...], a_card: float
) -> float:
    """Return the turns to complete the trip undisturbed, with the best use of a hand."""
    best = NEVER
    for left, playing in _plans(hand, room, miles, a_card):
        waiting = draws[left]
        turns = waiting + _SLACK * playing if waiting > playing else playing + _SLACK * waiting
        best = min(best, turns)
    return best


def turns_roughly(hand: Distances, room: int, miles: Distances, a_card: float) -> float:
    """Return the same from the miles alone, whether they reach the target exactly or not."""
    held = sum([copies * far for far, copies in zip(miles, hand, strict=True)])
    held = min(held, room)
    return (held + (room - held) * PLAYED / _DRAWN) / a_card
