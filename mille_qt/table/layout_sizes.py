"""The widths and heights that everything on the table needs, in logical pixels."""

from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import SAFETIES, STATUS_SHAPES, LayoutRoom

CARD_ASPECT = 2.5 / 3.5
"""Width of a card as a share of its height: poker proportions."""

# Card heights as shares of the hand card's, which is the largest.
BATTLE_SHARE = 0.8
SMALL_SHARE = 0.55  # safeties and distance: 60 px when the hand card has 110 px
LANE_SHARE = 0.55  # cards in an opponent's compact lane
LANE_MOST = 0.6  # the same if they are hardly readable
LANE_LEAST = 0.4  # the same if width is short
LIFT_SHARE = 0.06  # the rise of a playable card

READABLE = 60.0  # below this height the index of a card cannot be read
FAN_SHARE = 1.5  # the minimum height of a distance column in cards, so that a fan is visible
SMALL_MAX = 0.65  # distance cards are smaller than the battle pile, which is more important
TIERS_MAX = 1.0  # in a tier of their own there is room for them

# Text, as multiples of the line height of the system font; a letter is 0.38 to 0.48 of it wide.
WORDS_SPARE = 3.0  # additional width for words before cards grow beyond their shares
BESIDE_HAND = 7.0  # the buttons beside the hand; the sign in the corner, on three or four lines
# The band with the road: of the table's height, by the number of sides, and of its width at most.
# It is lower while cards of the hand are smaller than `BAND_HAND`: so many pixels at least, and at
# most a multiple of very small cards.
BAND_SHARE = {2: 0.27, 3: 0.29}
BAND_MOST = 0.2
BAND_LEAST, BAND_HAND, BAND_STEP = {2: 92.0, 3: 104.0}, {2: 110.0, 3: 109.0}, 6.0
BAND_HANDS = 1.75
BARE_ROW = 1.5  # the bottom row when nobody's hand is shown
LANE_LINES = 3.0  # the minimum height of cards in a lane, unless they are readable
COLUMN_MIN = 1.5  # "200" or "0/2"

HAND_CARDS = 7
COLUMNS = 5


class TableauRow(NamedTuple):
    """The heights of cards, the widths of words and columns, and the inner height of a row.

    All are whole pixels. `across` safeties are beside each other.
    """

    inner: float
    battle: float
    safety: float
    across: int
    distance: float
    words: float
    column: float
    tiers: bool = False


class Sizes(NamedTuple):
    """All sizes in whole pixels: the heights of cards, and the two kinds of rows."""

    hand: float
    band: float
    lift: float
    full: TableauRow
    lane: TableauRow


def card_width(height: float) -> float:
    """Width of a card of this height, in whole pixels so that its edges stay sharp."""
    return float(round(height * CARD_ASPECT))


def centred(size: QSizeF, within: QRectF) -> QRectF:
    """A rectangle of this size in the middle of another one."""
    corner = within.center() - QPointF(size.width() / 2, size.height() / 2)
    return QRectF(corner, size)


def band_height(room: LayoutRoom, hand: float) -> float:
    """Height of the band with the road, when hand cards are `hand` high."""
    wanted = min(room.height * BAND_SHARE[room.sides], room.width * BAND_MOST)
    least = max(min(BAND_LEAST[room.sides], BAND_HANDS * hand), READABLE + 2 * room.pad)
    spared = least + max(hand - BAND_HAND[room.sides], 0.0) * BAND_STEP
    return float(floor(min(wanted, spared)))


def words_inner(room: LayoutRoom) -> float:
    """Least height of the words of a full tableau: a name and the status."""
    return (1 + room.shape.status_lines) * room.text + room.pad


def fan_inner(room: LayoutRoom, distance: float) -> float:
    """Least height for columns of such distance cards: a fan, and the count of the 200s."""
    return max(distance * FAN_SHARE, distance + room.text + room.pad)


def full_inner(room: LayoutRoom, hand: float) -> float:
    """Least height inside the frame of a full tableau: the battle pile, or what is beside it."""
    small = hand * SMALL_SHARE
    lines = SAFETIES // room.shape.across
    quota = small + room.text + room.pad
    beside = max(words_inner(room), lines * (small + room.pad) - room.pad, quota)
    if room.shape.tiers:
        beside += room.pad + fan_inner(room, small)
    return max(hand * BATTLE_SHARE, beside)


def lane_inner(room: LayoutRoom, hand: float) -> float:
    """Least height inside a compact lane: a card, or the name with one line of status."""
    return max(hand * LANE_SHARE, min(hand * LANE_MOST, READABLE), 2 * room.text + room.pad)


def hand_row(room: LayoutRoom, hand: float) -> float:
    """Height of the bottom row: the hand with room to raise cards, or only sign and buttons."""
    return floor(hand * (1 + LIFT_SHARE)) + 1 if room.has_hand else room.text * BARE_ROW


def height_needed(room: LayoutRoom, hand: float) -> float:
    """Height of everything in pixels when hand cards are `hand` high."""
    full = room.sides - room.lanes
    rows = full * full_inner(room, hand) + room.lanes * lane_inner(room, hand)
    frames = room.sides * 2 * room.pad
    gutters = (room.sides + 4) * room.gap  # between sides + band + bar + hand, and both edges
    band = band_height(room, hand)
    tools = room.tools + room.gap if room.tools else 0.0
    return rows + frames + gutters + band + room.bar + tools + hand_row(room, hand)


def column_width(room: LayoutRoom, distance: float) -> float:
    """Width of a distance column: its card, or its words where they are wider."""
    return max(card_width(distance), room.text * COLUMN_MIN)


def piles_width(room: LayoutRoom, battle: float) -> float:
    """Width of battle and speed, with both edges of the tableau and the gap behind them."""
    return 2 * card_width(battle) + 2 * room.gap + 3 * room.pad + room.group


def safeties_width(room: LayoutRoom, safety: float, across: int) -> float:
    """Width of safeties beside each other, with the gap before them."""
    return room.group + across * safety + (across - 1) * room.pad


def distance_width(room: LayoutRoom, distance: float) -> float:
    """Width of the distance columns, with the gap before the 200s."""
    return COLUMNS * column_width(room, distance) + (COLUMNS - 2) * room.pad + room.group


def row_width(room: LayoutRoom, small: float, battle: float, across: int = SAFETIES) -> float:
    """Least width of a tableau in one row, with piles `battle` and other cards `small` high."""
    cards = safeties_width(room, small, across) + room.group + distance_width(room, small)
    return piles_width(room, battle) + room.shape.words * room.text + cards


def lane_width(room: LayoutRoom, small: float, battle: float) -> float:
    """Least width of a lane that has columns of its own; its words may be as narrow as any."""
    least = min(words for _, words in STATUS_SHAPES)
    return row_width(room, small, battle) - (room.shape.words - least) * room.text


def tiers_width(room: LayoutRoom, hand: float) -> float:
    """Least width of a tableau in two tiers."""
    small = hand * SMALL_SHARE
    upper = room.shape.words * room.text + safeties_width(room, small, SAFETIES)
    return piles_width(room, hand * BATTLE_SHARE) + max(upper, distance_width(room, small))


def tableau_width(room: LayoutRoom, hand: float) -> float:
    """Least width of the widest tableau."""
    shape = room.shape
    if shape.tiers:
        full = tiers_width(room, hand)
    else:
        full = row_width(room, hand * SMALL_SHARE, hand * BATTLE_SHARE, shape.across)
    if shape.plain or not room.lanes:
        return full
    lane = max(hand * LANE_LEAST, min(hand * LANE_SHARE, room.text * LANE_LINES, READABLE))
    return max(full, lane_width(room, lane, lane))


def beside_hand(room: LayoutRoom) -> float:
    """The width of the area beside the hand, with the gap between them."""
    return 0.0 if room.shape.tools_above else BESIDE_HAND * room.text + room.group


def hand_width(room: LayoutRoom, hand: float) -> float:
    """Width of seven places, the last one a little apart."""
    return HAND_CARDS * (card_width(hand) + room.pad) - room.pad + room.group


def width_needed(room: LayoutRoom, hand: float) -> float:
    """Width of a tableau, or of the hand with what is beside it, whichever is wider."""
    if not room.has_hand:
        return tableau_width(room, hand)
    sides = 2 if room.corner else 1
    row = hand_width(room, hand) + sides * beside_hand(room) + 2 * room.gap
    return max(tableau_width(room, hand), row)
