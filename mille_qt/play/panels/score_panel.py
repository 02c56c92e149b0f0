"""The itemised score so far, and what can still be won."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mille_qt.play.panels.score_rows import ScoreRows
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import (
    SideFaces,
    faces_of,
    faces_width,
    paint_faces,
)
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.reading import score_rows
from mille_qt.ui.texts.scores import (
    item_worth,
    score_item,
    score_item_note,
    score_words,
    still_possible,
)
from mille_qt.ui.theme.application_theme import current_theme, enlarged, heading_font
from mille_qt.ui.tooltips import show_tooltip
from mille_qt.ui.translation import Translated
from mille_rules.scoring import ITEMS
from mille_rules.state import SideScore
from mille_rules.view_analysis import score_now
from mille_rules.views import View

#: Multiples of a line of text: the faces above the columns, the height of a row, of a sum and of
#: what can still be won, the gap between columns.
FACE, ROW, SUM, POSSIBLE_ROW, COLUMN_GAP = 2.4, 1.35, 1.7, 1.2, 0.9
#: With so many sides, faces and gaps are smaller.
MANY, SMALL_FACE, SMALL_GAP = 5, 1.8, 0.5
#: The text size of the match's sum, of this race's, and of what can still be won.
MATCH_SIZE, RACE_SIZE, POSSIBLE_SIZE = 1.2, 1.0, 0.92
NOTHING = "–"
#: The focusable rows: the heads, the items, and the sums of the race and of the match.
MOST_ROWS = len(ITEMS) + 3


class RowKind(Enum):
    """The kinds of rows: items with points, sums, and items that can still be won."""

    ITEM = auto()
    RACE = auto()
    MATCH = auto()
    HEADING = auto()
    POSSIBLE = auto()


class ScoredItem(NamedTuple):
    """A row: its item, the words for it, the points of each side, and a note for its tooltip."""

    item: str
    label: str
    points: tuple[str, ...]
    note: str = ""
    kind: RowKind = RowKind.ITEM


class CurrentScore(QWidget):
    """Draws the rows, with the points of each side in a column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[ScoredItem, ...] = ()
        self._sides: tuple[SideFaces, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_score(self, lines: Sequence[ScoredItem], sides: Sequence[SideFaces]) -> None:
        """Show rows; `sides` are the heads of the columns."""
        before = self.sizeHint()
        self.lines, self._sides = tuple(lines), tuple(sides)
        if self.sizeHint() != before:
            self.updateGeometry()
        self.update()

    def line_area(self, item: str) -> QRect | None:
        """The area of the row of an item, None if it is not shown; `heads` for the heads."""
        if item == "heads":
            return QRect(0, 0, self.width(), round(self._top))
        top = self._top
        for line in self.lines:
            height = self._height(line)
            if line.item == item:
                return QRectF(0, top, self.width(), height).toAlignedRect()
            top += height
        return None

    # -- sizes -------------------------------------------------------------------

    @property
    def _text(self) -> float:
        return QFontMetricsF(self.font()).height()

    @property
    def _top(self) -> float:
        return self._face + 0.3 * self._text

    @property
    def _many(self) -> bool:
        return len(self._sides) >= MANY

    @property
    def _face(self) -> float:
        return (SMALL_FACE if self._many else FACE) * self._text

    @property
    def _gap(self) -> float:
        return (SMALL_GAP if self._many else COLUMN_GAP) * self._text

    def _height(self, line: ScoredItem) -> float:
        heights = {RowKind.ITEM: ROW, RowKind.POSSIBLE: POSSIBLE_ROW}
        return heights.get(line.kind, SUM) * self._text

    def _font(self, line: ScoredItem) -> QFont:
        if line.kind is RowKind.MATCH:
            return heading_font(MATCH_SIZE, self.font())
        possible = line.kind is RowKind.POSSIBLE
        font = enlarged(self.font(), POSSIBLE_SIZE if possible else RACE_SIZE)
        font.setBold(line.kind in (RowKind.RACE, RowKind.HEADING))
        return font

    def _columns(self) -> list[float]:
        """The widths of the columns of points."""
        widths = [faces_width(side, self._face) for side in self._sides]
        for line in self.lines:
            metrics = QFontMetricsF(self._font(line))
            for side, points in enumerate(line.points):
                widths[side] = max(widths[side], metrics.horizontalAdvance(points))
        return widths

    def sizeHint(self) -> QSize:
        """Return the size at which every text is shown in full."""
        labels = (
            QFontMetricsF(self._font(line)).horizontalAdvance(line.label) for line in self.lines
        )
        columns = sum(self._columns()) + self._gap * len(self._sides)
        height = self._top + sum(map(self._height, self.lines))
        return QSize(round(max(labels, default=0.0) + columns) + 1, round(height))

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    # -- events ------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Show the note of a row as its tooltip, and the names of a side above its column."""
        if event.type() != QEvent.Type.ToolTip:
            return super().event(event)
        assert isinstance(event, QHelpEvent)
        show_tooltip(event.globalPos(), self.note_at(event.x(), event.y()), self)
        return True

    def note_at(self, x: int, y: int) -> str:
        """The tooltip at a point; empty for none."""
        if y < self._top:
            right = float(self.width())
            for side, width in reversed(list(zip(self._sides, self._columns(), strict=True))):
                if right - width - self._gap / 2 <= x:
                    return side.name
                right -= width + self._gap
            return ""
        areas = ((line, self.line_area(line.item)) for line in self.lines)
        return next((line.note for line, area in areas if area and area.contains(x, y)), "")

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the heads and the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._columns()
        self._paint_heads(painter, columns)
        top = self._top
        for line in self.lines:
            height = self._height(line)
            self._paint_line(painter, QRectF(0, top, self.width(), height), line, columns)
            top += height
        painter.end()

    def _paint_heads(self, painter: QPainter, columns: Sequence[float]) -> None:
        right, height = float(self.width()), self._face
        for side, width in reversed(list(zip(self._sides, columns, strict=True))):
            faces = faces_width(side, height)
            paint_faces(painter, QRectF(right - faces, 0, faces, height), side)
            right -= width + self._gap

    def _paint_line(
        self, painter: QPainter, area: QRectF, line: ScoredItem, columns: Sequence[float]
    ) -> None:
        theme = current_theme()
        if line.kind in (RowKind.RACE, RowKind.MATCH):
            # A strong line closes the items.
            race = line.kind is RowKind.RACE
            painter.setPen(QPen(theme.ink if race else theme.line, 1.5 if race else 1))
            painter.drawLine(area.topLeft(), area.topRight())
        ink = theme.muted if line.kind is RowKind.POSSIBLE else theme.ink
        painter.setFont(self._font(line))
        painter.setPen(ink)
        draw_middle(painter, area, line.label, Qt.AlignmentFlag.AlignLeft)
        right = area.right()
        for points, width in reversed(list(zip(line.points, columns, strict=True))):
            painter.setPen(theme.muted if points == NOTHING else ink)
            place = QRectF(right - width, area.top(), width, area.height())
            draw_middle(painter, place, points, Qt.AlignmentFlag.AlignRight)
            right -= width + self._gap


def draw_middle(painter: QPainter, area: QRectF, text: str, across: Qt.AlignmentFlag) -> None:
    """Draw a text with its capitals in the middle of the height.

    Qt would move a text with a space of another font, as in a French number, up or down.
    """
    metrics = QFontMetricsF(painter.font())
    free = area.width() - metrics.horizontalAdvance(text)
    parts = {Qt.AlignmentFlag.AlignLeft: 0.0, Qt.AlignmentFlag.AlignRight: 1.0}
    baseline = area.center().y() + metrics.capHeight() / 2
    painter.drawText(QPointF(area.left() + free * parts.get(across, 0.5), baseline), text)


class ScorePanel(Translated, QWidget):
    """Shows the items that count so far, their sums, and what can still be won.

    `rows` take focus one after the other and name every item that can count: those that are not
    shown have their place at the sum of the match.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._faces: Sequence[Face] = ()
        self._side_names: Sequence[str] = ()
        self.score = CurrentScore(self)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(6)
        self._column.addWidget(self.score)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        #: The items that the rows name.
        self._named: tuple[str, ...] = ("match",)
        self.rows = ScoreRows(MOST_ROWS, self)

    def set_edge(self, edge: int) -> None:
        """Set the margin at the sides, in pixels."""
        self._column.setContentsMargins(edge, 2, edge, edge // 2)

    def show_view(self, view: View, faces: Sequence[Face], side_names: Sequence[str]) -> None:
        """Show the score of a view, with the faces of the seats and the names of the sides."""
        self._view, self._faces, self._side_names = view, faces, side_names
        # In a closed drawer it is written when the drawer opens, to save time in every move.
        if self.isVisibleTo(self.window()):
            self._write(view)

    def _write(self, view: View) -> None:
        scores, side_names = score_now(view), self._side_names
        lines = [*self._sums(view, scores), *self._open_items(view, scores)]
        self.score.show_score(lines, faces_of(self._faces, side_names))
        texts = score_rows(view, scores, side_names)
        self._named = tuple(texts)
        self.rows.say(list(texts.values()))
        self._place_rows()

    def _sums(self, view: View, scores: Sequence[SideScore]) -> list[ScoredItem]:
        """The items that count so far, and their sums."""
        match = tuple(map(number, view.match.points))
        if view.setup.rules.by_races:
            won = score_words(view.setup.rules).match
            return [ScoredItem("match", won, match, kind=RowKind.MATCH)]
        items = [
            ScoredItem(
                item,
                score_item(item),
                tuple(number(points) if points else NOTHING for points in all_points),
                score_item_note(item, view.setup.rules),
            )
            for item in ITEMS
            if any(all_points := [getattr(score, item) for score in scores])
        ]
        totals = tuple(number(score.total) for score in scores)
        return [
            *items,
            ScoredItem("total", self.tr("This race"), totals, kind=RowKind.RACE),
            ScoredItem("match", self.tr("Match"), match, kind=RowKind.MATCH),
        ]

    def _open_items(self, view: View, scores: Sequence[SideScore]) -> list[ScoredItem]:
        """The items that can still be won, with a heading; empty if there are none."""
        rules, able = view.setup.rules, still_possible(view, scores)
        rows = [
            ScoredItem(
                item,
                score_item(item),
                tuple(item_worth(item, rules) if can else NOTHING for can in by_side),
                score_item_note(item, rules),
                RowKind.POSSIBLE,
            )
            for item, by_side in able.items()
        ]
        nothing = ("",) * len(scores)
        heading = ScoredItem("", self.tr("Still possible"), nothing, kind=RowKind.HEADING)
        return [heading, *rows] if rows else []

    def retranslate(self) -> None:
        if self._view is not None:
            self.show_view(self._view, self._faces, self._side_names)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_rows()

    def event(self, event: QEvent) -> bool:
        """Move the focusable rows to the rows of the table."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_rows()
        return done

    def _place_rows(self) -> None:
        self._column.activate()
        corner = self.score.pos()
        places = []
        for item in self._named:
            area = self.score.line_area(item)
            area = area or self.score.line_area("match") or QRect()
            places.append(area.translated(corner))
        self.rows.set_areas(places)
