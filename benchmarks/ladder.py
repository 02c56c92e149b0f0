"""Plays each level of computer players against the one below it.

Matches to 5,000 points, with the same cards for both. The exit status is 1 if the share of matches
that a level wins is clearly outside of STEP.
"""

import argparse
import multiprocessing
import sys
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from mille_rules.computer.arena.series import Series
from mille_rules.computer.arena.tally import SeriesResults
from mille_rules.computer.arena.workers import played
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.rulesets import DEFAULT_RULES, PRESETS

#: The share of matches that a level is to win against the one below.
STEP = (0.58, 0.64)


def climb(series: Series, matches: int, jobs: int) -> SeriesResults:
    """Play one step of the ladder; RuntimeError for illegal moves, which are a bug."""
    tally = SeriesResults(series.players)
    for result in played(series, matches, jobs):
        if result.foul is not None:
            raise RuntimeError(f"{result.foul.player}: {result.foul.fault}")
        tally.add(result)
    return tally


def is_right(tally: SeriesResults) -> bool:
    """True if the share of matches won may well be that of a step."""
    low, high = tally.interval(0)
    return low <= STEP[1] and high >= STEP[0]


def line(tally: SeriesResults) -> str:
    """Return the figures of a step."""
    upper, lower = tally.players
    low, high = tally.interval(0)
    points, gap = tally.points(0), tally.lead(0)
    mark = "" if is_right(tally) else f"  not {100 * STEP[0]:.0f} to {100 * STEP[1]:.0f} %"
    return (
        f"{upper:>9} against {lower:9}{100 * tally.share(0):5.1f} %"
        f"  ({100 * low:.1f} to {100 * high:.1f})"
        f"{points.value:7.0f} points a race, {gap.value:+.0f} ± {gap.margin:.0f}"
        f"{1000 * tally.seconds(0, 0.5):9.2f} ms, {1000 * tally.seconds(0, 0.95):.2f} ms{mark}"
    )


def main() -> int:
    """Play and print the whole ladder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", choices=PRESETS, default=DEFAULT_RULES.name)
    parser.add_argument("--seats", type=int, choices=(2, 4), default=2)
    parser.add_argument("--matches", type=int, default=1000, help="for each step")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    right = True
    print("a level and the one below, matches won, points a race, a decision: median, 95 % under")
    for lower, upper in pairwise(LEVELS):
        series = Series((upper, lower), PRESETS[options.rules], options.seats, options.seed)
        tally = climb(series, options.matches, options.jobs)
        print(line(tally), flush=True)
        right = right and is_right(tally)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
