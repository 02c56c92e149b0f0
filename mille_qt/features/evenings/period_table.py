"""The table of the matches of an evening, or of the evenings of a longer period."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSize, Signal
from PySide6.QtWidgets import QHeaderView, QWidget

from mille_qt.features.evenings.period_rows import PeriodRow, row_headings
from mille_qt.features.evenings.periods import PeriodKind
from mille_qt.features.evenings.plain_table import PlainTable
from mille_qt.ui.text_table import LEFT, RIGHT
from mille_qt.ui.widgets import text_height

#: In lines of text: a row, the widths of a person's column, and the least for notes.
ROW, LEAST_PERSON, WIDEST_PERSON, NOTES = 1.7, 4.5, 10.0, 6.0
#: The table scrolls if it has more rows.
MOST_ROWS = 14
_WHEN, _PEOPLE = 0, 1


class PeriodTable(PlainTable):
    """The rows of a period, the latest first."""

    #: Carries the day of the row that is opened by Enter or a double click.
    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ROW, parent)
        self._rows: list[PeriodRow] = []
        self.activated.connect(self._open)

    def show_rows(self, kind: PeriodKind, names: Sequence[str], rows: Sequence[PeriodRow]) -> None:
        """Show rows, the latest last, of the people with these names."""
        self._rows = list(reversed(rows))
        last = _PEOPLE + len(names)
        self.set_headings(row_headings(kind, names), figures=range(_PEOPLE, last))
        self.setRowCount(len(rows))
        for index, row in enumerate(self._rows):
            self._fill(index, row)
            self.set_cell(index, last, row.note, LEFT)
            self.describe_row(index, row.in_words(names))
        self.fit_columns()

    def _fill(self, index: int, row: PeriodRow) -> None:
        self.set_cell(index, _WHEN, row.when, LEFT)
        for column, (text, bold) in enumerate(zip(row.cells, row.bold, strict=True), _PEOPLE):
            item = self.set_cell(index, column, text, RIGHT)
            font = self.font()
            font.setBold(bold)
            item.setFont(font)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(self._rows[index.row()].evening)

    def fit_columns(self) -> None:
        """Give the people as much as there is beside the notes, within limits."""
        header, mode, line = self.horizontalHeader(), QHeaderView.ResizeMode, text_height()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(_WHEN, mode.ResizeToContents)
        people = range(_PEOPLE, header.count() - 1)
        notes = max(self.sizeHintForColumn(header.count() - 1), NOTES * line)
        spare = self.viewport().width() - header.sectionSize(_WHEN) - notes
        wide = min(WIDEST_PERSON * line, spare / max(1, len(people)))
        for section in people:
            header.setSectionResizeMode(section, mode.Interactive)
            least = max(self.sizeHintForColumn(section), LEAST_PERSON * line)
            header.resizeSection(section, round(max(least, wide)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the rows, up to a number from which the table scrolls."""
        return self.size_for_rows(min(self.rowCount(), MOST_ROWS))
