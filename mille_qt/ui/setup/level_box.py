"""Choice of a computer player's level."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.setup.usual_game import USUAL_LEVEL
from mille_qt.ui.texts.levels import level_name, level_text
from mille_qt.ui.tooltips import set_tooltip, tooltip
from mille_qt.ui.translation import Translated
from mille_rules.computer.levels.levels import LEVELS


class LevelBox(Translated, DropDown):
    """Combo box with the levels, weakest first, each explained."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label: Label | None = None
        for level in LEVELS:
            self.addItem("", level)
        self.currentIndexChanged.connect(self._explain)
        self.set_level(USUAL_LEVEL)
        self.retranslate()

    @property
    def level(self) -> str:
        """The selected level, as written in records."""
        return str(self.currentData())

    def set_level(self, level: str) -> None:
        """Select a level; the usual one for an unknown word."""
        self.setCurrentIndex(self.findData(level if level in LEVELS else USUAL_LEVEL))

    def set_accessible_name(self, words: str) -> None:
        """Set the accessible name of a box without a visible label."""
        self.setAccessibleName(words)
        # On Linux the accessible name of a combo box is its value, and its purpose comes from its
        # label: here an invisible one, which Qt finds beside the box.
        if self._label is None:
            self._label = Label(parent=self.parentWidget())
            self._label.hide()
            self._label.setBuddy(self)
        self._label.setText(words)

    def _explain(self) -> None:
        set_tooltip(self, level_text(self.level))
        self.setAccessibleDescription(self.toolTip())

    def retranslate(self) -> None:
        for index in range(self.count()):
            level = self.itemData(index)
            self.setItemText(index, level_name(level))
            self.setItemData(index, tooltip(level_text(level)), Qt.ItemDataRole.ToolTipRole)
        self._explain()
