"""The plot of a chart with its axes: round numbers, and which of them have room."""

from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QRectF

#: In lines of text: least distance between two numbers beside the plot, and from it to labels.
ROW_STEP, GAP = 1.5, 0.5
#: Factor by which the scale exceeds the largest value.
HEADROOM = 1.04
_ROUND = (1, 2, 5)
_LABEL_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)


@dataclass(frozen=True, slots=True)
class Grid:
    """A plot with its rows (number and height) and columns (number and place)."""

    plot: QRectF
    rows: tuple[tuple[int, float], ...]
    columns: tuple[tuple[int, float], ...]


def round_scale(top: float, room: float, line: float) -> list[int]:
    """Return round numbers from 0 to `top`; `room` is the height for labels of height `line`."""
    most = max(1, floor(room / line / ROW_STEP))
    step, power = 1, 1
    while floor(top / step) > most:
        step = next((n * power for n in _ROUND if n * power > step), 0)
        if not step:
            power *= 10
            step = power
    return list(range(0, floor(top) + 1, step))


def label_step(count: int, room: float, needed: float) -> int:
    """Return n if every n-th of `count` columns has room for its label of width `needed`."""
    fitting = max(1, floor(room / needed))
    return next((step for step in _LABEL_STEPS if count / step <= fitting), ceil(count / fitting))
