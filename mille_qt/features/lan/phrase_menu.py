"""The menu of quick phrases, and the button that opens it."""

from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.phrases import PHRASE_SYMBOLS, phrases
from mille_qt.play.keyboard import command_for
from mille_qt.ui.art.cards.card_art import symbol
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated


class _PhraseList(QMenu):
    """The phrases, said by one person; digits choose them, on French keyboards too."""

    def offer_phrases(self, session: LanSession, seat: int | None) -> None:
        """Add the phrases; `seat` is that of the person who says them, if they have one."""
        side = self.fontMetrics().height()
        for number, (name, text) in enumerate(zip(PHRASE_SYMBOLS, phrases(), strict=True)):
            picture = symbol(name, side, self.devicePixelRatioF(), current_theme().ink)
            action = self.addAction(QIcon(picture), f"{text}\t{number + 1}")
            action.triggered.connect(partial(self._say, session, number, seat))

    def _say(self, session: LanSession, number: int, seat: int | None, _on: bool = False) -> None:
        session.say_phrase(number, seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say the phrase of a digit."""
        number = command_for(event, letters=False)
        if isinstance(number, int) and number < len(PHRASE_SYMBOLS):
            action = [each for each in self.actions() if "\t" in each.text()][number]
            self.close()
            action.trigger()
        else:
            super().keyPressEvent(event)


class PhraseMenu(Translated, _PhraseList):
    """The phrases of the person at the screen; those of others here are in menus of their own."""

    def __init__(self, session: LanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.aboutToShow.connect(self._fill)
        self.retranslate()

    def open_in(self, window: QWidget) -> None:
        """Show the menu in the middle of a window, with the first phrase chosen."""
        self._fill()
        corner = window.rect().center() - QRect(QPoint(), self.sizeHint()).center()
        self.popup(window.mapToGlobal(corner))
        self.setActiveAction(next(each for each in self.actions() if each.isEnabled()))

    def _fill(self) -> None:
        self.clear()
        for menu in self.findChildren(_PhraseList):
            menu.deleteLater()
        session, seat = self._session, self._session.speaker
        if len(session.people) > 1 and seat is not None:
            self.addAction(self._says(seat)).setEnabled(False)
        self.offer_phrases(session, seat)
        for other in session.people:
            if other != seat:
                menu = _PhraseList(self._says(other), self)
                menu.offer_phrases(session, other)
                self.addMenu(menu)

    def _says(self, seat: int) -> str:
        name = isolated(without_mnemonic(self._session.names[seat]))
        return self.tr("{name} says").format(name=name)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Quick phrases"))


class PhraseButton(Translated, Fitted, QToolButton):
    """Opens the menu of phrases."""

    def __init__(self, session: LanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.phrases = PhraseMenu(session, self)
        self.setMenu(self.phrases)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.retranslate()

    def retranslate(self) -> None:
        text = self.tr("Quick phrases")
        self.setAccessibleName(text)
        set_tooltip(self, text)
        self.fit()

    def fit(self) -> None:
        """Draw the icon in the colour and at the size of text."""
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self.setIcon(QIcon(symbol("chat", side, self.devicePixelRatioF(), current_theme().ink)))
