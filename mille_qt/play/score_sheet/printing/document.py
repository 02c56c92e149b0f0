"""A match's score sheet as pages to print."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QSizeF

from mille_qt.play.score_sheet.printing.blocks import Block, races_beside
from mille_qt.play.score_sheet.printing.page_head import (
    ChartSection,
    MatchHeading,
    RulesText,
    SidesLegend,
    StandingsTable,
)
from mille_qt.ui.printing.output import PaperJob
from mille_qt.ui.printing.pages import PagePart, PaperDocument
from mille_qt.ui.printing.paper import POINT
from mille_qt.ui.texts import names_together
from mille_rules import View

translate = QCoreApplication.translate

#: Height of the chart, and its least height if that saves a page, in tenths of a point.
CHART, LOW_CHART = 172 * POINT, 130 * POINT


def score_document(names: Sequence[str], view: View, date: QDate, size: QSizeF) -> PaperDocument:
    """Return the score sheet of a match; `size` is the printed area of a page."""
    width = size.width()
    top: list[PagePart] = [
        MatchHeading(names, view, date, width),
        StandingsTable(names, view),
        RulesText(view, width),
    ]
    beside = races_beside(view, width)
    firsts = range(0, len(view.match.races), beside)
    blocks = [Block(view, first, beside, width) for first in firsts]
    ways = (
        PaperDocument([*top, ChartSection(view, height), *blocks], size, SidesLegend(names, view))
        for height in (CHART, LOW_CHART)
    )
    return min(ways, key=lambda way: way.pages)


def score_job(names: Sequence[str], view: View, date: QDate | None = None) -> PaperJob:
    """Return the score sheet of a match to be printed; `date` is today by default."""
    file_name = translate("ScoreOutput", "Score sheet {names}")
    return PaperJob(
        title=translate("ScorePaper", "Mille: score sheet"),
        file_name=file_name.format(names=names_together(names)),
        document=lambda size: score_document(names, view, date or QDate.currentDate(), size),
    )
