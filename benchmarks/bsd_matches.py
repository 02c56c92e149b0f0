"""Matches of a level against the computer player of BSD mille, through a pseudo-terminal.

Rules `bsd`, two players, to 5,000 points. The program deals and decides who begins, so `--seed` is
only for the random numbers of our player. Both programs score every race; the benchmark fails if
they differ.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

try:
    from bsd_driver import PROGRAM, BsdMille, CorruptHandError, DriverError
    from bsd_screen import Prompt, Seen, UnreadableError
    from bsd_table import BsdRace, DisagreementError
except ModuleNotFoundError as error:
    sys.exit(f"{error}; what this benchmark needs comes with: pip install -e '.[bsd]'")

from mille_rules import Move, MoveKind
from mille_rules.computer.arena.entrants import entrant
from mille_rules.computer.arena.tally import mean_of, wilson
from mille_rules.computer.strategy import Strategy
from mille_rules.moves import DRAW, EXTEND
from mille_rules.state import SideScore


class Outcome(NamedTuple):
    """The outcome of a match."""

    #: Points of both sides race by race.
    races: tuple[tuple[int, int], ...]
    points: tuple[int, int]
    #: Differences between the two programs.
    disagreements: tuple[str, ...]
    #: The reason why the match does not count, if any.
    dropped: str


class BsdMatch:
    """A match, from the start of the program to its end."""

    def __init__(self, bsd: BsdMille, strategy: Strategy) -> None:
        self._bsd, self._strategy = bsd, strategy
        self._scores: list[tuple[SideScore, ...]] = []
        self._shown: list[tuple[int, int]] = []
        self._disagreements: list[str] = []

    def play(self) -> Outcome:
        """Play the whole match."""
        seen = self._bsd.look()
        try:
            while True:
                seen = self._play_race(seen)
                if seen.prompt is Prompt.MATCH_OVER:
                    return self._outcome(seen, "")
                seen = self._bsd.answer(yes=True)
        except (CorruptHandError, DriverError, UnreadableError) as error:
            return self._outcome(seen, str(error).partition("\n")[0])

    def _outcome(self, seen: Seen, dropped: str) -> Outcome:
        points = seen.own.points, seen.other.points
        return Outcome(tuple(self._shown), points, tuple(self._disagreements), dropped)

    def _play_race(self, seen: Seen) -> Seen:
        race = BsdRace(len(self._shown) + 1, seen, tuple(self._scores))
        while seen.prompt in (Prompt.MOVE, Prompt.EXTENSION):
            view, choices = race.asked(seen)
            move = choices[0] if len(choices) == 1 else self._strategy.choose(view, choices)
            if move.kind is MoveKind.PASS:
                race.passed()
                continue
            before, seen = seen, self._make(move)
            with self._disagreeing():
                race.moved(move, before, seen)
        with self._disagreeing():
            self._scores.append(race.score(seen))
        self._shown.append((seen.own.race_points, seen.other.race_points))
        return seen

    @contextmanager
    def _disagreeing(self) -> Iterator[None]:
        """Record differences between the programs, and continue."""
        try:
            yield
        except DisagreementError as error:
            self._disagreements.append(str(error))

    def _make(self, move: Move) -> Seen:
        if move == DRAW:
            return self._bsd.draw()
        if move.card is None:
            return self._bsd.answer(yes=move == EXTEND)
        return self._bsd.use(move.card, "D" if move.kind is MoveKind.DISCARD else "U")


def play(job: tuple[str, int, int]) -> Outcome:
    """Play match `number` of a level."""
    level, seed, number = job
    with BsdMille() as bsd:
        return BsdMatch(bsd, entrant(level).strategy(seed * 1_000_003 + number)).play()


def report(level: str, outcomes: list[Outcome]) -> None:
    """Print the outcomes."""
    counted = [outcome for outcome in outcomes if not outcome.dropped]
    won = sum(own > other for own, other in (outcome.points for outcome in counted))
    drawn = sum(own == other for own, other in (outcome.points for outcome in counted))
    races = [race for outcome in counted for race in outcome.races]
    low, high = wilson(won, len(counted))
    share = 100 * won / len(counted) if counted else 0.0
    gap = mean_of([own - other for own, other in races])
    own, other = (mean_of([race[side] for race in races]) for side in range(2))
    print(f"{level}: {won} of {len(counted)} matches won, {drawn} drawn: {share:.1f} %", end=" ")
    print(f"({100 * low:.1f} to {100 * high:.1f})")
    print(f"points a race: {own.value:.0f} against {other.value:.0f}", end=", ")
    print(f"{gap.value:+.0f} ± {gap.margin:.0f}; {len(races)} races scored alike")
    for outcome in outcomes:
        if outcome.dropped:
            print(f"dropped: {outcome.dropped}")


def main() -> int:
    """Play and print; the exit status is 1 if the two programs differ."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="expert", help="a player as the arena knows them")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1, help="for our player's own chance")
    options = parser.parse_args()
    if not PROGRAM.exists():
        parser.error(f"{PROGRAM} is missing; on Debian: apt install bsdgames")
    jobs = [(options.level, options.seed, number) for number in range(options.matches)]
    outcomes = []
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for outcome in pool.imap_unordered(play, jobs):
            outcomes.append(outcome)
            print(f"\r{len(outcomes)} of {options.matches}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report(options.level, outcomes)
    disagreements = [text for outcome in outcomes for text in outcome.disagreements]
    for text in disagreements:
        print(f"disagreement: {text}")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
