"""Limits on new connections, applied before any byte is read.

Admitted guests have places of their own. All others are strangers, also a guest who comes back,
until its token has been received. Strangers share a fixed number of places; while all are taken,
the machine with most of them gives one up for a machine with fewer. For machines of known guests
there are additional places, and strangers at their addresses give way to them. So neither one
machine nor many can keep a guest from coming back.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from mille_net.limits import (
    ADDRESS_KEPT,
    CONNECTION_BURST,
    CONNECTION_RATE,
    MACHINE_BURST,
    MACHINE_RATE,
    MAX_RETURNING_PER_MACHINE,
    MAX_STRANGERS,
    MAX_STRANGERS_PER_MACHINE,
)
from mille_net.transport.machines import above_their_share, machine_of
from mille_net.transport.token_bucket import TokenBucket


class ConnectionLimits(NamedTuple):
    """Limits for one address, one machine, and all strangers together; times in seconds."""

    strangers: int = MAX_STRANGERS
    per_machine: int = MAX_STRANGERS_PER_MACHINE
    returning: int = MAX_RETURNING_PER_MACHINE
    rate: float = CONNECTION_RATE
    burst: float = CONNECTION_BURST
    machine_rate: float = MACHINE_RATE
    machine_burst: float = MACHINE_BURST


USUAL_CONNECTION_LIMITS = ConnectionLimits()


class Peer(Protocol):
    """The properties of a connection that decide whether it is evicted."""

    @property
    def stranger(self) -> bool:
        """True until the peer is let in, and again once it has been sent away."""

    @property
    def silent(self) -> bool:
        """True until the peer has said hello, and again once it has been sent away."""


class CountedConnection(Peer, Protocol):
    """A connection that counts towards the limits, and can be evicted."""

    def evict(self) -> None:
        """End at once, in favour of another connection."""


class _Place(NamedTuple):
    """Address and machine of a connection."""

    address: str
    machine: str


class _Usage:
    """Connections of one address or machine."""

    def __init__(self, now: float, rate: float, burst: float) -> None:
        self.bucket = TokenBucket(rate, burst)
        #: The time of the latest connection.
        self.noted = now


class ConnectionLimiter:
    """Counts connections and their rate; times in seconds."""

    def __init__(
        self,
        limits: ConnectionLimits = USUAL_CONNECTION_LIMITS,
        expected: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """`expected` returns True for the machine of a known guest."""
        self._limits = limits
        self._expected = expected
        self._addresses: dict[str, _Usage] = {}
        self._machines: dict[str, _Usage] = {}
        #: The counted connections, the oldest first.
        self._callers: dict[CountedConnection, _Place] = {}

    def enter(self, address: str, caller: CountedConnection, now: float) -> bool:
        """Count a new connection; returns False if it must be closed instead."""
        place = _Place(address, machine_of(address))
        return self._may_come(place, now) and self._has_room(place, caller)

    def leave(self, caller: CountedConnection) -> None:
        """Stop counting a connection."""
        self._callers.pop(caller, None)

    def forget(self, now: float) -> None:
        """Forget addresses and machines without recent connections."""
        self._addresses = _recent(self._addresses, now)
        self._machines = _recent(self._machines, now)

    def _may_come(self, place: _Place, now: float) -> bool:
        """Return True unless the address or its machine connects too often."""
        machine = self._machine(place.machine, now)
        if place.address not in self._addresses and machine.bucket.wait(now) > 0:
            # Not stored: a machine can use more IPv6 addresses than fit into memory.
            return False
        return self._address(place.address, now).bucket.take(now) and machine.bucket.take(now)

    def _has_room(self, place: _Place, caller: CountedConnection) -> bool:
        """Find a place for a new connection, if necessary by evicting another."""
        strangers = {other: at for other, at in self._callers.items() if other.stranger}
        near = {other: at for other, at in strangers.items() if at.machine == place.machine}
        expected = self._expected(place.machine)
        if len(near) < self._limits.returning and expected:
            room = True
        elif len(near) >= self._limits.per_machine:
            # Neighbours may count as one machine: each address has its share.
            addresses = [(other, at.address) for other, at in near.items()]
            own = sum(address == place.address for _, address in addresses)
            room = self._make_room(_who_gives_way(addresses, own))
        elif len(strangers) >= self._limits.strangers:
            room = self._make_room(_who_gives_way(self._others(strangers), len(near)))
        else:
            room = True
        if not room and expected:
            # Another program at the address of a known guest must not keep the guest out.
            room = self._make_room(next(iter(near), None))
        if room:
            self._callers[caller] = place
        return room

    def _others(
        self, strangers: dict[CountedConnection, _Place]
    ) -> list[tuple[CountedConnection, str]]:
        """Return the connections that may be evicted, with their machines.

        The first few from the machine of a known guest are excluded.
        """
        seen: Counter[str] = Counter()
        others = []
        for caller, (_, machine) in strangers.items():
            seen[machine] += 1
            if seen[machine] > self._limits.returning or not self._expected(machine):
                others.append((caller, machine))
        return others

    def _make_room(self, leaving: CountedConnection | None) -> bool:
        if leaving is None:
            return False
        self.leave(leaving)
        leaving.evict()
        return True

    def _machine(self, machine: str, now: float) -> _Usage:
        limits = self._limits
        return _visitor(self._machines, machine, limits.machine_rate, limits.machine_burst, now)

    def _address(self, address: str, now: float) -> _Usage:
        return _visitor(self._addresses, address, self._limits.rate, self._limits.burst, now)


def _who_gives_way(
    callers: Sequence[tuple[CountedConnection, str]], own: int
) -> CountedConnection | None:
    """Return which connection to evict for a new one; `callers` are with origins, oldest first.

    `own` is how many the new one's origin has already. One of the origin with the most is evicted,
    if that is more than the new one's will have. Otherwise, for an origin without a connection, one
    that has not said hello, which takes a moment only.
    """
    crowd = above_their_share(callers, own)
    if crowd:
        return next((caller for caller in crowd if caller.silent), crowd[0])
    if own:
        return None
    return next((caller for caller, _ in callers if caller.silent), None)


def _recent(visitors: dict[str, _Usage], now: float) -> dict[str, _Usage]:
    return {name: known for name, known in visitors.items() if now - known.noted <= ADDRESS_KEPT}


def _visitor(
    visitors: dict[str, _Usage], name: str, rate: float, burst: float, now: float
) -> _Usage:
    """Return the usage of an address or machine, and update its time."""
    visitor = visitors.get(name)
    if visitor is None:
        visitor = visitors[name] = _Usage(now, rate, burst)
    visitor.noted = now
    return visitor
