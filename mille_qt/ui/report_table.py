"""The widget that shows a report as a table."""

from PySide6.QtCore import QAbstractTableModel, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView, QWidget

from mille_qt.ui.report import Report
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import tooltip
from mille_qt.ui.widgets import text_height
from mille_qt.ui.wrapped_entries import Index

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: In lines of text: a row, the additional width of each column, the least height of a table that is
#: not as high as its rows, and the least width of one that is, in which more columns scroll.
ROW, GAP, LEAST_HEIGHT, LEAST_WIDTH = 1.7, 0.6, 6.0, 22.0
#: The number of rows that determine the width of the columns.
_MEASURED = 60


class ReportTable(Fitted, QTableView):
    """Shows a report; rows can be selected, and each cell has its text as its tooltip."""

    #: A row is to be opened, by Enter or a double click; carries its number from 0.
    row_opened = Signal(int)

    def __init__(
        self,
        *,
        most_rows: int | None = None,
        opens_rows: bool = False,
        row: float = ROW,
        gap: float = GAP,
        parent: QWidget | None = None,
    ) -> None:
        """The table is as high as its rows, up to `most_rows`; otherwise it takes all room.

        `row` is the height of a row and `gap` the additional width of each column, in lines of
        text; `opens_rows` tells whether Enter and a double click open a row.
        """
        super().__init__(parent)
        self._most_rows, self._opens_rows, self._row, self._gap = most_rows, opens_rows, row, gap
        self._report = _ReportModel(self)
        self.setModel(self._report)
        self.setProperty("list", True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._set_headers()
        if most_rows is not None:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        font = self.font()
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
        self.setFont(font)
        if opens_rows:
            self.doubleClicked.connect(lambda index: self.row_opened.emit(index.row()))

    def _set_headers(self) -> None:
        header, side = self.horizontalHeader(), self.verticalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(0)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setResizeContentsPrecision(_MEASURED)
        side.hide()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    @property
    def report(self) -> Report:
        """What the table shows."""
        return self._report.report

    def show_report(self, report: Report) -> None:
        """Show another report; the row with the same number stays selected."""
        row = self.currentIndex().row()
        self._report.show_report(report)
        if row >= 0 and report.rows:
            self.selectRow(min(row, len(report.rows) - 1))
        self.fit()

    def fit(self) -> None:
        """Fit rows and columns to their texts; the wide columns share the remaining width."""
        header = self.horizontalHeader()
        self.verticalHeader().setDefaultSectionSize(round(text_height() * self._row))
        self.resizeColumnsToContents()
        wide = [i for i, column in enumerate(self.report.columns) if column.wide]
        spare = max(0, self.viewport().width() - header.length())
        gap = min(round(text_height() * self._gap), spare // max(1, header.count()))
        more = (spare - gap * header.count()) // max(1, len(wide))
        for section in range(header.count()):
            extra = gap + more if section in wide else gap
            header.resizeSection(section, header.sectionSize(section) + extra)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the selected row with Enter, instead of pressing the button of the page."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._opens_rows and self.currentIndex().isValid():
            self.row_opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the height of the rows, up to the number from which the table scrolls."""
        if self._most_rows is None:
            return super().sizeHint()
        rows = min(len(self.report.rows), self._most_rows)
        height = rows * self.verticalHeader().defaultSectionSize()
        height += self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth() + 2
        if self.horizontalHeader().length() > self.viewport().width():
            height += self.horizontalScrollBar().sizeHint().height()
        return QSize(super().sizeHint().width(), height)

    def columns_width(self) -> int:
        """Return the width in pixels that all columns need."""
        header, columns = self.horizontalHeader(), range(len(self.report.columns))
        widths = (max(self.sizeHintForColumn(i), header.sectionSizeHint(i)) for i in columns)
        return sum(widths) + 2 * self.frameWidth()

    def minimumSizeHint(self) -> QSize:
        """Return the wanted height, so that only the page scrolls, and a width to read."""
        if self._most_rows is None:
            return QSize(super().minimumSizeHint().width(), round(text_height() * LEAST_HEIGHT))
        width = min(self.columns_width(), round(text_height() * LEAST_WIDTH))
        return QSize(width, self.sizeHint().height())


class _ReportModel(QAbstractTableModel):
    """The texts, alignments and fonts of a report's cells."""

    def __init__(self, table: ReportTable) -> None:
        super().__init__(table)
        self._table, self.report = table, Report()

    def show_report(self, report: Report) -> None:
        self.beginResetModel()
        self.report = report
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.report.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.report.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.report.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(row.cells[column])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return (row.words if column == 0 else "") or None
        if role == Qt.ItemDataRole.FontRole and column in row.bold:
            font = self._table.font()
            font.setBold(True)
            return font
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return RIGHT if self.report.columns[column].figures else LEFT

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        heading = self.report.columns[section].heading
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(heading)
        return heading if role == Qt.ItemDataRole.DisplayRole else None
