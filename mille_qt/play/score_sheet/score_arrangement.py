"""Arrangements of the parts of a score sheet, side by side or stacked."""

from enum import Enum, auto


class Arrangement(Enum):
    """Arrangement of items, races and chart."""

    ROW = auto()
    CHART_BELOW_RACES = auto()
    CHART_BELOW_BOTH = auto()
    COLUMN = auto()


#: (row, column, row span, column span) of items, races and chart.
PLACES = {
    Arrangement.ROW: ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1)),
    Arrangement.CHART_BELOW_RACES: ((0, 0, 2, 1), (0, 1, 1, 1), (1, 1, 1, 1)),
    Arrangement.CHART_BELOW_BOTH: ((0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 2)),
    Arrangement.COLUMN: ((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1)),
}
#: Stretch factors of the columns.
SHARES = {
    Arrangement.ROW: (5, 5, 6),
    Arrangement.CHART_BELOW_RACES: (5, 5, 0),
    Arrangement.CHART_BELOW_BOTH: (5, 4, 0),
    Arrangement.COLUMN: (1, 0, 0),
}


def arrangement(
    width: float, needed: tuple[float, float, float], wide: bool, short: bool
) -> Arrangement:
    """Choose an arrangement for parts of these least widths.

    `wide`: the window is wide; `short`: the races leave room below them.
    """
    if wide and sum(needed) <= width:
        return Arrangement.ROW
    if needed[0] + max(needed[1], needed[2]) <= width and short:
        return Arrangement.CHART_BELOW_RACES
    if needed[0] + needed[1] <= width:
        return Arrangement.CHART_BELOW_BOTH
    return Arrangement.COLUMN
