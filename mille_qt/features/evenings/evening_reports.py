"""The standings and the rows of a period, for the screen, paper, screen readers and CSV."""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QDate, QDateTime, QLocale, QSizeF

from mille_qt.features.evenings import evening_texts
from mille_qt.features.evenings.evening_texts import notes_text, totals_in_words
from mille_qt.features.evenings.standings import (
    Period,
    PeriodKind,
    PersonTotals,
    by_period,
    evening_of,
    share_of,
    standings_of,
)
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.printing.output import PaperJob
from mille_qt.ui.printing.pages import PagePart, PaperDocument
from mille_qt.ui.printing.paper import POINT, SECTION, SMALL, TEXT, heading_type, type_of
from mille_qt.ui.printing.tables import PaperNote, PaperTitle, report_rows
from mille_qt.ui.report import Report, ReportColumn, ReportRow, csv_text
from mille_qt.ui.texts.cards import number, signed
from mille_qt.ui.texts.names import before_figure, isolated, listed
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate

SHORT = QLocale.FormatType.ShortFormat
#: In tenths of a point: a row of the standings, and one of the period.
ROW, LOW_ROW = 17 * POINT, 13 * POINT
CSV_COLUMNS = (
    "evening",
    "ended",
    "origin",
    "player",
    "side",
    "points",
    "difference",
    "result",
    "helped",
)


def standings_report(lines: Sequence[PersonTotals]) -> Report:
    """Return the standings: rank, name, matches won, points and difference of each person."""
    return Report(
        [
            ReportColumn(""),
            ReportColumn(translate("Evenings", "Player"), wide=True),
            ReportColumn(translate("Evenings", "Won", "matches"), figures=True),
            ReportColumn(translate("Evenings", "Points"), figures=True),
            ReportColumn(translate("Evenings", "Difference"), figures=True),
        ],
        [
            ReportRow(
                [
                    f"{number(line.rank)}.",
                    line.name,
                    number(line.won),
                    number(line.points),
                    signed(line.difference),
                ],
                bold=range(5) if line.rank == 1 else (),
                words=totals_in_words(line),
            )
            for line in lines
        ],
    )


class PeriodRow(NamedTuple):
    """A match or an evening."""

    evening: date
    when: str
    #: For each person the points, or the matches won and the difference; in bold for a winner.
    cells: tuple[str, ...]
    bold: tuple[bool, ...]
    note: str

    def in_words(self, names: Sequence[str]) -> str:
        """Return the row as one text for screen readers."""
        person = translate("Evenings", "{name} {figures}", "a person, and points or matches won")
        won = translate("Evenings", "{name} {figures}, won")
        people = (
            (won if bold else person).format(name=before_figure(isolated(name)), figures=cell)
            for name, cell, bold in zip(names, self.cells, self.bold, strict=True)
        )
        return listed(filter(None, [self.when, *people, self.note]))


def period_report(kind: PeriodKind, names: Sequence[str], rows: Iterable[PeriodRow]) -> Report:
    """Return rows of a period of a kind as a table."""
    first, last = translate("Evenings", "Evening"), translate("Evenings", "Matches")
    if kind is PeriodKind.EVENING:
        first, last = translate("Evenings", "End"), translate("Evenings", "Notes")
    people = (ReportColumn(name, figures=True) for name in names)
    return Report(
        [ReportColumn(first), *people, ReportColumn(last, wide=True)],
        [
            ReportRow(
                [row.when, *row.cells, row.note],
                bold=[column for column, bold in enumerate(row.bold, start=1) if bold],
                words=row.in_words(names),
            )
            for row in rows
        ],
    )


def period_rows(
    kind: PeriodKind, names: Sequence[str], matches: Sequence[MatchOutcome]
) -> list[PeriodRow]:
    """Return the rows of a period of a kind, the earliest first.

    They are the matches of an evening, or the evenings of a longer period.
    """
    if kind is PeriodKind.EVENING:
        return [_match_row(names, match) for match in matches]
    evenings = by_period(PeriodKind.EVENING, matches)
    return [_evening_row(names, one, evenings[one]) for one in reversed(evenings)]


def _match_row(names: Sequence[str], match: MatchOutcome) -> PeriodRow:
    shares = [share_of(match, name) for name in names]
    end = QDateTime.fromSecsSinceEpoch(round(match.ended)).time()
    return PeriodRow(
        evening=evening_of(match.ended),
        when=QLocale().toString(end, SHORT),
        cells=tuple(number(share.points) for share in shares),
        bold=tuple(share.won for share in shares),
        note=notes_text(match),
    )


def _evening_row(
    names: Sequence[str], evening: Period, matches: Sequence[MatchOutcome]
) -> PeriodRow:
    text = translate("Evenings", "{won} ({difference})", "matches won, and difference of points")
    totals = {line.name: line for line in standings_of(names, matches)}
    first = evening.first
    lines = [totals[name] for name in names]
    return PeriodRow(
        evening=first,
        when=QLocale().toString(QDate(first.year, first.month, first.day), SHORT),
        cells=tuple(
            text.format(won=number(line.won), difference=signed(line.difference)) for line in lines
        ),
        bold=tuple(line.rank == 1 and line.won > 0 for line in lines),
        note=number(len(matches)),
    )


def matches_as_csv(names: Sequence[str], matches: Iterable[MatchOutcome]) -> str:
    """Return a line for each match and person, with a header; docs/evenings.md has the columns."""

    def lines() -> Iterable[Iterable[object]]:
        for match in matches:
            evening = evening_of(match.ended).isoformat()
            ended = datetime.fromtimestamp(match.ended, UTC).isoformat(timespec="seconds")
            for name in names:
                own = share_of(match, name)
                played = (own.side, own.points, own.difference, _result(match, own.side))
                yield evening, ended, match.origin, name, *played, int(match.helped)

    return csv_text(CSV_COLUMNS, lines())


def _result(match: MatchOutcome, side: int) -> str:
    if side not in match.winners:
        return "lost"
    return "won" if len(match.winners) == 1 else "drawn"


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
    title = evening_texts.EveningCounts().standings(len(matches))
    standings = standings_report(standings_of(names, matches))
    rows = period_report(kind, names, period_rows(kind, names, matches))
    head, *lines = report_rows(rows, width, SMALL, LOW_ROW)
    parts: list[PagePart] = [
        PaperTitle(translate("Evenings", "Mille: evenings"), evening_texts.period_text(period)),
        PaperNote(names_together(names), type_of(TEXT + 1.5, bold=True), width),
        PaperNote(title, heading_type(SECTION), width),
        *report_rows(standings, width, TEXT, ROW),
        PaperNote(evening_texts.difference_note(), type_of(SMALL), width),
        head,
        *lines,
    ]
    return PaperDocument(parts, size, head, gap=0)
