"""The few buttons beside the hand."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from mille_qt.settings import Settings
from mille_qt.table.hand_order import HandOrder


class HandTools(QWidget):
    """Order of the hand, discard, take back, and the panel."""

    order_pressed = Signal()
    discard_pressed = Signal()
    take_back_pressed = Signal()
    panel_pressed = Signal()

    def __init__(self, settings: Settings, practice: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._order, self._discard, self._back, self._panel = (QToolButton(self) for _ in range(4))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addStretch(1)
        presses = (
            self.order_pressed,
            self.discard_pressed,
            self.take_back_pressed,
            self.panel_pressed,
        )
        for button, signal in zip(self._buttons, presses, strict=True):
            # Each has a key; with the keyboard on one, Space would press it instead of answering.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(signal)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            column.addWidget(button)
        self._back.setVisible(practice)
        settings.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        return self._order, self._discard, self._back, self._panel

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        orders = {
            HandOrder.ARRIVAL: self.tr("The hand lies as the cards were drawn."),
            HandOrder.FAMILY: self.tr("The hand is kept by families."),
            HandOrder.MANUAL: self.tr("The hand lies as you have put it."),
        }
        self._order.setText(self.tr("Order (O)"))
        self._order.setToolTip(orders[self._settings.hand_order])
        self._discard.setText(self.tr("Discard (D)"))
        self._back.setText(self.tr("Take back (⌫)"))
        self._panel.setText(self.tr("Score (F9)"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
