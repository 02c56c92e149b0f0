"""Controls the pages of one table: lobby, races and score sheets."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from mille_net.messages import Door, KickReason, SeatKind, Table, TablePhase
from mille_net.tables import ChatLine
from mille_qt.features.lan.between_races import BetweenRaces
from mille_qt.features.lan.game_page_extension import GamePageExtension
from mille_qt.features.lan.lan_questions import ask_kick, ask_leave_table
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.lobby_page import LobbyPage
from mille_qt.features.lan.nudge_button import nudge_text
from mille_qt.features.lan.phrase_menu import PhraseMenu
from mille_qt.features.lan.table_menu import TableMenu
from mille_qt.features.lan.table_settings import TableSettings
from mille_qt.features.shell import NetworkShell
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.ui.art.sound.sound import Sound
from mille_qt.ui.player_faces import face_of_person
from mille_qt.ui.settings import EVERYONE, Settings
from mille_qt.ui.texts.names import isolated


class TableController(QObject):
    """Shows the page for the phase of a session's table."""

    #: Emitted when the player gives up a lost host to continue from the score sheet.
    continue_requested = Signal()

    def __init__(
        self,
        shell: NetworkShell,
        session: LanSession,
        addresses: Callable[[], tuple[str, ...]],
    ) -> None:
        """`addresses` returns the addresses of a table hosted here."""
        super().__init__(shell.window)
        self._shell, self.session, self._addresses = shell, session, addresses
        self._menu: TableMenu | None = None
        self._lobby: LobbyPage | None = None
        self._extension: GamePageExtension | None = None
        #: The seats at this screen and the match for which the game page was created.
        self._shown: tuple[tuple[int, ...], bytes] | None = None
        self._seats_taken = False
        self._announced_requests: set[int] = set()
        self._reminded = False
        session.table_changed.connect(self._follow)
        session.chat_said.connect(self._hear_chat)
        session.nudged.connect(self._hear_nudge)
        shell.settings.changed(Settings.table_door).connect(self._look_again_at_requests)

    def end(self) -> None:
        """Remove what was added to the window."""
        self.session.table_changed.disconnect(self._follow)
        self.session.chat_said.disconnect(self._hear_chat)
        self.session.nudged.disconnect(self._hear_nudge)
        who_can_join = self._shell.settings.changed(Settings.table_door)
        who_can_join.disconnect(self._look_again_at_requests)
        if self._menu is not None:
            self._menu.end()
            self._menu = None

    # -- following the table --------------------------------------------------------

    def _follow(self, table: Table) -> None:
        session = self.session
        if session.me < 0:
            return
        if self._menu is None:
            self._menu = self._new_menu()
        self._announce_join_requests(table)
        self._remind(table)
        self._take_free_seats(table)
        if table.phase is TablePhase.LOBBY:
            self._show_lobby()
        elif self._shown != (session.people, table.game):
            self._show_game(table)
        elif table.phase is TablePhase.PLAY and self._sheet_waits():
            self._shell.toggle_score_sheet()

    def _announce_join_requests(self, table: Table) -> None:
        """Accept new join requests if everyone can join, or else notify the host of them."""
        open_to_all = table.door is Door.OPEN and self._shell.settings.table_door == EVERYONE
        everyone = self.session.owner and open_to_all
        for request in table.waiting:
            if request.id in self._announced_requests:
                continue
            if everyone:
                self.session.remote.admit(request.id, True)
            else:
                text = self.tr("{name} is waiting to join.").format(name=isolated(request.name))
                self._shell.notify(Sound.KNOCK, text)
        self._announced_requests = {request.id for request in table.waiting}

    def _look_again_at_requests(self) -> None:
        """Accept those who are waiting already when the host decides that everyone can join."""
        self._announced_requests.clear()
        if self.session.table is not None:
            self._announce_join_requests(self.session.table)

    def _hear_chat(self, line: ChatLine) -> None:
        if not line.own and not line.again and line.guest not in self.session.muted:
            self._shell.notify(Sound.CHAT)

    def _hear_nudge(self, seat: int, seats: tuple[int, ...]) -> None:
        """Tell the players here that somebody reminds them, or that they have reminded others."""
        if self._extension is None:
            return
        text = nudge_text(self.session, seat, seats)
        if set(seats) & set(self.session.people):
            self._shell.notify(Sound.TURN, text)
        self._extension.tell(text)

    def _remind(self, table: Table) -> None:
        """Remind a player here once that others are waiting."""
        seats = [table.seats[seat] for seat in self.session.people]
        reminded = any(seat.idle and not seat.stand_in for seat in seats)
        if reminded and not self._reminded:
            self._shell.notify(Sound.TURN, self.tr("The others are waiting for you."))
        self._reminded = reminded

    def _take_free_seats(self, table: Table) -> None:
        """Take free seats for everybody at this screen, once."""
        session = self.session
        if self._seats_taken or table.phase is not TablePhase.LOBBY:
            return
        self._seats_taken = True
        if session.owner or session.watching:
            return
        sitting = {table.seats[seat].name for seat in session.people}
        names = [name for name in session.own_names if name not in sitting]
        free = [seat for seat, info in enumerate(table.seats) if info.kind is SeatKind.OPEN]
        for seat, name in zip(free, names, strict=False):
            session.remote.take_seat(seat, name)

    def _show_lobby(self) -> None:
        if self._lobby is None:
            self._shown = None
            self._lobby = page = LobbyPage(self.session)
            page.back_requested.connect(lambda: self._shell.leave_match(self._shell.open_network))
            page.seats.kick_requested.connect(self._ask_kick)
            page.settings_button.clicked.connect(self._ask_settings)
            page.phones_button.clicked.connect(self._open_phones)
            self._shell.show_page(page)
        if self.session.owner:
            self._lobby.show_addresses(self._addresses())

    def _open_phones(self) -> None:
        """Open the dialog for the phones of the people at this screen."""
        faces = partial(face_of_person, self._shell.settings)
        self._shell.open_phones_of([(name, faces(name)) for name in self.session.own_names])

    def _show_game(self, table: Table) -> None:
        self._lobby = None
        self._shown = (self.session.people, table.game)
        self._shell.close_match()
        game = self._shell.open_table(self.session)
        self._extension = GamePageExtension(self.session, game)
        game.start()

    # -- the score sheet --------------------------------------------------------------

    def _sheet_waits(self) -> bool:
        """Return True if the score sheet is shown because a race was over."""
        sheet = self._shell.score_sheet
        return sheet is not None and sheet.findChild(BetweenRaces) is not None

    def extend_score_sheet(self, sheet: ScoreSheet) -> None:
        """Add whether the deal was fair and who is ready; the button for the next race may wait."""
        sheet.buttons.save.setVisible(False)
        update, table = self.session.latest(), self.session.table
        if update is None or table is None or table.phase is TablePhase.PLAY:
            return
        note = BetweenRaces(self.session, len(update.view.match.races))
        sheet.add_note(note)
        sheet.next_race.disconnect()
        sheet.another_match.disconnect()
        sheet.next_race.connect(self.session.deal)
        sheet.another_match.connect(self.session.remote.start)

        def say() -> None:
            sheet.show_way_on(*note.way_on())

        note.ready_changed.connect(say)
        say()

    # -- the menu and its questions ------------------------------------------------------

    def _new_menu(self) -> TableMenu:
        menu = TableMenu(self.session, self._shell.window)
        menu.talk.triggered.connect(self._talk)
        menu.phrases.triggered.connect(self._offer_phrases)
        menu.nudge.triggered.connect(self.session.nudge)
        menu.kick_requested.connect(self._ask_kick)
        menu.settings_requested.connect(self._ask_settings)
        menu.leave_requested.connect(lambda: self._shell.leave_match(self._shell.open_network))
        menu.continue_requested.connect(self.continue_requested)
        self._shell.add_menu(menu)
        return menu

    def _talk(self) -> None:
        if self._lobby is not None:
            self._lobby.chat.field.setFocus()
        elif self._extension is not None:
            self._shell.show_table()
            self._extension.talk()

    def _offer_phrases(self) -> None:
        """Open the menu of phrases, wherever the player is."""
        window = self._shell.window
        phrases = PhraseMenu(self.session, window)
        phrases.aboutToHide.connect(phrases.deleteLater)
        phrases.open_in(window)

    def _ask_settings(self) -> None:
        dialog = TableSettings(self.session, self._shell.settings, self._shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.session.remote.set_table)
        dialog.open()

    def _ask_kick(self, guest: int) -> None:
        seated = any(seat.guest == guest for seat in self.session.seats)

        def answered(reason: KickReason | None) -> None:
            if reason is not None:
                self.session.remote.kick(guest, reason)

        playing = self.session.running and seated
        ask_kick(self._shell.window, self.session.guest_name(guest), playing, answered)

    @property
    def leaving_costs(self) -> bool:
        """True if others have to leave, too, or if the computer has to take over a seat here."""
        session = self.session
        if session.owner and session.table is not None:
            return len(session.table.guests) > 1
        return self._plays

    @property
    def _plays(self) -> bool:
        """Whether somebody here has a seat in an unfinished match."""
        table, unfinished = self.session.table, (TablePhase.PLAY, TablePhase.BETWEEN)
        return table is not None and table.phase in unfinished and bool(self.session.people)

    def ask_leave(self, left: Callable[[], None]) -> None:
        """Leave and call `left`; ask before if that costs anybody something."""
        session = self.session

        def answered(leave: bool) -> None:
            if not leave:
                return
            if session.owner:
                session.remote.close()
            else:
                session.remote.leave()
            left()

        if self.leaving_costs:
            ask_leave_table(self._shell.window, session.owner, self._plays, answered)
        else:
            answered(True)
