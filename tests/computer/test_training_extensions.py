"""What an extension brings is learned from races that are played on."""

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="training is an extra of its own")

import numpy as np

from mille_rules.computer.learned.actions import ACTIONS
from mille_rules.computer.learned.judge import EXTENSION_UNIT
from mille_rules.computer.learned.observation import sizes
from mille_rules.computer.learned.weights_file import shipped_equity, tables_of, unpacked
from mille_rules.computer.training import course, extensions
from mille_rules.computer.training.course import Course, Plan, weights_file
from mille_rules.computer.training.extensions import Questions, learn, main, questions
from mille_rules.computer.training.networks import Network
from mille_rules.computer.training.simulator.rule import rules_row
from mille_rules.rulesets import WINNING_MOVES
from mille_rules.state import Phase
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene

#: The place of the miles to go among the numbers of an observation: none, as one more.
_ROOM = 2 * 18 + 1 + 4 + 2


class _Driver(Network):
    """A policy that drives if it can: all actions seem alike, and the first one is taken."""

    def __init__(self) -> None:
        super().__init__(sizes(2), (1, 1), ACTIONS, np.random.default_rng(1))
        self.weights["w3"][:] = 0


def _asked() -> Questions:
    chances = np.array(shipped_equity().table)
    return questions(_Driver(), chances, rules_row(WINNING_MOVES, 2), 24, np.random.default_rng(1))


def test_the_questions_are_asked_of_who_has_arrived_and_extending_is_not_always_right() -> None:
    asked = _asked()
    assert len(asked.seen) == len(asked.gains) > 4
    assert (asked.seen[:, _ROOM] == 1).all()
    assert np.abs(asked.gains).max() < 1
    assert asked.gains.min() < 0


def test_a_network_learns_what_extending_brings() -> None:
    rng = np.random.default_rng(1)
    seen = rng.integers(1, 3, (32, 1)).astype(np.uint8)
    lessons = Questions(seen, np.where(seen[:, 0] == 1, 0.1, -0.1).astype(np.float32))
    network = Network([2], (8, 8), 1, rng)
    assert learn(network, lessons, 1000, rng) > 0.9
    assert network.read(seen).outputs[:, 0] * EXTENSION_UNIT == pytest.approx(
        lessons.gains, abs=0.02
    )


def test_what_was_learned_is_added_to_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_POLICY", "_CRITIC", "_JUDGE"):
        monkeypatch.setattr(course, name, (8, 8))
    monkeypatch.setattr(extensions, "_NEURONS", (8, 8))
    monkeypatch.setattr(extensions, "questions", lambda *_: _asked())
    written = weights_file(Course(2, 1, Plan(rounds=1, judging=1, tables=2, steps=4)))
    path = tmp_path / "2-seats.bin"
    path.write_bytes(written)
    assert main([str(path), "--rounds", "1", "--epochs", "1"]) == 0
    arrived = scene("100 75", (Side("roll", "200 200 100 100 100"),) * 2, phase=Phase.EXTENSION)
    view = view_for(arrived, 0)
    assert unpacked(written, 2).gain_of_extending(view) is None
    assert unpacked(path.read_bytes(), 2).gain_of_extending(view) is not None
    assert tables_of(path.read_bytes())[:6] == tables_of(written)[:6]
    # A second time, it takes the place of the first.
    assert main([str(path), "--rounds", "1", "--epochs", "1"]) == 0
    assert len(tables_of(path.read_bytes())) == 3 * 3 + 1
