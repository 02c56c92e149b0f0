"""Chat at a table: who may say how much, and what was said, for whoever comes back."""

from collections import defaultdict, deque
from collections.abc import Callable

from mille_net.host.guests import Guest, GuestList
from mille_net.host.requests import RequestRefusedError
from mille_net.limits import CHAT_KEPT, CHAT_LINES, CHAT_SECONDS, LINE_ID_BYTES
from mille_net.messages import RefusalCode, Said


class Chat:
    """The latest lines, in memory alone, and when each guest has said something."""

    def __init__(self, guests: GuestList, chance: Callable[[int], bytes]) -> None:
        """`chance` gives so many bytes that nobody can foresee."""
        self._guests = guests
        self._chance = chance
        self._times: defaultdict[int, deque[float]] = defaultdict(deque)
        #: Each with the number that the next newcomer had: whoever has that one or a later one was
        #: not at the table yet.
        self._lines: deque[tuple[int, Said]] = deque(maxlen=CHAT_KEPT)

    def say(self, guest: Guest, text: str, now: float) -> Said:
        """Keep a line; RequestRefusedError where there have been too many of this guest."""
        self._allow(guest.number, now)
        line = Said(self._chance(LINE_ID_BYTES), guest.number, guest.names[0], text, again=False)
        self._lines.append((self._guests.next_number, line))
        return line

    def heard_by(self, guest: Guest) -> list[Said]:
        """What was said since a guest first came to the table, as it is told again."""
        return [
            Said(line.id, line.guest, line.name, line.text, again=True)
            for newcomer, line in self._lines
            if guest.number < newcomer
        ]

    def forget(self, guest: int) -> None:
        """A guest is known no longer."""
        self._times.pop(guest, None)

    def _allow(self, guest: int, now: float) -> None:
        times = self._times[guest]
        while times and now - times[0] >= CHAT_SECONDS:
            times.popleft()
        if len(times) >= CHAT_LINES:
            seconds = int(CHAT_SECONDS - (now - times[0])) + 1
            raise RequestRefusedError(RefusalCode.TOO_FAST, seconds=seconds)
        times.append(now)
