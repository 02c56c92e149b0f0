"""The guests that a table knows: by number, and by the hash of their token."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from mille_net.host.guest_connection import GuestConnection
from mille_net.limits import MAX_GUESTS_HERE, MAX_GUESTS_PER_MACHINE
from mille_net.messages import GuestInfo, Presence
from mille_rules.fair_deal import key_id

#: The number of the host's own screen.
OWNER = 0


@dataclass
class Guest:
    """One machine at the table, with all the people in front of it."""

    number: int
    #: All that is kept of the token: its SHA-256, and the key id that fair deals name.
    token_hash: bytes
    key: bytes
    names: tuple[str, ...]
    watching: bool = False
    #: It went on purpose.
    left: bool = False
    #: It was connected when the host was stopped, and is expected to come back in a moment.
    expected: bool = False
    #: When it may take a seat again, after it has lost one by doing nothing.
    barred_until: float = 0.0
    #: Seconds for which others waited for it in a seat that it left, and until when they count.
    idled: float = 0.0
    idled_until: float = 0.0
    connection: GuestConnection | None = field(default=None, repr=False)
    #: The machine from which it was let in the last time; not known after the host was restarted.
    machine: str = ""

    @property
    def presence(self) -> Presence:
        """How its connection is doing."""
        if self.connection is None:
            return Presence.LEFT if self.left else Presence.AWAY
        return Presence.SLOW if self.connection.slow else Presence.HERE

    def info(self) -> GuestInfo:
        """The guest as everybody sees it."""
        return GuestInfo(self.number, self.names[0], self.presence, self.watching)


def token_hash(token: bytes) -> bytes:
    """What a host keeps of a token."""
    return hashlib.sha256(token).digest()


class GuestList:
    """All guests, those who are away included."""

    def __init__(self) -> None:
        self._by_number: dict[int, Guest] = {}
        #: The number that the next newcomer gets; none is given twice.
        self.next_number = OWNER + 1

    def __iter__(self) -> Iterator[Guest]:
        return iter(list(self._by_number.values()))

    def __getitem__(self, number: int) -> Guest:
        """The guest of that number; KeyError where there is none."""
        return self._by_number[number]

    def get(self, number: int | None) -> Guest | None:
        """The guest of that number, if there is one."""
        return None if number is None else self._by_number.get(number)

    def of_token(self, token: bytes) -> Guest | None:
        """The guest who holds a token; nobody becomes the owner by one."""
        wanted = token_hash(token)
        holders = (guest for guest in self if guest.token_hash == wanted)
        return next((guest for guest in holders if guest.number != OWNER), None)

    def present(self) -> list[Guest]:
        """Those with a connection."""
        return [guest for guest in self._by_number.values() if guest.connection is not None]

    def has_room(self, machine: str) -> bool:
        """Whether a newcomer of this machine can be let in."""
        here = [guest.connection.machine for guest in self if guest.connection is not None]
        return len(here) < MAX_GUESTS_HERE and here.count(machine) < MAX_GUESTS_PER_MACHINE

    def add(self, token: bytes, names: tuple[str, ...]) -> Guest:
        """A newcomer."""
        number = self.next_number
        self.next_number += 1
        return self._new(number, token, names)

    def owner(self, token: bytes, names: tuple[str, ...]) -> Guest:
        """The host's own screen, whatever its token was before."""
        known = self._by_number.get(OWNER)
        owner = self._new(OWNER, token, names)
        owner.connection = None if known is None else known.connection
        return owner

    def _new(self, number: int, token: bytes, names: tuple[str, ...]) -> Guest:
        guest = Guest(number, token_hash(token), key_id(token), names)
        self.put(guest)
        return guest

    def put(self, guest: Guest) -> None:
        """A guest who was known before."""
        self._by_number[guest.number] = guest

    def forget(self, number: int) -> None:
        """Know a guest no longer: its token opens nothing from now on."""
        del self._by_number[number]
