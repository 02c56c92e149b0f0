"""How large the cards on the table can be: the arithmetic behind `layout`, in logical pixels."""

from collections.abc import Callable
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

CARD_ASPECT = 2.5 / 3.5
"""Width of a card as a share of its height: poker proportions."""

# Gutters follow the window: 6 px at its smallest height, where every pixel of height is card.
GAP_SHARE, GAP_MIN, GAP_MAX = 1 / 90, 6.0, 20.0
PAD_SHARE = 2 / 3  # between things of one kind: visibly less than between groups
GROUP_SHARE = 2.0  # between groups of things in a tableau: visibly more

# Card heights as shares of the hand card's, which is the largest because it is read and aimed at.
BATTLE_SHARE = 0.8
PILE_SHARE = 0.65
SMALL_SHARE = 0.55  # safeties and distance: 60 px when the hand card has its least 110 px
LANE_SHARE = 0.55  # cards in an opponent's compact lane
LIFT_SHARE = 0.06  # how far a playable card is raised

READABLE = 60.0  # below this height the index of a card cannot be read
FAN_SHARE = 1.5  # a distance column is at least this many cards high, so that a fan shows
SMALL_MAX = 0.65  # distance cards stay smaller than the battle pile, which matters more

# Text, as multiples of the line height of the system font; a letter is 0.38 to 0.48 of it wide.
BAR_LINES = 2.2  # one line, and buttons with their frames
STATUS_SHAPES = ((3.0, 10.0), (2.0, 13.5))
"""Lines and width, each of which holds "Stopped: flat tire. Needs spare tire, then roll"."""
WORDS_SPARE = 3.0  # more width for words before cards grow beyond their shares
HINT_WIDTH = 7.0  # the hint beside the hand, on three or four lines
HINT_ROW = 1.5  # the bottom row when nobody's hand is shown
COLUMN_MIN = 1.5  # "200" or "0/2"
NUMBERS = 0.8  # the numbers of the odometers are small print
TRACK_MIN = 0.4  # the thinnest odometer that can be told from a line

HAND_CARDS = 7
SAFETIES = 4
COLUMNS = 5


class Room(NamedTuple):
    """What is to be laid out: the view in pixels, the line height, and who sits there."""

    width: float
    height: float
    text: float
    sides: int
    has_hand: bool
    status_lines: float = STATUS_SHAPES[0][0]
    words_min: float = STATUS_SHAPES[0][1]

    @property
    def gap(self) -> float:
        """The gutter between rows and round the edge."""
        return float(floor(min(max(self.height * GAP_SHARE, GAP_MIN), GAP_MAX)))

    @property
    def pad(self) -> float:
        """Between things of one kind, and inside a frame's edge."""
        return float(floor(self.gap * PAD_SHARE))

    @property
    def group(self) -> float:
        """Between groups: battle, words, safeties, distance, the 200s."""
        return self.gap * GROUP_SHARE

    @property
    def lanes(self) -> int:
        """How many sides get a compact lane: all opponents where there are three sides."""
        return self.sides - 1 if self.sides > 2 else 0

    @property
    def bar(self) -> float:
        """Height of the message bar."""
        return self.text * BAR_LINES


class Sizes(NamedTuple):
    """Heights of cards and rows, widths of words and columns, all whole pixels."""

    hand: float
    battle: float
    safety: float
    safety_rows: int
    distance: float
    pile: float
    words: float
    column: float
    full_inner: float
    lane_inner: float
    band: float
    lift: float


def card_width(height: float) -> float:
    """Width of a card of this height, in whole pixels so that its edges stay sharp."""
    return float(round(height * CARD_ASPECT))


def centred(size: QSizeF, within: QRectF) -> QRectF:
    """A rectangle of this size in the middle of another one."""
    corner = within.center() - QPointF(size.width() / 2, size.height() / 2)
    return QRectF(corner, size)


def band_height(room: Room, hand: float) -> float:
    """Height of the band with the piles and the odometers."""
    rulers = (room.sides * TRACK_MIN + NUMBERS) * room.text + room.sides * room.pad / 2
    return max(hand * (LANE_SHARE if room.lanes else PILE_SHARE), rulers, READABLE)


def full_inner(room: Room, hand: float) -> float:
    """Least height inside the frame of a full tableau: the battle pile, or its words."""
    return max(hand * BATTLE_SHARE, (1 + room.status_lines) * room.text + room.pad)


def lane_inner(room: Room, hand: float) -> float:
    """Least height inside a compact lane: a card, or the name with one line of status."""
    return max(hand * LANE_SHARE, 2 * room.text + room.pad)


def hand_row(room: Room, hand: float) -> float:
    """Height of the bottom row: the hand with room to raise cards, or only the hint."""
    return floor(hand * (1 + LIFT_SHARE)) + 1 if room.has_hand else room.text * HINT_ROW


def height_needed(room: Room, hand: float) -> float:
    """Height of everything in pixels when hand cards are `hand` high."""
    full = room.sides - room.lanes
    rows = full * full_inner(room, hand) + room.lanes * lane_inner(room, hand)
    frames = room.sides * 2 * room.pad
    gutters = (room.sides + 4) * room.gap  # between sides + band + bar + hand, and both edges
    band = band_height(room, hand)
    return rows + frames + gutters + band + room.bar + hand_row(room, hand)


def gutters_across(room: Room) -> float:
    """Width in a tableau that is neither card nor words: edges, gaps, the gap before the 200s."""
    within = 1 + (SAFETIES - 1) + (COLUMNS - 2)
    return 2 * room.gap + 2 * room.pad + within * room.pad + 4 * room.group


def column_width(room: Room, distance: float) -> float:
    """Width of a distance column: its card, or its words where they are wider."""
    return max(card_width(distance), room.text * COLUMN_MIN)


def width_needed(room: Room, hand: float) -> float:
    """Width of a tableau, or of the hand with the hints beside it, whichever is wider."""
    small = hand * SMALL_SHARE
    cards = 2 * card_width(hand * BATTLE_SHARE) + SAFETIES * small
    columns = COLUMNS * column_width(room, small)
    tableau = cards + columns + room.words_min * room.text + gutters_across(room)
    beside = 2 * (HINT_WIDTH * room.text + room.gap + room.group)
    row = HAND_CARDS * (card_width(hand) + room.pad) + room.group
    return max(tableau, row + beside if room.has_hand else 0.0)


def largest(fits: Callable[[float], bool], most: float) -> float:
    """The largest whole number up to `most` that fits, found by halving; 1 if none does."""
    low, high = 1, floor(most)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return float(low)


def table_sizes(room: Room) -> Sizes:
    """The largest sizes that fit, with the status in whichever shape leaves the larger hand."""
    shapes = [room._replace(status_lines=lines, words_min=w) for lines, w in STATUS_SHAPES]
    return max((_sizes(shape) for shape in shapes), key=lambda sizes: sizes.hand)


def _sizes(room: Room) -> Sizes:
    """The largest sizes that fit; height left over goes to the full tableaux."""
    hand = largest(
        lambda h: height_needed(room, h) <= room.height and width_needed(room, h) <= room.width,
        room.height,
    )
    spare = max(room.height - height_needed(room, hand), 0.0) / (room.sides - room.lanes)
    inner = float(floor(full_inner(room, hand) + spare))
    return _widened(room, hand, inner, float(floor(band_height(room, hand))))


def _widened(room: Room, hand: float, inner: float, band: float) -> Sizes:
    """Spend the width left over on what is read most: words, distance, battle, safeties."""
    small = float(floor(hand * SMALL_SHARE))
    battle = float(floor(hand * BATTLE_SHARE))
    # Large text makes tableaux high enough for two rows of safeties, which saves width for cards.
    halved = float(floor((inner - room.pad) / 2))
    rows = 2 if halved > small and not room.lanes else 1

    def words(battle: float, safety: float, distance: float) -> float:
        """Width left for words beside these cards."""
        cards = 2 * card_width(battle) + SAFETIES // rows * safety
        gutters = gutters_across(room) - (SAFETIES - SAFETIES // rows) * room.pad
        return room.width - gutters - cards - COLUMNS * column_width(room, distance)

    wanted = min(words(battle, small, small), (room.words_min + WORDS_SPARE) * room.text)
    most = min(inner / FAN_SHARE, max(SMALL_MAX * hand, READABLE), hand)
    distance = max(small, largest(lambda d: words(battle, small, d) >= wanted, most))
    tallest = min(inner, hand)
    battle = max(battle, largest(lambda b: words(b, small, distance) >= wanted, tallest))
    most = min(battle, halved) if rows > 1 else battle
    safety = max(small, largest(lambda s: words(battle, s, distance) >= wanted, most))
    return Sizes(
        hand=hand,
        battle=battle,
        safety=safety,
        safety_rows=rows,
        distance=distance,
        pile=min(band, battle),
        words=float(floor(words(battle, safety, distance))),
        column=column_width(room, distance),
        full_inner=inner,
        lane_inner=float(floor(lane_inner(room, hand))),
        band=band,
        lift=float(floor(hand * LIFT_SHARE)),
    )
