"""The code of a table, and the pauses after wrong guesses.

A guesser waits, never the table: each machine has a few wrong guesses, then a pause before each
further one, twice as long each time. The wrong guesses of all machines together are limited as
well, or somebody with many addresses would have many times as many. That limit has two parts, so
that machines that go on guessing take nothing from those that have a few guesses left: a person who
knows the code and mistypes it needs no more.
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
    """A machine that has guessed wrong."""

    def __init__(self) -> None:
        self.wrong = 0
        self.next_at = self.latest = 0.0

    def count(self, now: float) -> None:
        """One more wrong guess."""
        self.wrong += 1
        self.latest = now
        pauses = self.wrong - CODE_TRIES
        if pauses >= 0:
            # Twice as long each time, without numbers that grow for ever.
            self.next_at = now + min(CODE_PAUSE * 2 ** min(pauses, 16), CODE_LONGEST_PAUSE)


class CodeCheck:
    """Makes codes and counts wrong guesses; told the time, in seconds."""

    def __init__(self, chance: Callable[[int], bytes]) -> None:
        """`chance` gives so many bytes that nobody can foresee."""
        self._chance = chance
        rate = CODE_GUESSES_PER_HOUR / _HOUR
        self._early, self._later = (
            TokenBucket(rate, CODE_EARLY_BURST),
            TokenBucket(rate, CODE_LATER_BURST),
        )
        self.renew()

    def renew(self) -> None:
        """Make another code; each machine begins anew, all together do not."""
        # 64 bits make every code as likely as any other to one part in 10^13.
        number = int.from_bytes(self._chance(8)) % 10**CODE_DIGITS
        self.code = f"{number:0{CODE_DIGITS}d}"
        self._guessers: dict[str, _Guesser] = {}

    def left(self, machine: str) -> int:
        """How many guesses a machine has before there is a pause."""
        guesser = self._guessers.get(machine)
        return max(0, CODE_TRIES - (0 if guesser is None else guesser.wrong))

    def pause(self, machine: str, now: float) -> int:
        """Whole seconds until a guess of this machine is looked at, 0 where it is now."""
        guesser = self._guessers.get(machine)
        own = 0.0 if guesser is None else guesser.next_at - now
        return ceil(max(own, self._bucket(machine).wait(now)))

    def count_wrong(self, machine: str, now: float) -> None:
        """Count a wrong guess of a machine whose pause was 0."""
        self._bucket(machine).take(now)
        self._guessers.setdefault(machine, _Guesser()).count(now)

    def forget(self, now: float) -> None:
        """Drop the machines that have not guessed wrong for long."""
        self._guessers = {
            machine: guesser
            for machine, guesser in self._guessers.items()
            if now - guesser.latest < CODE_FORGIVEN_AFTER
        }

    def _bucket(self, machine: str) -> TokenBucket:
        """What a wrong guess of this machine is taken from."""
        return self._early if self.left(machine) else self._later
