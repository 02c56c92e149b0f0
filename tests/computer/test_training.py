"""The training: what is learned can be learned again, and goes on from where it was left."""

from copy import copy, deepcopy
from functools import cache
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="training is an extra of its own")

import numpy as np

from mille_rules.computer.learned.actions import action_of
from mille_rules.computer.learned.equity import Equity
from mille_rules.computer.learned.judge import MATCH_UNIT, POINT_UNIT
from mille_rules.computer.learned.observation import observation
from mille_rules.computer.learned.weights_file import unpacked
from mille_rules.computer.training import course
from mille_rules.computer.training.__main__ import main
from mille_rules.computer.training.course import Course, Plan, chances, curve_text, weights_file
from mille_rules.computer.training.learning import lessons
from mille_rules.computer.training.networks import Network
from mille_rules.computer.training.selfplay import Decisions
from mille_rules.legal import legal_moves
from mille_rules.views import view_for
from tests.computer.scenes import ROLLING, scene
from tests.examples import each

SHORT = Plan(rounds=1, judging=1, tables=2, steps=4)
#: Neurons of networks that learn in a moment.
SMALL = {"_POLICY": (16, 8), "_CRITIC": (16, 8), "_JUDGE": (8, 8), "_WIDE": (32, 8)}


@pytest.fixture(autouse=True)
def small_networks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let networks be small, except in slow tests."""
    if request.node.get_closest_marker("slow") is None:
        for name, neurons in SMALL.items():
            monkeypatch.setattr(course, name, neurons)


@cache
def _course() -> Course:
    begun = Course(2, 1, SHORT)
    begun.run(2)
    return begun


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


@pytest.mark.slow
@each("wider", [False, True])
def test_a_stage_begins_with_what_was_learned(wider: bool) -> None:
    begun = copy(_course())
    begun.races = 7
    stage = begun.next_stage(wider=wider)
    rng = np.random.default_rng(1)
    for before, after in ((begun.policy, stage.policy), (begun.critic, stage.critic)):
        seen = rng.integers(0, 2, (8, len(before.bases))).astype(np.uint8)
        assert after.read(seen).outputs == pytest.approx(before.read(seen).outputs, abs=1e-4)
    assert (stage.policy.weights["b1"].size > begun.policy.weights["b1"].size) == wider
    assert (stage.races, stage.curve) == (7, [])
    stage.run(2)
    assert len(stage.curve) == 2


def test_a_stage_plays_other_races() -> None:
    assert _course().next_stage().seed == _course().seed + len(_course().curve)


@pytest.mark.slow
def test_a_course_is_continued_and_a_stage_begun_in_another_folder(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["2", str(first)], SHORT) == 0
    assert main(["2", str(first), "--judging", "2"], SHORT) == 0
    begun = Course.resumed(first / "2-seats.course")
    assert [at.round for at in begun.curve] == [1, 2, 3]
    assert (first / "2-seats.csv").read_text("utf-8") == curve_text(begun.curve)
    assert main(["2", str(second), "--after", str(first / "2-seats.course"), "--wider"], SHORT) == 0
    stage = Course.resumed(second / "2-seats.course")
    assert stage.policy.weights["b1"].size > begun.policy.weights["b1"].size
    assert unpacked((second / "2-seats.bin").read_bytes(), 2)


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        ("4", ["--after", "old.course"], "not a course for 4 seats"),
        ("2", ["--after", "old.course"], "choose another folder"),
        ("2", ["--wider"], "--wider needs --after"),
    ],
)
def test_a_stage_that_cannot_begin_is_refused(
    seats: str, options: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("old.course", "2-seats.course"):
        _course().save(tmp_path / name)
    begun = [str(tmp_path / word) if word.endswith("course") else word for word in options]
    with pytest.raises(SystemExit):
        main([seats, str(tmp_path), *begun], SHORT)
    assert why in capsys.readouterr().err


def test_what_is_written_decides_like_what_was_learned() -> None:
    learned = deepcopy(_course())
    rng = np.random.default_rng(1)
    for network in (learned.policy, learned.judge):
        # So that no row is left out as unused, and the outputs differ.
        network._squares["w1"][:] = 1
        network.weights["w3"] = rng.normal(0, 0.1, network.weights["w3"].shape).astype(np.float32)
    read = unpacked(weights_file(learned), 2)
    state = scene("stop 50 roll gasoline 25 driving-ace 200", (ROLLING, ROLLING))
    view, choices = view_for(state, 0), legal_moves(state, 0)
    seen = np.array([observation(view)], np.uint8)
    logits = learned.policy.read(seen).outputs[0][[action_of(move, 0, 2) for move in choices]]
    expected = logits - logits.max() - np.log(np.exp(logits - logits.max()).sum())
    assert read.logs(view, choices) == pytest.approx(expected.tolist(), abs=0.05)
    lead, change = learned.judge.read(seen).outputs[0]
    assert read.outlook(view).lead == pytest.approx(POINT_UNIT * lead, abs=30)
    assert read.outlook(view).chance == pytest.approx(0.5 + MATCH_UNIT * change, abs=0.01)


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
