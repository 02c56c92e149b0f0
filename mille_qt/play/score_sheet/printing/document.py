"""A match's score sheet as pages to print: what goes on which page, and drawing it."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QDate, QRectF, QSizeF
from PySide6.QtGui import QPainter

from mille_qt import __version__
from mille_qt.play.score_sheet.printing.blocks import Block, races_beside
from mille_qt.play.score_sheet.printing.page_head import (
    ChartSection,
    MatchHeading,
    RulesText,
    SidesLegend,
    StandingsTable,
)
from mille_qt.play.score_sheet.printing.paper import (
    LEFT,
    PAPER,
    POINT,
    RIGHT,
    SMALL,
    rule,
    type_of,
    write,
)
from mille_qt.ui.texts import number
from mille_rules import View

translate = QCoreApplication.translate

#: In tenths of a point: the gap between parts, the footer of each page, and the header of
#: all but the first.
GAP, FOOT, HEAD = 13 * POINT, 24 * POINT, 28 * POINT
#: Height of the chart, and its least height if that saves a page.
CHART, LOW_CHART = 172 * POINT, 130 * POINT


class PagePart(Protocol):
    """Part of a printed page."""

    height: float

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw the part at the upper edge of `place`."""


def share_out(heights: Sequence[float], first: float, later: float, gap: float) -> list[list[int]]:
    """Distribute parts over pages, in order.

    The first page has room for `first`, every other for `later`.
    """
    pages: list[list[int]] = [[]]
    used = 0.0
    for part, height in enumerate(heights):
        room = first if len(pages) == 1 else later
        if pages[-1] and used + gap + height > room:
            pages.append([])
        used = used + gap + height if pages[-1] else height
        pages[-1].append(part)
    return pages


class ScoreDocument:
    """Score sheet of a match, in pages; sizes are in tenths of a point."""

    def __init__(self, names: Sequence[str], view: View, date: QDate, size: QSizeF) -> None:
        """`size` is the printed area of a page."""
        self._size = size
        self._legend = SidesLegend(names, view)
        width = size.width()
        top: list[PagePart] = [
            MatchHeading(names, view, date, width),
            StandingsTable(names, view),
            RulesText(view, width),
        ]
        beside = races_beside(view, width)
        firsts = range(0, len(view.match.races), beside)
        blocks = [Block(view, first, beside, width) for first in firsts]
        ways: list[list[PagePart]] = [
            [*top, ChartSection(view, height), *blocks] for height in (CHART, LOW_CHART)
        ]
        self._parts = min(ways, key=lambda parts: len(self._shared(parts)))
        self._pages = self._shared(self._parts)

    def _shared(self, parts: Sequence[PagePart]) -> list[list[int]]:
        room = self._size.height() - FOOT
        return share_out([part.height for part in parts], room, room - HEAD, GAP)

    @property
    def pages(self) -> int:
        """The number of pages."""
        return len(self._pages)

    def paint(self, painter: QPainter, page: int) -> None:
        """Draw a page, counted from 0, with its upper left corner at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        if page:
            self._legend.paint(painter, QRectF(0, 0, self._size.width(), HEAD))
            top = HEAD
        for index in self._pages[page]:
            part = self._parts[index]
            part.paint(painter, QRectF(0, top, self._size.width(), part.height))
            top += part.height + GAP
        self._paint_foot(painter, page)

    def _paint_foot(self, painter: QPainter, page: int) -> None:
        width, low = self._size.width(), self._size.height()
        rule(painter, 0, width, low - FOOT + 8 * POINT)
        line = QRectF(0, low - 14 * POINT, width, 14 * POINT)
        made = translate("ScorePaper", "Made with Mille {version}").format(version=__version__)
        write(painter, line, made, type_of(SMALL), LEFT, PAPER.muted)
        text = translate("ScorePaper", "Page {page} of {pages}")
        count = text.format(page=number(page + 1), pages=number(self.pages))
        write(painter, line, count, type_of(SMALL), RIGHT, PAPER.muted)
