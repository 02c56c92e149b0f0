"""The largest sizes that fit a window: first the heights of cards, then the widths of words."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from math import ceil, floor

from mille_qt.table.layout_room import SAFETIES, SHAPES, LayoutRoom, Shape
from mille_qt.table.layout_sizes import (
    BATTLE_SHARE,
    FAN_SHARE,
    LIFT_SHARE,
    READABLE,
    SMALL_MAX,
    SMALL_SHARE,
    TIERS_MAX,
    WORDS_SPARE,
    Sizes,
    TableauRow,
    band_height,
    column_width,
    distance_width,
    fan_inner,
    full_inner,
    height_needed,
    lane_inner,
    lane_width,
    piles_width,
    safeties_width,
    width_needed,
    words_inner,
)

TOOLS_BESIDE = [shape for shape in SHAPES if not shape.tools_above]
TOOLS_ABOVE_HAND = [shape for shape in SHAPES if shape.tools_above]
KEPT_SIZES = 16  # layouts: windows often return to earlier sizes
ABOVE_GAIN = 1.1  # the factor by which the hand must grow to move the buttons out of its row


@lru_cache(maxsize=KEPT_SIZES)
def table_sizes(room: LayoutRoom) -> tuple[Shape, Sizes]:
    """The largest sizes that fit, and their shape: the largest hand, then the largest tableaux."""
    hand, shapes = _largest_hands(room, TOOLS_BESIDE, 1.0)
    higher, others = _largest_hands(room, TOOLS_ABOVE_HAND, float(ceil(hand * ABOVE_GAIN)))
    if others:
        hand, shapes = higher, others
    sizes = {shape: _sizes(room._replace(shape=shape), hand) for shape in shapes or SHAPES[:1]}
    return max(sizes.items(), key=lambda item: _cards(item[1]))


def _largest_hands(
    room: LayoutRoom, shapes: Sequence[Shape], least: float
) -> tuple[float, list[Shape]]:
    """The greatest height of hand cards, at least `least`, and all shapes with which they fit."""
    best: list[Shape] = []
    for shape in shapes:
        shaped = room._replace(shape=shape)
        if not _fits(shaped, least):
            continue
        hand = largest(partial(_fits, shaped), room.height, least)
        if hand > least:
            best = []
        best.append(shape)
        least = hand
    return least, best


def _fits(room: LayoutRoom, hand: float) -> bool:
    """Whether everything fits with hand cards of this height."""
    fits_down = height_needed(room, hand) <= room.height
    return fits_down and width_needed(room, hand) <= room.width


def _cards(sizes: Sizes) -> float:
    """A measure for the size of the cards on the table."""
    return sum(row.battle + row.safety + row.distance for row in (sizes.full, sizes.lane))


def largest(fits: Callable[[float], bool], most: float, least: float = 1.0) -> float:
    """The largest whole number up to `most` that fits, found by halving; `least` if none does."""
    low, high = floor(least), floor(most)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return float(low)


def _sizes(room: LayoutRoom, hand: float) -> Sizes:
    """The sizes that go with a hand; height left over goes to the full tableaux."""
    spare = max(room.height - height_needed(room, hand), 0.0) / (room.sides - room.lanes)
    inner = float(floor(full_inner(room, hand) + spare))
    full = _full(room, hand, inner)
    lane = full
    if room.lanes:
        height = float(floor(lane_inner(room, hand)))
        lane = full._replace(inner=height) if room.shape.plain else _lane(room, hand, height)
    return Sizes(
        hand=hand,
        band=band_height(room, hand),
        lift=float(floor(hand * LIFT_SHARE)),
        full=full,
        lane=lane,
    )


def _full(room: LayoutRoom, hand: float, inner: float) -> TableauRow:
    """A full tableau in the room's shape."""
    if room.shape.tiers:
        return _in_tiers(room, hand, inner)
    least = (hand * SMALL_SHARE, hand * BATTLE_SHARE)
    return _in_one_row(room, hand, inner, least, room.shape.across)


def _lane(room: LayoutRoom, hand: float, inner: float) -> TableauRow:
    """An opponent's lane, with cards as large as its width allows."""
    small = largest(lambda h: lane_width(room, h, h) <= room.width, inner)
    battle = largest(lambda h: lane_width(room, small, h) <= room.width, inner)
    return _in_one_row(room, hand, inner, (small, battle), SAFETIES)


def _in_one_row(
    room: LayoutRoom, hand: float, inner: float, least: tuple[float, float], across: int
) -> TableauRow:
    """Distribute the remaining width to words, distance, battle and safeties, in this order.

    `least` are the least heights of the small cards and of the battle pile.
    """
    small, battle = (float(floor(height)) for height in least)
    halved = float(floor((inner - room.pad) / 2))

    def words(battle: float, safety: float, distance: float) -> float:
        """The width that remains for words beside these cards."""
        beside = safeties_width(room, safety, across) + room.group + distance_width(room, distance)
        return room.width - piles_width(room, battle) - beside

    wanted = min(words(battle, small, small), (room.shape.words + WORDS_SPARE) * room.text)
    most = min(
        inner - room.text - room.pad, inner / FAN_SHARE, max(SMALL_MAX * hand, READABLE), hand
    )
    distance = max(small, largest(lambda d: words(battle, small, d) >= wanted, most))
    tallest = min(inner, hand)
    battle = max(battle, largest(lambda b: words(b, small, distance) >= wanted, tallest))
    most = min(battle, halved) if across < SAFETIES else battle
    safety = max(small, largest(lambda s: words(battle, s, distance) >= wanted, most))
    left = float(floor(words(battle, safety, distance)))
    return TableauRow(inner, battle, safety, across, distance, left, column_width(room, distance))


def _in_tiers(room: LayoutRoom, hand: float, inner: float) -> TableauRow:
    """Distribute the remaining width to battle, distance and safeties, in this order."""
    small = float(floor(hand * SMALL_SHARE))
    wanted = room.shape.words * room.text

    def words(battle: float, safety: float) -> float:
        """The width that remains for words beside these cards."""
        return room.width - piles_width(room, battle) - safeties_width(room, safety, SAFETIES)

    def fits(battle: float, safety: float, distance: float) -> bool:
        across = piles_width(room, battle) + distance_width(room, distance)
        upper = max(safety, words_inner(room))
        down = upper + room.pad + fan_inner(room, distance)
        return across <= room.width and words(battle, safety) >= wanted and down <= inner

    least = float(floor(hand * BATTLE_SHARE))
    battle = max(least, largest(lambda b: fits(b, small, small), min(inner, hand)))
    distance = max(small, largest(lambda d: fits(battle, small, d), TIERS_MAX * hand))
    safety = max(small, largest(lambda s: fits(battle, s, distance), distance))
    left = float(floor(words(battle, safety)))
    column = column_width(room, distance)
    return TableauRow(inner, battle, safety, SAFETIES, distance, left, column, tiers=True)
