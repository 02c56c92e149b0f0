"""The standings of a period and its matches as pages to print."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSizeF

from mille_qt.features.evenings import evening_texts
from mille_qt.features.evenings.periods import Period, PeriodKind
from mille_qt.features.evenings.standings import share_of, standings_of
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

#: In tenths of a point: a row of the standings, one of the matches, and the gap around texts.
ROW, LOW_ROW, GAP = 17 * POINT, 13 * POINT, 9 * POINT
#: Widths of columns: rank, a figure of the standings, the end of a match.
RANK, FIGURE, END, DATED_END = 16 * POINT, 80 * POINT, 44 * POINT, 84 * POINT
#: The greatest width of a column of points, and the share of a row for all of them.
WIDEST_POINTS, POINTS_SHARE = 62 * POINT, 0.6


def evening_job(names: Sequence[str], period: Period, matches: Sequence[MatchOutcome]) -> PaperJob:
    """Return the standings of a group in a period, with its matches, to be printed."""
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
    width, dated = size.width(), period.kind is not PeriodKind.EVENING
    columns = _match_columns(len(names), width, dated=dated)
    headings = [translate("Evenings", "End"), *names, translate("Evenings", "Notes")]
    head = PaperRow(columns, headings, [type_of(SMALL, bold=True)] * len(columns), ROW, strong=True)
    parts: list[PagePart] = [
        PaperTitle(translate("Evenings", "Mille: evenings"), evening_texts.period_text(period)),
        PaperNote(names_together(names), type_of(TEXT + 1.5, bold=True), width),
        *_standings(names, matches, width),
        PaperNote(evening_texts.difference_note(), type_of(SMALL), width),
        head,
        *(_match_row(columns, names, match, dated=dated) for match in matches),
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


def _match_columns(people: int, width: float, *, dated: bool) -> list[PaperColumn]:
    end = DATED_END if dated else END
    points = min(WIDEST_POINTS, width * POINTS_SHARE / people)
    notes = end + people * points + GAP
    return [
        PaperColumn(0, end, LEFT),
        *(PaperColumn(end + i * points, points - POINT, RIGHT) for i in range(people)),
        PaperColumn(notes, width - notes, LEFT),
    ]


def _match_row(
    columns: Sequence[PaperColumn], names: Sequence[str], match: MatchOutcome, *, dated: bool
) -> PaperRow:
    shares = [share_of(match, name) for name in names]
    end = evening_texts.end_text(match, with_date=dated)
    points = (number(share.points) for share in shares)
    bold = (False, *(share.won for share in shares), False)
    fonts = [type_of(SMALL, bold=one) for one in bold]
    return PaperRow(columns, [end, *points, evening_texts.notes_text(match)], fonts, LOW_ROW)
