"""The rows of a period: the matches of an evening, or the evenings of a longer period."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from mille_qt.features.evenings.evening_texts import notes_text
from mille_qt.features.evenings.periods import (
    Period,
    PeriodKind,
    by_period,
    evening_of,
)
from mille_qt.features.evenings.standings import share_of, standings_of
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.texts import number, signed
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated

translate = QCoreApplication.translate

SHORT = QLocale.FormatType.ShortFormat


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
            (won if bold else person).format(name=isolated(name), figures=cell)
            for name, cell, bold in zip(names, self.cells, self.bold, strict=True)
        )
        return listed(filter(None, [self.when, *people, self.note]))


def row_headings(kind: PeriodKind, names: Sequence[str]) -> list[str]:
    """Return the headings of the columns."""
    if kind is PeriodKind.EVENING:
        return [translate("Evenings", "End"), *names, translate("Evenings", "Notes")]
    return [translate("Evenings", "Evening"), *names, translate("Evenings", "Matches")]


def period_rows(
    kind: PeriodKind, names: Sequence[str], matches: Sequence[MatchOutcome]
) -> list[PeriodRow]:
    """Return the rows of a period of a kind, the earliest first."""
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
