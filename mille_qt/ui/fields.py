"""Fields over which the mouse wheel scrolls the page: it never changes their values."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox, QWidget

_BY_CLICK_AND_TAB = Qt.FocusPolicy.StrongFocus


class DropDown(QComboBox):
    """A combo box, as wide as its longest entry unless long ones are cut off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(_BY_CLICK_AND_TAB)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def cut_off(self, letters: int) -> None:
        """Cut off longer entries, where there is no more room than for so many letters."""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)

    def minimumSizeHint(self) -> QSize:
        """Return the size for all entries; Qt's is that of the entries at first."""
        if self.sizeAdjustPolicy() is QComboBox.SizeAdjustPolicy.AdjustToContents:
            return self.sizeHint()
        return super().minimumSizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class Slider(QSlider):
    """A horizontal slider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(_BY_CLICK_AND_TAB)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class NumberBox(QSpinBox):
    """A field for a number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(_BY_CLICK_AND_TAB)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
