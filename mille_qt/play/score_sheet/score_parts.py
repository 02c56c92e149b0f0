"""The parts of a score sheet: items of a race, all races, chart."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mille_qt.play.score_sheet import score_figures
from mille_qt.play.score_sheet.score_chart import paint_score_chart
from mille_qt.play.score_sheet.score_table import Ledger
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import SideFaces, faces_of
from mille_qt.ui.art.charts.chart_view import ChartView
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.scores import score_item_note, score_words
from mille_qt.ui.widgets import Heading, Sheet, text_height
from mille_rules.scoring import items_of
from mille_rules.views import View


class Arrangement(Enum):
    """Arrangement of items, races and chart."""

    ROW = auto()
    CHART_BELOW_ITEMS = auto()
    CHART_BELOW_RACES = auto()
    CHART_BELOW_BOTH = auto()
    COLUMN = auto()


#: (row, column, row span, column span) of items, races and chart.
PLACES = {
    Arrangement.ROW: ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1)),
    Arrangement.CHART_BELOW_ITEMS: ((0, 0, 1, 1), (0, 1, 2, 1), (1, 0, 1, 1)),
    Arrangement.CHART_BELOW_RACES: ((0, 0, 2, 1), (0, 1, 1, 1), (1, 1, 1, 1)),
    Arrangement.CHART_BELOW_BOTH: ((0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 2)),
    Arrangement.COLUMN: ((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1)),
}
#: Stretch factors of the columns.
SHARES = {
    Arrangement.ROW: (5, 5, 6),
    Arrangement.CHART_BELOW_ITEMS: (5, 5, 0),
    Arrangement.CHART_BELOW_RACES: (5, 5, 0),
    Arrangement.CHART_BELOW_BOTH: (5, 4, 0),
    Arrangement.COLUMN: (1, 0, 0),
}


def arrangement(
    width: float, needed: tuple[float, float, float], wide: bool, rows: tuple[int, int]
) -> Arrangement:
    """Choose an arrangement for parts of these least widths.

    `wide`: the window is wide; `rows` are those of the items and of the races, of which the lower
    one may leave room for the chart.
    """
    if wide and sum(needed) <= width:
        return Arrangement.ROW
    below_items = rows[0] < rows[1]
    lower, beside = (0, 1) if below_items else (1, 0)
    if needed[beside] + max(needed[lower], needed[2]) <= width and rows[lower] <= FEW_ROWS:
        return Arrangement.CHART_BELOW_ITEMS if below_items else Arrangement.CHART_BELOW_RACES
    if needed[0] + needed[1] <= width:
        return Arrangement.CHART_BELOW_BOTH
    return Arrangement.COLUMN


#: A table of up to this many rows leaves room for the chart below it.
FEW_ROWS = 7
#: The least and the wanted size of the chart, also in a low window, in lines of text.
CHART = QSizeF(16, 9.5), QSizeF(30, 11.5)
LOW_CHART = QSizeF(16, 6.5), QSizeF(30, 7)


class ScoreParts(QWidget):
    """The three parts; `row_chosen` carries the selected row of the races."""

    row_chosen = Signal(int)

    def __init__(self, *, brief: bool = False) -> None:
        """`brief`: without faces above the columns, and without rows that say nothing."""
        super().__init__()
        self._brief = brief
        self.items_title, self.races_title, self.chart_title = Heading(), Heading(), Heading()
        self.items, self.races, self.chart = Ledger(), Ledger(), ChartView(*CHART)
        self.races.choose_rows()
        self.races.currentCellChanged.connect(lambda row, *_: self.row_chosen.emit(row))
        self.items_sheet = self._sheet(self.items_title, self.items)
        self.races_sheet = self._sheet(self.races_title, self.races)
        self.chart_sheet = self._sheet(self.chart_title, self.chart)
        self._sheets = (self.items_sheet, self.races_sheet, self.chart_sheet)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(round(text_height()))
        self.arrangement: Arrangement | None = None
        #: The rows of the items and of the races, as they were first shown.
        self._rows = 0, 0
        #: The faces of the players, by seat; initials without them.
        self.faces: Sequence[Face] = ()

    def _sheet(self, title: Label, content: QWidget) -> Sheet:
        """Return a sheet with a title above the content."""
        sheet = Sheet(title, content, parent=self)
        if content.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Fixed:
            sheet.column.addStretch(1)
        return sheet

    # -- figures -------------------------------------------------------------------

    def show_items(self, names: Sequence[str], view: View, race: int) -> None:
        """Show the items of a race (from 0); `names` are by seat."""
        self.items_title.setText(self.tr("Race {race}").format(race=number(race + 1)))
        self.items.setAccessibleName(score_words(view.setup.rules).one_race)
        labels, rows = score_figures.item_table(view, race)
        told = self._told(view, rows)
        shown = [labels[row] for row in told], [rows[row] for row in told]
        sides = score_figures.sides(names, view)
        self.items.show_figures(sides, *shown, self._heads(names, view))
        items, total = items_of(view.setup.rules), score_figures.total_row(rows)
        self.items.embolden(*(at for at, row in enumerate(told) if row in (total, total + 1)))
        for at, row in enumerate(told):
            if row < len(items):
                self.items.explain(at, score_item_note(items[row], view.setup.rules))

    def _told(self, view: View, rows: Sequence[Sequence[int]]) -> list[int]:
        """Return which rows of the items are shown."""
        return score_figures.told_rows(view, rows) if self._brief else list(range(len(rows)))

    def set_low(self, low: bool) -> None:
        """Make tables and chart lower for a low window."""
        self.chart.set_sizes(*(LOW_CHART if low else CHART))
        for table in (self.items, self.races):
            table.set_low(low)

    def faces_of_sides(self, names: Sequence[str], view: View) -> tuple[SideFaces, ...]:
        """Return the faces of all sides: initials of names without a face."""
        sides = score_figures.sides(names, view)
        return faces_of(self.faces or tuple(map(Face, names)), sides)

    def _heads(self, names: Sequence[str], view: View) -> tuple[SideFaces, ...]:
        return () if self._brief else self.faces_of_sides(names, view)

    def show_races(self, names: Sequence[str], view: View, race: int) -> None:
        """Show all races and the chart; this race, whose items are shown, is selected."""
        labels, rows = score_figures.race_table(view)
        self._rows = self.items.rowCount(), len(rows)
        self.races.blockSignals(True)
        sides = score_figures.sides(names, view)
        self.races.show_figures(sides, labels, rows, self._heads(names, view))
        self.races.embolden(len(rows) - 1)
        self.races.setCurrentCell(race + score_figures.rows_before(view), 0)
        self.races.blockSignals(False)
        called = score_words(view.setup.rules)
        self.races.setAccessibleName(called.all_races)
        self.chart_title.setText(called.course)
        self.chart.setAccessibleName(called.course)
        words = score_figures.course_in_words(names, view)
        course = score_figures.course(view)
        self.chart.show_chart(partial(paint_score_chart, points=course), words)

    def retranslate(self) -> None:
        self.races_title.setText(self.tr("All races"))

    # -- places --------------------------------------------------------------------

    def share(self, width: float, wide: bool) -> None:
        """Arrange the parts in this width; `wide` tells whether the window is wide."""
        way = Arrangement.COLUMN
        if not self.races_sheet.isHidden():
            way = arrangement(width, self._needed(), wide, self._rows)
        if way is self.arrangement:
            return
        self.arrangement = way
        for part, place in zip(self._sheets, PLACES[way], strict=True):
            self._grid.removeWidget(part)
            # A sheet beside two others is not stretched.
            top = Qt.AlignmentFlag.AlignTop if place[2] > 1 else Qt.AlignmentFlag(0)
            self._grid.addWidget(part, *place, top)
        for column, share in enumerate(SHARES[way]):
            self._grid.setColumnStretch(column, share)
        below = way in (Arrangement.CHART_BELOW_ITEMS, Arrangement.CHART_BELOW_RACES)
        self._grid.setRowStretch(1, int(below))

    def _needed(self) -> tuple[float, float, float]:
        """Return the least width of each part, including the gap."""
        gap = self._grid.spacing()
        first, second, third = (sheet.minimumSizeHint().width() + gap for sheet in self._sheets)
        return first, second, third
