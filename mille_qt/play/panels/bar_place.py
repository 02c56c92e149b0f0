"""Where the message bar lies, and whether its answers stand beside its words or below them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout

ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
GAP = 4  # pixels: off what the bar is not to cover
LEAST_SHARE = 0.4  # of its width, with which it can still be read


class BarContent(NamedTuple):
    """What stands on the bar, in pixels.

    `height_in` is the height of the words at a width, `line` that of one line. `gap` lies between
    the words and each of the `answers`, `edge` is all that lies round them, on both sides.
    """

    height_in: Callable[[int], int]
    line: int
    answers: Sequence[QSize]
    gap: int
    edge: QSize


def bar_place(place: QRect, off: QRect, content: BarContent) -> tuple[QRect, QBoxLayout.Direction]:
    """Where the bar lies, whose usual place is `place`, and the way in which its parts stand.

    It grows upwards, and covers nothing of `off` where there is room enough beside that.
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
    """This place, higher where the words need it.

    The answers stand below them where many words beside them would leave little of the table.
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
