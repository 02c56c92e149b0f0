"""The clock of a session, which does not count the time for which a computer sleeps."""

from mille_net.limits import SLEEP_GAP


class SessionClock:
    """Seconds since the first tick, without sleep: after a sleep, no deadline has come nearer."""

    def __init__(self) -> None:
        self.now = 0.0
        self._last: float | None = None

    def tick(self, now: float) -> bool:
        """Advance to the time of a monotonic clock; returns True if the computer has slept."""
        passed = 0.0 if self._last is None else now - self._last
        self._last = now
        slept = passed > SLEEP_GAP
        if not slept:
            self.now += passed
        return slept
