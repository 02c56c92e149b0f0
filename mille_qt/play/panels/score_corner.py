"""The match score and the race's points so far, in a corner of the table."""

from collections.abc import Sequence
from itertools import product
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mille_qt.play.keyboard import Command, with_key
from mille_qt.play.panels.score_panel import draw_middle
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.fitting import first_that_fits
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.reading import score_sums
from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_rules.state import BETWEEN_RACES
from mille_rules.view_analysis import score_now
from mille_rules.views import View

# Text sizes as multiples of the page's: the first one at which everything fits is used.
SIZES = (1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6)
# The sizes of the match score and of the race's, as multiples of that.
MATCH, RACE = 1.3, 0.92
# As multiples of a line of text: margins, the gap between columns, a mark, the gap beside it, the
# radius of the corners.
BESIDE, ABOVE, GAP, MARK, MARK_GAP, RADIUS = 0.6, 0.35, 0.7, 0.85, 0.3, 0.6


class CornerText(NamedTuple):
    """A text or, with a `side`, the mark of a side, in its font and rectangle."""

    text: str
    font: QFont
    place: QRectF
    quiet: bool = False
    side: int | None = None
    #: Whether the text is at the right of its rectangle, otherwise in the middle.
    right: bool = False


#: The points of each side in the match and in this race; the parts of a plate, and its size.
Figures = Sequence[tuple[str, str]]
Plate = tuple[tuple[CornerText, ...], QSizeF]


class ScoreCorner(Translated, Fitted, QAbstractButton):
    """A plate with the points of every side in the match, and below them those of this race.

    A click on it opens the side panel, if there is one. `placed` is emitted after its place or its
    size may have changed.
    """

    placed = Signal()

    def __init__(self, parent: QWidget, *, has_panel: bool = True) -> None:
        super().__init__(parent)
        self._has_panel = has_panel
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not has_panel)
        self._area = QRect()
        self._view: View | None = None
        self._side_names: Sequence[str] = ()
        self._caption, self._figures = "", tuple[tuple[str, str], ...]()
        self.parts: tuple[CornerText, ...] = ()
        # It has the key of the panel; if it had focus, Space would press it instead of answering.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.hide()

    def set_area(self, area: QRect) -> None:
        """Set the area; the plate is in its upper right corner."""
        self._area = area
        self.fit()

    def show_view(self, view: View, side_names: Sequence[str]) -> None:
        """Show the score of a view."""
        self._view, self._side_names = view, side_names
        self.retranslate()

    def retranslate(self) -> None:
        if self._view is None:
            return
        scores, before = score_now(self._view), (self._caption, self._figures)
        sums = score_sums(self._view, scores, self._side_names)[::-1]
        self.setAccessibleName(". ".join(sums))
        about = with_key(self.tr("Score and log"), Command.PANEL) if self._has_panel else ""
        self.setAccessibleDescription(about)
        set_tooltip(self, "\n".join((*sums, about)))
        self._caption = self.tr("Match")
        race_points = (number(score.total) for score in scores)
        race_texts = [self.tr("+{points}").format(points=points) for points in race_points]
        if self._view.phase in BETWEEN_RACES or self._view.setup.rules.by_races:
            # The match score includes them already; or there are none before the end of the race.
            race_texts = [""] * len(scores)
        match_texts = map(number, self._view.match.points)
        self._figures = tuple(zip(match_texts, race_texts, strict=True))
        if (self._caption, self._figures) != before:
            self.fit()

    def sizeHint(self) -> QSize:
        """Return the size of the plate."""
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the plate and its texts."""
        theme, line = current_theme(), QFontMetricsF(self.font()).height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self.underMouse()
        painter.setPen(QPen(theme.muted if over else theme.line, 1.5 if over else 1))
        painter.setBrush(theme.paper)
        plate = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(plate, RADIUS * line, RADIUS * line)
        for part in self.parts:
            if part.side is not None:
                paint_side_mark(painter, part.place, part.side)
                continue
            painter.setPen(theme.muted if part.quiet else theme.ink)
            painter.setFont(part.font)
            across = Qt.AlignmentFlag.AlignRight if part.right else Qt.AlignmentFlag.AlignHCenter
            draw_middle(painter, part.place, part.text, across)
        painter.end()

    def fit(self) -> None:
        """Choose the largest form that fits into the area; without room, show nothing."""
        figures, room = self._figures, QSizeF(self._area.size())
        if not figures:
            self.hide()
            return
        forms = (_with_heads, _beside) if len(figures) == 2 else (_with_caption, _below)
        plates = (
            form(figures, _Fonts(self.font(), size), self._caption)
            for size, form in product(SIZES, (*forms, _below))
        )
        self.parts, needed = first_that_fits(plates, lambda way: way[1].boundedTo(room) == way[1])
        plate = QRect(0, 0, ceil(needed.width()), ceil(needed.height()))
        plate.moveTopRight(self._area.topRight())
        self.setGeometry(plate)
        self.update()
        self.setVisible(needed.boundedTo(room) == needed)
        self.placed.emit()


class _Fonts:
    """The fonts of a plate in a size, with the measures of their texts in pixels."""

    def __init__(self, text: QFont, size: float) -> None:
        self.line = QFontMetricsF(text).height() * size
        self.big = heading_font(MATCH * size, text)
        self.small = enlarged(text, RACE * size)
        self._big, self._small = QFontMetricsF(self.big), QFontMetricsF(self.small)
        self.high, self.low = self._big.height(), self._small.height()

    def match_width(self, figures: Figures) -> float:
        """The width of the widest match score."""
        return max(self._big.horizontalAdvance(match) for match, _ in figures)

    def race_width(self, figures: Figures) -> float:
        """The width of the widest score of the race."""
        return max(self._small.horizontalAdvance(race) for _, race in figures)

    def column_width(self, points: tuple[str, str]) -> float:
        """The width of the points of a side below each other."""
        return max(self.match_width([points]), self.race_width([points]))

    def small_width(self, text: str) -> float:
        """The width of a small text."""
        return self._small.horizontalAdvance(text)


def _with_heads(figures: Figures, fonts: _Fonts, caption: str) -> Plate:
    """Two sides beside each other, their marks above them and a caption between the marks."""
    line, mark = fonts.line, MARK * fonts.line
    first, last = (fonts.column_width(each) for each in figures)
    between = fonts.small_width(caption) + mark + 2 * MARK_GAP * line
    gap = max(GAP * line, between - (first + last) / 2)
    left, top, high = BESIDE * line, ABOVE * line, 1.1 * fonts.low
    width = first + gap + last
    row, right = top + high, left + first + gap
    columns = QRectF(left, row, first, fonts.high), QRectF(right, row, last, fonts.high)
    parts = _sides(columns, figures, fonts)
    centres = [column.center().x() for column in columns]
    for side, x in enumerate(centres):
        marked = QRectF(x - mark / 2, top + (high - mark) / 2, mark, mark)
        parts.append(CornerText("", fonts.big, marked, side=side))
    head = QRectF(centres[0], top, centres[1] - centres[0], high)
    parts.append(CornerText(caption, fonts.small, head, quiet=True))
    return tuple(parts), QSizeF(width + 2 * left, columns[0].bottom() + fonts.low + top)


def _beside(figures: Figures, fonts: _Fonts, _caption: str) -> Plate:
    """Two sides beside each other between their marks, as `3,900 : 3,925`."""
    line, mark = fonts.line, MARK * fonts.line
    first, last = (fonts.column_width(each) for each in figures)
    left, top = BESIDE * line, ABOVE * line
    inner = left + mark + MARK_GAP * line
    middle = inner + first + GAP * line
    outer = middle + last + MARK_GAP * line
    columns = QRectF(inner, top, first, fonts.high), QRectF(middle, top, last, fonts.high)
    parts = _sides(columns, figures, fonts)
    for side, x in enumerate((left, outer)):
        marked = QRectF(x, top + (fonts.high - mark) / 2, mark, mark)
        parts.append(CornerText("", fonts.big, marked, side=side))
    return tuple(parts), QSizeF(outer + mark + left, fonts.high + fonts.low + 2 * top)


def _with_caption(figures: Figures, fonts: _Fonts, caption: str) -> Plate:
    """The sides below each other and below a caption."""
    parts, size = _below(figures, fonts, caption)
    top = ABOVE * fonts.line
    head = QRectF(0, top, size.width(), fonts.low)
    lower = [part._replace(place=part.place.translated(0, fonts.low)) for part in parts]
    captioned = (CornerText(caption, fonts.small, head, quiet=True), *lower)
    return captioned, size + QSizeF(0, fonts.low)


def _below(figures: Figures, fonts: _Fonts, _caption: str) -> Plate:
    """The sides below each other, for a narrow area."""
    line, mark = fonts.line, MARK * fonts.line
    left, top = BESIDE * line, ABOVE * line
    match_width, race_width = fonts.match_width(figures), fonts.race_width(figures)
    match_left = left + mark + MARK_GAP * line
    race_left = match_left + match_width + 0.5 * line
    parts = []
    for side, (match, race) in enumerate(figures):
        row = top + side * fonts.high
        marked = QRectF(left, row + (fonts.high - mark) / 2, mark, mark)
        parts.append(CornerText("", fonts.big, marked, side=side))
        match_area = QRectF(match_left, row, match_width, fonts.high)
        race_area = QRectF(race_left, row, race_width, fonts.high)
        parts.append(CornerText(match, fonts.big, match_area, right=True))
        parts.append(CornerText(race, fonts.small, race_area, quiet=True, right=True))
    size = QSizeF(race_left + race_width + left, 2 * top + len(figures) * fonts.high)
    return tuple(parts), size


def _sides(columns: tuple[QRectF, QRectF], figures: Figures, fonts: _Fonts) -> list[CornerText]:
    """The points of two sides in the match with a colon between them; below, those in this race."""
    gap = QRectF(columns[0].topRight(), columns[1].bottomLeft())
    parts = [CornerText(":", fonts.big, gap, quiet=True)]
    for area, (match, race) in zip(columns, figures, strict=True):
        low = QRectF(area.left(), area.bottom(), area.width(), fonts.low)
        parts.append(CornerText(match, fonts.big, area))
        parts.append(CornerText(race, fonts.small, low, quiet=True))
    return parts
