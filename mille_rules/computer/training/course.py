"""A course: rounds of play and learning, which can be saved and gone on with.

It makes the weights that are shipped, with the table of chances to win a match.
"""

import pickle
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.learned.actions import ACTIONS
from mille_rules.computer.learned.equity import LINES, STEP
from mille_rules.computer.learned.observation import sizes
from mille_rules.computer.learned.weights_file import packed
from mille_rules.computer.training.learning import Rates, RoundFigures, judge, learn
from mille_rules.computer.training.networks import Network
from mille_rules.computer.training.selfplay import RESULTS, Tables, hidden_sizes
from mille_rules.rulesets import BSD, CLASSIC, DUJARDIN, WINNING_MOVES

#: The table is worked out in finer steps than it is kept in.
_FINE = 2
_UNIT = STEP // _FINE
_MOST = (LINES - 1) * _FINE


def chances(results: Iterable[tuple[int, int]]) -> NDArray[np.float64]:
    """The chance of the side whose need is the line, against that of the column.

    `results` are the points of two sides in a race each; either may be either side, so that the
    table says nothing about who begins.
    """
    seen: Counter[tuple[int, int]] = Counter()
    for one, other in results:
        pair = round(one / _UNIT), round(other / _UNIT)
        if any(pair):
            seen[pair] += 1
            seen[pair[::-1]] += 1
    own, rival = np.array(list(seen)).T
    share = np.array(list(seen.values())) / seen.total()
    table = np.full((_MOST + 1, _MOST + 1), 0.5)
    table[0, 1:], table[1:, 0] = 1, 0
    # Every race brings both needs nearer to nothing together: their sum is what shrinks.
    for total in range(2, 2 * _MOST + 1):
        for need in range(max(1, total - _MOST), min(_MOST, total - 1) + 1):
            left, other = need - own, total - need - rival
            after = table[np.maximum(left, 0), np.maximum(other, 0)]
            over = (left <= 0) | (other <= 0)
            won = np.where(left == other, 0.5, (left < other).astype(float))
            table[need, total - need] = np.where(over, won, after) @ share
    return table[::_FINE, ::_FINE]


#: The share of each rule set, highest for the one by which players are measured.
SHARES = {
    2: ((WINNING_MOVES, 0.55), (BSD, 0.25), (CLASSIC, 0.1), (DUJARDIN, 0.1)),
    3: ((WINNING_MOVES, 0.7), (CLASSIC, 0.15), (DUJARDIN, 0.15)),
    4: ((WINNING_MOVES, 0.7), (CLASSIC, 0.15), (DUJARDIN, 0.15)),
    6: ((WINNING_MOVES, 0.7), (CLASSIC, 0.15), (DUJARDIN, 0.15)),
}
#: Neurons of the hidden layers of the policy, the critic and the judge.
_POLICY, _CRITIC, _JUDGE = (128, 64), (128, 32), (64, 32)
#: Those of policy and critic in a wider stage.
_WIDE = (256, 64)
#: The rates at the start of a course, of a later stage, and at the end of both.
_FIRST, _AGAIN, _LAST = Rates(1e-3, 0.01), Rates(8e-4, 0.004), Rates(1e-5, 0.001)
#: The points of a race while none has been played.
_SOME_RACE = (0, 1000)
#: Rounds after which the chances to win a match are worked out again from the latest races.
_CHANCES_EVERY = 50


class Plan(NamedTuple):
    """The length of a course, and the size of a round."""

    #: Rounds in which policy and critic learn, and rounds after them that teach the judge.
    rounds: int = 1200
    judging: int = 150
    tables: int = 1024
    steps: int = 64


class CurvePoint(NamedTuple):
    """A round of the course."""

    round: int
    races: int
    entropy: float
    foreseen: float
    #: The average points of a side in the latest races.
    points: float


class Course:
    """Networks that learn to play at tables of so many seats."""

    def __init__(self, seats: int, seed: int, plan: Plan) -> None:
        """Begin a course; the same seed gives the same weights."""
        self.seats, self.plan, self.seed = seats, plan, seed
        rng, sides = np.random.default_rng(seed), WINNING_MOVES.sides_for(seats)
        known, hidden = sizes(seats), hidden_sizes(seats)
        self.policy = Network(known, _POLICY, ACTIONS, rng)
        self.critic = Network(known + hidden, _CRITIC, sides * RESULTS, rng)
        self.judge = Network(known, _JUDGE, RESULTS, rng)
        self.chances = chances([_SOME_RACE])
        self.curve: list[CurvePoint] = []
        self.races = 0
        self.rates = _FIRST

    def next_stage(self, *, wider: bool = False) -> "Course":
        """Return a course that continues with these networks, in large steps again."""
        stage = deepcopy(self)
        # Every round has a seed of its own.
        stage.seed += len(self.curve)
        stage.rates, stage.curve = _AGAIN, []
        if wider:
            rng = np.random.default_rng(stage.seed)
            stage.policy = stage.policy.widened(_WIDE, rng)
            stage.critic = stage.critic.widened(_WIDE, rng)
        return stage

    def run(self, until: int) -> None:
        """Play and learn up to a round of the plan, or to its end."""
        begun = len(self.curve)
        tables = Tables(self.seats, SHARES[self.seats], self.plan.tables, self.seed + begun)
        rng = np.random.default_rng(self.seed + begun)
        for number in range(begun, min(until, self.plan.rounds + self.plan.judging)):
            if number % _CHANCES_EVERY == 1:
                self.chances = chances(_pairs(tables))
            self._note(tables, self._round(tables, number, rng))
        self.races = self.curve[-1].races if self.curve else 0

    def _round(self, tables: Tables, number: int, rng: np.random.Generator) -> RoundFigures:
        plan = self.plan
        judged = number - plan.rounds
        played = tables.play(self.policy, self.chances, plan.steps)
        if judged < 0:
            rates = _rates(self.rates, number / plan.rounds)
            return learn(self.policy, self.critic, played, rates, rng)
        rates = _rates(_FIRST, judged / plan.judging)
        return judge(self.judge, self.critic, played, rates, rng)

    def _note(self, tables: Tables, figures: RoundFigures) -> None:
        races = int(tables.races[0])
        mean = float(tables.points[: min(races, len(tables.points))].mean()) if races else 0.0
        self.curve.append(
            CurvePoint(len(self.curve) + 1, self.races + races, *figures, round(mean))
        )

    def save(self, path: Path) -> None:
        """Write the course to a file."""
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(pickle.dumps(self))
        unfinished.replace(path)

    @staticmethod
    def resumed(path: Path) -> "Course":
        """Read a course that was saved on this computer."""
        course = pickle.loads(path.read_bytes())
        assert isinstance(course, Course)
        return course


def _rates(first: Rates, done: float) -> Rates:
    """Return the rates when a share of the rounds is done, between the first and the last."""
    return Rates(*(a + (b - a) * done for a, b in zip(first, _LAST, strict=True)))


def _pairs(tables: Tables) -> list[tuple[int, int]]:
    """Return the points of the first two sides in the latest races."""
    latest = tables.points[: int(min(tables.races[0], len(tables.points)))]
    return [_SOME_RACE, *((int(race[0]), int(race[1])) for race in latest)]


def weights_file(course: Course) -> bytes:
    """Return the bytes of the file with what the policy and the judge of a course have learned."""
    layers = [*course.policy.layers(), *course.judge.layers()]
    return packed(layers, course.chances.tolist())


def curve_text(curve: Iterable[CurvePoint]) -> str:
    """Return the rounds as comma-separated values."""
    rows = [
        f"{at.round},{at.races},{at.entropy:.4f},{at.foreseen:.4f},{at.points:.0f}\n"
        for at in curve
    ]
    return ",".join(CurvePoint._fields) + "\n" + "".join(rows)
