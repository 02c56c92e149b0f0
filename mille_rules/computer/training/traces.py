"""The data to learn from: the positions of a race and their worth in hindsight."""

from dataclasses import dataclass, field
from typing import NamedTuple

from mille_rules.computer.expert.value import POINT_SCALE, Worth


class Sample(NamedTuple):
    """A position that was chosen, and its estimated worth."""

    features: list[int]
    #: The lead in points that was sure by then.
    sure: float
    worth: Worth
    #: A better move was left for it: what follows says nothing about what went before.
    explored: bool


#: Of what has come to nothing yet.
NO_WORTH = Worth(0.0, 0.0)


@dataclass(slots=True)
class Trace:
    """The positions that one seat chose in a race, and how it ended for its side."""

    samples: list[Sample] = field(default_factory=list)
    end: Worth = NO_WORTH


def targets(trace: Trace, keep: float) -> list[Worth]:
    """Return the worth of each position in hindsight, beyond what was certain: TD(lambda).

    `keep` is lambda: 1 believes the end of the race alone, 0 the next position alone. Points are in
    units of POINT_SCALE.
    """
    points, win = trace.end
    found = []
    for sample in reversed(trace.samples):
        found.append(Worth((points - sample.sure) / POINT_SCALE, win))
        share = 0.0 if sample.explored else keep
        points = share * points + (1 - share) * sample.worth.points
        win = share * win + (1 - share) * sample.worth.win
    return found[::-1]
