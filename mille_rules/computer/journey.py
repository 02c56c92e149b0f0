"""How long the rest of a trip will take: the arithmetic of distances and of finishing exactly."""

from functools import lru_cache

from mille_rules.cards import DISTANCES, Card
from mille_rules.rulesets import MILES_STEP

#: Longer waits than this are all the same: it will not happen.
NEVER = 40.0
#: Miles that a drawn card brings on average, to turn miles to draw into cards to play.
_MILES_A_CARD = 85
#: Miles that a draw brings on average, other cards than distances being drawn too.
_MILES_A_DRAW = 40
#: What the slack in a plan weighs beside its length, so that of two equal plans the looser wins.
_SLACK = 0.25

#: Distance cards per kind, in the order of DISTANCES.
Distances = tuple[int, ...]


def units(miles: int) -> int:
    """Miles as steps of 25."""
    return miles // MILES_STEP


@lru_cache(maxsize=512)
def draws_needed(supply: Distances, total: int, room: int, twos: int) -> tuple[float, ...]:
    """Average number of draws until cards still to come make 0, 25, ... `room` miles exactly.

    `supply` are the unseen distance cards among `total` unseen ones; `twos` 200s may be laid.
    """
    chances = [
        (units(card.miles), copies / total)
        for card, copies in zip(DISTANCES, supply, strict=True)
        if copies and (card is not Card.MILES_200 or twos)
    ]
    needed = [0.0]
    for left in range(1, units(room) + 1):
        options = sorted((needed[left - step], p) for step, p in chances if step <= left)
        needed.append(_wait_for_best(options))
    return tuple(needed)


def _wait_for_best(options: list[tuple[float, float]]) -> float:
    """Draws on average where each option (draws after it, its chance) is used if it helps."""
    wait, chance, after = NEVER, 0.0, 0.0
    for needed, p in options:
        if needed >= wait:
            break
        chance += p
        after += p * needed
        wait = min(NEVER, (1 + after) / chance)
    return wait


@lru_cache(maxsize=4096)
def _sums(hand: Distances, room: int, twos: int) -> tuple[tuple[int, int], ...]:
    """(miles, fewest cards) for all that some cards of a hand add up to, up to `room`."""
    fewest = {0: 0}
    for card, copies in zip(DISTANCES, hand, strict=True):
        usable = min(copies, twos) if card is Card.MILES_200 else copies
        for _ in range(usable):
            for miles, cards in list(fewest.items()):
                more = miles + card.miles
                if more <= room and fewest.get(more, cards + 2) > cards + 1:
                    fewest[more] = cards + 1
    return tuple(fewest.items())


def adds_up(hand: Distances, room: int, twos: int) -> bool:
    """Whether some cards of a hand make `room` miles exactly."""
    return any(miles == room for miles, _ in _sums(hand, room, twos))


def turns_needed(hand: Distances, room: int, twos: int, draws: tuple[float, ...]) -> float:
    """Turns until the trip is complete if nobody is in the way, with the best use of a hand."""
    best = NEVER
    for miles, cards in _sums(hand, room, twos):
        waiting = draws[units(room - miles)]
        playing = cards + (room - miles) / _MILES_A_CARD
        turns = max(waiting, playing) + _SLACK * min(waiting, playing)
        best = min(best, turns)
    return best


def turns_roughly(hand: Distances, room: int) -> float:
    """The same by the miles alone, whether they add up to the target or not."""
    held = sum([copies * card.miles for card, copies in zip(DISTANCES, hand, strict=True)])
    held = min(held, room)
    return held / _MILES_A_CARD + (room - held) / _MILES_A_DRAW
