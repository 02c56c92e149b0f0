"""The requests that a window makes of a table on the network."""

from collections.abc import Callable
from functools import partial

from mille_net.guest.session import GuestSession
from mille_net.messages import (
    Admit,
    Close,
    KeepMove,
    Kick,
    KickReason,
    LeaveSeat,
    Message,
    NewCode,
    Nudge,
    Pause,
    Ready,
    ReadyNext,
    Say,
    SetFace,
    SetSeat,
    SetTable,
    StandIn,
    Start,
    TakeSeat,
)
from mille_net.thread_bridge import ThreadBridge
from mille_rules.moves import Move

#: Calls a function in the network's thread, soon and in order.
Call = Callable[[Callable[[], None]], None]


class RemoteTable:
    """Passes requests on to a session; every method returns at once.

    Belongs to the window's thread. Answers arrive at the session's listener.
    """

    def __init__(self, session: GuestSession, call: Call, bridge: ThreadBridge) -> None:
        """`call` makes calls in the session's thread; `bridge` leads from there to the listener."""
        self._session = session
        self._call = call
        self._bridge = bridge

    def stop_listening(self) -> None:
        """Report nothing more to the listener, also not what is already on its way."""
        self._bridge.stop()

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat that has seen the update `seq`."""
        self._call(partial(self._session.table.submit, seat, move, seq))

    # -- requests --------------------------------------------------------------------------------

    def take_seat(self, seat: int, name: str) -> None:
        """Seat a player."""
        self._request(TakeSeat(seat, name))

    def leave_seat(self, seat: int) -> None:
        """Leave a seat."""
        self._request(LeaveSeat(seat))

    def set_face(self, seat: int, portrait: int | None, colour: int | None) -> None:
        """Choose portrait and colour of a player at this screen."""
        self._request(SetFace(seat, portrait, colour))

    def ready(self, ready: bool) -> None:
        """Declare everybody at this screen ready for the match, or not ready."""
        self._request(Ready(ready))

    def next_race(self) -> None:
        """Declare everybody at this screen ready for the next race."""
        self._request(ReadyNext())

    def stand_in(self, seat: int, on: bool) -> None:
        """Let the computer play for a seat, or stop it from doing so."""
        self._request(StandIn(seat, on))

    def chat(self, text: str, phrase: int | None = None, seat: int | None = None) -> None:
        """Send a line of chat, or a quick phrase; `seat` is that of the person who says it."""
        self._request(Say(text, phrase, seat))

    def nudge(self, seat: int) -> None:
        """Remind the players whose turn it is; `seat` is that of the person who does it."""
        self._request(Nudge(seat))

    def take_back(self, seat: int, seq: int) -> None:
        """Take back the move of a seat if everybody agrees; `seq` is that of the latest update."""
        self._call(partial(self._session.table.take_back, seat, seq))

    def keep_move(self, seat: int, seq: int) -> None:
        """Tell the host not to wait: the latest move, which led to `seq`, stays."""
        self._request(KeepMove(seat, seq))

    def answer_take_back(self, seq: int, yes: bool) -> None:
        """Answer such a question for all people at this screen."""
        self._call(partial(self._session.table.answer_take_back, seq, yes))

    def enter_code(self, code: str) -> None:
        """Send the code of the table, which the host has asked for."""
        self._call(partial(self._session.enter_code, code))

    def leave(self) -> None:
        """Leave the table; the computer plays on."""
        self._call(self._session.leave)

    # -- the owner's requests --------------------------------------------------------------------

    def set_table(self, request: SetTable) -> None:
        """Change the settings of the table."""
        self._request(request)

    def set_seat(self, request: SetSeat) -> None:
        """Make a seat open, or give it to a computer player."""
        self._request(request)

    def admit(self, stranger: int, yes: bool) -> None:
        """Admit or refuse a guest who is waiting to join."""
        self._request(Admit(stranger, yes))

    def new_code(self) -> None:
        """Replace the code of the table."""
        self._request(NewCode())

    def start(self) -> None:
        """Begin the match, or deal the next race without waiting."""
        self._request(Start())

    def kick(self, guest: int, reason: KickReason) -> None:
        """Remove a guest from the table."""
        self._request(Kick(guest, reason))

    def pause(self, on: bool) -> None:
        """Pause or continue the match."""
        self._request(Pause(on))

    def close(self) -> None:
        """Close the table."""
        self._request(Close())

    def _request(self, message: Message) -> None:
        self._call(partial(self._session.table.request, message))
