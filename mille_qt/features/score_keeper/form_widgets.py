"""Widgets of the race form: column headers, points, and the field for miles."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QWidget

from mille_qt.play.score_sheet.score_table import DASH
from mille_qt.ui.art.side_mark import SideMark
from mille_qt.ui.fields import NumberBox
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.cards import number
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import text_height
from mille_rules.rulesets import MAX_MILES, MILES_STEP

LEAST_NAME = 4.6  # lines of text


def column_header(side: int, names: tuple[str, ...]) -> QWidget:
    """Return a header with the mark of a side and its names, one per line."""
    header = QWidget()
    row = QHBoxLayout(header)
    row.setContentsMargins(0, 0, 0, round(text_height() * 0.3))
    row.setSpacing(round(text_height() * 0.4))
    row.addWidget(SideMark(side))
    row.addWidget(ElidedNames(names), 1)
    return header


class ElidedNames(Label):
    """Names, one per line, that are elided in narrow columns."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names
        set_tooltip(self, "\n".join(names))
        self.setMinimumWidth(round(text_height() * LEAST_NAME))
        font = self.font()
        font.setBold(True)
        self.setFont(font)
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
    font = figure.font()
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
    figure.setFont(font)
    return figure


def set_figure(label: Label, figure: int) -> None:
    """Set the points of a label; 0 is shown as a quiet dash."""
    label.setText(number(figure) if figure else DASH)
    label.setAccessibleName(number(figure))
    if label.property("quiet") == bool(figure):
        label.setProperty("quiet", not figure)
        label.style().polish(label)  # the style sheet reads properties only then


class MilesBox(NumberBox):
    """A field for miles with steps of 25 up to the target; any number can be typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, MAX_MILES)
        self.target = MAX_MILES

    def stepBy(self, steps: int) -> None:
        """Step to multiples of 25, up to the target."""
        here = self.value() / MILES_STEP
        whole = int(here) if steps > 0 or here == int(here) else int(here) + 1
        self.setValue(max(0, min((whole + steps) * MILES_STEP, self.target)))
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Allow steps down to 0 and up to the target."""
        flags = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self.value() > 0:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        if self.value() < self.target:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        return flags
