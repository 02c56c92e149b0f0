"""The buttons beside the hand."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from mille_qt.play.sound_button import SoundButton
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.turns import order_words
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated

#: The share of their height to which buttons in a column may shrink.
SQUEEZED = 0.9


class HandTools(Translated, QWidget):
    """Buttons for the order of the hand, discard, take back, panel and sound.

    Without a hand there are only the last two. Buttons without room are in the menu of the last
    button.
    """

    order_pressed = Signal()
    discard_pressed = Signal()
    take_back_pressed = Signal()
    hint_pressed = Signal()
    panel_pressed = Signal()

    def __init__(self, settings: Settings, hand: bool, practice: bool, parent: QWidget) -> None:
        """`hand`: whether people play here; `practice`: whether moves can be taken back."""
        super().__init__(parent)
        self._settings = settings
        self._unread = 0
        self._place = QRect()
        self._order, self._discard, self._hint = (QToolButton(self) for _ in range(3))
        self._back, self._panel, self._more = (QToolButton(self) for _ in range(3))
        self._sound = SoundButton(settings, self)
        self._menu = QMenu(self._more)
        #: The buttons in use; if room is short, the first ones move into the menu first.
        self._offered: list[QToolButton] = [self._sound]
        if hand:
            back = [self._back] if practice else []
            self._offered += [self._order, *back, self._discard]
        self._arrange()
        self._connect()
        settings.changed(Settings.hand_order).connect(self.retranslate)
        self.retranslate()
        self._show(0)

    def _arrange(self) -> None:
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addStretch(1)
        self._last = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._last.setSpacing(self._row.spacing())
        for button in self._buttons:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            if button is not self._panel:
                self._row.addWidget(button)
        for button in (self._sound, self._more):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for button in (self._panel, self._sound, self._more):
            self._last.addWidget(button)
        self._row.addLayout(self._last)
        self._more.setMenu(self._menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for button in (*self._buttons, self._sound, self._more):
            # Each has a shortcut; if one had focus, Space would press it instead of answering.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _connect(self) -> None:
        presses = (
            self.order_pressed,
            self.discard_pressed,
            self.hint_pressed,
            self.take_back_pressed,
            self.panel_pressed,
        )
        for button, signal in zip(self._buttons, presses, strict=True):
            button.clicked.connect(signal)
        self._menu.aboutToShow.connect(self._fill_menu)

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        return self._order, self._discard, self._hint, self._back, self._panel

    def offer_hints(self, offered: bool) -> None:
        """Show or hide the button for hints."""
        if offered and self._hint not in self._offered:
            self._offered.insert(-1, self._hint)
        elif not offered and self._hint in self._offered:
            self._offered.remove(self._hint)
        self._show(0)

    def count_unread(self, unread: int) -> None:
        """Show the number of unread chat lines on the button of the panel."""
        self._unread = unread
        self.retranslate()

    def retranslate(self) -> None:
        set_tooltip(self._order, order_words(self._settings.hand_order))
        set_tooltip(self._hint, self.tr("What the strongest computer player would do"))
        self._more.setText("…")
        self._more.setAccessibleName(self.tr("More"))
        set_tooltip(self._more, self.tr("What else can be done"))
        self._say(short=False)
        if not self._place.isNull():
            self.set_area(self._place)

    def _say(self, *, short: bool) -> None:
        """Set the texts of the buttons, with their keys unless `short`."""
        words = self._words(short=short)
        for button, text in zip(self._buttons, words, strict=True):
            button.setText(text)

    def _words(self, *, short: bool) -> Sequence[str]:
        unread = number(self._unread)
        if short:
            chat = self.tr("Chat: {unread}").format(unread=unread)
            return (
                self.tr("Order"),
                self.tr("Discard"),
                self.tr("Hint"),
                self.tr("Take back"),
                chat if self._unread else self.tr("Score"),
            )
        chat = self.tr("Chat: {unread} (F9)").format(unread=unread)
        return (
            self.tr("Order (O)"),
            self.tr("Discard (D)"),
            self.tr("Hint (H)"),
            self.tr("Take back (⌫)"),
            chat if self._unread else self.tr("Score (F9)"),
        )

    def _fill_menu(self) -> None:
        """Fill the menu with the buttons that are hidden."""
        self._menu.clear()
        words = dict(zip(self._buttons, self._words(short=False), strict=True))
        for button in reversed(self._offered):
            if button.isHidden():
                action = self._menu.addAction(words.get(button, button.accessibleName()))
                set_tooltip(action, button.toolTip())
                action.triggered.connect(button.click)

    def set_area(self, place: QRect) -> None:
        """Set the area: a column beside the hand, or a row above it.

        If the text is large, the buttons are shown without their keys, and some of them move into
        the menu.
        """
        self._place = place
        self._say(short=False)
        self._set_height(self._panel.sizeHint().height())
        for short, hidden in self._ways():
            self._say(short=short)
            self._show(hidden)
            if self._stand_in(place):
                break
        self.setGeometry(place)

    def _set_height(self, height: int) -> None:
        """Set the height of all buttons, in pixels."""
        for button in (*self._buttons, self._sound, self._more):
            button.setFixedHeight(height)

    def _ways(self) -> Iterator[tuple[bool, int]]:
        """The combinations of short texts and numbers of buttons in the menu."""
        yield False, 0
        yield from ((True, hidden) for hidden in range(len(self._offered) + 1))

    def _show(self, hidden: int) -> None:
        for place, button in enumerate(self._offered):
            button.setVisible(place >= hidden)
        for button in (self._order, self._discard, self._hint, self._back):
            if button not in self._offered:
                button.hide()
        self._more.setVisible(hidden > 0)

    def _stand_in(self, place: QRect) -> bool:
        """Set the first direction that fits; returns False if none does."""
        height, gap = self._panel.maximumHeight(), self._row.spacing()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for way, last in ((across, across), (down, across), (down, down)):
            self._last.setDirection(last)
            self._row.setDirection(way)
            for layout in (self._last, self._row):
                layout.invalidate()
            size = self.sizeHint()
            if size.width() <= place.width() and size.height() * SQUEEZED <= place.height():
                rows = (size.height() + gap) // (height + gap)
                self._set_height(min((place.height() + gap) // rows - gap, height))
                return True
        return False
