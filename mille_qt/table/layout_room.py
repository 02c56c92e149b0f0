"""The input of the layout: the view, its gutters, the size of its text, and its shape."""

from math import floor
from typing import NamedTuple

# Gutters grow with the window, from 6 px at its smallest height.
GAP_SHARE, GAP_MIN, GAP_MAX = 1 / 90, 6.0, 20.0
PAD_SHARE = 2 / 3  # between items of one kind: visibly less than between groups
GROUP_SHARE = 2.0  # between groups of items in a tableau: visibly more

# The text grows with the window: its font size, as shares of the window's height and width.
TEXT_SHARE_DOWN, TEXT_SHARE_ACROSS = 1 / 72, 1 / 110
TEXT_GROWS = 1.1  # a smaller difference would only look odd beside the menus

# As multiples of the line height of the text.
BAR_LINES = 2.2  # one line, and buttons with their frames
TOOLS_ABOVE = 2.4  # the buttons above the hand, or the sign in the corner on two lines
STATUS_SHAPES = ((3.0, 10.0), (2.0, 13.5))
"""Numbers of lines and widths in which "Stopped: flat tire. Needs spare tire, then roll" fits."""

SAFETIES = 4


class Shape(NamedTuple):
    """One way to lay out a table: lines and width of the status, and options that save width.

    A full tableau has `across` safeties beside each other; with `tiers` its distance cards are
    below words and safeties. With `tools_above` the buttons are above the hand. All of these need
    height.
    """

    status_lines: float
    words: float
    across: int
    tiers: bool
    tools_above: bool

    @property
    def plain(self) -> bool:
        """Whether all tableaux are in one row, so that lanes can keep to the same columns."""
        return self.across == SAFETIES and not self.tiers


SHAPES = tuple(
    Shape(lines, words, across, tiers, above)
    for across, tiers in ((SAFETIES, False), (SAFETIES // 2, False), (SAFETIES, True))
    for above in (False, True)
    for lines, words in STATUS_SHAPES
)


class LayoutRoom(NamedTuple):
    """The view's size in pixels, the line height, the players, and the gaps.

    `gap` is the gutter between rows and at the edge; `pad` is between items of one kind and inside
    a frame; `group` is between groups: battle, words, safeties, distance, the 200s. With `corner`
    the turn sign is in the corner, not above the hand.
    """

    width: float
    height: float
    text: float
    sides: int
    has_hand: bool
    gap: float
    pad: float
    group: float
    corner: bool
    shape: Shape = SHAPES[0]

    @property
    def lanes(self) -> int:
        """The number of compact lanes: with three sides, all opponents have one."""
        return self.sides - 1 if self.sides > 2 else 0

    @property
    def bar(self) -> float:
        """Height of the message bar."""
        return self.text * BAR_LINES

    @property
    def tools(self) -> float:
        """The height of the row of buttons above the hand, 0 without one."""
        return self.text * TOOLS_ABOVE if self.has_hand and self.shape.tools_above else 0.0


def room_for(
    width: float, height: float, text: float, sides: int, has_hand: bool, corner: bool
) -> LayoutRoom:
    """The room of a view of this size in pixels, with its gutters."""
    gap = float(floor(min(max(height * GAP_SHARE, GAP_MIN), GAP_MAX)))
    pad, group = float(floor(gap * PAD_SHARE)), gap * GROUP_SHARE
    return LayoutRoom(width, height, text, sides, has_hand, gap, pad, group, corner)


def text_growth(width: float, height: float, usual: float) -> float:
    """The enlargement of a table's text in a window of this size.

    `usual` is the size of the system's font; all are logical pixels.
    """
    wanted = min(height * TEXT_SHARE_DOWN, width * TEXT_SHARE_ACROSS) / usual
    return wanted if wanted > TEXT_GROWS else 1.0
