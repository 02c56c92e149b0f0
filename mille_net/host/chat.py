"""Chat at a table: who may say how much."""

from collections import deque

from mille_net.host.requests import RequestRefusedError
from mille_net.limits import CHAT_LINES, CHAT_SECONDS
from mille_net.messages import RefusalCode


class Chat:
    """Counts the lines of each guest."""

    def __init__(self) -> None:
        self._times: dict[int, deque[float]] = {}

    def allow(self, guest: int, now: float) -> None:
        """Count a line; RequestRefusedError where there have been too many."""
        times = self._times.setdefault(guest, deque())
        while times and now - times[0] >= CHAT_SECONDS:
            times.popleft()
        if len(times) >= CHAT_LINES:
            seconds = int(CHAT_SECONDS - (now - times[0])) + 1
            raise RequestRefusedError(RefusalCode.TOO_FAST, seconds=seconds)
        times.append(now)

    def forget(self, guest: int) -> None:
        """A guest is known no longer."""
        self._times.pop(guest, None)
