"""The standings of a period and its rows as pages to print."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSizeF

from mille_qt.features.evenings import evening_texts
from mille_qt.features.evenings.period_rows import PeriodRow, period_rows, row_headings
from mille_qt.features.evenings.periods import Period, PeriodKind
from mille_qt.features.evenings.standings import standings_of
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.printing.output import PaperJob
from mille_qt.ui.printing.pages import PagePart, PaperDocument
from mille_qt.ui.printing.paper import (
    LEFT,
    POINT,
    RIGHT,
    SMALL,
    TEXT,
    heading_type,
    type_of,
)
from mille_qt.ui.printing.tables import PaperColumn, PaperNote, PaperRow, PaperTitle
from mille_qt.ui.texts import names_together, number, signed

translate = QCoreApplication.translate

#: In tenths of a point: a row of the standings, one of the period, and the gap around texts.
ROW, LOW_ROW, GAP = 17 * POINT, 13 * POINT, 9 * POINT
#: Widths of columns: rank, a figure of the standings, the end of a match, an evening.
RANK, FIGURE, END, EVENING = 16 * POINT, 80 * POINT, 44 * POINT, 54 * POINT
#: The greatest width of the column of a person, and the share of a row for all of them.
WIDEST_FIGURES, FIGURES_SHARE = 72 * POINT, 0.66


def evening_job(names: Sequence[str], period: Period, matches: Sequence[MatchOutcome]) -> PaperJob:
    """Return the standings of a group in a period, with its rows, to be printed."""
    when = evening_texts.period_text(period)
    file_name = translate("Evenings", "Evenings {names} {when}")
    return PaperJob(
        title=translate("Evenings", "Mille: evenings"),
        file_name=file_name.format(names=names_together(names), when=when),
        document=partial(evening_document, names, period, matches),
    )


def evening_document(
    names: Sequence[str], period: Period, matches: Sequence[MatchOutcome], size: QSizeF
) -> PaperDocument:
    """Return the pages; `size` is the printed area of a page."""
    width, kind = size.width(), period.kind
    columns = _row_columns(kind, len(names), width)
    fonts = [type_of(SMALL, bold=True)] * len(columns)
    head = PaperRow(columns, row_headings(kind, names), fonts, ROW, strong=True)
    parts: list[PagePart] = [
        PaperTitle(translate("Evenings", "Mille: evenings"), evening_texts.period_text(period)),
        PaperNote(names_together(names), type_of(TEXT + 1.5, bold=True), width),
        *_standings(names, matches, width),
        PaperNote(evening_texts.difference_note(), type_of(SMALL), width),
        head,
        *(_row(columns, row) for row in period_rows(kind, names, matches)),
    ]
    return PaperDocument(parts, size, head, gap=0)


def _standings(
    names: Sequence[str], matches: Sequence[MatchOutcome], width: float
) -> list[PaperRow]:
    """Return the header and the rows of the standings."""
    title = evening_texts.EveningCounts().standings(len(matches))
    figures = [PaperColumn(width - n * FIGURE, FIGURE, RIGHT) for n in (3, 2, 1)]
    room = width - 3 * FIGURE
    head, people = (
        [PaperColumn(0, room, LEFT), *figures],
        [
            PaperColumn(0, RANK, LEFT),
            PaperColumn(RANK, room - RANK, LEFT),
            *figures,
        ],
    )
    texts = [title, *evening_texts.headings()]
    rows = [PaperRow(head, texts, [heading_type(TEXT)] * 4, ROW, strong=True)]
    for one in standings_of(names, matches):
        cells = (number(one.rank), one.name, number(one.won), number(one.points))
        fonts = [type_of(TEXT, bold=one.rank == 1)] * len(people)
        rows.append(PaperRow(people, [*cells, signed(one.difference)], fonts, ROW))
    return rows


def _row_columns(kind: PeriodKind, people: int, width: float) -> list[PaperColumn]:
    when = END if kind is PeriodKind.EVENING else EVENING
    figures = min(WIDEST_FIGURES, width * FIGURES_SHARE / people)
    last = when + people * figures + GAP
    return [
        PaperColumn(0, when, LEFT),
        *(PaperColumn(when + i * figures, figures - POINT, RIGHT) for i in range(people)),
        PaperColumn(last, width - last, LEFT),
    ]


def _row(columns: Sequence[PaperColumn], row: PeriodRow) -> PaperRow:
    fonts = [type_of(SMALL, bold=bold) for bold in (False, *row.bold, False)]
    return PaperRow(columns, [row.when, *row.cells, row.note], fonts, LOW_ROW)
