"""The training: what is learned can be learned again, and goes on from where it was left."""

from copy import copy
from functools import cache
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="training is an extra of its own")

import numpy as np

from mille_rules.computer.learned.equity import Equity
from mille_rules.computer.learned.weights_file import unpacked
from mille_rules.computer.training.__main__ import main
from mille_rules.computer.training.chances import chances
from mille_rules.computer.training.course import Course, Plan
from mille_rules.computer.training.export import curve_text, weights_file
from mille_rules.computer.training.learning import lessons
from mille_rules.computer.training.networks import Network
from mille_rules.computer.training.selfplay import Decisions

SHORT = Plan(rounds=1, judging=1, tables=2, steps=4)


@cache
def _course() -> Course:
    course = Course(2, 1, SHORT)
    course.run(2)
    return course


def test_a_course_learns_to_play_and_then_to_judge() -> None:
    begun = Course(2, 1, SHORT)
    assert len(_course().curve) == 2
    for network in ("policy", "critic", "judge"):
        before, after = (getattr(c, network).weights["w3"] for c in (begun, _course()))
        assert np.abs(before - after).max() > 0


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights_also_when_resumed(tmp_path: Path) -> None:
    straight = Course(2, 1, SHORT)
    straight.run(1)
    straight.save(tmp_path / "saved")
    straight.run(2)
    resumed = Course.resumed(tmp_path / "saved")
    resumed.run(2)
    assert weights_file(resumed) == weights_file(straight)
    assert curve_text(resumed.curve) == curve_text(straight.curve)


@pytest.mark.parametrize("wider", [False, True])
def test_a_stage_begins_with_what_was_learned(wider: bool) -> None:
    course = copy(_course())
    course.races = 7
    stage = course.next_stage(wider=wider)
    rng = np.random.default_rng(1)
    for before, after in ((course.policy, stage.policy), (course.critic, stage.critic)):
        seen = rng.integers(0, 2, (8, len(before.bases))).astype(np.uint8)
        assert after.read(seen).outputs == pytest.approx(before.read(seen).outputs, abs=1e-4)
    assert (stage.policy.weights["b1"].size > course.policy.weights["b1"].size) == wider
    assert (stage.races, stage.curve) == (7, [])
    stage.run(2)
    assert len(stage.curve) == 2


def test_a_stage_plays_other_races() -> None:
    assert _course().next_stage().seed == _course().seed + len(_course().curve)


def test_a_stage_is_for_as_many_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _course().save(tmp_path / "old")
    begun = ["4", str(tmp_path), "--after", str(tmp_path / "old")]
    with pytest.raises(SystemExit):
        main(begun)
    assert "not a course for 4 seats" in capsys.readouterr().err


def test_what_is_written_can_be_shipped() -> None:
    assert unpacked(weights_file(_course()), 2).equity.of_two(1_000, 1_000) == pytest.approx(0.5)


def test_a_network_finds_what_a_number_is_worth() -> None:
    rng = np.random.default_rng(1)
    network = Network([4, 2], (16, 8), 1, rng)
    for _ in range(400):
        seen = rng.integers([0, 0], [5, 3], (64, 2)).astype(np.uint8)
        said = network.read(seen)
        errors = said.outputs - (seen[:, :1] == 3)
        network.learn(seen, said, (errors / len(seen)).astype(np.float32), 1e-2)
    outputs = network.read(np.array([[3, 1], [2, 1]], np.uint8)).outputs
    assert outputs[:, 0].tolist() == pytest.approx([1, 0], abs=0.15)


def test_a_wider_network_says_the_same_and_learns_with_all_neurons() -> None:
    rng = np.random.default_rng(1)
    network = Network([4, 2], (16, 8), 2, rng)
    wide = network.widened((32, 12), rng)
    seen = rng.integers([0, 0], [5, 3], (64, 2)).astype(np.uint8)
    said = wide.read(seen)
    assert said.outputs == pytest.approx(network.read(seen).outputs, abs=1e-6)
    wide.learn(seen, said, said.outputs - 1, 1e-3)
    for layer, neurons in (("w1", 32), ("w2", 12)):
        assert len(np.unique(np.round(wide.weights[layer], 6), axis=1).T) == neurons


class _Silent(Network):
    """A critic that expects nothing."""

    def __init__(self) -> None:
        super().__init__([1], (1, 1), 4, np.random.default_rng(1))
        self.weights["w3"][:] = 0


def _played(*ended: bool) -> Decisions:
    """Decisions of side 0 and side 1 in turn; every race that ends is won by side 1, by 1."""
    steps = len(ended)
    results = np.zeros((steps, 1, 2, 2), np.float32)
    results[np.array(ended)] = [[[-1, -1], [1, 1]]]
    zeros = np.zeros((steps, 1))
    return Decisions(
        seen=np.zeros((steps + 1, 1, 1), np.uint8),
        whole=np.zeros((steps + 1, 1, 1), np.uint8),
        legal=np.ones((steps, 1, 1), np.bool_),
        actions=zeros.astype(np.int64),
        logs=zeros.astype(np.float32),
        sides=np.arange(steps + 1)[:, None] % 2,
        ended=np.array(ended)[:, None],
        results=results,
    )


def test_a_decision_gains_what_its_race_brings_its_side_the_less_the_earlier_it_was() -> None:
    early, late = lessons(_Silent(), _played(False, True)).gains[:, 0].tolist()
    assert late == pytest.approx(1)
    assert -1 < early < 0


def test_the_next_race_says_nothing_about_a_decision() -> None:
    last, following = lessons(_Silent(), _played(True, True)).gains[:, 0].tolist()
    assert (last, following) == pytest.approx((-1, 1))


def test_chances_are_even_for_equal_needs_and_better_for_who_needs_less() -> None:
    rng = Random(1)
    results = [(rng.randrange(0, 2_000, 25), rng.randrange(0, 2_000, 25)) for _ in range(200)]
    equity = Equity(chances(results).tolist())
    assert equity.of_two(2_000, 2_000) == pytest.approx(0.5)
    assert equity.of_two(1_000, 2_000) > 0.6
    assert equity.of_two(1_000, 2_000) + equity.of_two(2_000, 1_000) == pytest.approx(1.0)
