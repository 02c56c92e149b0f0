"""The few buttons beside the hand."""

from itertools import product

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QToolButton, QWidget

from mille_qt.settings import Settings
from mille_qt.sound_button import SoundButton
from mille_qt.table.hand_order import HandOrder
from mille_qt.texts.cards import number

#: Of their height, what buttons keep at least that stand below each other.
SQUEEZED = 0.9


class HandTools(QWidget):
    """Order of the hand, discard, take back, panel, sound; the last two where no hand is."""

    order_pressed = Signal()
    discard_pressed = Signal()
    take_back_pressed = Signal()
    hint_pressed = Signal()
    panel_pressed = Signal()

    def __init__(self, settings: Settings, hand: bool, practice: bool, parent: QWidget) -> None:
        """`hand`: whether anybody plays here; `practice`: whether moves may be taken back."""
        super().__init__(parent)
        self._settings = settings
        self._unread = 0
        self._hints = False
        self._order, self._discard, self._hint = (QToolButton(self) for _ in range(3))
        self._back, self._panel = (QToolButton(self) for _ in range(2))
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addStretch(1)
        self._sound = SoundButton(settings, self)
        self._last = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._last.setSpacing(self._row.spacing())
        presses = (
            self.order_pressed,
            self.discard_pressed,
            self.hint_pressed,
            self.take_back_pressed,
            self.panel_pressed,
        )
        for button, signal in zip(self._buttons, presses, strict=True):
            # Each has a key; with the keyboard on one, Space would press it instead of answering.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(signal)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            if button is not self._panel:
                self._row.addWidget(button)
        self._sound.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sound.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._last.addWidget(self._panel)
        self._last.addWidget(self._sound)
        self._row.addLayout(self._last)
        self._order.setVisible(hand)
        self._discard.setVisible(hand)
        self._hint.hide()
        self._back.setVisible(hand and practice)
        settings.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        return self._order, self._discard, self._hint, self._back, self._panel

    def offer_hints(self, offered: bool) -> None:
        """Have a button for hints, or none."""
        self._hints = offered
        self._hint.setVisible(offered)

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
        self._hint.setText(self.tr("Hint (H)"))
        self._hint.setToolTip(self.tr("What the strongest computer player would do"))
        self._back.setText(self.tr("Take back (⌫)"))
        self._panel.setText(self.tr("Score (F9)"))
        if self._unread:
            text = self.tr("Chat: {unread} (F9)")
            self._panel.setText(text.format(unread=number(self._unread)))

    def lie_in(self, place: QRect) -> None:
        """Lie there: below each other beside the hand, beside each other in a row above it.

        Where the text is so large that they do not fit, hints and sounds are left to their keys and
        the menu.
        """
        self._sound.setFixedHeight(self._panel.sizeHint().height())
        for hint, sound in product((self._hints, False), (True, False)):
            self._hint.setVisible(hint)
            self._sound.setVisible(sound)
            if self._stand_in(place):
                break
        self.setGeometry(place)

    def _stand_in(self, place: QRect) -> bool:
        """Stand in the way that fits there, sounds beside the panel or below; whether one does."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for way, last in ((across, across), (down, across), (down, down)):
            self._last.setDirection(last)
            self._row.setDirection(way)
            self._row.invalidate()
            size = self.sizeHint()
            if size.width() <= place.width() and size.height() * SQUEEZED <= place.height():
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
