"""The column of one side in the race form: its fields and points."""

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QGridLayout, QPushButton, QWidget

from mille_qt.play.score_sheet.score_table import DASH
from mille_qt.ui.art.side_mark import SideMark
from mille_qt.ui.fields import NumberBox
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.scores import score_item
from mille_qt.ui.texts.turns import side_name
from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import in_row, make_bold, set_style_property, text_height
from mille_rules.cards import SAFETIES, Card
from mille_rules.rulesets import MAX_MILES, RuleSet
from mille_rules.scoring import ITEMS, items_of
from mille_rules.state import SideScore
from mille_rules.tallies import SideTally, Tally, TallyFault, TallyFaultCode

RACE_TOTAL, MATCH_TOTAL = "race total", "match total"
_BEFORE_CARDS = ITEMS.index("safeties") + 1
#: The rows below the header where points decide: score items, safeties and totals.
ROWS: tuple[str | Card, ...] = (
    *ITEMS[:_BEFORE_CARDS],
    *SAFETIES,
    *ITEMS[_BEFORE_CARDS:],
    RACE_TOTAL,
    MATCH_TOTAL,
)
TOTALS = (RACE_TOTAL, MATCH_TOTAL)
#: The rows where races decide the match: what tells who has won this one.
_ROWS_BY_RACES = ("distance", "trip", *TOTALS)
#: Width of the field for miles and of points, in lines of text; large figures, times the text.
FIELD, FIGURE, LARGE = 4.6, 3.2, 1.5
#: Grid columns of a side: gap, fields, points.
WIDTH = 3

LEAST_NAME = 4.6  # lines of text


def column_header(side: int, names: tuple[str, ...]) -> QWidget:
    """Return a header with the mark of a side and its names, one per line."""
    header = QWidget()
    row = in_row(SideMark(side), (ElidedNames(names), 1), of=header, gap=0.4)
    row.setContentsMargins(0, 0, 0, round(text_height() * 0.3))
    return header


class ElidedNames(Label):
    """Names, one per line, that are elided in narrow columns."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names
        set_tooltip(self, "\n".join(names))
        self.setMinimumWidth(round(text_height() * LEAST_NAME))
        make_bold(self)
        self._fit()

    def _fit(self) -> None:
        metrics, mode = self.fontMetrics(), Qt.TextElideMode.ElideRight
        lines = [metrics.elidedText(name, mode, self.width()) for name in self._names]
        self.setText("\n".join(lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def figure_label(bold: bool) -> Label:
    """Return a right-aligned label for points."""
    figure = Label()
    figure.setProperty("quiet", False)
    figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    font = heading_font(LARGE) if bold else figure.font()
    font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
    figure.setFont(font)
    return figure


def set_figure(label: Label, figure: int) -> None:
    """Set the points of a label; 0 is shown as a quiet dash."""
    label.setText(number(figure) if figure else DASH)
    label.setAccessibleName(number(figure))
    set_style_property(label, "quiet", not figure)


class Toggle(QPushButton):
    """A button for what a side has or has not."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setProperty("toggle", True)


class MilesBox(NumberBox):
    """A field for miles; keys step as the rules do up to the target; any number can be typed."""

    def __init__(self, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = step
        self.target = MAX_MILES
        self.setRange(0, MAX_MILES)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setProperty("large", True)
        self.setFont(heading_font(LARGE))

    def stepBy(self, steps: int) -> None:
        """Step to multiples of the step, up to the target."""
        step = self._step
        here = self.value() / step
        whole = int(here) if steps > 0 or here == int(here) else int(here) + 1
        self.setValue(max(0, min((whole + steps) * step, self.target)))
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Allow steps down to 0 and up to the target."""
        flags = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self.value() > 0:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        if self.value() < self.target:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        return flags


def row_of(name: str | Card) -> int:
    """Return the grid row of an item, a safety or a total; the header is row 0.

    The row above it has room for its label, where a form is too narrow for a column of labels.
    """
    return 2 * ROWS.index(name) + 2


def rows_of(rules: RuleSet) -> tuple[str | Card, ...]:
    """Return the rows below the header under some rules."""
    return _ROWS_BY_RACES if rules.by_races else ROWS


class SideColumn(QObject):
    """The fields of a side; `changed` is emitted on every edit."""

    changed = Signal()

    def __init__(self, tally: Tally, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._names, self._side = tally.names[side :: tally.sides], side
        self._rows, self._items = rows_of(tally.rules), items_of(tally.rules)
        self._side_name = side_name(side, tally.names, None, tally.sides)
        #: The miles before "trip completed" was ticked.
        self._miles_before = 0
        self.header = column_header(side, self._names)
        self.miles = MilesBox(tally.rules.step)
        self.safeties = {card: Toggle() for card in SAFETIES}
        self.coups = {card: Toggle() for card in SAFETIES}
        self.trip, self.delayed, self.safe, self.called = Toggle(), Toggle(), Toggle(), Toggle()
        self.figures = {name: figure_label(name in TOTALS) for name in (*self._items, *TOTALS)}
        deck = tally.rules.deck_for(tally.seats)
        for card in SAFETIES:
            self.safeties[card].setEnabled(bool(deck[card]))
            self.coups[card].setEnabled(bool(deck[card]))
        if not tally.rules.extendable(tally.seats):
            self.called.hide()
        self._connect()

    def _connect(self) -> None:
        self.miles.valueChanged.connect(self._miles_changed)
        self.trip.clicked.connect(self._set_arrived)
        for card in SAFETIES:
            self.safeties[card].toggled.connect(partial(self._safety_toggled, card))
            self.coups[card].toggled.connect(partial(self._coup_toggled, card))
        for box in (self.delayed, self.safe, self.called):
            box.toggled.connect(self.changed)

    # -- values --------------------------------------------------------------

    @property
    def tally(self) -> SideTally:
        """The entered values."""
        return SideTally(
            miles=self.miles.value(),
            safeties=tuple(card for card in SAFETIES if self.safeties[card].isChecked()),
            coups=tuple(card for card in SAFETIES if self.coups[card].isChecked()),
            safe=self.safe.isChecked(),
            delayed=self.delayed.isChecked(),
            called=self.called.isChecked(),
        )

    def show_tally(self, own: SideTally) -> None:
        """Show values; the target must have been set before."""
        self.miles.setValue(own.miles)
        for card in SAFETIES:
            self.safeties[card].setChecked(card in own.safeties)
            self.coups[card].setChecked(card in own.coups)
        self.called.setChecked(own.called)
        self._update_arrival()
        self.safe.setChecked(own.safe)
        self.delayed.setChecked(own.delayed)

    def set_target(self, target: int) -> None:
        """Set the miles that complete the trip."""
        self.miles.target = target
        self._update_arrival()

    def show_points(self, score: SideScore, match_points: int) -> None:
        """Show the points of the fields and the totals."""
        for item in self._items:
            set_figure(self.figures[item], getattr(score, item))
        set_figure(self.figures[RACE_TOTAL], score.total)
        set_figure(self.figures[MATCH_TOTAL], match_points)

    def field_of(self, fault: TallyFault) -> QWidget:
        """Return the field in which a fault can be corrected."""
        if fault.card is not None:
            return self.safeties[fault.card]
        calls = fault.code in (TallyFaultCode.NO_EXTENSION, TallyFaultCode.TWO_CALL)
        return self.called if calls else self.miles

    # -- dependent fields -------------------------------------------------------

    @property
    def arrived(self) -> bool:
        """True if the miles complete the trip."""
        return self.miles.value() == self.miles.target

    def _miles_changed(self) -> None:
        self._update_arrival()
        self.changed.emit()

    def _update_arrival(self) -> None:
        """Update the fields that only a side that has arrived can have."""
        self.trip.setChecked(self.arrived)
        for box in (self.delayed, self.safe):
            box.setEnabled(self.arrived)
            if not self.arrived:
                box.setChecked(False)

    def _set_arrived(self, arrived: bool) -> None:
        if arrived:
            self._miles_before = self.miles.value()
        before = self._miles_before if self._miles_before < self.miles.target else 0
        self.miles.setValue(self.miles.target if arrived else before)

    def _safety_toggled(self, card: Card, checked: bool) -> None:
        if not checked:
            self.coups[card].setChecked(False)
        self.changed.emit()

    def _coup_toggled(self, card: Card, checked: bool) -> None:
        if checked:
            self.safeties[card].setChecked(True)
        self.changed.emit()

    # -- layout and texts --------------------------------------------------------

    def add_to_grid(self, grid: QGridLayout) -> None:
        """Add the widgets to the side's columns of the grid."""
        column = 2 + WIDTH * self._side
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.miles.setFixedWidth(round(text_height() * FIELD))
        grid.addWidget(self.header, 0, column, 1, 2)
        grid.addWidget(self.miles, row_of("distance"), column, left)
        for card in (card for card in SAFETIES if card in self._rows):
            pair = in_row(self.safeties[card], self.coups[card], 1, gap=0.3)
            grid.addLayout(pair, row_of(card), column, 1, 2)
        boxes = (self.trip, self.delayed, self.safe, self.called)
        for box, item in zip(boxes, ("trip", "delayed", "safe_trip", "extension"), strict=True):
            if item in self._rows:
                grid.addWidget(box, row_of(item), column, left)
        for name, figure in self.figures.items():
            grid.addWidget(figure, row_of(name), column + 1)
        grid.setColumnMinimumWidth(column + 1, round(text_height() * FIGURE))
        grid.setColumnStretch(column, 2)
        grid.setColumnStretch(column + 1, 1)

    def set_gap(self, grid: QGridLayout, gap: int) -> None:
        """Set the width of the gap before the side, in pixels."""
        grid.setColumnMinimumWidth(1 + WIDTH * self._side, gap)

    def retranslate(self) -> None:
        self._set_name(self.miles, score_item("distance"))
        self._set_name(self.trip, score_item("trip"))
        self._set_name(self.delayed, score_item("delayed"))
        self._set_name(self.safe, score_item("safe_trip"))
        self._set_name(self.called, self.tr("Extension called"))
        self.trip.setText(self.tr("arrived"))
        self.called.setText(self.tr("called", "the extension"))
        self.delayed.setText(self.tr("pile empty"))
        self.safe.setText(self.tr("no 200"))
        for card in SAFETIES:
            self._set_name(self.safeties[card], card_name(card))
            self.safeties[card].setText(self.tr("played"))
            text = self.tr("{card} as a coup fourré").format(card=card_name(card))
            self._set_name(self.coups[card], text)
            self.coups[card].setText(self.tr("coup", "short for coup fourré"))

    def _set_name(self, field: QWidget, text: str) -> None:
        """Set accessible name and tooltip."""
        name = self.tr("{what}, {side}").format(what=text, side=self._side_name)
        field.setAccessibleName(name)
        set_tooltip(field, name)
