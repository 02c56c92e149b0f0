"""How the parts of a score sheet share its width: beside each other, or one below the other."""

from enum import Enum, auto

from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from mille_qt.page_parts import Sheet, text_height


class Arrangement(Enum):
    """Where items, races and chart are."""

    ROW = auto()
    CHART_BELOW_RACES = auto()
    CHART_BELOW_BOTH = auto()
    COLUMN = auto()


#: (row, column, rows, columns) of items, races and chart; and how the columns share the width.
_PLACES = {
    Arrangement.ROW: ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1)),
    Arrangement.CHART_BELOW_RACES: ((0, 0, 2, 1), (0, 1, 1, 1), (1, 1, 1, 1)),
    Arrangement.CHART_BELOW_BOTH: ((0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 2)),
    Arrangement.COLUMN: ((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1)),
}
_SHARES = {
    Arrangement.ROW: (5, 5, 6),
    Arrangement.CHART_BELOW_RACES: (5, 5, 0),
    Arrangement.CHART_BELOW_BOTH: (5, 4, 0),
    Arrangement.COLUMN: (1, 0, 0),
}


def arrangement(
    width: float, needed: tuple[float, float, float], wide: bool, short: bool
) -> Arrangement:
    """How parts that need these widths fit.

    `wide`: the window is; `short`: the races leave room below them.
    """
    if wide and sum(needed) <= width:
        return Arrangement.ROW
    if needed[0] + max(needed[1], needed[2]) <= width and short:
        return Arrangement.CHART_BELOW_RACES
    if needed[0] + needed[1] <= width:
        return Arrangement.CHART_BELOW_BOTH
    return Arrangement.COLUMN


class ScoreParts(QWidget):
    """Items, races and chart; the last two are there in the large form only."""

    def __init__(self, items: QWidget, races: QWidget, chart: QWidget) -> None:
        super().__init__()
        self._parts = (items, races, chart)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(round(text_height()))
        self.arrangement: Arrangement | None = None

    def arrange(self, way: Arrangement) -> None:
        """Put the parts in their places."""
        if way is self.arrangement:
            return
        self.arrangement = way
        for part, place in zip(self._parts, _PLACES[way], strict=True):
            self._grid.removeWidget(part)
            self._grid.addWidget(part, *place)
        for column, share in enumerate(_SHARES[way]):
            self._grid.setColumnStretch(column, share)
        below = way is Arrangement.CHART_BELOW_RACES
        self._grid.setRowStretch(1, 1 if below else 0)

    def needed(self) -> tuple[float, float, float]:
        """The width that each part needs, with the gap beside it."""
        gap = self._grid.spacing()
        first, second, third = (part.minimumSizeHint().width() + gap for part in self._parts)
        return first, second, third


def part(title: QLabel, content: QWidget) -> Sheet:
    """A sheet with a title: a table as high as its rows, or what is as high as there is room."""
    sheet = Sheet()
    sheet.column.addWidget(title)
    sheet.column.addWidget(content)
    if content.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Fixed:
        sheet.column.addStretch(1)
    return sheet
