"""Networks of two hidden layers that read observations, and how they learn."""

from collections.abc import Sequence
from copy import deepcopy
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.learned.network import SCALE, Rows
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.observing import Numbers

Floats = NDArray[np.float32]
Places = NDArray[np.int64]

#: Adam's decay rates of slopes and of their squares, and the smallest divisor.
_FAST, _SLOW, _LEAST = np.float32(0.1), np.float32(0.001), np.float32(1e-8)
#: The longest step's slope: a single odd batch must not throw the weights away.
_STEEPEST = 1.0
#: The names of the weights into each hidden layer, its biases, and the weights out of it.
_HIDDEN_LAYERS = (("w1", "b1", "w2"), ("w2", "b2", "w3"))


class Activity(NamedTuple):
    """The neurons and outputs of a network for some observations, a row for each."""

    first: Floats
    second: Floats
    outputs: Floats


class Network:
    """Weights that learn by Adam; the numbers of an observation select rows of the first layer."""

    def __init__(
        self, sizes: Sequence[int], hidden: tuple[int, int], outputs: int, rng: np.random.Generator
    ) -> None:
        """Begin with small weights; `sizes` has the largest value of each number."""
        first, second = hidden
        self.bases: Places = np.cumsum([0, *sizes[:-1]]) - 1
        self.weights = {
            "w1": _normal(rng, (sum(sizes), first), 0.1),
            "b1": np.zeros(first, np.float32),
            "w2": _normal(rng, (first, second), (2 / first) ** 0.5),
            "b2": np.zeros(second, np.float32),
            "w3": _normal(rng, (second, outputs), 0.01 * second**-0.5),
            "b3": np.zeros(outputs, np.float32),
        }
        self._means = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._squares = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    @staticmethod
    def read_from(layers: Sequence[Rows], sizes: Sequence[int]) -> "Network":
        """Return a network with the layers of a file of weights."""
        hidden = len(layers[0][0]), len(layers[1][0])
        network = Network(sizes, hidden, len(layers[2][0]), np.random.default_rng(0))
        for number, layer in enumerate(layers, 1):
            rows: Floats = np.array(layer, np.float32) / np.float32(SCALE)
            network.weights |= {f"w{number}": rows[:-1], f"b{number}": rows[-1]}
        return network

    def read(self, seen: Numbers) -> Activity:
        """Return what the network says of observations, one in each row."""
        w = self.weights
        first = np.tile(w["b1"], (len(seen), 1))
        _add_rows(seen, self.bases, w["w1"], first)
        np.maximum(first, 0, out=first)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return Activity(first, second, second @ w["w3"] + w["b3"])

    def learn(self, seen: Numbers, said: Activity, errors: Floats, rate: float) -> None:
        """Take one step against the errors of the outputs, of which `said` was the activity."""
        w = self.weights
        to_second = (errors @ w["w3"].T) * (said.second > 0)
        to_first = (to_second @ w["w2"].T) * (said.first > 0)
        rows = np.zeros_like(w["w1"])
        _add_slopes(seen, self.bases, to_first, rows)
        slopes = {"w1": rows, "b1": to_first.sum(0)}
        slopes |= {"w2": said.first.T @ to_second, "b2": to_second.sum(0)}
        slopes |= {"w3": said.second.T @ errors, "b3": errors.sum(0)}
        self._step(slopes, rate)

    def widened(self, hidden: tuple[int, int], rng: np.random.Generator) -> "Network":
        """Return a network with more neurons and the same outputs.

        Random neurons are copied. The weights out of each are split at random between it and its
        copy, so that both learn differently. Raises ValueError for more than twice as many.
        """
        wide = deepcopy(self)
        for (into, bias, out), wanted in zip(_HIDDEN_LAYERS, hidden, strict=True):
            have = len(wide.weights[bias])
            copied = rng.choice(have, wanted - have, replace=False)
            for values in (wide.weights, wide._means, wide._squares):
                values[into] = np.hstack([values[into], values[into][:, copied]])
                values[bias] = np.hstack([values[bias], values[bias][copied]])
                values[out] = np.vstack([values[out], values[out][copied]])
            share = rng.random((len(copied), wide.weights[out].shape[1]), np.float32)
            wide.weights[out][have:] *= share
            wide.weights[out][copied] *= 1 - share
        return wide

    def layers(self) -> list[list[list[int]]]:
        """Return the layers in whole numbers, for a file; the last row of each is its bias.

        Rows that no observation has ever selected are nothing.
        """
        used = np.asarray(self._squares["w1"].any(axis=1))
        w = self.weights | {"w1": np.where(used[:, None], self.weights["w1"], 0)}
        layers = [np.vstack([w[f"w{n}"], w[f"b{n}"][None]]) for n in (1, 2, 3)]
        return [np.rint(layer * SCALE).astype(int).tolist() for layer in layers]

    def _step(self, slopes: dict[str, Floats], rate: float) -> None:
        self._steps += 1
        steepness = sum(float(np.vdot(slope, slope)) for slope in slopes.values()) ** 0.5
        share = np.float32(min(1.0, _STEEPEST / max(steepness, float(_LEAST))))
        # The averages begin with nothing: so the first steps need other rates.
        fast, slow = (1 - (1 - float(decay)) ** self._steps for decay in (_FAST, _SLOW))
        for name, slope in slopes.items():
            _adam(
                self.weights[name].reshape(-1),
                (slope * share).reshape(-1),
                self._means[name].reshape(-1),
                self._squares[name].reshape(-1),
                np.float32(rate * slow**0.5 / fast),
            )


def _normal(rng: np.random.Generator, shape: tuple[int, ...], scale: float) -> Floats:
    return (rng.standard_normal(shape) * scale).astype(np.float32)


@compiled
def _add_rows(seen: Numbers, bases: Places, rows: Floats, sums: Floats) -> None:
    """Add the rows of weights that each observation selects to its sum."""
    for sample in range(seen.shape[0]):
        total = sums[sample]
        for place in range(seen.shape[1]):
            if seen[sample, place]:
                row = rows[bases[place] + seen[sample, place]]
                for neuron in range(rows.shape[1]):
                    total[neuron] += row[neuron]


@compiled
def _add_slopes(seen: Numbers, bases: Places, slopes: Floats, rows: Floats) -> None:
    """Add the slope of each observation to the rows that it selects."""
    for sample in range(seen.shape[0]):
        slope = slopes[sample]
        for place in range(seen.shape[1]):
            if seen[sample, place]:
                row = rows[bases[place] + seen[sample, place]]
                for neuron in range(rows.shape[1]):
                    row[neuron] += slope[neuron]


@compiled
def _adam(
    weights: Floats, slopes: Floats, means: Floats, squares: Floats, rate: np.float32
) -> None:
    for place in range(weights.size):
        slope = slopes[place]
        means[place] += _FAST * (slope - means[place])
        squares[place] += _SLOW * (slope * slope - squares[place])
        weights[place] -= rate * means[place] / (np.sqrt(squares[place]) + _LEAST)
