"""The itemised score so far, with the bonuses that are still possible."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mille_qt.play.panels.score_rows import ScoreRows
from mille_qt.ui import texts
from mille_qt.ui.labels import Label
from mille_qt.ui.side_mark import SideMark
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_rules.scoring import ITEMS
from mille_rules.state import SideScore
from mille_rules.view_analysis import bonuses_possible, score_now
from mille_rules.views import View

MINUS_NOTHING = "–"
STILL_POSSIBLE = "·"
SUMS = ("total", "match")


class ScorePanel(Translated, QWidget):
    """A column of figures for each side: this race so far, and the match.

    `rows` take focus one after the other: the heads with the sums, then row by row.
    """

    def __init__(self, sides: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 8, 10, 8)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._heads = [SideMark(side, self) for side in range(sides)]
        for side, mark in enumerate(self._heads):
            self._grid.addWidget(mark, 0, side + 1, Qt.AlignmentFlag.AlignRight)
        self._labels: dict[tuple[str, int], Label] = {}
        for row, item in enumerate((*ITEMS, *SUMS), start=1):
            self._add_row(row, item)
        self._key = Label(parent=self)
        self._key.setWordWrap(True)
        self._key.setProperty("quiet", True)
        self._grid.addWidget(self._key, len(ITEMS) + 3, 0, 1, sides + 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.rows = ScoreRows(len(ITEMS) + len(SUMS) + 1, self)
        self._embolden()
        self.retranslate()

    def _add_row(self, row: int, item: str) -> None:
        for column in range(self._sides + 1):
            label = Label(parent=self)
            if column:
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._labels[item, column] = label
            self._grid.addWidget(label, row, column)

    def _embolden(self) -> None:
        """Set the font size of the sums."""
        bold = QFont(self.font())
        bold.setBold(True)
        for item in SUMS:
            for column in range(self._sides + 1):
                self._labels[item, column].setFont(bold)

    def show_view(self, view: View, side_names: Sequence[str]) -> None:
        """Show the score of a view; `side_names` are the accessible names of the marks."""
        self._view, self._names = view, side_names
        for side, mark in enumerate(self._heads):
            set_tooltip(mark, side_names[side])
            mark.setAccessibleName(side_names[side])
        scores = score_now(view)
        for side, score in enumerate(scores):
            self._show_side(view, side, score)
        self.rows.say(texts.score_rows(view, scores, side_names))

    def retranslate(self) -> None:
        for item in (*ITEMS, "total"):
            self._labels[item, 0].setText(texts.score_item(item))
        self._labels["total", 0].setText(self.tr("This race"))
        self._labels["match", 0].setText(self.tr("Match"))
        self._key.setText(self.tr("{sign} can still be won").format(sign=STILL_POSSIBLE))
        if self._view is not None:
            for item in ITEMS:
                note = texts.score_item_note(item, self._view.setup.rules)
                set_tooltip(self._labels[item, 0], note)
            self.show_view(self._view, self._names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_rows()

    def event(self, event: QEvent) -> bool:
        """Move the focusable rows to the rows of the grid."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_rows()
        return done

    def _place_rows(self) -> None:
        self._grid.activate()
        places = []
        for row in range(len(ITEMS) + len(SUMS) + 1):
            first, last = self._grid.cellRect(row, 0), self._grid.cellRect(row, self._sides)
            places.append(QRect(first.united(last)))
        self.rows.set_areas(places)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._embolden()

    def _show_side(self, view: View, side: int, score: SideScore) -> None:
        possible = bonuses_possible(view, side)
        for item in ITEMS:
            points = getattr(score, item)
            label = self._labels[item, side + 1]
            if points:
                label.setText(texts.number(points))
            else:
                label.setText(STILL_POSSIBLE if item in possible else MINUS_NOTHING)
        self._labels["total", side + 1].setText(texts.number(score.total))
        self._labels["match", side + 1].setText(texts.number(view.match.points[side]))
