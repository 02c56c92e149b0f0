"""A course as files: the weights that are shipped, and the curve of its rounds."""

from collections.abc import Iterable

import numpy as np

from mille_rules.computer.learned.network import SCALE
from mille_rules.computer.learned.weights_file import packed
from mille_rules.computer.training.course import Course, CurvePoint
from mille_rules.computer.training.networks import Network


def weights_file(course: Course) -> bytes:
    """Return the bytes of the file with what the policy and the judge of a course have learned."""
    layers = [*_layers(course.policy), *_layers(course.judge)]
    return packed(layers, course.chances.tolist())


def _layers(network: Network) -> list[list[list[int]]]:
    """Return the layers of a network in whole numbers, the last row of each for its bias."""
    w = network.weights | {"w1": np.where(network.used()[:, None], network.weights["w1"], 0)}
    layers = [np.vstack([w[f"w{n}"], w[f"b{n}"][None]]) for n in (1, 2, 3)]
    return [np.rint(layer * SCALE).astype(int).tolist() for layer in layers]


def curve_text(curve: Iterable[CurvePoint]) -> str:
    """Return the rounds as comma-separated values."""
    rows = [
        f"{at.round},{at.races},{at.entropy:.4f},{at.foreseen:.4f},{at.points:.0f}\n"
        for at in curve
    ]
    return ",".join(CurvePoint._fields) + "\n" + "".join(rows)
