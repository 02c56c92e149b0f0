"""The network in long ints says what plain arithmetic says."""

from random import Random

import pytest

from mille_rules.computer.learned.network import SCALE, Layers
from tests.examples import each

Rows = list[list[int]]


def _rows(rng: Random, rows: int, columns: int, most: int) -> Rows:
    return [[rng.randint(-most, most) for _ in range(columns)] for _ in range(rows)]


def _plainly(layers: tuple[Rows, Rows, Rows], features: list[int]) -> list[float]:
    first, second, third = layers
    lanes = [sum(column) for column in zip(first[-1], *(first[f] for f in features), strict=True)]
    lanes = [max(0, lane) for lane in lanes]
    for rows, scale in ((second, SCALE), (third, SCALE**2)):
        sums = [
            scale * rows[-1][place]
            + sum(lane * row[place] for lane, row in zip(lanes, rows, strict=False))
            for place in range(len(rows[0]))
        ]
        lanes = [max(0, total) for total in sums]
    return [total / SCALE**3 for total in sums]


@each("seed", range(20))
def test_it_says_what_plain_arithmetic_says(seed: int) -> None:
    rng = Random(seed)
    layers = _rows(rng, 31, 8, 300), _rows(rng, 9, 5, 400), _rows(rng, 6, 2, 500)
    features = rng.sample(range(30), 12)
    network = Layers(*layers)
    assert network.outputs(features) == _plainly(layers, features)


def test_weights_whose_sums_could_run_into_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="fit their lanes"):
        Layers([[1]] * 2, [[1 << 20]] * 2, [[1]] * 2)


def test_a_neuron_far_too_large_is_cut_off() -> None:
    layers = Layers([[30_000], [0]], [[1], [0]], [[1], [0]])
    more = Layers([[31_000], [0]], [[1], [0]], [[1], [0]])
    assert layers.outputs([0]) == more.outputs([0])
