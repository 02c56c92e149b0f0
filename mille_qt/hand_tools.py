"""The few buttons beside the hand."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QToolButton, QWidget

from mille_qt.settings import Settings
from mille_qt.table.hand_order import HandOrder
from mille_qt.texts.cards import number


class HandTools(QWidget):
    """Order of the hand, discard, take back, and the panel; the last alone where no hand is."""

    order_pressed = Signal()
    discard_pressed = Signal()
    take_back_pressed = Signal()
    panel_pressed = Signal()

    def __init__(self, settings: Settings, hand: bool, practice: bool, parent: QWidget) -> None:
        """`hand`: whether anybody plays here; `practice`: whether moves may be taken back."""
        super().__init__(parent)
        self._settings = settings
        self._unread = 0
        self._order, self._discard, self._back, self._panel = (QToolButton(self) for _ in range(4))
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addStretch(1)
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
            self._row.addWidget(button)
        self._order.setVisible(hand)
        self._discard.setVisible(hand)
        self._back.setVisible(hand and practice)
        settings.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        return self._order, self._discard, self._back, self._panel

    def count_unread(self, unread: int) -> None:
        """Say on the button of the panel how much has been said that nobody here has seen."""
        self._unread = unread
        self.retranslate()

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
        if self._unread:
            text = self.tr("Chat: {unread} (F9)")
            self._panel.setText(text.format(unread=number(self._unread)))

    def lie_in(self, place: QRect) -> None:
        """Lie there: below each other beside the hand, beside each other in a row above it."""
        shown = [button for button in self._buttons if not button.isHidden()]
        gaps = self._row.spacing() * (len(shown) - 1)
        across = place.width() >= sum(button.sizeHint().width() for button in shown) + gaps
        way = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self.setGeometry(place)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
