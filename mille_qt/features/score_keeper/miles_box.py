"""The field for the miles of a side: steps of 25; any number can be typed, and is then judged."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox, QWidget

from mille_rules.rulesets import MAX_MILES, MILES_STEP


class MilesBox(QSpinBox):
    """Arrows go from one reachable number to the next, as far as the trip goes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, MAX_MILES)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.target = MAX_MILES

    def stepBy(self, steps: int) -> None:
        """Go to the next multiples of 25, up to the target."""
        here = self.value() / MILES_STEP
        whole = int(here) if steps > 0 or here == int(here) else int(here) + 1
        self.setValue(max(0, min((whole + steps) * MILES_STEP, self.target)))
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Down to nothing, up to the target."""
        way = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self.value() > 0:
            way |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        if self.value() < self.target:
            way |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        return way

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whoever only scrolls past changes nothing."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
