"""The code of a table, and how many guesses of it are left."""

from collections import Counter
from collections.abc import Callable

from mille_net.limits import (
    CODE_DIGITS,
    CODE_TRIES,
    CODE_TRIES_IN_ALL,
    CODE_TRIES_PER_ADDRESS,
)


class CodeDoor:
    """Makes codes, and counts wrong guesses: of a code, of an address, of everybody."""

    def __init__(self, chance: Callable[[int], bytes]) -> None:
        """`chance` gives so many bytes that nobody can foresee."""
        self._chance = chance
        self.renew()

    def renew(self) -> None:
        """Ask for another code from now on, all guesses forgiven."""
        self.code = self._new_code()
        self._wrong_of_code = 0
        self._wrong_in_all = 0
        self._wrong_by_address: Counter[str] = Counter()

    def left(self, address: str) -> int:
        """How many guesses an address has left."""
        by_address = CODE_TRIES_PER_ADDRESS - self._wrong_by_address[address]
        return max(0, min(by_address, CODE_TRIES_IN_ALL - self._wrong_in_all))

    def count_wrong(self, address: str) -> None:
        """Count a wrong guess; too many of one code make a new one."""
        self._wrong_by_address[address] += 1
        self._wrong_in_all += 1
        self._wrong_of_code += 1
        if self._wrong_of_code >= CODE_TRIES:
            self.code, self._wrong_of_code = self._new_code(), 0

    def _new_code(self) -> str:
        # 64 bits make every code as likely as any other to one part in 10^13.
        number = int.from_bytes(self._chance(8)) % 10**CODE_DIGITS
        return f"{number:0{CODE_DIGITS}d}"
