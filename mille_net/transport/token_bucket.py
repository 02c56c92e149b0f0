"""How often something may happen: a bucket that fills with time and is emptied by use."""


class TokenBucket:
    """Lets `burst` through at once, and `rate` per second from then on."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, 0.0

    def take(self, now: float) -> bool:
        """Use one up at this time, in seconds; False where there is none."""
        if self.wait(now) > 0:
            return False
        self._level -= 1
        return True

    def wait(self, now: float) -> float:
        """Seconds until there is one to use up, 0 where there is one now."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, (1 - self._level) / self._rate)
