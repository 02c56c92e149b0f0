"""Adds notices, chat and spectators to a game page for a match on the network."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from mille_net.tables import DealReport, DealState
from mille_qt.features.lan.chat_box import ChatBox
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.lobby_texts import guests_without_seat
from mille_qt.features.lan.notices import interruption, is_reconnecting, notices
from mille_qt.features.lan.nudge_button import NudgeButton
from mille_qt.features.lan.speech_bubbles import SpeechBubbles
from mille_qt.features.lan.turn_time import TurnTimeDisplay
from mille_qt.play.game_page import GamePage
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText

#: Pixels, as the pages of the panel have.
_PANEL_MARGIN = 8
#: Events that show that a player is at this computer.
_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class GamePageExtension(QObject):
    """Extends a game page, of which it is a child."""

    def __init__(self, session: LanSession, page: GamePage) -> None:
        super().__init__(page)
        self._session, self._page = session, page
        self._interrupted = ""
        #: True if any key or click takes a seat back from the computer.
        self._watching = False
        self.chat = ChatBox(session)
        self.watchers = SpectatorsLine(session)
        self.bubbles, self.nudge_button = SpeechBubbles(session, page), NudgeButton(session, page)
        session.viewer = self._viewer
        TurnTimeDisplay(session, page)
        page.panel.add_talk(self.chat)
        page.panel.column.addWidget(self.watchers)
        self.chat.unread_changed.connect(page.panel.count_unread)
        self.chat.unread_changed.connect(page.corner_tools.count_unread)
        page.corner_tools.offer_chat()
        page.corner_tools.panel.clicked.connect(self._show_unread)
        self.chat.let_go.connect(page.setFocus)
        session.table_changed.connect(self._say_notices)
        session.link_changed.connect(self._say_notices)
        session.deal_reported.connect(self._deal_reported)
        session.request_denied.connect(self._deny)
        session.table_changed.connect(self._watch_for_player)
        page.installEventFilter(self)
        self._say_notices()
        self._watch_for_player()

    def _viewer(self) -> int | None:
        """Return the seat whose hand is shown, or that is asked."""
        update = self._page.table_presenter.update
        return None if update is None else update.view.seat

    def talk(self) -> None:
        """Focus the chat field."""
        if not self._page.arrangement.panel_shown:
            self._page.arrangement.toggle_panel()
        self._page.panel.show_talk()
        self.chat.field.setFocus()

    def _show_unread(self) -> None:
        """Show the chat in a panel that was opened by the button that counts its unread lines."""
        if self.chat.unread and self._page.arrangement.panel_shown:
            self._page.panel.show_talk()

    def tell(self, text: str) -> None:
        """Show and announce a short message; nothing for an empty text."""
        if text:
            self._page.bar.say(text)

    def _say_notices(self, _news: object = None) -> None:
        why, more = interruption(self._session)
        self._say_interruption(why, more)
        if self._session.table is not None or not is_reconnecting(self._session):
            # Otherwise the banner is kept, because the state of the table is unknown.
            self._page.banner.show_text(notices(self._session))

    def _say_interruption(self, why: str, more: str) -> None:
        page, news = self._page, why != self._interrupted
        page.table_presenter.interrupt(why, more)
        if not news:
            return
        self._interrupted = why
        if page.bar.asks:
            page.bar.say_below(why)
        elif why:
            # The bar would cover the sign.
            page.bar.clear()
            announce(f"{why}\n{more}", urgent=True)

    def _idle_seats(self) -> tuple[int, ...]:
        """Return the seats of this screen for which the computer plays because of idling."""
        seats = self._session.seats
        people = self._session.people
        return tuple(seat for seat in people if seats[seat].idle and seats[seat].stand_in)

    def _watch_for_player(self, _table: object = None) -> None:
        """Watch for keys and clicks while the computer plays for an idle player here."""
        qt = QApplication.instance()
        assert qt is not None
        qt.removeEventFilter(self)
        self._watching = bool(self._idle_seats())
        if self._watching:
            qt.installEventFilter(self)

    def _take_seats_back(self) -> None:
        # Only once until the host answers: a key that is held down causes many events, and a host
        # closes a connection with too many messages.
        self._watching = False
        for seat in self._idle_seats():
            self._session.remote.stand_in(seat, False)

    def _deny(self, text: str) -> None:
        self._page.bar.say(text, warning=True)

    def _deal_reported(self, report: DealReport) -> None:
        if report.state is DealState.DEALING:
            self._page.bar.say(self.tr("Shuffling…"))
        self._say_notices()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle a change of language, and a player who is active again."""
        if event.type() == QEvent.Type.LanguageChange and watched is self._page:
            self._say_notices()
        elif self._watching and event.type() in _INPUT and watched.isWidgetType():
            self._take_seats_back()
        return False


class SpectatorsLine(Translated, QuietText):
    """A line with the spectators at the bottom of the panel; hidden if there are none."""

    def __init__(self, session: LanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setContentsMargins(_PANEL_MARGIN, 0, _PANEL_MARGIN, _PANEL_MARGIN)
        session.table_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Show who is watching."""
        table = self._session.table
        text = "" if table is None else guests_without_seat(table)
        self.setText(text)
        self.setVisible(bool(text))
