"""The column of one side in the race being entered: what it has, and the points beside it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QWidget

from mille_qt.features.score_keeper.form_parts import figure_label, head, write_figure
from mille_qt.features.score_keeper.miles_box import MilesBox
from mille_qt.ui.texts import card_name, score_item, side_name
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height
from mille_rules.cards import SAFETIES, Card
from mille_rules.scoring import ITEMS
from mille_rules.state import SideScore
from mille_rules.tallies import Fault, FaultCode, SideTally, Tally, extension_offered

RACE_TOTAL, MATCH_TOTAL = "race total", "match total"
_BEFORE_CARDS = ITEMS.index("safeties") + 1
#: The rows from top to bottom, the head apart: an item of the score, a safety, or a total.
ROWS: tuple[str | Card, ...] = (
    *ITEMS[:_BEFORE_CARDS],
    *SAFETIES,
    *ITEMS[_BEFORE_CARDS:],
    RACE_TOTAL,
    MATCH_TOTAL,
)
TOTALS = (RACE_TOTAL, MATCH_TOTAL)
#: In lines of text: the field for the miles, a figure, and the gap before each side.
FIELD, FIGURE, GAP = 4.6, 3.2, 2.0
#: Columns of the grid for a side: the gap, its fields, its points.
WIDTH = 3


def row_of(name: str | Card) -> int:
    """The row of the grid in which this stands; the head is row 0."""
    return ROWS.index(name) + 1


class SideColumn(QObject):
    """Fields for all that a side has; `changed` comes with every key and click."""

    changed = Signal()

    def __init__(self, tally: Tally, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._names, self._side = tally.names[side :: tally.sides], side
        self._called = side_name(side, tally.names, None)
        #: The miles before the trip was said to be complete.
        self._before = 0
        self.head = head(side, self._names)
        self.miles = MilesBox()
        self.safeties = {card: QCheckBox() for card in SAFETIES}
        self.coups = {card: QCheckBox() for card in SAFETIES}
        self.trip, self.delayed = QCheckBox(), QCheckBox()
        self.safe, self.called = QCheckBox(), QCheckBox()
        self.figures = {
            name: figure_label(name in TOTALS) for name in ROWS if isinstance(name, str)
        }
        deck = tally.rules.deck_for(tally.seats)
        for card in SAFETIES:
            self.safeties[card].setEnabled(bool(deck[card]))
            self.coups[card].setEnabled(bool(deck[card]))
        if not extension_offered(tally.rules, tally.seats):
            self.called.hide()
        self._connect()

    def _connect(self) -> None:
        self.miles.valueChanged.connect(self._miles_changed)
        self.trip.clicked.connect(self._say_arrived)
        for card in SAFETIES:
            self.safeties[card].toggled.connect(self._without_safety(card))
            self.coups[card].toggled.connect(self._with_coup(card))
        for box in (self.delayed, self.safe, self.called):
            box.toggled.connect(self.changed)

    # -- in and out ----------------------------------------------------------

    @property
    def tally(self) -> SideTally:
        """What is entered."""
        return SideTally(
            miles=self.miles.value(),
            safeties=tuple(card for card in SAFETIES if self.safeties[card].isChecked()),
            coups=tuple(card for card in SAFETIES if self.coups[card].isChecked()),
            safe=self.safe.isChecked(),
            delayed=self.delayed.isChecked(),
            called=self.called.isChecked(),
        )

    def show_tally(self, own: SideTally) -> None:
        """Show what a side had; the target must have been set for the race."""
        self.miles.setValue(own.miles)
        for card in SAFETIES:
            self.safeties[card].setChecked(card in own.safeties)
            self.coups[card].setChecked(card in own.coups)
        self.called.setChecked(own.called)
        self._offer_arrival()
        self.safe.setChecked(own.safe)
        self.delayed.setChecked(own.delayed)

    def go_for(self, target: int) -> None:
        """Have so many miles complete the trip."""
        self.miles.target = target
        self._offer_arrival()

    def show_points(self, score: SideScore, match_points: int) -> None:
        """Write the points beside what is entered."""
        for item in ITEMS:
            write_figure(self.figures[item], getattr(score, item))
        write_figure(self.figures[RACE_TOTAL], score.total)
        write_figure(self.figures[MATCH_TOTAL], match_points)

    def field_of(self, fault: Fault) -> QWidget:
        """The field in which to put this right."""
        if fault.card is not None:
            return self.safeties[fault.card]
        calls = fault.code in (FaultCode.NO_EXTENSION, FaultCode.TWO_CALL)
        return self.called if calls else self.miles

    # -- what follows from what --------------------------------------------------

    @property
    def arrived(self) -> bool:
        """Whether the miles complete the trip."""
        return self.miles.value() == self.miles.target

    def _miles_changed(self) -> None:
        self._offer_arrival()
        self.changed.emit()

    def _offer_arrival(self) -> None:
        """What only a side that arrives can have."""
        self.trip.setChecked(self.arrived)
        for box in (self.delayed, self.safe):
            box.setEnabled(self.arrived)
            if not self.arrived:
                box.setChecked(False)

    def _say_arrived(self, arrived: bool) -> None:
        if arrived:
            self._before = self.miles.value()
        before = self._before if self._before < self.miles.target else 0
        self.miles.setValue(self.miles.target if arrived else before)

    def _without_safety(self, card: Card) -> Callable[[bool], None]:
        def toggled(has: bool) -> None:
            if not has:
                self.coups[card].setChecked(False)
            self.changed.emit()

        return toggled

    def _with_coup(self, card: Card) -> Callable[[bool], None]:
        def toggled(is_coup: bool) -> None:
            if is_coup:
                self.safeties[card].setChecked(True)
            self.changed.emit()

        return toggled

    # -- place and words ---------------------------------------------------------

    def put_into(self, grid: QGridLayout) -> None:
        """Take the side's columns of the grid."""
        column = 2 + WIDTH * self._side
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.miles.setFixedWidth(round(text_height() * FIELD))
        grid.addWidget(self.head, 0, column, 1, 2)
        grid.addWidget(self.miles, row_of("distance"), column, left)
        for card in SAFETIES:
            pair = QHBoxLayout()
            pair.setSpacing(round(text_height() * 0.6))
            pair.addWidget(self.safeties[card])
            pair.addWidget(self.coups[card])
            pair.addStretch(1)
            grid.addLayout(pair, row_of(card), column, 1, 2)
        boxes = (self.trip, self.delayed, self.safe, self.called)
        for box, item in zip(boxes, ("trip", "delayed", "safe_trip", "extension"), strict=True):
            grid.addWidget(box, row_of(item), column, left)
        for name, figure in self.figures.items():
            grid.addWidget(figure, row_of(name), column + 1)
        grid.setColumnMinimumWidth(column - 1, round(text_height() * GAP))
        grid.setColumnMinimumWidth(column + 1, round(text_height() * FIGURE))
        grid.setColumnStretch(column, 2)
        grid.setColumnStretch(column + 1, 1)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._name(self.miles, score_item("distance"))
        self._name(self.trip, score_item("trip"))
        self._name(self.delayed, score_item("delayed"))
        self._name(self.safe, score_item("safe_trip"))
        self._name(self.called, self.tr("Extension called"))
        self.called.setText(self.tr("called", "the extension"))
        self.delayed.setText(self.tr("pile empty"))
        self.safe.setText(self.tr("no 200"))
        for card in SAFETIES:
            self._name(self.safeties[card], card_name(card))
            text = self.tr("{card} as a coup fourré").format(card=card_name(card))
            self._name(self.coups[card], text)
            self.coups[card].setText(self.tr("coup", "short for coup fourré"))

    def _name(self, field: QWidget, words: str) -> None:
        """For screen readers, which do not see what stands beside what, and for the pointer."""
        text = self.tr("{what}, {side}").format(what=words, side=self._called)
        field.setAccessibleName(text)
        set_tooltip(field, text)
