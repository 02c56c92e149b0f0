"""What is to be laid out and in which shape: the view, its gutters, the size of its text."""

from math import floor
from typing import NamedTuple

# Gutters follow the window: 6 px at its smallest height, where every pixel of height is card.
GAP_SHARE, GAP_MIN, GAP_MAX = 1 / 90, 6.0, 20.0
PAD_SHARE = 2 / 3  # between things of one kind: visibly less than between groups
GROUP_SHARE = 2.0  # between groups of things in a tableau: visibly more

# Words beside large cards grow with the window: the size of their font, as a share of its height
# and its width.
TEXT_SHARE_DOWN, TEXT_SHARE_ACROSS = 1 / 72, 1 / 110
TEXT_GROWS = 1.1  # by less it would only look odd beside the menus

# As multiples of the line height of the text.
BAR_LINES = 2.2  # one line, and buttons with their frames
TOOLS_ABOVE = 2.4  # the buttons above the hand, or the sign in the corner on two lines
STATUS_SHAPES = ((3.0, 10.0), (2.0, 13.5))
"""Lines and width, each of which holds "Stopped: flat tire. Needs spare tire, then roll"."""

SAFETIES = 4


class Shape(NamedTuple):
    """One way to lay out a table: lines and width of the status, and what saves width elsewhere.

    A full tableau has `across` safeties beside each other; with `tiers` its distance lies below
    words and safeties, not beside them. With `tools_above` the buttons lie above the hand.
    All of these spend height, which tall windows have.
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
    """What is to be laid out: the view in pixels, the line height, and who sits there.

    `gap` is the gutter between rows and round the edge; `pad` lies between things of one kind and
    inside a frame's edge; `group` between groups: battle, words, safeties, distance, the 200s.
    With `corner` the sign of whose turn it is lies in the corner, not above the hand.
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
        """How many sides get a compact lane: all opponents where there are three sides."""
        return self.sides - 1 if self.sides > 2 else 0

    @property
    def bar(self) -> float:
        """Height of the message bar."""
        return self.text * BAR_LINES

    @property
    def tools(self) -> float:
        """Height of the row of buttons above the hand, where there is one."""
        return self.text * TOOLS_ABOVE if self.has_hand and self.shape.tools_above else 0.0


def room_for(
    width: float, height: float, text: float, sides: int, has_hand: bool, corner: bool
) -> LayoutRoom:
    """A view of this size in pixels, with gutters that go with it."""
    gap = float(floor(min(max(height * GAP_SHARE, GAP_MIN), GAP_MAX)))
    pad, group = float(floor(gap * PAD_SHARE)), gap * GROUP_SHARE
    return LayoutRoom(width, height, text, sides, has_hand, gap, pad, group, corner)


def text_growth(width: float, height: float, usual: float) -> float:
    """How many times as large as usual the text of a table is, in a window of this size.

    `usual` is the size of the system's font; all are logical pixels.
    """
    wanted = min(height * TEXT_SHARE_DOWN, width * TEXT_SHARE_ACROSS) / usual
    return wanted if wanted > TEXT_GROWS else 1.0
