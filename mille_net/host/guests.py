"""The guests of a table, by number and by the hash of their token."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from mille_net.host.guest_connection import GuestConnection
from mille_net.messages import GuestInfo, Presence
from mille_rules.fair_deal import key_id

#: The number of the host's own screen.
OWNER = 0


@dataclass
class Guest:
    """One computer at the table, with all the people at its screen."""

    number: int
    #: All that is stored of the token: its SHA-256, and the key id used in fair deals.
    token_hash: bytes
    key: bytes
    names: tuple[str, ...]
    watching: bool = False
    #: After how many races running the others had to remind it that they wait.
    delays: int = 0
    #: True if it has left on purpose.
    left: bool = False
    #: True if it was connected when the host stopped, and should soon come back.
    expected: bool = False
    #: When it may take a seat again, after losing one by idling.
    barred_until: float = 0.0
    #: Seconds for which others waited for it in a seat that it left, and when they expire.
    idled: float = 0.0
    idled_until: float = 0.0
    connection: GuestConnection | None = field(default=None, repr=False)
    #: The machine of its latest connection; empty after a restart of the host.
    machine: str = ""

    @property
    def presence(self) -> Presence:
        """The state of its connection."""
        if self.connection is None:
            return Presence.LEFT if self.left else Presence.AWAY
        return Presence.SLOW if self.connection.slow else Presence.HERE

    def info(self) -> GuestInfo:
        """Return what everybody may know of the guest."""
        return GuestInfo(self.number, self.names[0], self.presence, self.watching)


def token_hash(token: bytes) -> bytes:
    """Return the hash of a token."""
    return hashlib.sha256(token).digest()


class GuestList:
    """All guests, including absent ones."""

    def __init__(self) -> None:
        self._by_number: dict[int, Guest] = {}
        #: The number of the next newcomer; none is used twice.
        self.next_number = OWNER + 1

    def __iter__(self) -> Iterator[Guest]:
        return iter(list(self._by_number.values()))

    def __getitem__(self, number: int) -> Guest:
        """Return the guest with a number; raises KeyError if there is none."""
        return self._by_number[number]

    def get(self, number: int | None) -> Guest | None:
        """Return the guest with a number, if there is one."""
        return None if number is None else self._by_number.get(number)

    def of_token(self, token: bytes) -> Guest | None:
        """Return the guest with a token, except the owner."""
        wanted = token_hash(token)
        holders = (guest for guest in self if guest.token_hash == wanted)
        return next((guest for guest in holders if guest.number != OWNER), None)

    def present(self) -> list[Guest]:
        """Return the guests with a connection."""
        return [guest for guest in self._by_number.values() if guest.connection is not None]

    def add(self, token: bytes, names: tuple[str, ...]) -> Guest:
        """Add and return a newcomer."""
        number = self.next_number
        self.next_number += 1
        return self._new(number, token, names)

    def owner(self, token: bytes, names: tuple[str, ...]) -> Guest:
        """Add the host's own screen with a new token, and return it."""
        known = self._by_number.get(OWNER)
        owner = self._new(OWNER, token, names)
        owner.connection = None if known is None else known.connection
        return owner

    def _new(self, number: int, token: bytes, names: tuple[str, ...]) -> Guest:
        guest = Guest(number, token_hash(token), key_id(token), names)
        self.put(guest)
        return guest

    def put(self, guest: Guest) -> None:
        """Add a guest who has a number."""
        self._by_number[guest.number] = guest

    def forget(self, number: int) -> None:
        """Remove a guest, whose token becomes invalid."""
        del self._by_number[number]
