"""The curtain between the turns of people who share a screen; no hand is drawn below it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QGradient,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QRegion,
)
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.play.panels.curtain_panel import RIM, CurtainPanel
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.single_presses import ignore_late_presses
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.questions import asking_about_take_back
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.theme_colours import GOLD, ThemeChoice
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated

#: The folds of the cloth: their width in pixels, and the colours of the darkest and the lightest
#: part, by day and at night.
FOLD, CLOTH, NIGHT_CLOTH = 46, ("#741019", "#a5202b"), ("#430d13", "#6b1a22")
#: The hem at the upper edge in pixels, and the shade on the rest of the page.
HEM, SHADE = 4, QColor(20, 14, 10, 40)
_PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
#: With these, a letter is the key of a command.
_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


class Consent(NamedTuple):
    """A question to everybody else at this screen whether `asker` may take back a move."""

    asker: str
    answered: Callable[[bool], None]


class Curtain(Translated, QWidget):
    """Closes over the tray and calls the next player, who opens it; then `lifted` is emitted.

    It covers its whole parent, so that nothing below it can be used, but the public table stays
    visible: the cloth lies over the tray alone, unless words or buttons need more room. Its texts
    do not depend on any hand, so that everybody may read them. `take_back_wanted` is emitted when
    the player who has just moved presses the button for it.
    """

    lifted = Signal()
    take_back_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._name = self._reason = self._mover = ""
        self._consent: Consent | None = None
        #: Whether people elsewhere are asked, and the names of those with phones.
        self.waits, self._asked = False, tuple[str, ...]()
        #: Whether it calls somebody, who may open it.
        self.calls = False
        #: Whether a button has been pressed since the texts changed, or there was none to press.
        self._pressed = True
        #: Whether it has been closed again since it was opened.
        self._closed_again = False
        self._offers_players = self._offers_phones = False
        panel = self.panel = CurtainPanel(self)
        panel.main.clicked.connect(self._press)
        panel.agree.clicked.connect(lambda: self._answer(agreed=True))
        panel.back.clicked.connect(self._want_take_back)
        self.setFocusProxy(panel.main)
        self.hide()
        parent.installEventFilter(self)

    def offer_players(self) -> None:
        """Offer to give the seat to somebody else when a player is called."""
        self._offers_players = True

    def offer_phones(self) -> None:
        """Offer to have the hand on a phone when a player is called."""
        self._offers_phones = True

    @property
    def asks(self) -> bool:
        """Whether it asks if a move may be taken back."""
        return self.isVisible() and self._consent is not None

    def close_for(self, name: str, reason: str = "", mover: str = "") -> None:
        """Close until the player `name` takes over; `reason` tells why that player is called.

        `mover` is the player who may take back the latest move, empty for nobody.
        """
        self._consent, self.waits, self.calls = None, False, True
        self._name, self._reason, self._mover = name, reason, mover
        self._cover()

    def wait(self, names: Sequence[str]) -> None:
        """Close until others have answered whether a move may be taken back.

        `names` are those of people with phones; without any, people at other computers are asked.
        """
        self._consent, self.waits, self.calls = None, True, False
        self._asked = tuple(names)
        self._name = self._reason = self._mover = ""
        self._cover()
        self._pressed = True

    def ask(self, consent: Consent) -> None:
        """Close until the others here have answered whether a move may be taken back."""
        # The asker may have used the key.
        self._pressed = self._pressed or consent.asker == self._mover
        self._consent, self.waits, self.calls = consent, False, False
        self._name = self._reason = self._mover = ""
        self._cover()

    def _cover(self) -> None:
        self._ignore_late_presses()
        self._closed_again = True
        self.retranslate()
        panel = self.panel
        panel.agree.setVisible(self._consent is not None)
        panel.back.setVisible(bool(self._mover))
        panel.players.setVisible(self._offers_players and self.calls)
        panel.phone.setVisible(self._offers_phones and self.calls)
        self.setFocusProxy(panel if self.waits else panel.main)
        panel.main.setHidden(self.waits)
        self.show()
        self._fit()
        self.raise_()
        if self.isVisible():
            # Refusing is the default, in case Enter is pressed by mistake.
            (panel if self.waits else panel.main).setFocus()
            announce("\n".join(filter(None, (label.text() for label in panel.words))), urgent=True)

    def _ignore_late_presses(self) -> None:
        """Ignore presses for a moment unless one on the curtain has caused the change."""
        if not self._pressed:
            ignore_late_presses(self)
            for button in self.panel.buttons:
                button.setDown(False)
        self._pressed = False

    def place(self, tray: QRect) -> None:
        """Set the area of the cloth: where the hand is shown otherwise, and what is below it."""
        self.panel.place(tray)
        self._fit()

    def retranslate(self) -> None:
        self._say_call()
        if self.waits:
            self._say_waiting()
        elif self._consent is not None:
            self._say_question(self._consent)
        self.panel.why.setVisible(bool(self.panel.why.text()))

    def _say_call(self) -> None:
        self.panel.heading.setText(self.tr("Pass to {name}").format(name=isolated(self._name)))
        self.panel.why.setText(self._reason)
        self.panel.note.setText(self.tr("All hands are hidden. Everyone else, look away."))
        plain = without_mnemonic(isolated(self._name))
        self.panel.main.setText(self.tr("I’m {name}: show my hand").format(name=plain))
        mover = without_mnemonic(isolated(self._mover))
        self.panel.back.setText(self.tr("I’m {name}: take back my move").format(name=mover))
        set_tooltip(self.panel.back, self.tr("Backspace"))
        self.panel.players.setText(self.tr("P&layers…"))
        self.panel.phone.setText(self.tr("Use a &phone…"))

    def _say_waiting(self) -> None:
        self.panel.heading.setText(self.tr("One moment…"))
        self.panel.why.setText(asking_about_take_back(self._asked))
        self.panel.note.setText(self.tr("All hands are hidden."))

    def _say_question(self, consent: Consent) -> None:
        heading = self.tr("May {name} take back the last move?")
        self.panel.heading.setText(heading.format(name=isolated(consent.asker)))
        self.panel.why.setText(
            self.tr("No card has been drawn since. Everyone else here must agree.")
        )
        self.panel.note.setText(self.tr("All hands are hidden."))
        self.panel.agree.setText(self.tr("&Yes, take it back"))
        self.panel.main.setText(self.tr("&No, leave it"))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PRESS_KEYS:
            if not self.waits:
                focused = (button for button in self.panel.buttons if button.hasFocus())
                next(focused, self.panel.main).click()
        elif self._consent is not None and event.key() == Qt.Key.Key_Escape:
            self._answer(agreed=False)
        elif self._consent is not None and (meant := self._meant_by(event)) is not None:
            meant.click()
        else:
            # The page may read the public table aloud.
            event.ignore()

    def _meant_by(self, event: QKeyEvent) -> QPushButton | None:
        """The answer whose underlined letter was pressed, as in a message box."""
        if event.modifiers() & _COMMAND:
            return None
        letter = QKeySequence(Qt.Modifier.ALT | Qt.Key(event.key()))
        answers = (self.panel.agree, self.panel.main)
        return next((one for one in answers if QKeySequence.mnemonic(one.text()) == letter), None)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Keep the focus on the curtain while it is closed."""
        buttons = [button for button in self.panel.buttons if button.isVisible()]
        focused = [button.hasFocus() for button in buttons]
        if any(focused):
            step = 1 if next else -1
            buttons[(focused.index(True) + step) % len(buttons)].setFocus()
        return self.isVisible() or super().focusNextPrevChild(next)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cloth, and a shade on what cannot be used."""
        painter, theme, cloth = QPainter(self), current_theme(), self.cloth
        if theme.choice is ThemeChoice.CONTRAST:
            painter.fillRect(cloth, theme.window)
            painter.fillRect(cloth.adjusted(0, 0, 0, HEM - cloth.height()), theme.frame)
        else:
            painter.setClipRegion(QRegion(self.rect()) - QRegion(cloth))
            painter.fillRect(self.rect(), SHADE)
            painter.setClipRect(cloth)
            dark, light = map(QColor, NIGHT_CLOTH if theme.dark else CLOTH)
            folds = QLinearGradient(QPointF(cloth.left(), 0), QPointF(cloth.left() + FOLD, 0))
            folds.setSpread(QGradient.Spread.ReflectSpread)
            folds.setColorAt(0, dark)
            folds.setColorAt(1, light)
            painter.fillRect(cloth, folds)
            painter.fillRect(cloth.adjusted(0, 0, 0, HEM - cloth.height()), GOLD)
        painter.end()

    @property
    def cloth(self) -> QRect:
        """The area of the cloth: at least the tray, with the panel in it."""
        cloth = QRect(self.panel.tray)
        cloth.setTop(min(cloth.top(), self.panel.y() - RIM))
        return cloth

    def _fit(self) -> None:
        if not self.isHidden():
            self.setGeometry(self._covered.rect())
            self.panel.fit()
            self.update()

    def _press(self) -> None:
        if self._consent is not None:
            self._answer(agreed=False)
            return
        if not self.calls:
            return
        self._pressed = True
        # The focus moves to the hand first: a hidden curtain would pass it to any widget.
        self._closed_again = False
        self.lifted.emit()
        if not self._closed_again:
            self.open()
        # On the network, the computer may have moved for this player; then another is called.

    def _want_take_back(self) -> None:
        self._pressed = True
        self.take_back_wanted.emit()

    def open(self) -> None:
        """Show what is below."""
        self.hide()
        self._pressed = False

    def _answer(self, *, agreed: bool) -> None:
        # The curtain stays closed until it calls the next player, or opens if that is a computer.
        consent, self._consent = self._consent, None
        if consent is not None:
            self.calls, self._pressed = False, True
            consent.answered(agreed)
