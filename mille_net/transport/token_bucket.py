"""A rate limit."""


class TokenBucket:
    """Allows `burst` uses at once, and then `rate` per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, 0.0

    def take(self, now: float) -> bool:
        """Use a token at this time, in seconds; returns False if there is none."""
        if self.wait(now) > 0:
            return False
        self._level -= 1
        return True

    def wait(self, now: float) -> float:
        """Return the seconds until there is a token, 0 if there is one now."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, (1 - self._level) / self._rate)
