"""The itemised score so far, and what can still be won."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mille_qt.play.panels.current_score import NOTHING, CurrentScore, ScoredItem
from mille_qt.play.panels.score_rows import ScoreRows
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.portrait_picture import faces_of
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.reading import score_rows
from mille_qt.ui.texts.scores import score_item, score_item_note, still_possible
from mille_qt.ui.translation import Translated
from mille_rules.scoring import ITEMS
from mille_rules.view_analysis import score_now
from mille_rules.views import View

#: The focusable rows.
_ROWS = ("heads", *ITEMS, "total", "match")


class ScorePanel(Translated, QWidget):
    """Shows the items that count so far, with this race and the match as their sums.

    `rows` take focus one after the other and name every item: those that are not shown have their
    place at the line on what can still be won.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._faces: Sequence[Face] = ()
        self._side_names: Sequence[str] = ()
        self.score = CurrentScore(self)
        self._possible = Label(parent=self)
        self._possible.setWordWrap(True)
        self._possible.setProperty("quiet", True)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(6)
        self._column.addWidget(self.score)
        self._column.addWidget(self._possible)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.rows = ScoreRows(len(_ROWS), self)

    def set_edge(self, edge: int) -> None:
        """Set the margin at the sides, in pixels."""
        self._column.setContentsMargins(edge, 2, edge, edge // 2)
        self._keep_height()

    def show_view(self, view: View, faces: Sequence[Face], side_names: Sequence[str]) -> None:
        """Show the score of a view, with the faces of the seats and the names of the sides."""
        self._view, self._faces, self._side_names = view, faces, side_names
        # In a closed drawer it is written when the drawer opens, to save time in every move.
        if self.isVisibleTo(self.window()):
            self._write(view)

    def _write(self, view: View) -> None:
        scores, side_names = score_now(view), self._side_names
        lines = [
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
        match = tuple(map(number, view.match.points))
        lines += [
            ScoredItem("total", self.tr("This race"), totals),
            ScoredItem("match", self.tr("Match"), match),
        ]
        self.score.show_score(lines, faces_of(self._faces, side_names))
        possible = still_possible(view, scores)
        self._possible.setText(possible)
        self._possible.setVisible(bool(possible))
        self._keep_height()
        self.rows.say(score_rows(view, scores, side_names))
        self._place_rows()

    def retranslate(self) -> None:
        if self._view is not None:
            self.show_view(self._view, self._faces, self._side_names)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()
        self._place_rows()

    def event(self, event: QEvent) -> bool:
        """Move the focusable rows to the rows of the table."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_rows()
        return done

    def _keep_height(self) -> None:
        """Keep the height of all lines: a scroll area ignores that it depends on the width."""
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        # QLabel would not return less than the height it has to keep.
        self._possible.setMinimumHeight(0)
        self._possible.setMinimumHeight(max(self._possible.heightForWidth(width), 0))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_height()

    def _place_rows(self) -> None:
        self._column.activate()
        corner = self.score.pos()
        places = []
        for item in _ROWS:
            area = self.score.line_area(item)
            shown = self._possible.geometry() if area is None else area.translated(corner)
            places.append(QRect(shown))
        self.rows.set_areas(places)
