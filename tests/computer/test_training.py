"""The training: what is learned can be learned again, and goes on from where it was left."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="training is an extra of its own")

import numpy as np

from mille_rules.computer.expert.equity import Equity
from mille_rules.computer.expert.network import SCALE, Layers
from mille_rules.computer.expert.numbering import FEATURES
from mille_rules.computer.expert.value import Worth
from mille_rules.computer.expert.weights_file import unpacked
from mille_rules.computer.training import course as training
from mille_rules.computer.training.chances import chances
from mille_rules.computer.training.course import Plan, TrainingCourse
from mille_rules.computer.training.export import curve_text, weights_file
from mille_rules.computer.training.learner import Learner, Network
from mille_rules.computer.training.traces import Sample, Trace, targets

SHORT = Plan(1, 3, 2, 2, 1e-3, 1e-3, 1e-5)


@pytest.fixture(autouse=True)
def _few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_TABLES", 2)


@cache
def _lessons() -> TrainingCourse:
    course = TrainingCourse.begun("two-seats", seed=1)
    course.watch(SHORT)
    return course


def _taught() -> TrainingCourse:
    """A course behind its lessons, which are taken once for all tests."""
    return deepcopy(_lessons())


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights_also_when_resumed(tmp_path: Path) -> None:
    straight = _taught()
    straight.play_round(SHORT)
    straight.save(tmp_path / "saved")
    straight.play_round(SHORT)
    resumed = TrainingCourse.resumed(tmp_path / "saved")
    resumed.play_round(SHORT)
    assert weights_file(resumed) == weights_file(straight)
    assert curve_text(resumed.curve) == curve_text(straight.curve)


def test_what_is_written_says_what_the_two_networks_say_on_average() -> None:
    course = _taught()
    layers, _ = unpacked(weights_file(course))
    rng = Random(3)
    seen = np.flatnonzero(course.learners[0].seen() & course.learners[1].seen()).tolist()
    for _ in range(5):
        features = rng.sample(seen, 60)
        said = Layers(*layers).outputs(Layers(*layers).start(features), [])
        each = [
            learner.network.outputs(learner.network.sums([features]))[0]
            for learner in course.learners
        ]
        assert said[0] == pytest.approx((each[0][0] + each[1][0]) / 2, abs=20 / SCALE)


def test_a_learner_finds_what_a_feature_is_worth() -> None:
    learner = Learner(Network(np.random.default_rng(1)))
    rng = np.random.default_rng(2)
    for _ in range(600):
        features = np.full((64, 4), FEATURES, np.uint16)
        features[:, 0] = 9
        features[:, 1] = np.where(rng.random(64) < 0.5, 300, FEATURES)
        worths = np.stack([features[:, 1] == 300, np.full(64, 0.5)], axis=1).astype(np.float32)
        learner.fit(features, worths, 3e-3)
    learner.settle()
    network = learner.network
    without, with_it = network.outputs(network.sums([[9], [9, 300]]))[:, 0]
    assert with_it - without == pytest.approx(1.0, abs=0.15)


def _trace(explored: bool) -> Trace:
    samples = [
        Sample([1], 100.0, Worth(500.0, 0.5), False),
        Sample([2], 200.0, Worth(700.0, 0.6), explored),
    ]
    return Trace(samples, Worth(1_200.0, 1.0))


def test_targets_lie_between_the_next_position_and_the_end() -> None:
    first, last = targets(_trace(explored=False), keep=0.5)
    assert last == Worth(1.0, 1.0)
    assert first == Worth((0.5 * 1_200 + 0.5 * 700 - 100) / 1_000, 0.5 * 1.0 + 0.5 * 0.6)


def test_what_follows_a_move_tried_out_says_nothing_about_what_went_before() -> None:
    first, last = targets(_trace(explored=True), keep=0.5)
    assert last == Worth(1.0, 1.0)
    assert first == Worth((700 - 100) / 1_000, 0.6)


def test_chances_are_even_for_equal_needs_and_better_for_who_needs_less() -> None:
    rng = Random(1)
    results = [(rng.randrange(0, 2_000, 25), rng.randrange(0, 2_000, 25)) for _ in range(200)]
    equity = Equity(chances(results).tolist())
    assert equity.of_two(2_000, 2_000) == pytest.approx(0.5)
    assert equity.of_two(1_000, 2_000) > 0.6
    assert equity.of_two(1_000, 2_000) + equity.of_two(2_000, 1_000) == pytest.approx(1.0)
