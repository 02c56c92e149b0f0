"""A training course: lessons from watching, then rounds of playing and learning."""

import pickle
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.expert.equity import LINES, STEP, Equity
from mille_rules.computer.expert.numbering import FEATURES
from mille_rules.computer.training.chances import chances
from mille_rules.computer.training.invitations import (
    lesson_for_more,
    lesson_for_two,
    more_seats,
    two_seats,
)
from mille_rules.computer.training.learner import Learner, Network
from mille_rules.computer.training.selfplay import SelfPlay, TableSetup
from mille_rules.computer.training.traces import Trace, targets

Floats = NDArray[np.float32]

#: Matches of a round, played at the same time: more use numpy better.
_TABLES = 128
#: Rounds that are remembered: more make the errors of single races even out, fewer are fresher.
_REMEMBERED = 24
#: Features of a position, at most: what is less is filled up.
_WIDTH = 160
#: Positions in a step, and how many come from each of as many rounds drawn by lot.
_BATCH, _PART = 1024, 128
#: The lambda of TD(lambda): how far the end of a race counts for earlier positions.
_KEEP_LESSONS, _KEEP = 1.0, 0.6
#: The size of steps falls so evenly that it would be at its last after _EVENLY rounds, and from the
#: round _LATE on by a factor besides, so that what single races still add evens out.
_EVENLY, _LATE, _FADING = 100, 50, 0.93
#: The first guess at chances, before any race: what a point moves the logit by.
_PER_POINT = 0.0012


class NetworkFamily(NamedTuple):
    """The tables that share a file of weights."""

    lesson: Callable[[Random], TableSetup]
    invite: Callable[[Random], TableSetup]


FAMILIES = {
    "two-seats": NetworkFamily(lesson_for_two, two_seats),
    "more-seats": NetworkFamily(lesson_for_more, more_seats),
}


class Plan(NamedTuple):
    """The length of a course."""

    #: Rounds of watching, and steps of learning from them.
    lessons: int
    lesson_steps: int
    #: Rounds of play, and steps after each.
    rounds: int
    steps: int
    #: The step size at the start of the lessons and of the rounds; it falls to a tenth in the
    #: lessons, and towards `last_rate` in the rounds.
    lesson_rate: float
    rate: float
    last_rate: float


class Batch(NamedTuple):
    """Positions of one round and what they turned out to be worth."""

    features: NDArray[np.uint16]
    worths: Floats


class TrainingRound(NamedTuple):
    """A round in the learning curve."""

    round: int
    races: int
    points_error: float
    win_error: float
    mean_score: float


@dataclass
class TrainingCourse:
    """The state of a training course between rounds."""

    family: str
    seed: int
    learners: tuple[Learner, Learner]
    chances: NDArray[np.float64]
    #: The positions that each of the two networks learns from.
    memories: tuple[deque[Batch], deque[Batch]]
    curve: list[TrainingRound]

    @classmethod
    def begun(cls, family: str, seed: int) -> "TrainingCourse":
        """Return a course before its first lesson."""
        needs = np.arange(LINES) * STEP
        guess = 1 / (1 + np.exp(-_PER_POINT * (needs[None, :] - needs[:, None])))
        rng = np.random.default_rng(seed)
        learners = Learner(Network(rng)), Learner(Network(rng))
        memories = deque[Batch](maxlen=_REMEMBERED), deque[Batch](maxlen=_REMEMBERED)
        return cls(family, seed, learners, guess, memories, [])

    @classmethod
    def resumed(cls, path: Path) -> "TrainingCourse":
        """Load a saved course."""
        with path.open("rb") as file:
            course = pickle.load(file)
        assert isinstance(course, cls)
        return course

    def save(self, path: Path) -> None:
        """Save the course, so that it can be continued."""
        partial = path.with_suffix(".partial")
        with partial.open("wb") as file:
            pickle.dump(self, file)
        partial.replace(path)

    def watch(self, plan: Plan) -> None:
        """Learn from other players: the chances to win a match, and first values."""
        results: list[tuple[int, ...]] = []
        for number in range(plan.lessons):
            play = self._played(FAMILIES[self.family].lesson, f"lesson {number}")
            self._remember(play, _KEEP_LESSONS)
            results += play.results
        self.chances = chances([(points[0], points[1]) for points in results])
        rates = [
            plan.lesson_rate * 0.1 ** (n / plan.lesson_steps) for n in range(plan.lesson_steps)
        ]
        self._learn(rates, "lessons")
        for memory in self.memories:
            memory.clear()

    def play_round(self, plan: Plan) -> TrainingRound:
        """Play a round and learn from it."""
        number = len(self.curve) + 1
        play = self._played(FAMILIES[self.family].invite, f"round {number}")
        left = max(0.0, 1 - number / _EVENLY) * _FADING ** max(0, number - _LATE)
        self._remember(play, _KEEP)
        rate = plan.last_rate + (plan.rate - plan.last_rate) * left
        errors = self._learn([rate] * plan.steps, f"round {number}")
        races = len(play.results) + (self.curve[-1].races if self.curve else 0)
        mean = float(np.mean([sum(points) / len(points) for points in play.results]))
        self.curve.append(TrainingRound(number, races, *errors, mean))
        return self.curve[-1]

    def _played(self, invite: Callable[[Random], TableSetup], what: str) -> SelfPlay:
        equity = Equity(self.chances.tolist())
        rng = Random(f"{self.seed} {self.family} {what}")
        play = SelfPlay(self._networks(), equity, invite, _TABLES, rng)
        play.play()
        return play

    def _remember(self, play: SelfPlay, keep: float) -> None:
        for memory, traces in zip(self.memories, play.traces, strict=True):
            memory.append(_batch(traces, keep))

    def _learn(self, rates: Sequence[float], what: str) -> tuple[float, float]:
        """Do one step of both learners per rate, on random positions; return the average errors."""
        lot = Random(f"{self.seed} {self.family} {what} lot")
        rng = np.random.default_rng(lot.getrandbits(64))
        errors = np.zeros(2)
        for learner, memory in zip(self.learners, self.memories, strict=True):
            for rate in rates:
                drawn = _drawn(memory, rng)
                errors += learner.fit(drawn.features, drawn.worths, rate)
            learner.settle()
        points, win = (errors / (2 * len(rates))).tolist()
        return points, win

    def _networks(self) -> tuple[Network, Network]:
        one, other = self.learners
        return one.network, other.network


def _drawn(memory: Sequence[Batch], rng: np.random.Generator) -> Batch:
    """Return positions for a step from some of the remembered rounds."""
    parts = [memory[place] for place in rng.integers(0, len(memory), _BATCH // _PART)]
    picks = [rng.integers(0, len(part.features), _PART) for part in parts]
    features = [part.features[pick] for part, pick in zip(parts, picks, strict=True)]
    worths = [part.worths[pick] for part, pick in zip(parts, picks, strict=True)]
    return Batch(np.concatenate(features), np.concatenate(worths))


def _batch(traces: Sequence[Trace], keep: float) -> Batch:
    samples = [sample for trace in traces for sample in trace.samples]
    features = np.full((len(samples), _WIDTH), FEATURES, np.uint16)
    for row, sample in zip(features, samples, strict=True):
        row[: len(sample.features)] = sample.features
    worths = [worth for trace in traces for worth in targets(trace, keep)]
    return Batch(features, np.array(worths, np.float32))


__all__ = ["FAMILIES", "Plan", "TrainingCourse", "TrainingRound"]
