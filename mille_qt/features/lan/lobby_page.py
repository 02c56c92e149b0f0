"""The page of a table before its match: seats, readiness, join requests, and chat."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from mille_net.messages import Table
from mille_net.tables import LinkState
from mille_qt.features.lan.chat_box import ChatBox
from mille_qt.features.lan.join_requests import JoinRequests
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.lobby_seats import LobbySeats
from mille_qt.features.lan.lobby_texts import (
    guests_without_seat,
    lobby_hint,
    lobby_news,
    table_facts,
    who_sits,
)
from mille_qt.features.lan.notices import lost_connection
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.editions import edition_of
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    Sheet,
    TroubleText,
    WideButton,
    in_column,
    mark_destructive,
    text_height,
)
from mille_qt.ui.window_titles import set_window_title

COLUMN = 64.0  # lines of text
CHAT_HEIGHT = 9.0
#: Initial heights of the chat, and of the join requests. A request takes its room from the chat,
#: so that no button moves under the pointer.
TALK_LINES, REQUEST_LINES = 19.0, 12.0


class LobbyPage(PageFrame):
    """Shows the table of a session, and sends its requests."""

    def __init__(
        self,
        session: LanSession,
        addresses: tuple[str, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`addresses` are those of this computer, shown to the owner."""
        super().__init__(parent)
        self._session, self._addresses = session, addresses
        self.title, self.facts = Heading(TITLE), QuietText()
        self.seats_title, self.chat_title = Heading(), Heading()
        self.seats, self.requests, self.chat = LobbySeats(session), JoinRequests(), ChatBox(session)
        self.watching, self.settings_button = QuietText(), QPushButton()
        self.phones_button = QPushButton()
        self.hint, self.trouble = QuietText(), TroubleText()
        self.leave_button, self.ready_button = QPushButton(), WideButton()
        mark_destructive(self.leave_button)
        #: The latest announcement to screen readers: the table, and what it waits for.
        self._told: Table | None = None
        self._told_hint = ""
        self._arrange()
        self._connect()
        self.requests.setVisible(False)
        if session.table is not None:
            self._show_table(session.table)
        self.retranslate()

    def _arrange(self) -> None:
        right = QWidget()
        in_column(self.requests, (self._chat_sheet(), 1), of=right, gap=0.7)
        lines = TALK_LINES + REQUEST_LINES if self._session.owner else TALK_LINES
        right.setMinimumHeight(round(text_height() * lines))
        sheets = SideBySide(self._seats_sheet(), right)
        strip = (self.leave_button, self.hint, self.trouble, self.ready_button)
        self.lay_out(COLUMN, (self.title, self.facts, sheets), strip)

    def _seats_sheet(self) -> QWidget:
        left = Qt.AlignmentFlag.AlignLeft
        buttons = (self.settings_button, 0, left), (self.phones_button, 0, left)
        return Sheet(self.seats_title, self.seats, self.watching, *buttons, 1)

    def _chat_sheet(self) -> QWidget:
        self.chat.setMinimumHeight(round(text_height() * CHAT_HEIGHT))
        self.chat.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        return Sheet(self.chat_title, (self.chat, 1))

    def _connect(self) -> None:
        self.ready_button.clicked.connect(self._ready_or_start)
        self.chat.let_go.connect(self.ready_button.setFocus)
        self.requests.answered.connect(self._session.remote.admit)
        self.requests.new_code_button.clicked.connect(self._session.remote.new_code)
        self._session.table_changed.connect(self._show_table)
        self._session.request_denied.connect(self._say_trouble)
        self._session.link_changed.connect(self._say_link)

    def show_addresses(self, addresses: tuple[str, ...]) -> None:
        """Show the owner the addresses of the table."""
        self._addresses = addresses
        if self._session.table is not None:
            self._show_table(self._session.table)

    def _show_table(self, table: Table) -> None:
        self.seats.show_seats(table.seats, self._session.sides)
        self.requests.setVisible(self._session.owner)
        self.requests.show_table(table, self._addresses)
        self.trouble.say("")
        before = self._may_go_on
        self.retranslate()
        if self._may_go_on and not before:
            self._offer_way_on()
        self._tell(table)

    def _tell(self, table: Table) -> None:
        """Announce changes to screen readers; at first all seats."""
        if not self.isVisible():
            return
        told, self._told = self._told, table
        for words in [who_sits(table)] if told is None else lobby_news(told, table):
            announce(words)
        if self.hint.text() != self._told_hint:
            self._told_hint = self.hint.text()
            ready = self.tr("Everyone is ready: you can start.")
            announce(self._told_hint or (ready if self._session.owner else ""))

    def _say_link(self, _state: LinkState) -> None:
        self._say_trouble(lost_connection(self._session))

    def _say_trouble(self, text: str) -> None:
        self.trouble.say(text)
        self.hint.setVisible(not text)

    @property
    def _own_ready(self) -> bool:
        session = self._session
        own = [session.seats[seat] for seat in session.people]
        return bool(own) and all(seat.ready for seat in own)

    def _ready_or_start(self) -> None:
        if self._session.owner:
            self._session.remote.start()
        else:
            self._session.remote.ready(not self._own_ready)

    def retranslate(self) -> None:
        session, table = self._session, self._session.table
        self.seats_title.setText(self.tr("Seats"))
        self.chat_title.setText(self.tr("Chat"))
        close = self.tr("C&lose table")
        self.leave_button.setText(close if session.owner else self.tr("&Leave"))
        self.settings_button.setText(self.tr("&Table settings…"))
        self.settings_button.setVisible(session.owner)
        self.phones_button.setText(self.tr("Use &phones…"))
        self.phones_button.setVisible(bool(session.people))
        if table is None:
            return
        self.title.setText(table.name)
        set_window_title(self, table.name)
        self.facts.setText(table_facts(table, session.rules))
        self.road.show_edition(edition_of(session.rules.name))
        watching = guests_without_seat(table)
        self.watching.setText(watching)
        self.watching.setVisible(bool(watching))
        self._say_ready(table)

    def _say_ready(self, table: Table) -> None:
        session = self._session
        hint = lobby_hint(table, session.people, session.owner, session.unseated)
        self.hint.setText(hint)
        self.hint.setVisible(self.trouble.isHidden())
        button = self.ready_button
        button.setVisible(session.owner or bool(session.people))
        if session.owner:
            button.setText(self.tr("&Start"))
            button.setEnabled(not hint)
            button.setDefault(True)
        else:
            ready = self._own_ready
            button.setText(self.tr("Not &ready") if ready else self.tr("&Ready"))
            button.setDefault(not ready)

    @property
    def _may_go_on(self) -> bool:
        """Return True if the main button is enabled."""
        return self.ready_button.isEnabled() and not self.ready_button.isHidden()

    def _offer_way_on(self) -> None:
        """Focus the main button after this player took a seat, unless the chat is being used.

        The owner's focus does not move: a key meant for the chat must not start the match.
        """
        focused = self.focusWidget()
        sat = focused in [row.sit_button for row in self.seats.rows]
        idle = sat or (focused is self.chat.field and not self.chat.field.text())
        session = self._session
        everybody_sits = len(session.people) >= len(session.own_names)
        if idle and everybody_sits and not session.owner:
            self.ready_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the main button, a button for a seat, or else the chat."""
        way_on = self.ready_button if self._may_go_on else self.seats.free_place
        (way_on or self.chat.field).setFocus()
        super().showEvent(event)
        if self._session.table is not None:
            self._tell(self._session.table)

    def enter_pressed(self) -> bool:
        """Press the focused button, or else report everybody here as ready."""
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()
        elif not isinstance(focused, QLineEdit) and self.ready_button.isVisible():
            self.ready_button.click()
        return True
