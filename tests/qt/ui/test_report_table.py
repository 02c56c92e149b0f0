"""A report as a table on the screen, on paper, and as CSV."""

import csv
import io

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from mille_qt.ui.printing.tables import report_rows
from mille_qt.ui.report import Report, ReportColumn, ReportRow, csv_text
from mille_qt.ui.report_table import LEFT, RIGHT, ReportTable
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_qt.ui.tooltips import tooltip
from tests.examples import each

COLUMNS = [
    ReportColumn("Who"),
    ReportColumn("Notes", wide=True),
    ReportColumn("Points", figures=True),
]
ROWS = [
    ReportRow(["Ann", "<b>bold</b>", "5,000"], bold=[2], words="Ann has won"),
    ReportRow(["Ben", "late", "300"]),
]
ROLE = Qt.ItemDataRole


@pytest.fixture
def table(qtbot: QtBot) -> ReportTable:
    """A table with a report."""
    table = ReportTable(most_rows=1, opens_rows=True)
    qtbot.addWidget(table)
    table.show_report(Report(COLUMNS, ROWS))
    return table


def test_cells_have_texts_tooltips_alignment_and_fonts(table: ReportTable) -> None:
    model = table.model()
    points, other = model.index(0, 2), model.index(1, 0)
    assert points.data() == "5,000"
    assert points.data(ROLE.TextAlignmentRole) == RIGHT
    assert other.data(ROLE.TextAlignmentRole) == LEFT
    assert points.data(ROLE.FontRole).bold()
    assert other.data(ROLE.FontRole) is None
    assert model.index(0, 1).data(ROLE.ToolTipRole) == tooltip("<b>bold</b>") != "<b>bold</b>"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Points"
    assert model.headerData(2, Qt.Orientation.Horizontal, ROLE.TextAlignmentRole) == RIGHT
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
    assert model.rowCount(QModelIndex()) == 2


def test_screen_readers_read_a_row_with_words_as_a_whole(table: ReportTable) -> None:
    model = table.model()
    said = [model.index(row, 0).data(ROLE.AccessibleTextRole) for row in range(2)]
    assert said == ["Ann has won", None]
    assert model.index(0, 1).data(ROLE.AccessibleTextRole) is None
    assert Report(COLUMNS, ROWS[:1]).in_words == "Ann has won"


def test_wide_columns_take_the_remaining_width(table: ReportTable, qtbot: QtBot) -> None:
    table.resize(700, 300)
    with qtbot.waitExposed(table):
        table.show()
    widths = [table.columnWidth(column) for column in range(3)]
    table.resize(900, 300)
    assert [table.columnWidth(column) for column in range(3)] == [
        widths[0],
        widths[1] + 200,
        widths[2],
    ]
    assert sum(widths) == 700 - 2 * table.frameWidth()


def test_rows_and_columns_follow_the_size_of_the_text(
    table: ReportTable, app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    app_theme.set_text_size(100)
    table.resize(300, 300)
    with qtbot.waitExposed(table):
        table.show()

    def cells() -> list[int]:
        return [table.rowHeight(0), *(table.columnWidth(column) for column in range(3))]

    before = cells()
    app_theme.set_text_size(200)
    row, *widths = cells()
    assert row > 1.8 * before[0]
    wanted = [table.sizeHintForColumn(column) for column in range(3)]
    assert all(width >= asked for width, asked in zip(widths, wanted, strict=True))
    app_theme.set_text_size(100)
    assert cells() == before


def test_a_table_is_as_high_as_its_rows_up_to_a_number(table: ReportTable) -> None:
    row = table.verticalHeader().defaultSectionSize()
    one = table.sizeHint().height()
    table.show_report(Report(COLUMNS, ROWS[:1]))
    assert table.sizeHint().height() == one == table.minimumSizeHint().height()
    table.show_report(Report(COLUMNS))
    assert table.sizeHint().height() == one - row


def test_enter_and_a_double_click_open_a_row(table: ReportTable, qtbot: QtBot) -> None:
    opened: list[int] = []
    table.row_opened.connect(opened.append)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    table.selectRow(1)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    table.doubleClicked.emit(table.model().index(0, 1))
    assert opened == [1, 0]


def test_the_selected_row_stays_selected_if_there_is_one(table: ReportTable) -> None:
    table.selectRow(1)
    table.show_report(Report(COLUMNS, [*ROWS, *ROWS]))
    assert table.currentIndex().row() == 1
    table.show_report(Report(COLUMNS, ROWS[:1]))
    assert table.currentIndex().row() == 0


@each("width", [5_000.0, 300.0])
def test_the_columns_on_paper_are_as_wide_as_the_paper(qapp: object, width: float) -> None:
    rows = report_rows(Report(COLUMNS, ROWS), width, 9, 170)
    assert len(rows) == 3
    for row in rows:
        lefts = [cell.left for cell in row.cells]
        assert lefts == sorted(lefts)
        assert row.cells[-1].left + row.cells[-1].width == pytest.approx(width)


def test_csv_quotes_what_has_to_be_quoted() -> None:
    text = csv_text(["name", "points"], [('Zoë "7, rue É"', 5), ("a\nb", 0)])
    assert text.startswith('name,points\r\n"Zoë ""7, rue É""",5\r\n')
    assert [row["name"] for row in csv.DictReader(io.StringIO(text, newline=""))][1] == "a\nb"
