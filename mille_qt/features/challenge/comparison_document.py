"""The comparison of two tables as pages to print."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QSizeF

from mille_qt.features.challenge.comparison import Comparison, difference_note, headings
from mille_qt.ui.printing.output import PaperJob
from mille_qt.ui.printing.pages import PagePart, PaperDocument
from mille_qt.ui.printing.paper import LEFT, POINT, RIGHT, SMALL, TEXT, type_of
from mille_qt.ui.printing.tables import PaperColumn, PaperNote, PaperRow, PaperTitle

translate = QCoreApplication.translate

#: In tenths of a point: a row, and the columns of the race and of a figure.
ROW, RACE, FIGURE = 17 * POINT, 50 * POINT, 80 * POINT


def comparison_job(comparison: Comparison) -> PaperJob:
    """Return a comparison to be printed."""
    name = translate("Challenge", "Challenge {number}")
    return PaperJob(
        title=_title(),
        file_name=name.format(number=comparison.challenge.number),
        document=partial(comparison_document, comparison),
    )


def comparison_document(comparison: Comparison, size: QSizeF) -> PaperDocument:
    """Return the pages; `size` is the printed area of a page."""
    width = size.width()
    columns = _columns(width)
    head = PaperRow(
        columns, headings(), [type_of(SMALL, bold=True)] * len(columns), ROW, strong=True
    )
    tables = translate("Challenge", "Table {number}: {names}")
    names = (tables.format(number=i, names=n) for i, n in enumerate(comparison.tables, start=1))
    result = "\n".join(f"{team} · {points} · {won}" for team, points, won in comparison.figures)
    rows = (PaperRow(columns, row, [type_of(TEXT)] * 5, ROW) for row in comparison.rows)
    parts: list[PagePart] = [
        PaperTitle(_title(), comparison.challenge.shown),
        PaperNote("\n".join(names), type_of(TEXT), width),
        PaperNote(result, type_of(TEXT + 1.5, bold=True), width),
        head,
        *rows,
        PaperNote(difference_note(), type_of(SMALL), width),
    ]
    return PaperDocument(parts, size, head, gap=0)


def _title() -> str:
    return translate("Challenge", "Mille: two tables")


def _columns(width: float) -> list[PaperColumn]:
    table = (width - RACE - 2 * FIGURE) / 2
    return [
        PaperColumn(0, RACE, LEFT),
        PaperColumn(RACE, table, LEFT),
        PaperColumn(RACE + table, table, LEFT),
        PaperColumn(width - 2 * FIGURE, FIGURE, RIGHT),
        PaperColumn(width - FIGURE, FIGURE, RIGHT),
    ]
