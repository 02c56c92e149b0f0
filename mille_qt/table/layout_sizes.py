"""The heights of everything on the table in logical pixels: hand, tray, road and rows."""

from collections.abc import Callable
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mille_qt.table.layout_room import LayoutRoom

CARD_ASPECT = 2.5 / 3.5
"""Width of a card as a share of its height: poker proportions."""

READABLE = 60.0  # below this height the index of a card cannot be read
HAND_CARDS = 7
#: The height of the hand's cards, of the table's, by the number of sides.
HAND_SHARE = {2: 0.228, 3: 0.2135, 4: 0.205, 5: 0.2, 6: 0.2}
LIFT_SHARE = 0.08  # the rise of a playable card, of its height
#: The ribbon above the hand: its height in lines of text and at most, and what of that is taken
#: from the road's band at most; both of the table's height.
RIBBON_LINES, RIBBON_MOST = 1.75, 0.06
RIBBON_FROM_BAND = 0.06
#: The buttons beside the hand: their width in lines of text, and at most of the table's width.
TOOLS_LINES, TOOLS_MOST = 14.0, 0.21
#: The tray when nobody's hand is shown, with room for a button: in lines, and at most of the
#: table's height.
BARE_TRAY, BARE_MOST = 2.4, 0.14

#: The height of the band with the road, and the most of the table's width that it may grow to.
BAND_SHARE, BAND_MOST = {2: 0.29, 3: 0.24, 4: 0.22, 5: 0.21, 6: 0.21}, 0.24
#: The height of an opponent's row, when the own one has 1.
LANE_SHARE = {2: 0.89, 3: 0.72, 4: 0.7, 5: 0.7, 6: 0.7}
OWN_MOST = 0.12  # the height of the own row, of the table's width, which limits its cards
SCORE_LINES, SCORE_MOST = 10.0, 0.145  # the width of the score box, in lines and of the table's


class Sizes(NamedTuple):
    """All heights in whole pixels; `own` and `lane` are those inside the frame of a row."""

    hand: float
    lift: float
    tray: float
    band: float
    own: float
    lane: float


def card_width(height: float) -> float:
    """Width of a card of this height, in whole pixels so that its edges stay sharp."""
    return float(round(height * CARD_ASPECT))


def card_size(height: float) -> QSizeF:
    """Width and height of an upright card of this height."""
    return QSizeF(card_width(height), height)


def centred(size: QSizeF, within: QRectF) -> QRectF:
    """A rectangle of this size in the middle of another one."""
    corner = within.center() - QPointF(size.width() / 2, size.height() / 2)
    return QRectF(corner, size)


def largest(fits: Callable[[float], bool], most: float) -> float:
    """The largest whole number up to `most` that fits, found by halving; 1 if none does."""
    low, high = 1, floor(max(most, 1.0))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return float(low)


def ribbon_height(room: LayoutRoom) -> float:
    """The height of the ribbon above the hand, which says whose turn it is."""
    return float(floor(min(RIBBON_LINES * room.text, RIBBON_MOST * room.height)))


def tools_width(room: LayoutRoom) -> float:
    """The width of the buttons beside the hand."""
    return min(TOOLS_LINES * room.text, TOOLS_MOST * room.width)


def hand_width(room: LayoutRoom, hand: float) -> float:
    """Width of seven places, the last one a little apart."""
    return HAND_CARDS * (card_width(hand) + room.pad) - room.pad + room.group


def score_width(room: LayoutRoom) -> float:
    """Width of the score box at the right end of the top row."""
    return float(floor(min(SCORE_LINES * room.text, SCORE_MOST * room.width)))


def table_sizes(room: LayoutRoom) -> Sizes:
    """The heights of everything; the height that rows cannot use belongs to the landscape."""
    beside = tools_width(room) + 2 * (room.group + room.gap)
    hand = largest(
        lambda height: hand_width(room, height) + beside <= room.width,
        room.height * HAND_SHARE[room.sides],
    )
    lift = float(floor(hand * LIFT_SHARE))
    bare = float(floor(min(BARE_TRAY * room.text, BARE_MOST * room.height)))
    ribbon = ribbon_height(room) if room.has_hand else 0.0
    inside = hand + lift + room.pad + ribbon if room.has_hand else bare
    tray = inside + 2 * room.gap
    # The ribbon has its room from the landscape, as far as the road can spare it.
    band = room.height * BAND_SHARE[room.sides] - min(ribbon, RIBBON_FROM_BAND * room.height)
    band = float(floor(band))
    # Gutters between all rows and at the top edge, and the frames of the rows.
    around = (room.sides + 2) * room.gap + 2 * room.sides * room.pad
    free = max(room.height - tray - band - around, 0.0)
    lane_share = LANE_SHARE[room.sides]
    own = float(floor(free / (1 + room.opponents * lane_share)))
    own = max(min(own, float(floor(room.width * OWN_MOST))), 1.0)
    lane = max(float(floor(own * lane_share)), 1.0)
    left = max(free - own - room.opponents * lane, 0.0)
    band = min(band + left, max(band, float(floor(room.width * BAND_MOST))))
    return Sizes(hand, lift, tray, band, own, lane)
