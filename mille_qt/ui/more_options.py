"""Options that few people need, shown by a button."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import text_height


class MoreOptions(Translated, QWidget):
    """A button *More*, and a column below it that is hidden until the button is pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button, self._content = QToolButton(), QWidget()
        self.button.setCheckable(True)
        self.button.setProperty("more", True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.column = QVBoxLayout(self._content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(round(text_height() * 0.5))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self._content)
        self.button.toggled.connect(self._open)
        self._open(False)
        self.retranslate()

    def show_all(self, shown: bool) -> None:
        """Show the options whether or not the button is pressed, as for a search."""
        self.button.setHidden(shown)
        self._content.setVisible(shown or self.button.isChecked())

    def _open(self, opened: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow
        self.button.setArrowType(arrow)
        self._content.setVisible(opened)

    def retranslate(self) -> None:
        self.button.setText(self.tr("More", "options"))
