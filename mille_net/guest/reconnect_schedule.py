"""When to look for a host again: soon at first, every ten seconds later, for ten minutes."""

from collections.abc import Callable

from mille_net.limits import HOST_GONE_AFTER, RECONNECT_DELAYS, RECONNECT_SPREAD

#: So many random bytes, from the system or from a test.
Chance = Callable[[int], bytes]

_FRACTION_BYTES = 2
_FRACTIONS = (1 << 8 * _FRACTION_BYTES) - 1


def delay(attempt: int, chance: Chance) -> float:
    """Seconds before an attempt, counted from 0; spread, so that guests do not come all at once."""
    usual = RECONNECT_DELAYS[min(attempt, len(RECONNECT_DELAYS) - 1)]
    fraction = int.from_bytes(chance(_FRACTION_BYTES)) / _FRACTIONS
    return usual * (1 + RECONNECT_SPREAD * (2 * fraction - 1))


class ReconnectSchedule:
    """The attempts since a connection was lost; times in seconds of whatever clock is handed in."""

    def __init__(self, now: float, chance: Chance) -> None:
        self.began = now
        #: How many attempts have begun.
        self.attempt = 0
        self._chance = chance
        self._next: float | None = now + delay(0, chance)

    def due(self, now: float) -> bool:
        """Whether an attempt is to begin; it then counts as under way until `failed`."""
        if self._next is None or now < self._next:
            return False
        self._next = None
        self.attempt += 1
        return True

    def failed(self, now: float) -> None:
        """The attempt under way has led to nothing."""
        if self._next is None:
            self._next = now + delay(self.attempt, self._chance)

    def hopeless(self, now: float) -> bool:
        """Whether the host has been gone for so long that nobody looks for it any more."""
        return now - self.began > HOST_GONE_AFTER
