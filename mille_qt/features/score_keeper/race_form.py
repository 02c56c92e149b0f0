"""The table in which a race is entered: a score sheet with fields, whose points follow at once."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from mille_qt.features.score_keeper.side_column import (
    MATCH_TOTAL,
    RACE_TOTAL,
    ROWS,
    TOTALS,
    SideColumn,
    row_of,
)
from mille_qt.ui.labels import Label
from mille_qt.ui.texts import card_name, score_item, score_item_note
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import text_height
from mille_rules.cards import Card
from mille_rules.tallies import Fault, RaceTally, Tally, faults, score_tally, target_of

#: In lines of text: a row and the head at least, and how far safeties stand below their heading.
ROW, HEAD, INDENT = 1.5, 2.0, 1.0


class RaceForm(Translated, QWidget):
    """A column of items and one of fields for each side; the points follow what is entered."""

    changed = Signal()

    def __init__(self, tally: Tally, parent: QWidget | None = None) -> None:
        """`tally` says who plays by which rules."""
        super().__init__(parent)
        self._tally = tally
        self._points_before = (0,) * tally.sides
        self._filling = False
        self.labels = {name: Label() for name in ROWS}
        self.columns = [SideColumn(tally, side, self) for side in range(tally.sides)]
        self._arrange()
        for column in self.columns:
            column.changed.connect(self._edited)
        self.show_race(tally.empty_race())
        self.retranslate()

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(0)
        grid.setColumnStretch(0, 3)
        grid.setRowMinimumHeight(0, round(text_height() * HEAD))
        for name, label in self.labels.items():
            row = row_of(name)
            grid.addWidget(label, row, 0)
            grid.setRowMinimumHeight(row, round(text_height() * ROW))
            if isinstance(name, Card):
                label.setIndent(round(text_height() * INDENT))
            if name in TOTALS:
                font = label.font()
                font.setBold(True)
                label.setFont(font)
        for column in self.columns:
            column.put_into(grid)
        grid.addWidget(_Rule(), 0, 0, 1, -1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(_Rule(), row_of(RACE_TOTAL), 0, 1, -1, Qt.AlignmentFlag.AlignTop)

    @property
    def race(self) -> RaceTally:
        """What is entered."""
        return tuple(column.tally for column in self.columns)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Why what is entered cannot have been."""
        return faults(self._tally.rules, self._tally.seats, self.race)

    def show_race(self, race: RaceTally) -> None:
        """Show a race, to be corrected."""
        self._filling = True
        target = target_of(self._tally.rules, self._tally.seats, race)
        for column, own in zip(self.columns, race, strict=True):
            column.go_for(target)
            column.show_tally(own)
        self._filling = False
        self._follow()

    def begin_from(self, points: tuple[int, ...]) -> None:
        """The points that each side has from the other races."""
        self._points_before = points
        self._follow()

    def go_to_fault(self) -> None:
        """Focus a field with an invalid value, if there is one."""
        for fault in self.faults[:1]:
            self.columns[fault.sides[-1]].field_of(fault).setFocus()

    def _edited(self) -> None:
        if not self._filling:
            self._follow()
            self.changed.emit()

    def _follow(self) -> None:
        """Have everything that follows from what is entered."""
        rules, seats = self._tally.rules, self._tally.seats
        self._filling = True
        for column in self.columns:
            column.go_for(target_of(rules, seats, self.race))
        self._filling = False
        scores = score_tally(rules, seats, self.race)
        for column, score, points in zip(self.columns, scores, self._points_before, strict=True):
            column.show_points(score, points + score.total)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        for name, label in self.labels.items():
            if isinstance(name, Card):
                label.setText(card_name(name))
            elif name not in TOTALS:
                label.setText(score_item(name))
                set_tooltip(label, score_item_note(name, self._tally.rules))
        self.labels[RACE_TOTAL].setText(self.tr("Race total"))
        self.labels[MATCH_TOTAL].setText(self.tr("Match total"))
        for column in self.columns:
            column.retranslate()
        self._follow()


class _Rule(QFrame):
    """A thin line across."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.HLine)
        self.setFrameShadow(QFrame.Shadow.Plain)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
