"""The standings of a period and its rows as pages to print."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSizeF

from mille_qt.features.evenings import evening_texts
from mille_qt.features.evenings.evening_reports import (
    period_report,
    period_rows,
    standings_report,
)
from mille_qt.features.evenings.periods import Period
from mille_qt.features.evenings.standings import standings_of
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.printing.output import PaperJob
from mille_qt.ui.printing.pages import PagePart, PaperDocument
from mille_qt.ui.printing.paper import POINT, SECTION, SMALL, TEXT, heading_type, type_of
from mille_qt.ui.printing.tables import PaperNote, PaperTitle, report_rows
from mille_qt.ui.texts.turns import names_together

translate = QCoreApplication.translate

#: In tenths of a point: a row of the standings, and one of the period.
ROW, LOW_ROW = 17 * POINT, 13 * POINT


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
