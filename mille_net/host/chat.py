"""The chat of a table: its rate limit, and the latest lines for guests who come back."""

from collections import defaultdict, deque
from collections.abc import Callable

from msgspec.structs import replace

from mille_net.host.guests import Guest
from mille_net.host.requests import RequestRefusedError, require
from mille_net.host.table import HostTable
from mille_net.limits import CHAT_KEPT, CHAT_LINES, CHAT_SECONDS, LINE_ID_BYTES
from mille_net.messages import RefusalCode, Said, Say


class Chat:
    """Stores the latest lines in memory, and limits how often each guest may write."""

    def __init__(self, table: HostTable, chance: Callable[[int], bytes]) -> None:
        """`chance` returns random bytes."""
        self._table = table
        self._chance = chance
        self._times: defaultdict[int, deque[float]] = defaultdict(deque)
        #: Each with the number that the next newcomer would get: guests with that number or a
        #: higher one were not at the table yet.
        self._lines: deque[tuple[int, Said]] = deque(maxlen=CHAT_KEPT)

    def say(self, guest: Guest, message: Say, now: float) -> Said:
        """Store a line; raises RequestRefusedError if the guest may not say it now."""
        name, seat = guest.names[0], message.seat
        if seat is not None:
            require(self._table.owns(guest.number, seat), RefusalCode.NOT_YOUR_SEAT)
            name = self._table.seats[seat].name or name
        self._allow(guest.number, now)
        line = Said(
            id=self._chance(LINE_ID_BYTES),
            guest=guest.number,
            name=name,
            text=message.text,
            again=False,
            phrase=message.phrase,
            seat=seat,
        )
        self._lines.append((self._table.guests.next_number, line))
        return line

    def heard_by(self, guest: Guest) -> list[Said]:
        """Return the lines since a guest first came to the table, marked as repeated."""
        return [
            replace(line, again=True) for newcomer, line in self._lines if guest.number < newcomer
        ]

    def forget(self, guest: int) -> None:
        """Forget a guest."""
        self._times.pop(guest, None)

    def _allow(self, guest: int, now: float) -> None:
        times = self._times[guest]
        while times and now - times[0] >= CHAT_SECONDS:
            times.popleft()
        if len(times) >= CHAT_LINES:
            seconds = int(CHAT_SECONDS - (now - times[0])) + 1
            raise RequestRefusedError(RefusalCode.TOO_FAST, seconds=seconds)
        times.append(now)
