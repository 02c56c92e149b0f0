"""The network while it learns: numpy, whole batches, Adam."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.expert.numbering import FEATURES
from mille_rules.computer.training.numbers import numbers
from mille_rules.computer.training.symmetry import renamings

Floats = NDArray[np.float32]
#: Arrays of weights, or of a value for each weight, by name.
Weights = dict[str, Floats]

#: Neurons of the two hidden layers.
HIDDEN = (64, 32)
_OUTPUTS = 2
#: Adam's decay rates of gradients and their squares, and the smallest divisor.
_FAST, _SLOW, _LEAST = 0.9, 0.999, 1e-8
#: The share of each step's weights in the average that plays: single steps are noise.
_AVERAGING = 1 / 600


class Network:
    """Weights, and their outputs for positions given as lists of features."""

    def __init__(self, rng: np.random.Generator) -> None:
        """Begin with small weights from `rng`."""
        first, second = HIDDEN
        self.weights: Weights = {
            "w1": _normal(rng, (FEATURES, first), 0.08),
            "b1": np.zeros(first, np.float32),
            "w2": _normal(rng, (first, second), first**-0.5),
            "b2": np.zeros(second, np.float32),
            "w3": _normal(rng, (second, _OUTPUTS), 0.1 * second**-0.5),
            "b3": np.zeros(_OUTPUTS, np.float32),
        }

    def sums(self, lists: Sequence[Sequence[int]]) -> Floats:
        """Return the first layer's sums for lists of features, none of which may be empty."""
        if not lists:
            return np.zeros((0, HIDDEN[0]), np.float32)
        lengths = np.fromiter(map(len, lists), np.int64, len(lists))
        flat = np.fromiter(chain.from_iterable(lists), np.int64, int(lengths.sum()))
        starts = np.cumsum(lengths) - lengths
        return np.add.reduceat(self.weights["w1"][flat], starts, axis=0)

    def outputs(self, sums: Floats) -> Floats:
        """Points in units of POINT_SCALE and the chance to win, for sums of the first layer."""
        w = self.weights
        first = np.maximum(sums + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        out: Floats = second @ w["w3"] + w["b3"]
        out[:, 1] = _chance(out[:, 1])
        return out


def _normal(rng: np.random.Generator, shape: tuple[int, ...], scale: float) -> Floats:
    return (rng.standard_normal(shape) * scale).astype(np.float32)


def _chance(logits: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-logits)), np.float32)


class Learner:
    """Fits a network to targets by Adam."""

    def __init__(self, network: Network) -> None:
        """Start from the weights of `network`, which plays on unchanged."""
        self.network = network
        self._renamings, self._numbers = renamings(), numbers()
        # A row of the first layer is a row of its own and a share of the rows of its numbers.
        shared = np.zeros((self._numbers.shape[1], HIDDEN[0]), np.float32)
        self._weights: Weights = {n: w.copy() for n, w in network.weights.items()}
        self._weights["numbers"] = shared
        self._average: Weights = {n: w.copy() for n, w in self._weights.items()}
        self._slopes: Weights = {n: np.zeros_like(w) for n, w in self._weights.items()}
        self._squares: Weights = {n: np.zeros_like(w) for n, w in self._weights.items()}
        self._steps = 0

    def seen(self) -> NDArray[np.bool_]:
        """The features that have ever occurred; the weights of the others are the initial ones."""
        return np.asarray(self._squares["w1"].any(axis=1), np.bool_)

    def fit(self, features: NDArray[np.uint16], worths: Floats, rate: float) -> tuple[float, float]:
        """One step on a batch; rows of features are filled up with FEATURES; the two errors."""
        features = self._renamings[self._steps % len(self._renamings)][features]
        counts = np.bincount(features.ravel(), minlength=FEATURES + 1)[:FEATURES]
        present = np.flatnonzero(counts)
        given, w = _dense(features, present), self._weights
        known = self._numbers[present]
        first = np.maximum(given @ (w["w1"][present] + known @ w["numbers"]) + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        out = second @ w["w3"] + w["b3"]
        out[:, 1] = _chance(out[:, 1])
        wrong = out - worths
        points, win = np.mean(wrong**2, axis=0).tolist()
        wrong /= len(features)
        to_second = (wrong @ w["w3"].T) * (second > 0)
        to_first = (to_second @ w["w2"].T) * (first > 0)
        to_present = given.T @ to_first
        to_rows = np.zeros_like(w["w1"])
        to_rows[present] = to_present
        slopes = {"w1": to_rows, "numbers": known.T @ to_present, "b1": to_first.sum(0)}
        slopes |= {"w2": first.T @ to_second, "b2": to_second.sum(0)}
        slopes |= {"w3": second.T @ wrong, "b3": wrong.sum(0)}
        self._step(slopes, rate)
        return points, win

    def _step(self, slopes: Weights, rate: float) -> None:
        self._steps += 1
        rate *= (1 - _SLOW**self._steps) ** 0.5 / (1 - _FAST**self._steps)
        share = max(_AVERAGING, 1 / self._steps)
        for name, slope in slopes.items():
            mean, square = self._slopes[name], self._squares[name]
            mean += (1 - _FAST) * (slope - mean)
            square += (1 - _SLOW) * (slope * slope - square)
            weights, average = self._weights[name], self._average[name]
            weights -= rate * mean / (np.sqrt(square) + _LEAST)
            average += share * (weights - average)

    def settle(self) -> None:
        """Copy what has been learned to the network."""
        average = self._average
        weights = {name: average[name].copy() for name in self.network.weights}
        weights["w1"] += self._numbers @ average["numbers"]
        self.network.weights = weights


def _dense(features: NDArray[np.uint16], present: NDArray[np.intp]) -> Floats:
    """One column for each feature that is present at all."""
    columns = np.full(FEATURES + 1, len(present), np.intp)
    columns[present] = np.arange(len(present))
    given = np.zeros((len(features), len(present) + 1), np.float32)
    given[np.arange(len(features))[:, None], columns[features]] = 1
    return given[:, : len(present)]
