"""A match on another computer, for a window: as `Match` to its players, and the table's requests.

Belongs to the window's thread; every method returns at once.
"""

from collections.abc import Callable

from mille_net.guest.remote_seats import RemoteSeats
from mille_net.guest.session import GuestSession
from mille_net.messages import (
    Admit,
    Close,
    Kick,
    KickReason,
    LeaveSeat,
    Message,
    NewCode,
    Pause,
    Ready,
    ReadyNext,
    Say,
    SetSeat,
    SetTable,
    StandIn,
    Start,
    TakeSeat,
)
from mille_rules.match import Player
from mille_rules.moves import Move

#: The guest number of the host's own screen.
_OWNER = 0
#: Has something done in the network's thread, soon and in order.
Call = Callable[[Callable[[], None]], None]


class RemoteMatch:
    """One machine's hold on a table; what it asks for is answered through the table's listener."""

    def __init__(self, seats: RemoteSeats, session: GuestSession, call: Call) -> None:
        """`seats` hears what the session tells; `call` has things done in the session's thread."""
        self._seats = seats
        self._session = session
        self._call = call

    @property
    def me(self) -> int:
        """This guest's number at the table, -1 before it is let in."""
        return self._seats.me

    @property
    def owner(self) -> bool:
        """Whether this is the host's own screen."""
        return self.me == _OWNER

    @property
    def words(self) -> tuple[str, ...]:
        """The three words of the first contact."""
        return self._seats.words

    # -- as a Match ------------------------------------------------------------------------------

    def sit(self, seat: int, player: Player) -> None:
        """Give a seat of this machine to a player, who is told how things stand."""
        self._seats.sit(seat, player)

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat that has seen the update `seq`, or have it refused."""
        self._ask(lambda session: session.submit(seat, move, seq))

    # -- requests --------------------------------------------------------------------------------

    def take_seat(self, seat: int, name: str) -> None:
        """Sit somebody down."""
        self._request(TakeSeat(seat, name))

    def leave_seat(self, seat: int) -> None:
        """Give a seat back."""
        self._request(LeaveSeat(seat))

    def ready(self, ready: bool) -> None:
        """Say that everybody here is ready for the match, or is not."""
        self._request(Ready(ready))

    def next_race(self) -> None:
        """Say that everybody here is ready for the next race."""
        self._request(ReadyNext())

    def stand_in(self, seat: int, on: bool) -> None:
        """Let the computer play for a seat, or give it back."""
        self._request(StandIn(seat, on))

    def chat(self, text: str) -> None:
        """Say something to everybody."""
        self._request(Say(text))

    def enter_code(self, code: str) -> None:
        """Answer the question for the code of the table."""
        self._ask(lambda session: session.enter_code(code))

    def leave(self) -> None:
        """Go; the computer plays on."""
        self._ask(lambda session: session.leave())

    # -- the owner's requests --------------------------------------------------------------------

    def set_table(self, request: SetTable) -> None:
        """Change what the table is like."""
        self._request(request)

    def set_seat(self, request: SetSeat) -> None:
        """Make a seat open, or a computer's."""
        self._request(request)

    def admit(self, stranger: int, yes: bool) -> None:
        """Admit or refuse a guest who is waiting to join."""
        self._request(Admit(stranger, yes))

    def new_code(self) -> None:
        """Replace the code of the table."""
        self._request(NewCode())

    def start(self) -> None:
        """Begin the match, or the next race without waiting."""
        self._request(Start())

    def kick(self, guest: int, reason: KickReason) -> None:
        """Send somebody away."""
        self._request(Kick(guest, reason))

    def pause(self, on: bool) -> None:
        """Let the match stand still, or go on."""
        self._request(Pause(on))

    def close(self) -> None:
        """End the table."""
        self._request(Close())

    def _request(self, message: Message) -> None:
        self._ask(lambda session: session.request(message))

    def _ask(self, what: Callable[[GuestSession], None]) -> None:
        self._call(lambda: what(self._session))
