"""A document as pages: what goes on which page, the foot of each page, and drawing them."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from mille_qt import __version__
from mille_qt.ui.printing.paper import LEFT, PAPER, POINT, RIGHT, SMALL, rule, type_of, write
from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import translate

#: In tenths of a point: the gap between parts, and the foot of each page.
GAP, FOOT = 13 * POINT, 24 * POINT


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


class PaperDocument:
    """Parts on pages; sizes are in tenths of a point."""

    def __init__(
        self, parts: Sequence[PagePart], size: QSizeF, head: PagePart, gap: float = GAP
    ) -> None:
        """`size` is the printed area of a page; `head` is on all pages but the first."""
        self._parts, self._size, self._head, self._gap = parts, size, head, gap
        room = size.height() - FOOT
        heights = [part.height for part in parts]
        self._pages = share_out(heights, room, room - head.height, gap)

    @property
    def pages(self) -> int:
        """The number of pages."""
        return len(self._pages)

    def paint(self, painter: QPainter, page: int) -> None:
        """Draw a page, counted from 0, with its upper left corner at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, top = self._size.width(), 0.0
        if page:
            self._head.paint(painter, QRectF(0, 0, width, self._head.height))
            top = self._head.height
        for index in self._pages[page]:
            part = self._parts[index]
            part.paint(painter, QRectF(0, top, width, part.height))
            top += part.height + self._gap
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
