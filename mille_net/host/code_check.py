"""The code of a table, and the pauses after wrong guesses.

After a few wrong guesses a machine must pause before each further one, twice as long each time. The
wrong guesses of all machines together are limited as well, because somebody may have many
addresses. That limit has two parts, so that machines that keep guessing do not use up the first few
guesses of others, which are enough for a person who mistypes the code.
"""

from collections.abc import Callable
from math import ceil

from mille_net.limits import (
    CODE_DIGITS,
    CODE_EARLY_BURST,
    CODE_FORGIVEN_AFTER,
    CODE_GUESSES_PER_HOUR,
    CODE_LATER_BURST,
    CODE_LONGEST_PAUSE,
    CODE_PAUSE,
    CODE_TRIES,
)
from mille_net.transport.token_bucket import TokenBucket

_HOUR = 3600


class _Guesser:
    """A machine with wrong guesses."""

    def __init__(self) -> None:
        self.wrong = 0
        self.next_at = self.latest = 0.0

    def count(self, now: float) -> None:
        """Count one more wrong guess."""
        self.wrong += 1
        self.latest = now
        pauses = self.wrong - CODE_TRIES
        if pauses >= 0:
            # Doubled each time, up to a limit.
            self.next_at = now + min(CODE_PAUSE * 2 ** min(pauses, 16), CODE_LONGEST_PAUSE)


class CodeCheck:
    """Creates codes and counts wrong guesses; times in seconds."""

    def __init__(self, chance: Callable[[int], bytes]) -> None:
        """`chance` returns random bytes."""
        self._chance = chance
        rate = CODE_GUESSES_PER_HOUR / _HOUR
        self._early, self._later = (
            TokenBucket(rate, CODE_EARLY_BURST),
            TokenBucket(rate, CODE_LATER_BURST),
        )
        self.renew()

    def renew(self) -> None:
        """Create another code; resets the limit of each machine, not the common one."""
        # With 64 bits all codes are equally likely to one part in 10^13.
        number = int.from_bytes(self._chance(8)) % 10**CODE_DIGITS
        self.code = f"{number:0{CODE_DIGITS}d}"
        self._guessers: dict[str, _Guesser] = {}

    def left(self, machine: str) -> int:
        """Return how many guesses a machine has before the next pause."""
        guesser = self._guessers.get(machine)
        return max(0, CODE_TRIES - (0 if guesser is None else guesser.wrong))

    def pause(self, machine: str, now: float) -> int:
        """Return the whole seconds until this machine may guess, 0 if it may now."""
        guesser = self._guessers.get(machine)
        own = 0.0 if guesser is None else guesser.next_at - now
        return ceil(max(own, self._bucket(machine).wait(now)))

    def count_wrong(self, machine: str, now: float) -> None:
        """Count a wrong guess of a machine whose pause was 0."""
        self._bucket(machine).take(now)
        self._guessers.setdefault(machine, _Guesser()).count(now)

    def forget(self, now: float) -> None:
        """Drop machines without recent wrong guesses."""
        self._guessers = {
            machine: guesser
            for machine, guesser in self._guessers.items()
            if now - guesser.latest < CODE_FORGIVEN_AFTER
        }

    def _bucket(self, machine: str) -> TokenBucket:
        """Return the part of the common limit to which a wrong guess of this machine counts."""
        return self._early if self.left(machine) else self._later
