"""The keys that are valid now: those of players' phones, and those in codes on the screen."""

from collections import deque
from collections.abc import Callable, Mapping

from mille_net.limits import PHONE_KEY_BYTES, USED_CODES_KEPT
from mille_net.phone.sealing import key_id


class PhoneKey:
    """A secret and the player for whom it is. It has no text form, so that no log can have it."""

    def __init__(self, secret: bytes, player: str, until: float | None = None) -> None:
        """`until` is the time at which a code becomes invalid; a phone's own key has none."""
        self.id = key_id(secret)
        self.secret = secret
        self.player = player
        self.until = until
        #: The phone's public value with which a code was used, and the message that answered it.
        self.used: tuple[str, bytes] | None = None

    @property
    def in_code(self) -> bool:
        """True if the key came from a code, and is to be exchanged for the phone's own."""
        return self.until is not None


class PhoneKeys:
    """Finds keys by their names; each player has at most one code and one phone."""

    def __init__(self, stored: Mapping[str, bytes], chance: Callable[[int], bytes]) -> None:
        """`stored` are the phones' own keys by player; `chance` returns random bytes."""
        self._chance = chance
        self._own = {player: PhoneKey(secret, player) for player, secret in stored.items()}
        self._codes: dict[str, PhoneKey] = {}
        self._used: deque[PhoneKey] = deque(maxlen=USED_CODES_KEPT)

    @property
    def stored(self) -> dict[str, bytes]:
        """The phones' own keys by player."""
        return {player: key.secret for player, key in self._own.items()}

    @property
    def has_codes(self) -> bool:
        """True while a code is valid."""
        return bool(self._codes)

    def find(self, name: str) -> PhoneKey | None:
        """Return the key with this name: a valid one, or that of a code that has been used."""
        keys = (*self._codes.values(), *self._own.values(), *self._used)
        return next((key for key in keys if key.id == name), None)

    def make_code(self, player: str, until: float) -> PhoneKey:
        """Make a code for a player in place of an earlier one."""
        key = self._codes[player] = PhoneKey(self._chance(PHONE_KEY_BYTES), player, until)
        return key

    def withdraw(self, player: str) -> PhoneKey | None:
        """Forget the code of a player, and return its key."""
        return self._codes.pop(player, None)

    def exchange(self, code: PhoneKey, secret: bytes, start: str, answer: bytes) -> None:
        """Use up a code; `secret` is the new key of the player's phone.

        `start` is the public value of that phone, and `answer` the message that it is to get.
        """
        del self._codes[code.player]
        code.used = start, answer
        self._used.append(code)
        self._own[code.player] = PhoneKey(secret, code.player)

    def end(self, player: str) -> bool:
        """Forget the phone of a player; returns False if there is none."""
        return self._own.pop(player, None) is not None

    def over(self, now: float) -> list[PhoneKey]:
        """Forget the codes whose time is over, and return their keys."""
        over = [key for key in self._codes.values() if key.until is not None and key.until <= now]
        for key in over:
            del self._codes[key.player]
        return over
