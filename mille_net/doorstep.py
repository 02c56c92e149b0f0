"""Who may connect at all: counted by address before a single byte is read."""

from typing import NamedTuple

from mille_net.buckets import Bucket
from mille_net.limits import (
    BAN_SECONDS,
    CONNECTION_BURST,
    CONNECTION_RATE,
    ERRORS_BEFORE_BAN,
    MAX_CONNECTIONS,
    MAX_CONNECTIONS_PER_ADDRESS,
)


class DoorstepLimits(NamedTuple):
    """What one address, and all together, may do; times in seconds."""

    connections: int = MAX_CONNECTIONS
    per_address: int = MAX_CONNECTIONS_PER_ADDRESS
    rate: float = CONNECTION_RATE
    burst: float = CONNECTION_BURST
    errors: int = ERRORS_BEFORE_BAN
    ban: float = BAN_SECONDS


USUAL_DOORSTEP = DoorstepLimits()


class _Visitor:
    """What is known of one address."""

    def __init__(self, now: float, limits: DoorstepLimits) -> None:
        self.open = 0
        self.bucket = Bucket(limits.rate, limits.burst)
        self.errors = 0
        self.banned_until = now
        #: When it last came, or did wrong.
        self.noted = now


class Doorstep:
    """Counts connections, their rate and misuse, by address; told the time, in seconds."""

    def __init__(self, limits: DoorstepLimits = USUAL_DOORSTEP) -> None:
        self._limits = limits
        self._visitors: dict[str, _Visitor] = {}
        self._open = 0

    def enter(self, address: str, now: float) -> bool:
        """Count a new connection in; False where it must be closed at once, uncounted."""
        visitor = self._visitor(address, now)
        limits = self._limits
        if not visitor.bucket.take(now) or now < visitor.banned_until:
            return False
        if self._open >= limits.connections or visitor.open >= limits.per_address:
            return False
        visitor.open += 1
        self._open += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out that has entered."""
        self._visitors[address].open -= 1
        self._open -= 1

    def misused(self, address: str, now: float) -> None:
        """Note a protocol error; too many bring a ban."""
        visitor = self._visitor(address, now)
        visitor.errors += 1
        if visitor.errors >= self._limits.errors:
            visitor.errors = 0
            visitor.banned_until = now + self._limits.ban

    def forget(self, now: float) -> None:
        """Drop the addresses that have no connection and did nothing for the time of a ban."""
        self._visitors = {
            address: visitor
            for address, visitor in self._visitors.items()
            if visitor.open or now - visitor.noted <= self._limits.ban
        }

    def _visitor(self, address: str, now: float) -> _Visitor:
        visitor = self._visitors.get(address)
        if visitor is None:
            visitor = self._visitors[address] = _Visitor(now, self._limits)
        visitor.noted = now
        return visitor
