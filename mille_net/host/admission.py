"""Admission of strangers: versions, comparison words, the owner's answer, and the code."""

import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from mille_net.host.code_check import CodeCheck
from mille_net.host.environment import HostEnvironment
from mille_net.host.guest_connection import GuestConnection
from mille_net.host.names_in_use import check_free
from mille_net.host.requests import RequestRefusedError
from mille_net.host.table import HostTable
from mille_net.limits import (
    HELLO_TIMEOUT,
    MAX_ENTERING,
    MAX_ENTERING_PER_MACHINE,
    MAX_WAITING,
    MAX_WAITING_PER_ADDRESS,
    MAX_WAITING_PER_MACHINE,
    NONCE_BYTES,
    VERSIONS,
    WAITING_TIMEOUT,
)
from mille_net.messages import (
    Admit,
    Banner,
    ByeCode,
    Confirm,
    Door,
    Hello,
    Leave,
    Message,
    NonceMessage,
    Pake,
    Purpose,
    RefusalCode,
    SeatKind,
    Waiting,
    WaitingInfo,
)
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.messages.wire_rules import rule_lines
from mille_net.transport.log_rate_limit import LogRateLimit
from mille_net.transport.machines import above_their_share
from mille_net.trust.comparison_words import three_words
from mille_net.trust.table_code import BadCodeMessageError, HostCode

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())


class _Places(NamedTuple):
    """How many may wait at once: in all, from one machine, from one address."""

    all: int
    machine: int
    address: int


_WAITING = _Places(MAX_WAITING, MAX_WAITING_PER_MACHINE, MAX_WAITING_PER_ADDRESS)
_ENTERING = _Places(MAX_ENTERING, MAX_ENTERING_PER_MACHINE, MAX_ENTERING_PER_MACHINE)

#: Admits a connection.
Welcome = Callable[[GuestConnection, Hello], None]


@dataclass
class _Arrival:
    """The state of one stranger's admission."""

    connection: GuestConnection
    nonce: bytes
    hello: Hello | None = None
    #: When the hello arrived.
    since: float = 0.0
    #: Whether the code is asked for, and the guess in progress, with the code of that moment.
    code_asked: bool = False
    guess: HostCode | None = None
    code: str = ""
    #: True while the answer to a guess is computed.
    computing: bool = False
    #: The number by which the owner answers, None if the owner is not asked.
    waiting: int | None = None


class Admission:
    """Handles all connections that are not admitted yet."""

    def __init__(self, table: HostTable, environment: HostEnvironment, welcome: Welcome) -> None:
        self._table = table
        self._environment = environment
        self._welcome = welcome
        self._arrivals: dict[GuestConnection, _Arrival] = {}
        self._last_waiting = 0
        self._code_door = CodeCheck(environment.chance)

    @property
    def code(self) -> str | None:
        """The current code, None if none is needed."""
        return self._code_door.code if self._table.door is Door.CODE else None

    def waiting(self) -> tuple[WaitingInfo, ...]:
        """Return those who wait for the owner's answer, in the order of arrival."""
        return tuple(
            WaitingInfo(
                id=arrival.waiting,
                name=arrival.hello.names[0],
                address=arrival.connection.address,
                words=self._words(arrival),
                purpose=arrival.hello.purpose,
            )
            for arrival in self._arrivals.values()
            if arrival.waiting is not None and arrival.hello is not None
        )

    def greet(self, connection: GuestConnection) -> None:
        """Send the banner, which commits to a nonce."""
        nonce = self._environment.chance(NONCE_BYTES)
        self._arrivals[connection] = _Arrival(connection, nonce)
        table = self._table
        connection.send(
            Banner(
                versions=VERSIONS,
                program=self._environment.program,
                game=table.game,
                name=table.name,
                commit=hashlib.sha256(nonce).digest(),
                door=table.door,
                phase=table.phase,
                taken=sum(seat.kind is not SeatKind.OPEN for seat in table.seats),
                seats=len(table.seats),
                rules=rule_lines(table.rules),
            )
        )

    def take(self, connection: GuestConnection, message: Message, now: float) -> None:
        """Process a message of a stranger."""
        arrival = self._arrivals[connection]
        match message:
            case Hello() if arrival.hello is None:
                arrival.hello, arrival.since = message, now
                arrival.connection.greeted = True
                self._take_hello(arrival, message)
            case Pake() if arrival.code_asked and not (arrival.guess or arrival.computing):
                self._take_guess(arrival, message, now)
            case Confirm() if arrival.guess is not None:
                self._take_proof(arrival, message, arrival.guess, now)
            case Leave():
                connection.bye(ByeCode.LEFT)
            case _:
                raise ProtocolError(Misuse.OUT_OF_ORDER, type(message).__name__)

    def decide(self, admit: Admit) -> None:
        """Admit or refuse somebody who waits, as the owner decides."""
        for arrival in list(self._arrivals.values()):
            if arrival.waiting == admit.id and arrival.hello is not None:
                if admit.yes:
                    self._let_in(arrival, arrival.hello)
                else:
                    self._turn_away(arrival, RefusalCode.NOT_ADMITTED)
                return
        raise RequestRefusedError(RefusalCode.NO_SUCH_GUEST)

    def ended(self, connection: GuestConnection, now: float) -> None:
        """Forget a connection that has ended."""
        arrival = self._arrivals.get(connection)
        if arrival is not None and (arrival.guess is not None or arrival.computing):
            # A guess that was begun counts as wrong: it has cost as much and reveals as little.
            self._code_door.count_wrong(connection.machine, now)
        self._forget(connection)

    def renew_code(self) -> None:
        """Replace the code; pauses after wrong guesses end."""
        self._code_door.renew()

    def tick(self, now: float) -> None:
        """Refuse those who are too slow."""
        self._code_door.forget(now)
        for arrival in list(self._arrivals.values()):
            if arrival.hello is None:
                if now - arrival.connection.opened_at > HELLO_TIMEOUT:
                    arrival.connection.bye(ByeCode.TOO_SLOW)
            elif now - arrival.since > WAITING_TIMEOUT:
                asked = arrival.waiting is not None
                self._turn_away(
                    arrival, RefusalCode.NOBODY_LOOKED if asked else RefusalCode.NOT_ADMITTED
                )

    def _take_hello(self, arrival: _Arrival, hello: Hello) -> None:
        lowest, highest = VERSIONS
        if hello.versions[1] < lowest or hello.versions[0] > highest:
            self._turn_away(arrival, RefusalCode.VERSION, lowest=lowest, highest=highest)
            return
        self._replace_earlier(arrival, hello)
        known = self._is_known(arrival, hello)
        refusal = None if known else self._why_not(arrival, hello)
        arrival.code_asked = not known and refusal is None and self._table.door is Door.CODE
        # At least one, or the guest would not ask; a guess that comes too soon is refused.
        left = max(1, self._code_door.left(arrival.connection.machine))
        arrival.connection.send(NonceMessage(arrival.nonce, left if arrival.code_asked else 0))
        if refusal is not None:
            self._turn_away(arrival, refusal)
        elif known or (self._table.door is Door.OPEN and self._environment.admit_all):
            self._let_in(arrival, hello)
        elif not arrival.code_asked:
            self._ask_owner(arrival)

    def _replace_earlier(self, arrival: _Arrival, hello: Hello) -> None:
        """End an earlier attempt of the same guest: its newest connection wins."""
        for other in list(self._arrivals.values()):
            said = None if other is arrival else other.hello
            if said is not None and said.token == hello.token:
                other.connection.bye(ByeCode.REPLACED)

    def _why_not(self, arrival: _Arrival, hello: Hello) -> RefusalCode | None:
        """Why a stranger cannot even wait."""
        table = self._table
        if table.door is Door.CLOSED:
            return RefusalCode.CLOSED
        if hello.purpose is Purpose.WATCH and not table.spectators:
            return RefusalCode.NO_SPECTATORS
        if not table.has_room(arrival.connection.machine):
            return RefusalCode.TABLE_FULL
        try:
            check_free(table, *hello.names)
        except RequestRefusedError as error:
            return error.code
        return None if self._find_room(arrival) else RefusalCode.TOO_MANY_WAITING

    def _find_room(self, arrival: _Arrival) -> bool:
        """Return True if one more may wait for the owner, or enter the code.

        If all places are taken, a machine with several gives one up for another machine. Else, of
        those who enter the code, the one that has been thinking about it for longest: its program
        asks again when the code has been typed.
        """
        if self._table.door is Door.CODE:
            places = _ENTERING
            others = [other for other in self._arrivals.values() if other.code_asked]
        else:
            places = _WAITING
            others = [other for other in self._arrivals.values() if other.waiting is not None]
        own = arrival.connection
        near = [other for other in others if other.connection.machine == own.machine]
        same = [other for other in near if other.connection.address == own.address]
        if len(near) >= places.machine or len(same) >= places.address:
            return False
        if len(others) < places.all:
            return True
        holders = [(other, other.connection.machine) for other in others]
        crowd = above_their_share(holders, len(near))
        if not crowd and self._table.door is Door.CODE:
            crowd = [other for other in others if not other.computing]
        if crowd:
            self._turn_away(crowd[0], RefusalCode.TOO_MANY_WAITING)
        return bool(crowd)

    def _ask_owner(self, arrival: _Arrival) -> None:
        self._last_waiting += 1
        arrival.waiting = self._last_waiting
        self._tell_places()

    def _tell_places(self) -> None:
        """Tell all who wait their places in the queue."""
        waiting = [arrival for arrival in self._arrivals.values() if arrival.waiting is not None]
        for place, arrival in enumerate(waiting, start=1):
            arrival.connection.send(Waiting(place))
        self._table.changed = True

    def _take_guess(self, arrival: _Arrival, pake: Pake, now: float) -> None:
        # Before the slow arithmetic, so that refusing frequent guesses is cheap.
        if self._refuse_too_soon(arrival, pake, now):
            return
        arrival.code, arrival.computing = self._code_door.code, True
        self._environment.work(partial(self._computed, arrival, arrival.code, pake.message))

    def _computed(self, arrival: _Arrival, code: str, message: bytes) -> Callable[[], None]:
        """Compute the answer to a guess in any thread; returns what sends it."""
        environment = self._environment
        guess = HostCode(code, environment.certificate, environment.chance)
        try:
            answer = guess.answer(message)
        except BadCodeMessageError as error:
            broken = ProtocolError(Misuse.WRONG_VALUE, str(error))
            return partial(arrival.connection.break_off, broken)
        return partial(self._answer_guess, arrival, guess, answer)

    def _answer_guess(self, arrival: _Arrival, guess: HostCode, answer: bytes) -> None:
        arrival.guess, arrival.computing = guess, False
        arrival.connection.send(Pake(answer))

    def _take_proof(self, arrival: _Arrival, confirm: Confirm, guess: HostCode, now: float) -> None:
        assert arrival.hello is not None
        door, connection = self._code_door, arrival.connection
        arrival.guess = None
        # The guess is not checked, so that the answer reveals nothing about it.
        if self._refuse_too_soon(arrival, confirm, now):
            return
        proof = guess.check(confirm.mac)
        if proof is not None and arrival.code == door.code:
            connection.send(Confirm(proof))
            self._let_in(arrival, arrival.hello)
            return
        door.count_wrong(connection.machine, now)
        _LOG.info("%s has entered a wrong code", connection.address)
        left, pause = door.left(connection.machine), door.pause(connection.machine, now)
        connection.refuse(confirm, RefusalCode.WRONG_CODE, {"left": left, "seconds": pause})

    def _refuse_too_soon(self, arrival: _Arrival, message: Pake | Confirm, now: float) -> bool:
        pause = self._code_door.pause(arrival.connection.machine, now)
        if pause:
            arrival.connection.refuse(message, RefusalCode.NO_GUESSES, {"seconds": pause})
        return pause > 0

    def _let_in(self, arrival: _Arrival, hello: Hello) -> None:
        machine = arrival.connection.machine
        if not self._is_known(arrival, hello) and not self._table.has_room(machine):
            self._turn_away(arrival, RefusalCode.TABLE_FULL)
            return
        self._forget(arrival.connection)
        self._welcome(arrival.connection, hello)

    def _is_known(self, arrival: _Arrival, hello: Hello) -> bool:
        return arrival.connection.owner or self._table.guests.of_token(hello.token) is not None

    def _forget(self, connection: GuestConnection) -> None:
        gone = self._arrivals.pop(connection, None)
        if gone is not None and gone.waiting is not None:
            self._tell_places()

    def _turn_away(self, arrival: _Arrival, code: RefusalCode, **params: int) -> None:
        arrival.connection.refuse("hello", code, params)
        arrival.connection.bye(ByeCode.REFUSED)

    def _words(self, arrival: _Arrival) -> tuple[str, str, str]:
        assert arrival.hello is not None
        return three_words(self._environment.certificate, arrival.hello.nonce, arrival.nonce)
