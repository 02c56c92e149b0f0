"""Options that few people need, shown by a button."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import in_column


class MoreOptions(Translated, QWidget):
    """A button *More*, and a column below it that is hidden until the button is pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button, self._content = QToolButton(), QWidget()
        self.button.setCheckable(True)
        self.button.setProperty("more", True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.column = in_column(of=self._content, gap=0.5)
        in_column((self.button, 0, Qt.AlignmentFlag.AlignLeft), self._content, of=self)
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
