"""Time as a session counts it: the hours that a computer sleeps are none."""

from mille_net.limits import SLEEP_GAP


class AwakeClock:
    """Seconds awake since the first tick; after a sleep every deadline is as far off as before."""

    def __init__(self) -> None:
        self.now = 0.0
        self._last: float | None = None

    def tick(self, now: float) -> bool:
        """Take the time of a clock that never goes back, in seconds; True where time is missing."""
        passed = 0.0 if self._last is None else now - self._last
        self._last = now
        slept = passed > SLEEP_GAP
        if not slept:
            self.now += passed
        return slept
