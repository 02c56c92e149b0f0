"""One round of learning: proximal policy optimisation, with a critic that sees all cards.

The judge learns in rounds of its own, once the policy has learned.
"""

from typing import NamedTuple

import numpy as np

from mille_rules.computer.training.networks import Floats, Network
from mille_rules.computer.training.selfplay import NEVER, RESULTS, Decisions, Ints
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.legal import Flags
from mille_rules.computer.training.simulator.observing import Numbers

#: Lambda of the advantages: the weight of each later decision, relative to the one before it.
_KEEP = np.float32(0.7)
#: A probability changes by at most this share in one round.
_CLIP = np.float32(0.2)
_EPOCHS, _BATCH = 2, 8192


class Rates(NamedTuple):
    """The step of the networks, and the weight of the entropy in the policy's loss."""

    step: float
    entropy: float


class RoundFigures(NamedTuple):
    """The figures of a round."""

    #: The average entropy of a decision: the variety of moves.
    entropy: float
    #: The share of the variance of the targets that the critic predicted.
    foreseen: float


class Lessons(NamedTuple):
    """Results of decisions by step and table; sides are relative to the one that decided."""

    #: The results to predict, from the end of the race and later predictions.
    targets: Floats
    #: The advantage of each decision: its result minus the expected one, both results together.
    gains: Floats


def critic_values(critic: Network, played: Decisions) -> Floats:
    """Return the results to come, by step, table and absolute side; sides add up to nothing."""
    steps, tables, width = played.whole.shape
    outputs = critic.read(played.whole.reshape(-1, width)).outputs
    values = _balanced(outputs).reshape(steps, tables, -1, RESULTS)
    return _turned(values, -played.sides)


def lessons(critic: Network, played: Decisions) -> Lessons:
    """Return targets and advantages: generalised advantage estimation."""
    values = critic_values(critic, played)
    gains = np.zeros_like(played.results)
    following = np.zeros_like(values[0])
    for step in reversed(range(len(gains))):
        ended = played.ended[step][:, None, None]
        after = np.where(ended, played.results[step], values[step + 1] + _KEEP * following)
        following = gains[step] = after - values[step]
    own = played.sides[:-1]
    targets = _turned(values[:-1] + gains, own)
    return Lessons(targets, _turned(gains, own)[:, :, 0].mean(2))


def learn(
    policy: Network, critic: Network, played: Decisions, rates: Rates, rng: np.random.Generator
) -> RoundFigures:
    """Train both networks on the decisions played."""
    taught = lessons(critic, played)
    gains = (taught.gains - taught.gains.mean()) / (taught.gains.std() + 1e-6)
    count, entropy = gains.size, np.float32(rates.entropy)
    seen, whole = (n[:-1].reshape(count, -1) for n in (played.seen, played.whole))
    legal, targets = played.legal.reshape(count, -1), taught.targets.reshape(count, -1)
    actions, logs, gains = (n.reshape(count) for n in (played.actions, played.logs, gains))
    variety, wrong = [], []
    for some in _batches(count, rng):
        said = policy.read(seen[some])
        errors = np.zeros_like(said.outputs)
        own = legal[some], actions[some], logs[some], gains[some]
        variety.append(_policy_errors(said.outputs, *own, errors, entropy))
        policy.learn(seen[some], said, errors, rates.step)
        wrong.append(_approach(critic, whole[some], targets[some], rates.step, balanced=True))
    return RoundFigures(float(np.mean(variety)), 1 - float(np.mean(wrong) / targets.var()))


def judge(
    network: Network, critic: Network, played: Decisions, rates: Rates, rng: np.random.Generator
) -> RoundFigures:
    """Train the judge, which sees what a seat sees, on the critic's results for its side."""
    targets = lessons(critic, played).targets[:, :, 0]
    count = targets[..., 0].size
    seen, targets = played.seen[:-1].reshape(count, -1), targets.reshape(count, -1)
    wrong = [
        _approach(network, seen[some], targets[some], rates.step, balanced=False)
        for some in _batches(count, rng)
    ]
    return RoundFigures(0.0, 1 - float(np.mean(wrong) / targets.var()))


def _approach(
    network: Network, seen: Numbers, targets: Floats, step: float, *, balanced: bool
) -> float:
    """Take a step towards results; return the mean square of the errors before it.

    If balanced, the outputs are results of all sides, which add up to nothing.
    """
    said = network.read(seen)
    off = (_balanced(said.outputs) if balanced else said.outputs) - targets
    errors = (_balanced(off) if balanced else off) / np.float32(len(off))
    network.learn(seen, said, errors, step)
    return float((off**2).mean())


def _batches(count: int, rng: np.random.Generator) -> list[Ints]:
    """Return the numbers of some samples, shuffled, in batches, each sample several times."""
    return [
        order[start : start + _BATCH]
        for order in (rng.permutation(count) for _ in range(_EPOCHS))
        for start in range(0, count, _BATCH)
    ]


def _balanced(outputs: Floats) -> Floats:
    """Return outputs, by side and result, with the sides' average taken away."""
    each = outputs.reshape(len(outputs), -1, RESULTS)
    balanced: Floats = each - each.mean(1, keepdims=True)
    return balanced.reshape(outputs.shape)


def _turned(values: Floats, sides: Ints) -> Floats:
    """Return values with the given sides first, by step and table."""
    count = values.shape[2]
    order = (sides[:, :, None] + np.arange(count)) % count
    turned: Floats = np.take_along_axis(values, order[:, :, :, None], 2)
    return turned


@compiled
def _policy_errors(
    logits: Floats,
    legal: Flags,
    actions: Ints,
    logs: Floats,
    gains: Floats,
    errors: Floats,
    entropy: np.float32,
) -> float:
    """Write the errors of the logits; return the average entropy."""
    variety = 0.0
    for each in range(len(logits)):
        chosen, own = actions[each], np.where(legal[each], logits[each], NEVER)
        own = own - own.max()
        own = own - np.log(np.exp(own).sum())
        odds = np.exp(own)
        surprise = odds * own
        variety -= surprise.sum()
        ratio = np.exp(own[chosen] - logs[each])
        weight = gains[each] * ratio
        if (ratio - 1) * np.sign(gains[each]) > _CLIP:
            weight = np.float32(0)
        errors[each] = weight * odds + entropy * (surprise - odds * surprise.sum())
        errors[each, chosen] -= weight
    errors /= np.float32(len(logits))
    return variety / len(logits)
