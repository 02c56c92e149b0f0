"""A course as files: the weights that are shipped, and the curve of its rounds."""

from collections.abc import Iterable

import numpy as np

from mille_rules.computer.expert.network import SCALE
from mille_rules.computer.expert.weights_file import packed
from mille_rules.computer.training.course import Floats, TrainingCourse, TrainingRound
from mille_rules.computer.training.learner import Learner


def weights_file(course: TrainingCourse) -> bytes:
    """The bytes of the file with the weights that a course has come to.

    The two networks become one that says what they say on average.
    """
    one, other = (_layers(learner) for learner in course.learners)
    layers = [
        np.hstack([one[0], other[0]]),
        np.vstack([_beside(one[1][:-1], other[1][:-1]), np.hstack([one[1][-1:], other[1][-1:]])]),
        np.vstack([one[2][:-1] / 2, other[2][:-1] / 2, (one[2][-1:] + other[2][-1:]) / 2]),
    ]
    whole = [np.rint(layer * SCALE).astype(int).tolist() for layer in layers]
    return packed(whole, course.chances.tolist())


def _layers(learner: Learner) -> list[Floats]:
    """The layers of a network, the last row of each being what is always added."""
    w = learner.network.weights
    first = np.where(learner.seen()[:, None], w["w1"], 0)
    pairs = (first, w["b1"]), (w["w2"], w["b2"]), (w["w3"], w["b3"])
    return [np.vstack([rows, always[None]]) for rows, always in pairs]


def _beside(one: Floats, other: Floats) -> Floats:
    """Two layers as one, neither reading what the other's neurons say."""
    right = np.zeros((len(one), other.shape[1]), np.float32)
    left = np.zeros((len(other), one.shape[1]), np.float32)
    return np.vstack([np.hstack([one, right]), np.hstack([left, other])])


def curve_text(curve: Iterable[TrainingRound]) -> str:
    """The rounds as comma-separated values."""
    rows = [
        f"{line.round},{line.races},{line.points_error:.5f},{line.win_error:.5f},"
        f"{line.mean_score:.0f}\n"
        for line in curve
    ]
    return "round,races,points_error,win_error,mean_score\n" + "".join(rows)
