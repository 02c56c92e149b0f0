"""Measures the time of a review: `python benchmarks/review_speed.py [races]`.

Races of `normal` against `hard`, each reviewed in a separate process as in the window. Goals on an
idle computer: a decision with its draw in 300 ms (95 of 100), a race in seconds.
"""

import random
import sys
import time
from collections import defaultdict
from queue import SimpleQueue

from mille_rules.computer.explanations.own_moments import race_of_seat
from mille_rules.computer.explanations.reviewing import Reviewing
from mille_rules.computer.player import ComputerPlayer
from mille_rules.computer.process_thinker import ProcessThinker
from mille_rules.match import Match
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES

RACES = 10
#: The share of answers that must arrive in time.
NEARLY_ALL = 0.95


def a_race(seed: int) -> Record:
    """Play a race of two computer players."""
    sitters = (Sitter("human", "Anna"), Sitter("computer-hard", "Marcel"))
    record = Record(Header(DEFAULT_RULES, sitters))
    match = Match(record)
    for seat, level in enumerate(("normal", "hard")):
        match.sit(seat, ComputerPlayer(level, match.submit))
    match.deal(lambda cards: random.Random(seed).sample(cards, len(cards)))
    return record


def review_one(thinker: ProcessThinker, record: Record, times: dict[str, list[float]]) -> float:
    """Review a race; return the seconds, and add those of each answer to `times`."""
    reviewing = Reviewing(race_of_seat(record, 0, 0))
    replies: SimpleQueue[object] = SimpleQueue()
    whole = 0.0
    while (question := reviewing.question) is not None:
        start = time.perf_counter()
        thinker.judge(question, replies.put)
        found = reviewing.take(replies.get())  # type: ignore[arg-type]
        taken = time.perf_counter() - start
        times[type(found).__name__].append(taken)
        whole += taken
    return whole


def main() -> None:
    """Measure and print."""
    races = int(sys.argv[1]) if len(sys.argv) > 1 else RACES
    thinker = ProcessThinker()
    times: dict[str, list[float]] = defaultdict(list)
    # The first answer waits for the process and the network weights.
    review_one(thinker, a_race(races), defaultdict(list))
    wholes = sorted(review_one(thinker, a_race(seed), times) for seed in range(races))
    thinker.close()
    for kind, taken in times.items():
        taken.sort()
        middle, late = taken[len(taken) // 2], taken[int(len(taken) * NEARLY_ALL)]
        print(f"{kind:9} {len(taken):5}  median {middle * 1e3:6.1f} ms  p95 {late * 1e3:6.1f} ms")
    print(f"a race         median {wholes[len(wholes) // 2]:6.2f} s   longest {wholes[-1]:6.2f} s")


if __name__ == "__main__":
    main()
