"""Choice of whom computer players attack when they have two opponents."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mille_qt.ui.fields import DropDown
from mille_qt.ui.tooltips import set_tooltip, tooltip
from mille_qt.ui.translation import Translated
from mille_rules.fairness import Fairness


class FairnessBox(Translated, DropDown):
    """Combo box with the ways to choose a victim, each explained."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for fairness in Fairness:
            self.addItem("", fairness.value)
        self.currentIndexChanged.connect(self._explain)
        self.retranslate()

    @property
    def fairness(self) -> Fairness:
        """The selected value."""
        return Fairness(self.currentData())

    def set_fairness(self, fairness: Fairness) -> None:
        """Select a value."""
        self.setCurrentIndex(self.findData(fairness.value))

    def _names(self) -> dict[Fairness, str]:
        return {
            Fairness.BEST: self.tr("The best target"),
            Fairness.LEADER_FIRST: self.tr("The leader first"),
            Fairness.EVEN_HANDED: self.tr("Everyone equally"),
            Fairness.WHO_HIT_ME: self.tr("Their last attacker"),
        }

    def _texts(self) -> dict[Fairness, str]:
        return {
            Fairness.BEST: self.tr("Each computer attacks where it gains most."),
            Fairness.LEADER_FIRST: self.tr("Attacks go to the side with the most points."),
            Fairness.EVEN_HANDED: self.tr("Attacks are shared out evenly in every race."),
            Fairness.WHO_HIT_ME: self.tr("Attacks go back to the side they came from."),
        }

    def _explain(self) -> None:
        set_tooltip(self, self._texts()[self.fairness])
        self.setAccessibleDescription(self.toolTip())

    def retranslate(self) -> None:
        names, texts = self._names(), self._texts()
        for index, fairness in enumerate(Fairness):
            self.setItemText(index, names[fairness])
            self.setItemData(index, tooltip(texts[fairness]), Qt.ItemDataRole.ToolTipRole)
        self._explain()
