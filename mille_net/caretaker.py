"""The owner of a table that has no screen: tells the code, and begins the match."""

import logging
import secrets
from collections.abc import Callable

from mille_net.codec import FrameReader, encode
from mille_net.host.names_in_use import CARETAKER_NAME
from mille_net.limits import FRAME_AFTER, NONCE_BYTES, TOKEN_BYTES, VERSIONS
from mille_net.links import Link
from mille_net.messages import (
    FROM_HOST,
    Banner,
    Hello,
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

_LOG = logging.getLogger(__name__)

_HERE = (Presence.HERE, Presence.SLOW)


class Caretaker:
    """One end of the owner's connection; never sits down."""

    def __init__(self, link: Link, program: str, say: Callable[[str], None]) -> None:
        """`say` tells who runs this host what its log must not hold."""
        self._link = link
        self._program = program
        self._say = say
        self._reader = FrameReader(FROM_HOST, FRAME_AFTER)
        self._code: str | None = None
        self._starting = False

    def received(self, data: bytes) -> None:
        """Take bytes of the table."""
        for message in self._reader.feed(data):
            self._take(message)

    def renew_code(self) -> None:
        """Have the table ask for another code, which is said as soon as there is one."""
        self._send(NewCode())

    def lost(self) -> None:
        """Know that the table is closed; whoever closed it goes on from there."""

    def _take(self, message: Message) -> None:
        match message:
            case Banner():
                nonce, token = secrets.token_bytes(NONCE_BYTES), secrets.token_bytes(TOKEN_BYTES)
                self._send(
                    Hello(VERSIONS, self._program, token, nonce, (CARETAKER_NAME,), Purpose.PLAY)
                )
            case Table():
                self._tend(message)
            case Refused():
                _LOG.info("the table refuses %s: %s", message.what, message.code)
                self._starting = False
            case Ping():
                self._send(Pong(message.n))

    def _tend(self, table: Table) -> None:
        if table.code is not None and table.code != self._code:
            self._say(f"Code: {table.code}")
        self._code = table.code
        if not _can_begin(table):
            self._starting = False
        elif not self._starting:
            self._starting = True
            self._send(Start())

    def _send(self, message: Message) -> None:
        self._link.send(encode(message))


def _can_begin(table: Table) -> bool:
    """Whether all who can play a match want it, or somebody waits for a deal that was given up."""
    people = [seat for seat in table.seats if seat.kind is SeatKind.HUMAN]
    if table.paused is PauseReason.DEAL_VOID:
        return any(seat.presence in _HERE for seat in people)
    taken = all(seat.kind is not SeatKind.OPEN for seat in table.seats)
    free = table.phase in (TablePhase.LOBBY, TablePhase.OVER)
    return free and taken and bool(people) and all(seat.ready for seat in people)
