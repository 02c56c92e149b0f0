"""When to reconnect to a host: soon at first, then every ten seconds, for ten minutes."""

from collections.abc import Callable

from mille_net.limits import HOST_GONE_AFTER, RECONNECT_DELAYS, RECONNECT_SPREAD

#: Returns so many random bytes.
Chance = Callable[[int], bytes]

_FRACTION_BYTES = 2
_FRACTIONS = (1 << 8 * _FRACTION_BYTES) - 1


def delay(attempt: int, chance: Chance) -> float:
    """Return the seconds before an attempt, counted from 0, with some random variation."""
    usual = RECONNECT_DELAYS[min(attempt, len(RECONNECT_DELAYS) - 1)]
    fraction = int.from_bytes(chance(_FRACTION_BYTES)) / _FRACTIONS
    return usual * (1 + RECONNECT_SPREAD * (2 * fraction - 1))


class ReconnectSchedule:
    """The attempts since a connection was lost; times in seconds of the caller's clock."""

    def __init__(self, now: float, chance: Chance) -> None:
        self.began = now
        #: The number of attempts so far.
        self.attempt = 0
        self._chance = chance
        self._next: float | None = now + delay(0, chance)

    def due(self, now: float) -> bool:
        """Return True if an attempt must be made now; it counts as in progress until `failed`."""
        if self._next is None or now < self._next:
            return False
        self._next = None
        self.attempt += 1
        return True

    def failed(self, now: float) -> None:
        """Note that the attempt in progress has failed."""
        if self._next is None:
            self._next = now + delay(self.attempt, self._chance)

    def hopeless(self, now: float) -> bool:
        """Return True if the host has been unreachable for too long."""
        return now - self.began > HOST_GONE_AFTER
