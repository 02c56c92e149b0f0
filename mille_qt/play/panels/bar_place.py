"""The geometry of the message bar, and whether its answers are beside its text or below it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout

ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
GAP = 4  # pixels between the bar and what it avoids
LEAST_SHARE = 0.4  # the least share of its width at which it is readable


class BarContent(NamedTuple):
    """The sizes of the bar's content, in pixels.

    `height_in` returns the height of the text at a width; `line` is the height of one line, `gap`
    the distance between text and `answers`, `edge` the sum of the margins on both sides.
    """

    height_in: Callable[[int], int]
    line: int
    answers: Sequence[QSize]
    gap: int
    edge: QSize


def bar_place(place: QRect, off: QRect, content: BarContent) -> tuple[QRect, QBoxLayout.Direction]:
    """The geometry of the bar, and the direction of its layout.

    It starts from `place`, grows upwards, and avoids `off` if there is enough room beside it.
    """
    lies, way = _grown(place, content)
    if not lies.intersects(off):
        return lies, way
    left, right = QRect(place), QRect(place)
    left.setRight(off.left() - GAP)
    right.setLeft(off.right() + GAP)
    beside = max(left, right, key=QRect.width)
    enough = beside.width() >= place.width() * LEAST_SHARE
    return _grown(beside, content) if enough else (lies, way)


def _grown(place: QRect, content: BarContent) -> tuple[QRect, QBoxLayout.Direction]:
    """The place, higher if the text needs it.

    The answers are below the text if this leaves more of the table visible.
    """
    width, gap = place.width() - content.edge.width(), content.gap
    taken = sum(size.width() + gap for size in content.answers)
    highest = max((size.height() for size in content.answers), default=0)
    across = max(content.height_in(max(width - taken, 1)), highest)
    down = content.height_in(max(width, 1)) + gap + highest
    below = down + content.line < across
    needed = (down if below else across) + content.edge.height()
    grown = QRect(place)
    grown.setTop(place.bottom() + 1 - max(needed, place.height()))
    return grown, DOWN if below else ACROSS
