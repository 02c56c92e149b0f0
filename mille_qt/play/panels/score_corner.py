"""The match score and the race's points so far, in a corner of the table."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mille_qt.ui import texts
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_rules.view_analysis import score_now
from mille_rules.views import View

# Text sizes as multiples of the page's: the first one at which everything fits is used.
SIZES = (1.0, 0.9, 0.8, 0.7, 0.6)
# The sizes of the match score and of the race's, as multiples of that.
MATCH, RACE = 1.3, 0.92
# As multiples of a line of text: margins, the gap between columns, a mark, the corner's radius.
BESIDE, ABOVE, GAP, MARK, RADIUS = 0.7, 0.35, 0.75, 0.85, 0.6


class CornerText(NamedTuple):
    """A text or, with a `side`, the mark of a side, in its font and rectangle."""

    text: str
    font: QFont
    place: QRectF
    quiet: bool = False
    side: int | None = None


class ScoreCorner(Translated, QAbstractButton):
    """A plate with the points of every side in the match, and below them those of this race.

    A click on it opens the side panel.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._area = QRect()
        self._view: View | None = None
        self._side_names: Sequence[str] = ()
        self.parts: tuple[CornerText, ...] = ()
        # It has the key of the panel; if it had focus, Space would press it instead of answering.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.hide()

    def set_area(self, area: QRect) -> None:
        """Set the area; the plate is in its upper right corner."""
        self._area = area
        self._fit()

    def show_view(self, view: View, side_names: Sequence[str]) -> None:
        """Show the score of a view."""
        self._view, self._side_names = view, side_names
        self.retranslate()

    def retranslate(self) -> None:
        if self._view is None:
            return
        *_, race, match = texts.score_rows(self._view, score_now(self._view), self._side_names)
        self.setAccessibleName(f"{match}. {race}")
        about = self.tr("Score and log (F9)")
        self.setAccessibleDescription(about)
        set_tooltip(self, f"{match}\n{race}\n{about}")
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the size of the plate."""
        return self.size()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

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
            painter.drawText(part.place, Qt.AlignmentFlag.AlignCenter, part.text)
        painter.end()

    def _fit(self) -> None:
        """Choose the largest form that fits into the area; without room, show nothing."""
        fits = False
        if self._view is not None:
            forms = (self._columns, self._rows)
            for size, form in product(SIZES, forms):
                self.parts, needed = form(self._view, size)
                fits = needed.width() <= self._area.width() and needed.height() <= (
                    self._area.height()
                )
                if fits:
                    plate = QRect(0, 0, round(needed.width()), round(needed.height()))
                    plate.moveTopRight(self._area.topRight())
                    self.setGeometry(plate)
                    self.update()
                    break
        self.setVisible(fits)

    def _points(self, view: View) -> list[tuple[str, str]]:
        """The points of each side in the match and in this race."""
        race = [self.tr("+{points}").format(points=texts.number(s.total)) for s in score_now(view)]
        return list(zip(map(texts.number, view.match.points), race, strict=True))

    def _fonts(self, size: float) -> tuple[QFont, QFont]:
        return heading_font(MATCH * size, self.font()), enlarged(self.font(), RACE * size)

    def _columns(self, view: View, size: float) -> tuple[tuple[CornerText, ...], QSizeF]:
        """The sides beside each other, two of them as `3,900 : 3,925`."""
        line = QFontMetricsF(self.font()).height() * size
        big, small = self._fonts(size)
        high, low = QFontMetricsF(big).height(), QFontMetricsF(small).height()
        points, mark = self._points(view), MARK * line
        parts, x, top = [], BESIDE * line, ABOVE * line
        for side, (match, race) in enumerate(points):
            figures = QFontMetricsF(big).horizontalAdvance(match)
            width = max(figures, QFontMetricsF(small).horizontalAdvance(race))
            # Of two sides the marks are outside, so that the figures are beside each other.
            outside = len(points) == 2 and side == 1
            words = x if outside else x + mark + 0.3 * line
            marked = words + width + 0.3 * line if outside else x
            middle = top + (high - mark) / 2
            parts.append(CornerText("", big, QRectF(marked, middle, mark, mark), side=side))
            parts.append(CornerText(match, big, QRectF(words, top, width, high)))
            parts.append(CornerText(race, small, QRectF(words, top + high, width, low), quiet=True))
            x += mark + 0.3 * line + width
            if side < len(points) - 1:
                if len(points) == 2:
                    colon = QRectF(x, top, GAP * line, high)
                    parts.append(CornerText(":", big, colon, quiet=True))
                x += GAP * line
        return tuple(parts), QSizeF(x + BESIDE * line, top + high + low + ABOVE * line)

    def _rows(self, view: View, size: float) -> tuple[tuple[CornerText, ...], QSizeF]:
        """The sides below each other, for a narrow area."""
        line = QFontMetricsF(self.font()).height() * size
        big, small = self._fonts(size)
        high, mark = QFontMetricsF(big).height(), MARK * line
        points = self._points(view)
        left = max(QFontMetricsF(big).horizontalAdvance(match) for match, _ in points)
        right = max(QFontMetricsF(small).horizontalAdvance(race) for _, race in points)
        words = BESIDE * line + mark + 0.3 * line
        parts, top = [], ABOVE * line
        for side, (match, race) in enumerate(points):
            place = QRectF(BESIDE * line, top + (high - mark) / 2, mark, mark)
            parts.append(CornerText("", big, place, side=side))
            parts.append(CornerText(match, big, QRectF(words, top, left, high)))
            beside = QRectF(words + left + 0.5 * line, top, right, high)
            parts.append(CornerText(race, small, beside, quiet=True))
            top += high
        width = words + left + 0.5 * line + right + BESIDE * line
        return tuple(parts), QSizeF(width, top + ABOVE * line)
