"""The input of the layout: the view, its gutters, and the size of its text."""

from math import floor
from typing import NamedTuple

# Gutters grow with the window, from 6 px at its smallest height.
GAP_SHARE, GAP_MIN, GAP_MAX = 1 / 90, 6.0, 20.0
PAD_SHARE = 2 / 3  # between items of one kind: visibly less than between groups
#: Many rows have narrower gutters, of those of two sides: else gutters would take half of the rows.
MANY_ROWS = {4: 0.75, 5: 0.5, 6: 0.5}
GROUP_SHARE = 2.0  # between groups of items in a row: visibly more

# The text grows with the window: its font size, as shares of the window's height and width.
TEXT_SHARE_DOWN, TEXT_SHARE_ACROSS = 1 / 72, 1 / 110
ROW_TEXT_DOWN, ROW_TEXT_ACROSS = 1 / 38, 1 / 70  # the same for the least line height in rows
TEXT_GROWS = 1.1  # a smaller difference would only look odd beside the menus


class LayoutRoom(NamedTuple):
    """The view's size in pixels, the line height, the players, and the gaps.

    `seats` is the number of players of each side. `gap` is the gutter between rows and at the edge;
    `pad` is between items of one kind and inside a frame; `group` is between groups: portraits,
    words, battle and speed, safeties, distance, miles.
    """

    width: float
    height: float
    text: float
    sides: int
    seats: int
    has_hand: bool
    gap: float
    pad: float
    group: float

    @property
    def line(self) -> float:
        """The line height of the words in rows, which must be readable from a distance."""
        return max(self.text, min(self.height * ROW_TEXT_DOWN, self.width * ROW_TEXT_ACROSS))

    @property
    def opponents(self) -> int:
        """The number of rows above the road."""
        return self.sides - 1


def gutter(height: float) -> float:
    """The width of a gutter in a view of this height, in pixels."""
    return float(floor(min(max(height * GAP_SHARE, GAP_MIN), GAP_MAX)))


def room_for(
    width: float, height: float, text: float, sides: int, seats: int, has_hand: bool
) -> LayoutRoom:
    """The room of a view of this size in pixels, with its gutters."""
    gap = float(floor(gutter(height) * MANY_ROWS.get(sides, 1.0)))
    pad, group = float(floor(gap * PAD_SHARE)), gap * GROUP_SHARE
    return LayoutRoom(width, height, text, sides, seats // sides, has_hand, gap, pad, group)


def text_growth(width: float, height: float, usual: float) -> float:
    """The enlargement of a table's text in a window of this size.

    `usual` is the size of the system's font; all are logical pixels.
    """
    wanted = min(height * TEXT_SHARE_DOWN, width * TEXT_SHARE_ACROSS) / usual
    return wanted if wanted > TEXT_GROWS else 1.0
