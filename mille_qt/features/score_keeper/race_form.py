"""The form for one race: a score sheet with fields, whose points are updated at once."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from mille_qt.features.score_keeper.side_column import (
    MATCH_TOTAL,
    RACE_TOTAL,
    TOTALS,
    SideColumn,
    row_of,
    rows_of,
)
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.cards import card_name
from mille_qt.ui.texts.scores import score_item, score_item_note, score_words
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import make_bold, text_height
from mille_rules.cards import Card
from mille_rules.scoring import items_of
from mille_rules.tallies import RaceTally, Tally, TallyFault, faults, score_tally, target_of

#: Least height of rows and header, and indentation of safeties, in lines of text.
ROW, HEAD, INDENT = 1.5, 2.0, 1.0
#: The gap before a side, also in a narrow form, in lines of text.
GAP, NARROW_GAP = 2.0, 1.0


class RaceForm(Translated, QWidget):
    """A column of score items, and a column of fields and points for each side.

    Where races decide the match it has the fields that tell who wins this one.
    """

    changed = Signal()

    def __init__(self, tally: Tally, parent: QWidget | None = None) -> None:
        """`tally` is the sheet with players and rules."""
        super().__init__(parent)
        self._tally = tally
        self._points_before = (0,) * tally.sides
        self._updating = self._narrow = False
        #: The height of a line of text when the labels were placed.
        self._line = 0.0
        self.labels = {name: Label() for name in rows_of(tally.rules)}
        self.columns = [SideColumn(tally, side, self) for side in range(tally.sides)]
        self._arrange()
        for column in self.columns:
            column.changed.connect(self._edited)
        self.show_race(tally.empty_race())
        self.retranslate()

    def _arrange(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(0)
        grid.setColumnStretch(0, 3)
        grid.setRowMinimumHeight(0, round(text_height() * HEAD))
        for name, label in self.labels.items():
            grid.setRowMinimumHeight(row_of(name), round(text_height() * ROW))
            if isinstance(name, Card):
                label.setIndent(round(text_height() * INDENT))
            if name in TOTALS:
                make_bold(label)
        for column in self.columns:
            column.add_to_grid(grid)
        grid.addWidget(_Line(), 0, 0, 1, -1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(_Line(), row_of(RACE_TOTAL) - 1, 0, 2, -1, Qt.AlignmentFlag.AlignTop)
        self._place_labels()

    def _place_labels(self) -> None:
        """Put the labels before their fields, or above them if the form is narrow."""
        self._line = text_height()
        for name, label in self.labels.items():
            if self._narrow:
                self._grid.addWidget(label, row_of(name) - 1, 0, 1, -1)
            else:
                self._grid.addWidget(label, row_of(name), 0)
        for side, column in enumerate(self.columns):
            column.set_gap(self._grid, 0 if self._narrow and side == 0 else self._gap())

    def _gap(self) -> int:
        """Return the width of the gap before a side; the first one has none in a narrow form."""
        return round(text_height() * (NARROW_GAP if self._narrow else GAP))

    def _saved(self) -> int:
        """Return the width that a narrow form saves: that of the labels, and of gaps."""
        widest = max(label.sizeHint().width() for label in self.labels.values())
        others = len(self.columns) - 1
        return widest + round(text_height() * (GAP + others * (GAP - NARROW_GAP)))

    def minimumSizeHint(self) -> QSize:
        """Return the size with the labels above their fields."""
        size = self._grid.minimumSize()
        return size if self._narrow else QSize(size.width() - self._saved(), size.height())

    def event(self, event: QEvent) -> bool:
        """Move the labels when the available or the needed width changes, or the text."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            narrow = self.width() < self.minimumSizeHint().width() + self._saved()
            if (narrow, text_height()) != (self._narrow, self._line):
                self._narrow = narrow
                self._place_labels()
        return super().event(event)

    @property
    def race(self) -> RaceTally:
        """The entered race."""
        return tuple(column.tally for column in self.columns)

    @property
    def faults(self) -> tuple[TallyFault, ...]:
        """The reasons why the entered race is impossible."""
        return faults(self._tally.rules, self._tally.seats, self.race)

    def show_race(self, race: RaceTally) -> None:
        """Show a race."""
        self._updating = True
        target = target_of(self._tally.rules, self._tally.seats, race)
        for column, own in zip(self.columns, race, strict=True):
            column.set_target(target)
            column.show_tally(own)
        self._updating = False
        self._update_scores()

    def set_points_before(self, points: tuple[int, ...]) -> None:
        """Set the points that each side has from the other races."""
        self._points_before = points
        self._update_scores()

    def focus_first_fault(self) -> None:
        """Focus a field with an invalid value, if there is one."""
        for fault in self.faults[:1]:
            self.columns[fault.sides[-1]].field_of(fault).setFocus()

    def _edited(self) -> None:
        if not self._updating:
            self._update_scores()
            self.changed.emit()

    def _update_scores(self) -> None:
        rules, seats = self._tally.rules, self._tally.seats
        self._updating = True
        for column in self.columns:
            column.set_target(target_of(rules, seats, self.race))
        self._updating = False
        scores = score_tally(rules, seats, self.race)
        for column, score, points in zip(self.columns, scores, self._points_before, strict=True):
            column.show_points(score, points + score.total)

    def retranslate(self) -> None:
        for name, label in self.labels.items():
            if isinstance(name, Card):
                label.setText(card_name(name))
            elif name not in TOTALS:
                label.setText(score_item(name))
                if name in items_of(self._tally.rules):
                    set_tooltip(label, score_item_note(name, self._tally.rules))
        called = score_words(self._tally.rules)
        self.labels[RACE_TOTAL].setText(called.race)
        self.labels[MATCH_TOTAL].setText(called.match)
        for column in self.columns:
            column.retranslate()
        self._update_scores()


class _Line(QFrame):
    """A thin horizontal line."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.HLine)
        self.setFrameShadow(QFrame.Shadow.Plain)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
