"""Train the judge, which predicts the results of a race from the view of a seat."""

import numpy as np

from mille_rules.computer.training.learning import Rates, RoundFigures, batches, lessons
from mille_rules.computer.training.networks import Network
from mille_rules.computer.training.selfplay import Decisions


def judge(
    network: Network, critic: Network, played: Decisions, rates: Rates, rng: np.random.Generator
) -> RoundFigures:
    """Train a network on the targets of the critic, which sees all cards."""
    targets = lessons(critic, played).targets[:, :, 0]
    count = targets[..., 0].size
    seen, targets = played.seen[:-1].reshape(count, -1), targets.reshape(count, -1)
    wrong = []
    for some in batches(count, rng):
        said = network.read(seen[some])
        off = said.outputs - targets[some]
        wrong.append(float((off**2).mean()))
        network.learn(seen[some], said, off / np.float32(len(off)), rates.step)
    return RoundFigures(0.0, 1 - float(np.mean(wrong) / targets.var()))
