"""The owner of a table without a screen: prints the code, and begins matches."""

import logging
import secrets
from collections.abc import Callable

from mille_net.host.names_in_use import HEADLESS_OWNER_NAME
from mille_net.limits import FRAME_AFTER, HOST_GONE_AFTER, NONCE_BYTES, TOKEN_BYTES, VERSIONS
from mille_net.messages import (
    FROM_HOST,
    Banner,
    Hello,
    Kick,
    KickReason,
    Message,
    NewCode,
    PauseReason,
    Ping,
    Pong,
    Presence,
    Purpose,
    Refused,
    SeatKind,
    Start,
    Table,
    TablePhase,
)
from mille_net.messages.codec import FrameReader, encode
from mille_net.transport.link import Link
from mille_net.transport.log_rate_limit import LogRateLimit

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())

#: Seconds without an active player after which a match is given up if others want to play: as long
#: as a guest tries to reconnect.
ABANDONED_AFTER = HOST_GONE_AFTER
#: The number of this guest.
_OWN = 0
_HERE = (Presence.HERE, Presence.SLOW)


class HeadlessOwner:
    """The guest's end of the owner's connection; takes no seat."""

    def __init__(self, link: Link, program: str, say: Callable[[str], None]) -> None:
        """`say` prints what must not be logged."""
        self._link = link
        self._program = program
        self._say = say
        self._reader = FrameReader(FROM_HOST, FRAME_AFTER)
        self._code: str | None = None
        self._table: Table | None = None
        self._starting = False
        #: When the match is given up; None while somebody plays or nobody else wants to.
        self._give_up_at: float | None = None

    def received(self, data: bytes) -> None:
        """Process bytes."""
        for message in self._reader.feed(data):
            self._take(message)

    def renew_code(self) -> None:
        """Request another code, which is printed when it arrives."""
        self._send(NewCode())

    def tick(self, now: float) -> None:
        """Advance to the time of a monotonic clock."""
        table = self._table
        if table is None or not _is_abandoned(table):
            self._give_up_at = None
        elif self._give_up_at is None:
            self._give_up_at = now + ABANDONED_AFTER
        elif now >= self._give_up_at:
            self._give_up_at = None
            _LOG.info("all players are away: the match was ended")
            self._empty_seats(table)

    def lost(self) -> None:
        """Do nothing: the table was closed by the program."""

    def _take(self, message: Message) -> None:
        match message:
            case Banner():
                nonce, token = secrets.token_bytes(NONCE_BYTES), secrets.token_bytes(TOKEN_BYTES)
                self._send(
                    Hello(
                        VERSIONS, self._program, token, nonce, (HEADLESS_OWNER_NAME,), Purpose.PLAY
                    )
                )
            case Table():
                self._tend(message)
            case Refused():
                _LOG.info("the table refuses %s: %s", message.what, message.code)
                self._starting = False
            case Ping():
                self._send(Pong(message.n))

    def _tend(self, table: Table) -> None:
        self._table = table
        if table.code is not None and table.code != self._code:
            self._say(f"Code: {table.code}")
        self._code = table.code
        if not _can_begin(table):
            self._starting = False
        elif not self._starting:
            self._starting = True
            self._send(Start())

    def _empty_seats(self, table: Table) -> None:
        """Remove the absent players, for the guests who want to play."""
        for guest in sorted({seat.guest for seat in table.seats if seat.guest is not None}):
            self._send(Kick(guest, KickReason.ABSENT))

    def _send(self, message: Message) -> None:
        self._link.send(encode(message))


def _is_abandoned(table: Table) -> bool:
    """Return True if all players are absent or idle, and somebody else wants to play."""
    people = [seat for seat in table.seats if seat.kind is SeatKind.HUMAN]
    playing = any(seat.presence in _HERE and not seat.stand_in for seat in people)
    seated = {_OWN, *(seat.guest for seat in people)}
    newcomers = [guest for guest in table.guests if guest.guest not in seated]
    wanted = any(guest.presence in _HERE and not guest.watching for guest in newcomers)
    return bool(people) and not playing and wanted


def _can_begin(table: Table) -> bool:
    """Return True if all players are ready, or wait for a deal that was given up."""
    people = [seat for seat in table.seats if seat.kind is SeatKind.HUMAN]
    if table.paused is PauseReason.DEAL_VOID:
        return any(seat.presence in _HERE for seat in people)
    taken = all(seat.kind is not SeatKind.OPEN for seat in table.seats)
    free = table.phase in (TablePhase.LOBBY, TablePhase.OVER)
    return free and taken and bool(people) and all(seat.ready for seat in people)
