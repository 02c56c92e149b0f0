"""The owner of a table that has no screen: lets people in where it may, and begins the match."""

import logging
import secrets
from collections.abc import Callable

from mille_net.codec import FrameReader, encode
from mille_net.limits import FRAME_AFTER, NONCE_BYTES, TOKEN_BYTES, VERSIONS
from mille_net.links import Link
from mille_net.messages import (
    FROM_HOST,
    Admit,
    Banner,
    Door,
    Hello,
    Message,
    PauseReason,
    Ping,
    Pong,
    Presence,
    Purpose,
    Refused,
    SeatKind,
    SetTable,
    Start,
    Table,
    TablePhase,
)

_LOG = logging.getLogger(__name__)

#: Seconds after which wrong guesses of the code are forgiven, by a new one: nobody sits here to do
#: it, and whoever guesses without end at this pace needs over a year for an even chance.
CODE_FORGIVEN_AFTER = 600.0
#: What guests see among those who are at the table.
_NAME = "mille-host"
_HERE = (Presence.HERE, Presence.SLOW)


class Caretaker:
    """One end of the owner's connection; never sits down."""

    def __init__(self, link: Link, program: str, say: Callable[[str], None], admit: bool) -> None:
        """`say` tells who runs this host what its log must not hold; `admit` lets everybody in."""
        self._link = link
        self._program = program
        self._say = say
        self._admit = admit
        self._reader = FrameReader(FROM_HOST, FRAME_AFTER)
        self._table: Table | None = None
        #: Whether there were wrong guesses, and when another code is to forgive them, in seconds.
        self._guessed = False
        self._forgive_at: float | None = None
        self._admitted = 0
        self._starting = False

    def received(self, data: bytes) -> None:
        """Take bytes of the table."""
        for message in self._reader.feed(data):
            self._take(message)

    def tick(self, now: float) -> None:
        """Take the time of a clock that never goes back, in seconds."""
        if not self._guessed:
            return
        if self._forgive_at is None:
            self._forgive_at = now + CODE_FORGIVEN_AFTER
        elif now >= self._forgive_at:
            self._guessed, self._forgive_at = False, None
            self._renew_code()

    def lost(self) -> None:
        """Know that the table is closed; whoever closed it goes on from there."""

    def _take(self, message: Message) -> None:
        match message:
            case Banner():
                nonce, token = secrets.token_bytes(NONCE_BYTES), secrets.token_bytes(TOKEN_BYTES)
                self._send(Hello(VERSIONS, self._program, token, nonce, (_NAME,), Purpose.PLAY))
            case Table():
                self._tend(message)
            case Refused():
                _LOG.info("the table refuses %s: %s", message.what, message.code)
                self._starting = False
            case Ping():
                self._send(Pong(message.n))

    def _tend(self, table: Table) -> None:
        self._note_code(table)
        for stranger in table.waiting:
            if self._admit and stranger.id > self._admitted:
                self._admitted = stranger.id
                self._send(Admit(stranger.id, yes=True))
        if not _can_begin(table):
            self._starting = False
        elif not self._starting:
            self._starting = True
            self._send(Start())

    def _note_code(self, table: Table) -> None:
        before = None if self._table is None else self._table.code
        self._table = table
        if table.code is None or table.code == before:
            return
        self._say(f"Code: {table.code}")
        # By itself the host replaces a code after wrong guesses, before any address has none left.
        if before is not None:
            self._guessed = True

    def _renew_code(self) -> None:
        """Have all guesses forgiven: a door that is opened anew asks for another code."""
        table = self._table
        if table is None or table.door is not Door.CODE:
            return
        for door in (Door.CLOSED, Door.CODE):
            self._send(
                SetTable(
                    name=table.name,
                    rules=table.rules,
                    seats=len(table.seats),
                    door=door,
                    spectators=table.spectators,
                    wait=table.wait,
                )
            )

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
