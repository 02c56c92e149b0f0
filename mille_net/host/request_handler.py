"""Handles the requests of guests, except moves."""

from mille_net.host import lobby
from mille_net.host.admission import Admission
from mille_net.host.chat import Chat
from mille_net.host.environment import SessionServices
from mille_net.host.guests import OWNER, Guest
from mille_net.host.races import Races
from mille_net.host.requests import RequestRefusedError, require
from mille_net.host.table import HostTable
from mille_net.messages import (
    Admit,
    AnswerTakeBack,
    ByeCode,
    Close,
    DealGuestCommit,
    DealGuestOpen,
    KeepMove,
    Kick,
    KickReason,
    Leave,
    LeaveSeat,
    Message,
    NewCode,
    Nudge,
    Pause,
    Ready,
    ReadyNext,
    RefusalCode,
    Say,
    SeatKind,
    SetFace,
    SetSeat,
    SetTable,
    StandIn,
    Start,
    TablePhase,
    TakeBack,
    TakeSeat,
)
from mille_net.messages.codec import Misuse, ProtocolError

_OWNERS_ALONE = (SetTable, SetSeat, Admit, NewCode, Start, Kick, Pause, Close)


class RequestHandler:
    """Carries out requests, or raises RequestRefusedError."""

    def __init__(
        self,
        table: HostTable,
        admission: Admission,
        races: Races,
        chat: Chat,
        services: SessionServices,
    ) -> None:
        self._table = table
        self._admission = admission
        self._races = races
        self._chat = chat
        self._services = services

    def take(self, guest: Guest, message: Message) -> None:
        """Carry out the request in a message."""
        if isinstance(message, _OWNERS_ALONE):
            require(guest.number == OWNER, RefusalCode.NOT_OWNER)
            self._take_of_owner(message)
            return
        match message:
            case Say():
                self._services.broadcast([self._chat.say(guest, message, self._services.now)])
            case TakeSeat():
                lobby.take_seat(self._table, guest, message, self._services.now)
                self._races.handed_over([message.seat])
            case LeaveSeat():
                lobby.leave_seat(self._table, guest, message, self._services.now)
                self._races.handed_over([message.seat])
            case SetFace():
                lobby.set_face(self._table, guest, message)
            case Ready():
                lobby.set_ready(self._table, guest, message)
            case Leave():
                self._leave(guest)
            case _:
                self._take_of_player(guest, message)

    def _take_of_player(self, guest: Guest, message: Message) -> None:
        """Carry out a request about the match."""
        match message:
            case Nudge():
                self._services.broadcast([self._races.nudges.nudge(guest, message)])
            case DealGuestCommit():
                self._races.deals.take_commit(guest, message)
            case DealGuestOpen():
                self._races.deals.take_open(guest, message)
            case TakeBack():
                self._races.take_backs.ask(guest, message)
            case KeepMove():
                self._races.keep_move(guest, message)
            case AnswerTakeBack():
                self._races.take_backs.answer(guest, message)
            case ReadyNext():
                self._races.ready_next(guest)
            case StandIn():
                if lobby.set_stand_in(self._table, guest, message):
                    self._races.handed_over([message.seat])
                if not message.on:
                    self._races.take_back(message.seat)
            case _:
                raise ProtocolError(Misuse.OUT_OF_ORDER, type(message).__name__)

    def _take_of_owner(self, message: Message) -> None:
        match message:
            case SetTable():
                self._set_table(message)
            case SetSeat():
                lobby.set_seat(self._table, message)
                self._races.handed_over([message.seat])
            case Admit():
                self._admission.decide(message)
            case NewCode():
                self._admission.renew_code()
            case Start():
                self._races.start()
            case Kick():
                self._kick(message)
            case Pause():
                lobby.set_pause(self._table, message)
                self._races.go_on()
            case Close():
                self._services.close()

    def _set_table(self, message: SetTable) -> None:
        door = self._table.door
        another_game = lobby.set_table(self._table, message)
        if another_game and self._table.phase is TablePhase.OVER:
            self._races.put_away()
        if self._table.door is not door:
            self._admission.renew_code()

    def _kick(self, message: Kick) -> None:
        guest = self._table.guests.get(message.guest)
        if guest is None or guest.number == OWNER:
            raise RequestRefusedError(RefusalCode.NO_SUCH_GUEST)
        self.dismiss(guest, message.reason)

    def dismiss(self, guest: Guest, reason: KickReason) -> None:
        """Send a guest away; its token becomes invalid."""
        if guest.connection is not None:
            guest.connection.bye(ByeCode.KICKED, reason)
        self._forget(guest)

    def _leave(self, guest: Guest) -> None:
        """Let a guest leave; it may come back to a match in progress."""
        connection = guest.connection
        assert connection is not None
        guest.left = True
        connection.bye(ByeCode.LEFT)
        if self._table.phase is TablePhase.LOBBY and guest.number != OWNER:
            self._forget(guest)

    def _forget(self, guest: Guest) -> None:
        seats = lobby.empty_seats_of(self._table, guest)
        self._table.guests.forget(guest.number)
        self._table.ready_next.discard(guest.number)
        self._chat.forget(guest.number)
        if seats and all(seat.kind is not SeatKind.HUMAN for seat in self._table.seats):
            self._races.give_up()
        else:
            self._races.handed_over(seats)
