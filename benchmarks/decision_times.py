"""Measures how much processor time decisions of computer players take at every table.

What a level needs is loaded beforehand, as while the cards are dealt. The exit status is 1 if one
decision takes longer than LONGEST, or more than one in 1,000 longer than USUAL.
"""

import argparse
import gc
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import prepare
from mille_rules.computer.matches import play_match
from mille_rules.computer.strategy import Strategy
from mille_rules.moves import Move
from mille_rules.record import Header, Sitter
from mille_rules.rulesets import PRESETS, SEAT_COUNTS, RuleSet
from mille_rules.state import Setup
from mille_rules.views import View

#: Seconds that 999 of 1,000 decisions may take, and that any may.
USUAL, LONGEST = 0.050, 0.150


class Timed:
    """Decides as another strategy does, and notes how long that takes."""

    def __init__(self, strategy: Strategy, times: list[float]) -> None:
        """Add the seconds of each decision to `times`."""
        self._strategy, self._times = strategy, times

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return the strategy's choice."""
        start = time.thread_time()
        move = self._strategy.choose(view, choices)
        self._times.append(time.thread_time() - start)
        return move


def times_at(rules: RuleSet, seats: int, level: str, races: int) -> list[float]:
    """Return the seconds of all decisions in so many races, in ascending order."""
    times: list[float] = []
    played = number = 0
    prepare(level, Setup(rules, seats, rules.sides_for(seats)))
    while played < races:
        strategies = [Timed(LEVELS[level](seed=seat), times) for seat in range(seats)]
        header = Header(rules, (Sitter(f"computer-{level}", level),) * seats)
        record = play_match(header, strategies, Random(number), number % seats)
        number, played = number + 1, played + len(record.state.match.races)
        # Records of whole matches would make the collection of garbage slower than it ever is.
        del record
        gc.collect()
    return sorted(times)


def main() -> int:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", choices=PRESETS, nargs="+", default=tuple(PRESETS))
    parser.add_argument("--levels", choices=LEVELS, nargs="+", default=("expert",))
    parser.add_argument("--races", type=int, default=100, help="for each table and level")
    options = parser.parse_args()
    print("rules, seats, level: decisions; ms: median, 99 %, 99.9 %, longest")
    right = True
    for name in options.rules:
        for seats in filter(PRESETS[name].allows_seats, SEAT_COUNTS):
            for level in options.levels:
                times = times_at(PRESETS[name], seats, level, options.races)
                ms = [1000 * times[int(share * len(times))] for share in (0.5, 0.99, 0.999)]
                figures = "".join(f"{number:8.1f}" for number in (*ms, 1000 * times[-1]))
                print(f"{name:14}{seats:2} {level:9}{len(times):7}{figures}", flush=True)
                right = right and ms[2] <= 1000 * USUAL and times[-1] <= LONGEST
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
